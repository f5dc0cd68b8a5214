import { chanceOf, pick } from "../../../map/draw/chance";
import {
  EMBER,
  glint,
  hatch,
  INK,
  limb,
  line,
  mix,
  n,
  shadow,
  shape,
  TONES,
  type Tone,
  teeth,
  tinted,
  volume,
} from "../../pencil";
import type { Family } from "./family";

/** Something with a shell, many legs and jaws; the tail stands over it. */
export const crawler: Family = (kind) => {
  const fixed = chanceOf(kind);
  const base = tinted(TONES.chitin, pick(fixed, ["#5A6A3A", "#6A3A4A", "#4A5A6A"]), 0.5);
  const legs = 3 + Math.floor(fixed() * 2);
  const sting = fixed() < 0.6;
  return (chance, model) => {
    const shell = tinted(base, "#8A6A4A", chance() * 0.4);
    const dim: Tone = [mix(shell[0], shell[1], 0.5), mix(shell[1], INK, 0.3), shell[2]];
    const sway = chance() * 10 - 5;
    let drawn = shadow(74);
    if (sting)
      drawn +=
        limb(
          [
            [0, -30],
            [46 + sway, -66],
            [18, -96],
            [-16, -84],
          ],
          24,
          10,
          dim,
          { shade: 6 },
        ) + volume("M-12 -92L-46 -78-18 -70Z", TONES.bone, { shade: 4, ink: 6 });
    for (let leg = 0; leg < legs; leg++)
      for (const side of [-1, 1]) {
        const y = -16 + leg * 20;
        drawn += limb(
          [
            [side * 28, y],
            [side * (66 + chance() * 8), y - 26 + leg * 6],
            [side * (84 - leg * 6), 50 + leg * 12],
          ],
          12,
          4,
          leg % 2 ? dim : shell,
          { shade: 4, rim: 2, ink: 7 },
        );
      }
    for (let ring = 0; ring < 4; ring++) {
      const [y, wide] = [-52 + ring * 24, 40 + ring * 5 - (ring === 3 ? 6 : 0)];
      drawn += volume(
        `M${-wide} ${y + 18}C${-wide} ${y - 18} ${wide} ${y - 18} ${wide} ${y + 18}C${n(wide * 0.6)} ${y + 34} ${n(-wide * 0.6)} ${y + 34} ${-wide} ${y + 18}Z`,
        shell,
        {
          shade: 14,
          inside:
            hatch(chance, 0, y - 10, wide, 34, dim[1], 6) +
            line(`M${n(-wide * 0.5)} ${y + 4}Q0 ${y + 12} ${n(wide * 0.5)} ${y + 4}`, dim[1], 3),
        },
      );
    }
    drawn += volume("M-36 44C-40 16 40 16 37 44C36 66 20 76 0 76C-20 76 -35 66 -36 44Z", shell, { shade: 12 });
    for (const side of [-1, 1])
      drawn +=
        volume(
          `M${side * 18} 62C${side * 44} 60 ${side * 44} 82 ${side * 14} 96C${side * 20} 84 ${side * 20} 76 ${side * 8} 72Z`,
          TONES.bone,
          { shade: 5, ink: 7, rim: 2 },
        ) +
        limb(
          [
            [side * 14, 26],
            [side * 30, 2],
            [side * 50, -4],
          ],
          5,
          2,
          dim,
          { shade: 2, ink: 6 },
        );
    drawn +=
      shape("M-24 38L-6 46-9 54-24 50ZM24 38L6 46 9 54 24 50Z", INK) +
      glint(-15, 47, 4, EMBER, model.elite) +
      glint(15, 47, 4, EMBER, model.elite) +
      teeth(-10, 10, 62, 9, 4, -2);
    return {
      drawn,
      wounds: [
        [-20, -26, 0.6, 30],
        [22, 4, -0.6, 28],
        [6, 30, 0.3, 22],
      ],
      spikes: [
        [-40, -40, -2.5],
        [42, -40, -0.6],
        [0, -60, -1.57],
      ],
    };
  };
};
