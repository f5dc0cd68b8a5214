import type { Box } from "./camera.svelte";
import { S } from "./draw/pen";
import type { Place, Scene } from "./scene";

type Spaces = { x: number; y: number; w?: number; h?: number }[];

/** How far around whoever acts things matter, in spaces. */
const NEAR = 7;
const AROUND = 3.2;

function around(things: Spaces, margin: number): Box {
  const left = Math.min(...things.map(({ x }) => x)) - margin;
  const top = Math.min(...things.map(({ y }) => y)) - margin;
  const right = Math.max(...things.map(({ x, w = 1 }) => x + w)) + margin;
  const bottom = Math.max(...things.map(({ y, h = 1 }) => y + h)) + margin;
  return { x: left * S, y: top * S, w: (right - left) * S, h: (bottom - top) * S };
}

/** Everything on the table. */
export const wholeMap = (scene: Scene): Box => around(scene.tiles, 1.5);

/** Where it happens: around whoever acts, with the models and the goals that are near. */
export function theFight(scene: Scene, goals: readonly Place[]): Box {
  const active = scene.heroes.find((hero) => hero.active) ?? scene.heroes.find((hero) => hero.lantern);
  if (!active) return wholeMap(scene);
  const near = (thing: Place) => Math.hypot(thing.x - active.x, thing.y - active.y) < NEAR;
  const room = { x: active.x - AROUND, y: active.y - AROUND + 0.7, w: 1 + 2 * AROUND, h: 2 * AROUND - 0.4 };
  return around([room, ...[...scene.enemies, ...scene.heroes, ...goals].filter(near)], 0.8);
}
