import { describe, expect, it } from "vitest";
import { heapsOf, lyingPlace, type Taken } from "../src/stage/lying";

const room = { x: 0, y: 0, w: 800, h: 500 };
const size = { w: 120, h: 90 };
const by = { x: 400, y: 250, r: 28 };

describe("dice over the map", () => {
  it("lie above whoever throws them, where nobody stands", () => {
    expect(lyingPlace(by, [size], room, [by], null)).toMatchObject({ x: 400, y: 169 });
  });
  it("lie on nobody", () => {
    const others = [by, { x: 400, y: 180, r: 28 }, { x: 340, y: 180, r: 28 }, { x: 460, y: 180, r: 28 }];
    const at = lyingPlace(by, [size], room, others, null);
    for (const one of others) expect(Math.abs(at.x - one.x) >= 60 + one.r || Math.abs(at.y - one.y) >= 45 + one.r).toBe(true);
  });
  it("lie beside wide dice, not on them, though those are not as tall", () => {
    const others = { x: 400, y: 330, r: 200, tall: 30 };
    const corner = { x: 400, y: 60, r: 28 };
    const at = lyingPlace(corner, [size], room, [corner, others], null);
    expect(at).toMatchObject({ x: 400, y: 141 });
  });
  it("lie on the far side of whom they are thrown at", () => {
    expect(lyingPlace(by, [size], room, [by], { x: 400, y: 100 }).y).toBeGreaterThan(250);
  });
  it("stay in the part that no panel covers", () => {
    const at = lyingPlace({ x: 20, y: 20, r: 28 }, [size], room, [], null);
    expect([at.x >= 60, at.y >= 45]).toEqual([true, true]);
  });
  it("lie two by two where a row of them would cover somebody, as in a crowd on a phone", () => {
    const phone = { x: 6, y: 110, w: 378, h: 330 };
    const space = 30;
    const at = (x: number, y: number): Taken => ({ x: phone.x + 30 + x * space, y: phone.y + 40 + y * space, r: space / 2 });
    const places = [
      [0, 3],
      [1, 3],
      [2, 4],
      [3, 3],
      [4, 4],
      [5, 5],
      [0, 5],
      [1, 6],
      [2, 6],
      [3, 6],
      [4, 7],
      [5, 7],
      [6, 8],
      [7, 8],
      [8, 8],
      [5, 2],
    ];
    const crowd = places.map(([x = 0, y = 0]) => at(x, y));
    const four = heapsOf({ count: 4, cell: { w: 60, h: 67 }, plate: 220, after: [] }, 366, 330);
    const covered = ({ x, y, size }: ReturnType<typeof lyingPlace>) =>
      crowd.filter((one) => Math.abs(x - one.x) < size.w / 2 + one.r && Math.abs(y - one.y) < size.h / 2 + one.r).length;
    const [row] = four;
    expect(covered(lyingPlace(crowd[3] as Taken, [row], phone, crowd, null))).toBeGreaterThan(0);
    const lie = lyingPlace(crowd[3] as Taken, four, phone, crowd, null);
    expect(covered(lie)).toBe(0);
    expect(lie.size.w).toBeLessThan(150);
    const alone = lyingPlace(crowd[3] as Taken, four, phone, [], null);
    expect(alone.size).toBe(row);
  });
  it("lie wherever there is room, where all of it beside whoever throws them is taken", () => {
    const around = [-90, -45, 0, 45, 90, 135, 180, -135].flatMap((way) =>
      [80, 170].map((far) => ({
        x: by.x + far * Math.cos((way * Math.PI) / 180),
        y: by.y + far * Math.sin((way * Math.PI) / 180),
        r: 40,
      })),
    );
    const at = lyingPlace(by, [size], room, [by, ...around], null);
    for (const one of around) expect(Math.abs(at.x - one.x) >= 60 + one.r || Math.abs(at.y - one.y) >= 45 + one.r).toBe(true);
  });
  it("lie in two rows, or as nearly a square, if there are more, and never higher than the room", () => {
    const heaps = (count: number) => heapsOf({ count, cell: { w: 60, h: 67 }, plate: 100, after: [] }, 366, 330);
    const six = heaps(6);
    expect(six.map(({ w }) => w)).toEqual([360, 180, 360]);
    expect(six[1]?.h).toBeGreaterThan((six[0]?.h ?? 0) + 60);
    expect(heaps(4).map(({ w }) => w)).toEqual([240, 148, 240]);
    for (const { w, h } of heaps(16)) expect([w >= 240, h <= 330]).toEqual([true, true]);
    expect(heaps(1)[0].w).toBe(100);
  });
  it("leave room for what is added to them and for their sum, in rows of their own where they lie close together", () => {
    const two = { count: 2, cell: { w: 60, h: 67 }, plate: 100 };
    const [row, close] = heapsOf({ ...two, after: [160, 60] }, 366, 330);
    expect(row.w).toBe(340);
    expect([close?.w, close?.h]).toEqual([160, row.h + 2 * 67]);
    expect(heapsOf({ ...two, after: [] }, 366, 330)[0].h).toBe(row.h);
  });
});
