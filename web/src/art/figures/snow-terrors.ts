import type { Point } from "../../map/draw/pen";
import { claw, hatch, INK, limb, line, n, oval, shadow, shape, TONES, type Tone, teeth, tinted, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** A stooping heap of white fur with a skull for a face and ice on its back. */
export const snowTerrors: Recipe = (chance, model) => {
  const fur = tinted(TONES.snow, "#8FA3AA", chance() * 0.35);
  const dim = tinted(fur, "#4A5C66", 0.45);
  const ice: Tone = ["#BFE3EC", "#4F8496", "#FFFFFF"];
  const sway = chance() * 10 - 5;
  let drawn = shadow(78);
  /** Fur ends in points. */
  const shaggy = (points: readonly Point[], deep: number) => {
    let d = "";
    points.forEach(([x, y], at) => {
      const [nx, ny] = points[(at + 1) % points.length] as Point;
      const [dx, dy] = [nx - x, ny - y];
      const tufts = Math.max(1, Math.round(Math.hypot(dx, dy) / 15));
      d += `${at ? "L" : "M"}${n(x)} ${n(y)}`;
      for (let tuft = 0; tuft < tufts; tuft++) {
        const [a, b] = [(tuft + 0.45) / tufts, (tuft + 1) / tufts];
        d += `L${n(x + dx * a + dy * 0.02 - deep * 0.3)} ${n(y + dy * a + deep * (0.7 + chance() * 0.6))}L${n(x + dx * b)} ${n(y + dy * b)}`;
      }
    });
    return `${d}Z`;
  };
  for (const [x, y, long] of [
    [-46, -44, 44],
    [-20, -62, 56],
    [16, -64, 52],
    [44, -46, 40],
  ] as const) {
    const grown = long * (0.85 + chance() * 0.3);
    drawn += volume(`M${x - 10} ${y + 14}L${n(x * 1.35)} ${n(y - grown * 0.72)}L${x + 10} ${y + 12}Z`, ice, {
      shade: 6,
      ink: 7,
      rim: 2.4,
    });
  }
  drawn +=
    limb(
      [
        [-22, 46],
        [-32, 66],
        [-30, 88],
      ],
      34,
      24,
      dim,
      { shade: 9 },
    ) +
    limb(
      [
        [24, 46],
        [36, 66],
        [32, 88],
      ],
      34,
      24,
      dim,
      { shade: 9 },
    );
  drawn +=
    limb(
      [
        [48, -24],
        [84, 10 + sway],
        [72, 56 + sway],
      ],
      36,
      26,
      dim,
      { shade: 9 },
    ) + claw(71, 60 + sway, 1.8, 32, dim, { spread: 1.6 });
  drawn += volume(
    shaggy(
      [
        [-60, -20],
        [-40, -58],
        [0, -70],
        [42, -58],
        [62, -18],
        [54, 26],
        [40, 56],
        [-38, 56],
        [-54, 26],
      ],
      9,
    ),
    fur,
    {
      shade: 22,
      inside:
        hatch(chance, -10, -50, 74, 110, fur[1], 30, 15) +
        line("M-34 -18l6 12 6-12M-10 20l6 12 6-12M16 2l6 12 6-12M-34 22l6 12 6-12M26 -26l6 12 6-12", fur[1], 3),
    },
  );
  drawn +=
    limb(
      [
        [-50, -24],
        [-90, 6 - sway],
        [-76, 54 - sway],
      ],
      38,
      28,
      fur,
      { shade: 10 },
    ) + claw(-76, 58 - sway, 1.4, 34, fur, { spread: 1.6 });
  const horned = chance() < 0.55;
  drawn += `<g transform="rotate(${n(sway)} 0 -20)">`;
  for (const side of [-1, 1])
    drawn += horned
      ? volume(
          `M${side * 20} -46C${side * 46} -50 ${side * 56} -70 ${side * 50} -92C${side * 44} -74 ${side * 34} -66 ${side * 16} -64Z`,
          ice,
          { shade: 6, ink: 7 },
        )
      : volume(
          `M${side * 22} -40L${side * 48} -54 ${side * 40} -40 ${side * 54} -34 ${side * 38} -28 ${side * 44} -16 ${side * 22} -18Z`,
          fur,
          { shade: 6, ink: 7 },
        );
  drawn +=
    volume("M-28 -42C-32 -72 32 -72 29 -42C28 -26 22 -22 20 -8C12 6 -12 6 -19 -8C-21 -22 -28 -26 -28 -42Z", TONES.bone, {
      shade: 12,
      inside: hatch(chance, 0, -60, 28, 54, TONES.bone[1], 9),
    }) +
    oval(-11, -38, 8, 10, INK) +
    oval(12, -38, 8, 10, INK) +
    oval(-11, -37, 3.2, 5, model.elite ? "#EBD6FF" : "#9CD8F0") +
    oval(12, -37, 3.2, 5, model.elite ? "#EBD6FF" : "#9CD8F0") +
    shape("M0 -30l-4 8h8Z", INK) +
    shape("M-16 -14Q0 -20 16 -14Q12 2 0 2Q-12 2 -16 -14Z", "#1C0506", INK, 2.4) +
    teeth(-14, 14, -15, 10, 5, -3) +
    teeth(-11, 11, 0, -7, 4, 1) +
    "</g>";
  return {
    drawn,
    wounds: [
      [-28, 4, 0.7, 34],
      [30, 22, -0.6, 32],
      [10, -50, 0.6, 18],
    ],
    spikes: [
      [-52, -38, -2.4],
      [54, -36, -0.7],
      [50, 40, 0.6],
    ],
  };
};
