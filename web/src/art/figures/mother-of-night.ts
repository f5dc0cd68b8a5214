import type { Point } from "../../map/draw/pen";
import { claw, hatch, INK, limb, line, n, oval, shadow, shape, TONES, type Tone, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** A crescent, a mask, and masks under the cloak. */
export const motherOfNight: Recipe = (chance) => {
  const main = TONES.coal,
    bone: Tone = ["#F3E9D4", "#9C8B7C", "#FFFFFF"];
  let drawn = shadow(96, 92);
  drawn += volume(
    "M-26 -106C-76 -92 -90 -34 -58 2C-66 -36 -44 -76 0 -82C44 -76 66 -36 58 2C90 -34 76 -92 26 -106C40 -88 24 -90 0 -94C-24 -90 -40 -88 -26 -106Z",
    ["#C6A2F2", "#6A429E", "#F3E6FF"],
    { shade: 12 },
  );
  const arm = (side: number, a: Point, b: Point, c: number, tone: Tone, l: number) =>
    limb(
      [
        [side * 26, -22],
        [side * a[0], a[1]],
        [side * b[0], b[1]],
      ],
      13,
      8,
      tone,
      { shade: 4, rim: 3 },
    ) + claw(side * b[0], b[1], c, l, bone, { fingers: 4, spread: 1.3 });
  for (const side of [-1, 1]) drawn += arm(side, [70, -40], [92, -76], side > 0 ? -1.2 : -1.95, main, 30);
  let d = "M0 -62C-40 -58 -66 -20 -76 20C-82 44 -90 66 -98 86";
  for (let i = 0; i <= 12; i++) d += `L${n(-98 + i * 16.3)} ${n(i % 2 ? 78 + chance() * 6 : 96 + chance() * 3)}`;
  d += "C90 66 82 44 76 20C66 -20 40 -58 0 -62Z";
  let fe = "";
  for (let r0 = 0; r0 < 6; r0++)
    for (let c0 = 0; c0 < 11; c0++) {
      const y = -24 + r0 * 19,
        x = -84 + c0 * 17 + (r0 % 2) * 8;
      if (Math.abs(x) < 34 + (y + 40) * 0.45) fe += `M${n(x)} ${n(y)}q4 10 9 13q3 -5 5 -13`;
    }
  drawn += volume(d, main, { shade: 26, rim: 4, inside: line(fe, "#8E76B4", 2, 'opacity=".5"') });
  drawn +=
    shape("M-12 -30C-40 0 -46 50 -34 92H34C46 50 40 0 12 -30Z", "#0C070F", INK, 4) +
    line("M-12 -30C-40 0 -46 50 -34 92M34 92C46 50 40 0 12 -30", "#7A5BA6", 3);
  const kid = (x: number, y: number, k: number, r: number) =>
    `<g transform="translate(${x} ${y}) scale(${k}) rotate(${r})">${volume("M-16 -12C-17 -34 17 -34 17 -12C17 6 8 18 1 24C-8 18 -16 6 -16 -12Z", bone, { shade: 7, ink: 8 })}${shape("M-11 -14C-9 -20 -4 -19 -3 -12L-5 0C-9 -2 -12 -8 -11 -14ZM12 -14C10 -20 5 -19 4 -12L6 0C10 -2 13 -8 12 -14Z", INK)}${oval(-7, -9, 2, 4, "#B98CFF")}${oval(8, -9, 2, 4, "#B98CFF")}</g>`;
  drawn += kid(-14, 16, 0.72, -8) + kid(16, 26, 0.66, 10) + kid(-12, 56, 0.84, -4) + kid(18, 68, 0.76, 8);
  for (const side of [-1, 1])
    drawn +=
      arm(side, [84, -6], [70, 44], side > 0 ? 1.9 : 1.24, main, 32) +
      arm(side, [56, 14], [30, 44], side > 0 ? 2.4 : 0.74, main, 24);
  drawn +=
    volume("M-32 -58C-34 -98 34 -98 33 -58C33 -34 16 -10 2 0C-14 -10 -32 -32 -32 -58Z", bone, {
      shade: 15,
      inside: hatch(chance, -2, -86, 36, 80, bone[1], 14),
    }) +
    shape(
      "M-24 -60C-20 -71 -8 -68 -7 -58L-10 -38C-18 -42 -25 -50 -24 -60ZM24 -60C20 -71 8 -68 7 -58L10 -38C18 -42 25 -50 24 -60Z",
      INK,
    ) +
    oval(-15, -54, 3.4, 8, "#C99BFF") +
    oval(16, -54, 3.4, 8, "#C99BFF") +
    shape("M0 -88Q10 -78 0 -66Q-10 -78 0 -88Z", INK) +
    oval(0, -77, 2.6, 7, "#E3C8FF") +
    line("M-14 -27Q2 -17 18 -27", INK, 4) +
    line("M-9 -30v9M-3 -28v10M4 -28v10M10 -30v9", INK, 2.6) +
    line("M-24 -36Q-22 -22 -14 -12M26 -36Q24 -22 18 -14", "#8E2A22", 2.4);
  return {
    drawn,
    wounds: [
      [-44, 10, 0.7, 40],
      [46, 30, -0.6, 36],
      [12, -80, 0.8, 22],
    ],
    spikes: [
      [-62, -10, -2.5],
      [62, -10, -0.6],
      [0, -94, -1.57],
    ],
  };
};
