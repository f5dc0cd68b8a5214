import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import type { Update } from "../src/lib/wire";
import { S } from "../src/map/draw/pen";
import { beyond, UNSEEN } from "../src/map/draw/plan";
import { framed, framedWith, inWorldOf, keptInside, nearestSection, showsOneWorld, theFight } from "../src/map/framing";
import { goalBehind, goalsOf } from "../src/map/goals";
import type { SceneSection } from "../src/map/scene";
import { sceneOf, targetsOf } from "../src/map/scene-of";
import worldsStored from "./fixtures/worlds.json";
import { boardOf, updates } from "./helpers";

const LAPTOP = { w: 820, h: 510 };
const PHONE = { w: 378, h: 256 };
const LARGE_PHONE = { w: 420, h: 400 };
const zoomOf = (box: { w: number; h: number }, view: { w: number; h: number }) => Math.min(view.w / box.w, view.h / box.h);

function seen(name: "fight" | "room", view: { w: number; h: number }) {
  const { table } = updates[name];
  const scene = sceneOf(boardOf(updates[name]), table, en);
  const goals = goalsOf(scene, targetsOf(table.questions[0], boardOf(updates[name])));
  const spots = goals.map(({ x, y, w, h }) => ({ x: x / S, y: y / S, w: w / S, h: h / S }));
  return { scene, goals, spots, box: theFight(scene, spots, view) };
}
const holds = (box: { x: number; y: number; w: number; h: number }, x: number, y: number) =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

describe("where the map looks", () => {
  it("shows everything that can be chosen on a laptop", () => {
    const { goals, box } = seen("room", LAPTOP);
    for (const { x, y, w, h } of goals) expect(holds(box, x, y) && holds(box, x + w, y + h)).toBe(true);
  });

  it("shows a whole fight while some of it is looked at, if everybody stays large enough", () => {
    const { scene } = seen("fight", LAPTOP);
    const [hero] = scene.heroes;
    const one = scene.enemies[0];
    if (!hero || !one) throw new Error("a fight has both");
    const frame = { models: [hero.id], also: [one.id] };
    const near = { ...scene, enemies: [{ ...one, x: hero.x + 3, y: hero.y }] };
    expect(framedWith(near, frame, LAPTOP)).toEqual(framed(near, { models: [hero.id, one.id] }));
    const far = { ...scene, enemies: [{ ...one, x: hero.x + 50, y: hero.y }] };
    expect(framedWith(far, frame, LAPTOP)).toEqual(framed(far, { models: [hero.id] }));
  });

  it("shows an enemy far away, too, if there is room for it", () => {
    const { scene } = seen("fight", LAPTOP);
    const hero = scene.heroes.find(({ active }) => active);
    const one = scene.enemies[0];
    if (!hero || !one) throw new Error("a fight has both");
    const far = { ...one, x: hero.x + 9, y: hero.y - 1 };
    const box = theFight({ ...scene, heroes: [hero], enemies: [far] }, [], LAPTOP);
    expect(holds(box, far.x * S, far.y * S)).toBe(true);
  });

  it("looks no farther than the mine goes: a hero at its edge does not move it aside", () => {
    const { scene } = seen("fight", LAPTOP);
    const [tile] = scene.tiles;
    const one = scene.heroes.find(({ active }) => active);
    if (!tile || !one) throw new Error("a fight has both");
    const hero = { ...one, x: tile.x + tile.w - 1, y: tile.y };
    const box = theFight({ ...scene, tiles: [tile], heroes: [hero], enemies: [] }, [], LAPTOP);
    const MARGIN = 1.5 * S; // a door at the edge leads on
    expect(box.x + box.w).toBeLessThanOrEqual((tile.x + tile.w) * S + MARGIN + 1);
    expect(box.y).toBeGreaterThanOrEqual(tile.y * S - MARGIN - 1);
  });

  it("shows one world, though a way leads through a Gate", () => {
    const update = worldsStored as unknown as Update;
    const scene = sceneOf(boardOf(update), update.table, en);
    const goals = goalsOf(scene, targetsOf(update.table.questions[0], boardOf(update)));
    const spots = goals.map(({ x, y, w, h }) => ({ x: x / S, y: y / S, w: w / S, h: h / S }));
    const asker = scene.heroes.find(({ id }) => id === update.table.questions[0]?.who);
    const worldAt = ({ x, y }: { x: number; y: number }) => nearestSection(scene, x, y);
    expect(new Set(spots.map(worldAt)).size).toBe(2);
    expect(new Set(inWorldOf(scene, asker, spots).map(worldAt))).toEqual(new Set([asker?.section]));
    const box = theFight(scene, spots, { w: 1400, h: 800 });
    const [here, there] = [
      scene.sections.find(({ index }) => index === asker?.section),
      scene.sections.find(({ index }) => index !== asker?.section),
    ];
    if (!here || !there) throw new Error("there are two worlds");
    const overlaps =
      box.x < (there.x + there.w) * S &&
      there.x * S < box.x + box.w &&
      box.y < (there.y + there.h) * S &&
      there.y * S < box.y + box.h;
    expect(overlaps).toBe(false);
  });

  it("shows a Fight as a whole on a phone, too, unless spaces to be tapped would get too small", () => {
    const { scene, box, spots } = seen("fight", LARGE_PHONE);
    const left = (where: typeof box) => scene.enemies.filter(({ x, y }) => !holds(where, x * S, y * S));
    expect(left(box)).toEqual([]);
    const tapped = theFight(scene, spots, PHONE, { taps: true, phone: true });
    expect(left(tapped)).not.toEqual([]);
    expect(zoomOf(tapped, PHONE)).toBeGreaterThanOrEqual(36 / S);
  });

  it("shows of a Fight that is too large for a phone whoever decides with the nearest of the enemies, and all of it on a laptop", () => {
    const { scene } = seen("fight", PHONE);
    const who = scene.heroes.find(({ active }) => active);
    if (!who) throw new Error("somebody acts");
    const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - who.x, y - who.y);
    const part = theFight(scene, [], PHONE, { who: who.id, phone: true });
    expect(zoomOf(part, PHONE) * S).toBeGreaterThanOrEqual(26);
    expect(holds(part, who.x * S, who.y * S)).toBe(true);
    const near = scene.enemies.filter((one) => holds(part, (one.x + 0.5) * S, (one.y + 0.5) * S));
    const far = scene.enemies.filter((one) => !near.includes(one));
    expect([near.length, far.length].every((count) => count > 0)).toBe(true);
    expect(near).toContain([...scene.enemies].sort((a, b) => away(a) - away(b))[0]);
    const all = theFight(scene, [], PHONE, { who: who.id });
    expect(scene.enemies.every(({ x, y }) => holds(all, x * S, y * S))).toBe(true);
  });
});

