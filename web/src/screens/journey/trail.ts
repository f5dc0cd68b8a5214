import type { Point } from "../../map/draw/pen";
import { n } from "../../map/draw/pen";

/** The sheet on which the way is drawn: the mine below on the left, the town above on the right. */
export const [WIDE, HIGH] = [980, 560] as const;
export const MINE: Point = [104, 470];
export const TOWN: Point = [882, 132];

const BENDS: readonly Point[] = [
  [150, 448], [222, 420], [262, 352], [352, 316], [448, 346], [520, 300], [562, 226], [660, 200], [742, 234], [812, 198], [866, 150],
]; // biome-ignore format: one list
const PARTS = 8;

/** The way as many short lines: soft through the middles between its bends. */
const WAY: readonly Point[] = BENDS.slice(1, -1).flatMap((bend, at): Point[] => {
  const [last, next] = [BENDS[at] as Point, BENDS[at + 2] as Point];
  const from = at === 0 ? last : middle(last, bend);
  const to = at === BENDS.length - 3 ? next : middle(bend, next);
  return Array.from({ length: PARTS }, (_, part): Point => {
    const t = part / PARTS;
    return [0, 1].map(
      (axis) => (1 - t) ** 2 * (from[axis] as number) + 2 * t * (1 - t) * (bend[axis] as number) + t * t * (to[axis] as number),
    ) as unknown as Point;
  });
});

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Where somebody is who has this share of the way behind. */
export function along(share: number): Point {
  const last = WAY.length - 1;
  const at = Math.max(0, Math.min(1, share)) * last;
  const [a, b] = [WAY[Math.floor(at)] as Point, WAY[Math.min(last, Math.floor(at) + 1)] as Point];
  const rest = at - Math.floor(at);
  return [a[0] + (b[0] - a[0]) * rest, a[1] + (b[1] - a[1]) * rest];
}

/** The way up to a share of it, as a line. */
export function wayTo(share: number): string {
  const last = Math.round(Math.max(0, Math.min(1, share)) * (WAY.length - 1));
  return WAY.slice(0, last + 1)
    .map(([x, y], at) => `${at ? "L" : "M"}${n(x)} ${n(y)}`)
    .join("");
}

/** They have left the mine, and its sign can be read. */
const BEGINNING = 0.1;
const [FIRST, LAST] = [0.2, 0.84];
/** Where the hazards lie, in their order: spread over the way between the mine and the town. */
export const stopsOf = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (count === 1 ? 0.5 : FIRST + ((LAST - FIRST) * at) / (count - 1)));

/** How far the riders are: at the last hazard that they met, or at the beginning; in the end before the town. */
export function riddenTo(met: number, ahead: number, arrived: boolean): number {
  if (arrived) return 0.97;
  return met ? (stopsOf(met + ahead)[met - 1] as number) : BEGINNING;
}

/** Where they sleep on the way: between the hazard of a day and that of the next. */
export const nightsOf = (count: number): number[] => {
  const stops = stopsOf(count);
  return stops.slice(1).map((stop, at) => (stop + (stops[at] as number)) / 2);
};
