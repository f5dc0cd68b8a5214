import type { Chance } from "../map/draw/chance";
import { n, type Point } from "../map/draw/pen";

export { n };

/** The pencil of everybody and everything that has a face: one path for each part, lit from the upper left. */
export const INK = "#0B0605";

/** What a part is made of: in the light, in the shade, along the lit edge. */
export type Tone = readonly [main: string, shade: string, rim: string];

export const TONES = {
  dead: ["#CDB187", "#6A4B33", "#FFDF9E"],
  drowned: ["#9DB08F", "#465A45", "#F0EDB8"],
  bone: ["#E8DAB6", "#8D7650", "#FFF4D6"],
  chitin: ["#BE8446", "#5C3519", "#FFDB94"],
  void: ["#8E6DBD", "#432A6E", "#E0CBF7"],
  coal: ["#3A2F40", "#150E18", "#BFA3E8"],
  stone: ["#A58A71", "#4B3728", "#FFDB9A"],
  bat: ["#CF9468", "#6A3322", "#FFE3B8"],
  serp: ["#98A85E", "#445226", "#F1EBA6"],
  metal: ["#8A8377", "#38332E", "#F8F0DC"],
  cloth: ["#7A5338", "#3B2415", "#E0A868"],
  sinew: ["#C99C82", "#6B3A30", "#FFDDB0"],
  ash: ["#A4604C", "#47201A", "#FFC694"],
  wet: ["#6F7B6A", "#2F3A31", "#D8DDB0"],
  bog: ["#7C8A5C", "#34401F", "#E6E8A8"],
  snow: ["#D5DEE0", "#6C8089", "#FFFFFF"],
  hair: ["#8A5A38", "#3A2011", "#FFCF8C"],
} as const satisfies Record<string, Tone>;

/** Eyes are the brightest spot: the dead pale, demons like embers. */
export const PALE_EYE = "#FFF0BE";
export const EMBER = "#FFB347";

const BYTES = [1, 3, 5] as const;
export const mix = (one: string, other: string, share: number): string =>
  `#${BYTES.map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a * (1 - share) + b * share)
      .toString(16)
      .padStart(2, "0");
  }).join("")}`;

/** The same material with some of another colour in it; the lit edge stays. */
export const tinted = ([main, shade, rim]: Tone, colour: string, share: number): Tone => [
  mix(main, colour, share),
  mix(shade, colour, share),
  rim,
];

export const shape = (d: string, fill: string, edge = "", width = 3, more = ""): string =>
  `<path d="${d}" fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : ""} ${more}/>`;

export const line = (d: string, colour: string = INK, width = 3, more = ""): string => shape(d, "none", colour, width, more);