describe("what glows", () => {
  const free = { top: 90, right: 60, bottom: 160, left: 120 };
  const view = { w: 1000, h: 700 };

  it("is moved out from under the panels, no farther than it must", () => {
    expect(keptInside({ x: 300, y: 60, w: 200, h: 100 }, view, free)).toEqual([0, 30]);
    expect(keptInside({ x: 900, y: 500, w: 60, h: 60 }, view, free)).toEqual([-20, -20]);
    expect(keptInside({ x: 300, y: 200, w: 200, h: 100 }, view, free)).toEqual([0, 0]);
  });

  it("needs another frame if it is too large", () => {
    expect(keptInside({ x: 0, y: 0, w: 900, h: 100 }, view, free)).toBeNull();
  });
});

describe("what nobody has seen yet", () => {
  const { table } = updates.room;
  const scene = sceneOf(boardOf(updates.room), table, en);
  const doors = scene.tiles.flatMap((tile) => tile.doors).filter(({ state }) => state === "unexplored");
  const [door] = doors;
  if (!door) throw new Error("a door that nobody has opened");
  const mark = beyond(door, UNSEEN.far);
  /** The two spaces before a door, as ways of so many steps. */
  const ways = [...scene.spaces]
    .filter(([, { x, y }]) => Math.hypot(x + 0.5 - door.x, y + 0.5 - door.y) < 0.8)
    .map(([space], option) => ({ option, label: `way ${option}`, space, steps: 4 - option }));

  it("means the nearer of the spaces before its door, where the question is where to go", () => {
    expect(ways).toHaveLength(2);
    expect(goalBehind(scene, goalsOf(scene, ways), ...mark)?.options).toEqual([1]);
    expect(goalBehind(scene, goalsOf(scene, ways), mark[0] + 3 * S, mark[1] + 3 * S)).toBeUndefined();
  });
  it("means the door itself, where that can be opened", () => {
    const opens = { option: 7, label: "Look through the door", door: door.key };
    expect(goalBehind(scene, goalsOf(scene, [...ways, opens]), ...mark)?.options).toEqual([7]);
  });
  it("leaves the spaces before a door to whoever wants to go there, and the door beside them", () => {
    const opens = { option: 7, label: "Look through the door", door: door.key };
    const [own, ...to] = goalsOf(scene, [opens, ...ways]);
    const overlap = (a: typeof own, b: typeof own) =>
      a && b
        ? Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
          Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
        : 0;
    expect(to).toHaveLength(2);
    for (const way of to) expect(overlap(own, way) / (way.w * way.h)).toBeLessThan(0.25);
    const [alone] = goalsOf(scene, [opens]);
    for (const way of to) expect(overlap(alone, way) / (way.w * way.h)).toBeCloseTo(0.5);
  });
  it("means nothing, where its door is out of reach", () => {
    expect(goalBehind(scene, [], ...mark)).toBeUndefined();
  });
});

describe("worlds", () => {
  const worlds = (count: number) => ({ sections: Array<SceneSection>(count) });

  it("are never seen together where something happens, however far the camera is; whoever looks around sees all from far away", () => {
    expect([0.3, 0.5, 1].map((zoom) => showsOneWorld(worlds(2), zoom, false))).toEqual([true, true, true]);
    expect([0.3, 0.5, 1].map((zoom) => showsOneWorld(worlds(2), zoom, true))).toEqual([false, false, true]);
    expect(showsOneWorld(worlds(1), 0.3, false)).toBe(false);
  });
});
