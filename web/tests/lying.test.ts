import { describe, expect, it } from "vitest";
import { lyingPlace } from "../src/stage/lying";

const room = { x: 0, y: 0, w: 800, h: 500 };
const size = { w: 120, h: 90 };
const by = { x: 400, y: 250, r: 28 };

describe("dice over the map", () => {
  it("lie above whoever throws them, where nobody stands", () => {
    expect(lyingPlace(by, size, room, [by], null)).toEqual({ x: 400, y: 169 });
  });
  it("lie on nobody", () => {
    const others = [by, { x: 400, y: 180, r: 28 }, { x: 340, y: 180, r: 28 }, { x: 460, y: 180, r: 28 }];
    const at = lyingPlace(by, size, room, others, null);
    for (const one of others) expect(Math.abs(at.x - one.x) >= 60 + one.r || Math.abs(at.y - one.y) >= 45 + one.r).toBe(true);
  });
  it("lie beside wide dice, not on them, though those are not as tall", () => {
    const others = { x: 400, y: 330, r: 200, tall: 30 };
    const corner = { x: 400, y: 60, r: 28 };
    const at = lyingPlace(corner, size, room, [corner, others], null);
    expect(at).toEqual({ x: 400, y: 141 });
  });
  it("lie on the far side of whom they are thrown at", () => {
    expect(lyingPlace(by, size, room, [by], { x: 400, y: 100 }).y).toBeGreaterThan(250);
  });
  it("stay in the part that no panel covers", () => {
    const at = lyingPlace({ x: 20, y: 20, r: 28 }, size, room, [], null);
    expect([at.x >= 60, at.y >= 45]).toEqual([true, true]);
  });
});
