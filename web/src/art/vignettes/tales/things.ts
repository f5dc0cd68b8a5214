import type { Chance } from "../../../map/draw/chance";
import { n } from "../../../map/draw/pen";
import { INK } from "../../pencil";
import { glow, line, paint, VIOLET } from "../brush";

/** Light along an edge. */
export const RIM = "#F2A24A";
const PAPER = "#E8DAB6";

export const at = (x: number, y: number, drawn: string, size = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})">${drawn}</g>`;
export const disc = (x: number, y: number, r: number, fill: string, edge = INK, width = 4): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`;
/** A line with ink around it: rope, pipe, wire, arm. */
export const cord = (d: string, colour: string, wide: number, ink = 8): string =>
  line(d, INK, wide + ink) + line(d, colour, wide);

/** Dark Stone as it grows: leaning points that glow. */
export function crystals(points: readonly (readonly [x: number, y: number, high: number, lean: number])[]): string {
  return points
    .map(([x, y, high, lean]) =>
      at(
        x,
        y,
        paint(
          `M${n(-high * 0.2)} 0L${n(-high * 0.24)} ${n(-high * 0.62)}L0 ${n(-high)}L${n(high * 0.22)} ${n(-high * 0.66)}L${n(high * 0.18)} 0Z`,
          "#4B2E7A",
          INK,
          5,
        ) +
          paint(
            `M${n(-high * 0.2)} 0L${n(-high * 0.24)} ${n(-high * 0.62)}L0 ${n(-high)}L${n(-high * 0.02)} 0Z`,
            "#8E62D6",
            "",
          ) +
          line(
            `M${n(-high * 0.22)} ${n(-high * 0.6)}L0 ${n(-high * 0.97)}L${n(-high * 0.01)} ${n(-high * 0.1)}`,
            "#E3CBFF",
            3,
            'opacity=".9"',
          ),
        1,
        lean,
      ),
    )
    .join("");
}

export const keg = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    paint("M-46 0C-58 -40 -58 -84 -46 -122H46C58 -84 58 -40 46 0Z", "#7A3B22", INK, 5) +
      paint("M14 0C22 -40 22 -84 14 -122H46C58 -84 58 -40 46 0Z", INK, "", 0, 'opacity=".4"') +
      line("M-54 -34H54M-54 -90H54", INK, 12) +
      line("M-53 -34H53M-53 -90H53", "#B08A4A", 5) +
      line("M-44 -8C-52 -44 -52 -84 -44 -116", RIM, 3, 'opacity=".8"') +
      line("M-18 -78L18 -46M18 -78L-18 -46", "#F6E3BB", 9),
    size,
  );

/** Three sticks tied together. */
export const dynamite = (x: number, y: number, size = 1, turn = 0): string =>
  at(
    x,
    y,
    [-30, 30, 0]
      .map((off, i) =>
        paint(`M${off - 17} ${i === 2 ? 8 : 0}V-120H${off + 17}V${i === 2 ? 8 : 0}Z`, i === 2 ? "#C0392B" : "#8E2A1E", INK, 5),
      )
      .join("") +
      paint("M-52 -84H52V-48H-52Z", "#D8C08A", INK, 4) +
      line("M-50 -66H50", "#8A6A32", 3) +
      line("M-14 4V-40M-14 -88V-114", "#FFB79E", 3, 'opacity=".8"'),
    size,
    turn,
  );

export const spark = (x: number, y: number, size = 1): string => {
  let rays = "";
  for (let ray = 0; ray < 12; ray++) {
    const [a, far] = [(ray / 12) * 6.283, ray % 2 ? 26 : 48];
    rays += `M${n(Math.cos(a) * 12)} ${n(Math.sin(a) * 12)}L${n(Math.cos(a) * far)} ${n(Math.sin(a) * far)}`;
  }
  return (
    glow(x, y, 150 * size, 150 * size, 1) + at(x, y, line(rays, "#FFE9B0", 5) + disc(0, 0, 11, "#FFFBE8", "#F29A2E"), size)
  );
};

/** A lamp to be set down or hung up. */
export const lamp = (x: number, y: number, size = 1): string =>
  glow(x, y - 34 * size, 170 * size, 150 * size, 1) +
  at(
    x,
    y,
    line("M-16 -62C-14 -92 14 -92 16 -62", INK, 6) +
      paint("M-22 -60H22L26 -8H-26Z", "#FFE0A0", INK, 5) +
      paint("M0 -46C10 -34 8 -20 0 -14C-8 -20 -10 -34 0 -46Z", "#F29A2E", "") +
      paint("M-30 -8H30V4H-30ZM-24 -66H24V-56H-24Z", "#5A4330", INK, 4) +
      line("M0 -60V-8", INK, 3),
    size,
  );

export const plank = (x: number, y: number, long: number, turn: number, colour = "#6B4A2A", wide = 42): string =>
  at(
    x,
    y,
    paint(
      `M${-long / 2} ${-wide / 2}L${long / 2 - 8} ${-wide / 2 + 3}L${long / 2} ${wide / 2}L${-long / 2 + 6} ${wide / 2 - 2}Z`,
      colour,
      INK,
      5,
    ) +
      line(`M${-long / 2 + 6} ${-wide / 2 + 5}H${long / 2 - 12}`, RIM, 3, 'opacity=".75"') +
      line(`M${-long / 2 + 20} ${wide * 0.1}H${long * 0.1}M${-long * 0.05} ${wide * 0.3}H${long / 2 - 26}`, "#2A1A0E", 2.6) +
      disc(-long / 2 + 22, 0, 4, "#1b120a", INK, 1) +
      disc(long / 2 - 26, 0, 4, "#1b120a", INK, 1),
    1,
    turn,
  );

/** A leaf of paper with writing on it. */
export const page = (x: number, y: number, size = 1, turn = 0): string =>
  at(
    x,
    y,
    paint("M-34 -46L30 -50L36 44L20 40L8 50L-38 44Z", PAPER, INK, 4) +
      line("M-24 -30H20M-25 -16H22M-26 -2H14M-26 12H22M-26 26H8", "#5a4630", 3.4),
    size,
    turn,
  );

/** An arm that reaches, with claws or fingers; it begins at 0 and goes up. */
export const arm = (x: number, y: number, turn: number, skin: string, size = 1): string =>
  at(
    x,
    y,
    line("M0 10C-10 -40 14 -80 4 -120", INK, 38) +
      line("M0 10C-10 -40 14 -80 4 -120", skin, 28) +
      line("M-9 4C-18 -40 4 -80 -6 -116", "#FFE3B8", 3, 'opacity=".6"') +
      paint("M-16 -112L-40 -150L-18 -138L-22 -184L-2 -146L8 -190L18 -144L42 -172L30 -130L22 -106Z", skin, INK, 5),
    size,
    turn,
  );

export const grave = (x: number, y: number, size = 1, turn = 0): string =>
  at(
    x,
    y,
    paint("M-40 0V-84C-40 -126 40 -126 40 -84V0Z", "#6C655A", INK, 5) +
      paint("M12 0V-112C34 -108 40 -98 40 -84V0Z", INK, "", 0, 'opacity=".4"') +
      line("M-36 -6V-84C-36 -104 -20 -112 -6 -113", RIM, 3.4, 'opacity=".85"') +
      line("M0 -92V-44M-16 -76H16", INK, 7),
    size,
    turn,
  );

/** A hole in the ground that somebody has left, with the earth beside it. */
export const openGrave = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    paint("M64 4C90 -44 150 -50 190 6Z", "#3A2416", INK, 5) +
      line("M72 0C96 -38 146 -42 182 2", RIM, 3, 'opacity=".6"') +
      paint("M-110 -10L84 -14L124 34L-138 38Z", "#050303", INK, 6) +
      line("M-106 -8L82 -12", "#8A431D", 4, 'opacity=".8"'),
    size,
  );

/** A wagon, whole or on its side. */
export const wagon = (x: number, y: number, size = 1, turn = 0, torn = false): string =>
  at(
    x,
    y,
    paint("M-110 -40H110L96 10H-96Z", "#5A3E26", INK, 5) +
      paint(
        torn
          ? "M-110 -40C-110 -140 -60 -150 -40 -132L-20 -96L6 -136L22 -80L60 -120C90 -110 110 -80 110 -40Z"
          : "M-110 -40C-110 -160 110 -160 110 -40Z",
        "#B9A77E",
        INK,
        5,
      ) +
      line("M-60 -40C-62 -100 -50 -122 -40 -126M0 -40V-130M60 -40C62 -100 50 -122 40 -126", INK, 3.4) +
      line("M-104 -46C-104 -110 -70 -134 -30 -138", RIM, 3, 'opacity=".7"') +
      wheel(-66, 26) +
      (torn ? "" : wheel(66, 26)),
    size,
    turn,
  );
export const wheel = (x: number, y: number, size = 1, turn = 0): string =>
  at(
    x,
    y,
    disc(0, 0, 38, "none", INK, 14) +
      disc(0, 0, 38, "none", "#7A5A38", 7) +
      line("M-38 0H38M0 -38V38M-27 -27L27 27M27 -27L-27 27", "#7A5A38", 5) +
      disc(0, 0, 8, "#3A2716"),
    size,
    turn,
  );

/** Reeds that stand in water. */
export function reeds(chance: Chance, from: number, to: number, y: number, count: number, colour: string): string {
  let [stalks, heads] = ["", ""];
  for (let i = 0; i < count; i++) {
    const [x, high, lean] = [from + ((to - from) * i) / count + chance() * 16, 110 + chance() * 150, (chance() - 0.5) * 70];
    stalks += `M${n(x)} ${n(y)}Q${n(x)} ${n(y - high * 0.6)} ${n(x + lean)} ${n(y - high)}`;
    if (i % 3 === 0) heads += `M${n(x + lean)} ${n(y - high)}l${n(lean * 0.12)} -34`;
  }
  return line(stalks, INK, 11) + line(stalks, colour, 5.4) + line(heads, INK, 20) + line(heads, "#6E4526", 13);
}

export const haze = (x: number, y: number, rx: number, ry: number, strong = 1): string => glow(x, y, rx, ry, strong, VIOLET);
