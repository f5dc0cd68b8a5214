import { pick } from "../../map/draw/chance";
import { EMBER, glint, hatch, INK, limb, line, mix, n, shadow, shape, TONES, type Tone, tinted, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** Two raised scythes. */
export const slashers: Recipe = (chance, model) => {
  const main = tinted(TONES.chitin, pick(chance, ["#8A5A3A", "#A07A4A", "#7F6B45"]), 0.5),
    dim: Tone = [mix(main[0], main[1], 0.5), mix(main[1], INK, 0.3), main[2]],
    bone = TONES.bone,
    sway = chance() * 10 - 5;
  let drawn = shadow(70);
  drawn +=
    limb(
      [
        [12, 30],
        [62, 34],
        [52, 62],
        [78, 88],
      ],
      16,
      6,
      dim,
      { shade: 5 },
    ) +
    limb(
      [
        [-12, 30],
        [-62, 36],
        [-50, 64],
        [-76, 88],
      ],
      16,
      6,
      dim,
      { shade: 5 },
    ) +
    limb(
      [
        [10, 40],
        [34, 52],
        [22, 70],
        [36, 90],
      ],
      15,
      7,
      main,
      { shade: 4 },
    ) +
    limb(
      [
        [-10, 40],
        [-34, 54],
        [-22, 72],
        [-34, 90],
      ],
      15,
      7,
      main,
      { shade: 4 },
    );
  const bl = (side: number, a: number) =>
    `<g transform="rotate(${n(a)} ${side * 24} -16)">${limb(
      [
        [side * 20, -14],
        [side * 58, 0],
        [side * 74, -32],
      ],
      18,
      14,
      main,
      { shade: 5 },
    )}${volume(`M${side * 66} -20C${side * 94} -34 ${side * 104} -66 ${side * 54} -106C${side * 70} -78 ${side * 72} -58 ${side * 58} -34Z`, bone, { shade: side > 0 ? 10 : 7, inside: line(`M${side * 78} -36C${side * 86} -56 ${side * 78} -78 ${side * 62} -98`, "#8D7650", 2.6) })}</g>`;
  drawn += bl(1, sway);
  drawn += volume(
    "M-28 -24C-14 -36 16 -36 30 -22C34 -4 22 10 24 26C20 46 12 56 0 58C-12 56 -22 46 -24 26C-20 10 -32 -4 -28 -24Z",
    main,
    {
      shade: 16,
      inside:
        line("M-30 -8Q0 6 32 -8M-26 8Q0 22 28 8M-26 24Q0 38 28 24M-20 40Q0 52 22 40", dim[1], 4) +
        hatch(chance, -4, -20, 36, 70, dim[1], 14),
    },
  );
  drawn += bl(-1, -sway);
  drawn +=
    limb(
      [
        [-14, 12],
        [-34, 22],
        [-22, 38],
      ],
      8,
      5,
      main,
      { shade: 2, ink: 6 },
    ) +
    limb(
      [
        [14, 12],
        [34, 22],
        [22, 38],
      ],
      8,
      5,
      main,
      { shade: 2, ink: 6 },
    );
  drawn += `<g transform="rotate(${n(sway * 0.8)} 0 -30)">${volume("M-26 -50C-30 -74 -12 -92 0 -100C14 -92 32 -72 27 -48C24 -32 10 -26 0 -22C-10 -26 -23 -32 -26 -50Z", main, { shade: 13, inside: line("M0 -96V-60M-12 -84Q-16 -66 -8 -54M13 -84Q17 -66 9 -54", dim[1], 3) })}${shape("M-23 -60L-5 -48-8 -40-22 -44ZM23 -60L5 -48 8 -40 22 -44Z", INK)}${glint(-14, -49, 4, EMBER, model.elite)}${glint(14, -49, 4, EMBER, model.elite)}${volume("M-16 -34C-26 -24 -24 -10 -8 -2C-12 -14 -10 -22 -3 -28Z", bone, { shade: 4, ink: 6, rim: 2 })}${volume("M16 -34C26 -24 24 -10 8 -2C12 -14 10 -22 3 -28Z", bone, { shade: 4, ink: 6, rim: 2 })}</g>`;
  return {
    drawn,
    wounds: [
      [8, 0, -0.6, 30],
      [-12, -70, 0.6, 20],
      [-10, 34, 0.3, 24],
    ],
    spikes: [
      [-26, -26, -2.6],
      [28, -26, -0.5],
      [0, -100, -1.57],
    ],
  };
};
