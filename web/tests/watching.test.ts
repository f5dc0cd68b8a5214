import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { joined as withWhatLiesHere } from "../src/lib/stopping";
import type { LogEntry, MapView, QuestionView, TableView } from "../src/lib/wire";
import type { Box, Insets } from "../src/map/camera.svelte";
import { S } from "../src/map/draw/pen";
import { FINGER, fits, LEGIBLE, largest, theFight, whatMatters, wholeFight } from "../src/map/framing";
import { goalsOf } from "../src/map/goals";
import type { Scene } from "../src/map/scene";
import { sceneOf, targetsOf } from "../src/map/scene-of";
import { type Aim, type Glass, gathered, middleOn, roomOf, towards, Watch } from "../src/map/watching";
import { answersLieOnMap } from "../src/panels/question/places";
import { beatsOf, scenesOf } from "../src/stage/scenes";
import { opening, type Picture, told } from "../src/stage/telling";
import stored from "./night/moments.json";

/** The first night, question by question, as a sensible person plays it (`python -m tests.server.night_moments`); its map where that changes. */
interface Moment {
  table: TableView;
  log: readonly LogEntry[];
  board: MapView | null;
}
interface Asked extends Picture {
  log: readonly LogEntry[];
  question: QuestionView | undefined;
}

/** What the map needs of a table and the night does not keep. */
const HERO = { name: "", initials: "", hero_class: "", class_name: "", ring: 0, corruption: { now: 0, most: 5 }, pools: [] };
const ENEMY = { name: "", number: 1, size: "medium", health: 1, wounds: 0 };
const TABLE = { mission: { companions: [], markers: [], counters: [] }, in_play: [], sheets: [] };
function whole(table: TableView): TableView {
  const heroes = table.heroes.map((hero) => Object.assign({}, HERO, hero));
  const enemies = table.enemies.map((enemy) => Object.assign({}, ENEMY, enemy));
  return Object.assign({}, table, TABLE, { heroes, enemies }) as TableView;
}
const NIGHT: readonly Asked[] = (() => {
  let board: MapView | null = null;
  return (stored as unknown as readonly Moment[]).map((moment) => {
    board = moment.board ?? board;
    const table = whole(moment.table);
    const [question] = table.questions;
    return { table, board: board as MapView, log: moment.log, question: question && withWhatLiesHere(question) };
  });
})();

/** What panels cover on a screen, and how high the dice are that lie over the map while somebody is asked about them. */
interface Screen {
  size: { w: number; h: number };
  insets: (question: QuestionView | undefined) => Insets;
  /** How much of the free part lies under the controls of the map, on its right and below. */
  controls: { right: number; bottom: number };
  dice: number;
  /** So much of it is kept free for the sentence that tells a scene; on a phone only where the question leaves no room for it. */
  sentence: (question: QuestionView | undefined) => number;
}
const folds = (question: QuestionView | undefined) => question !== undefined && answersLieOnMap(question);
const LAPTOP: Screen = {
  size: { w: 1366, h: 768 },
  insets: () => ({ top: 84, left: 120, right: 366, bottom: 162 }),
  controls: { right: 62, bottom: 6 },
  dice: 150,
  sentence: () => 66,
};
const PHONE: Screen = {
  size: { w: 390, h: 844 },
  insets: (question) => ({ top: 106, left: 0, right: 0, bottom: folds(question) ? 145 : question?.roll ? 370 : 410 }),
  controls: { right: 6, bottom: 54 },
  dice: 120,
  sentence: (question) => (folds(question) ? 108 : 0),
};
function glassOf({ size, insets, controls, dice }: Screen, question: QuestionView | undefined): Glass {
  const { top, left, right, bottom } = insets(question);
  const over = question?.roll ? dice : 0;
  const below = controls.bottom > 6 ? over + controls.bottom : Math.max(over, controls.bottom);
  return { size, free: { top: top + 6, left: left + 6, right: right + controls.right, bottom: bottom + below } };
}
const inScene = ({ sentence, insets }: Screen, { size, free }: Glass, question: QuestionView | undefined): Glass => ({
  size,
  free: { ...free, bottom: Math.max(free.bottom, insets(question).bottom + sentence(question)) },
});
const NEW: ReadonlySet<string> = new Set(["door", "tile", "room", "enemies", "find"]);

