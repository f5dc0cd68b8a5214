import { pick } from "../../map/draw/chance";
import { claw, dot, INK, limb, line, mix, n, oval, shadow, shape, TONES, type Tone, tinted, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** A hood, a spear, and a tail. */
export const serpentmen: Recipe = (chance, model) => {
  const main = tinted(TONES.serp, pick(chance, ["#6F8A6A", "#B09A55", "#8C8F50"]), 0.45),
    dim: Tone = [mix(main[0], main[1], 0.45), mix(main[1], INK, 0.3), main[2]],
    belly: Tone = ["#D9CFA0", "#8C8052", "#FFF6D0"],
    sway = chance() * 8 - 4,
    sh = chance() < 0.5;
  let drawn = shadow(70);
  drawn += limb(
    [
      [4, 34],
      [50, 46],
      [56, 78],
      [0, 88],
      [-60, 82],
      [-62, 58],
      [-86, 52],
    ],
    38,
    5,
    main,
    { shade: 9, inside: "" },
  );
  let sc = "";
  for (let i = 0; i < 9; i++) {
    const a = 0.1 + i * 0.34;
    sc += `M${n(6 + Math.cos(a) * 44)} ${n(68 + Math.sin(a) * 18)}q-3 7 -10 8`;
  }
  drawn += line(sc, dim[1], 3);
  drawn +=
    line("M-58 92L-48 -84", INK, 11) +
    line("M-58 92L-48 -84", "#8A6742", 5.4) +
    volume("M-48 -110L-36 -80-48 -66-60 -80Z", TONES.bone, { shade: 5, ink: 7 }) +
    line("M-49 -64l-10 12M-49 -64l8 13", "#8E1A12", 5);
  drawn += limb(
    [
      [30, 0],
      [60, 14 + sway],
      [62, 40],
    ],
    19,
    12,
    main,
    { shade: 6 },
  );
  drawn += volume("M-30 -4C-14 -14 16 -14 32 -4C34 20 26 36 28 58C14 66 -14 66 -24 58C-22 36 -30 20 -30 -4Z", main, {
    shade: 14,
    inside:
      shape("M-12 -10H14C16 20 12 44 14 66H-12C-10 44 -14 20 -12 -10Z", belly[0]) +
      line("M-14 4H16M-14 16H16M-13 28H15M-12 40H14M-12 52H14", belly[1], 3),
  });
  drawn += volume("M0 -102C42 -98 62 -58 46 -16C38 2 20 8 0 8C-20 8 -38 2 -46 -16C-62 -58 -42 -98 0 -102Z", dim, {
    shade: 14,
    inside:
      shape(
        "M0 -92C30 -88 46 -56 34 -18C26 -4 12 0 0 0C-12 0 -26 -4 -34 -18C-46 -56 -30 -88 0 -92Z",
        mix(belly[0], main[0], 0.35),
      ) + line("M-40 -56H-20M-42 -42H-20M-40 -28H-18M-34 -14H-12M40 -56H20M42 -42H20M40 -28H18M34 -14H12", dim[1], 4.4),
  });
  drawn +=
    volume("M0 -90C20 -90 29 -70 25 -54C22 -36 12 -26 0 -24C-12 -26 -22 -36 -25 -54C-29 -70 -20 -90 0 -90Z", main, {
      shade: 11,
      inside: line("M-8 -84Q0 -78 8 -84M-12 -76Q0 -68 12 -76", dim[1], 3),
    }) +
    shape("M-22 -66L-4 -56-8 -48-22 -54ZM22 -66L4 -56 8 -48 22 -54Z", INK) +
    oval(-14, -57, 4.4, 4, model.elite ? "#EBD6FF" : "#FFD75E") +
    oval(14, -57, 4.4, 4, model.elite ? "#EBD6FF" : "#FFD75E") +
    line("M-14 -61v8M14 -61v8", INK, 2.2) +
    shape("M-13 -38Q0 -44 13 -38L8 -26H-8Z", "#3A0A0A", INK, 2.4) +
    shape("M-9 -39L-6 -24-3 -40ZM9 -39L6 -24 3 -40Z", "#FFF6DC", INK, 1.2) +
    line("M0 -30V-14L-6 -6M0 -14L6 -6", "#D8433A", 3.4);
  drawn +=
    limb(
      [
        [-28, 0],
        [-58, 22 - sway],
        [-52, -6],
      ],
      19,
      12,
      main,
      { shade: 6 },
    ) + claw(-52, -6, -1.5, 17, main, { fingers: 4, spread: 2 });
  drawn += sh
    ? volume("M62 16C84 18 92 34 90 48C88 66 76 74 62 76C48 74 38 64 38 46C38 30 46 18 62 16Z", TONES.cloth, {
        shade: 10,
        inside: dot(64, 46, 20, "none", "#D9B25A", 4) + shape("M64 30L70 46 64 62 58 46Z", "#D9B25A"),
      })
    : claw(62, 42, 1.5, 17, main, { fingers: 4 }) +
      volume("M60 40C84 30 96 8 92 -18C84 8 72 22 56 30Z", TONES.bone, { shade: 6, ink: 7 });
  return {
    drawn,
    wounds: [
      [20, 20, -0.7, 28],
      [-34, -40, 0.8, 24],
      [36, 72, 0.2, 26],
    ],
    spikes: [
      [-44, -40, 3],
      [46, -40, 0.1],
      [0, -102, -1.57],
    ],
  };
};
