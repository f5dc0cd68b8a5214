import { claw, dot, hatch, INK, limb, line, mix, n, shadow, shape, TONES, type Tone, tinted, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** A round mouth full of teeth between four arms. */
export const stranglers: Recipe = (chance, model) => {
  const v = chance(),
    main = tinted(TONES.sinew, "#9A8A70", v * 0.55),
    dim: Tone = [mix(main[0], main[1], 0.5), mix(main[1], INK, 0.35), main[2]],
    sway = chance() * 10 - 5;
  let drawn = shadow(60);
  drawn +=
    limb(
      [
        [26, -24],
        [72, -56 + sway],
        [60, -92],
      ],
      14,
      9,
      dim,
      { shade: 4 },
    ) +
    claw(59, -92, -1.7 - 0.3, 25, dim, { fingers: 4, spread: 1.7 }) +
    limb(
      [
        [-26, -24],
        [-70, -52 - sway],
        [-66, -86],
      ],
      14,
      9,
      dim,
      { shade: 4 },
    ) +
    claw(-66, -86, -1.4, 25, dim, { fingers: 4, spread: 1.7 });
  drawn +=
    limb(
      [
        [-14, 36],
        [-34, 58],
        [-22, 86],
      ],
      22,
      13,
      main,
      { shade: 7 },
    ) +
    limb(
      [
        [16, 36],
        [38, 60],
        [26, 86],
      ],
      22,
      13,
      main,
      { shade: 7 },
    );
  drawn += volume("M-34 -26C-22 -40 22 -40 36 -26C38 0 26 14 28 44C14 54 -14 54 -26 44C-22 14 -38 0 -34 -26Z", main, {
    shade: 18,
    inside:
      line("M-22 4Q0 12 24 2M-22 18Q0 26 24 16M-20 32Q0 40 22 30M0 -10V44", dim[1], 3, 'opacity=".75"') +
      hatch(chance, -6, -20, 40, 64, dim[1], 14),
  });
  drawn += volume("M-38 -46C-40 -84 -20 -96 0 -96C22 -96 42 -82 38 -44C36 -20 18 -8 0 -8C-18 -8 -36 -20 -38 -46Z", main, {
    shade: 16,
    inside: line("M-30 -78Q-10 -90 8 -88M-34 -66Q-22 -80 0 -82", dim[1], 2.6, 'opacity=".6"'),
  });
  drawn += dot(0, -48, 27, INK) + dot(0, -48, 21, "#5E1410") + dot(2, -46, 11, "#1A0504");
  let t = "";
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.283 + 0.1;
    t += `M${n(Math.cos(a - 0.2) * 26)} ${n(-48 + Math.sin(a - 0.2) * 26)}L${n(Math.cos(a) * 11)} ${n(-48 + Math.sin(a) * 11)}L${n(Math.cos(a + 0.2) * 26)} ${n(-48 + Math.sin(a + 0.2) * 26)}Z`;
  }
  drawn += shape(t, "#F3E6C6", INK, 1.4);
  if (model.elite) drawn += dot(2, -46, 6, "#D9B8FF");
  drawn +=
    limb(
      [
        [-30, -16],
        [-80, 6 + sway],
        [-58, 48],
      ],
      16,
      11,
      main,
      { shade: 5 },
    ) +
    claw(-57, 50, 0.6, 30, main, { fingers: 4, spread: 1.9 }) +
    limb(
      [
        [32, -16],
        [84, 10 - sway],
        [56, 52],
      ],
      16,
      11,
      main,
      { shade: 5 },
    ) +
    claw(55, 54, 2.5, 30, main, { fingers: 4, spread: 1.9 });
  if (chance() < 0.4)
    drawn +=
      line("M-30 -8Q0 12 32 -8", "#3B2415", 9) +
      line("M-30 -8Q0 12 32 -8", "#A8845A", 4.6, 'stroke-dasharray="5 3"') +
      line("M16 4Q22 24 12 40", "#3B2415", 8) +
      line("M16 4Q22 24 12 40", "#A8845A", 4, 'stroke-dasharray="5 3"');
  return {
    drawn,
    wounds: [
      [-18, -74, 0.6, 24],
      [14, 16, -0.6, 28],
      [-16, 30, 0.3, 20],
    ],
    spikes: [
      [-34, -26, -2.4],
      [0, -96, -1.57],
      [36, -26, -0.7],
    ],
  };
};
