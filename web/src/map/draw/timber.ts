import { type Chance, jitter, pick } from "./chance";
import { n, S, stroke } from "./pen";
import { type Ground, threshold } from "./plan";

const WOOD = ["#6b4e31", "#634729", "#74563a", "#5a4128", "#6f5233"];

/** One board: two lines of grain, a light edge, a nail at each end. */
function board(chance: Chance, x: number, y: number, w: number, h: number): string {
  const upright = h > w;
  let grain = "";
  for (let line = 1; line <= 2; line++) {
    const off = jitter(chance, 1);
    const sway = jitter(chance, 2);
    grain += upright
      ? `M${n(x + (w * line) / 3 + off)} ${n(y + 3)}q${n(sway)} ${n(h * 0.3)} 0 ${n(h * 0.5)}t0 ${n(h * 0.5 - 6)}`
      : `M${n(x + 3)} ${n(y + (h * line) / 3 + off)}q${n(w * 0.3)} ${n(sway)} ${n(w * 0.5)} 0t${n(w * 0.5 - 6)} 0`;
  }
  const nails = upright
    ? [
        [x + w / 2, y + 4],
        [x + w / 2, y + h - 4],
      ]
    : [
        [x + 4, y + h / 2],
        [x + w - 4, y + h / 2],
      ];
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="1.5" fill="${pick(chance, WOOD)}"/>` +
    stroke(grain, "#38260f", 0.9, 'stroke-opacity=".55"') +
    stroke(`M${n(x + 1)} ${n(y + 0.7)}h${n(w - 2)}`, "#a88558", 1, 'stroke-opacity=".5"') +
    nails.map(([nx, ny]) => `<circle cx="${n(nx as number)}" cy="${n(ny as number)}" r="1.4" fill="#1d130a"/>`).join("")
  );
}

/** A field of boards, a quarter of a space thick; one in ten is missing. */
export function planks(chance: Chance, x: number, y: number, w: number, h: number, upright: boolean): string {
  const thick = S / 4;
  let drawn = "";
  const rows = (upright ? w : h) * 4;
  const length = (upright ? h : w) * S;
  for (let row = 0; row < rows; row++)
    for (let at = 0; at < length - 4; ) {
      let size = Math.min((1.6 + chance() * 1.6) * S, length - at);
      if (length - at - size < S * 0.6) size = length - at;
      if (chance() > 0.1)
        drawn += upright
          ? board(chance, x * S + row * thick + 0.8, y * S + at + 1, thick - 1.6, size - 2)
          : board(chance, x * S + at + 1, y * S + row * thick + 0.8, size - 2, thick - 1.6);
      at += size;
    }
  return drawn;
}

/** Boards where the floor is a rectangle of at least two by one, once or twice in a tile. */
export function patches(ground: Ground, chance: Chance, count: number): string {
  let drawn = "";
  for (let patch = 0; patch < count; patch++) {
    const { x, y } = pick(chance, ground.plan.squares);
    const upright = chance() < 0.5;
    const long = 2 + Math.floor(chance() * 3);
    const wide = 1 + Math.floor(chance() * 2);
    let [w, h] = upright ? [wide, long] : [long, wide];
    while (w > 1 && !covered(ground, x, y, w, h)) w--;
    while (h > 1 && !covered(ground, x, y, w, h)) h--;
    if (w * h > 1) drawn += planks(chance, x, y, w, h, upright);
  }
  return drawn;
}

function covered(ground: Ground, x: number, y: number, w: number, h: number): boolean {
  for (let dx = 0; dx < w; dx++) for (let dy = 0; dy < h; dy++) if (!ground.is(x + dx, y + dy)) return false;
  return true;
}

/** Rails from one door to another, in a curve, on sleepers. */
export function rails(ground: Ground, chance: Chance): string {
  const [from, to] = ground.plan.doors.map((door) => {
    const { x, y, upright } = threshold(door);
    const [ox, oy] = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }[door.side] as [number, number];
    return { x: (x + (upright ? 0 : 1) + ox * 0.5) * S, y: (y + (upright ? 1 : 0) + oy * 0.5) * S, ox, oy };
  });
  if (!from || !to) return "";
  const pull = Math.hypot(to.x - from.x, to.y - from.y) * 0.45;
  const at = (t: number): [number, number] => {
    const u = 1 - t;
    const along = (a: number, b: number, c: number, d: number) =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return [
      along(from.x, from.x - from.ox * pull, to.x - to.ox * pull, to.x),
      along(from.y, from.y - from.oy * pull, to.y - to.oy * pull, to.y),
    ];
  };
  const steps = Math.max(4, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 17));
  let sleepers = "";
  const sides: [string, string] = ["", ""];
  for (let step = 0; step <= steps * 2; step++) {
    const t = step / (steps * 2);
    const [x, y] = at(t);
    const [x2, y2] = at(Math.min(1, t + 0.01));
    const [x1, y1] = at(Math.max(0, t - 0.01));
    const angle = Math.atan2(y2 - y1, x2 - x1);
    for (const rail of [0, 1] as const) {
      const off = rail ? 19 : -19;
      sides[rail] += `${step ? "L" : "M"}${n(x - Math.sin(angle) * off)} ${n(y + Math.cos(angle) * off)}`;
    }
    if (step % 2 && chance() > 0.04) {
      const long = 62 + chance() * 6;
      const wide = 7 + chance() * 2;
      const turn = (angle * 180) / Math.PI + jitter(chance, 3);
      sleepers += `<rect x="${n(-wide / 2)}" y="${n(-long / 2)}" width="${n(wide)}" height="${n(long)}" rx="1.5" fill="${pick(chance, WOOD)}" stroke="#23170c" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
    }
  }
  return (
    sleepers +
    sides
      .map(
        (d) => stroke(d, "#17110c", 6.5) + stroke(d, "#8f8273", 3.2) + stroke(d, "#cdbfa8", 0.9, 'transform="translate(0 -1)"'),
      )
      .join("")
  );
}

/** A crate seen from above. */
export function crate(x: number, y: number, size: number, turn: number): string {
  const h = size / 2;
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${-h + 3}" y="${-h + 4}" width="${size}" height="${size}" fill="#000" opacity=".5"/>` +
    `<rect x="${-h}" y="${-h}" width="${size}" height="${size}" rx="2" fill="#6f5434" stroke="#1c1209" stroke-width="2.4"/>` +
    stroke(`M${-h + 5} ${-h + 5}L${h - 5} ${h - 5}M${h - 5} ${-h + 5}L${-h + 5} ${h - 5}`, "#4c3820", 6) +
    `${stroke(`M${-h + 5} ${-h + 5}h${size - 10}v${size - 10}h${-size + 10}z`, "#8d6d46", 1.5)}</g>`
  );
}
