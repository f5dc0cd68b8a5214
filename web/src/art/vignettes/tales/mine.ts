import { n } from "../../../map/draw/pen";
import { INK } from "../../pencil";
import { beam, foe, glow, line, paint, rocks } from "../brush";
import type { Tale } from "../scene";
import { arm, at, cord, crystals, disc, dynamite, haze, keg, lamp, page, plank, RIM, spark, wagon, wheel } from "./things";

/** Three wagons that did not come back, and a post with tallies. */
export const threeWagons: Tale = () => {
  let tallies = "";
  for (let i = 0; i < 14; i++) tallies += `M${n(-16 + (i % 5) * 8)} ${n(-190 + Math.floor(i / 5) * 46)}v30`;
  return {
    subject:
      wagon(372, 596, 0.42, -4, true) +
      wagon(700, 620, 0.5, 168, true) +
      wagon(1160, 640, 1.12, 14, true) +
      line("M1050 560L1020 470M1060 560L1054 486", INK, 5) +
      wheel(1000, 722, 0.9, 20) +
      page(870, 708, 0.4, 70),
    near:
      at(
        742,
        764,
        paint("M-30 10L-26 -330H26L30 10Z", "#5A3E26", INK, 6) +
          line("M-22 0L-19 -322", RIM, 4, 'opacity=".9"') +
          line("M8 0V-320", "#2A1A0E", 3) +
          line("M0 -300H74V-276", INK, 9) +
          line(tallies, "#F6E3BB", 4.6) +
          line("M-22 -138L22 -110M-22 -184L22 -156", "#F6E3BB", 4.6) +
          line("M-8 -92v30", "#FFFFFF", 6),
      ) + lamp(816, 556, 0.8),
  };
};

/** The deposit: what everybody came for grows out of the wall. */
export const deposit: Tale = (chance) => ({
  subject:
    haze(980, 540, 460, 380) +
    rocks(chance, 980, 730, 22, 620, 130, ["#3d3842", "#4a4350", "#332e38"]) +
    crystals([
      [820, 690, 190, -22],
      [1150, 680, 230, 20],
      [900, 690, 300, -9],
      [1060, 690, 330, 8],
      [980, 710, 400, 0],
      [760, 730, 110, -30],
      [1220, 730, 130, 30],
      [1100, 740, 150, 16],
      [880, 744, 140, -14],
    ]) +
    foe("stranglers", 830, 390, 0.85, 3) +
    foe("stranglers", 700, 590, 1, 5) +
    foe("stranglers", 1130, 330, 0.6, 8),
  near: at(
    590,
    740,
    line("M-80 20L60 -120", INK, 20) +
      line("M-80 20L60 -120", "#8A6238", 11) +
      paint("M4 -164C60 -150 100 -110 112 -54C80 -96 40 -118 -6 -124Z", "#8A8377", INK, 5),
  ),
});

/** Three kegs, a bundle and a fuse that burns already. */
export const powder: Tale = (chance) => ({
  subject:
    rocks(chance, 1180, 720, 12, 340, 150, ["#4e4842", "#5c544b", "#413c37"]) +
    at(1010, 420, line("M-40 -40L40 40M40 -40L-40 40", "#F6E3BB", 15, 'opacity=".92"')) +
    beam(1016, 700, 1010, 250, 60, "#6B4A2A") +
    at(1013, 420, line("M-22 -30L22 30M22 -30L-22 30", "#F6E3BB", 11)) +
    foe("hungry-dead", 1230, 560, 0.85, 4) +
    keg(890, 700, 1.25) +
    keg(1120, 712, 1.25) +
    keg(1004, 742, 1.4) +
    dynamite(790, 738, 0.9, -12),
  near:
    cord("M790 636C770 560 700 590 690 650C676 730 600 690 560 730C530 756 500 752 478 744", "#D8C08A", 6) +
    spark(474, 744, 1.1),
});

