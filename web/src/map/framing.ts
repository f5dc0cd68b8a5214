import type { Box, Insets } from "./camera.svelte";
import { S } from "./draw/pen";
import type { Place, Scene } from "./scene";

/** A place of so many spaces. */
export type Spaces = { x: number; y: number; w?: number; h?: number };
export interface Size {
  w: number;
  h: number;
}

/** How much of the surroundings is shown, if there is room for it. */
const AROUND = [3.2, 2.4, 1.6, 1] as const;
const MARGIN = 0.8;
/** Below this a token is hard to tell from another; below the next nothing is added to a picture any more; but a Fight is seen as a whole. */
const CLEAR = 0.6;
const LEAST_SEEN = 0.43;
const LEAST_FIGHT = 0.3;
/** On a phone, held in a hand, nothing is told apart below this, in whatever question: a Fight that is larger is seen in part. */
export const LEGIBLE = 26 / S;
/** Where goals must be tapped, a space is as large as a finger. */
export const FINGER = 37 / S;
/** What can be chosen, and what happens by the way, is shown with so much of its surroundings, in spaces. */
export const EDGE = 0.45;

function around(things: readonly Spaces[], margin: number): Box {
  const left = Math.min(...things.map(({ x }) => x)) - margin;
  const top = Math.min(...things.map(({ y }) => y)) - margin;
  const right = Math.max(...things.map(({ x, w = 1 }) => x + w)) + margin;
  const bottom = Math.max(...things.map(({ y, h = 1 }) => y + h)) + margin;
  return { x: left * S, y: top * S, w: (right - left) * S, h: (bottom - top) * S };
}

/** From so far away whoever looks around sees all worlds, each with its name. */
const FAR = 0.55;
/** One world is looked at and the others lie in the dark: always where something happens, and near by for whoever looks around. */
export const showsOneWorld = ({ sections }: Pick<Scene, "sections">, zoom: number, byHand: boolean): boolean =>
  sections.length > 1 && (!byHand || zoom >= FAR);

/** Everything on the table. */
export const wholeMap = (scene: Scene): Box => around(scene.tiles, 1.5);

/** Things that are seen together: more of them, as long as all stay large enough. */
class Together {
  box: Box | null = null;

  constructor(readonly view: Size) {}

  /** Add something, if all of it is then no smaller than this. */
  add(box: Box, least: number): boolean {
    const all = this.box ? joined(this.box, box) : box;
    const there = this.box === null || fits(all, this.view) >= least;
    if (there) this.box = all;
    return there;
  }
}
const away =
  (from: Place) =>
  (one: Place): number =>
    Math.hypot(one.x - from.x, one.y - from.y);
const nearest = <T extends Place>(things: readonly T[], from: Place): T[] =>
  [...things].sort((a, b) => away(from)(a) - away(from)(b));
/** Who is in the Fight that somebody is in: all enemies there and everybody who can still act; nobody if there is no Fight. From somebody's place: the nearest first, enemies before others. */
function fighters(scene: Scene, { section }: { section: number }, from: Place = { x: 0, y: 0 }): (Place & Spaces)[] {
  const enemies = scene.enemies.filter((one) => one.section === section);
  const heroes = enemies.length ? scene.heroes.filter((one) => one.section === section && !one.ko) : [];
  return [...nearest(enemies, from), ...nearest(heroes, from)];
}

