import { mix } from "../pencil";
import { INK, line, paint } from "./brush";
import type { Hat, Look } from "./look";

const FELT = {
  slouch: "#4A3424",
  flat: "#2E2622",
  cattleman: "#7A5A38",
  parson: "#1B1716",
  miner: "#6B5B45",
  bowler: "#2B211D",
  topper: "#221B1C",
  sombrero: "#8A6A3C",
};

/** A hat of felt: crown, its far side, the band in the hero's colour, brim, light along the edge. */
const felt = (look: Look, colour: string, brim: string, crown: string, band: string, shade: string, lit: string): string =>
  `<g transform="rotate(${look.tilt} 100 86)">${paint(crown, colour, INK, 3)}${paint(shade, mix(colour, "#0D0705", 0.5), "")}${paint(band, look.colour, INK, 1.8)}${paint(brim, colour, INK, 3)}${line(lit, mix(colour, "#FFC562", 0.35), 2.2)}</g>`;

const HATS: Record<Hat, (look: Look) => string> = {
  slouch: (look) =>
    felt(
      look,
      FELT.slouch,
      "M14 94C40 66 66 84 100 82 136 84 160 62 186 84 168 104 132 98 100 100 66 98 36 112 14 94Z",
      "M62 86C60 56 66 30 84 28 92 26 98 36 104 34 112 26 124 24 130 34 138 48 138 70 138 86Z",
      "M62 74Q100 84 138 74L139 86Q100 94 61 86Z",
      "M112 32Q126 26 132 38 138 52 138 86L122 88Q126 56 112 32Z",
      "M22 92Q44 76 66 86M68 66Q68 44 80 34",
    ),
  flat: (look) =>
    felt(
      look,
      FELT.flat,
      "M20 90Q60 78 100 80 140 78 180 90 160 102 100 100 40 102 20 90Z",
      "M64 84L68 40Q100 32 132 40L136 84Z",
      "M64 74Q100 82 136 74L136 85Q100 92 63 85Z",
      "M116 38L132 40 136 84 120 86Z",
      "M30 90Q60 82 90 84M72 70L75 46",
    ),
  cattleman: (look) =>
    felt(
      look,
      FELT.cattleman,
      "M8 78C24 70 30 98 64 88 82 82 120 82 138 88 170 98 176 70 192 78 186 106 150 106 100 104 50 106 14 106 8 78Z",
      "M60 88C60 50 68 22 84 18 94 16 98 26 100 26 104 26 108 16 118 18 134 22 140 50 140 88Z",
      "M60 76Q100 86 140 76V88Q100 96 60 88Z",
      "M112 20Q132 22 138 50L140 88 122 90Q126 52 112 20Z",
      "M18 84Q34 102 62 94M68 68Q66 40 80 28",
    ),
  parson: (look) =>
    felt(
      look,
      FELT.parson,
      "M6 92Q50 80 100 82 150 80 194 92 150 104 100 102 50 104 6 92Z",
      "M62 86C60 54 72 36 100 36 128 36 140 54 138 86Z",
      "M62 76Q100 85 138 76V86Q100 94 62 86Z",
      "M116 40Q140 50 138 86L122 88Q128 60 116 40Z",
      "M18 92Q60 84 90 86M70 66Q74 48 88 44",
    ),
  miner: (look) =>
    `${felt(look, FELT.miner, "M40 90Q70 80 100 82 130 80 160 90 150 104 100 100 50 104 40 90Z", "M58 88C56 50 74 34 100 34 126 34 144 50 142 88Z", "M58 78Q100 86 142 78V88Q100 96 58 88Z", "M116 38Q144 48 142 88L124 90Q130 60 116 38Z", "M66 70Q68 50 84 42")}<g transform="rotate(${look.tilt} 100 86)"><rect x="88" y="56" width="16" height="18" rx="3" fill="#8C7A5C" stroke="${INK}" stroke-width="2.4"/><path d="M96 24C104 36 106 44 103 52Q96 60 89 52C86 44 92 38 96 24Z" fill="#FFC562" stroke="${INK}" stroke-width="2"/><path d="M96 40q5 8 0 13-5-5 0-13Z" fill="#FFF0C8"/></g>`,
  bowler: (look) =>
    felt(
      look,
      FELT.bowler,
      "M44 88C40 78 54 84 62 84Q100 78 138 84C146 84 160 78 156 88 146 102 120 98 100 98 80 98 54 102 44 88Z",
      "M62 86C58 48 76 32 100 32 124 32 142 48 138 86Z",
      "M62 75Q100 83 138 75V86Q100 92 62 86Z",
      "M116 36Q142 46 138 86L122 88Q130 60 116 36Z",
      "M70 66Q72 48 86 40M50 88Q60 94 76 92",
    ),
  topper: (look) =>
    felt(
      look,
      FELT.topper,
      "M40 88C36 80 50 84 62 84Q100 78 138 84C150 84 164 80 160 88 148 102 120 98 100 98 80 98 52 102 40 88Z",
      "M64 86C66 60 60 30 58 14Q100 4 142 14C140 30 134 60 136 86Z",
      "M64 72Q100 80 136 72V86Q100 92 64 86Z",
      "M118 10L142 14C140 30 134 60 136 86L122 88Q126 40 118 10Z",
      "M70 66Q70 40 66 22",
    ),
  sombrero: (look) =>
    felt(
      look,
      FELT.sombrero,
      "M-6 76C10 72 16 92 60 90 84 84 116 84 140 90 184 92 190 72 206 76 204 110 150 112 100 110 50 112-4 110-6 76Z",
      "M66 90C68 60 76 26 90 18Q100 12 110 18C124 26 132 60 134 90Z",
      "M65 76Q100 84 135 76L136 90Q100 98 64 90Z",
      "M106 16Q128 30 134 90L120 92Q122 50 106 16Z",
      "M2 84Q16 104 60 98M74 66Q78 40 88 28",
    ) + line("M4 90Q50 114 100 106 150 114 196 90", look.colour, 2.4, 'stroke-dasharray="5 5"'),
  spangen: (_look) =>
    paint(
      `M56 96C54 54 74 30 100 24 126 30 146 54 144 96L132 98Q128 84 114 84L108 128Q100 134 92 128L86 84Q72 84 68 98Z`,
      "#7C7468",
      INK,
      3,
    ) +
    paint("M110 28Q146 46 144 96L132 98Q128 84 118 84Q128 56 110 28Z", "#3C3732", "") +
    line("M100 26V86M58 88Q100 70 142 88", "#C79A48", 6) +
    line("M100 26V86M58 88Q100 70 142 88", INK, 1.2) +
    line("M64 70Q68 48 82 38", "#D9CFBE", 2.4),
  hood: (look) =>
    paint(
      `M48 176C40 120 46 40 100 26 154 40 160 120 152 176L136 170C146 130 140 84 100 70 60 84 54 130 64 170Z`,
      mix(look.colour, "#1A120C", 0.6),
      INK,
      3,
    ) + line("M58 150C52 110 60 60 96 40", mix(look.colour, "#FFC562", 0.2), 2.2),
  band: (look) => {
    const [left, right] = [100 - look.wide, 100 + look.wide];
    return (
      paint(`M${left - 4} 78Q100 64 ${right + 4} 80L${right + 4} 94Q100 78 ${left - 4} 90Z`, look.colour, INK, 2.4) +
      line(
        `M${left} 84q20-10 40-9M104 76q20 1 ${look.wide - 4} 10`,
        mix(look.colour, "#000000", 0.5),
        2,
        'stroke-dasharray="4 4"',
      ) +
      paint(`M140 82C152 66 158 44 152 20 140 34 132 58 136 80Z`, "#E6D7AE", INK, 2.2) +
      line("M150 28Q146 56 139 80", INK, 1.6) +
      paint("M152 20Q140 34 137 48L153 42Q156 30 152 20Z", "#3A2C20", INK, 1.6)
    );
  },
  plume: (look) =>
    `${paint("M70 56Q90 42 116 50 108 64 84 66Z", "#2A1215", INK, 2.4) + paint("M104 52C116 20 150 8 170 22 158 24 164 32 152 34 158 42 142 42 144 50 128 48 116 56 108 58Z", look.colour, INK, 2.4) + line("M110 54Q130 28 160 24", mix(look.colour, "#000000", 0.5), 2)}<circle cx="86" cy="56" r="6" fill="#E0B04C" stroke="${INK}" stroke-width="2"/>`,
  none: () => "",
};

export const hat = (look: Look): string => HATS[look.hat](look);
