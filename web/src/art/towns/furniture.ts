import { type Chance, jitter, pick } from "../../map/draw/chance";
import { n } from "../../map/draw/pen";
import { dot, INK, line, oval, shape } from "../pencil";
import { BROWN, boards, box, GREY, glow } from "./brush";

/** What stands in the rooms of a town. A room is so wide and so high; what stands, stands on y = 0, and the wall goes up from there. */
export const [WIDE, WALL, FLOOR] = [1000, 430, 90] as const;
const WOOD = "#5f4529";
const DARK = "#2a1b10";
const IRON = "#15100d";
const BRASS = "#C98A2E";
const PAPER = "#D9CCAD";
const FIRE = "#FF9B3D";
const GLASS = ["#6f7b4a", "#8a5a2c", "#5c6d73", "#7a2a20", "#b58b3a"] as const;
const CLOTH = ["#7a2a20", "#3f5a4b", "#6a4a1c", "#37475a"] as const;

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");
export const put = (x: number, y: number, drawn: string, size = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${size === 1 ? "" : ` scale(${size})`}">${drawn}</g>`;

// -- walls and floors ------------------------------------------------------------------------------

export const planks = (chance: Chance, tones: readonly string[], standing = true): string =>
  boards(chance, 0, -WALL, WIDE, WALL, tones, standing);

/** A wall of stones or bricks, one path for each tone. */
export function blocks(chance: Chance, tones: readonly string[], w = 62, h = 34): string {
  const rows = new Map<string, string>();
  for (let row = 0; row * h < WALL; row++)
    for (let x = row % 2 ? -w / 2 : 0; x < WIDE; x += w) {
      const tone = pick(chance, tones);
      rows.set(tone, (rows.get(tone) ?? "") + box(x + jitter(chance, 2), -WALL + row * h, w - 1, h - 1));
    }
  return `<rect y="${-WALL}" width="${WIDE}" height="${WALL}" fill="${INK}"/>${[...rows].map(([tone, d]) => shape(d, tone)).join("")}`;
}

/** Rock, roughly hewn. */
export function rock(chance: Chance): string {
  let [cracks, faces] = ["", ""];
  for (let at = 0; at < 46; at++) {
    const [x, y] = [chance() * WIDE, -chance() * WALL];
    faces += `M${n(x)} ${n(y)}l${n(40 + chance() * 50)} ${n(-20 - chance() * 26)} ${n(22 + chance() * 30)} ${n(30 + chance() * 24)}-${n(50 + chance() * 30)} ${n(24 + chance() * 18)}Z`;
    cracks += `M${n(x)} ${n(y)}l${n(jitter(chance, 40))} ${n(24 + chance() * 30)} ${n(jitter(chance, 30))} ${n(20 + chance() * 20)}`;
  }
  return `<rect y="${-WALL}" width="${WIDE}" height="${WALL}" fill="#372b22"/>${shape(faces, "#463628", INK, 1.6)}${line(cracks, INK, 2.2, 'opacity=".7"')}`;
}

/** Open air: the last light behind hills, and stars. */
export function dusk(chance: Chance, low = "#A9521F"): string {
  let stars = "";
  for (let at = 0; at < 60; at++) stars += `M${n(chance() * WIDE)} ${n(-WALL + chance() * 250)}h1.6`;
  return (
    `<linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#150F16"/><stop offset=".45" stop-color="#2A1A20"/><stop offset=".78" stop-color="#5B2C22"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<rect y="${-WALL}" width="${WIDE}" height="${WALL}" fill="url(#dusk)"/>${line(stars, "#E9D9B4", 2)}` +
    shape("M0 0V-96l120-34 70 20 130-52 96 60 120-26 150 44 120-58 194 40V0Z", "#1d1216")
  );
}

export const boarded = (): string =>
  `<rect width="${WIDE}" height="${FLOOR}" fill="#3a2717"/>${line(
    times(13, (at) => `M${n(at * 84)} 0L${n((at - 6) * 130 + 500)} ${FLOOR}`),
    INK,
    2.4,
    'opacity=".7"',
  )}${line(`M0 0H${WIDE}M0 30H${WIDE}`, INK, 3, 'opacity=".8"')}`;
export const earth = (chance: Chance, tone = "#33241a"): string => {
  let grit = "";
  for (let at = 0; at < 70; at++) grit += `M${n(chance() * WIDE)} ${n(6 + chance() * (FLOOR - 10))}h${n(3 + chance() * 10)}`;
  return `<rect width="${WIDE}" height="${FLOOR}" fill="${tone}"/>${line(grit, INK, 2.2, 'opacity=".55"')}${line(`M0 0H${WIDE}`, INK, 4)}`;
};
export const flags = (): string =>
  `<rect width="${WIDE}" height="${FLOOR}" fill="#3d3731"/>${line(`${times(11, (at) => `M${at * 100} 0L${(at - 5) * 150 + 500} ${FLOOR}`)}M0 26H${WIDE}M0 58H${WIDE}`, INK, 2.6)}${line(`M0 0H${WIDE}`, INK, 4)}`;

// -- light -----------------------------------------------------------------------------------------

export const lamp = (x: number, y = -330): string =>
  put(
    x,
    y,
    line(`M0-24V${-WALL - y}`, IRON, 3) +
      glow(0, 10, 190, 170) +
      shape("M-24-12Q0-34 24-12Z", DARK, INK, 3) +
      shape("M-13-12h26l-5 34h-16Z", "url(#win)", INK, 3),
  );
export const candle = (x: number, y: number, high = 26): string =>
  glow(x, y - high - 8, 46, 46) +
  shape(box(x - 4, y - high, 8, high), "#EADFC3", INK, 2) +
  shape(`M${x} ${y - high - 18}q7 10 0 17-7-7 0-17Z`, "#FFE3A6", FIRE, 2);
export const fire = (x: number, size = 1): string =>
  put(
    x,
    0,
    glow(0, -30, 190, 150) +
      line("M-40 2L36-16M40 2L-36-16M-46-4H46", "#5a3b1c", 12) +
      shape("M0-104q32 44 20 80h-44q-24-34 4-50 2 14 12 10-4-22 8-40Z", "#F29A2E", INK, 3) +
      shape("M0-58q14 22 6 40h-16q-10-18 10-40Z", "#FFE3A6"),
    size,
  );
export const chandelier = (x: number): string =>
  line(`M${x}-${WALL}v60`, IRON, 4) +
  shape(`M${x - 96}-366a96 20 0 0 0 192 0 96 20 0 0 0-192 0Z`, "none", WOOD, 9) +
  [-96, -50, 0, 50, 96].map((at, number) => candle(x + at, number % 4 ? -352 : -366, 18)).join("");
/** A window with the night behind it, or with a lamp. */
export const night = (x: number, y: number, w: number, h: number, arched = false, pale = "#41506a"): string => {
  const frame = arched ? `M${x} ${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}H${x}Z` : box(x, y, w, h);
  return (
    shape(frame, pale, INK, 6) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, "#2b1c10", 5) +
    line(`M${x - 8} ${y + h + 3}h${w + 16}`, WOOD, 8)
  );
};

