import { n } from "../../../map/draw/pen";
import { INK } from "../../pencil";
import { FAR_LEFT, FAR_RIGHT, FROST, foe, glow, HIGH, hatch, line, paint, rough } from "../brush";
import type { Tale } from "../scene";
import { at, cord, disc, page, RIM } from "./things";

const BRASS = "#B98A3C";
const dial = (x: number, y: number, r: number, needle: number, hot = false): string =>
  disc(x, y, r, BRASS, INK, 6) +
  disc(x, y, r * 0.8, hot ? "#FFD9C0" : "#F3EAD2", INK, 3) +
  at(
    x,
    y,
    line(`M0 0L${n(Math.cos(needle) * r * 0.62)} ${n(Math.sin(needle) * r * 0.62)}`, hot ? "#A3161A" : INK, r * 0.1),
    1,
  ) +
  disc(x, y, r * 0.1, INK) +
  line(
    `M${n(x + r * 0.5)} ${n(y - r * 0.45)}A${n(r * 0.66)} ${n(r * 0.66)} 0 0 1 ${n(x + r * 0.5)} ${n(y + r * 0.45)}`,
    "#A3161A",
    r * 0.14,
  );

/** The engines turn again: a console, a valve, and more pressure than the pipes were made for. */
export const engines: Tale = (chance) => {
  let steam = "";
  for (const [x, y] of [
    [392, 380],
    [1010, 330],
    [1236, 420],
  ] as const)
    for (let i = 0; i < 6; i++)
      steam += disc(x + (chance() - 0.5) * 90, y - i * 34, 20 + i * 7, "#F4FBFD", "none", 0).replace(
        "/>",
        ` opacity="${n(0.55 - i * 0.07)}"/>`,
      );
  const bolt = (d: string) => line(d, "#9FE4FF", 13, 'opacity=".5"') + line(d, "#FFFFFF", 4.6);
  const valve = at(
    416,
    640,
    cord("M-140 60C-60 60 -20 50 0 0", "#6F7F86", 34) +
      disc(0, 0, 104, "none", INK, 34) +
      disc(0, 0, 104, "none", "#B3261E", 20) +
      line("M-94 0H94M0 -94V94M-66 -66L66 66M66 -66L-66 66", INK, 20) +
      line("M-94 0H94M0 -94V94M-66 -66L66 66M66 -66L-66 66", "#B3261E", 11) +
      line("M-74 -74A104 104 0 0 1 20 -102", "#FFB79E", 5) +
      disc(0, 0, 24, BRASS, INK, 6),
  );
  return {
    subject:
      glow(670, 360, 420, 420, 1, FROST) +
      cord("M360 600V430H560M990 600V380H790M1236 620V460H800M470 610V520H560", "#6F7F86", 28, 10) +
      paint("M520 610L540 250C560 150 790 150 810 250L830 610Z", "#51666E", INK, 8) +
      paint("M700 610V176C770 186 802 210 810 250L830 610Z", "#2C4047", "") +
      line("M536 570L548 260C560 200 620 178 660 176", "#E6F6FA", 5, 'opacity=".8"') +
      line("M526 500H824M534 380H816", INK, 12) +
      [560, 620, 680, 740, 790].map((x) => disc(x, 440, 9, BRASS, INK, 4)).join("") +
      disc(674, 290, 84, "#0B1418", INK, 12) +
      disc(674, 290, 66, "#DDF4FF", "#9FE4FF", 8) +
      glow(674, 290, 190, 190, 1, FROST) +
      bolt("M674 290L600 200L624 170L520 40M674 290L760 190L738 160L850 20M674 290L690 120L664 90L700 -60") +
      steam +
      foe("targa-pylons", 1190, 560, 1.05, 5) +
      foe("snow-terrors", 300, 540, 0.66, 2),
    near:
      valve +
      at(
        1000,
        764,
        paint("M-190 10L-160 -130H160L190 10Z", "#6B4A2A", INK, 7) +
          paint("M-160 -130L-140 -196H140L160 -130Z", BRASS, INK, 6) +
          line("M-136 -190H134M-158 -124H150", "#FFE9B0", 4) +
          dial(-84, -62, 48, 0.5, true) +
          dial(30, -62, 48, 0.2, true) +
          cord("M112 -60L138 -150", "#8A8377", 9) +
          disc(140, -156, 16, "#B3261E", INK, 5) +
          [-100, -50, 0, 50, 100].map((x, i) => disc(x, -162, 12, i < 4 ? "#FF8A5C" : "#3A2716", INK, 4)).join(""),
      ),
  };
};

