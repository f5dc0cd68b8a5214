import {
  claw,
  curl,
  dot,
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

/** Torn wings hung with moss, great round eyes and a mouth from ear to ear. */
export const bogbats: Recipe = (chance, model) => {
  const hide = tinted(TONES.bog, "#9A8A4A", chance() * 0.5);
  const web: Tone = [mix(hide[0], "#2F3A1A", 0.45), mix(hide[1], INK, 0.35), hide[2]];
  const beat = chance() * 20 - 14;
  let drawn = oval(2, 90, 42, 6, "#000", 'opacity=".4"');
  const moss = (x: number, y: number, long: number, bend: number) => {
    const d = `M${curl(x, y, 1.57, long, bend, -bend * 2, 7)
      .map(([px, py]) => `${n(px)} ${n(py)}`)
      .join("L")}`;
    return line(d, INK, 8) + line(d, "#8FA05A", 4);
  };
  const wing = (side: number, turned: number) => {
    const d = `M${side * 12} -18C${side * 30} -34 ${side * 60} -52 ${side * 88} -50C${side * 102} -34 ${side * 108} -10 ${side * 104} 20L${side * 92} 2 ${side * 88} 30 ${side * 74} 8 ${side * 66} 42 ${side * 52} 14 ${side * 38} 40 ${side * 26} 18 ${side * 12} 26Z`;
    const bones = line(
      `M${side * 88} -50L${side * 88} 26M${side * 88} -50L${side * 66} 38M${side * 88} -50L${side * 38} 36`,
      hide[0],
      5,
    );
    return `<g transform="rotate(${n(turned * side)} 0 0)">${volume(d, web, { shade: side > 0 ? 14 : 9, inside: bones + hatch(chance, side > 0 ? 20 : -90, -30, 70, 50, web[1], 10) })}${limb(
      [
        [side * 10, -10],
        [side * 44, -34],
        [side * 88, -50],
      ],
      12,
      7,
      hide,
      { shade: 4 },
    )}${shape(`M${side * 86} -48L${side * 96} -66 ${side * 98} -46Z`, "#EFE2C0", INK, 3)}${moss(side * 60, -36, 44 + chance() * 20, side)}${chance() < 0.6 ? moss(side * 84, -40, 34, -side) : ""}</g>`;
  };
  drawn += wing(1, beat) + wing(-1, beat + chance() * 8 - 4);
  drawn += claw(-13, 58, 1.9, 24, hide, { fingers: 3, spread: 1.3 }) + claw(15, 58, 1.2, 24, hide, { fingers: 3, spread: 1.3 });
  drawn += volume("M-38 -22C-40 -56 40 -56 40 -22C44 12 34 56 2 62C-32 56 -42 12 -38 -22Z", hide, {
    shade: 18,
    inside:
      oval(-2, 42, 20, 22, mix(hide[0], "#E6DDAE", 0.5)) +
      hatch(chance, -4, -30, 44, 84, hide[1], 16) +
      dot(-24, 20, 4, hide[1]) +
      dot(24, 26, 5, hide[1]) +
      dot(-20, 34, 3, hide[1]),
  });
  for (const side of [-1, 1]) {
    drawn += volume(`M${side * 22} -44L${side * 54} -78 ${side * 46} -44 ${side * 36} -32Z`, hide, {
      shade: 6,
      ink: 7,
      inside: shape(`M${side * 30} -46L${side * 48} -68 ${side * 42} -44Z`, "#5E1410"),
    });
    drawn +=
      dot(side * 19, -48, 15, hide[0], INK, 4) +
      dot(side * 19, -47, 10.5, INK) +
      glint(side * 19, -47, 6.4, "#FFD75E", model.elite) +
      line(`M${side * 19} -52v10`, INK, 3);
  }
  drawn +=
    shape("M-34 -18Q0 -30 36 -18Q30 22 0 26Q-30 22 -34 -18Z", "#2A0A0C", INK, 3.4) +
    shape("M-14 14Q0 2 16 14Q8 22 0 22Q-8 22 -14 14Z", "#A8483E") +
    teeth(-31, 33, -20, 13, 8, -6) +
    teeth(-22, 24, 20, -10, 6, 4);
  return {
    drawn,
    wounds: [
      [-62, -20, 0.8, 30],
      [10, 40, -0.6, 24],
      [64, -14, -0.9, 26],
    ],
    spikes: [
      [-88, -48, -2.4],
      [88, -48, -0.7],
      [0, -46, -1.57],
    ],
  };
};
