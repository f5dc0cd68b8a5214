import { chanceOf } from "../../map/draw/chance";
import { n } from "../pencil";
import { INK, line, mirrored, paint } from "./brush";
import { bareBrow, type Look } from "./look";
import type { Mark } from "./marks";

/** Violet on a face always means the other side. */
const VOID = "#A77BE0";
const DEEP = "#5B3690";

const tentacle = (d: string, wide: number): string =>
  line(d, INK, wide + 5) +
  line(d, DEEP, wide) +
  line(d, VOID, wide * 0.28, `stroke-dasharray="1 ${n(wide * 0.62)}" transform="translate(-2 1)"`);
const inside = (drawn: string): string => `<g clip-path="url(#face)">${drawn}</g>`;
const spot = (x: number, y: number, r: number, fill: string, edge = INK, width = 1.6): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`;

type Draw = (look: Look, chance: () => number) => string;
const drawnOf = (look: Look, marks: Partial<Record<Mark, Draw>>, chance: () => number): string =>
  (Object.entries(marks) as [Mark, Draw][]).map(([mark, draw]) => (look.bears(mark) ? draw(look, chance) : "")).join("");

const BEHIND: Partial<Record<Mark, Draw>> = {
  tail: () =>
    tentacle("M168 232C196 190 188 140 172 120 162 108 150 116 156 126", 11) +
    paint("M150 118L140 108 156 104 168 112Z", "#CDB891"),
  head: ({ skin, dark }) =>
    `<g transform="translate(92 92) scale(.5) rotate(14 100 120)">${paint("M60 88C60 120 64 140 76 154 88 172 112 172 124 154 136 140 140 120 140 88 138 50 62 50 60 88Z", skin, INK, 6)}${paint("M116 60Q134 100 124 160L140 120 140 80Z", dark, "")}${paint("M70 112Q82 102 94 112 82 120 70 112ZM108 112Q118 102 130 112 118 120 108 112Z", "#E9DCFF", INK, 4)}${spot(82, 112, 4, DEEP)}${spot(118, 112, 4, DEEP)}${line("M80 146Q100 138 120 148", INK, 6)}</g>`,
  tentacle: () => tentacle("M150 226C176 208 176 176 158 166 142 158 138 178 150 180", 12),
};

const IN: Partial<Record<Mark, Draw>> = {
  glow: ({ wide }) => inside(`<rect x="${100 - wide}" y="40" width="${wide * 2}" height="150" fill="${VOID}" opacity=".3"/>`),
  stone: (_, chance) => {
    let cracks = "";
    for (let at = 0; at < 9; at++)
      cracks += `M${n(106 + chance() * 30)} ${n(84 + at * 9)}l${n(8 + chance() * 10)} ${n(chance() * 10 - 5)}`;
    return inside(
      `${paint("M128 60L110 84 118 100 104 118 114 136 102 152 116 190H170V60Z", "#6E665C", INK, 2)}${line(cracks, "#2E2923", 2)}${line("M110 84L126 92 118 100M104 118L124 124 114 136", "#A79C8C", 1.8)}`,
    );
  },
  scales: () => {
    let d = "";
    for (let row = 0; row < 5; row++)
      for (let at = 0; at < 4; at++) d += `M${60 + at * 8 + (row % 2) * 4} ${122 + row * 7}q4 6 8 0`;
    return inside(
      `${paint("M50 112Q82 116 92 136 88 164 74 168L50 150Z", "#4E6B58", "", 0, 'opacity=".85"')}${line(d, "#16241b", 1.7)}`,
    );
  },
  melt: ({ skin }) =>
    inside(paint("M58 120Q70 124 72 142 74 168 80 176L56 180V120Z", skin, INK, 1.6)) +
    paint("M66 150Q64 176 70 184 78 178 74 152ZM80 158Q80 178 84 184 90 178 88 160Z", skin, INK, 1.8),
  boils: (_, chance) =>
    Array.from({ length: 8 }, () =>
      spot(66 + chance() * 62, 122 + chance() * 38, 2.6 + chance() * 2.6, "#8A63C4", "#2A1546", 1.4),
    ).join(""),
  veins: ({ wide }, chance) => {
    let d = "";
    for (let vein = 0; vein < 4; vein++) {
      let [x, y] = [96 + wide, 100 + vein * 13];
      d += `M${x} ${y}`;
      for (let step = 0; step < 5; step++) {
        x -= 5 + chance() * 4;
        y += (chance() - 0.4) * 9;
        d += `L${n(x)} ${n(y)}`;
        if (step === 2) d += `l${n(-4 - chance() * 4)} ${n(8 + chance() * 5)}M${n(x)} ${n(y)}`;
      }
    }
    return inside(line(d, VOID, 2, 'opacity=".95"'));
  },
  burn: (_, chance) => {
    let d = "";
    for (let at = 0; at < 16; at++) d += `M${n(62 + chance() * 22)} ${n(120 + chance() * 26)}q3-3 6 0t4 3`;
    return inside(
      paint("M56 116Q76 112 86 130 88 150 70 158L56 150Z", "#A34F3C", "", 0, 'opacity=".75"') + line(d, "#5E1F16", 1.5),
    );
  },
  scar: () =>
    line("M70 92Q80 112 76 138", INK, 5) +
    line("M70 92Q80 112 76 138", "#C9796A", 2.6) +
    line("M69 100l10-3M72 122l9 0M71 131l9 2", INK, 1.5),
  noseless: ({ dark }) =>
    paint("M88 126Q100 118 112 128 108 142 100 140 90 142 88 126Z", dark, INK, 2) +
    paint("M94 128L98 138 92 137ZM104 128L102 138 108 137Z", INK, ""),
  grown: ({ skin, dark }) =>
    paint("M108 104Q120 98 134 106 134 122 120 124 108 120 108 104Z", skin, INK, 1.8) +
    line("M112 114Q120 110 130 114M116 108l8 2M116 120l8-2", dark, 1.8),
  sealed: ({ skin }) =>
    paint("M82 144Q100 140 118 144 118 158 100 160 82 158 82 144Z", skin, "", 0) +
    line("M86 151H114", INK, 2.4) +
    line("M90 146v10M97 146v10M104 146v10M111 146v10", INK, 2),
  fangs: () => paint("M90 150L94 166 98 151ZM102 151L106 166 110 150Z", "#FFF2D2", INK, 1.8),
  whiskers: () =>
    tentacle("M96 142C84 146 76 158 64 156", 5) +
    tentacle("M104 142C116 146 124 158 138 154", 5) +
    tentacle("M92 144C86 156 84 170 72 176", 5) +
    tentacle("M108 144C114 156 116 170 128 174", 5),
  crystals: () =>
    [
      [124, 132, 12],
      [134, 118, 9],
      [116, 146, 8],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          paint(`M${x} ${y - r}L${x + r * 0.6} ${y}L${x} ${y + r}L${x - r * 0.6} ${y}Z`, "#7A4BC0", "#1B0F2B", 2) +
          line(`M${x} ${y - r}L${x} ${y + r}`, "#E0CBF7", 1.4),
      )
      .join(""),
  patch: ({ wide }) =>
    line(`M${100 - wide} 100Q84 96 ${100 + wide} 78`, INK, 4) +
    paint("M70 104Q82 98 95 105 96 124 83 126 70 122 70 104Z", INK, "#3a2c20", 1.5),
  eye3: (look) =>
    `<g transform="translate(${bareBrow(look) ? 98 : 72} ${bareBrow(look) ? 88 : 138}) rotate(${bareBrow(look) ? 0 : 20})">${paint("M-11 0Q0-10 11 0 0 9-11 0Z", "#E9DCFF", "#1B0F2B", 2.4)}<circle r="4.6" fill="${DEEP}"/><path d="M0-4.6L1.6 0 0 4.6-1.6 0Z" fill="#0D0705"/></g>`,
  chest: () =>
    `${paint("M60 214L140 200 142 214 62 230Z", "#DDD2B8", INK, 2.2) + line("M66 218L138 206", "#8f8367", 1.4)}<ellipse cx="112" cy="212" rx="10" ry="5" fill="#841A13" opacity=".85"/>`,
  sling: () => paint("M74 186L176 240H120L66 196Z", "#DDD2B8", INK, 2.4) + line("M80 194L150 236", "#8f8367", 1.6),
  portal: () =>
    spot(100, 224, 17, "#1B0F2B", VOID, 3) + spot(100, 224, 10, DEEP, VOID, 2) + spot(100, 224, 4, "#F0E2FF", VOID, 1),
};

const HORN =
  paint("M66 74C48 70 38 54 42 30 48 46 58 54 78 58Z", "#CDB891", INK, 2.6) + line("M52 58l6-6M47 48l6-3", "#6b573a", 1.8);

const nobody = () => 0;
export const behindTheFace = (look: Look): string => drawnOf(look, BEHIND, nobody);
/** What is drawn by chance has a chance of its own: a new mark leaves the rest of the face as it was. */
export const inTheFace = (look: Look, face: string): string => drawnOf(look, IN, chanceOf(`${face} marks`));

export const underTheHat = (look: Look): string =>
  drawnOf(
    look,
    {
      bandage: ({ wide }) =>
        `<g transform="translate(0 ${bareBrow(look) ? 0 : 13}) rotate(${bareBrow(look) ? 0 : 7} 100 92)">${paint(`M${97 - wide} 84Q100 66 ${103 + wide} 88L${103 + wide} 100Q100 82 ${97 - wide} 98Z`, "#DDD2B8", INK, 2.2)}${line(`M${100 - wide} 90q30-14 60-8M${114 - wide} 94q24-10 50-2`, "#8f8367", 1.4)}<ellipse cx="78" cy="86" rx="8" ry="5" fill="#841A13" opacity=".8"/></g>`,
    },
    nobody,
  );

export const overTheHat = (look: Look): string =>
  drawnOf(
    look,
    {
      horns: () => HORN + mirrored(HORN),
      stalks: ({ skin }) =>
        [
          [74, 46, -1],
          [126, 44, 1],
        ]
          .map(
            ([x = 0, y = 0, side = 1]) =>
              line(`M${100 + side * 16} 92Q${x + side * 8} 74 ${x} ${y}`, INK, 11) +
              line(`M${100 + side * 16} 92Q${x + side * 8} 74 ${x} ${y}`, skin, 6) +
              spot(x, y, 10, "#E9DCFF", INK, 2.4) +
              spot(x, y, 4.4, DEEP),
          )
          .join(""),
      tentacle: () => tentacle("M52 232C30 214 28 186 46 178 60 172 66 188 56 192", 9),
    },
    nobody,
  );
