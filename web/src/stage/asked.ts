import type { RollView } from "../lib/wire";
import { covering } from "../map/title-place";
import type { Room, Spot, Taken } from "./lying";
import { alike } from "./rolls";

/** Dice as they lie over the map, with what they were thrown for. */
export interface Lying extends Taken {
  roll?: RollView;
}

/** The dice that somebody is asked about, among those that lay there; null where others lay there last. */
export const layOf = (lying: Lying | null, roll: RollView | null | undefined): Lying | null =>
  lying?.roll && roll && alike(lying.roll, roll) ? lying : null;

/** How a larger box lies over a smaller one: about its middle, else flush with one of its edges or corners. */
const FLUSH = [0, -1, 1] as const;

/** The place of dice that are asked about, by the middle: over the place where they lay, inside the room, and on nobody; null if there is none. */
export function askedPlace(lay: Taken, size: { w: number; h: number }, room: Room, taken: readonly Taken[]): Spot | null {
  const [w, h] = [size.w / 2, size.h / 2];
  if (size.w > room.w || size.h > room.h) return null;
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
  const places = FLUSH.flatMap((across) =>
    FLUSH.map((along) => ({
      x: within(lay.x + across * (w - lay.r), room.x + w, room.x + room.w - w),
      y: within(lay.y + along * (h - (lay.tall ?? lay.r)), room.y + h, room.y + room.h - h),
    })),
  );
  const free = ({ x, y }: Spot) => !taken.some((one) => covering({ x: x - w, y: y - h, ...size }, one));
  const near = ({ x, y }: Spot) => covering({ x: x - w, y: y - h, ...size }, { x: lay.x, y: lay.y, r: 1 });
  return places.find((one) => near(one) && free(one)) ?? null;
}