/** So large everybody in a Fight is. */
const leastFight = (phone: boolean): number => (phone ? LEGIBLE : LEAST_FIGHT);
/** What somebody looks for on the map, and on what. */
interface Wanted {
  who: string;
  spots: readonly Spaces[];
  /** It is chosen with a finger. */
  taps?: boolean;
  /** Dice lie over the map, and the question is about them. */
  dice?: boolean;
  phone?: boolean;
}
/** What whoever decides must see: what can be chosen, then what is new or the Fight, as a whole or as much of it as there is room for while all stays large enough in this view. */
export function whatMatters(
  scene: Scene,
  { who, spots, taps = false, dice = false, phone = false }: Wanted,
  view: Size,
  fresh: Box | null = null,
): Box | null {
  const hero = scene.heroes.find(({ id }) => id === who);
  const goals = inWorldOf(scene, hero, spots);
  const from = hero ?? goals[0];
  if (!from) return null;
  const seen = new Together(view);
  const fight = hero ? fighters(scene, hero, hero) : [];
  const least = taps ? FINGER : phone ? LEGIBLE : LEAST_SEEN;
  if (hero) seen.add(around([hero], dice ? EDGE : MARGIN), least);
  // Nobody goes anywhere in a Fight without seeing whom they are up against, even if the farthest steps are not seen then.
  const [foe] = dice ? [] : fight;
  if (foe) seen.add(around([foe], EDGE), least);
  for (const goal of nearest(goals, from)) seen.add(around([goal], EDGE), least);
  if (dice) return seen.box; // they are what is decided about
  if (fresh && !fight.length) seen.add(fresh, least);
  for (const one of fight) seen.add(around([one], phone ? EDGE : MARGIN), taps ? FINGER : leastFight(phone));
  return seen.box;
}

/** A Fight as a whole, however far its models are apart: the one that somebody is in. Null if there is none. */
export function wholeFight(scene: Scene, who: string, margin = MARGIN): Box | null {
  const one = acting(scene, who);
  const all = one ? fighters(scene, one) : [];
  return all.length ? around(all, margin) : null;
}
/** All enemies of the Fight that somebody is in, wherever they stand. */
export function enemiesAround(scene: Scene, who: string): Scene["enemies"] {
  const section = acting(scene, who)?.section;
  return scene.enemies.filter((one) => one.section === section);
}
/** Who is looked at: who decides, or who acts, or who carries the light. */
const acting = (scene: Scene, who = "") =>
  scene.heroes.find(({ id }) => id === who) ??
  scene.heroes.find((hero) => hero.active) ??
  scene.heroes.find((hero) => hero.lantern);

/** Where it happens, for whoever comes to the table or wants to see it anew: what matters, with the doors that lead on and some of the surroundings. */
export function theFight(
  scene: Scene,
  goals: readonly Spaces[],
  view: Size,
  { who = "", taps = false, phone = false } = {},
): Box {
  const active = acting(scene, who);
  const must = active && whatMatters(scene, { who: active.id, spots: goals, taps, phone }, view);
  if (!active || !must) return wholeMap(scene);
  const seen = new Together(view);
  const least = Math.max(CLEAR, taps ? FINGER : 0);
  seen.add(must, 0);
  const [land, here] = [landOf(scene, active), scene.tiles.find((tile) => inside(tile, active))];
  for (const door of here?.doors ?? [])
    if (door.state === "unexplored") seen.add(around([{ x: door.x - 0.7, y: door.y - 0.7, w: 1.4, h: 1.4 }], MARGIN), least);
  AROUND.some((far) => {
    const near = { x: active.x - far, y: active.y - far + 0.7, w: 1 + 2 * far, h: 2 * far - 0.4 };
    return seen.add(around([within(land, near)], MARGIN), least);
  });
  return seen.box ?? must;
}

/** All of the world around somebody that has been laid out. */
function landOf(scene: Scene, one: Spaces): Required<Spaces> {
  const world = sectionAt(scene, one);
  const tiles = scene.tiles.filter((tile) => sectionAt(scene, tile) === world);
  const { x, y, w, h } = around(tiles.length ? tiles : [one], 0);
  return { x: x / S, y: y / S, w: w / S, h: h / S };
}
const inside = (tile: Required<Spaces>, { x, y }: Spaces): boolean =>
  x >= tile.x && x < tile.x + tile.w && y >= tile.y && y < tile.y + tile.h;
/** What of a part lies within the whole: there is nothing to see in the dark beyond. */
function within(whole: Required<Spaces>, part: Required<Spaces>): Required<Spaces> {
  const [x, y] = [Math.max(whole.x, part.x), Math.max(whole.y, part.y)];
  const right = Math.min(whole.x + whole.w, part.x + part.w);
  const bottom = Math.min(whole.y + whole.h, part.y + part.h);
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) };
}

