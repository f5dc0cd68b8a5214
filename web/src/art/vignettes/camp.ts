import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import { FAR_LEFT, FAR_RIGHT, foe, glow, line, man, paint, ridge, sky, stars, VIGNETTE, WIDE } from "./brush";
import type { Scene } from "./scene";

/** A camp by night: they come over the hill. */
export const camp: Scene = (chance, who, { subject = tents(), near = "" }) => {
  let drawn = `${sky([0, "#0B0809"], [0.4, "#1C1414"], [0.62, "#3A201C"], [1, "#1a0f09"]) + stars(chance, 120, 360)}<circle cx="1090" cy="150" r="74" fill="#E8DAB6" stroke="${INK}" stroke-width="4"/><circle cx="1116" cy="140" r="66" fill="#1A1313"/>`;
  drawn += ridge(
    chance,
    [
      [-20, 430],
      [160, 380],
      [340, 330],
      [520, 360],
      [700, 430],
      [900, 400],
      [1120, 350],
      [WIDE + 20, 410],
    ],
    "#241614",
    6,
    "#5B2C22",
  );
  for (const [x, y, a] of [
    [250, 350, -8],
    [330, 326, 6],
    [420, 338, -4],
    [510, 352, 10],
    [190, 372, 5],
  ] as const)
    drawn += `<g transform="translate(${x} ${y}) rotate(${a})">${paint("M-5 0V-50H-22V-60H-5V-76H6V-60H22V-50H6V0Z", "#3A2820", INK, 3)}</g>`;
  drawn += foe(who(2), 360, 150, 0.7, 2) + foe(who(2), 580, 90, 0.45, 4) + foe(who(2), 880, 210, 0.5, 7);
  drawn +=
    ridge(
      chance,
      [
        [-20, 540],
        [300, 500],
        [640, 520],
        [1000, 500],
        [WIDE + 20, 540],
      ],
      "#2A1A14",
      5,
      "#8A431D",
    ) +
    foe(who(0), 150, 500, 0.8, 2) +
    foe(who(0), 300, 480, 0.66, 5) +
    foe(who(1), 1250, 490, 0.86, 3) +
    foe(who(0), 1120, 474, 0.64, 4) +
    foe(who(0), 470, 470, 0.5, 8) +
    foe(who(0), 950, 470, 0.5, 9);
  drawn += `<rect x="${FAR_LEFT}" y="380" width="${FAR_RIGHT - FAR_LEFT}" height="180" fill="url(#smoke)" opacity=".4"/>${glow(683, 600, 560, 320, 1)}${ridge(
    chance,
    [
      [-20, 640],
      [300, 610],
      [700, 622],
      [1100, 610],
      [WIDE + 20, 636],
    ],
    "#3A2416",
    5,
    "#F2A24A",
  )}`;
  drawn += subject;
  drawn +=
    glow(683, 640, 220, 160, 1) +
    line("M620 690L750 668M616 668L752 692", INK, 22) +
    line("M620 690L750 668M616 668L752 692", "#5A3E26", 13) +
    paint(
      "M683 520C730 580 752 620 728 664C712 690 654 690 638 664C616 626 650 600 650 566C664 580 668 592 668 600C680 580 688 556 683 520Z",
      "#F29A2E",
      INK,
      5,
    ) +
    paint(
      "M684 580C712 614 716 640 706 662C696 678 668 678 660 662C652 640 672 624 672 606C682 618 684 606 684 580Z",
      "#FFE0A0",
      "",
    );
  drawn +=
    man(560, 740, 1.7, "wide", "#5A4330", { gun: true, mirrored: true }) +
    man(820, 746, 1.7, "cat", "#3E3A37", { gun: true, woman: true });
  for (let i = 0; i < 22; i++)
    drawn += `<circle cx="${n(600 + chance() * 180)}" cy="${n(300 + chance() * 300)}" r="${n(1.5 + chance() * 2.4)}" fill="#FFC562" opacity="${n(0.4 + chance() * 0.5)}"/>`;
  return drawn + near + VIGNETTE;
};

/** Two tents and the wagon. */
function tents(): string {
  return (
    `<g>${paint("M820 640L940 430 1070 640Z", "#8A7350", INK, 5)}${paint("M940 430L1070 640H980Z", "#4A3A26", "")}${paint("M900 640L940 500 972 640Z", INK)}${line("M824 636L938 438", "#FFD488", 4, 'opacity=".9"')}${line("M940 430L930 404M940 430L952 402", INK, 6)}</g><g>${paint("M330 650L440 460 560 650Z", "#7A6340", INK, 5)}${paint("M440 460L560 650H480Z", "#B99A62", "")}${paint("M404 650L440 524 470 650Z", INK)}${line("M556 646L444 466", "#FFD488", 4, 'opacity=".9"')}</g>` +
    `<g transform="translate(1180 620)">${paint("M-110 -40H110L96 10H-96Z", "#5A3E26", INK, 5)}${paint("M-110 -40C-110 -160 110 -160 110 -40Z", "#B9A77E", INK, 5)}${paint("M20 -128C80 -120 110 -90 110 -40H50C56 -80 44 -110 20 -128Z", "#6E5A3A", "")}${line("M-60 -40C-62 -100 -50 -122 -40 -126M0 -40V-130M60 -40C62 -100 50 -122 40 -126", INK, 3.4)}${[-66, 66].map((x) => `<circle cx="${x}" cy="26" r="38" fill="none" stroke="${INK}" stroke-width="14"/><circle cx="${x}" cy="26" r="38" fill="none" stroke="#7A5A38" stroke-width="7"/>${line(`M${x - 38} 26H${x + 38}M${x} -12V64M${x - 27} -1L${x + 27} 53M${x + 27} -1L${x - 27} 53`, "#7A5A38", 5)}`).join("")}</g>`
  );
}
