import type { Box, Insets } from "./camera.svelte";
import { S } from "./draw/pen";
import type { Place, Scene } from "./scene";

type Spaces = { x: number; y: number; w?: number; h?: number };
export interface Size {
  w: number;
  h: number;
}

/** How far around whoever acts things matter, in spaces. */
const NEAR = 7;
/** How much of the surroundings is shown, if there is room for it. */
const AROUND = [3.2, 2.4, 1.6, 1] as const;
const MARGIN = 0.8;
/** Below this a token is hard to tell from another; below the other a finger does not find a space any more. */
const CLEAR = 0.6;
const LEAST_GOAL = 0.43;
/** Where goals must be tapped, a space is as large as a finger. */
export const FINGER = 37 / S;
/** Enemies far away are still shown if they stay as large as this. */
const LEAST_FOE = 0.52;

function around(things: readonly Spaces[], margin: number): Box {
  const left = Math.min(...things.map(({ x }) => x)) - margin;
  const top = Math.min(...things.map(({ y }) => y)) - margin;
  const right = Math.max(...things.map(({ x, w = 1 }) => x + w)) + margin;
  const bottom = Math.max(...things.map(({ y, h = 1 }) => y + h)) + margin;
  return { x: left * S, y: top * S, w: (right - left) * S, h: (bottom - top) * S };
}

/** Everything on the table. */
export const wholeMap = (scene: Scene): Box => around(scene.tiles, 1.5);

/** Where it happens: around whoever acts, with the goals, the models that are near and the doors that lead on, as far as they stay large enough in this view. */
export function theFight(scene: Scene, goals: readonly Spaces[], view: Size, least = LEAST_GOAL): Box {
  const active = scene.heroes.find((hero) => hero.active) ?? scene.heroes.find((hero) => hero.lantern);
  if (!active) return wholeMap(scene);
  const away = (one: Place) => Math.hypot(one.x - active.x, one.y - active.y);
  const nearest = <T extends Place>(things: readonly T[]) => [...things].sort((a, b) => away(a) - away(b));
  let shown: readonly Spaces[] = [active];
  const add = (thing: Spaces, least: number): boolean => {
    const box = around([...shown, thing], MARGIN);
    const fits = Math.min(view.w / box.w, view.h / box.h) >= least;
    if (fits) shown = [...shown, thing];
    return fits;
  };
  for (const goal of nearest(inWorldOf(scene, active, goals))) add(goal, least);
  for (const model of nearest(
    [...scene.enemies, ...scene.heroes].filter((one) => one.section === active.section && away(one) < NEAR),
  ))
    add(model, Math.max(CLEAR, least));
  for (const enemy of nearest(scene.enemies.filter(({ section }) => section === active.section)))
    add(enemy, Math.max(LEAST_FOE, least === LEAST_GOAL ? 0 : least));
  const [land, here] = [landOf(scene, active), scene.tiles.find((tile) => inside(tile, active))];
  for (const door of here?.doors ?? [])
    if (door.state === "unexplored") add({ x: door.x - 0.7, y: door.y - 0.7, w: 1.4, h: 1.4 }, Math.max(CLEAR, least));
  AROUND.some((far) =>
    add(within(land, { x: active.x - far, y: active.y - far + 0.7, w: 1 + 2 * far, h: 2 * far - 0.4 }), CLEAR),
  );
  return around(shown, MARGIN);
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
    MARGIN,
  );
}
/** What a scene shows, with those besides for whom there is room in this view. */
export function framedWith(
  scene: Scene,
  frame: Parameters<typeof framed>[1] & { also?: readonly string[] },
  view: Size,
): Box | null {
  const wide = frame.also?.length ? framed(scene, { ...frame, models: [...(frame.models ?? []), ...frame.also] }) : null;
  return wide && clearIn(wide, view, CLEAR) ? wide : framed(scene, frame);
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
/** Still large enough to point at what is in it. */
export const clearIn = (box: Box, view: Size, least = LEAST_GOAL): boolean => Math.min(view.w / box.w, view.h / box.h) >= least;

/** So large a view of this size makes the map by itself: there is always something around whoever acts. */
/** On a large screen the map has room to be nearer. */
const ROOMY = 700;
export const largest = (view: Size): number =>
  Math.min(view.h > ROOMY ? 1.5 : 1.25, Math.max(0.7, Math.min(view.w, view.h) / (6 * S)));

/** What is shown nearly as large as it could be need not come nearer: a map that stands still is easier to follow. */
const NEARLY = 0.7;
/** Whether a view shows all of a box already, and large enough, where it looks now. */
export function showsWell(
  aim: { x: number; y: number; zoom: number },
  box: Box,
  size: Size,
  free: Insets,
  nearest: number,
): boolean {
  const { x, y, zoom } = aim;
  const there = { x: (box.x - x) * zoom, y: (box.y - y) * zoom, w: box.w * zoom, h: box.h * zoom };
  const room = { w: size.w - free.left - free.right, h: size.h - free.top - free.bottom };
  const best = Math.min(nearest, room.w / box.w, room.h / box.h);
  const by = keptInside(there, size, free);
  return by?.[0] === 0 && by[1] === 0 && zoom >= NEARLY * best;
}

/** How far to move a view so that a box (both in pixels) lies in its free part; null if it is too large for that. */
export function keptInside(box: Box, view: Size, free: Insets): readonly [number, number] | null {
  const shift = (near: number, far: number, from: number, to: number) => (near < from ? from - near : far > to ? to - far : 0);
  const [right, bottom] = [view.w - free.right, view.h - free.bottom];
  if (box.w > right - free.left || box.h > bottom - free.top) return null;
  return [shift(box.x, box.x + box.w, free.left, right), shift(box.y, box.y + box.h, free.top, bottom)];
}