/** What a scene shows, by tiles, models and spaces; all of it in one world: that of what is named first. Null if nothing of it is on the map. */
export function framed(
  scene: Scene,
  frame: { tiles?: readonly number[]; models?: readonly string[]; spaces?: readonly number[] },
  margin = MARGIN,
): Box | null {
  const tiles = scene.tiles.filter(({ index }) => frame.tiles?.includes(index));
  const models = (frame.models ?? []).flatMap(
    (id) => scene.heroes.find((one) => one.id === id) ?? scene.enemies.find((one) => one.id === id) ?? [],
  );
  const spaces = (frame.spaces ?? []).flatMap((space) => scene.spaces.get(space) ?? []);
  const things: readonly Spaces[] = [...tiles, ...models, ...spaces];
  const [first] = things;
  if (!first) return null;
  const world = sectionAt(scene, first);
  return around(
    things.filter((one) => sectionAt(scene, one) === world),
    margin,
  );
}
/** What a scene shows, with those besides for whom there is room in this view. */
export function framedWith(
  scene: Scene,
  frame: Parameters<typeof framed>[1] & { also?: readonly string[] },
  view: Size,
  phone = false,
): Box | null {
  const wide = frame.also?.length ? framed(scene, { ...frame, models: [...(frame.models ?? []), ...frame.also] }) : null;
  return wide && fits(wide, view) >= leastFight(phone) ? wide : framed(scene, frame);
}
const sectionAt = (scene: Scene, { x, y }: Spaces): number | undefined =>
  scene.sections.find((one) => x >= one.x && x < one.x + one.w && y >= one.y && y < one.y + one.h)?.index;

/** Of several things (in spaces) those in the world of one: two worlds are never shown in one picture. */
export function inWorldOf<T extends Spaces>(scene: Scene, one: Spaces | undefined, things: readonly T[]): T[] {
  const from = one ?? things[0];
  const world = from && nearestSection(scene, from.x, from.y);
  return things.filter(({ x, y }) => nearestSection(scene, x, y) === world);
}

/** The map section that a point lies in, or next to. */
export function nearestSection(scene: Scene, x: number, y: number): number | undefined {
  const away = ({ x: left, y: top, w, h }: Scene["sections"][number]) =>
    Math.hypot(Math.max(left - x, 0, x - left - w), Math.max(top - y, 0, y - top - h));
  return [...scene.sections].sort((a, b) => away(a) - away(b))[0]?.index;
}

/** The smallest box around both. */
export function joined(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
/** So large all of a box can be seen in a view. */
export const fits = (box: Box, view: Size): number => Math.max(SMALLEST, Math.min(view.w / box.w, view.h / box.h));
/** So small the whole of a large map can get. */
const SMALLEST = 0.03;

/** On a large screen the map has room to be nearer. */
const ROOMY = 700;
/** So large a view of this size makes the map by itself: there is always something around whoever acts. */
export const largest = (view: Size): number =>
  Math.min(view.h > ROOMY ? 1.5 : 1.25, Math.max(0.7, Math.min(view.w, view.h) / (6 * S)));

/** Nobody sees less than this, in pixels. */
const HAIR = 0.5;
/** How far to move a view so that a box (both in pixels) lies in its free part; null if it is too large for that. */
export function keptInside(box: Box, view: Size, free: Insets): readonly [number, number] | null {
  const shift = (near: number, far: number, from: number, to: number) =>
    near < from - HAIR ? from - near : far > to + HAIR ? to - far : 0;
  const [right, bottom] = [view.w - free.right, view.h - free.bottom];
  if (box.w > right - free.left + HAIR || box.h > bottom - free.top + HAIR) return null;
  return [shift(box.x, box.x + box.w, free.left, right), shift(box.y, box.y + box.h, free.top, bottom)];
}