// -- furniture -------------------------------------------------------------------------------------

const bottle = (chance: Chance, x: number, y: number): string => {
  const high = 16 + chance() * 16;
  return shape(`M${n(x - 5)} ${y}v${n(-high)}l3-5v-7h4v7l3 5v${n(high)}Z`, pick(chance, GLASS), INK, 1.8);
};
const jar = (chance: Chance, x: number, y: number): string =>
  shape(box(x - 8, y - 24, 16, 24), pick(chance, ["#8a9a86", "#a08a5a", "#6d7d80"]), INK, 1.8) +
  shape(box(x - 9, y - 29, 18, 6), DARK, INK, 1.4);
const tin = (chance: Chance, x: number, y: number): string =>
  shape(box(x - 11, y - 26, 22, 26), pick(chance, CLOTH), INK, 2) + shape(box(x - 11, y - 19, 22, 10), PAPER);
const book = (chance: Chance, x: number, y: number): string =>
  shape(box(x - 5, y - 30 - chance() * 8, 10, 30 + 4), pick(chance, CLOTH), INK, 1.8);
const bolt = (chance: Chance, x: number, y: number): string =>
  shape(`M${n(x - 14)} ${y}v-14a8 8 0 0 1 28 0v14Z`, pick(chance, CLOTH), INK, 2) + dot(x, y - 12, 4, PAPER, INK, 1.4);