/** The roof comes down; far behind it daylight falls through a shaft with a ladder. */
export const falling: Tale = (chance) => {
  let rungs = "";
  for (let y = 40; y < 690; y += 46) rungs += `M1012 ${y}H1092`;
  const stone = (x: number, y: number, r: number) =>
    rocks(chance, x, y, 1, 0, 0, ["#5c544b", "#4e4842"]) +
    line(`M${x - 14} ${y - r - 26}v-90M${x + 16} ${y - r - 40}v-60`, "#FFD9A0", 4, 'opacity=".6"');
  return {
    subject:
      `<path d="M930 -320H1190L1290 720H800Z" fill="#FFF0C8" opacity=".32"/><path d="M990 -320H1130L1170 720H930Z" fill="#FFFBE8" opacity=".4"/>` +
      cord("M1010 -300V704M1094 -300V704", "#8A6238", 11) +
      cord(rungs, "#8A6238", 9) +
      beam(640, 220, 930, 560, 50, "#6B4A2A") +
      beam(760, 130, 600, 470, 40, "#5A3E26") +
      [
        [560, 330, 40],
        [720, 420, 44],
        [860, 300, 36],
        [480, 210, 34],
        [640, 560, 40],
        [900, 620, 40],
        [1240, 420, 44],
        [1200, 220, 34],
      ]
        .map(([x = 0, y = 0, r = 0]) => stone(x, y, r))
        .join("") +
      rocks(chance, 640, 740, 16, 520, 80, ["#4e4842", "#413c37", "#3a332d"]) +
      foe("tentacles", 690, 640, 0.9, 2) +
      glow(1050, 700, 220, 90, 1, "frost"),
  };
};

/** A hole in the wall, many arms, and what the surveyor has dropped. */
export const manyArms: Tale = (chance) => ({
  subject:
    rocks(chance, 990, 720, 20, 620, 90, ["#4e4842", "#5c544b", "#413c37"]) +
    paint("M780 690L760 520L830 380L960 320L1110 350L1210 470L1230 690Z", "#070408", INK, 10) +
    line("M776 680L760 520L830 384L958 326L1106 356", RIM, 5, 'opacity=".6"') +
    haze(1000, 520, 220, 190, 0.9) +
    [
      [860, 640, -64],
      [880, 540, -46],
      [960, 470, -14],
      [1060, 470, 20],
      [1130, 540, 46],
      [1150, 640, 70],
      [1000, 620, -4],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => arm(x, y, turn, i % 2 ? "#8E6DBD" : "#6A4B96", i === 6 ? 1.25 : 1))
      .join("") +
    foe("void-spiders", 700, 250, 0.7, 3),
  near:
    at(
      640,
      750,
      cord("M0 -150L-70 10M0 -150L4 10M0 -150L84 -10", "#8A6238", 9) +
        paint("M-40 -196L44 -176L38 -142L-46 -160Z", "#B08A4A", INK, 5) +
        disc(50, -160, 20, "#E6F6FA", INK, 5),
      1,
      38,
    ) +
    paint("M820 742C860 726 930 726 960 742C930 754 860 756 820 742Z", "#4A3424", INK, 5) +
    paint("M856 738C852 704 872 694 890 702C908 692 926 704 922 738Z", "#4A3424", INK, 5) +
    lamp(760, 756, 0.75),
});

/** All the planks that nobody needs any more, and what scratches behind them. */
export const barricade: Tale = () => ({
  subject:
    glow(960, 470, 420, 320, 0.9) +
    foe("night-terrors", 790, 440, 1.05, 2) +
    foe("hungry-dead", 960, 430, 0.95, 4) +
    foe("night-terrors", 1120, 440, 1.1, 7) +
    foe("hungry-dead", 1260, 470, 0.9, 5) +
    plank(960, 520, 700, 4, "#5A3E26", 54) +
    plank(930, 590, 680, -6, "#6B4A2A", 56) +
    arm(860, 600, -16, "#CDB187", 0.9) +
    arm(1080, 586, 18, "#CDB187", 0.95) +
    plank(1000, 664, 740, 3, "#4A331F", 60) +
    plank(760, 590, 330, 68, "#7A5530", 48) +
    plank(1190, 590, 340, -64, "#7A5530", 48) +
    plank(980, 600, 320, 94, "#6B4A2A", 46) +
    keg(700, 746, 1.15) +
    keg(1236, 750, 1.2) +
    plank(970, 734, 560, -2, "#6B4A2A", 58),
  near:
    lamp(976, 706, 0.9) +
    [560, 590, 620, 650]
      .map((x, i) => at(x, 752 - i * 3, paint("M-7 0V-30L0 -42L7 -30V0Z", "#C9963A", INK, 3), 1, i * 8))
      .join(""),
});

