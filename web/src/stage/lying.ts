/** Where dice lie over the map: beside whoever throws them, in the free part, and on nobody. All in pixels, by the middle. */
export interface Spot {
  x: number;
  y: number;
}
export interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** Somebody or something that is not to be covered: so far it reaches to each side, and up and down if that is not as far. */
export interface Taken extends Spot {
  r: number;
  tall?: number;
}

/** Directions in which to look for a free place: above first, then below and aside. */
const WAYS = [-90, 90, 0, 180, -45, -135, 45, 135].map((degrees) => (degrees * Math.PI) / 180);
const FAR = [0, 40, 90, 150];

/** How much of it lies under a box of this size at a place, roughly. */
function covers(at: Spot, half: { w: number; h: number }, taken: Taken): number {
  const { r, tall = r } = taken;
  const [dx, dy] = [half.w + r - Math.abs(at.x - taken.x), half.h + tall - Math.abs(at.y - taken.y)];
  return dx > 0 && dy > 0 ? Math.min(dx, 2 * r) * Math.min(dy, 2 * tall) : 0;
}

/** The place for dice of this size beside somebody; away from whom they are thrown at, if there is somebody. */
export function lyingPlace(
  by: Taken,
  size: { w: number; h: number },
  room: Room,
  taken: readonly Taken[],
  away: Spot | null,
): Spot {
  const half = { w: size.w / 2, h: size.h / 2 };
  const within = (value: number, from: number, to: number) =>
    from > to ? (from + to) / 2 : Math.max(from, Math.min(to, value));
  let best: Spot = by;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, far] of FAR.entries())
    for (const [turn, way] of WAYS.entries()) {
      const [ux, uy] = [Math.cos(way), Math.sin(way)];
      const at = {
        x: within(by.x + ux * (by.r + half.w + 8 + far), room.x + half.w, room.x + room.w - half.w),
        y: within(by.y + uy * (by.r + half.h + 8 + far), room.y + half.h, room.y + room.h - half.h),
      };
      const towards = away && ux * (away.x - by.x) + uy * (away.y - by.y) > 0 ? 300 : 0;
      const cost = taken.reduce((sum, one) => sum + covers(at, half, one), 0) + rank * 120 + turn * 6 + towards;
      if (cost < least) [best, least] = [at, cost];
    }
  return best;
}