/** What somebody saw at a question: where the map looked, how often it had moved before, and what was asked. */
interface Looked {
  aim: Aim;
  moves: number;
  zooms: number;
  scene: Scene;
  glass: Glass;
  who: string;
  spots: Box[];
  taps: boolean;
}

/** Play the night on a screen, with or without scenes. */
function watched(screen: Screen, { scenes }: { scenes: boolean }): Looked[] {
  const watch = new Watch();
  let aim: Aim | null = null;
  return NIGHT.map(({ table, board, log, question }, at) => {
    const after = { table, board };
    const glass = glassOf(screen, question);
    const taps = screen === PHONE && folds(question);
    const scene = sceneOf(board, table, en);
    const goals = goalsOf(scene, targetsOf(question, board));
    const spots = goals.map(({ x, y, w, h }) => ({ x: x / S, y: y / S, w: w / S, h: h / S }));
    const before = NIGHT[at - 1] ?? after;
    let [moves, zooms] = [0, 0];
    const go = (to: Aim): void => {
      moves += Number(aim !== null && to !== aim);
      zooms += Number(aim !== null && to.zoom !== aim.zoom);
      aim = to;
    };
    const first = (): Aim => {
      const room = roomOf(glass);
      return middleOn(
        theFight(scene, spots, room, { who: question?.who, taps, phone: screen === PHONE }),
        glass,
        largest(room),
      );
    };
    if (scenes && at) {
      let shown = opening(before, after);
      for (const beat of beatsOf(scenesOf({ log, before: before.table, after: table, nameOf: () => "" }))) {
        for (const entry of beat.tells) shown = told(shown, entry, after);
        const shows = beat.kind === "step" ? "way" : NEW.has(beat.kind) ? "new" : "else";
        if (beat.frame && aim)
          go(watch.scene(aim, sceneOf(shown.board, shown.table, en), beat.frame, inScene(screen, glass, question), shows));
      }
    }
    aim ??= first();
    if (question) go(watch.question(aim, scene, { who: question.who, spots, taps, dice: question.roll != null }, glass));
    const boxes = spots.map(({ x, y, w, h }) => ({ x: x * S, y: y * S, w: w * S, h: h * S }));
    return { aim, moves, zooms, scene, glass, who: question?.who ?? "", spots: boxes, taps: taps && question?.roll == null };
  });
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** How far something of the map lies outside of what is free, in pixels. */
function outside({ aim, glass: { size, free } }: Looked, { x, y, w, h }: Box): number {
  const [left, top] = [(x - aim.x) * aim.zoom, (y - aim.y) * aim.zoom];
  const right = left + w * aim.zoom - (size.w - free.right);
  return Math.max(0, free.left - left, free.top - top, right, top + h * aim.zoom - (size.h - free.bottom));
}
const standing = ({ x, y, w = 1, h = 1 }: { x: number; y: number; w?: number; h?: number }): Box => ({
  x: x * S,
  y: y * S,
  w: w * S,
  h: h * S,
});

describe.each([
  // How often it goes elsewhere in a hundred questions, and how often it changes its size.
  ["a laptop", LAPTOP, { scenes: [42, 16], plain: [22, 7] }],
  ["a phone", PHONE, { scenes: [73, 35], plain: [49, 25] }],
] as const)("the map of the first night on %s", (_, screen, most) => {
  it.each([
    ["with scenes", true],
    ["without", false],
  ] as const)("stands still as long as it can, %s", (_, scenes) => {
    const looked = watched(screen, { scenes });
    const inAHundred = (number: number): number => (100 * number) / looked.length;
    const moves = inAHundred(sum(looked.map((one) => one.moves)));
    const zooms = inAHundred(sum(looked.map((one) => one.zooms)));
    const [mostMoves, mostZooms] = most[scenes ? "scenes" : "plain"];
    expect(moves).toBeLessThanOrEqual(mostMoves);
    expect(zooms).toBeLessThanOrEqual(mostZooms);
  });
  it("is so large that a finger finds every space that must be tapped", () => {
    const tapped = watched(screen, { scenes: true }).filter(({ taps, spots }) => taps && spots.length > 0);
    expect(tapped.length > 0).toBe(screen === PHONE);
    for (const { aim } of tapped) expect(aim.zoom * S).toBeGreaterThanOrEqual(36);
  });
  it("shows who decides and whatever can be chosen, beside the panels", () => {
    for (const [at, looked] of watched(screen, { scenes: true }).entries()) {
      const hero = looked.scene.heroes.find(({ id }) => id === looked.who);
      if (hero) expect([at, outside(looked, standing(hero))]).toEqual([at, 0]);
      const hidden = looked.spots.filter((spot) => outside(looked, spot) > 0);
      expect([at, hidden.length]).toEqual([at, 0]);
    }
  });
  it("shows a Fight as a whole while somebody moves or attacks in it, on a phone as much of it as is legible", () => {
    let [fights, parts] = [0, 0];
    for (const [at, looked] of watched(screen, { scenes: true }).entries()) {
      if (!looked.scene.enemies.length || NIGHT[at]?.question?.roll) continue;
      fights += 1;
      const hidden = looked.scene.enemies.filter((enemy) => outside(looked, standing(enemy)) > 0);
      const told = [at, hidden.map(({ id }) => id), looked.aim.zoom];
      if (screen === PHONE) expect([...told, looked.aim.zoom * S >= LEGIBLE * S - 0.1]).toEqual([...told, true]);
      if (screen === PHONE && hidden.length) {
        parts += 1;
        const all = wholeFight(looked.scene, looked.who) as Box;
        expect([...told, fits(all, roomOf(looked.glass)) < (looked.taps ? FINGER : LEGIBLE)]).toEqual([...told, true]);
        expect([...told, hidden.length < looked.scene.enemies.length]).toEqual([...told, true]);
      } else expect(told).toEqual([at, [], looked.aim.zoom]);
    }
    expect(fights).toBeGreaterThan(10);
    expect(parts > 0).toBe(screen === PHONE);
  });
});

describe("where the map looks next", () => {
  const glass: Glass = { size: { w: 1000, h: 700 }, free: { top: 100, right: 100, bottom: 100, left: 100 } };
  const aim = { x: 0, y: 0, zoom: 1 };
  const seen = (to: Aim, box: Box) => outside({ aim: to, glass } as Looked, box) < 0.6; // as much as nobody sees

  it("is where it looks now, if all is seen there", () => {
    expect(towards(aim, { x: 200, y: 200, w: 300, h: 200 }, glass, 0.7)).toBe(aim);
  });
  it("is no farther aside than it must be, and as near as before", () => {
    expect(towards(aim, { x: 200, y: 60, w: 300, h: 200 }, glass, 0.7)).toEqual({ x: 0, y: -40, zoom: 1 });
    expect(towards(aim, { x: 850, y: 550, w: 100, h: 100 }, glass, 0.7)).toEqual({ x: 50, y: 50, zoom: 1 });
  });
  it("is farther away only if there is no room for all of it", () => {
    const wide = { x: 0, y: 200, w: 1000, h: 100 };
    const to = towards(aim, wide, glass, 0.7);
    expect(to.zoom).toBeLessThan(1);
    expect(to.zoom).toBeGreaterThanOrEqual(0.7);
    expect(seen(to, wide)).toBe(true);
    expect(towards(to, wide, glass, 0.7)).toBe(to);
  });
  it("is nearer if nothing could be told apart", () => {
    const box = { x: 1000, y: 1000, w: 300, h: 200 };
    const small = { x: 0, y: 0, zoom: 0.3 };
    const to = towards(small, box, glass, 0.7);
    expect(to.zoom).toBeGreaterThanOrEqual(0.7);
    expect(seen(to, box)).toBe(true);
  });
  it("is nearer if it could be half as large again, and as far away as before if it gains less", () => {
    const box = { x: 300, y: 300, w: 300, h: 200 };
    const far = { x: 0, y: 0, zoom: 0.55 };
    expect(towards(far, box, glass, 0.5).zoom).toBeCloseTo(0.9);
    expect(seen(towards(far, box, glass, 0.5), box)).toBe(true);
    expect(towards({ ...far, zoom: 0.65 }, box, glass, 0.5).zoom).toBe(0.65);
  });
  it("is at what somebody decides about if that lies at the edge of an else empty view", () => {
    const [edge, middle] = [
      { x: 120, y: 120, w: 200, h: 60 },
      { x: 320, y: 250, w: 200, h: 60 },
    ];
    const to = gathered(aim, edge, glass);
    expect([(edge.x + 100 - to.x) * to.zoom, (edge.y + 30 - to.y) * to.zoom]).toEqual([500, 350]);
    expect(gathered(aim, middle, glass)).toBe(aim);
  });
  /** Somebody in a Fight on a phone, with enemies so many spaces to the right, and steps to as many spaces on the left. */
  function beset(far: readonly number[], steps: number): { scene: Scene; who: string; spots: Box[]; phone: Glass } {
    const asked = NIGHT.find(({ table, question }) => table.enemies.length && question) as Asked;
    const scene = sceneOf(asked.board, asked.table, en);
    const [hero] = scene.heroes;
    const [one] = scene.enemies;
    if (!hero || !one) throw new Error("a Fight has both");
    const enemies = far.map((x, at) => ({ ...one, id: `foe-${at}`, x: hero.x + x, y: hero.y, section: hero.section }));
    const spots = Array.from({ length: steps }, (_, at) => ({ x: hero.x - at - 1, y: hero.y, w: 1, h: 1 }));
    return { scene: { ...scene, heroes: [hero], enemies }, who: hero.id, spots, phone: glassOf(PHONE, undefined) };
  }
  it("has what it goes to in the middle, with as much around it on all sides", () => {
    const { scene, who, spots, phone } = beset([5], 0);
    const box = whatMatters(scene, { who, spots, phone: true }, roomOf(phone)) as Box;
    const beyond = { x: box.x - 300, y: box.y - 400, zoom: 0.6 };
    const to = new Watch().question(beyond, scene, { who, spots }, phone);
    const { top, left, right, bottom } = phone.free;
    expect((box.x + box.w / 2 - to.x) * to.zoom).toBeCloseTo((left + phone.size.w - right) / 2);
    expect((box.y + box.h / 2 - to.y) * to.zoom).toBeCloseTo((top + phone.size.h - bottom) / 2);
  });
  it("shows the nearest Enemy to whoever moves in a Fight, even if not all steps have room beside it", () => {
    const { scene, who, spots, phone } = beset([6], 9);
    const to = new Watch().question({ x: 0, y: 0, zoom: 0.5 }, scene, { who, spots, taps: true }, phone);
    for (const model of [...scene.heroes, ...scene.enemies])
      expect(outside({ aim: to, glass: phone } as Looked, standing(model))).toBe(0);
    expect(to.zoom).toBeGreaterThanOrEqual(36 / S);
  });
  it("keeps a Fight in view beside dice, if it need only be pushed aside for that", () => {
    const { scene, who, phone } = beset([5], 0);
    const [hero] = scene.heroes;
    if (!hero) throw new Error("there is one");
    const edge = { x: (hero.x - 8) * S, y: (hero.y - 6) * S, zoom: 0.5 };
    const to = new Watch().question(edge, scene, { who, spots: [], dice: true }, phone);
    expect(to.zoom).toBe(edge.zoom);
    for (const enemy of scene.enemies)
      expect([
        outside({ aim: edge, glass: phone } as Looked, standing(enemy)) > 0,
        outside({ aim: to, glass: phone } as Looked, standing(enemy)),
      ]).toEqual([true, 0]);
  });
  it("shows all of a Fight to whoever wants to see it, however far apart they stand", () => {
    const asked = NIGHT.find(({ table, question }) => table.enemies.length && question) as Asked;
    const scene = sceneOf(asked.board, asked.table, en);
    const [hero] = scene.heroes;
    const [one] = scene.enemies;
    if (!hero || !one) throw new Error("a Fight has both");
    const far = { ...scene, enemies: [{ ...one, x: hero.x + 24, y: hero.y + 3, section: hero.section }] };
    const phone = glassOf(PHONE, asked.question);
    const box = wholeFight(far, hero.id) as Box;
    const to = middleOn(box, phone, 1.25);
    for (const model of [hero, ...far.enemies]) expect(outside({ aim: to, glass: phone } as Looked, standing(model))).toBe(0);
    expect(wholeFight({ ...scene, enemies: [] }, hero.id)).toBeNull();
  });
});
