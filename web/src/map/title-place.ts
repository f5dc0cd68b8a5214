import type { Room, Taken } from "../stage/lying";

export type Corner = "top-left" | "top-right" | "bottom-left";
const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left"];

/** In which corner a name was written last, and which: the name of the same room stays there. */
export interface Written {
  corner: Corner;
  of: string;
}

/** The corner of the free part of the map for a name of this size in which nobody stands. In the dark rather than over the floor of a tile, unless it `stays`: then where it is, as long as nobody stands there. */
export function titleCorner(
  size: { w: number; h: number },
  room: Room,
  taken: readonly Taken[],
  now: Corner = "top-left",
  floor: readonly Taken[] = [],
  stays = false,
): Corner | null {
  const free = (those: readonly Taken[]) => (corner: Corner) =>
    !those.some((one) => covering({ ...titleAt(corner, size, room), ...size }, one));
  const corners = [now, ...CORNERS];
  if (stays && free(taken)(now)) return now;
  return corners.find(free([...taken, ...floor])) ?? corners.find(free(taken)) ?? null;
}

/** The same for the name of a room, which is noted once tiles lie there: it does not move from question to question, nor from scene to question. */
export function roomCorner(
  of: string,
  last: Written,
  size: { w: number; h: number },
  room: Room,
  taken: readonly Taken[],
  floor: readonly Taken[],
): Corner | null {
  const found = titleCorner(size, room, taken, last.corner, floor, last.of === of);
  if (found && size.w && floor.length) Object.assign(last, { corner: found, of });
  return found;
}

/** Where a sentence lies, of several places: on nobody, if that can be, and across no name in any case that can be helped. */
export function saidAt(
  places: readonly [Room, ...Room[]],
  names: readonly Room[],
  taken: readonly Taken[],
): { box: Room; cut: boolean } {
  const crosses = (box: Room) => names.some((name) => covering(box, aroundOf(name)));
  const apart = places.filter((box) => !crosses(box));
  const [box] = [...apart.filter((one) => !taken.some((other) => covering(one, other))), ...apart, ...places] as [Room];
  return { box, cut: crosses(box) };
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
/** A box as something that is not to be covered. */
export const aroundOf = ({ x, y, w, h }: Room): Taken => ({ x: x + w / 2, y: y + h / 2, r: w / 2, tall: h / 2 });
