import type { Chance } from "../../map/draw/chance";
import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import { foe, glow, line, paint, ridge, sky, VIGNETTE, VIOLET, WIDE } from "./brush";
import type { Scene } from "./scene";

/** A ring of stone under candles, and what comes out of it. */
export const ritual: Scene = (chance, who, { subject, near = "" }) => {
  let drawn =
    sky([0, "#0B0809"], [0.6, "#1D1029"], [1, "#0D0616"]) +
    glow(683, 360, 560, 420, 1, VIOLET) +
    glow(683, 360, 300, 280, 1, VIOLET);
  let d = "";
  for (let i = 0; i < 80; i++) {
    const a = (i / 80) * 6.283,
      q = 250 + chance() * 30,
      e = 520 + chance() * 340;
    d += `M${n(683 + Math.cos(a) * q)} ${n(360 + Math.sin(a) * q)}L${n(683 + Math.cos(a) * e)} ${n(360 + Math.sin(a) * e)}`;
  }
  drawn += line(d, INK, 3.4, 'opacity=".65"');
  for (const [x, k] of [
    [60, 1.1],
    [300, 0.86],
    [1066, 0.86],
    [1306, 1.1],
  ] as const) {
    drawn +=
      paint(`M${n(x - 46 * k)} 720V${n(160 - 60 * k)}H${n(x + 46 * k)}V720Z`, "#33263A", INK, 5) +
      paint(`M${n(x + 12 * k)} 720V${n(160 - 60 * k)}H${n(x + 46 * k)}V720Z`, INK, "", 0, 'opacity=".45"') +
      paint(
        `M${n(x - 66 * k)} ${n(110 - 60 * k)}H${n(x + 66 * k)}L${n(x + 46 * k)} ${n(160 - 60 * k)}H${n(x - 46 * k)}Z`,
        "#433349",
        INK,
        5,
      ) +
      line(`M${n(x - (x < 683 ? -42 : 42) * k)} ${n(166 - 60 * k)}V710`, "#A77BE0", 3, 'opacity=".8"');
    let q = "";
    for (let y = 220; y < 700; y += 70) q += `M${n(x - 46 * k)} ${y}H${n(x + 46 * k)}`;
    drawn += line(q, INK, 3, 'opacity=".7"');
  }
  drawn += subject ?? ringAndHoods(chance, who);
  return drawn + near + VIGNETTE;
};

/** What is called, and those who call. */
function ringAndHoods(chance: Chance, who: (place: number) => string): string {
  let drawn = `<circle cx="683" cy="350" r="212" fill="#08040C" stroke="${INK}" stroke-width="58"/><circle cx="683" cy="350" r="212" fill="none" stroke="#4A3A52" stroke-width="46"/><circle cx="683" cy="350" r="212" fill="none" stroke="${INK}" stroke-width="46" stroke-dasharray="4 70"/><circle cx="683" cy="350" r="188" fill="none" stroke="#C3A6EE" stroke-width="5"/>${glow(683, 350, 200, 200, 1, VIOLET)}`;
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 6.283;
    drawn += `<g transform="translate(${n(683 + Math.cos(a) * 212)} ${n(350 + Math.sin(a) * 212)}) rotate(${n(a * 57.3)})"><path d="M-9 0L0 -9 9 0 0 9Z" fill="${i < 14 ? "#DDB9FF" : "#2A1F30"}" stroke="${INK}" stroke-width="3"/></g>`;
  }
  drawn += `<clipPath id="rc"><circle cx="683" cy="350" r="186"/></clipPath><g clip-path="url(#rc)">${foe(who(0), 683, 372, 2.0, 4)}</g>`;
  drawn +=
    paint("M470 640L520 560H846L896 640Z", "#433349", INK, 5) +
    paint("M430 720L470 640H896L936 720Z", "#33263A", INK, 5) +
    line("M474 642H892M524 562H842", "#C3A6EE", 3, 'opacity=".7"') +
    ridge(
      chance,
      [
        [-20, 724],
        [600, 716],
        [WIDE + 20, 726],
      ],
      "#140A1A",
      3,
      "#7A5BA6",
    );
  const cult = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${paint("M4 -186C-20 -164 -30 -136 -30 -108C-52 -98 -66 -40 -74 20H74C66 -40 52 -98 32 -108C32 -136 24 -164 4 -186Z", "#3A1A1E", INK, 4)}${paint("M4 -186C24 -164 32 -136 32 -108C52 -98 66 -40 74 20H26C30 -50 20 -130 4 -186Z", INK, "", 0, 'opacity=".5"')}${line("M2 -180C-16 -160 -27 -136 -28 -106M-30 -106C-50 -96 -64 -40 -71 14", "#C3A6EE", 3, 'opacity=".7"')}${line("M-44 -76L-72 -136M46 -76L74 -136", INK, 26) + line("M-44 -76L-72 -136M46 -76L74 -136", "#3A1A1E", 17) + paint("M-80 -132L-84 -156-72 -146-64 -160-60 -134ZM66 -134L66 -160 76 -146 86 -156 84 -132Z", "#B08A6A", INK, 3)}</g>`;
  drawn += cult(250, 740, 1.05) + cult(430, 760, 1.2) + cult(936, 760, 1.2) + cult(1116, 740, 1.05);
  for (const [x, y] of [
    [520, 556],
    [596, 552],
    [770, 552],
    [846, 556],
  ] as const)
    drawn +=
      paint(`M${x - 9} ${y}V${y - 44}H${x + 9}V${y}Z`, "#E8DAB6", INK, 3) +
      glow(x, y - 62, 60, 60, 1) +
      paint(
        `M${x} ${y - 86}C${x + 12} ${y - 66} ${x + 8} ${y - 48} ${x} ${y - 46}C${x - 8} ${y - 48} ${x - 12} ${y - 66} ${x} ${y - 86}Z`,
        "#FFC562",
        INK,
        2.4,
      );
  return drawn;
}
