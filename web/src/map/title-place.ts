import type { Room, Taken } from "../stage/lying";

export type Corner = "top-left" | "top-right" | "bottom-left";
const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left"];

/** The corner of the free part of the map for a name of this size in which nobody stands: the one it is in, if it can stay. */
export function titleCorner(
  size: { w: number; h: number },
  room: Room,
  taken: readonly Taken[],
  now: Corner = "top-left",
): Corner | null {
  const free = (corner: Corner) => !taken.some((one) => covers(titleAt(corner, size, room), size, one));
  return [now, ...CORNERS].find(free) ?? null;
}

/** Where a name in a corner begins, by its upper left. */
export function titleAt(corner: Corner, { w, h }: { w: number; h: number }, room: Room): { x: number; y: number } {
  return {
    x: corner === "top-right" ? room.x + room.w - w : room.x,
    y: corner === "bottom-left" ? room.y + room.h - h : room.y,
  };
}

const covers = (at: { x: number; y: number }, size: { w: number; h: number }, { x, y, r }: Taken): boolean =>
  x + r > at.x && x - r < at.x + size.w && y + r > at.y && y - r < at.y + size.h;
