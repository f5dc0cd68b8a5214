import { dot, glint, hatch, INK, limb, line, mix, shadow, shape, TONES, type Tone, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** Eight legs and a violet lozenge. */
export const voidSpiders: Recipe = (chance, model) => {
  const main: Tone = [mix("#8B7A86", "#A08468", chance()), "#3B2F42", "#F3DFC2"],
    pale: Tone = [mix(main[0], "#FFE0A0", 0.18), main[1], main[2]];
  let drawn = shadow(74);
  const ph = () => (chance() - 0.5) * 12;
  for (const side of [-1, 1])
    for (const [kx, ky, tx, ty] of [
      [56, -74, 88, -8],
      [76, -46, 98, 34],
    ] as const)
      drawn += limb(
        [
          [side * 16, -6],
          [side * (kx + ph() * 0.4), ky + ph()],
          [side * (tx + ph() * 0.3), ty + ph()],
        ],
        11,
        4,
        [main[1], mix(main[1], INK, 0.4), main[2]],
        { shade: 3, rim: 2, ink: 7 },
      );
  drawn += volume("M0 -74C40 -74 54 -42 48 -12C44 14 22 26 0 26C-22 26 -44 14 -48 -12C-54 -42 -40 -74 0 -74Z", main, {
    shade: 20,
    inside:
      hatch(chance, -10, -60, 56, 80, mix(main[1], INK, 0.3), 18) +
      line("M-40 -40Q0 -26 40 -40M-46 -16Q0 0 46 -16", mix(main[1], INK, 0.2), 3, 'opacity=".55"'),
  });
  drawn +=
    shape("M0 -62L11 -42 4 -34 11 -22 0 -4-11 -22-4 -34-11 -42Z", "#7A4BC0", "#1B0F2B", 3) +
    shape("M0 -52L5 -42 0 -34-5 -42Z", "#E0CBF7");
  for (const side of [-1, 1])
    for (const [kx, ky, tx, ty] of [
      [66, -8, 90, 70],
      [44, 22, 56, 90],
    ] as const)
      drawn += limb(
        [
          [side * 14, 22],
          [side * (kx + ph() * 0.3), ky + ph() * 0.6],
          [side * (tx + ph() * 0.4), ty],
        ],
        13,
        4,
        pale,
        { shade: 4, rim: 2.4, ink: 7 },
      );
  drawn += volume("M0 14C22 14 32 28 28 44C24 58 12 62 0 62C-12 62 -24 58 -28 44C-32 28 -22 14 0 14Z", pale, { shade: 12 });
  drawn +=
    volume("M-15 54C-22 68 -16 80 -8 88C-8 76 -4 70 -4 58Z", TONES.bone, { shade: 4, ink: 6, rim: 2 }) +
    volume("M15 54C22 68 16 80 8 88C8 76 4 70 4 58Z", TONES.bone, { shade: 4, ink: 6, rim: 2 });
  for (const [x, y, r] of [
    [-11, 36, 6.6],
    [11, 36, 6.6],
    [-21, 28, 3.6],
    [21, 28, 3.6],
    [-6, 24, 3],
    [6, 24, 3],
  ] as const)
    drawn += dot(x, y, r + 2.4, INK) + glint(x, y, r, "#C99BFF", model.elite) + dot(x - r * 0.3, y - r * 0.3, r * 0.3, "#fff");
  return {
    drawn,
    wounds: [
      [-20, -40, 0.7, 30],
      [22, 0, -0.5, 24],
      [2, 50, 0.2, 20],
    ],
    spikes: [
      [-30, -62, -2.1],
      [0, -76, -1.57],
      [30, -62, -1],
    ],
  };
};
