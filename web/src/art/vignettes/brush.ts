import { type Chance, pick } from "../../map/draw/chance";
import { n, type Point } from "../../map/draw/pen";
import { figure } from "../figures/figure";
import { INK, mix, nameOf, shape } from "../pencil";

/** Scenes are 1366 wide and 768 high; they go on to both sides and above, for windows of other shapes and for a letter beside them. */
export const WIDE = 1366;
export const HIGH = 768;
export const FAR_LEFT = -640;
export const FAR_RIGHT = 2006;
export const VIOLET = "violet";
export const FROST = "frost";

export const paint = (d: string, fill: string, edge: string = INK, width = 3.4, more = ""): string =>
  shape(d, fill, edge, width, more);
export const line = (d: string, colour: string = INK, width = 3, more = ""): string => shape(d, "none", colour, width, more);

/** Lights of all scenes, and the dark around them. */
export const LIGHTS =
  `<radialGradient id="lamp"><stop offset="0" stop-color="#FFC562" stop-opacity=".75"/><stop offset=".35" stop-color="#F29A2E" stop-opacity=".3"/><stop offset="1" stop-color="#B4611B" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="violet"><stop offset="0" stop-color="#7A4BC0" stop-opacity=".7"/><stop offset="1" stop-color="#2D1748" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="frost"><stop offset="0" stop-color="#E6F6FA" stop-opacity=".7"/><stop offset="1" stop-color="#6F97A6" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="smoke"><stop offset="0" stop-color="#2a1c1a" stop-opacity=".75"/><stop offset=".6" stop-color="#241816" stop-opacity=".4"/><stop offset="1" stop-color="#1a1213" stop-opacity="0"/></radialGradient>`;
export const VIGNETTE = `<radialGradient id="edge" gradientUnits="userSpaceOnUse" cx="560" cy="330" r="1050"><stop offset=".55" stop-color="#0B0809" stop-opacity="0"/><stop offset="1" stop-color="#0B0809" stop-opacity=".88"/></radialGradient><rect x="-640" y="-320" width="2700" height="1300" fill="url(#edge)"/>`;

export const glow = (x: number, y: number, rx: number, ry: number, strong = 1, light = "lamp"): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${light})" opacity="${strong}"/>`;

export const sky = (...stops: readonly (readonly [number, string])[]): string => {
  const id = nameOf(stops.join());
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${HIGH}">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient><rect x="-640" y="-320" width="2700" height="${HIGH + 340}" fill="url(#${id})"/>`;
};

/** A line that shivers. */
export function rough(chance: Chance, points: readonly Point[], amp = 2, step = 14): string {
  let d = "";
  points.forEach(([x, y], at) => {
    const before = points[at - 1];
    if (!before) {
      d += `M${n(x)} ${n(y)}`;
      return;
    }
    const [a, b] = before;
    const parts = Math.max(1, Math.round(Math.hypot(x - a, y - b) / step));
    for (let part = 1; part <= parts; part++) {
      const [along, off] = [part / parts, part < parts ? amp : 0];
      d += `L${n(a + (x - a) * along + (chance() - 0.5) * 2 * off)} ${n(b + (y - b) * along + (chance() - 0.5) * 2 * off)}`;
    }
  });
  return d;
}

/** Strokes of a woodcut over a box. */
export function hatch(
  chance: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  gap: number,
  angle: number,
  length: number,
  keep: (x: number, y: number) => boolean = () => true,
): string {
  let d = "";
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let row = y; row < y + h; row += gap)
    for (let at = x; at < x + w; at += length * 1.15) {
      const [px, py] = [at + (chance() - 0.5) * length * 0.5, row + (chance() - 0.5) * gap * 0.5];
      const half = (length * (0.5 + chance() * 0.6)) / 2;
      if (keep(px, py)) d += `M${n(px - c * half)} ${n(py - s * half)}L${n(px + c * half)} ${n(py + s * half)}`;
    }
  return d;
}

