import type { Box } from "./camera.svelte";
import { S } from "./draw/pen";
import type { Scene } from "./scene";

type Spaces = { x: number; y: number; w?: number; h?: number }[];

function around(things: Spaces, margin: number): Box {
  const left = Math.min(...things.map(({ x }) => x)) - margin;
  const top = Math.min(...things.map(({ y }) => y)) - margin;
  const right = Math.max(...things.map(({ x, w = 1 }) => x + w)) + margin;
  const bottom = Math.max(...things.map(({ y, h = 1 }) => y + h)) + margin;
  return { x: left * S, y: top * S, w: (right - left) * S, h: (bottom - top) * S };
}

/** Everything on the table. */
export const wholeMap = (scene: Scene): Box => around(scene.tiles, 1.5);

/** Where it happens: around whoever acts, those near enough to matter, and the rest of their tile. */
export function theFight(scene: Scene): Box {
  const active = scene.heroes.find((hero) => hero.active) ?? scene.heroes.find((hero) => hero.lantern);
  if (!active) return wholeMap(scene);
  const near = (thing: { x: number; y: number }) => Math.hypot(thing.x - active.x, thing.y - active.y) < 7;
  const tiles = scene.tiles.filter(
    (tile) => active.x >= tile.x && active.x < tile.x + tile.w && active.y >= tile.y && active.y < tile.y + tile.h,
  );
  return around([active, ...scene.enemies.filter(near), ...scene.heroes.filter(near), ...tiles], 0.9);
}
