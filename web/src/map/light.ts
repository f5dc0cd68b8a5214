import type { Point } from "./draw/pen";
import { Ground } from "./draw/plan";
import type { Scene, SceneTile } from "./scene";

interface Segment {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** How far the lantern's light is drawn, in spaces. */
export const FAR = 9;
const RAYS = 720;
/** Light reaches a little into the stones of a wall. */
const INTO = 0.26;

const grounds = new WeakMap<SceneTile["plan"], Ground>();

export function groundOf(tile: SceneTile): Ground {
  let ground = grounds.get(tile.plan);
  if (!ground) {
    ground = new Ground(tile.plan);
    grounds.set(tile.plan, ground);
  }
  return ground;
}

/** Everything that stops light near a point: walls, and the doors that nobody has opened. */
function around(scene: Scene, x: number, y: number): Segment[] {
  const found: Segment[] = [];
  const near = (segment: Segment) =>
    Math.min(segment.ax, segment.bx) < x + FAR &&
    Math.max(segment.ax, segment.bx) > x - FAR &&
    Math.min(segment.ay, segment.by) < y + FAR &&
    Math.max(segment.ay, segment.by) > y - FAR;
  for (const tile of scene.tiles) {
    const [ox, oy] = [tile.x, tile.y];
    for (const { x1, y1, x2, y2 } of groundOf(tile).walls) {
      const segment = { ax: x1 + ox, ay: y1 + oy, bx: x2 + ox, by: y2 + oy };
      if (near(segment)) found.push(segment);
    }
    for (const door of tile.doors) {
      if (door.state === "joined" || door.state === "capped") continue;
      const upright = door.side === "e" || door.side === "w";
      const segment = upright
        ? { ax: door.x, ay: door.y - 1, bx: door.x, by: door.y + 1 }
        : { ax: door.x - 1, ay: door.y, bx: door.x + 1, by: door.y };
      if (near(segment)) found.push(segment);
    }
  }
  return found;
}

/** What is seen from a point, as a polygon in spaces. */
export function visible(scene: Scene, x: number, y: number): Point[] {
  const segments = around(scene, x, y);
  const points: Point[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray / RAYS) * 2 * Math.PI + 1e-4;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let reach = FAR;
    for (const { ax, ay, bx, by } of segments) {
      const [sx, sy] = [bx - ax, by - ay];
      const cross = dx * sy - dy * sx;
      if (Math.abs(cross) < 1e-9) continue;
      const along = ((ax - x) * sy - (ay - y) * sx) / cross;
      const on = ((ax - x) * dy - (ay - y) * dx) / cross;
      if (along > 0 && along < reach && on >= 0 && on <= 1) reach = along;
    }
    points.push([x + dx * (reach + INTO), y + dy * (reach + INTO)]);
  }
  return points;
}
