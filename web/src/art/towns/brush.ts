import { type Chance, pick } from "../../map/draw/chance";
import { n } from "../../map/draw/pen";
import { INK, line, oval, shape } from "../pencil";

/** What houses of a street are made of. They stand on y = 0; the lamp is on their left. */
export const BROWN = ["#4a3424", "#523a27", "#45301f", "#573e2a", "#4d3625"] as const;
export const RED = ["#5b3126", "#633629", "#532b21", "#5d3528"] as const;
export const GREY = ["#4a443f", "#524b44", "#433d39", "#5a5148"] as const;
export const OLIVE = ["#474231", "#4e4936", "#413c2c"] as const;
export const BLUE = ["#3b4046", "#42474d", "#363b41"] as const;
export const PALE = ["#7b6a50", "#84735a", "#736248"] as const;
export const CHAR = ["#1a1413", "#211917", "#151010", "#261c18"] as const;
export const ROOF = "#2c2019";
const POST = "#5f4529";

export const DEFS =
  `<defs><radialGradient id="gl"><stop offset="0" stop-color="#FFC562" stop-opacity=".75"/><stop offset=".35" stop-color="#F29A2E" stop-opacity=".3"/><stop offset="1" stop-color="#B4611B" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="win" x2="0" y2="1"><stop offset="0" stop-color="#FFE3A6"/><stop offset=".6" stop-color="#FFC05A"/><stop offset="1" stop-color="#D9822A"/></linearGradient>` +
  `<radialGradient id="sm"><stop offset="0" stop-color="#2a1c1a" stop-opacity=".75"/><stop offset=".6" stop-color="#241816" stop-opacity=".4"/><stop offset="1" stop-color="#1a1213" stop-opacity="0"/></radialGradient></defs>`;

export const glow = (x: number, y: number, rx: number, ry: number, light = 1): string =>
  oval(x, y, rx, ry, "url(#gl)", `opacity="${light}"`);
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
export const rim = (d: string): string => line(d, "#F2A24A", 2.4, 'stroke-opacity=".6"');
export const out = (d: string, fill = "none"): string => shape(d, fill, INK, 4);

/** A wall of boards, standing or lying, with its grain. */
export function boards(
  chance: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  tones: readonly string[],
  standing = false,
): string {
  const [wide, all] = standing ? [13, w] : [11, h];
  const planks = new Map<string, string>();
  let grain = "";
  for (let at = 0; at < all; at += wide) {
    const rest = Math.min(wide, all - at);
    const tone = pick(chance, tones);
    planks.set(tone, (planks.get(tone) ?? "") + (standing ? box(x + at, y, rest, h) : box(x, y + at, w, rest)));
    grain += standing ? `M${n(x + at)} ${n(y)}v${n(h)}` : `M${n(x)} ${n(y + at)}h${n(w)}`;
    if (chance() < 0.8) {
      const from = chance() * (standing ? h : w) * 0.7;
      grain += standing
        ? `M${n(x + at + wide / 2)} ${n(y + from)}v${n(Math.min(20 + chance() * 40, h - from))}`
        : `M${n(x + from)} ${n(y + at + wide / 2)}h${n(Math.min(20 + chance() * 30, w - from))}`;
    }
  }
  return [...planks].map(([tone, d]) => shape(d, tone)).join("") + line(grain, INK, 1.4, 'stroke-opacity=".55"');
}

/** The far side of a wall: hatched, and darker at the edge. */
export function shade(chance: Chance, x: number, y: number, w: number, h: number): string {
  let strokes = "";
  for (let py = y + 4; py < y + h - 8; py += 6)
    for (let px = x + w * 0.64; px < x + w - 8; px += 17) {
      const long = 15 * (0.5 + chance() * 0.6);
      strokes += `M${n(px + chance() * 6)} ${n(py + 6)}l${n(long * 0.62)} ${n(-long * 0.78)}`;
    }
  return line(strokes, INK, 1.7, 'stroke-opacity=".7"') + shape(box(x + w * 0.8, y, w * 0.2, h), INK, "", 0, 'opacity=".32"');
}

export function pane(x: number, y: number, w: number, h: number, lit = true, arched = false): string {
  const frame = arched ? `M${n(x)} ${n(y + w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${n(y + h)}H${n(x)}Z` : box(x, y, w, h);
  return (
    (lit ? glow(x + w / 2, y + h / 2, w * 1.5, h * 1.15, 0.8) : "") +
    shape(frame, lit ? "url(#win)" : "#191315", INK, 4) +
    line(`M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`, INK, 2.6) +
    line(`M${n(x - 4)} ${n(y + h + 2)}h${n(w + 8)}`, POST, 4.5)
  );
}

export const door = (x: number, h: number, w: number, lit = false): string =>
  (lit ? glow(x + w / 2, -h * 0.3, w * 1.6, h * 0.9, 0.8) : "") +
  shape(box(x, -h, w, h), lit ? "url(#win)" : "#21160e", INK, 4) +
  (lit ? "" : line(box(x + w * 0.2, -h + 8, w * 0.6, h * 0.36) + box(x + w * 0.2, -h * 0.45, w * 0.6, h * 0.34), "#4a3424", 2));

export const posts = (at: readonly number[], h: number): string =>
  at.map((x) => shape(box(x - 4, -h, 8, h), POST, INK, 2.4)).join("");

export const barrel = (x: number): string =>
  shape(`M${x - 11} 0q-4-15 0-30h22q4 15 0 30Z`, "#5a3d22", INK, 2.6) +
  line(`M${x - 12}-8h24M${x - 12}-22h24`, INK, 2.4) +
  line(`M${x - 4} 0v-30M${x + 4} 0v-30`, INK, 1.2);
export const sack = (x: number): string =>
  shape(`M${x - 13} 0q-6-16 6-24l-3-8h20l-3 8q12 8 6 24Z`, "#8a7650", INK, 2.6) + line(`M${x - 7}-24h14`, INK, 2);

/** Smoke that rises from a chimney and is gone below the edge of a picture that is so `high`. */
export function smoke(x: number, y: number, drift: number, high: number): string {
  const room = Math.min(1, Math.max(0.2, (high + y) / 122));
  return [0, 1, 2, 3, 4]
    .map((at) =>
      oval(
        x + at * drift,
        y - at * 22 * room,
        14 + at * 7 * room,
        (14 + at * 5) * room,
        "url(#sm)",
        `opacity="${n(0.9 - at * 0.14)}"`,
      ),
    )
    .join("");
}
