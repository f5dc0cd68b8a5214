import type { Room, Taken } from "../stage/lying";

export type Corner = "top-left" | "top-right" | "bottom-left";
const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left"];

/** The corner of the free part of the map for a name of this size in which nobody stands: the one it is in, if it can stay. In the dark rather than over the floor of a tile. */
export function titleCorner(
  size: { w: number; h: number },
  room: Room,
  taken: readonly Taken[],
  now: Corner = "top-left",
  floor: readonly Taken[] = [],
): Corner | null {
  const free = (those: readonly Taken[]) => (corner: Corner) =>
    !those.some((one) => covering({ ...titleAt(corner, size, room), ...size }, one));
  const corners = [now, ...CORNERS];
  return corners.find(free([...taken, ...floor])) ?? corners.find(free(taken)) ?? null;
}

/** Where a name in a corner begins, by its upper left. */
export function titleAt(corner: Corner, { w, h }: { w: number; h: number }, room: Room): { x: number; y: number } {
  return {
    x: corner === "top-right" ? room.x + room.w - w : room.x,
    y: corner === "bottom-left" ? room.y + room.h - h : room.y,
  };
}

/** Whether a box lies over somebody or something. */
export const covering = (box: Room, { x, y, r, tall = r }: Taken): boolean =>
  x + r > box.x && x - r < box.x + box.w && y + tall > box.y && y - tall < box.y + box.h;
