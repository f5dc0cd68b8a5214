import { mix, n } from "../pencil";
import { INK, line, mirrored, paint } from "./brush";
import { bareBrow, type Look } from "./look";

const sides = ({ wide }: Look): [left: number, right: number] => [100 - wide, 100 + wide];

/** The head: lit on the left, black on the side away from the lantern, with a feathered edge as in a woodcut. */
export function head(look: Look): string {
  const [left, right] = sides(look);
  const free = bareBrow(look);
  let drawn = "";

  const face = `M${left} 88C${left} 120 ${left + 3} 136 ${100 - look.jaw - 3} 150C${100 - look.jaw + 3} ${look.chin - 4} 90 ${look.chin} 100 ${look.chin}C110 ${look.chin} ${100 + look.jaw - 3} ${look.chin - 4} ${100 + look.jaw + 3} 150C${right - 3} 136 ${right} 120 ${right} 88C${right - 2} 56 ${left + 2} 56 ${left} 88Z`;
  if (look.cut !== "long" && look.cut !== "bob")
    drawn +=
      paint(`M${left + 2} 108q-10-6-9 6 1 14 10 16Z`, look.skin) +
      mirrored(paint(`M${left + 2} 108q-10-6-9 6 1 14 10 16Z`, look.dark));
  drawn += paint(face, look.skin, INK, 3);
  drawn += `<clipPath id="face"><path d="${face}"/></clipPath><g clip-path="url(#face)">`;

  let e = "M114 50L112 84";
  const edge = (y: number) =>
    y < 98 ? 112 + (y - 84) * 0.2 : y < 126 ? 106 + (126 - y) * 0.18 : y < 140 ? 112 - (140 - y) * 0.1 : y < 152 ? 118 : 112;
  for (let y = 86; y < look.chin + 6; y += 4.2) {
    const x = edge(y) + 3,
      t = (y > 99 && y < 108) || (y > 128 && y < 136) ? 4 : 9 + look.chance() * 10;
    e += `L${n(x)} ${n(y)}L${n(x - t * 0.62)} ${n(y + 2)}L${n(x + 1)} ${n(y + 3.2)}`;
  }
  drawn += paint(`${e}L160 190V50Z`, look.dark, "");
  drawn += paint("M126 60Q134 100 128 128 132 150 116 180L160 190V60Z", mix(look.dark, "#0D0705", 0.55), "");
  drawn += paint(
    `M50 60H150V${free ? 74 : 90}Q124 ${free ? 80 : 97} 100 ${free ? 76 : 93} 70 ${free ? 80 : 98} 50 ${free ? 78 : 92}Z`,
    mix(look.dark, "#0D0705", 0.3),
    "",
  );
  let ck = "";
  for (let i = 0; i < 5; i++)
    ck += `M${n(left + 3 + i * 1.2)} ${128 + i * 4.6}l${n(8 + look.chance() * 7)} ${n(2 + look.chance() * 2)}`;
  drawn += line(ck, look.dark, 1.6);
  if (look.years >= 1) drawn += line(`M${left + 4} 108l6 2M${left + 4} 114l6-1`, look.dark, 1.4);
  if (look.years >= 2) drawn += line("M80 132q-4 8-2 14M120 132q4 8 2 14M82 96q8-3 14 0", look.dark, 1.8);
  if (look.years >= 3)
    drawn += line("M76 122q8 4 14 1M78 126q7 3 11 1M88 162q6 3 12 1M80 90q10-3 18 0M70 138q4 8 10 12", look.dark, 1.5);
  if (look.worn >= 1) drawn += line("M70 124q12 7 23 0M70 134q-4 10 3 20M88 88l4 12", look.dark, 2.3);
  if (look.worn >= 2)
    drawn += line("M72 129q9 5 18 1M82 138q-5 10-2 20M68 100q10-6 22-2M90 160q10 6 18 1M64 116l-5 8", look.dark, 2.3);
  drawn += "</g>";

  return drawn;
}

/** The lit eye reads fully, the far one is a glint. */
export function eyes(look: Look): string {
  let drawn = "";

  const wide = look.bears("mad") ? 2.6 : 0,
    iris = look.bears("voideye") ? "#C9A6FF" : "#20130B";
  const eye = (x: number, far: boolean) => {
    const q = far ? -1 : 1;
    return `${paint(`M${x - 9 * q} 114Q${x - 1 * q} ${107 - wide} ${x + 9 * q} 114Q${x} ${118 + wide} ${x - 9 * q} 114Z`, far ? mix("#F3E9D2", "#2A160C", 0.45) : "#F3E9D2", INK, 1.6)}<circle cx="${x + 1}" cy="112.4" r="${look.bears("mad") ? 2.4 : 3.6}" fill="${iris}" stroke="${INK}" stroke-width="1"/><circle cx="${x}" cy="111" r="1" fill="#FFF3DC"/>${line(`M${x - 10 * q} 114Q${x - 1 * q} ${105 - wide} ${x + 10 * q} 113`, INK, look.woman ? 3.6 : 3)}${look.woman ? line(`M${x - 9 * q} 113l${-4 * q} -3`, INK, 2.2) : ""}${line(`M${x - 6 * q} 121q6 2 11-1`, look.dark, 1.4)}`;
  };
  drawn += eye(82, false) + eye(120, true);
  drawn +=
    line(
      `M70 ${n(103 - look.brow)}Q81 ${n(97 - look.brow)} 92 ${n(104 + look.brow * 0.6)}`,
      look.hair === "#1C1411" ? INK : mix(look.hair, "#0D0705", 0.45),
      look.woman ? 3.4 : 5.4,
    ) +
    line(
      `M${110} ${n(104 + look.brow * 0.6)}Q${120} ${n(97 - look.brow)} 132 ${n(103 - look.brow)}`,
      INK,
      look.woman ? 3.4 : 5.4,
    );

  return drawn;
}

