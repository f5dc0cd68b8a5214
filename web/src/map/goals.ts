import { S } from "./draw/pen";
import { beyond, OUT, UNSEEN } from "./draw/plan";
import type { Scene, Target } from "./scene";

/** A thing on the map that can be chosen, with every option that means it. */
export interface Goal {
  key: string;
  kind: "model" | "way" | "space" | "door" | "tile" | "ghost";
  options: number[];
  label: string;
  /** The box of it, in drawing units. */
  x: number;
  y: number;
  w: number;
  h: number;
  model?: string;
  space?: number;
  steps?: number;
  held?: boolean;
  /** A tile as it would lie: its outline, and its squares. */
  outline?: string;
  squares?: string;
}

type Box = Pick<Goal, "x" | "y" | "w" | "h">;
const box = (x: number, y: number, w = 1, h = 1): Box => ({ x: x * S, y: y * S, w: w * S, h: h * S });

/** What can be chosen, as things on the map; options for the same thing come together. */
export function goalsOf(scene: Scene, targets: readonly Target[]): Goal[] {
  const found = new Map<string, Goal>();
  const walks = targets.some(({ steps }) => steps !== undefined);
  for (const target of targets) {
    const goal = goalOf(scene, target, walks);
    if (!goal) continue;
    const known = found.get(goal.key);
    if (known) {
      known.options.push(target.option);
      known.label += `; ${target.label}`;
    } else found.set(goal.key, goal);
  }
  return [...found.values()];
}

/** Where somebody can also walk up to a door, it begins so far inside: the spaces before it are to go to. */
const SILL = 0.2;

function goalOf(scene: Scene, target: Target, walks: boolean): Goal | null {
  const { option, label, steps, held } = target;
  const common = { options: [option], label };
  if (target.model !== undefined) {
    const enemy = scene.enemies.find(({ id }) => id === target.model);
    const hero = scene.heroes.find(({ id }) => id === target.model);
    const at = enemy ? box(enemy.x, enemy.y, enemy.w, enemy.h) : hero ? box(hero.x, hero.y) : null;
    if (at) return { ...common, ...at, kind: "model", key: `model ${target.model}`, model: target.model };
  }
  if (target.door !== undefined) {
    const door = scene.tiles.flatMap((tile) => tile.doors).find(({ key }) => key === target.door);
    if (door) {
      const upright = door.side === "e" || door.side === "w";
      const [ox, oy] = OUT[door.side].map((out) => (walks ? out * (0.5 - SILL) : 0)) as [number, number];
      const [x, y] = [door.x + ox, door.y + oy];
      const at = upright ? box(x - 0.5, y - 1, 1, 2) : box(x - 1, y - 0.5, 2, 1);
      return { ...common, ...at, kind: "door", key: `door ${target.door}` };
    }
  }
  if (target.space !== undefined) {
    const place = scene.spaces.get(target.space);
    if (place)
      return {
        ...common,
        ...box(place.x, place.y),
        kind: steps === undefined ? "space" : "way",
        key: `space ${target.space}`,
        space: target.space,
        steps,
        held,
      };
  }
  if (target.ghost?.squares.length) {
    const xs = target.ghost.squares.map(({ x }) => x);
    const ys = target.ghost.squares.map(({ y }) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return {
      ...common,
      ...box(x, y, Math.max(...xs) + 1 - x, Math.max(...ys) + 1 - y),
      kind: "ghost",
      key: `ghost ${option}`,
      outline: outlineOf(target.ghost.squares),
      squares: squaresOf(target.ghost.squares),
    };
  }
  if (target.tile !== undefined) {
    const tile = scene.tiles.find(({ index }) => index === target.tile);
    if (tile) return { ...common, ...box(tile.x, tile.y, tile.w, tile.h), kind: "tile", key: `tile ${target.tile}` };
  }
  return null;
}

/** A finger or a pointer finds the mark of what nobody has seen if it is so far from it. */
const FINDS = 8;
/** Whoever points at what nobody has seen yet means its door: to look through it, or else to go to it. */
export function goalBehind(scene: Scene, goals: readonly Goal[], px: number, py: number): Goal | undefined {
  const door = scene.tiles
    .flatMap(({ doors }) => doors)
    .find((one) => {
      const [x, y] = beyond(one, UNSEEN.far);
      return (one.state === "unexplored" || one.state === "undecided") && Math.hypot(px - x, py - y) <= UNSEEN.r + FINDS;
    });
  if (!door) return undefined;
  const own = goals.find(({ key }) => key === `door ${door.key}`);
  const before = goals.filter(
    ({ kind, x, y }) => kind === "way" && Math.hypot(x / S + 0.5 - door.x, y / S + 0.5 - door.y) < 0.8,
  );
  return own ?? before.sort((a, b) => (a.steps ?? 0) - (b.steps ?? 0))[0];
}

const squaresOf = (places: readonly { x: number; y: number }[]): string =>
  places.map(({ x, y }) => `M${x * S} ${y * S}h${S}v${S}h${-S}z`).join("");

/** The outline of a set of spaces, as one path. */
export function outlineOf(places: readonly { x: number; y: number }[]): string {
  const inside = new Set(places.map(({ x, y }) => `${x},${y}`));
  let d = "";
  for (const { x, y } of places) {
    if (!inside.has(`${x},${y - 1}`)) d += `M${x * S} ${y * S}h${S}`;
    if (!inside.has(`${x},${y + 1}`)) d += `M${x * S} ${(y + 1) * S}h${S}`;
    if (!inside.has(`${x - 1},${y}`)) d += `M${x * S} ${y * S}v${S}`;
    if (!inside.has(`${x + 1},${y}`)) d += `M${(x + 1) * S} ${y * S}v${S}`;
  }
  return d;
}

/** Four corners around a box. */
export function brackets({ x: left, y: top, w, h }: Box, inset: number): string {
  const [cx, cy] = [left + w / 2, top + h / 2];
  const [x, y] = [w / 2 - inset, h / 2 - inset];
  const long = Math.min(w, h) > 80 ? 16 : 11;
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  )
    .map(([a, b]) => `M${cx + a * x} ${cy + b * (y - long)}V${cy + b * y}H${cx + a * (x - long)}`)
    .join("");
}
