import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { sceneOf } from "../src/map/scene-of";
import { roomCorner, saidAt, titleAt, titleCorner, type Written } from "../src/map/title-place";
import { placeOf } from "../src/screens/table/place-of";
import { boardOf, updates } from "./helpers";

const { table } = updates.fight;
const { tiles } = sceneOf(boardOf(updates.fight), table, en);
const [here, there] = tiles.filter(({ spaces }) => spaces.length);
const [hero] = table.heroes;
const [enemy] = table.enemies;
if (!here || !there || !hero || !enemy) throw new Error("a fight has two rooms and both sides");
/** A space that is in no other room: a doorway is in two. */
const own = (of: typeof here) =>
  of.spaces.find((space) => tiles.every((tile) => tile === of || !tile.spaces.includes(space))) ?? -1;
const standing = (space: number) => ({ ...table, heroes: [{ ...hero, space }] });
const placed = { ...standing(own(here)), enemies: [{ ...enemy, spaces: [own(there)] }] };

describe("the name over the map", () => {
  it("is that of the room where whoever decides stands", () => {
    expect(placeOf(tiles, standing(own(there)), { decides: hero.id })).toBe(there);
  });
  it("is that of the room that a scene shows, before that of anybody", () => {
    const frame = { tiles: [there.index], models: [hero.id], matters: true };
    expect(placeOf(tiles, placed, { frame, decides: hero.id })).toBe(there);
  });
  it("is that of the room of those who act, when enemies do", () => {
    const frame = { models: [enemy.id, hero.id], matters: true };
    expect(placeOf(tiles, placed, { frame, acting: hero.id })).toBe(there);
  });
  it("is that of what is to be chosen when all are asked, else that of whoever acts", () => {
    expect(placeOf(tiles, placed, { decides: "party", targets: [{ space: own(there) }], acting: hero.id })).toBe(there);
    expect(placeOf(tiles, placed, { decides: "party", acting: hero.id })).toBe(here);
  });
});

describe("the name of a place", () => {
  const room = { x: 128, y: 90, w: 800, h: 500 };
  const size = { w: 300, h: 50 };
  const at = (x: number, y: number) => ({ x, y, r: 28 });
  it("steps aside for whoever stands there, and stays where it is while it can", () => {
    expect(titleCorner(size, room, [])).toBe("top-left");
    expect(titleCorner(size, room, [at(300, 120)])).toBe("top-right");
    expect(titleCorner(size, room, [at(300, 120), at(700, 120)])).toBe("bottom-left");
    expect(titleCorner(size, room, [at(500, 300)], "bottom-left")).toBe("bottom-left");
  });
  it("is not written where there is no corner without anybody", () => {
    expect(titleCorner(size, room, [at(300, 120), at(700, 120), at(200, 570)])).toBeNull();
  });
  it("steps aside for what is wide and low, such as dice", () => {
    const dice = { x: 500, y: 500, r: 300, tall: 60 };
    expect(titleCorner(size, room, [dice], "bottom-left")).toBe("top-left");
    expect(titleCorner(size, room, [{ ...dice, y: 300 }], "bottom-left")).toBe("bottom-left");
  });
  it("lies in its corner as a whole", () => {
    expect(titleAt("top-right", size, room)).toEqual({ x: 628, y: 90 });
    expect(titleAt("bottom-left", size, room)).toEqual({ x: 128, y: 540 });
  });
  it("lies in the dark rather than over a tile, if it can, and over a tile rather than over somebody", () => {
    const [room, size] = [
      { x: 100, y: 100, w: 800, h: 500 },
      { w: 200, h: 50 },
    ];
    const tile = { x: 200, y: 200, r: 150, tall: 150 };
    expect(titleCorner(size, room, [], "top-left", [tile])).toBe("top-right");
    const all = { x: 500, y: 350, r: 400, tall: 250 };
    expect(titleCorner(size, room, [], "top-left", [all])).toBe("top-left");
    expect(titleCorner(size, room, [{ x: 150, y: 120, r: 20 }], "top-left", [all])).toBe("top-right");
  });
  it("stays where it is from question to question while the room is the same and nobody comes there, whatever lies under it", () => {
    const last: Written = { corner: "top-left", of: "" };
    const everywhere = { x: 300, y: 120, r: 180, tall: 60 };
    const named = (of: string, taken: Parameters<typeof titleCorner>[2] = [], floor: typeof taken = []) =>
      roomCorner(of, last, size, room, taken, floor);
    expect(named("Old Shaft")).toBe("top-left"); // no tile is known yet
    expect(named("Old Shaft", [], [everywhere])).toBe("top-right");
    expect(named("Old Shaft")).toBe("top-right");
    expect(named("Old Shaft", [], [{ ...everywhere, x: 800 }])).toBe("top-right");
    expect(named("Old Shaft", [at(700, 120)], [{ ...everywhere, x: 800 }])).toBe("top-left");
    expect(named("Old Shaft")).toBe("top-left");
    expect(named("Old Shaft", [at(300, 120), at(700, 120), at(200, 570)])).toBeNull();
    expect(named("Old Shaft")).toBe("top-left");
    expect(named("Flooded Hall", [], [everywhere])).toBe("top-right");
  });
});

describe("a sentence over the map", () => {
  const [under, high] = [
    { x: 200, y: 520, w: 600, h: 62 },
    { x: 200, y: 104, w: 600, h: 62 },
  ];
  const name = { x: 128, y: 540, w: 300, h: 50 };
  it("crosses no name, also where it lies on somebody for that", () => {
    expect(saidAt([under, high], [], [])).toEqual({ box: under, cut: false });
    expect(saidAt([under, high], [name], [])).toEqual({ box: high, cut: false });
    expect(saidAt([under, high], [name], [{ x: 500, y: 120, r: 28 }])).toEqual({ box: high, cut: false });
    expect(saidAt([under, high], [], [{ x: 500, y: 540, r: 28 }])).toEqual({ box: high, cut: false });
    expect(saidAt([under, high], [name, { ...name, y: 100 }], [])).toMatchObject({ cut: true });
  });
});