const STOCK = { bottle, jar, tin, book, bolt };
export type Stock = keyof typeof STOCK;

/** A board on the wall, and what stands on it. */
export const shelf = (chance: Chance, x: number, y: number, w: number, of: readonly Stock[], gap = 26): string => {
  let drawn = "";
  for (let at = gap / 2; at < w - 4; at += gap) if (chance() < 0.86) drawn += STOCK[pick(chance, of)](chance, x + at, y);
  return `${shape(box(x, y, w, 9), "#7a5430", INK, 2.6)}${line(`M${x + 12} ${y + 9}v14M${x + w - 12} ${y + 9}v14`, DARK, 6)}${drawn}`;
};
export const shelves = (
  chance: Chance,
  x: number,
  w: number,
  rows: readonly number[],
  of: readonly Stock[],
  gap?: number,
): string => rows.map((y) => shelf(chance, x, y, w, of, gap)).join("");

/** A case with glass doors. */
export const cabinet = (chance: Chance, x: number, w = 150, h = 260, of: readonly Stock[] = ["bottle", "jar"]): string =>
  shape(box(x, -h, w, h), "#3b2716", INK, 4) +
  shape(box(x + 10, -h + 12, w - 20, h - 90), "#1d130b", INK, 2.6) +
  [0.32, 0.62, 0.9].map((at) => shelf(chance, x + 14, -h + 12 + (h - 90) * at, w - 28, of, 22)).join("") +
  line(`M${x + w / 2} ${-h + 12}v${h - 90}`, INK, 4) +
  shape(box(x + 12, -66, w / 2 - 18, 54) + box(x + w / 2 + 6, -66, w / 2 - 18, 54), "#4a331f", INK, 2.6) +
  shape(box(x - 8, -h - 12, w + 16, 14), WOOD, INK, 3);

export const counter = (chance: Chance, x: number, w: number, h = 104): string =>
  boards(chance, x, -h, w, h, BROWN, true) +
  line(box(x, -h, w, h), INK, 4) +
  shape(box(x - 12, -h - 12, w + 24, 16), "#7a5430", INK, 3.4) +
  line(`M${x - 8} ${-h - 9}h${w + 16}`, "#F2A24A", 2.4, 'stroke-opacity=".6"') +
  line(`M${x - 4}-16h${w + 8}`, BRASS, 4);

export const table = (x: number, w: number, h = 66, top = "#6a4a2b"): string =>
  line(`M${x + 14} 0v${-h}M${x + w - 14} 0v${-h}`, DARK, 9) + shape(box(x, -h - 10, w, 13), top, INK, 3.2);
export const felt = (x: number, y: number): string =>
  put(
    x,
    y,
    line("M-44 0l-10 78M44 0l10 78M0 12v66", DARK, 9) +
      oval(0, 0, 104, 27, "#2e4a38", `stroke="${WOOD}" stroke-width="9"`) +
      shape("M-40-8l18-5 6 12-18 5ZM-12-10l17-3 4 12-17 3Z", PAPER, INK, 1.6) +
      [34, 48, 62]
        .map((at) => oval(at, 2 - (at % 4), 8, 4, at % 3 ? "#B23A2E" : BRASS, `stroke="${INK}" stroke-width="1.6"`))
        .join(""),
  );
export const chair = (x: number, back = 1): string =>
  line(`M${x} 0v-52h${34 * back}V0M${x}-52v-50M${x}-78h${7 * back}`, WOOD, 7) + line(`M${x}-52h${34 * back}`, "#8a6238", 4);
export const desk = (chance: Chance, x: number, w = 190): string =>
  counter(chance, x, w, 78) +
  shape(`M${x + 30}-90l46-5 5 8-46 5ZM${x + 90}-90h36v-12h-36Z`, PAPER, INK, 1.8) +
  line(`M${x + w - 34}-90l10-34`, PAPER, 3) +
  shape(box(x + w - 44, -104, 16, 14), "#1d2430", INK, 2);
export const bed = (x: number, blanket: string = CLOTH[3]): string =>
  line(`M${x} 0v-86M${x + 176} 0v-62`, IRON, 7) +
  shape(box(x, -46, 176, 18), PAPER, INK, 2.6) +
  shape(`M${x + 44}-48h132v30h-132Z`, blanket, INK, 2.6) +
  shape(`M${x + 6}-46q2-18 20-18t18 18Z`, "#EADFC3", INK, 2.4);
