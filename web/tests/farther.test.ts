import { describe, expect, it } from "vitest";
import { fartherThan, TAG } from "../src/map/farther";

/** The free part of a map between panels, with the buttons of the map in its lower right corner. */
const hole = { x: 0, y: 100, w: 390, h: 320 };
const room = { x: 6, y: 106, w: 378, h: 260 };
const over = [{ x: 284, y: 364, w: 106, h: 56 }];
const glass = { hole, over, room };
const at = (id: string, x: number, y: number, lit = false) => ({ id, x, y, r: 14, lit });

describe("who stands farther away than a phone shows", () => {
  it("is said at the edge where the way there crosses it, with all who are on that side", () => {
    const [left, ...others] = fartherThan([at("a", 200, 200), at("b", -80, 230), at("c", -40, 250)], glass, []);
    expect(others).toEqual([]);
    expect(left).toMatchObject({ side: "left", ids: ["b", "c"], lit: false });
    expect(left?.at?.x).toBe(room.x + TAG.w / 2);
    expect(Math.abs((left?.at?.y ?? 0) - 238)).toBeLessThan(TAG.h / 2);
    expect(Math.abs(Math.abs(left?.angle ?? 0) - 180)).toBeLessThan(5);
  });
  it("is whoever lies under a panel or a button, and nobody who is seen beside them", () => {
    const found = fartherThan([at("seen", 200, 400), at("under", 340, 400), at("header", 200, 60, true)], glass, []);
    expect(found.map(({ side, ids, lit }) => [side, ids, lit])).toEqual([
      ["bottom", ["under"], false],
      ["top", ["header"], true],
    ]);
  });
  it("is said on nobody, and nowhere if there is no room", () => {
    const crowd = [at("x", 35, 236), at("y", 35, 200), at("z", 35, 270)];
    const [left] = fartherThan([at("b", -80, 236)], glass, crowd);
    for (const one of crowd) {
      const apart =
        Math.abs((left?.at?.y ?? 0) - one.y) >= one.r + TAG.h / 2 || Math.abs((left?.at?.x ?? 0) - one.x) >= one.r + TAG.w / 2;
      expect(apart).toBe(true);
    }
    const wall = Array.from({ length: 12 }, (_, n) => at(`w${n}`, 35, 106 + 24 * n));
    expect(fartherThan([at("b", -80, 236)], glass, wall)).toMatchObject([{ ids: ["b"], at: null }]);
  });
  it("is nobody where all are seen", () => {
    expect(fartherThan([at("a", 200, 200)], glass, [])).toEqual([]);
  });
});
