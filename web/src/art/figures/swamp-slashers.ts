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
  shadow,
  shape,
  TONES,
  type Tone,
  tinted,
  volume,
} from "../pencil";
import type { Recipe } from "./recipe";

/** A long jaw, a frill, and two hooks held low; reeds hang from them. */
export const swampSlashers: Recipe = (chance, model) => {
  const hide = tinted(TONES.bog, "#5C7A5A", chance() * 0.6);
  const dim: Tone = [mix(hide[0], hide[1], 0.5), mix(hide[1], INK, 0.3), hide[2]];
  const frill: Tone = ["#B0623A", "#55240F", "#FFC68A"];
  const sway = chance() * 10 - 5;
  let drawn = shadow(76);
  drawn += limb(
    [
      [16, 40],
      [64, 52],
      [84, 78],
      [54, 92],
    ],
    26,
    5,
    dim,
    { shade: 7 },
  );
  drawn +=
    limb(
      [
        [14, 34],
        [40, 48],
        [26, 70],
        [40, 90],
      ],
      22,
      11,
      dim,
      { shade: 7 },
    ) +
    limb(
      [
        [-14, 34],
        [-42, 48],
        [-26, 70],
        [-40, 90],
      ],
      24,
      12,
      hide,
      { shade: 8 },
    ) +
    claw(-42, 88, 2.6, 16, hide, { fingers: 3 }) +
    claw(42, 88, 0.5, 16, dim, { fingers: 3 });
  const hook = (side: number, turned: number) => {
    const reed = `M${curl(side * 66, 8, 1.57, 40, side * 0.8, -side, 6)
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join("L")}`;
    return `<g transform="rotate(${n(turned)} ${side * 24} -16)">${line(reed, INK, 8) + line(reed, "#9AA85A", 4)}${limb(
      [
        [side * 22, -14],
        [side * 58, -26],
        [side * 70, 4],
      ],
      20,
      14,
      hide,
      { shade: 6 },
    )}${volume(`M${side * 60} -6C${side * 82} 6 ${side * 108} -2 ${side * 106} -56C${side * 94} -24 ${side * 82} -18 ${side * 70} -18Z`, TONES.bone, { shade: side > 0 ? 9 : 6, inside: line(`M${side * 72} -6C${side * 88} -4 ${side * 98} -16 ${side * 101} -38`, "#8D7650", 2.6) })}</g>`;
  };
  drawn += hook(1, sway);
  drawn += volume("M-32 -26C-16 -40 18 -40 34 -24C40 2 28 28 24 46C10 56 -12 56 -22 46C-30 26 -40 2 -32 -26Z", hide, {
    shade: 17,
    inside:
      shape("M-10 -36H14C20 0 14 30 12 54H-10C-14 30 -16 0 -10 -36Z", mix(hide[0], "#E2D9A6", 0.55)) +
      line("M-16 -16H18M-16 0H20M-14 16H18M-12 32H14", hide[1], 3) +
      hatch(chance, 4, -24, 34, 70, dim[1], 10),
  });
  drawn += hook(-1, -sway);
  let fan = "M-20 -44";
  for (let point = 0; point <= 8; point++) {
    const angle = Math.PI + (Math.PI * point) / 8;
    const far = point % 2 ? 46 : 60 + chance() * 8;
    fan += `L${n(Math.cos(angle) * far)} ${n(-48 + Math.sin(angle) * far * 0.86)}`;
  }
  drawn += `<g transform="rotate(${n(sway)} 0 -30)">${volume(`${fan}L20 -44Z`, frill, { shade: 10, inside: line("M0 -48L-56 -52M0 -48L-40 -86M0 -48L0 -104M0 -48L40 -86M0 -48L56 -52", frill[1], 4) })}`;
  drawn += volume("M-24 -62C-20 -78 20 -78 25 -60C30 -44 18 -34 15 -14C12 2 -10 2 -14 -14C-17 -34 -30 -44 -24 -62Z", hide, {
    shade: 12,
    inside: line("M-8 -66Q0 -60 8 -66M-9 -56Q0 -50 9 -56", dim[1], 3) + dot(-5, -8, 2, INK) + dot(6, -8, 2, INK),
  });
  drawn +=
    shape("M-23 -58L-6 -48-9 -41-22 -46ZM24 -58L7 -48 10 -41 23 -46Z", INK) +
    glint(-14, -49, 3.8, "#FFD75E", model.elite) +
    glint(15, -49, 3.8, "#FFD75E", model.elite);
  drawn += `${shape("M-15 -20L-11 -6-7 -18ZM15 -20L11 -6 7 -18ZM-4 -12L-1 2 3 -12Z", "#FFF6DC", INK, 1.6)}</g>`;
  return {
    drawn,
    wounds: [
      [10, 4, -0.6, 30],
      [-14, -66, 0.6, 20],
      [-10, 32, 0.3, 24],
    ],
    spikes: [
      [-30, -30, -2.5],
      [32, -28, -0.6],
      [0, -104, -1.57],
    ],
  };
};