export const pews = (): string =>
  times(3, (row) => {
    const [y, w] = [24 + row * 30, 300 + row * 50];
    return [-1, 1]
      .map((side) => {
        const x = 500 + (side < 0 ? -90 - row * 16 - w : 90 + row * 16);
        return shape(box(x, y - 44, w, 30), "#4a331f", INK, 3.4) + shape(box(x - 4, y - 52, w + 8, 10), "#7a5430", INK, 3);
      })
      .join("");
  });
export const barrels = (x: number, count = 2): string =>
  times(count, (at) =>
    put(
      x + at * 50,
      0,
      shape("M-20 0q-7-28 0-56h40q7 28 0 56Z", "#5a3d22", INK, 3.2) +
        line("M-22-15h44M-22-42h44", INK, 3) +
        line("M-8 0v-56M8 0v-56", INK, 1.6),
    ),
  );
export const sacks = (x: number, count = 2): string =>
  times(count, (at) =>
    put(
      x + at * 44,
      0,
      shape("M-24 0q-10-30 10-44l-6-14h38l-6 14q22 14 12 44Z", "#8a7650", INK, 3.2) + line("M-12-44h24", INK, 3),
    ),
  );
export const crates = (chance: Chance, x: number, rows: readonly number[]): string =>
  rows
    .map((count, row) =>
      times(count, (at) => {
        const [left, top] = [x + row * 22 + at * 62, -(row + 1) * 56];
        return (
          boards(chance, left, top, 58, 54, BROWN) +
          line(`${box(left, top, 58, 54)}M${left} ${top}l58 54M${left + 58} ${top}l-58 54`, INK, 3.2) +
          line(box(left + 3, top + 3, 52, 48), "#8a6238", 2)
        );
      }),
    )
    .join("");
export const ropes = (x: number, y: number): string =>
  [0, 9, 18].map((r) => shape(`M${x} ${y}a${22 - r / 2} ${34 - r} 0 1 0 .1 0Z`, "none", "#a58d63", 5)).join("") +
  line(`M${x} ${y}v-22`, IRON, 5);

export const anvil = (x: number): string =>
  shape(box(x + 12, -44, 54, 44), "#4a331f", INK, 3.2) +
  shape(`M${x - 6}-80h96v16q-24 0-30 14v8H${x + 20}v-8q-6-10-26-12Z`, "#5a544d", INK, 3.4) +
  line(`M${x - 4}-78h90`, "#F2A24A", 2.6, 'stroke-opacity=".8"');
export const forge = (x: number): string =>
  glow(x + 120, -110, 320, 250) +
  shape(`M${x - 10} 0v-210l50-60V-${WALL}h160v160l50 60V0Z`, GREY[0], INK, 4) +
  line(
    `M${x - 10}-60h260M${x - 10}-120h260M${x - 10}-180h260M${x + 60} 0v-60M${x + 190} 0v-60M${x + 20}-60v-60M${x + 220}-60v-60M${x + 40}-270h160M${x + 40}-340h160M${x + 120}-270v-70`,
    INK,
    2.6,
  ) +
  shape(`M${x + 30}-30v-90q90-86 180 0v90Z`, "#1b0c06", INK, 4) +
  shape(`M${x + 44}-32q8-60 40-40 4-50 40-70 2 44 34 46 34 12 38 64Z`, "#F29A2E", INK, 2.6) +
  shape(`M${x + 78}-32q8-34 34-46 30 12 38 46Z`, "#FFE3A6") +
  shape(box(x + 14, -34, 212, 12), "#5a544d", INK, 3);
export const tools = (x: number, y: number): string =>
  shape(box(x, y, 230, 10), WOOD, INK, 2.6) +
  line(`M${x + 24} ${y + 6}v84M${x + 70} ${y + 6}v64l-8 24M${x + 76} ${y + 70}l8 24M${x + 118} ${y + 6}v80`, "#8a6238", 7) +
  shape(`M${x + 6} ${y + 84}h38v22h-38ZM${x + 104} ${y + 80}l32-6v28l-32-8Z`, "#5a544d", INK, 2.6) +
  [160, 200].map((at) => shape(`M${x + at} ${y + 64}v-26a15 15 0 0 1 30 0v26`, "none", "#8a8377", 7)).join("");

