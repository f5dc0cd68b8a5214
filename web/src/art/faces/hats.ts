import { mix, n } from "../pencil";
import { INK, line, paint } from "./brush";
import type { Hat, Look } from "./look";

const FELT = {
  slouch: "#4A3424",
  flat: "#2E2622",
  cattleman: "#D2A86A",
  parson: "#1B1716",
  miner: "#6B5B45",
  bowler: "#2B211D",
  topper: "#221B1C",
  sombrero: "#8A3F26",
  rakish: "#211D20",
  peaked: "#5C3A22",
  tall: "#C9C5BA",
  domed: "#86794E",
};

/** A hat of felt: crown, its far side, the band in the hero's colour, brim, light along the edge. */
const felt = (
  look: Look,
  colour: string,
  brim: string,
  crown: string,
  band: string,
  shade: string,
  lit: string,
  more = "",
): string =>
  `<g transform="rotate(${look.tilt} 100 86)">${paint(crown, colour, INK, 3)}${paint(shade, mix(colour, "#0D0705", 0.5), "")}${paint(band, look.colour, INK, 1.8)}${paint(brim, colour, INK, 3)}${line(lit, mix(colour, "#FFC562", 0.35), 2.2)}${more}</g>`;

const SILVER = "#D9DDE0";
const GOLD = "#E0B04C";
/** A star of five points around a place. */
const star = (x: number, y: number, r: number): string => {
  const at = (point: number) => {
    const [far, angle] = [point % 2 ? r * 0.42 : r, (point * Math.PI) / 5 - Math.PI / 2];
    return `${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: 10 }, (_, point) => at(point)).join("L")}Z`;
};

/** A rose of silk, pinned into the hair. */
const rose = (x: number, y: number, r: number): string => {
  const leaves = [0, 72, 144, 216, 288].map((turn) => {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return `<circle cx="${n(x + 0.6 * r * dx)}" cy="${n(y + 0.6 * r * dy)}" r="${n(0.55 * r)}" fill="#C8283C" stroke="${INK}" stroke-width="1.8"/>`;
  });
  return `${leaves.join("")}<circle cx="${x}" cy="${y}" r="${n(0.42 * r)}" fill="#8C1226" stroke="${INK}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="${n(0.18 * r)}" fill="${GOLD}"/>`;
};

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
      "M-2 90Q40 82 100 82 160 82 202 90 198 101 100 101 2 101-2 90Z",
      "M60 86C54 38 76 30 100 30 124 30 146 38 140 86Z",
      "M59 75Q100 84 141 75V86Q100 94 60 86Z",
      "M118 33Q148 44 140 86L124 88Q132 56 118 33Z",
      "M8 92Q56 86 92 87M68 66Q68 46 86 38",
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
      "M8 58C10 76 34 90 62 88 84 82 116 82 138 88 166 90 190 76 192 58 206 92 160 116 100 112 40 116-6 92 8 58Z",
      "M66 90C66 56 78 22 92 14Q100 9 108 14C122 22 134 56 134 90Z",
      "M65 76Q100 84 135 76L136 90Q100 98 64 90Z",
      "M106 14Q128 30 134 90L120 92Q122 50 106 14Z",
      "M74 66Q78 40 88 26",
      line("M9 66C8 96 52 110 100 106 148 110 192 96 191 66", GOLD, 4, 'stroke-dasharray="7 5"'),
    ),
  rakish: (look) =>
    felt(
      look,
      FELT.rakish,
      "M2 104C16 88 44 84 66 86 96 80 118 80 136 84 156 80 172 62 188 60 190 84 168 102 132 99 100 97 64 100 40 108 24 112 8 112 2 104Z",
      "M62 87C58 58 64 36 82 34 92 33 98 44 104 44 112 40 126 28 134 38 140 50 138 70 138 86Z",
      "M62 72Q100 84 138 72L139 86Q100 94 61 87Z",
      "M116 38Q130 30 135 42 139 54 138 86L122 88Q128 60 116 38Z",
      "M12 103Q34 90 62 92M68 66Q66 48 78 42",
      [72, 88, 104, 120]
        .map(
          (x) =>
            `<circle cx="${x}" cy="${80 + 2 * Math.sin(x / 20)}" r="3.4" fill="${SILVER}" stroke="${INK}" stroke-width="1.2"/>`,
        )
        .join(""),
    ),
  peaked: (look) =>
    felt(
      look,
      FELT.peaked,
      "M16 90Q58 80 100 82 142 80 184 90 186 98 176 101 100 98 24 101 14 98 16 90Z",
      "M60 87C62 70 72 46 86 22Q100 12 114 22C128 46 138 70 140 87Z",
      "M63 70Q100 80 137 70L140 87Q100 95 60 87Z",
      "M112 20C128 46 138 70 140 87L124 89Q126 52 112 20Z",
      "M24 91Q56 85 88 86M70 68Q78 46 90 28M100 24Q94 42 97 56M108 26Q112 42 108 56",
      paint("M67 60Q100 70 133 60L137 71Q100 81 63 71Z", SILVER, INK, 1.8) + paint(star(100, 66, 15), SILVER, INK, 2.2),
    ),
  tall: (look) =>
    felt(
      look,
      FELT.tall,
      "M26 92C28 84 46 88 62 85Q100 79 138 85C154 88 172 84 174 92 166 104 134 99 100 99 66 99 34 104 26 92Z",
      "M62 87L60 22Q64 10 82 12 92 14 100 20 108 14 118 12 136 10 140 22L138 87Z",
      "M61 70Q100 79 139 70L138 86Q100 94 62 86Z",
      "M118 12Q138 10 140 22L138 86 122 88Q124 44 118 12Z",
      "M34 92Q56 94 84 90M69 64L67 28",
      line("M100 20Q96 34 99 50", mix(FELT.tall, "#0D0705", 0.55), 2.4),
    ),
  domed: (look) =>
    felt(
      look,
      FELT.domed,
      "M30 84Q62 84 100 82 138 84 170 84 178 94 158 104 100 100 42 104 22 94 30 84Z",
      "M60 87C58 30 76 12 100 12 124 12 142 30 140 87Z",
      "M59 62Q100 72 141 62L141 86Q100 94 59 86Z",
      "M116 16Q146 34 140 86L124 88Q132 44 116 16Z",
      "M34 92Q60 90 88 89M68 56Q70 34 86 24",
      line("M62 82L69 70 76 84 83 72 90 86 97 73 104 86 111 73 118 85 125 71 132 83 138 70", "#F3E9D2", 4) +
        line("M60 66Q100 76 140 66", "#A8321F", 3.4),
    ),
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
    `${paint("M104 52C108 16 142-4 176 8 162 12 170 22 156 26 164 36 146 38 148 48 130 48 118 58 106 60Z", look.colour, INK, 2.4) + line("M108 54Q126 24 164 12", mix(look.colour, "#000000", 0.5), 2)}${rose(82, 56, 17)}${rose(110, 50, 12)}`,
  none: () => "",
};

export const hat = (look: Look): string => HATS[look.hat](look);
