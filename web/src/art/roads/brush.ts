import { type Chance, jitter } from "../../map/draw/chance";
import { n, type Point, polygon } from "../../map/draw/pen";
import { dot, line, shape } from "../pencil";

/** Ink on paper: what is drawn on the map of the road, flat and without shadow. */
export const INK = "#3A2713";
export const PALE = "#D9CCAD";
/** A shade of ink over a part of a shape. */
const shade = (d: string, opacity: number) => shape(d, INK, "", 0, `opacity="${opacity}"`);

export function mountain(chance: Chance, x: number, y: number, w: number, h: number): string {
  const peak = x + w * (0.42 + chance() * 0.16);
  const edge = `M${n(x)} ${n(y)}L${n(x + w * 0.2)} ${n(y - h * 0.45)}L${n(x + w * 0.28)} ${n(y - h * 0.42)}L${n(peak)} ${n(y - h)}L${n(x + w * 0.66)} ${n(y - h * 0.5)}L${n(x + w * 0.75)} ${n(y - h * 0.48)}L${n(x + w)} ${n(y)}`;
  let strokes = "";
  for (let at = 0; at < 7; at++) {
    const far = at / 7;
    strokes += `M${n(peak + 2 + far * w * 0.36)} ${n(y - h * 0.92 + far * h * 0.74)}l${n(-w * 0.04 - chance() * w * 0.07)} ${n(h * (0.2 + chance() * 0.22))}`;
  }
  const far = `M${n(peak)} ${n(y - h)}L${n(x + w * 0.66)} ${n(y - h * 0.5)}L${n(x + w)} ${n(y)}L${n(x + w * 0.6)} ${n(y)}L${n(peak + w * 0.06)} ${n(y - h * 0.4)}Z`;
  return shape(`${edge}Z`, PALE) + shade(far, 0.22) + line(edge, INK, 2.2) + line(strokes, INK, 1.3);
}

export function mesa(chance: Chance, x: number, y: number, w: number, h: number): string {
  const [left, right, top, foot] = [x + w * (0.2 + chance() * 0.06), x + w * (0.74 + chance() * 0.08), y - h, y - h * 0.42];
  const wide = right - left;
  let strokes = "";
  for (let at = 0; at < 9; at++) {
    const px = left + (wide * at) / 9;
    strokes += `M${n(px)} ${n(top + 2)}l${n(jitter(chance, 1.5))} ${n(h * (0.2 + chance() * 0.3))}`;
    if (at > 4) strokes += `M${n(px + 3)} ${n(top + 4)}v${n(h * 0.5)}`;
  }
  for (let at = 0; at < 6; at++)
    strokes += `M${n(x + w * (0.08 + at * 0.15))} ${n(y - 2)}l${n(w * 0.05)} ${n(-h * (0.2 + chance() * 0.14))}`;
  const slope = `Q${n(right + w * 0.1)} ${n(foot + h * 0.2)} ${n(x + w)} ${n(y)}`;
  const body = `M${n(x)} ${n(y)}Q${n(left - w * 0.06)} ${n(foot + h * 0.12)} ${n(left - 2)} ${n(foot)}L${n(left + 1)} ${n(top + h * 0.16)}L${n(left - 2)} ${n(top)}Q${n((left + right) / 2)} ${n(top - h * 0.09)} ${n(right + 2)} ${n(top + 1)}L${n(right - 2)} ${n(top + h * 0.18)}L${n(right + 3)} ${n(foot)}${slope}Z`;
  const far = `M${n(left + wide * 0.6)} ${n(top)}L${n(right + 2)} ${n(top + 1)}L${n(right + 3)} ${n(foot)}${slope}H${n(x + w * 0.66)}L${n(left + wide * 0.64)} ${n(foot)}Z`;
  const layers = `M${n(left - 2)} ${n(foot)}Q${n((left + right) / 2)} ${n(foot + 3)} ${n(right + 3)} ${n(foot)}M${n(left)} ${n(top + h * 0.2)}Q${n((left + right) / 2)} ${n(top + h * 0.26)} ${n(right - 2)} ${n(top + h * 0.19)}`;
  return shape(body, PALE, INK, 2.1) + shade(far, 0.26) + line(layers, INK, 1.2) + line(strokes, INK, 1.1);
}

