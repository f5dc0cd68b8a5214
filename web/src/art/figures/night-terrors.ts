import type { Point } from "../../map/draw/pen";
import { hatch, INK, limb, line, n, oval, shadow, shape, TONES, type Tone, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** A white mask, antlers and blades for fingers. */
export const nightTerrors: Recipe = (chance, model) => {
  const main = TONES.coal,
    bone: Tone = ["#F0E6D0", "#9C8B7C", "#FFFFFF"],
    sway = chance() * 14 - 7,
    horn = Math.floor(chance() * 3);
  let drawn = shadow(64);
  const br = (side: number) => {
    const a: Point[] = [
      [side * 16, -70],
      [side * 40, -84],
      [side * (54 + sway * 0.4), -106],
    ];
    return (
      limb(a, 9, 3, bone, { shade: 3, rim: 2, ink: 7 }) +
      limb(
        [
          [side * 36, -82],
          [side * 54, -80],
          [side * 66, -92],
        ],
        6,
        2,
        bone,
        { shade: 2, rim: 1.6, ink: 6 },
      ) +
      (horn
        ? limb(
            [
              [side * 26, -78],
              [side * 28, -92],
              [side * (22 + horn * 4), -104],
            ],
            6,
            2,
            bone,
            { shade: 2, rim: 1.6, ink: 6 },
          )
        : "")
    );
  };
  drawn += br(-1) + br(1);
  let d = "M-56 -22C-50 -70 50 -70 58 -20C50 6 34 24 44 84";
  const hem: Point[] = [];
  for (let i = 0; i <= 8; i++) hem.push([44 - i * 11, i % 2 ? 66 + chance() * 10 : 88 + chance() * 8]);
  d += `L${hem.map((p) => `${n(p[0])} ${n(p[1])}`).join("L")}C-32 24 -50 8 -56 -22Z`;
  let fe = "";
  for (let r0 = 0; r0 < 6; r0++)
    for (let c0 = 0; c0 < 6; c0++) {
      const x = -44 + c0 * 17 + (r0 % 2) * 8,
        y = -30 + r0 * 19;
      fe += `M${n(x)} ${n(y)}q4 10 9 13q3 -5 5 -13`;
    }
  drawn += volume(d, main, { shade: 22, rim: 4, inside: line(fe, "#8E76B4", 2.2, 'opacity=".65"') });
  const arm = (side: number, y: number) =>
    limb(
      [
        [side * 42, -26],
        [side * 92, -22 + y],
        [side * 78, 28 + y],
      ],
      17,
      10,
      main,
      { shade: 5, rim: 3 },
    ) +
    [0, 1, 2, 3]
      .map((i) => {
        const x = side * (78 + (i - 1.5) * 7),
          yy = 30 + y + Math.abs(i - 1.5) * -2;
        return volume(
          `M${n(x - 4)} ${n(yy)}C${n(x - 5 + side * 2)} ${n(yy + 22)} ${n(x + side * (i - 3) * 3)} ${n(yy + 38)} ${n(x - side * (8 - i * 2))} ${n(yy + 50)}C${n(x + side * 6)} ${n(yy + 34)} ${n(x + 6)} ${n(yy + 20)} ${n(x + 5)} ${n(yy)}Z`,
          bone,
          { shade: 3, rim: 1.6, ink: 6 },
        );
      })
      .join("");
  const up = chance() < 0.45;
  drawn += (up ? `<g transform="rotate(-76 42 -26)">${arm(1, -14)}</g>` : arm(1, sway - 6)) + arm(-1, -sway - 2);
  drawn += `<g transform="rotate(${n(sway)} 0 -20)">${volume("M-25 -62C-26 -94 26 -94 26 -62C27 -36 12 -14 2 -4C-10 -14 -25 -34 -25 -62Z", bone, { shade: 12, inside: hatch(chance, -2, -80, 30, 70, bone[1], 10) })}${shape("M-17 -66C-14 -76 -6 -74 -5 -64L-8 -44C-14 -48 -18 -56 -17 -66ZM18 -66C15 -76 7 -74 6 -64L9 -44C15 -48 19 -56 18 -66Z", INK)}${oval(-11, -60, 3, 7, model.elite ? "#EBD6FF" : "#B98CFF")}${oval(12, -60, 3, 7, model.elite ? "#EBD6FF" : "#B98CFF")}${line("M-13 -32Q1 -22 15 -32", INK, 4)}${line("M-9 -35v10M-3 -33v11M4 -33v11M10 -35v10", INK, 2.6)}</g>`;
  return {
    drawn,
    wounds: [
      [-6, 16, -0.7, 34],
      [14, -66, 0.7, 22],
      [-26, 46, 0.4, 28],
    ],
    spikes: [
      [-46, -40, -2.4],
      [48, -38, -0.7],
      [0, -90, -1.57],
    ],
  };
};
