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
  oval,
  shadow,
  shape,
  TONES,
  type Tone,
  tinted,
  volume,
} from "../pencil";
import type { Recipe } from "./recipe";

/** The skull of a ram with six eyes, wings and a bell. */
export const harbinger: Recipe = (chance, model) => {
  const main = tinted(TONES.ash, "#7F6A60", chance() * 0.35),
    skin: Tone = [mix(main[0], "#2A1210", 0.55), mix(main[1], INK, 0.5), main[2]],
    bone = TONES.bone;
  let drawn = shadow(80, 92);
  const wing = (side: number) =>
    volume(
      `M${side * 24} -30C${side * 40} -70 ${side * 62} -98 ${side * 90} -106C${side * 84} -92 ${side * 104} -70 ${side * 108} -30C${side * 98} -36 ${side * 94} -26 ${side * 100} 14C${side * 88} 2 ${side * 82} 10 ${side * 80} 46C${side * 66} 26 ${side * 52} 34 ${side * 26} 40Z`,
      skin,
      {
        shade: side > 0 ? 18 : 10,
        inside:
          line(
            `M${side * 90} -106L${side * 100} 14M${side * 90} -106L${side * 80} 46M${side * 90} -106L${side * 40} 34`,
            mix(skin[0], "#FFD488", 0.25),
            4,
          ) + hatch(chance, side > 0 ? 30 : -100, -60, 70, 90, skin[1], 16),
      },
    );
  drawn += wing(1) + wing(-1);
  drawn +=
    limb(
      [
        [-18, 44],
        [-36, 64],
        [-22, 78],
        [-30, 94],
      ],
      38,
      18,
      main,
      { shade: 10 },
    ) +
    limb(
      [
        [20, 44],
        [38, 64],
        [24, 78],
        [32, 94],
      ],
      38,
      18,
      main,
      { shade: 10 },
    );
  drawn +=
    limb(
      [
        [46, -24],
        [76, 10],
        [62, 40],
      ],
      32,
      22,
      main,
      { shade: 9 },
    ) + claw(61, 44, 1.9, 28, main, { fingers: 4 });
  drawn += volume("M-56 -28C-44 -54 46 -54 58 -26C58 4 36 22 36 52C22 64 -22 64 -34 52C-34 22 -56 4 -56 -28Z", main, {
    shade: 24,
    inside:
      hatch(chance, -6, -40, 62, 96, main[1], 24) +
      line("M-40 -18Q-20 -4 -2 -16Q20 -4 42 -18M-20 14Q0 22 22 14M-18 30Q0 38 20 30M0 -10V50", main[1], 4),
  });
  drawn +=
    shape("M0 -8C16 4 16 26 0 40C-16 26 -16 4 0 -8Z", INK) +
    shape("M0 0C11 8 11 24 0 34C-11 24 -11 8 0 0Z", "#F29A2E") +
    shape("M0 8C6 14 6 22 0 28C-6 22 -6 14 0 8Z", "#FFF0C0");
  drawn += limb(
    [
      [-46, -24],
      [-78, 2],
      [-64, 30],
    ],
    32,
    22,
    main,
    { shade: 9 },
  );
  drawn +=
    line("M-64 32V50", INK, 8) +
    line("M-64 32V50", "#C79A48", 4, 'stroke-dasharray="4 3"') +
    volume("M-76 50H-52C-50 66 -46 74 -38 84H-90C-82 74 -78 66 -76 50Z", ["#C79A48", "#6B4A1C", "#FFE9AE"], {
      shade: 12,
      inside: line("M-84 76H-44M-76 58H-52", "#6B4A1C", 3),
    }) +
    dot(-64, 89, 6, "#C79A48", INK, 3) +
    claw(-64, 32, 1.57, 24, main, { fingers: 4, spread: 1.8 });
  const horn = (side: number) =>
    volume(
      `M${side * 16} -72C${side * 44} -92 ${side * 72} -78 ${side * 66} -52C${side * 62} -36 ${side * 44} -36 ${side * 42} -48C${side * 52} -46 ${side * 54} -60 ${side * 42} -62C${side * 32} -64 ${side * 24} -60 ${side * 18} -52Z`,
      bone,
      {
        shade: side > 0 ? 9 : 6,
        inside: line(
          `M${side * 30} -84l${side * 2} 22M${side * 44} -86l${side * -1} 22M${side * 58} -80l${side * -10} 20M${side * 68} -62l${side * -16} 6`,
          bone[1],
          3,
        ),
      },
    );
  drawn +=
    horn(1) +
    horn(-1) +
    volume(
      "M-25 -66C-25 -100 25 -100 25 -66C25 -52 16 -44 15 -30L10 -10C4 -4 -4 -4 -10 -10L-15 -30C-16 -44 -25 -52 -25 -66Z",
      bone,
      { shade: 11, inside: hatch(chance, 0, -86, 26, 70, bone[1], 10) },
    );
  for (const [x, y] of [
    [-12, -70],
    [12, -70],
    [-10, -54],
    [10, -54],
    [-7, -40],
    [7, -40],
  ] as const)
    drawn += oval(x, y, 6, 5.4, INK) + glint(x, y, 2.7, EMBER, model.elite);
  drawn += line("M-7 -22L-5 -8M0 -24V-6M7 -22L5 -8", INK, 3) + shape("M-4 -30L0 -24 4 -30Z", INK);
  return {
    drawn,
    wounds: [
      [-30, 0, 0.7, 38],
      [34, 20, -0.7, 34],
      [10, -80, 0.6, 20],
    ],
    spikes: [
      [-52, -40, -2.3],
      [54, -38, -0.8],
      [0, -96, -1.57],
    ],
  };
};
