import { n } from "../../../map/draw/pen";
import { INK, nameOf } from "../../pencil";
import { foe, glow, line, paint } from "../brush";
import type { Tale } from "../scene";
import { pyramid } from "../temple";
import { at, cord, disc, page, RIM, reeds } from "./things";

const SICK = "#B7E05A";
/** A glow of another colour than those of all scenes. */
const gleam = (x: number, y: number, r: number, colour: string): string => {
  const id = nameOf(colour);
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".7"/><stop offset=".45" stop-color="${colour}" stop-opacity=".3"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${id})"/>`;
};

/** A journal bound in green, and the mule that brought a page of it. */
export const journal: Tale = () => ({
  subject:
    pyramid() +
    paint("M590 600V470Q683 400 776 470V600Z", "#120a05", INK, 6) +
    glow(683, 560, 100, 110, 1) +
    foe("swamp-slashers", 470, 520, 0.8, 1) +
    at(
      960,
      640,
      paint(
        "M-120 -50C-130 -120 -60 -132 0 -124C50 -120 84 -130 104 -160L112 -206L126 -170L146 -204L148 -158C176 -140 190 -116 186 -96C168 -84 146 -96 134 -104C124 -70 112 -50 104 -40L108 30H78L72 -34H-60L-66 30H-98L-100 -40Z",
        "#6E5642",
        INK,
        6,
      ) +
        line("M-116 -60C-122 -114 -60 -126 0 -118C46 -114 84 -124 104 -152", RIM, 4, 'opacity=".8"') +
        line("M-118 -90C-150 -70 -144 -30 -136 0", INK, 9) +
        paint("M-44 -126H40V-62H-44Z", "#7A3B22", INK, 5) +
        disc(150, -134, 5, "#FFF3DC", INK, 2),
    ) +
    page(960, 574, 0.6, 14),
  near:
    gleam(1020, 690, 260, "#FFE9B0") +
    at(
      1020,
      740,
      paint(
        "M-210 18L-190 -70C-130 -96 -50 -90 0 -60C50 -90 130 -96 190 -70L210 18C140 0 60 4 0 30C-60 4 -140 0 -210 18Z",
        "#2F5E3A",
        INK,
        7,
      ) +
        paint("M-186 0L-170 -76C-120 -96 -50 -90 0 -62V14C-56 -8 -120 -14 -186 0Z", "#E8DAB6", INK, 4) +
        paint("M186 0L170 -76C120 -96 50 -90 0 -62V14C56 -8 120 -14 186 0Z", "#D6C294", INK, 4) +
        line(
          "M-148 -62C-110 -74 -60 -72 -24 -54M-154 -42C-110 -54 -60 -52 -24 -34M-160 -22C-116 -34 -60 -32 -24 -14M26 -54C60 -72 90 -74 120 -70M26 -30C50 -42 70 -46 96 -46",
          "#5a4630",
          4,
        ) +
        disc(110, -34, 24, "none", "#841A13", 5) +
        line("M86 -34H134M110 -58V-10", "#841A13", 4),
    ) +
    page(860, 560, 0.62, -28) +
    page(1180, 520, 0.56, 30) +
    page(1090, 420, 0.46, -12) +
    page(820, 440, 0.4, 46),
});

/** Behind the reeds something spawns: a hill of eggs, and each of them looks. */
export const spawn: Tale = (chance) => {
  const eggs: [number, number, number][] = [];
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 8 - row; i++)
      eggs.push([683 - (7 - row) * 44 + i * 88 + (chance() - 0.5) * 22, 620 - row * 62, 46 - row * 2 + chance() * 10]);
  eggs.sort((a, b) => a[1] - b[1]);
  const egg = ([x, y, r]: readonly [number, number, number], i: number) =>
    disc(x, y, r, "#8FB04A", INK, 5) +
    `<circle cx="${n(x - r * 0.12)}" cy="${n(y - r * 0.12)}" r="${n(r * 0.78)}" fill="#C8E67A"/>` +
    (i % 4 === 3
      ? line(
          `M${n(x - r * 0.3)} ${n(y + r * 0.2)}q${n(r * 0.3)} ${n(-r * 0.7)} ${n(r * 0.5)} ${n(-r * 0.1)}t${n(-r * 0.3)} ${n(r * 0.3)}`,
          "#2A3A14",
          6,
        )
      : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.3)}" ry="${n(r * 0.36)}" fill="#1B240C"/><circle cx="${n(x - r * 0.1)}" cy="${n(y - r * 0.14)}" r="${n(r * 0.1)}" fill="#FFF6C0"/>`) +
    line(
      `M${n(x - r * 0.62)} ${n(y - r * 0.3)}q${n(r * 0.1)} ${n(-r * 0.34)} ${n(r * 0.4)} ${n(-r * 0.42)}`,
      "#FFFFFF",
      4,
      'opacity=".8"',
    );
  return {
    subject:
      gleam(683, 480, 520, SICK) +
      eggs.map(egg).join("") +
      foe("bogbats", 420, 230, 0.8, 1) +
      foe("bogbats", 960, 190, 0.95, 4) +
      foe("bogbats", 760, 90, 0.5, 6) +
      foe("swamp-slashers", 1060, 540, 0.95, 2) +
      foe("swamp-slashers", 300, 540, 0.85, 5),
    near:
      reeds(chance, 300, 520, 790, 16, "#6F8A3A") +
      reeds(chance, 900, 1330, 790, 26, "#6F8A3A") +
      at(
        1010,
        746,
        paint("M-60 16C-66 -24 -30 -40 0 -40C30 -40 66 -24 60 16Z", "#5E8A3A", INK, 5) +
          disc(-26, -42, 17, "#C8E67A", INK, 5) +
          disc(26, -42, 17, "#C8E67A", INK, 5) +
          disc(-26, -42, 6, INK) +
          disc(26, -42, 6, INK) +
          line("M-40 -8Q0 12 40 -8", INK, 5),
      ) +
      cord("M560 724L540 600M850 720L874 600", "#6B4A2A", 9) +
      [
        [540, 590],
        [876, 590],
      ]
        .map(
          ([x = 0, y = 0]) =>
            glow(x, y - 14, 110, 110, 1) +
            paint(
              `M${x} ${y - 62}C${x + 30} ${y - 30} ${x + 24} ${y + 6} ${x} ${y + 10}C${x - 24} ${y + 6} ${x - 26} ${y - 22} ${x} ${y - 62}Z`,
              "#F29A2E",
              INK,
              5,
            ) +
            paint(
              `M${x} ${y - 30}C${x + 12} ${y - 14} ${x + 10} ${y + 4} ${x} ${y + 6}C${x - 10} ${y + 4} ${x - 12} ${y - 12} ${x} ${y - 30}Z`,
              "#FFE9B0",
              "",
            ),
        )
        .join(""),
  };
};

