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

/** How large something is. */
interface Size {
  w: number;
  h: number;
}

/** Directions in which to look for a free place: above first, then below and aside. */
const WAYS = [-90, 90, 0, 180, -45, -135, 45, 135].map((degrees) => (degrees * Math.PI) / 180);
const FAR = [0, 40, 90, 150, 220];
/** So much worse a place is for each one who is covered there, however little. */
const COVERED = 200;

/** How much of it lies under a box of this size at a place, roughly. */
function covers(at: Spot, half: Size, taken: Taken): number {
  const { r, tall = r } = taken;
  const [dx, dy] = [half.w + r - Math.abs(at.x - taken.x), half.h + tall - Math.abs(at.y - taken.y)];
  return dx > 0 && dy > 0 ? Math.min(dx, 2 * r) * Math.min(dy, 2 * tall) + COVERED : 0;
}

/** Where else there may be room, so far from one place to the next; each pixel that it is farther away makes it worse by so much. */
const [STRIDE, AWAY] = [30, 2.4];

/** The places for a box beside somebody, each with how good it is of itself: the ways first, then anywhere. */
function* placesFor(by: Taken, half: Size, room: Room): Generator<[Spot, number]> {
  const within = (value: number, from: number, to: number) =>
    from > to ? (from + to) / 2 : Math.max(from, Math.min(to, value));
  const inside = (x: number, y: number): Spot => ({
    x: within(x, room.x + half.w, room.x + room.w - half.w),
    y: within(y, room.y + half.h, room.y + room.h - half.h),
  });
  for (const [rank, far] of FAR.entries())
    for (const [turn, way] of WAYS.entries()) {
      const [dx, dy] = [Math.cos(way) * (by.r + half.w + 8 + far), Math.sin(way) * (by.r + half.h + 8 + far)];
      yield [inside(by.x + dx, by.y + dy), rank * 120 + turn * 6];
    }
  for (let y = room.y + half.h; y <= room.y + room.h - half.h; y += STRIDE)
    for (let x = room.x + half.w; x <= room.x + room.w - half.w; x += STRIDE) {
      const far = Math.max(Math.abs(x - by.x) - half.w, Math.abs(y - by.y) - half.h) - by.r - 8;
      yield [{ x, y }, 60 + AWAY * Math.max(0, far)];
    }
}

/** The place for dice beside somebody, and the one of the sizes they can have with which they cover least; away from whom they are thrown at, if there is somebody. */
export function lyingPlace<T extends Size>(
  by: Taken,
  sizes: readonly [T, ...T[]],
  room: Room,
  taken: readonly Taken[],
  away: Spot | null,
): Spot & { size: T } {
  let best: Spot & { size: T } = { x: by.x, y: by.y, size: sizes[0] };
  let least = Number.POSITIVE_INFINITY;
  for (const [other, size] of sizes.entries()) {
    const half = { w: size.w / 2, h: size.h / 2 };
    for (const [at, own] of placesFor(by, half, room)) {
      const towards = away && (at.x - by.x) * (away.x - by.x) + (at.y - by.y) * (away.y - by.y) > 0 ? 300 : 0;
      const cost = taken.reduce((sum, one) => sum + covers(at, half, one), own + towards + other * 60);
      if (cost < least) [best, least] = [{ ...at, size }, cost];
    }
  }
  return best;
}

/** What is known of dice before they are laid out: how many, how large each is with what lies beside and below it, how wide the line above them is, and how wide each thing is that comes after the last: what is added, and the sum. */
export interface Heap {
  count: number;
  cell: Size;
  plate: number;
  after: readonly number[];
  /** How high is what is written below them. */
  below?: number;
}
/** A line above the dice, and what is below the last row. */
const [LINE, MORE] = [20, 22];

/** In how many rows things of these widths lie one after the other. */
function rowsOf(widths: readonly number[], most: number): number {
  let [rows, used] = [1, 0];
  for (const width of widths) {
    if (used && used + width > most) [rows, used] = [rows + 1, 0];
    used += width;
  }
  return rows;
}

/** How dice can lie: in a row as far as there is room, in two rows, or two by two, more of them as nearly a square; what they are for is written above, in as many lines as it takes. None is higher than the room if it need not be. */
export function heapsOf({ count, cell, plate, after, below = 0 }: Heap, most: number, high: number): [Size, ...Size[]] {
  const widths = [...new Array<number>(count).fill(cell.w), ...after];
  const row = Math.max(1, Math.floor(most / cell.w));
  const heap = (wide: number, least: number): Size => {
    const w = Math.min(most, Math.max(wide, least, ...after));
    const lines = Math.ceil((plate > w ? RAGGED : 1) * (plate / w));
    return { w, h: cell.h * rowsOf(widths, w) + LINE * lines + MORE + below };
  };
  const columns = [Math.ceil(count / 2), Math.ceil(Math.sqrt(count)), count].map((one) => Math.min(row, one));
  const others = [...new Set(columns)]
    .filter((one) => one > 1 || count === 1)
    .map((one) => heap(Math.min(one, count) * cell.w, NARROW));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return [heap(Math.min(whole, most), plate), ...others.filter(({ h }) => h <= high)];
}
/** So narrow the line above dice can be; then its lines are not filled to their end. */
const [NARROW, RAGGED] = [148, 1.15];
