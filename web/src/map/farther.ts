import type { Room, Taken } from "../stage/lying";
import { covering } from "./title-place";

/** Somebody on the map, by the middle on the screen. */
export interface Stander extends Taken {
  id: string;
  /** Can be chosen now. */
  lit: boolean;
}
type Side = "left" | "right" | "top" | "bottom";
/** Those who stand farther away than the map shows, on one of its sides: who, which way, and where that is said. */
export interface Farther {
  side: Side;
  ids: string[];
  lit: boolean;
  /** The way there, in degrees from the right. */
  angle: number;
  /** Where it is said, by the middle; null where there is no room for it. */
  at: { x: number; y: number } | null;
}
/** So large it is said. */
export const TAG = { w: 58, h: 44 };
/** In such steps along an edge a place is looked for, in pixels. */
const STEP = 8;

const middleOf = ({ x, y, w, h }: Room) => ({ x: x + w / 2, y: y + h / 2 });
const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function sideOf({ x, y }: Taken, room: Room): Side {
  const middle = middleOf(room);
  const [across, along] = [(x - middle.x) / room.w, (y - middle.y) / room.h];
  if (Math.abs(across) > Math.abs(along)) return across < 0 ? "left" : "right";
  return along < 0 ? "top" : "bottom";
}

/** Where one sees somebody: between the panels (`hole`), and not under what lies over the map there. */
const seenIn =
  (hole: Room, over: readonly Room[]) =>
  (one: Taken): boolean =>
    covering(hole, { ...one, r: 0, tall: 0 }) && !over.some((box) => covering(box, { ...one, r: 0, tall: 0 }));

/** Whoever is not seen, by side; where that is said: at the edge of the free part of the map (`room`), in a place where nobody of the `taken` is. */
export function fartherThan(
  all: readonly Stander[],
  { hole, over = [], room }: { hole: Room; over?: readonly Room[]; room: Room },
  taken: readonly Taken[],
): Farther[] {
  const seen = seenIn(hole, over);
  const hidden = all.filter((one) => !seen(one));
  const sides = new Map<Side, Stander[]>();
  for (const one of hidden) sides.set(sideOf(one, room), [...(sides.get(sideOf(one, room)) ?? []), one]);
  const said: Taken[] = [];
  return [...sides].map(([side, those]) => {
    const middle = middleOf(room);
    const to = { x: mean(those.map(({ x }) => x)), y: mean(those.map(({ y }) => y)) };
    const at = placeOn(side, to, room, [...taken, ...said]);
    if (at) said.push({ ...at, r: TAG.w / 2, tall: TAG.h / 2 });
    const angle = (180 / Math.PI) * Math.atan2(to.y - middle.y, to.x - middle.x);
    return { side, ids: those.map(({ id }) => id), lit: those.some(({ lit }) => lit), angle, at };
  });
}

/** The free place on one side that is nearest to where the way there crosses it. */
function placeOn(
  side: Side,
  to: { x: number; y: number },
  room: Room,
  taken: readonly Taken[],
): { x: number; y: number } | null {
  const [w, h] = [TAG.w / 2, TAG.h / 2];
  const [left, right, top, bottom] = [room.x + w, room.x + room.w - w, room.y + h, room.y + room.h - h];
  if (right < left || bottom < top) return null;
  const middle = middleOf(room);
  const upright = side === "left" || side === "right";
  const edge = { left, right, top, bottom }[side];
  const slope = upright ? (edge - middle.x) / (to.x - middle.x) : (edge - middle.y) / (to.y - middle.y);
  const [from, until] = upright ? [top, bottom] : [left, right];
  const best = within(upright ? middle.y + slope * (to.y - middle.y) : middle.x + slope * (to.x - middle.x), from, until);
  const tries = Array.from({ length: Math.ceil((until - from) / STEP) + 1 }, (_, at) => at * STEP);
  const places = tries.flatMap((far) => [best - far, best + far]).filter((one) => one >= from && one <= until);
  const found = places
    .map((along) => (upright ? { x: edge, y: along } : { x: along, y: edge }))
    .find((one) => !taken.some((other) => covering({ x: one.x - w, y: one.y - h, ...TAG }, other)));
  return found ?? null;
}
