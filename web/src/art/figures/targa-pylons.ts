import { dot, hatch, INK, line, mix, n, oval, shadow, shape, TONES, tinted, volume } from "../pencil";
import type { Recipe } from "./recipe";

/** An obelisk with a lens and a broken ring. */
export const targaPylons: Recipe = (chance, model) => {
  const main = tinted(TONES.metal, "#7F6A48", chance() * 0.4),
    frost = model.elite ? "#E3CCFF" : "#E6F6FA",
    glass = model.elite ? "#A77BE0" : "#9CC4CF",
    sway = chance() * 8;
  let drawn = shadow(66);
  const sh = (x: number, y: number, r: number, a: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(a)})">${volume(`M0 ${-r}L${r * 0.42} 0 0 ${r}L${-r * 0.42} 0Z`, main, { shade: 5, ink: 7 })}</g>`;
  drawn += `<ellipse cx="0" cy="-34" rx="86" ry="22" fill="none" stroke="${INK}" stroke-width="10" transform="rotate(-14 0 -34)"/><ellipse cx="0" cy="-34" rx="86" ry="22" fill="none" stroke="${glass}" stroke-width="4" stroke-dasharray="34 9 60 12" transform="rotate(-14 0 -34)"/>`;
  drawn += volume("M-58 94L-48 74H48L58 94Z", main, { shade: 16 }) + volume("M-44 78L-38 62H38L44 78Z", main, { shade: 14 });
  drawn += volume("M-34 66L-24 -60 0 -100 24 -60 34 66Z", main, {
    shade: 30,
    inside:
      shape("M6 -100L40 -60V70H8Z", main[1], "", 0, 'opacity=".55"') +
      line("M-40 34H40M-40 44H40M-34 -60H34", INK, 4) +
      line("M-20 -44L-26 30M-8 40V60M8 40V60M-18 50V60M18 50V60", glass, 2.6) +
      hatch(chance, -4, -60, 36, 110, main[1], 16),
  });
  drawn +=
    shape("M0 -78L22 -34 0 14-22 -34Z", INK) +
    shape("M0 -70L17 -34 0 6-17 -34Z", glass) +
    shape("M0 -70L17 -34 0 -34Z", frost) +
    shape("M0 -34H-17L0 6Z", mix(glass, "#2A3A44", 0.45)) +
    oval(0, -34, 4.4, 15, INK) +
    dot(-5, -44, 3.4, "#FFFFFF");
  drawn += `<path d="M-83 -16C-60 2 -20 0 10 -6S70 -32 84 -54" fill="none" stroke="${INK}" stroke-width="10"/><path d="M-83 -16C-60 2 -20 0 10 -6S70 -32 84 -54" fill="none" stroke="${frost}" stroke-width="4" stroke-dasharray="40 8 26 10"/>`;
  drawn += sh(-66, -62 - sway, 20, -12) + sh(68, 2 + sway, 18, 10) + sh(-60, 34 + sway, 14, 8) + sh(60, -84 + sway, 12, 14);
  drawn += line(`M-22 -34L-44 -44-38 -52-62 -62`, frost, 3) + line("M20 -20L42 -10 38 -2 64 2", frost, 3);
  return {
    drawn,
    wounds: [
      [-10, 34, 0.9, 30],
      [16, -58, -0.9, 24],
      [-14, 60, 0.2, 22],
    ],
    spikes: [
      [-28, 20, 3],
      [30, 20, 0.1],
      [0, -100, -1.57],
    ],
  };
};
