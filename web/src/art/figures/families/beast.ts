import { chanceOf, pick } from "../../../map/draw/chance";
import {
  claw,
  dot,
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

/** Something on four legs that comes on: a long head between its shoulders, ears, horns or tusks as its kind has them. */
export const beast: Family = (kind) => {
  const fixed = chanceOf(kind);
  const hide = tinted(
    pick(fixed, [TONES.hair, TONES.stone, TONES.chitin, TONES.bog]),
    pick(fixed, ["#6E4A34", "#8A7A5A", "#5A4A48"]),
    0.4,
  );
  const crest = pick(fixed, ["ears", "horns", "mane"] as const);
  const tusks = fixed() < 0.5;
  const wide = 30 + fixed() * 10;
  return (chance, model) => {
    const tone = tinted(hide, "#3A2A20", chance() * 0.3);
    const dim: Tone = [mix(tone[0], tone[1], 0.55), mix(tone[1], INK, 0.3), tone[2]];
    const sway = chance() * 8 - 4;
    let drawn = shadow(72);
    drawn += limb(
      [
        [40, -40],
        [80, -56 + sway],
        [86, -88],
      ],
      12,
      3,
      dim,
      { shade: 4 },
    );
    drawn +=
      limb(
        [
          [34, 20],
          [60, 46],
          [52, 88],
        ],
        26,
        14,
        dim,
        { shade: 7 },
      ) +
      limb(
        [
          [-34, 20],
          [-60, 46],
          [-52, 88],
        ],
        26,
        14,
        dim,
        { shade: 7 },
      );
    drawn += volume("M-56 6C-60 -44 -28 -66 2 -66C34 -66 62 -44 58 8C54 36 30 48 0 48C-30 48 -52 36 -56 6Z", tone, {
      shade: 22,
      inside: hatch(chance, -6, -54, 64, 92, tone[1], 26, 15),
    });
    for (let bristle = 0; bristle < 5; bristle++) {
      const x = -36 + bristle * 18;
      drawn += volume(
        `M${x - 7} -54L${n(x + (chance() - 0.5) * 8)} ${n(-84 - chance() * 10)}L${x + 7} -54Z`,
        crest === "mane" ? dim : TONES.bone,
        { shade: 3, ink: 6, rim: 2 },
      );
    }
    drawn +=
      limb(
        [
          [26, 34],
          [34, 60],
          [28, 86],
        ],
        26,
        16,
        tone,
        { shade: 8 },
      ) + claw(28, 86, 1.57, 20, tone, { fingers: 3, spread: 1.7 });
    drawn +=
      limb(
        [
          [-26, 34],
          [-34, 60],
          [-30, 86],
        ],
        28,
        18,
        tone,
        { shade: 8 },
      ) + claw(-30, 86, 1.57, 22, tone, { fingers: 3, spread: 1.7 });
    drawn += `<g transform="rotate(${n(sway)} 0 0)">`;
    for (const side of [-1, 1])
      drawn +=
        crest === "horns"
          ? volume(
              `M${side * 18} -26C${side * 52} -26 ${side * 64} -50 ${side * 54} -74C${side * 46} -54 ${side * 34} -46 ${side * 14} -46Z`,
              TONES.bone,
              { shade: 6, ink: 7 },
            )
          : volume(`M${side * 14} -34L${side * 46} -66 ${side * 42} -22Z`, tone, {
              shade: 6,
              ink: 7,
              inside: shape(`M${side * 24} -36L${side * 40} -54 ${side * 38} -30Z`, "#5E1410"),
            });
    drawn += volume(
      `M${-wide} -18C${-wide - 2} -52 ${wide + 2} -52 ${wide} -18C${wide} 6 22 14 20 40C14 58 -14 58 -20 40C-22 14 ${-wide} 6 ${-wide} -18Z`,
      tone,
      { shade: 14, inside: hatch(chance, 2, -34, 30, 70, dim[1], 12) },
    );
    drawn +=
      shape("M-24 -22L-5 -12-8 -4-23 -9ZM24 -22L5 -12 8 -4 23 -9Z", INK) +
      glint(-14, -12, 4.2, EMBER, model.elite) +
      glint(14, -12, 4.2, EMBER, model.elite);
    drawn +=
      shape("M-9 18Q0 12 9 18L4 27H-4Z", INK) +
      shape("M-17 32Q0 26 17 32Q14 56 0 57Q-14 56 -17 32Z", "#2A070A", INK, 3) +
      teeth(-15, 15, 31, 10, 5, -3) +
      teeth(-11, 11, 54, -7, 4, 2) +
      dot(0, 46, 4, "#8E2A22") +
      line("M-26 4l8 5M26 4l-8 5", INK, 2);
    if (tusks)
      for (const side of [-1, 1])
        drawn += volume(
          `M${side * 12} 40C${side * 30} 38 ${side * 36} 24 ${side * 34} 8C${side * 26} 22 ${side * 20} 26 ${side * 10} 28Z`,
          TONES.bone,
          { shade: 4, ink: 6, rim: 2 },
        );
    drawn += "</g>";
    return {
      drawn,
      wounds: [
        [-34, -20, 0.7, 34],
        [36, 4, -0.6, 30],
        [10, -34, 0.5, 18],
      ],
      spikes: [
        [-46, -44, -2.3],
        [48, -42, -0.8],
        [0, -66, -1.57],
      ],
    };
  };
};