/** A toad of green stone on its plinth, and everything that walks around it. */
export const idol: Tale = () => {
  let rays = "";
  for (let ray = 0; ray < 26; ray++) {
    const a = (ray / 26) * 6.283;
    rays += `M${n(683 + Math.cos(a) * 250)} ${n(340 + Math.sin(a) * 230)}L${n(683 + Math.cos(a) * 520)} ${n(340 + Math.sin(a) * 470)}`;
  }
  const beast = (x: number, y: number, size: number, facing: 1 | -1) =>
    `<g transform="translate(${x} ${y}) scale(${size * facing} ${size})">${paint("M-60 -30C-50 -60 20 -60 40 -52L56 -78L66 -56L86 -44L62 -34L50 -22V20H38L30 -16H-34L-40 20H-54Z", "#14160E", INK, 3)}${line("M-58 -34C-46 -56 20 -56 40 -48", SICK, 3, 'opacity=".8"')}${line("M-60 -32C-80 -40 -84 -60 -78 -70", "#14160E", 8)}</g>`;
  return {
    subject:
      gleam(683, 340, 520, "#7CE0A0") +
      line(rays, "#A9F0C0", 5, 'opacity=".35"') +
      paint("M480 620L520 530H846L886 620Z", "#5C5A3C", INK, 6) +
      paint("M540 532L560 470H806L826 532Z", "#66633F", INK, 6) +
      line("M522 534H700M562 474H700M486 614L522 536", "#F2D27A", 4, 'opacity=".8"') +
      line(
        "M600 500l20 -14 20 14M672 500l20 -14 20 14M744 500l20 -14 20 14M560 580h40v20M640 580h40v20M720 580h40v20M790 580h40v20",
        INK,
        5,
      ) +
      paint(
        "M520 474C500 400 520 330 580 300C560 230 610 200 640 224C666 214 700 214 726 224C756 200 806 230 786 300C846 330 866 400 846 474H776C790 440 780 420 760 410C756 446 740 466 730 474H636C626 466 610 446 606 410C586 420 576 440 590 474Z",
        "#2F8A5C",
        INK,
        8,
      ) +
      paint(
        "M700 474H730C740 466 756 446 760 410C780 420 790 440 776 474H846C866 400 846 330 786 300C800 260 790 226 762 218C780 300 760 420 700 474Z",
        "#17553A",
        "",
      ) +
      line("M530 462C512 400 534 340 592 308C574 250 606 216 636 232", "#C8FFDD", 5, 'opacity=".9"') +
      disc(622, 256, 30, "#E9F7A0", INK, 7) +
      disc(744, 256, 30, "#E9F7A0", INK, 7) +
      line("M622 236V276M744 236V276", INK, 9) +
      line("M590 326Q683 392 776 326", INK, 9) +
      disc(683, 430, 17, "#C8FFDD", INK, 5) +
      foe("serpentmen", 420, 520, 0.95, 1) +
      foe("serpentmen", 950, 520, 0.95, 4) +
      beast(330, 622, 0.62, 1) +
      beast(560, 634, 0.5, 1) +
      beast(820, 636, 0.55, 1) +
      beast(1060, 626, 0.7, 1),
    near: at(
      1010,
      764,
      paint(
        "M0 -210C-40 -204 -52 -160 -46 -130C-80 -100 -96 -30 -104 20H104C96 -30 80 -100 46 -130C52 -160 40 -204 0 -210Z",
        "#1C1620",
        INK,
        6,
      ) +
        line("M-6 -206C-38 -198 -48 -160 -42 -128C-76 -98 -90 -30 -98 14", "#7CE0A0", 4, 'opacity=".8"') +
        line("M-30 -100C-60 -130 -80 -170 -84 -210M30 -100C-6 -140 -40 -180 -60 -216", INK, 22) +
        line("M-30 -100C-60 -130 -80 -170 -84 -210M30 -100C-6 -140 -40 -180 -60 -216", "#2A2230", 13) +
        paint("M-98 -206L-92 -236L-76 -224L-62 -240L-48 -214L-70 -200Z", "#C99C6E", INK, 4),
    ),
  };
};
