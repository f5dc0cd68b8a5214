import { claw, dot, hatch, INK, limb, line, mix, n, PALE_EYE, shadow, skull, TONES, type Tone, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** Skulls in a heap with arms in it. */
export const corpsePile: Recipe = (chance, model) => {
  const main = TONES.dead,
    dim: Tone = [mix(main[0], main[1], 0.45), main[1], main[2]],
    heap: Tone = ["#5B4636", "#2A1C14", "#C79A62"];
  let drawn = shadow(94, 90);
  const arm = (x: number, y: number, x2: number, y2: number, x3: number, y3: number, tone: Tone) =>
    limb(
      [
        [x, y],
        [x2, y2],
        [x3, y3],
      ],
      16,
      10,
      tone,
      { shade: 4 },
    ) + claw(x3, y3, Math.atan2(y3 - y2, x3 - x2), 25, tone);
  const j = () => chance() * 16 - 8;
  drawn +=
    arm(-30, -20, -54, -50 + j(), -44 + j(), -84, dim) +
    arm(26, -24, 44, -56, 64 + j(), -76 + j(), dim) +
    arm(0, -30, -8, -66, 6 + j(), -92, main);
  if (chance() < 0.7) {
    const x = chance() < 0.5 ? -46 : 46;
    drawn += `<g transform="translate(${x} -6) rotate(${n(chance() * 60)})">${dot(0, 0, 34, "none", INK, 13)}${dot(0, 0, 34, "none", "#7A5A38", 6)}${[0, 1, 2, 3].map((i) => line(`M${n(Math.cos(i * 0.785) * 32)} ${n(Math.sin(i * 0.785) * 32)}L${n(-Math.cos(i * 0.785) * 32)} ${n(-Math.sin(i * 0.785) * 32)}`, INK, 9) + line(`M${n(Math.cos(i * 0.785) * 32)} ${n(Math.sin(i * 0.785) * 32)}L${n(-Math.cos(i * 0.785) * 32)} ${n(-Math.sin(i * 0.785) * 32)}`, "#8A6742", 4)).join("")}</g>`;
  }
  drawn += volume(
    "M-98 92C-92 62 -78 56 -70 34C-58 26 -56 4 -40 -4C-26 -30 -8 -34 6 -30C26 -36 34 -14 46 -8C60 -2 58 18 68 28C84 44 86 70 98 92Z",
    heap,
    {
      shade: 28,
      inside:
        hatch(chance, -60, -20, 150, 110, heap[1], 44, 18) +
        line("M-80 60Q-50 44 -30 58M-20 20Q4 6 30 22M20 66Q50 50 80 70M-60 84Q-20 70 10 86", INK, 5, 'opacity=".8"'),
    },
  );
  drawn += volume("M-12 8C8 -2 34 4 40 22C42 40 30 52 12 50C-6 48 -18 26 -12 8Z", TONES.bone, {
    shade: 8,
    inside: line("M-10 14Q16 8 40 22M-12 24Q14 18 40 32M-6 36Q14 30 36 42M14 4L12 50", INK, 4),
  });
  drawn += arm(-58, 60, -84, 44, -98, 58 + j(), main) + arm(64, 60, 86, 40, 94, 16 + j(), main);
  const gl = model.elite ? "#EBD6FF" : PALE_EYE;
  drawn +=
    skull(-48, 34 + j() * 0.4, 1, -18 + j(), gl) +
    skull(58, 38, 1.02, 16 + j(), gl) +
    skull(0, -18 + j() * 0.3, 1.14, j(), gl) +
    skull(-14, 70, 1.06, -6 + j(), gl) +
    skull(36, 74, 0.86, 14 + j(), gl, main) +
    skull(-74, 78, 0.82, -24, gl, main);
  drawn += arm(10, 88, 30, 96, 60, 92, dim);
  return {
    drawn,
    wounds: [
      [-24, 8, 0.6, 34],
      [40, 54, -0.5, 34],
      [-60, 60, 0.2, 28],
    ],
    spikes: [
      [-40, -6, -2.2],
      [48, -8, -0.8],
      [8, -50, -1.57],
    ],
  };
};