/** The window in the coal face: a street in the ice on the far side, and its lamps are lit. */
export const lampsInTheIce: Tale = (chance) => {
  const post = (x: number, y: number, size: number) =>
    glow(x, y - 190 * size, 130 * size, 130 * size, 1) +
    at(
      x,
      y,
      cord("M0 0V-170", "#2C4047", 9, 7) +
        paint("M-22 -170L-14 -216H14L22 -170Z", "#FFF3C8", INK, 5) +
        paint("M-20 -216L0 -240L20 -216Z", "#2C4047", INK, 5),
      size,
    );
  let lamps = "";
  for (let i = 0; i < 6; i++) {
    const size = 0.36 + i * 0.17;
    lamps += post(646 - i * i * 17, 580 + i * 19, size) + post(706 + i * i * 17, 580 + i * 19, size);
  }
  const hole = rough(
    chance,
    [
      [170, 700],
      [120, 480],
      [210, 250],
      [360, 90],
      [600, 30],
      [860, 60],
      [1060, 130],
      [1190, 330],
      [1230, 560],
      [1190, 706],
      [170, 700],
    ],
    9,
    34,
  );
  const wall = `M${FAR_LEFT} -330H${FAR_RIGHT}V${HIGH + 30}H${FAR_LEFT}Z`;
  const outside = (x: number, y: number) => x < 90 || x > 1250 || y > 722 || (y < 90 && (x < 300 || x > 1100));
  return {
    subject:
      paint("M560 620L660 566H694L800 620L1000 700H360Z", "#DCE9EC", INK, 4) + lamps + foe("targa-pylons", 676, 540, 0.42, 2),
    near:
      `<path d="${wall}${hole}Z" fill="#17110F" fill-rule="evenodd" stroke="${INK}" stroke-width="12"/>` +
      line(hole, "#CFE8F2", 4, 'opacity=".55" transform="translate(3 5)"') +
      line(hatch(chance, FAR_LEFT, -300, FAR_RIGHT - FAR_LEFT, 1070, 30, -0.7, 46, outside), "#4A3A30", 3, 'opacity=".8"') +
      at(
        1300,
        700,
        line("M0 60L-60 -200", INK, 22) +
          line("M0 60L-60 -200", "#8A6238", 12) +
          paint("M-92 -196L-40 -212L-34 -300C-60 -320 -104 -306 -112 -284Z", "#6F6A62", INK, 5) +
          line("M-104 -284L-88 -204", RIM, 3),
      ),
  };
};

/** Sledge, tent and gramophone of those who wrote home, and the white line. */
export const lostCamp: Tale = () => ({
  subject:
    `<path d="M1020 -330H1064L1084 600H1000Z" fill="#FFFFFF" opacity=".85"/><path d="M980 -330H1104L1150 610H934Z" fill="#E6F6FA" opacity=".3"/>` +
    glow(1042, 590, 240, 90, 1, FROST) +
    foe("snow-terrors", 1200, 560, 1.1, 5) +
    foe("snow-terrors", 300, 552, 0.9, 2) +
    paint("M330 664L470 430L620 664Z", "#9C8A66", INK, 6) +
    paint("M470 430L620 664H530Z", "#5B4E38", "") +
    paint("M440 664L472 520L510 664Z", INK) +
    paint("M470 430L520 508L498 540L476 504L452 548L430 520L404 560L392 556Z", "#F4FBFD", INK, 5) +
    line("M340 656L464 442", "#F4FBFD", 5),
  near:
    at(
      900,
      748,
      cord("M-170 0H150C190 0 196 -40 170 -52M-150 0V-44M120 0V-44", "#8A6238", 11) +
        paint("M-176 -72H134V-44H-176Z", "#8A6238", INK, 5) +
        paint("M-150 -74V-130H-56V-74ZM-40 -74V-116H40V-74Z", "#6B4A2A", INK, 5) +
        line("M-150 -102H-56M-102 -130V-74M0 -116V-74", INK, 4) +
        paint("M-160 -130C-130 -152 -80 -150 -48 -130Z", "#F4FBFD", INK, 4) +
        line("M-172 -68H128", "#FFE9B0", 3),
    ) +
    at(
      1140,
      756,
      paint("M-70 10V-56H70V10Z", "#6B4A2A", INK, 6) +
        line("M-64 -50H64", RIM, 4) +
        `<ellipse cx="0" cy="-62" rx="62" ry="16" fill="#1b120a" stroke="${INK}" stroke-width="5"/>` +
        cord("M40 -62C70 -90 40 -130 0 -136", BRASS, 12) +
        paint("M16 -120C-20 -140 -60 -190 -148 -168C-120 -190 -130 -260 -98 -282C-70 -220 -20 -190 24 -154Z", BRASS, INK, 6) +
        `<ellipse cx="-122" cy="-224" rx="26" ry="62" transform="rotate(18 -122 -224)" fill="#5A3E12" stroke="${INK}" stroke-width="6"/>` +
        line("M-92 -274C-64 -222 -16 -190 22 -160", "#FFE9B0", 4) +
        paint("M-72 10C-40 -10 40 -8 78 10Z", "#F4FBFD", INK, 4),
    ) +
    page(780, 560, 0.5, -20) +
    page(690, 500, 0.42, 24) +
    page(1000, 660, 0.46, 40),
});