export const dot = (x: number, y: number, r: number, fill: string, edge = "", width = 3, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="${width}"` : ""} ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** The name of a shape that is drawn more than once: what is drawn alike may have the same. */
export function nameOf(text: string): string {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return `v${(hash >>> 0).toString(36)}`;
}

export interface Light {
  /** How wide the shade on the far side is. */
  shade?: number;
  rim?: number;
  /** The outline; half of it lies outside the shape. */
  ink?: number;
  /** A drawing that ends where the shape ends. */
  inside?: string;
}

/** One part with volume: ink outline, lit edge, shade, and the main tone over most of it. */
export function volume(
  d: string,
  [main, dark, lit]: Tone,
  { shade = 12, rim = 3.4, ink = 9, inside = "" }: Light = {},
): string {
  const id = nameOf(d);
  const use = (more: string) => `<use href="#${id}" ${more}/>`;
  return (
    `<defs><path id="${id}" d="${d}"/><clipPath id="${id}c">${use("")}</clipPath></defs>` +
    use(`fill="${lit}" stroke="${INK}" stroke-width="${ink}" stroke-linejoin="round"`) +
    `<g clip-path="url(#${id}c)"><g transform="translate(${rim} ${n(rim * 0.6)})">${use(`fill="${dark}"`)}` +
    `<g clip-path="url(#${id}c)">${use(`fill="${main}" transform="translate(${-shade} ${n(-shade * 0.4)})"`)}</g></g>${inside}</g>`
  );
}

const at = (points: readonly Point[], index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] as Point;

/** A soft line through points. */
export function spline(points: readonly Point[], parts = 5): Point[] {
  const soft: Point[] = [];
  if (points.length < 3) {
    const [[ax, ay], [bx, by]] = [at(points, 0), at(points, 1)];
    for (let step = 0; step <= parts; step++) soft.push([ax + ((bx - ax) * step) / parts, ay + ((by - ay) * step) / parts]);
    return soft;
  }
  for (let index = 0; index < points.length - 1; index++)
    for (let step = 0; step < parts; step++) {
      const t = step / parts;
      const [a, b, c, d] = [at(points, index - 1), at(points, index), at(points, index + 1), at(points, index + 2)];
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      soft.push([along(0), along(1)]);
    }
  soft.push(at(points, points.length - 1));
  return soft;
}

/** The outline of a line that is so wide where it begins and so wide where it ends. */
export function taper(points: readonly Point[], from: number, to: number, power = 1): string {
  const last = points.length - 1;
  const sides: [Point[], Point[]] = [[], []];
  points.forEach(([x, y], index) => {
    const [a, b] = [at(points, index - 1), at(points, index + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (from + (to - from) * (index / last) ** power) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    sides[0].push([x + nx, y + ny]);
    sides[1].unshift([x - nx, y - ny]);
  });
  return `M${[...sides[0], ...sides[1]].map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

export const limb = (points: readonly Point[], from: number, to: number, tone: Tone, light?: Light): string =>
  volume(taper(spline(points), from, to), tone, light);

/** A line that curls up the further it goes. */
export function curl(x: number, y: number, angle: number, length: number, bend: number, more: number, parts = 16): Point[] {
  const points: Point[] = [[x, y]];
  let [px, py, turned] = [x, y, angle];
  for (let step = 0; step < parts; step++) {
    turned += (bend + more * (step / parts) ** 3) / parts;
    px += (Math.cos(turned) * length) / parts;
    py += (Math.sin(turned) * length) / parts;
    points.push([px, py]);
  }
  return points;
}

/** A hand with fingers and, if it has any, nails. */
export function claw(
  x: number,
  y: number,
  angle: number,
  size: number,
  tone: Tone,
  { fingers = 4, spread = 1.5, nails = true, ...light }: Light & { fingers?: number; spread?: number; nails?: boolean } = {},
): string {
  const to = (turn: number, far: number) => `${n(x + Math.cos(turn) * far)} ${n(y + Math.sin(turn) * far)}`;
  const gap = spread / (fingers - 1) / 2;
  let hand = `M${to(angle + 2.5, size * 0.36)}`;
  let sharp = "";
  for (let finger = 0; finger < fingers; finger++) {
    const turn = angle - spread / 2 + (spread * finger) / (fingers - 1);
    const outer = finger === 0 || finger === fingers - 1;
    const long = size * (outer ? 0.84 : 1);
    const hook = (finger - (fingers - 1) / 2) * -0.1;
    hand +=
      `L${to(turn - gap * 0.95, size * (finger ? 0.4 : 0.5))}Q${to(turn - gap * 0.9, long * 0.75)} ${to(turn + hook, long)}` +
      `Q${to(turn + gap * 0.75, long * 0.72)} ${to(turn + gap * 0.95, size * (finger < fingers - 1 ? 0.4 : 0.5))}`;
    sharp += `M${to(turn - gap * 0.5, long * 0.8)}L${to(turn + hook * 1.6, long * 1.26)}L${to(turn + gap * 0.5, long * 0.8)}Z`;
  }
  hand += `L${to(angle - 2.5, size * 0.36)}Z`;
  return (nails ? shape(sharp, "#EFE2C0", INK, 3.4) : "") + volume(hand, tone, { shade: 5, rim: 2.4, ink: 7, ...light });
}

/** A row of teeth along the edge of a mouth. */
export function teeth(from: number, to: number, y: number, height: number, count: number, sag = 0, colour = "#EFE2C0"): string {
  const wide = (to - from) / count;
  const edge = (share: number) => y + Math.sin(share * Math.PI) * sag;
  let d = "";
  for (let tooth = 0; tooth < count; tooth++)
    d +=
      `M${n(from + tooth * wide + 0.4)} ${n(edge(tooth / count))}L${n(from + (tooth + 0.5) * wide)} ${n(edge((tooth + 0.5) / count) + height)}` +
      `L${n(from + (tooth + 1) * wide - 0.4)} ${n(edge((tooth + 1) / count))}Z`;
  return shape(d, colour, INK, 1.2);
}

/** Strokes of a woodcut, on the far side only. */
export function hatch(
  chance: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count = 14,
  length = 13,
): string {
  let d = "";
  for (let stroke = 0; stroke < count; stroke++) {
    const px = x + w * (0.35 + 0.65 * Math.sqrt(chance()));
    const py = y + h * chance();
    d += `M${n(px)} ${n(py)}l${n(length * (0.5 + chance() * 0.6))} ${n(-length * 0.42)}`;
  }
  return line(d, colour, 2, 'opacity=".7"');
}

export const shadow = (wide: number, y = 86): string => oval(0, y, wide, wide * 0.17, "#000", 'opacity=".45"');

/** A spot that shines; with an elite it shines violet. */
export const glint = (x: number, y: number, r: number, colour: string, elite = false): string =>
  (elite ? dot(x, y, r * 2.5, "#A77BE0", "", 0, 'opacity=".5"') : "") + dot(x, y, r, elite ? "#EBD6FF" : colour);

export const skull = (x: number, y: number, size: number, turned: number, eye: string, tone: Tone = TONES.bone): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turned)}) scale(${size})">` +
  volume("M-22 2C-26 -30 26 -30 22 2C22 9 16 10 14 14L13 25H-13L-14 14C-16 10 -22 9 -22 2Z", tone, { shade: 8 }) +
  oval(-9, 2, 6.5, 7.5, INK) +
  oval(9, 2, 6.5, 7.5, INK) +
  (eye ? dot(-9, 3, 2.6, eye) + dot(9, 3, 2.6, eye) : "") +
  shape("M0 8l-3 7h6Z", INK) +
  `${line("M-7 19v6M0 19v6M7 19v6", INK, 2)}</g>`;