export const stars = (chance: Chance, count: number, h: number) => {
  let drawn = "";
  for (let i = 0; i < count * 2.6; i++)
    drawn += `<circle cx="${n(chance() * 2600 - 600)}" cy="${n(chance() * (h + 220) - 220)}" r="${n(0.6 + chance() * 1.3)}" fill="#F0E4CB" opacity="${n(0.3 + chance() * 0.6)}"/>`;
  return drawn;
};
export const ridge = (chance: Chance, given: readonly Point[], fill: string, amp = 6, rim = "") => {
  const first = given[0]?.[1] ?? 0;
  const last = given.at(-1)?.[1] ?? 0;
  const pts: Point[] = [
    [FAR_LEFT, first + (chance() - 0.3) * 30],
    [-320, first - chance() * 34],
    ...given,
    [WIDE + 320, last - chance() * 34],
    [FAR_RIGHT, last + (chance() - 0.3) * 30],
  ];
  const d = rough(chance, pts, amp, 26);
  return (
    paint(`${d}L${FAR_RIGHT} ${HIGH + 20}L${FAR_LEFT} ${HIGH + 20}Z`, fill) +
    (rim ? line(d, rim, 2.6, 'opacity=".7" transform="translate(0 3)"') : "")
  );
};
export const foe = (kind: string, x: number, y: number, size: number, id: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${figure(kind, { id: String(id) })}</g>`;
export const beam = (x1: number, y1: number, x2: number, y2: number, w: number, c = "#5A3E26") => {
  const a = Math.atan2(y2 - y1, x2 - x1),
    l = Math.hypot(x2 - x1, y2 - y1),
    g: string[] = [];
  for (let i = 1; i < 4; i++)
    g.push(`M6 ${n(-w / 2 + (w * i) / 4)}q${n(l * 0.3)} ${i % 2 ? 3 : -3} ${n(l * 0.5)} 0t${n(l * 0.5 - 12)} 0`);
  return `<g transform="translate(${x1} ${y1}) rotate(${n(a * 57.3)})"><rect x="0" y="${-w / 2}" width="${n(l)}" height="${w}" fill="${c}" stroke="${INK}" stroke-width="4"/><path d="M2 ${-w / 2 + 3}H${n(l - 2)}" stroke="#F2A24A" stroke-width="2.4" opacity=".6"/><path d="${g.join("")}" fill="none" stroke="#2A1A0E" stroke-width="2"/><rect x="0" y="${w * 0.18}" width="${n(l)}" height="${w * 0.32}" fill="${INK}" opacity=".34"/></g>`;
};
export const rocks = (chance: Chance, x: number, y: number, count: number, w: number, h: number, c: readonly string[]) => {
  let drawn = "";
  const a: [number, number, number][] = [];
  for (let i = 0; i < count; i++) a.push([x + (chance() - 0.5) * w, y - chance() * h, 24 + chance() * 34]);
  a.sort((p, q) => p[1] - q[1]);
  for (const [a0, b0, r] of a) {
    let d = "";
    for (let i = 0; i < 7; i++) {
      const t = (i / 7) * 6.283,
        q = r * (0.75 + chance() * 0.4);
      d += `${(i ? "L" : "M") + n(a0 + Math.cos(t) * q)} ${n(b0 + Math.sin(t) * q * 0.8)}`;
    }
    drawn +=
      paint(`${d}Z`, pick(chance, c)) +
      line(
        `M${n(a0 - r * 0.6)} ${n(b0 - r * 0.2)}L${n(a0 - r * 0.2)} ${n(b0 - r * 0.6)}L${n(a0 + r * 0.3)} ${n(b0 - r * 0.55)}`,
        "#F2A24A",
        2.4,
        'opacity=".55"',
      ) +
      line(hatch(chance, a0, b0 - r * 0.2, r * 0.6, r * 0.6, 6, -0.9, 12), INK, 2, 'opacity=".7"');
  }
  return drawn;
};

const HATS = {
  wide: () =>
    paint("M-36 -88C-20 -98 20 -98 36 -88C20 -80 -20 -80 -36 -88Z", "#4A3424") +
    paint("M-18 -92C-18 -116 -8 -114 0 -110C8 -116 18 -114 18 -92Z", "#4A3424"),
  miner: () => paint("M-22 -88C-22 -116 22 -116 22 -88Z", "#6B5B45"),
  cat: () =>
    paint("M-34 -86C-20 -94 20 -94 34 -92C24 -82 -20 -80 -34 -86Z", "#7A5A38") +
    paint("M-16 -90C-18 -116 -6 -120 0 -114C6 -120 18 -116 16 -90Z", "#7A5A38"),
};

/** Somebody of the posse from behind, 120 high. */
export const man = (
  x: number,
  y: number,
  size: number,
  hat: keyof typeof HATS,
  coat: string,
  { mirrored = false, woman = false, lantern = false, gun = false } = {},
): string =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})">` +
  paint("M-20 -64C-28 -40 -34 -14 -36 0H36C34 -14 28 -40 20 -64C10 -72 -10 -72 -20 -64Z", coat) +
  paint("M6 -68C16 -60 28 -30 36 0H14Z", INK, "", 0, 'opacity=".4"') +
  line("M0 -60V0", INK, 2) +
  line("M-21 -60C-28 -40 -33 -16 -35 -2", "#F2A24A", 3, 'opacity=".8"') +
  (woman ? paint("M-12 -86L-15 -56H15L12 -86Z", "#6E2B17") : "") +
  paint("M-11 -92H11V-66H-11Z", "#8F5C3B") +
  HATS[hat]() +
  line("M-34 -90C-20 -97 0 -98 10 -97", "#F2A24A", 2.4, 'opacity=".8"') +
  line("M-14 0V18M14 0V18", INK, 12) +
  (lantern
    ? line("M-26 -50C-46 -44 -54 -34 -56 -24", INK, 12) +
      line("M-26 -50C-46 -44 -54 -34 -56 -24", coat, 7) +
      paint("M-64 -20H-48L-46 6H-66Z", "#FFE0A0") +
      line("M-62 -20Q-56 -30 -50 -20M-68 8H-44", INK, 4)
    : "") +
  (gun
    ? line("M24 -50L44 -26 66 -40", INK, 11) +
      line("M24 -50L44 -26 66 -40", coat, 6) +
      line("M58 -38L104 -58", INK, 7) +
      line("M58 -38L104 -58", mix("#8f8273", "#000000", 0.1), 3)
    : "") +
  "</g>";