/** Iron bars from the floor to the beam. */
export const cell = (x: number, w: number): string =>
  shape(box(x, -300, w, 300), "#120c09", INK, 4) +
  shape(box(x + 18, -60, w * 0.5, 12), "#4a3a28", INK, 2.4) +
  line(`M${x + 24}-48v48M${x + 10 + w * 0.5}-48v48`, "#4a3a28", 5) +
  line(
    times(Math.floor(w / 24), (at) => `M${x + 14 + at * 24}-300V0`),
    "#3a342e",
    8,
  ) +
  line(`M${x}-300h${w}M${x}-160h${w}M${x}-4h${w}`, "#4a433b", 9);
export const rifles = (x: number, y: number): string =>
  shape(box(x, y, 170, 130), DARK, INK, 3.2) +
  times(
    5,
    (at) =>
      line(`M${x + 24 + at * 31} ${y + 118}l6-40 2-66`, at % 2 ? "#6a4a2b" : "#5a3d22", 8) +
      line(`M${x + 31 + at * 31} ${y + 62}v-52`, "#8a8377", 4),
  );
export const posters = (chance: Chance, x: number, y: number, count = 3): string =>
  times(count, (at) =>
    put(
      x + at * 66,
      y + jitter(chance, 10),
      `<g transform="rotate(${n(jitter(chance, 5))})">${shape(box(0, 0, 52, 68), PAPER, INK, 2.4)}${dot(26, 30, 12, "#8a7650", INK, 2)}${line("M8 12h36M10 52h32M14 60h24", INK, 3)}</g>`,
    ),
  );
export const flag = (x: number, y: number): string =>
  line(`M${x} ${y}v230`, WOOD, 7) +
  shape(`M${x + 3} ${y + 6}q40-14 70 2t64-2v78q-34 14-64-2t-70 4Z`, "#7a2a20", INK, 3.2) +
  line(`M${x + 3} ${y + 46}q40-14 70 2t64-2`, PAPER, 9);
export const cross = (x: number, y: number): string =>
  glow(x, y + 60, 150, 150) +
  line(`M${x} ${y}v150M${x - 46} ${y + 44}h92`, DARK, 24) +
  line(`M${x} ${y + 2}v146M${x - 44} ${y + 44}h88`, "#8a6238", 14);
export const arch = (x: number, w: number, h: number): string =>
  shape(`M${x} 0V${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0Z`, "#120c0a", INK, 6) +
  shape(
    `M${x - 20} 0V${-h + w / 2}a${w / 2 + 20} ${w / 2 + 20} 0 0 1 ${w + 40} 0V0h-20V${-h + w / 2}a${w / 2} ${w / 2} 0 0 0 ${-w} 0V0Z`,
    "#5a544d",
    INK,
    3.4,
  );
export const awning = (x: number, w: number, tone: string, y = -250): string =>
  line(`M${x + 6} 0V${y}M${x + w - 6} 0V${y}`, WOOD, 9) +
  times(Math.round(w / 34), (at) => shape(`M${x + at * 34} ${y - 40}h34v54q-17 16-34 0Z`, at % 2 ? "#C8B993" : tone, INK, 3));
export const heap = (x: number, size = 1): string =>
  put(
    x,
    0,
    shape("M-60 0q6-26 20-26t14-14q20-12 32 2t22 14q24 2 28 24Z", "#8a5a2c", INK, 3) +
      line("M-36-10h10M-6-26h12M24-12h12", INK, 3),
    size,
  );
export const wheel = (x: number, y: number): string =>
  put(
    x,
    y,
    glow(0, 0, 150, 150, 0.6) +
      dot(0, 0, 84, DARK, INK, 5) +
      times(12, (at) => {
        const [a, b] = [(at * Math.PI) / 6, ((at + 1) * Math.PI) / 6];
        return shape(
          `M0 0L${n(Math.cos(a) * 74)} ${n(Math.sin(a) * 74)}A74 74 0 0 1 ${n(Math.cos(b) * 74)} ${n(Math.sin(b) * 74)}Z`,
          at % 2 ? PAPER : "#7a2a20",
          INK,
          2,
        );
      }) +
      dot(0, 0, 12, BRASS, INK, 3) +
      shape("M-9-98h18l-9 22Z", BRASS, INK, 2.6),
  );