export const cactus = (x: number, y: number, size: number): string =>
  line(
    `M${n(x)} ${n(y)}v${n(-22 * size)}M${n(x)} ${n(y - 8 * size)}h${n(-7 * size)}v${n(-8 * size)}M${n(x)} ${n(y - 11 * size)}h${n(7 * size)}v${n(-7 * size)}`,
    INK,
    3 * size,
  );

export const pine = (x: number, y: number, size: number): string =>
  line(`M${n(x)} ${n(y)}v${n(-6 * size)}`, INK, 2) +
  shape(
    `M${n(x - 8 * size)} ${n(y - 5 * size)}L${n(x)} ${n(y - 25 * size)}L${n(x + 8 * size)} ${n(y - 5 * size)}Z`,
    PALE,
    INK,
    1.8,
  ) +
  shade(`M${n(x + 1)} ${n(y - 23 * size)}L${n(x + 7 * size)} ${n(y - 6 * size)}H${n(x + 1)}Z`, 0.6);

const placed = (x: number, y: number, size: number, drawn: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${drawn}</g>`;

/** The town in the distance, with light in its windows. */
export const houses = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    shape("M-34 0v-22l12-10 12 10V0ZM-8 0v-34h22V0ZM16 0v-20l10-9 10 9V0Z", PALE, INK, 2.4) +
      shape("M0-34v-22l5-12 5 12v22M5-68v-10M1-75h8", PALE, INK, 2.2) +
      shape("M-27-10h6v6h-6ZM-3-22h5v7h-5ZM6-22h5v7h-5ZM23-12h5v6h-5Z", "#C97B1E"),
  );

export const mine = (x: number, y: number, size: number): string => {
  const timber = "M-24 4v-34M24 4v-34M-30-32h60";
  return placed(
    x,
    y,
    size,
    shape("M-40 4Q-34-44 0-50 34-44 42 4Z", PALE, INK, 2.6) +
      shape("M-20 4v-30h40v30Z", "#150E0A") +
      line(timber, "#6B4E31", 7) +
      line(timber, INK, 1.2) +
      line("M-34-20l8-8M-30-34l9-6M26-40l7 6M32-26l6 8", INK, 1.5),
  );
};

export const compass = (x: number, y: number): string =>
  placed(
    x,
    y,
    0.8,
    dot(0, 0, 44, "none", INK, 1.6) +
      shape("M0-56L9-9 56 0 9 9 0 56-9 9-56 0-9-9Z", PALE, INK, 2) +
      shape("M0-56L0 0 9-9ZM56 0H0L9 9ZM0 56V0L-9 9ZM-56 0H0L-9-9Z", INK),
  );

const WHEELS = [-26, 20] as const;
/** The wagon in which they ride, on its own. */
export const wagon = (): string =>
  `<ellipse cy="4" rx="60" ry="8" fill="#22170D" opacity=".35"/>` +
  shape("M-42-14H34l-6-12H-38Z", "#6B4E31", "#140C08", 3) +
  shape("M-42-24Q-50-66-14-64 26-68 36-24Z", "#F0E4CB", "#140C08", 3.4) +
  line("M-24-24Q-26-54-14-64M2-24Q4-54-2-64M20-24Q22-50 14-62", "#8F7F5E", 2.2) +
  line("M34-20l34 4", "#140C08", 4) +
  WHEELS.map(
    (x) =>
      dot(x, -8, 12, "none", "#140C08", 5) +
      dot(x, -8, 12, "none", "#8A6238", 2) +
      line(`M${x - 12}-8h24M${x}-20v24M${x - 8}-16l16 16M${x + 8}-16l-16 16`, "#140C08", 2),
  ).join("") +
  shape("M62-14q-2-16 10-20l12-12 4 2-2 8 8 8-4 4-8-2-2 22h-4l-2-12h-8l-4 12h-4Z", "#3A2414", "#140C08", 2);

/** The torn edge of a sheet of paper. */
export function paper(chance: Chance, w: number, h: number): string {
  const points: Point[] = [];
  for (let x = 12; x < w - 12; x += 30) points.push([x, 6 + chance() * 9]);
  for (let y = 12; y < h - 12; y += 30) points.push([w - 6 - chance() * 9, y]);
  for (let x = w - 12; x > 12; x -= 30) points.push([x, h - 6 - chance() * 9]);
  for (let y = h - 12; y > 12; y -= 30) points.push([6 + chance() * 9, y]);
  return polygon(points);
}