/** A scale that has more to weigh than it can bear, and carts that wait for their turn. */
export const scales: Tale = () => {
  const cart = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      crystals([
        [-36, -56, 70, -18],
        [34, -56, 76, 16],
        [0, -56, 96, 0],
      ]) +
        paint("M-70 -60H70L54 20H-54Z", "#5b4a3a", INK, 5) +
        line("M-62 -30H62M-40 -58L-32 18M40 -58L32 18", INK, 4) +
        line("M-66 -57H66", RIM, 3, 'opacity=".8"') +
        disc(-34, 34, 19, "#3A2C20", INK, 5) +
        disc(34, 34, 19, "#3A2C20", INK, 5),
      size,
    );
  return {
    subject: haze(940, 560, 240, 220, 0.9) + cart(942, 604, 0.62) + cart(930, 664, 1.1) + cart(1290, 620, 0.8),
    near:
      haze(1000, 690, 220, 160, 0.9) +
      at(
        990,
        756,
        paint("M-70 10L-50 -12H50L70 10Z", "#8A6A32", INK, 5) +
          cord("M0 -14V-300", "#C9963A", 12) +
          at(0, -292, cord("M-170 0H170", "#C9963A", 11) + line("M-166 -6H160", "#FFE9B0", 3), 1, 13) +
          line("M-166 -330L-220 -190M-166 -330L-112 -190M166 -254L112 -92M166 -254L220 -92", INK, 5) +
          [-18, 12, 0].map((off, i) => disc(-166 + off, -200 - i * 12, 14, "#F2C14E", INK, 4)).join("") +
          paint("M-226 -192H-106C-116 -150 -216 -150 -226 -192Z", "#C9963A", INK, 5) +
          crystals([
            [134, -92, 84, -18],
            [200, -92, 78, 18],
            [166, -92, 120, 0],
          ]) +
          paint("M106 -94H226C216 -52 116 -52 106 -94Z", "#C9963A", INK, 5) +
          disc(0, -304, 13, "#FFE9B0", INK, 5),
      ),
  };
};

/** A surveyor's eye on three legs, sixty-six feet of chain, and doors drawn in chalk. */
export const chainAndChalk: Tale = () => {
  const door = (x: number, y: number, size: number, turn: number) =>
    at(x, y, line("M-34 60V-50H34V60M18 6v10M-34 -50L34 -50M-44 62H44", "#F6EFDC", 5, 'opacity=".85"'), size, turn);
  let links = "";
  for (let i = 0; i < 20; i++) {
    const along = i / 20;
    links += disc(
      760 + along * 190 - along * along * 20,
      690 - along * 50 + Math.sin(along * 6.283) * 8,
      7 - along * 3,
      "none",
      "#D8C9A4",
      4,
    );
  }
  return {
    subject:
      door(1210, 430, 1.1, 4) +
      door(1270, 270, 0.8, -6) +
      door(1190, 250, 0.7, 5) +
      door(1250, 560, 0.9, -3) +
      door(720, 480, 0.7, -8) +
      door(860, 206, 0.62, -4) +
      door(1010, 190, 0.55, 3) +
      links,
    near:
      at(
        800,
        762,
        cord("M0 -190L-96 20M0 -190L10 24M0 -190L104 14", "#8A6238", 12) +
          line("M-4 -186L-94 14", RIM, 3, 'opacity=".9"') +
          paint("M-34 -214H34V-186H-34Z", "#5A4330", INK, 5) +
          at(
            0,
            -236,
            paint("M-78 -18H70V18H-78Z", "#C9963A", INK, 5) +
              line("M-74 -12H64", "#FFE9B0", 3.4) +
              paint("M70 -26H92V26H70Z", "#8A6A32", INK, 5) +
              disc(0, 0, 13, "#3A2716", INK, 4),
            1,
            -10,
          ),
      ) +
      at(
        1080,
        752,
        paint("M-120 0L-96 -56L120 -44L136 8Z", "#E8DAB6", INK, 5) +
          line("M-84 -40L-20 -36V-14L40 -12L46 -34L104 -32M-70 -18L-20 -14", "#5a4630", 4) +
          paint("M-132 0C-132 -24 -104 -24 -100 -6C-100 12 -130 16 -132 0Z", "#C9B48A", INK, 4),
      ),
  };
};
