import { pick } from "../../map/draw/chance";
import {
  claw,
  dot,
  glint,
  hatch,
  INK,
  limb,
  line,
  mix,
  n,
  oval,
  PALE_EYE,
  shadow,
  shape,
  TONES,
  type Tone,
  teeth,
  tinted,
  volume,
} from "../pencil";
import type { Recipe } from "./recipe";

/** A dropped jaw and reaching hands. */
export const hungryDead: Recipe = (chance, model) => {
  const main = tinted(TONES.dead, pick(chance, ["#B08A72", "#A9A583", "#CDB187"]), 0.5),
    cl = pick(chance, ["#7A5338", "#5D5A4A", "#6E3F30", "#4F4A52"]),
    coat: Tone = [cl, mix(cl, INK, 0.55), mix(cl, "#FFD488", 0.55)],
    tr = pick(chance, ["#4A3D31", "#3D3B3E", "#54432C"]),
    trousers: Tone = [tr, mix(tr, INK, 0.5), "#C79A62"],
    sway = chance() * 14 - 7,
    tilt = chance() * 26 - 13,
    pose = Math.floor(chance() * 3),
    miss = chance() < 0.1;
  let drawn = shadow(56);
  drawn +=
    limb(
      [
        [-11, 40],
        [-22 - sway * 0.5, 62],
        [-28, 88],
      ],
      22,
      16,
      trousers,
      { shade: 7 },
    ) +
    limb(
      [
        [14, 40],
        [25 + sway * 0.5, 62],
        [20, 88],
      ],
      22,
      16,
      trousers,
      { shade: 7 },
    );
  drawn += miss
    ? volume("M30 -14L50 -8 46 2 52 8 30 14Z", coat, { shade: 6 }) + shape("M46 -7l10 3-5 6 5 6-9 0Z", "#8E1A12", INK, 2)
    : (pose === 1
        ? limb(
            [
              [32, -8],
              [70, 2],
              [78, 32 + sway],
            ],
            16,
            9,
            main,
            { shade: 5 },
          ) + claw(79, 35 + sway, 1.2, 34, main, { spread: 1.7, nails: false })
        : limb(
            [
              [32, -8],
              [72, 0 + sway],
              [86, -36 + sway],
            ],
            16,
            9,
            main,
            { shade: 5 },
          ) + claw(87, -40 + sway, -1.35, 36, main, { spread: 1.8, nails: false })) +
      volume(`M28 -20L54 -8 50 ${n(12 + sway * 0.5)} 30 10Z`, coat, { shade: 6 });
  drawn += volume(
    "M-36 -16C-20 -28 22 -28 38 -14C36 10 30 26 34 50L22 44 12 54 0 46-12 55-26 47-30 52C-28 28 -36 8 -36 -16Z",
    coat,
    {
      shade: 14,
      inside:
        shape("M-17 -24H16L20 8 8 20-4 30-16 14Z", main[1]) +
        shape("M-17 -24H9L12 8 2 18-8 24-16 14Z", main[0]) +
        line("M-16 -8Q0 -14 16 -8M-16 2Q0 -4 16 2M-13 12Q0 6 12 12M0 -20V22", INK, 3) +
        hatch(chance, -2, -16, 36, 60, coat[1], 12),
    },
  );
  drawn +=
    (pose === 2
      ? limb(
          [
            [-32, -8],
            [-70, 6],
            [-66, 38 - sway],
          ],
          17,
          10,
          main,
          { shade: 5 },
        ) + claw(-66, 42 - sway, 1.9, 36, main, { spread: 1.7, nails: false })
      : limb(
          [
            [-32, -8],
            [-74, 6 - sway],
            [-84, -28 - sway],
          ],
          17,
          10,
          main,
          { shade: 5 },
        ) + claw(-85, -34 - sway, -1.8, 40, main, { spread: 1.8, nails: false })) +
    volume(`M-30 -20L-56 -8-54 ${n(14 - sway * 0.5)}-30 12Z`, coat, { shade: 6 });
  const hd = Math.floor(chance() * 5);
  let h = volume(
    "M-27 -60C-31 -96 31 -96 28 -58C28 -48 23 -44 22 -38L21 -14C12 6 -12 6 -20 -14L-22 -40C-25 -46 -27 -50 -27 -60Z",
    main,
    { shade: 13, inside: hatch(chance, -2, -84, 30, 60, main[1], 9) },
  );
  h +=
    oval(-11, -58, 9, 10, INK) +
    oval(12, -58, 8.4, 10, INK) +
    glint(-10, -57, 3.8, PALE_EYE, model.elite) +
    glint(12, -57, 3.4, PALE_EYE, model.elite) +
    shape("M1 -48l-5 9h9Z", INK) +
    shape("M-17 -37C-8 -45 12 -45 18 -37C22 -16 12 0 0 0C-12 0 -20 -16 -17 -37Z", "#2A070A", INK, 2.4) +
    teeth(-15, 16, -38, 10, 6, -4) +
    teeth(-12, 13, -7, -10, 5, 5);
  if (hd === 0)
    h +=
      volume("M-56 -72C-30 -92 -26 -74 0 -76C28 -74 34 -90 56 -68C36 -58 -36 -58 -56 -72Z", TONES.cloth, { shade: 8 }) +
      volume("M-26 -74C-28 -108 -8 -102 0 -98C8 -106 28 -108 28 -74Z", TONES.cloth, { shade: 10 }) +
      line("M-26 -77Q0 -70 28 -77", "#0B0605", 5);
  else if (hd === 1)
    h += shape(
      "M-28 -62C-32 -86 -18 -98 0 -94C22 -98 34 -80 29 -58L22 -74 14 -66 6 -78-4 -68-12 -80-20 -68Z",
      "#2E1D13",
      INK,
      4,
    );
  else if (hd === 2)
    h +=
      shape("M-27 -62L-30 -34-24 -46Z M28 -60L32 -30 25 -44Z", "#B9B0A2", INK, 3) +
      shape("M6 -90l8 4-2 8 8 2-4 8-10-2-4-10Z", "#8E1A12", INK, 2.4);
  else if (hd === 3)
    h +=
      volume("M-30 -70C-30 -100 30 -100 30 -68L22 -66C10 -72 -12 -72 -24 -66Z", ["#8C7A5C", "#4A3D2A", "#FFE0A0"], {
        shade: 10,
      }) +
      dot(0, -88, 8, "#2A1D12", INK, 3) +
      dot(0, -88, 4, "#5a4a38");
  drawn += `<g transform="translate(0 2) rotate(${n(tilt)} 0 -30) scale(1.06)">${h}</g>`;
  if (chance() < 0.3)
    drawn +=
      line("M-20 -14Q0 2 20 -14", INK, 9) +
      line("M-20 -14Q0 2 20 -14", "#B99A66", 5, 'stroke-dasharray="5 3"') +
      line("M10 -4Q16 16 6 40", INK, 8) +
      line("M10 -4Q16 16 6 40", "#B99A66", 4, 'stroke-dasharray="5 3"');
  return {
    drawn,
    wounds: [
      [18, 18, -0.7, 30],
      [-18, -74, 0.6, 20],
      [-20, 34, 0.4, 22],
    ],
    spikes: [
      [-34, -20, -2.3],
      [36, -18, -0.8],
      [8, 56, 1.2],
    ],
  };
};