export function noseAndMouth(look: Look): string {
  let drawn = "";

  drawn +=
    line(`M95 108Q${96 - look.nose * 0.4} 122 ${90 - look.nose * 0.3} 131Q92 138 100 137`, INK, 2.4) +
    paint(`M94 136Q100 141 110 135 108 130 104 132 100 137 94 136Z`, INK, "") +
    line(`M${88 - look.nose * 0.3} 133q-2-4 1-6`, INK, 1.6);
  if (look.woman)
    drawn +=
      paint(
        `M${100 - look.mouth} ${n(150 - look.smirk * 0.3)}Q96 145 100 147.5 105 145 ${100 + look.mouth} ${n(150 + look.smirk * 0.3)}Q100 159 ${100 - look.mouth} ${n(150 - look.smirk * 0.3)}Z`,
        mix(look.skin, "#8E2A22", 0.55),
        INK,
        1.4,
      ) +
      line(
        `M${100 - look.mouth} ${n(150 - look.smirk * 0.3)}Q100 ${151} ${100 + look.mouth} ${n(150 + look.smirk * 0.3)}`,
        INK,
        1.8,
      );
  else
    drawn +=
      line(`M${100 - look.mouth} ${n(150 - look.smirk)}Q100 ${152} ${100 + look.mouth} ${n(150 + look.smirk * 0.4)}`, INK, 3) +
      line(`M93 157q7 3 14 0`, look.dark, 2);

  return drawn;
}

export function beard(look: Look): string {
  const [left, right] = sides(look);
  let drawn = "";

  const bk = mix(look.hair, "#0D0705", 0.5);
  if (look.beard === "stubble") {
    let d = "";
    for (let i = 0; i < 70; i++) {
      const a = look.chance() * 3.14,
        q = 18 + look.chance() * 18,
        x = 100 + Math.cos(a) * q * 1.02,
        y = 144 + Math.sin(a) * q * 0.72;
      d += `M${n(x)} ${n(y)}l1 2`;
    }
    drawn += `<g clip-path="url(#face)">${line(d, mix(look.skin, "#0D0705", 0.7), 1.3)}</g>`;
  }
  const hairlines = (d: string) => line(d, bk, 1.6);
  if (look.beard === "tache" || look.beard === "goatee")
    drawn += paint(
      "M100 140C90 138 82 146 72 150 70 144 66 146 66 148 72 160 92 154 100 147 108 154 128 160 134 148 134 146 130 144 128 150 118 146 110 138 100 140Z",
      look.hair,
      INK,
      2,
    );
  if (look.beard === "goatee")
    drawn +=
      paint(
        `M90 158Q100 154 110 158 112 ${look.chin + 2} 100 ${look.chin + 16} 88 ${look.chin + 2} 90 158Z`,
        look.hair,
        INK,
        2,
      ) + hairlines(`M96 162q0 14 3 ${look.chin - 158}M104 162q1 12-2 ${look.chin - 160}`);
  if (look.beard === "walrus")
    drawn +=
      paint(
        "M100 138C84 136 74 146 74 160 82 156 92 158 100 156 108 158 118 156 126 160 126 146 116 136 100 138Z",
        look.hair,
        INK,
        2.2,
      ) + hairlines("M84 146l-4 10M92 144l-2 12M108 144l2 12M116 146l4 10");
  if (look.beard === "full")
    drawn +=
      paint(
        `M${left + 1} 118Q${left + 6} 138 78 142 88 136 100 140 112 136 122 142 ${right - 6} 138 ${right - 1} 118C${right + 2} 150 128 ${look.chin + 14} 112 ${look.chin + 20}L100 ${look.chin + 30} 88 ${look.chin + 20}C72 ${look.chin + 14} ${left - 2} 150 ${left + 1} 118Z`,
        look.hair,
        INK,
        2.6,
      ) +
      paint(`M${100 - look.mouth} 149Q100 146 ${100 + look.mouth} 150 100 156 ${100 - look.mouth} 149Z`, "#3A120D", INK, 1.4) +
      hairlines(
        `M70 146q6 20 14 34M80 150q4 20 10 38M92 160q2 18 5 36M108 160q-2 18-4 34M120 150q-4 20-10 36M130 146q-5 18-12 32`,
      );

  return drawn;
}
