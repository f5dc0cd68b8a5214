import { chanceOf, pick } from "../../../map/draw/chance";
import { dot, hatch, INK, limb, line, mix, shadow, shape, TONES, tinted, volume } from "../../pencil";
import type { Family } from "./family";

/** Something that was built: plates, rivets, a lens, and legs to walk on or a foot to stand on. */
export const engine: Family = (kind, words) => {
  const fixed = chanceOf(kind);
  const plate = tinted(TONES.metal, pick(fixed, ["#7F6A48", "#4F6A70", "#6A4A3A"]), 0.45);
  const walks = !/hazard|totem|altar|statue|pylon/.test(words);
  const crown = pick(fixed, ["spire", "dome", "horns"] as const);
  return (chance, model) => {
    const iron = tinted(plate, "#8A6A4A", chance() * 0.3);
    const glass = model.elite ? "#C9A6FF" : "#9CC4CF";
    let drawn = shadow(70);
    if (walks)
      for (const side of [-1, 1]) {
        drawn +=
          limb(
            [
              [side * 20, 40],
              [side * 40, 58],
              [side * 30, 88],
            ],
            24,
            18,
            iron,
            { shade: 7 },
          ) + dot(side * 38, 60, 8, mix(iron[0], INK, 0.4), INK, 4);
        drawn +=
          limb(
            [
              [side * 46, -20],
              [side * 82, 4 + chance() * 10],
              [side * 72, 44],
            ],
            22,
            18,
            iron,
            { shade: 7 },
          ) +
          volume(`M${side * 60} 42L${side * 58} 74 ${side * 70} 56 ${side * 84} 72 ${side * 88} 40Z`, iron, {
            shade: 6,
            ink: 7,
          });
      }
    else
      drawn +=
        volume("M-60 94L-48 70H48L60 94Z", iron, { shade: 16 }) + volume("M-40 74L-34 52H34L40 74Z", iron, { shade: 12 });
    const top = {
      spire: "M-22 -62L0 -112 22 -62Z",
      dome: "M-40 -54C-40 -104 40 -104 40 -54Z",
      horns: "M-44 -54L-58 -104-20 -66 20 -66 58 -104 44 -54Z",
    }[crown];
    drawn += volume(top, iron, { shade: 10 });
    drawn += volume("M-50 -58L50 -58 58 -10 42 54H-42L-58 -10Z", iron, {
      shade: 24,
      inside: hatch(chance, -6, -50, 60, 96, iron[1], 20) + line("M-58 26H58M-50 -40H50", INK, 4),
    });
    for (const [x, y] of [
      [-42, -49],
      [42, -49],
      [-46, 34],
      [46, 34],
      [-34, 44],
      [34, 44],
    ] as const)
      drawn += dot(x, y, 4.4, iron[2], INK, 2);
    drawn +=
      dot(0, -8, 31, INK) +
      dot(0, -8, 25, mix(iron[1], INK, 0.3)) +
      dot(0, -8, 19, glass) +
      shape("M-12 -20A18 18 0 0 1 12 -20L0 -8Z", "#FFFFFF", "", 0, 'opacity=".75"') +
      dot(0, -8, 7, INK);
    drawn += line("M-30 36L-34 50M-18 36L-20 50M18 36L20 50M30 36L34 50", glass, 3.4);
    return {
      drawn,
      wounds: [
        [-30, -36, 0.8, 28],
        [32, 14, -0.8, 28],
        [-18, 40, 0.2, 24],
      ],
      spikes: [
        [-54, -30, -2.9],
        [54, -30, -0.2],
        [0, -90, -1.57],
      ],
    };
  };
};
