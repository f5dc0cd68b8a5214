import { pick } from "../../map/draw/chance";
import { claw, curl, dot, glint, hatch, INK, limb, line, mix, n, oval, shape, TONES, teeth, tinted, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** A cap, kelp and a puddle; a rifle or a chain. */
export const drownedDead: Recipe = (chance, model) => {
  const main = tinted(TONES.drowned, "#B7B49A", chance() * 0.4),
    coat = TONES.wet,
    sway = chance() * 12 - 6,
    gun = chance() < 0.5;
  let drawn =
    oval(0, 86, 70, 13, "#16261F") + line("M-62 86Q-30 78 0 86T62 86M-44 93Q-10 87 30 93", "#9DB08F", 2.4, 'opacity=".8"');
  if (gun)
    drawn +=
      line("M60 88L52 -70", INK, 13) +
      line("M60 88L52 -70", "#6B4A2A", 7) +
      line("M52 -70L50 -100", INK, 9) +
      line("M52 -70L50 -100", "#D8D2C2", 4) +
      line("M58 60L54 -60", "#B08A58", 2);
  drawn +=
    limb(
      [
        [-16, 44],
        [-22, 66],
        [-24, 88],
      ],
      28,
      22,
      coat,
      { shade: 9 },
    ) +
    limb(
      [
        [18, 44],
        [24, 66],
        [22, 88],
      ],
      28,
      22,
      coat,
      { shade: 9 },
    );
  drawn +=
    limb(
      [
        [36, -14],
        [62, 18],
        [gun ? 56 : 48, gun ? 20 : 52],
      ],
      24,
      15,
      coat,
      { shade: 8 },
    ) + claw(gun ? 56 : 47, gun ? 20 : 56, gun ? -1.2 : 1.8, 22, main, { fingers: 4 });
  drawn += volume(
    "M-42 -18C-24 -34 26 -34 46 -16C52 14 52 40 48 62L34 56 20 66 0 58-20 68-34 58-48 64C-54 36 -50 8 -42 -18Z",
    coat,
    {
      shade: 18,
      inside:
        hatch(chance, -4, -18, 52, 76, coat[1], 18) +
        line("M2 -22L4 60", INK, 4) +
        line("M-30 -20L-6 40M36 -20L12 40", "#B9AF7E", 4, 'opacity=".8"'),
    },
  );
  for (let i = 0; i < 4; i++) drawn += dot(-9, -6 + i * 17, 4, "#D9B25A", INK, 2) + dot(15, -6 + i * 17, 4, "#A67F35", INK, 2);
  drawn +=
    limb(
      [
        [-38, -12],
        [-70, 16 - sway],
        [-66, 58],
      ],
      24,
      16,
      coat,
      { shade: 8 },
    ) + claw(-66, 62, 1.7, 27, main, { fingers: 4 });
  let h = volume("M-31 -56C-33 -88 33 -88 32 -54C33 -40 28 -18 14 -12C6 -9 -6 -9 -14 -12C-28 -18 -33 -40 -31 -56Z", main, {
    shade: 14,
    inside: hatch(chance, 0, -70, 32, 54, main[1], 9) + oval(-22, -34, 12, 9, mix(main[0], "#FFFFFF", 0.18)),
  });
  h +=
    oval(-12, -48, 8, 9, INK) +
    oval(13, -48, 8, 9, INK) +
    glint(-12, -47, 3.6, "#F4FFD8", model.elite) +
    glint(13, -47, 3.4, "#F4FFD8", model.elite) +
    shape("M-13 -27Q0 -34 13 -27Q11 -15 0 -16Q-11 -15 -13 -27Z", "#12201A", INK, 2) +
    teeth(-10, 10, -29, 6, 5, -2) +
    line("M2 -18Q0 0 6 10", "#5F7A62", 5) +
    line("M-6 -18Q-10 -6 -6 2", "#5F7A62", 4);
  const cap = pick(chance, ["#3F4A44", "#54493A"]);
  h +=
    volume("M-34 -62C-34 -70 -30 -74 -28 -78L-20 -98C-4 -104 20 -100 28 -90L34 -62Z", [cap, mix(cap, INK, 0.5), "#D8DDB0"], {
      shade: 12,
    }) +
    volume("M-38 -62C-20 -70 18 -70 36 -62C20 -52 -30 -52 -44 -54Z", ["#1F1A18", INK, "#A99A70"], { shade: 6 }) +
    line("M-32 -67Q0 -75 34 -66", "#D9B25A", 4);
  const kelp = (x: number, y: number, l: number, side: number) => {
    const p = curl(x, y, 1.57, l, side, -side * 3, 8);
    return (
      line(`M${p.map((q) => `${n(q[0])} ${n(q[1])}`).join("L")}`, INK, 9) +
      line(`M${p.map((q) => `${n(q[0])} ${n(q[1])}`).join("L")}`, "#5E7A4A", 5) +
      p
        .filter((_, i) => i % 2 && i > 1)
        .map((q) => oval(q[0] + 4, q[1], 5, 3, "#7E9A5A", `stroke="${INK}" stroke-width="1.6"`))
        .join("")
    );
  };
  drawn += `<g transform="rotate(${n(sway)} 0 -20)">${h}${kelp(-30, -58, 52, 1)}${kelp(31, -58, 60 + sway, -1)}</g>${kelp(-34, -16, 70, 0.8)}${chance() < 0.6 ? kelp(30, -10, 84, -0.7) : ""}`;
  if (!gun)
    drawn += line("M-30 8Q0 34 34 18", "#15110D", 9) + line("M-30 8Q0 34 34 18", "#8F8573", 4.4, 'stroke-dasharray="7 4"');
  return {
    drawn,
    wounds: [
      [20, 20, -0.6, 32],
      [-20, -40, 0.5, 20],
      [-24, 40, 0.2, 26],
    ],
    spikes: [
      [-40, -22, -2.4],
      [44, -20, -0.7],
      [0, -102, -1.57],
    ],
  };
};
