import { covering } from "../map/title-place";
import type { Room, Spot, Taken } from "./lying";

/** How large a card is in its corner, and how much smaller on a phone. */
export const KEPT = { w: 158, h: 176 };
export const KEPT_ON_A_PHONE = 0.8;

/** The corners of the free part of the map, beginning with the one beside which the question comes. */
const CORNERS = [
  [1, 0],
  [0, 0],
  [0, 1],
  [1, 1],
] as const;

/** The corner for a card that has been read, by its middle: where it covers nobody, else as few as can be; where it lies, if it can stay. */
export function keptPlace(size: { w: number; h: number }, room: Room, taken: readonly Taken[], now: Spot | null = null): Spot {
  const half = { w: size.w / 2, h: size.h / 2 };
  const corners = CORNERS.map(([right, low]) => ({
    x: right ? Math.max(room.x + half.w, room.x + room.w - half.w) : room.x + half.w,
    y: low ? Math.max(room.y + half.h, room.y + room.h - half.h) : room.y + half.h,
  }));
  const covers = ({ x, y }: Spot) => taken.filter((one) => covering({ x: x - half.w, y: y - half.h, ...size }, one)).length;
  const stays = corners.filter(({ x, y }) => x === now?.x && y === now.y);
  return [...stays, ...corners].reduce((best, one) => (covers(one) < covers(best) ? one : best));
}
