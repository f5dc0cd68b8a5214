import {
  claw,
  EMBER,
  glint,
  hatch,
  INK,
  limb,
  line,
  mix,
  n,
  oval,
  shape,
  TONES,
  type Tone,
  teeth,
  tinted,
  volume,
} from "../pencil";
import type { Recipe } from "./recipe";

/** Spread wings and ears; its shadow lies apart from it. */
export const hellbats: Recipe = (chance, model) => {
  const main = tinted(TONES.bat, "#8A6A5A", chance() * 0.5),
    skin: Tone = [mix(main[0], "#6A2A1E", 0.42), mix(main[1], INK, 0.3), main[2]],
    fl = chance() * 22 - 11;
  let drawn = oval(4, 90, 46, 7, "#000", 'opacity=".4"');
  const wing = (side: number, a: number) => {
    const d = `M${side * 10} -14C${side * 26} -42 ${side * 36} -70 ${side * 52} -86C${side * 80} -76 ${side * 100} -44 ${side * 106} -2C${side * 96} -12 ${side * 86} -12 ${side * 80} 22C${side * 72} 6 ${side * 60} 6 ${side * 50} 40C${side * 40} 20 ${side * 26} 20 ${side * 12} 30Z`;
    return `<g transform="rotate(${n(a * side)} 0 0)">${volume(d, skin, { shade: side > 0 ? 16 : 10, inside: line(`M${side * 52} -86L${side * 80} 22M${side * 52} -86L${side * 50} 40M${side * 52} -86L${side * 106} -2`, main[0], 5) + line(`M${side * 54} -80L${side * 80} 18M${side * 53} -80L${side * 52} 34`, INK, 1.6) + hatch(chance, side > 0 ? 20 : -90, -40, 70, 60, skin[1], 10) })}${limb(
      [
        [side * 8, -10],
        [side * 30, -52],
        [side * 52, -86],
      ],
      11,
      7,
      main,
      { shade: 4 },
    )}${shape(`M${side * 52} -84L${side * 44} -102 ${side * 60} -92Z`, "#EFE2C0", INK, 3)}</g>`;
  };
  drawn += wing(1, fl) + wing(-1, fl + chance() * 8 - 4);
  drawn +=
    limb(
      [
        [0, 40],
        [14, 64],
        [-4, 84],
      ],
      11,
      4,
      main,
      { shade: 3 },
    ) +
    shape("M-4 76L-16 92 2 92 6 80Z", "#EFE2C0", INK, 3) +
    claw(-11, 46, 1.9, 20, main, { fingers: 3, spread: 1.1 }) +
    claw(13, 46, 1.2, 20, main, { fingers: 3, spread: 1.1 });
  let fur = "M-24 -8";
  for (let i = 0; i <= 10; i++) {
    const sway = i / 10;
    fur += `L${n(-24 + 48 * sway)} ${n(-8 + Math.sin(sway * 3.14) * 54 + (i % 2 ? 5 : -3))}`;
  }
  drawn += volume(`${fur}L22 -20H-22Z`, main, {
    shade: 14,
    inside: line("M-12 4l4 8 4-8 4 8 4-8 4 8M-8 20l4 7 4-7 4 7", main[1], 2.6),
  });
  drawn +=
    volume("M-16 -48L-40 -94-4 -64ZM16 -48L40 -94 4 -64Z", main, {
      shade: 6,
      inside: shape("M-18 -54L-32 -80-12 -64ZM20 -54L32 -80 14 -64Z", "#5E1410"),
    }) +
    volume("M0 -68C22 -68 32 -54 29 -36C27 -18 14 -8 0 -8C-14 -8 -27 -18 -29 -36C-32 -54 -22 -68 0 -68Z", main, { shade: 13 });
  drawn +=
    shape("M-24 -52L-6 -44-8 -38-24 -42Z", INK) +
    shape("M24 -52L6 -44 8 -38 24 -42Z", INK) +
    glint(-14, -45, 4, EMBER, model.elite) +
    glint(14, -45, 4, EMBER, model.elite) +
    shape("M-5 -38L0 -32 5 -38Z", INK) +
    shape("M-18 -28Q0 -36 18 -28Q14 -8 0 -6Q-14 -8 -18 -28Z", "#3A0A0A", INK, 2.4) +
    shape("M-13 -30L-9 -14-5 -31ZM13 -30L9 -14 5 -31Z", "#FFF2D2", INK, 1.4) +
    teeth(-8, 8, -9, -6, 4, 2);
  return {
    drawn,
    wounds: [
      [-54, -30, 0.9, 34],
      [8, 14, -0.6, 22],
      [62, -16, -0.9, 26],
    ],
    spikes: [
      [-52, -84, -2],
      [52, -84, -1.1],
      [0, -68, -1.57],
    ],
  };
};
