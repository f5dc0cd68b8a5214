import { chanceOf } from "../../map/draw/chance";
import { n } from "../pencil";
import { INK, line, mirrored, paint } from "./brush";
import { limbsBefore, limbsBehind } from "./limbs";
import { bareBrow, type Look } from "./look";
import { DEEP, type Draw, inside, type Layer, spot, tentacle, VOID } from "./mark";
import type { Mark } from "./marks";
import { behindTheMind, inTheMind, overTheMind } from "./mind";

const drawnOf = (look: Look, layer: Layer, chance: () => number): string =>
  (Object.entries(layer) as [Mark, Draw][]).map(([mark, draw]) => (look.bears(mark) ? draw(look, chance) : "")).join("");

const BEHIND: Layer = {
  head: ({ skin, dark }) =>
    `<g transform="translate(92 92) scale(.5) rotate(14 100 120)">${paint("M60 88C60 120 64 140 76 154 88 172 112 172 124 154 136 140 140 120 140 88 138 50 62 50 60 88Z", skin, INK, 6)}${paint("M116 60Q134 100 124 160L140 120 140 80Z", dark, "")}${paint("M70 112Q82 102 94 112 82 120 70 112ZM108 112Q118 102 130 112 118 120 108 112Z", "#E9DCFF", INK, 4)}${spot(82, 112, 4, DEEP)}${spot(118, 112, 4, DEEP)}${line("M80 146Q100 138 120 148", INK, 6)}</g>`,
};

const IN: Layer = {
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
  torn: () =>
    line("M40 206C70 196 84 214 108 202 128 194 140 216 168 208", INK, 15) +
    line("M40 206C70 196 84 214 108 202 128 194 140 216 168 208", "#A3161A", 9) +
    line("M48 194l4 22M64 192l2 22M82 196l-2 22M98 194l2 22M116 188l2 24M134 194l-4 24M150 200l0 22", "#E8DAB6", 3.4) +
    line("M60 214q-2 10 0 22M104 212q2 14 0 26M146 220q-1 8 0 18", "#A3161A", 4),
  bleeding: () =>
    line("M97 138q-3 6-1 11M92 152q-4 14 0 34M100 153q1 10-1 18M107 152q4 16 1 40", INK, 7) +
    line("M97 138q-3 6-1 11M92 152q-4 14 0 34M100 153q1 10-1 18M107 152q4 16 1 40", "#B3201C", 4.4),
  collar: ({ chin }) =>
    paint(
      `M58 ${chin + 4}Q100 ${chin + 26} 142 ${chin + 4}L148 ${chin + 34}Q100 ${chin + 58} 52 ${chin + 34}Z`,
      "#DDD2B8",
      INK,
      2.8,
    ) +
    line(`M56 ${chin + 16}Q100 ${chin + 38} 144 ${chin + 16}M54 ${chin + 26}Q100 ${chin + 48} 146 ${chin + 26}`, "#8f8367", 2) +
    paint(`M92 ${chin + 8}h16v44h-16Z`, "#8A6238", INK, 2.2),
  plague: (_, chance) =>
    inside(
      Array.from({ length: 7 }, () => {
        const [x, y, r] = [62 + chance() * 70, 86 + chance() * 80, 7 + chance() * 8];
        return paint(
          `M${n(x - r)} ${n(y)}Q${n(x - r * 0.6)} ${n(y - r)} ${n(x)} ${n(y - r * 0.8)}T${n(x + r)} ${n(y)}Q${n(x + r * 0.4)} ${n(y + r)} ${n(x - r * 0.2)} ${n(y + r * 0.8)}T${n(x - r)} ${n(y)}Z`,
          "#2A1546",
          VOID,
          2,
        );
      }).join(""),
    ) + line("M72 124q10 6 20 0M110 124q10 6 20 0", "#2A1546", 4),
  rash: (_, chance) =>
    inside(
      Array.from({ length: 22 }, () =>
        spot(60 + chance() * 64, 90 + chance() * 74, 1.6 + chance() * 2.4, "#E0513E", "#8E1F16", 0.8),
      ).join(""),
    ) +
    paint("M70 106Q82 96 95 106 97 120 83 122 69 120 70 106Z", "#D8705E", INK, 2) +
    line("M73 114Q83 118 93 113", INK, 3) +
    spot(98, 133, 9, "#D8412F", INK, 2) +
    paint("M98 143q5 7 0 10q-5-3 0-10Z", "#BFE3EE", INK, 1.2),
  watch: () =>
    spot(76, 138, 17, "#C9963A", INK, 3) +
    spot(76, 138, 12.5, "#F6EEDC", INK, 1.6) +
    line("M76 138V129M76 138l6 4", INK, 2.4) +
    line("M76 127v2M87 138h-2M76 149v-2M65 138h2", INK, 1.8) +
    paint("M72 121h8v-7h-8Z", "#C9963A", INK, 2) +
    line("M58 146q-6 8-2 16M62 152q-2 8 4 14", "#8E1F16", 2.4),
  speech: () =>
    paint("M84 144Q100 138 116 144 120 164 100 168 80 164 84 144Z", "#F0E2FF", INK, 2.6) +
    paint("M90 149Q100 144 110 149 112 160 100 162 88 160 90 149Z", DEEP, "") +
    line("M80 152L52 146M80 160L50 168M88 168L70 190", VOID, 3.4) +
    line("M36 138l8 8-8 8ZM30 168h12M36 162v12M54 196a6 6 0 1 0 12 0a6 6 0 1 0-12 0", "#E9DCFF", 3),
  stars: (_, chance) =>
    `${inside(
      paint("M128 40L96 66 106 88 92 108 104 128 90 148 104 190H170V40Z", "#140A26", VOID, 2.4) +
        Array.from({ length: 16 }, () =>
          spot(104 + chance() * 36, 56 + chance() * 110, 0.9 + chance() * 1.5, "#FFFFFF", "none", 0),
        ).join("") +
        line("M116 100L128 122L112 146L126 158", "#C9A6FF", 1.2),
    )}<ellipse cx="120" cy="113" rx="10" ry="6.5" fill="#E9DCFF" stroke="${INK}" stroke-width="1.6"/>`,
  portal: () =>
    spot(100, 224, 17, "#1B0F2B", VOID, 3) + spot(100, 224, 10, DEEP, VOID, 2) + spot(100, 224, 4, "#F0E2FF", VOID, 1),
};

const HORN =
  paint("M66 74C48 70 38 54 42 30 48 46 58 54 78 58Z", "#CDB891", INK, 2.6) + line("M52 58l6-6M47 48l6-3", "#6b573a", 1.8);

const nobody = () => 0;
export const behindTheFace = (look: Look): string => drawnOf(look, { ...behindTheMind, ...limbsBehind, ...BEHIND }, nobody);
/** What is drawn by chance has a chance of its own: a new mark leaves the rest of the face as it was. */
export const inTheFace = (look: Look, face: string): string =>
  drawnOf(look, { ...IN, ...inTheMind }, chanceOf(`${face} marks`));

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
      ...limbsBefore,
      ...overTheMind,
    },
    nobody,
  );
