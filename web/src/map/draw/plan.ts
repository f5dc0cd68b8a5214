import { S } from "./pen";

export type Side = "n" | "e" | "s" | "w";
export type DoorState = "unexplored" | "joined" | "capped" | "gate";
export interface Square {
  x: number;
  y: number;
}

/** The two spaces of a connector, and what is beyond their outer edge. */
export interface PlanDoor {
  squares: readonly [Square, Square];
  side: Side;
  state: DoorState;
}

/** What is needed to draw one tile, in squares counted from anywhere. */
export interface Plan {
  id: string;
  kind: string;
  world: string;
  squares: readonly Square[];
  /** Squares that are less than half there: rubble in the corner of the room. */
  rubble: readonly Square[];
  /** Walls between two squares that are both floor, as the sides of squares. */
  walls: readonly { square: Square; side: Side }[];
  barriers: readonly { square: Square; side: Side }[];
  doors: readonly PlanDoor[];
}

export interface Edge {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Which way is out. */
  nx: number;
  ny: number;
}

export const OUT: Record<Side, readonly [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
/** A place so many spaces beyond a door, in drawing units. */
export const beyond = (door: { x: number; y: number; side: Side }, far: number): readonly [number, number] => [
  (door.x + OUT[door.side][0] * far) * S,
  (door.y + OUT[door.side][1] * far) * S,
];
/** The mark of what nobody has seen yet lies so far beyond its door, and is so large. */
export const UNSEEN = { far: 0.62, r: 19 };
export const SIDES: readonly Side[] = ["n", "e", "s", "w"];

export const key = (x: number, y: number): string => `${x},${y}`;

/** The side of a square as a line on the grid. */
export function edge({ x, y }: Square, side: Side): Edge {
  const [nx, ny] = OUT[side];
  if (side === "n") return { x1: x, y1: y, x2: x + 1, y2: y, nx, ny };
  if (side === "s") return { x1: x, y1: y + 1, x2: x + 1, y2: y + 1, nx, ny };
  if (side === "w") return { x1: x, y1: y, x2: x, y2: y + 1, nx, ny };
  return { x1: x + 1, y1: y, x2: x + 1, y2: y + 1, nx, ny };
}

/** The line through the middle of a connector: that is where the door stands. */
export function threshold(door: PlanDoor): { x: number; y: number; upright: boolean } {
  const x = Math.min(door.squares[0].x, door.squares[1].x);
  const y = Math.min(door.squares[0].y, door.squares[1].y);
  const upright = door.side === "e" || door.side === "w";
  return upright ? { x: x + 0.5, y, upright } : { x, y: y + 0.5, upright };
}

/** A plan that knows its floor, its walls and where it ends. */
export class Ground {
  readonly floor = new Set<string>();
  readonly rock = new Set<string>();
  readonly walls: Edge[] = [];
  /** The spaces of joined connectors: this tile has only the half that is not on that side. */
  readonly halves: ReadonlyMap<string, Side>;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;

  constructor(readonly plan: Plan) {
    for (const { x, y } of plan.squares) this.floor.add(key(x, y));
    for (const { x, y } of plan.rubble) this.rock.add(key(x, y));
    const doors = new Set<string>();
    for (const door of plan.doors)
      if (door.state !== "capped") for (const { x, y } of door.squares) doors.add(key(x, y) + door.side);
    const halves = new Map<string, Side>();
    for (const door of plan.doors)
      if (door.state === "joined") for (const { x, y } of door.squares) halves.set(key(x, y), door.side);
    this.halves = halves;
    for (const square of plan.squares)
      for (const side of SIDES) {
        const [dx, dy] = OUT[side];
        const there = key(square.x + dx, square.y + dy);
        if (!this.floor.has(there) && !doors.has(key(square.x, square.y) + side))
          this.walls.push(inner(edge(square, side), square, this.halves.get(key(square.x, square.y))));
      }
    for (const { square, side } of plan.walls) this.walls.push(edge(square, side));
    const xs = [...plan.squares, ...plan.rubble].map((square) => square.x);
    const ys = [...plan.squares, ...plan.rubble].map((square) => square.y);
    this.left = Math.min(...xs);
    this.top = Math.min(...ys);
    this.right = Math.max(...xs) + 1;
    this.bottom = Math.max(...ys) + 1;
  }

  is(x: number, y: number): boolean {
    return this.floor.has(key(x, y));
  }

  /** The outline of the floor; the outer half of a joined connector is drawn by the tile beyond. */
  outline(): string {
    return this.plan.squares.map(({ x, y }) => square(x, y, this.halves.get(key(x, y)))).join("");
  }

  /** How far a point (in drawing units) is from the nearest wall. */
  distance(px: number, py: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { x1, y1, x2, y2 } of this.walls) {
      const qx = Math.max(Math.min(x1, x2) * S, Math.min(px, Math.max(x1, x2) * S));
      const qy = Math.max(Math.min(y1, y2) * S, Math.min(py, Math.max(y1, y2) * S));
      least = Math.min(least, Math.hypot(px - qx, py - qy));
    }
    return least;
  }
}

/** The part of an edge that is this tile's own. */
function inner(whole: Edge, { x, y }: Square, half?: Side): Edge {
  const own = { ...whole };
  if (half === "e") own.x2 = Math.min(own.x2, x + 0.5);
  if (half === "w") own.x1 = Math.max(own.x1, x + 0.5);
  if (half === "s") own.y2 = Math.min(own.y2, y + 0.5);
  if (half === "n") own.y1 = Math.max(own.y1, y + 0.5);
  return own;
}

function square(x: number, y: number, half?: Side): string {
  const w = half === "e" || half === "w" ? 0.5 : 1;
  const h = half === "n" || half === "s" ? 0.5 : 1;
  const left = (x + (half === "w" ? 0.5 : 0)) * S;
  const top = (y + (half === "n" ? 0.5 : 0)) * S;
  return `M${left} ${top}h${w * S}v${h * S}h${-w * S}z`;
}
