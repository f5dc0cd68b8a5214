import { type Chance, jitter } from "./chance";
import { stone } from "./floor";
import { n, S, stroke } from "./pen";
import type { Ground } from "./plan";
import type { World } from "./worlds";

/** Woodcut hatching beyond the walls: clumps of four strokes that thin out with the distance. */
export function hatching(ground: Ground, world: World, chance: Chance): string {
  const near = ["", "", ""];
  const margin = 1.6 * S;
  for (let gx = ground.left * S - margin; gx < ground.right * S + margin; gx += 17)
    for (let gy = ground.top * S - margin; gy < ground.bottom * S + margin; gy += 17) {
      const px = gx + jitter(chance, 6);
      const py = gy + jitter(chance, 6);
      const angle = (Math.floor(chance() * 6) * Math.PI) / 6 + chance() * 0.3;
      const far = S * 1.12 + chance() * 26;
      if (ground.is(Math.floor(px / S), Math.floor(py / S))) continue;
      const distance = ground.distance(px, py);
      if (distance < 16 || distance > far) continue;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const band = distance < 34 ? 0 : distance < 52 ? 1 : 2;
      for (let line = -1.5; line <= 1.5; line++) {
        const [ox, oy] = [px - dy * line * 4.1, py + dx * line * 4.1];
        const length = 7.5 * (0.8 + chance() * 0.4);
        near[band] += `M${n(ox - dx * length)} ${n(oy - dy * length)}L${n(ox + dx * length)} ${n(oy + dy * length)}`;
      }
    }
  return near
    .map((d, at) => stroke(d, world.hatch, 1.35, `stroke-opacity="${[0.62, 0.42, 0.24][at]}" stroke-linecap="round"`))
    .join("");
}

/** Four stones along every edge, and some more around outer corners. */
export function stones(ground: Ground, world: World, chance: Chance): string {
  let drawn = "";
  for (const { x1, y1, x2, y2, nx, ny } of ground.walls) {
    const count = Math.round(4 * Math.hypot(x2 - x1, y2 - y1));
    for (let at = 0; at < count; at++) {
      const along = (at + 0.5) / count + jitter(chance, 0.06);
      const out = 7 + chance() * 9;
      drawn += stone(
        chance,
        (x1 + (x2 - x1) * along) * S + nx * out,
        (y1 + (y2 - y1) * along) * S + ny * out,
        9 + chance() * 5,
        world,
      );
    }
  }
  for (const [x, y] of ends(ground)) {
    const inward = [ground.is(x, y) || ground.is(x, y - 1) ? -1 : 1, ground.is(x, y) || ground.is(x - 1, y) ? -1 : 1] as const;
    for (let at = 0; at < 3; at++)
      drawn += stone(
        chance,
        x * S + inward[0] * (4 + chance() * 12),
        y * S + inward[1] * (4 + chance() * 12),
        9 + chance() * 4,
        world,
      );
  }
  return drawn;
}

/** The outer corners: grid points where walls meet and only one square is floor. */
function ends(ground: Ground): [number, number][] {
  const met = new Map<string, [number, number, number]>();
  for (const { x1, y1, x2, y2 } of ground.walls)
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const) {
      const at = met.get(`${x},${y}`) ?? [x, y, 0];
      at[2] += 1;
      met.set(`${x},${y}`, at);
    }
  return [...met.values()]
    .filter(
      ([x, y, count]) =>
        count > 1 &&
        [ground.is(x, y), ground.is(x - 1, y), ground.is(x, y - 1), ground.is(x - 1, y - 1)].filter(Boolean).length === 1,
    )
    .map(([x, y]) => [x, y]);
}

/** The ink line of the walls, a little unsteady. */
export function inkLine(ground: Ground, chance: Chance): string {
  let d = "";
  for (const { x1, y1, x2, y2 } of ground.walls) {
    d += `M${n(x1 * S)} ${n(y1 * S)}`;
    for (let at = 1; at <= 4; at++) {
      const off = at < 4 ? jitter(chance, 2) : 0;
      d += `L${n((x1 + ((x2 - x1) * at) / 4) * S + (x1 === x2 ? off : 0))} ${n((y1 + ((y2 - y1) * at) / 4) * S + (y1 === y2 ? off : 0))}`;
    }
  }
  return d;
}
