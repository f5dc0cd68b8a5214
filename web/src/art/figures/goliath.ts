import { EMBER, glint, hatch, INK, limb, line, n, shadow, shape, TONES, teeth, tinted, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** A mouth in the chest, and fists. */
export const goliath: Recipe = (chance, model) => {
  const main = tinted(TONES.stone, "#8A5A50", chance() * 0.5),
    sway = chance() * 8 - 4;
  let drawn = shadow(88);
  drawn +=
    limb(
      [
        [-24, 50],
        [-34, 72],
        [-34, 90],
      ],
      44,
      34,
      main,
      { shade: 12 },
    ) +
    limb(
      [
        [26, 50],
        [38, 72],
        [36, 90],
      ],
      44,
      34,
      main,
      { shade: 12 },
    );
  for (const [x, y, h] of [
    [-48, -66, 30],
    [-22, -80, 34],
    [24, -80, 34],
    [50, -66, 30],
  ] as const)
    drawn += volume(`M${x - 11} ${y + 14}L${n(x * 1.25)} ${y - h * 0.7}L${x + 11} ${y + 12}Z`, TONES.bone, {
      shade: 5,
      ink: 7,
    });
  drawn +=
    limb(
      [
        [60, -40],
        [96, 2 + sway],
        [84, 50 + sway],
      ],
      50,
      34,
      main,
      { shade: 14 },
    ) +
    volume(
      `M62 ${52 + sway}C64 ${40 + sway} 100 ${40 + sway} 106 ${56 + sway}C108 ${76 + sway} 98 ${88 + sway} 82 ${88 + sway}C66 ${88 + sway} 58 ${74 + sway} 62 ${52 + sway}Z`,
      main,
      { shade: 12, inside: line(`M74 ${70 + sway}v18M86 ${68 + sway}v20M97 ${66 + sway}v20`, INK, 3) },
    );
  drawn += volume("M-72 -24C-74 -66 -36 -84 0 -82C36 -84 76 -66 72 -22C70 26 54 58 44 70H-44C-56 58 -72 24 -72 -24Z", main, {
    shade: 26,
    inside:
      hatch(chance, -10, -70, 84, 130, main[1], 30, 17) +
      line("M-50 -44Q-36 -58 -18 -52M20 -54Q38 -60 54 -42M-34 50Q0 62 34 50", main[1], 4, 'opacity=".7"'),
  });
  drawn +=
    shape("M-48 2C-30 -16 30 -16 50 2C46 36 24 48 0 48C-24 48 -46 36 -48 2Z", "#1C0506", INK, 5) +
    shape("M-26 32Q0 18 28 32Q14 44 0 44Q-14 44 -26 32Z", "#8E2A22") +
    teeth(-44, 46, -1, 19, 8, -10) +
    teeth(-36, 38, 32, -17, 6, 13);
  drawn +=
    limb(
      [
        [-62, -40],
        [-98, 4 - sway],
        [-84, 52 - sway],
      ],
      52,
      36,
      main,
      { shade: 14 },
    ) +
    volume(
      `M-106 ${56 - sway}C-102 ${40 - sway} -66 ${40 - sway} -62 ${54 - sway}C-58 ${74 - sway} -66 ${90 - sway} -84 ${90 - sway}C-100 ${90 - sway} -108 ${76 - sway} -106 ${56 - sway}Z`,
      main,
      { shade: 12, inside: line(`M-96 ${70 - sway}v18M-84 ${68 - sway}v22M-73 ${68 - sway}v20`, INK, 3) },
    );
  drawn +=
    volume("M-23 -50C-25 -82 25 -82 24 -50C24 -38 14 -28 0 -28C-14 -28 -23 -38 -23 -50Z", main, { shade: 10 }) +
    shape("M-18 -60L-3 -52-5 -46-18 -50ZM18 -60L3 -52 5 -46 18 -50Z", INK) +
    glint(-10, -52, 3.4, EMBER, model.elite) +
    glint(10, -52, 3.4, EMBER, model.elite) +
    volume("M-20 -34C-28 -40 -28 -54 -32 -60C-18 -56 -12 -44 -10 -34Z", TONES.bone, { shade: 4, ink: 6 }) +
    volume("M20 -34C28 -40 28 -54 32 -60C18 -56 12 -44 10 -34Z", TONES.bone, { shade: 4, ink: 6 });
  return {
    drawn,
    wounds: [
      [-34, -34, 0.8, 40],
      [42, -30, -0.8, 34],
      [-88, 20, 0.3, 30],
      [30, 54, -0.3, 26],
    ],
    spikes: [
      [-70, -46, -2.5],
      [70, -44, -0.6],
      [96, 20, -0.2],
    ],
  };
};
