import type { Point } from "../../map/draw/pen";
import { dot, INK, mix, n, oval, shadow, shape, TONES, type Tone, taper, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** Three coils out of a crack in the floor. */
export const tentacles: Recipe = (chance) => {
  const main = TONES.void,
    far: Tone = [mix(main[0], "#2A1546", 0.4), mix(main[1], "#150A24", 0.4), "#A58AD0"];
  let drawn =
    shadow(80) +
    volume("M-80 84L-58 70-30 76-8 66 22 75 50 69 80 84 48 98 10 92-28 99-60 95Z", ["#3A2B2C", "#1A1114", "#8A6E52"], {
      shade: 8,
    }) +
    shape("M-54 83L-24 77 4 81 30 78 56 84 20 91-26 91Z", "#08040C");
  /** One arm that rises and curls up; suckers are on its inner side. */
  const arm = (
    x: number,
    from: number,
    length: number,
    bend: number,
    curled: number,
    wide: number,
    tone: Tone,
    suckers: boolean,
  ) => {
    const parts = 30;
    const points: Point[] = [[x, 88]];
    let [angle, px, py] = [from, x, 88];
    let inner = "";
    for (let step = 0; step < parts; step++) {
      const along = step / parts;
      angle += (bend * (1 - along) + curled * along ** 1.7) / parts;
      const stride = (length / parts) * (1.25 - 0.5 * along);
      px += Math.cos(angle) * stride;
      py += Math.sin(angle) * stride;
      points.push([px, py]);
      if (!suckers || step < 3 || step > 26 || step % 2) continue;
      const half = (wide + (6 - wide) * along ** 0.9) * 0.5;
      const off = half * 0.55 * Math.sign(curled);
      inner += dot(px - Math.sin(angle) * off, py + Math.cos(angle) * off, Math.max(1.8, half * 0.36), "#EBD9F8", tone[1], 1.4);
    }
    return volume(taper(points, wide, 6, 0.9), tone, { shade: wide * 0.32, inside: inner });
  };
  const f = chance() < 0.5 ? 1 : -1,
    j = () => chance() * 0.3 - 0.15;
  drawn +=
    arm(-24 * f, -1.57 - 0.22 * f + j(), 176, 0.2 * f, -12.5 * f, 24, far, false) +
    arm(28 * f, -1.57 + 0.3 * f + j(), 150, -0.2 * f, 13 * f, 22, far, false);
  drawn += arm(0, -1.57 - 0.22 * f, 250 + chance() * 10, 0.5 * f, 14 * f, 38, main, true);
  drawn +=
    arm(-46 * f, -1.57 - 0.5 * f + j(), 124 + chance() * 14, 0.2 * f, -14.5 * f, 25, main, true) +
    arm(46 * f, -1.57 + 0.5 * f + j(), 116 + chance() * 16, -0.2 * f, 14.5 * f, 24, main, true);
  if (chance() < 0.6)
    drawn += `<g transform="translate(${n(-4 * f)} 62)">${dot(0, 0, 12, "#F0E4FF", INK, 4)}${oval(0, 0, 3.6, 9, "#2A1546")}</g>`;
  if (chance() < 0.35)
    drawn += `<g transform="translate(${n(-66 * f)} 84) rotate(${n(-14 * f)}) scale(.62)">${volume("M-56 6C-30 -14 -26 2 0 0C28 2 34 -12 56 8C36 18 -36 18 -56 6Z", TONES.cloth, { shade: 8 })}${volume("M-26 2C-28 -32 -8 -26 0 -22C8 -30 28 -32 28 2Z", TONES.cloth, { shade: 10 })}</g>`;
  drawn +=
    volume("M-34 98L-26 84-10 88-2 99Z", TONES.stone, { shade: 4, ink: 6 }) +
    volume("M22 99L30 86 46 88 52 99Z", TONES.stone, { shade: 4, ink: 6 });
  return {
    drawn,
    wounds: [
      [4, 20, -0.6, 28],
      [16, -30, -0.4, 24],
      [-52, 56, 0.5, 18],
    ],
    spikes: [
      [20, 20, -0.2],
      [-14, -6, 3.3],
      [22, 50, 0.2],
    ],
  };
};
