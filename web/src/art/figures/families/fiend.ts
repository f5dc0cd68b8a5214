import { chanceOf, pick } from "../../../map/draw/chance";
import {
  claw,
  EMBER,
  glint,
  hatch,
  INK,
  limb,
  line,
  mix,
  n,
  shadow,
  shape,
  TONES,
  type Tone,
  teeth,
  tinted,
  volume,
} from "../../pencil";
import type { Family } from "./family";

/** A horned thing on bent legs, with a tail, and sometimes small wings. */
export const fiend: Family = (kind) => {
  const fixed = chanceOf(kind);
  const base = tinted(pick(fixed, [TONES.ash, TONES.sinew, TONES.stone]), pick(fixed, ["#7A3A30", "#8A5A6A", "#6A5A3A"]), 0.45);
  const curled = fixed() < 0.5;
  const winged = fixed() < 0.45;
  const eyes = pick(fixed, [2, 3, 4] as const);
  return (chance, model) => {
    const skin = tinted(base, "#9A8A70", chance() * 0.3);
    const dim: Tone = [mix(skin[0], skin[1], 0.5), mix(skin[1], INK, 0.35), skin[2]];
    const sway = chance() * 12 - 6;
    let drawn = shadow(64);
    drawn +=
      limb(
        [
          [10, 44],
          [52, 62],
          [84, 44 + sway],
          [78, 12],
        ],
        14,
        5,
        dim,
        { shade: 4 },
      ) + shape(`M78 ${n(18)}L68 -4 78 -14 90 -2Z`, dim[0], INK, 4);
    if (winged)
      for (const side of [-1, 1])
        drawn += volume(
          `M${side * 24} -20C${side * 50} -70 ${side * 70} -84 ${side * 96} -84L${side * 92} -40 ${side * 78} -50 ${side * 70} -16 ${side * 54} -28 ${side * 40} 10Z`,
          dim,
          {
            shade: side > 0 ? 12 : 8,
            inside: line(`M${side * 90} -80L${side * 70} -18M${side * 90} -80L${side * 42} 6`, skin[0], 4),
          },
        );
    drawn +=
      limb(
        [
          [-16, 40],
          [-38, 56],
          [-24, 72],
          [-34, 90],
        ],
        30,
        12,
        skin,
        { shade: 8 },
      ) +
      limb(
        [
          [18, 40],
          [40, 56],
          [26, 72],
          [36, 90],
        ],
        30,
        12,
        skin,
        { shade: 8 },
      );
    drawn +=
      limb(
        [
          [36, -14],
          [74, 2 + sway],
          [62, 36],
        ],
        22,
        14,
        skin,
        { shade: 7 },
      ) + claw(61, 40, 1.9, 30, skin, { spread: 1.7 });
    drawn += volume("M-40 -22C-26 -42 28 -42 42 -20C44 8 28 24 26 48C12 58 -12 58 -24 48C-26 24 -44 8 -40 -22Z", skin, {
      shade: 18,
      inside:
        line("M-24 -8Q0 4 26 -8M-18 14Q0 22 20 14M-16 30Q0 38 18 30M0 -8V48", dim[1], 3.4) +
        hatch(chance, -2, -24, 44, 74, dim[1], 16),
    });
    drawn +=
      limb(
        [
          [-38, -14],
          [-78, 0 - sway],
          [-64, 36],
        ],
        22,
        14,
        skin,
        { shade: 7 },
      ) + claw(-64, 40, 1.3, 32, skin, { spread: 1.7 });
    drawn += `<g transform="rotate(${n(sway)} 0 -20)">`;
    for (const side of [-1, 1])
      drawn += volume(
        curled
          ? `M${side * 16} -68C${side * 48} -88 ${side * 66} -62 ${side * 54} -42C${side * 46} -34 ${side * 36} -42 ${side * 42} -50C${side * 46} -60 ${side * 32} -62 ${side * 20} -50Z`
          : `M${side * 14} -66C${side * 22} -84 ${side * 40} -92 ${side * 46} -108C${side * 54} -84 ${side * 44} -66 ${side * 26} -52Z`,
        TONES.bone,
        { shade: 6, ink: 7 },
      );
    drawn += volume("M-28 -56C-28 -84 28 -84 29 -54C29 -34 18 -14 0 -10C-18 -14 -28 -34 -28 -56Z", skin, {
      shade: 12,
      inside: hatch(chance, 0, -70, 28, 54, dim[1], 8),
    });
    for (let eye = 0; eye < eyes; eye++) {
      const [x, y] = eyes === 3 && eye === 2 ? [0, -66] : [(eye % 2 ? 1 : -1) * (eye > 1 ? 7 : 13), eye > 1 ? -62 : -50];
      drawn +=
        shape(`M${x - 9} ${y}Q${x} ${y - 8} ${x + 9} ${y}Q${x} ${y + 7} ${x - 9} ${y}Z`, INK) +
        glint(x, y, 3.6, EMBER, model.elite);
    }
    drawn += `${shape("M-18 -32Q0 -40 18 -32Q14 -14 0 -12Q-14 -14 -18 -32Z", "#3A0A0A", INK, 2.4) + teeth(-16, 16, -33, 9, 6, -3) + teeth(-11, 11, -15, -6, 4, 2)}</g>`;
    return {
      drawn,
      wounds: [
        [10, 4, -0.6, 30],
        [-14, -66, 0.6, 18],
        [-14, 34, 0.3, 24],
      ],
      spikes: [
        [-38, -28, -2.4],
        [40, -26, -0.7],
        [0, -76, -1.57],
      ],
    };
  };
};
