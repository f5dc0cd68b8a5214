import { n } from "../pencil";
import { INK, line, mirrored, paint } from "./brush";
import { bareBrow } from "./look";
import { inside, type Layer, spot, VOID } from "./mark";

const WHITE = "#F6EEDC";
const EYES = [82, 120] as const;
const both = (draw: (x: number) => string): string => EYES.map(draw).join("");
/** An eye torn open. */
const open = (x: number, high = 9, fill = WHITE): string =>
  `<ellipse cx="${x}" cy="113" rx="11.5" ry="${high}" fill="${fill}" stroke="${INK}" stroke-width="2.6"/>`;
const spiral = (x: number, y: number, r: number): string => {
  let d = "";
  for (let step = 0; step <= 26; step++) {
    const [a, far] = [step * 0.62, (r * step) / 26];
    d += `${step ? "L" : "M"}${n(x + Math.cos(a) * far)} ${n(y + Math.sin(a) * far)}`;
  }
  return d;
};
const drop = (x: number, y: number, size: number, fill: string): string =>
  paint(`M${x} ${y}q${size} ${size * 1.5} 0 ${size * 2.2}q${-size} ${-size * 0.7} 0 ${-size * 2.2}Z`, fill, INK, 1.4);

/** Something stands behind, and has laid a hand on the shoulder. */
export const behindTheMind: Layer = {
  shadow: () =>
    paint("M130 60C132 30 176 26 184 62C190 96 206 120 206 240H140C150 170 128 110 130 60Z", "#08050A", "#3A2A4A", 3) +
    spot(148, 66, 4.6, "#FFE9B0", INK, 1) +
    spot(166, 66, 4.6, "#FFE9B0", INK, 1),
  voices: () =>
    line(
      "M44 96q-14-4-22 4t-18 0M46 112q-16 0-24 8t-18 2M46 128q-12 4-20 10t-18 4M156 96q14-4 22 4t18 0M154 112q16 0 24 8t18 2M154 128q12 4 20 10t18 4",
      "#E9DCFF",
      4,
      'opacity=".9"',
    ),
};

/** What a mind that has seen too much leaves in a face. */
export const inTheMind: Layer = {
  hollow: () =>
    both((x) => open(x, 10, "#050305")) +
    line("M78 122q-4 14 0 34M88 122q2 10 0 20M118 122q-3 12 0 30M126 120q2 10 1 18", "#050305", 4.4) +
    both((x) => spot(x, 113, 1.8, "#FFF3DC", "none", 0)),
  scratched: () =>
    line("M62 118l22 36M70 112l22 38M79 112l18 32M60 132l16 26", INK, 5) +
    line("M62 118l22 36M70 112l22 38M79 112l18 32M60 132l16 26", "#D8412F", 3) +
    line("M112 130l14 22M120 126l12 20M88 172l10 16M98 174l10 14", "#D8412F", 2.8),
  shadow: () =>
    paint(
      "M196 190C176 178 152 182 132 196L122 214L138 206L134 226L148 210L150 230L162 212L170 232L178 212L200 214Z",
      "#120C18",
      "#5A4470",
      2.4,
    ) +
    drop(62, 92, 4, "#BFE3EE") +
    drop(70, 128, 3.4, "#BFE3EE"),
  glance: () =>
    both((x) => open(x, 7)) +
    both((x) => spot(x + 7.4, 113, 3.6, "#20130B", INK, 1)) +
    line("M68 98q12-10 26 0M108 100q12-10 26-2", INK, 4.4) +
    line("M72 126q10 6 20 0M112 126q8 5 18-1M74 131q8 4 15 0", "#5B2A3A", 2.4) +
    line("M60 108l-9-4M60 116l-10 1M62 124l-8 5", WHITE, 2.6),
  crack: () =>
    inside(
      line("M104 40L96 66L108 84L92 100L100 118L84 138L92 156L80 184", INK, 11) +
        line("M104 40L96 66L108 84L92 100L100 118L84 138L92 156L80 184M108 84L124 92M92 100L74 96M84 138L68 140", VOID, 6) +
        line("M104 40L96 66L108 84L92 100L100 118L84 138L92 156L80 184M108 84L124 92M92 100L74 96", "#F6ECFF", 2.4),
    ),
  chills: ({ wide }) =>
    inside(`<rect x="${100 - wide}" y="40" width="${wide * 2}" height="150" fill="#7FC4E4" opacity=".42"/>`) +
    paint("M82 146H118V159H82Z", WHITE, INK, 2.4) +
    line("M88 146v13M94 146v13M100 146v13M106 146v13M112 146v13M82 152.5h36", INK, 1.6) +
    `<g opacity=".85">${line("M74 160q-14-2-22 6t-22 2M72 170q-10 2-16 8t-18 2", "#EAF8FF", 4)}</g>` +
    line("M64 134l4 4 4-4 4 4M124 132l4 4 4-4", "#EAF8FF", 2.2),
  spirals: () =>
    both((x) => open(x, 11, "#FFF6DC")) +
    line(
      both((x) => spiral(x, 113, 10)),
      "#5B1E7A",
      2.5,
    ) +
    line("M58 92l-8-6M56 104l-10-2M142 92l8-6M144 104l10-2", "#FFE9B0", 3),
  stare: () =>
    both((x) => open(x, 12)) +
    both((x) => spot(x, 113, 2, INK, INK, 0.6)) +
    line("M72 128q10 7 20 1M110 129q10 6 20-1M74 133q8 5 15 1", "#4A2430", 2.6) +
    line("M72 113l5 0M78 106l2 3M90 108l-3 2M128 118l-4-2", "#C0392B", 1.3),
};

/** Hair goes white and stands up. */
export const overTheMind: Layer = {
  stare: ({ wide }) => {
    const tuft = paint(
      `M${100 - wide} 112L${84 - wide} 104L${94 - wide} 98L${80 - wide} 84L${96 - wide} 86L${90 - wide} 68L${104 - wide} 84L${106 - wide} 104Z`,
      "#F4EEE2",
      INK,
      2.4,
    );
    return tuft + mirrored(tuft);
  },
  crown: () =>
    `<g transform="rotate(-9 100 52)">${paint("M58 62L52 18L76 40L100 8L124 40L148 18L142 62Q100 74 58 62Z", "#E8DAB6", INK, 3.4)}${line("M60 54Q100 66 140 54", "#8A6A32", 3)}${spot(100, 36, 6, "#C0392B")}${spot(72, 46, 4, "#3E6B8A")}${spot(128, 46, 4, "#3E6B8A")}</g>`,
  voices: (look) => {
    const y = bareBrow(look) ? 0 : 4;
    const pad = paint(`M${92 - look.wide} ${100 + y}h14v32h-14q-8-16 0-32Z`, "#E8DAB6", INK, 2.6);
    return (
      pad +
      mirrored(pad) +
      line(`M${98 - look.wide} ${128 + y}Q100 ${look.chin + 26} ${102 + look.wide} ${128 + y}`, INK, 8) +
      line(`M${98 - look.wide} ${128 + y}Q100 ${look.chin + 26} ${102 + look.wide} ${128 + y}`, "#E8DAB6", 4.4)
    );
  },
  chills: ({ wide }) =>
    paint(`M${96 - wide} 92l5 22 5-20 6 30 6-32 5 18 5-20ZM${104 + wide} 92l-5 20-5-18-6 28-5-30Z`, "#DDF4FF", INK, 1.8),
  hollow: () => `<rect width="200" height="240" fill="#050308" opacity=".34"/>`,
};