export const scales = (x: number, y: number): string =>
  put(
    x,
    y,
    line("M0 0v-84M-58-70L58-84", BRASS, 6) +
      line("M-58-70l-18 40M-58-70l18 40M58-84l-18 40M58-84l18 40", BRASS, 2.4) +
      shape("M-80-30h44q-6 16-22 16t-22-16ZM36-44h44q-6 16-22 16t-22-16ZM-26 0h52v-8h-52Z", BRASS, INK, 2.4),
  );
export const safe = (x: number): string =>
  shape(box(x, -130, 120, 130), "#3a342e", INK, 4.4) +
  line(box(x + 12, -118, 96, 106), "#5a544d", 3) +
  dot(x + 60, -64, 20, "#5a544d", INK, 3) +
  line(`M${x + 60}-84v40M${x + 40}-64h40`, "#8a8377", 4);
export const hides = (x: number, y: number): string =>
  line(`M${x - 70} ${y}h140`, WOOD, 8) +
  shape(
    `M${x - 40} ${y}q-30 20-16 44-24 36 0 66l-14 34 30-12q40 20 76 0l30 12-14-34q24-30 0-66 14-24-16-44Z`,
    "#8a6238",
    INK,
    3.2,
  ) +
  line(`M${x} ${y + 14}v96`, INK, 2.4, 'opacity=".6"');
export const antlers = (x: number, y: number): string =>
  shape(`M${x - 14} ${y}q14-12 28 0l-6 44q-8 8-16 0Z`, "#6a4a2b", INK, 3) +
  line(
    `M${x - 12} ${y}q-40-8-44-56M${x - 44} ${y - 22}q-22-2-28-26M${x - 24} ${y - 8}q-4-24-4-38M${x + 12} ${y}q40-8 44-56M${x + 44} ${y - 22}q22-2 28-26M${x + 24} ${y - 8}q4-24 4-38`,
    PAPER,
    6,
  );
export const picture = (x: number, y: number, turned: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turned})">${shape(box(0, 0, 96, 118), "#2a1b10", BRASS, 7)}${drawn}</g>`;
export const sitter = shape(
  "M48 24q20 0 20 26 0 18-12 24 26 6 28 38H12q2-32 28-38-12-6-12-24 0-26 20-26Z",
  "#5c5248",
  INK,
  2.6,
);
export const web = (x: number, y: number, turn = 1): string =>
  line(
    `M${x} ${y}l${120 * turn} 20M${x} ${y}l${96 * turn} 76M${x} ${y}l${30 * turn} 118M${x + 60 * turn} ${y + 10}q-6 22-12 28-18 2-34 24M${x + 104 * turn} ${y + 18}q-10 30-22 46-28 6-56 44`,
    "#a89a84",
    1.8,
    'opacity=".8"',
  );
export const clock = (x: number, y: number): string =>
  dot(x, y, 34, PAPER, INK, 6) + line(`M${x} ${y}v-22M${x} ${y}l16 8`, INK, 4) + dot(x, y, 3.4, INK);
export const stones = (chance: Chance, x: number, w: number, high: number): string =>
  times(Math.round(w / 34), (at) => {
    const rest = high * (0.35 + chance() * 0.65) * (1 - Math.abs(at / (w / 34) - 0.5));
    return shape(
      `M${n(x + at * 34 - 12)} 0l${n(8 + chance() * 8)} ${n(-rest)} ${n(22 + chance() * 10)} ${n(-8 + chance() * 16)} ${n(16 + chance() * 8)} ${n(rest)}Z`,
      pick(chance, GREY),
      INK,
      3,
    );
  });
export const beams = (d: string): string => line(d, "#120c09", 22) + line(d, "#4a331f", 15);
export const net = (x: number, y: number): string =>
  line(
    times(7, (at) => `M${x + at * 26} ${y}q-12 70 8 150M${x} ${y + 10 + at * 20}q90 26 172 0`),
    "#a58d63",
    2.2,
    'opacity=".85"',
  ) + line(`M${x - 10} ${y}h190`, WOOD, 8);
