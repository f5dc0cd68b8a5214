import { INK } from "../../pencil";
import { foe, glow, line, man, paint, ridge, WIDE } from "../brush";
import type { Tale } from "../scene";
import { arm, at, disc, grave, haze, openGrave } from "./things";

/** A door that nobody built, without a frame, and strips of lead across it. */
export const voidDoor: Tale = (chance) => {
  const strip = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      paint("M-170 -17L168 -20L172 17L-166 20Z", "#8C8A90", INK, 5) +
        line("M-160 -11H160", "#F4F0FF", 3, 'opacity=".8"') +
        line(
          "M-130 -6l14 12 14 -12M-80 -8v16h18M-36 0a10 8 0 1 0 20 0a10 8 0 1 0 -20 0M10 -8l16 16M26 -8l-16 16M62 -8v16M52 0h20M104 8l10 -16 10 16Z",
          "#2A2530",
          4,
        ) +
        disc(-156, 0, 7, "#DDB9FF", INK, 3) +
        disc(158, 0, 7, "#DDB9FF", INK, 3),
      1,
      turn,
    );
  return {
    subject:
      paint(
        "M690 18L742 130L716 178L806 290L770 352L822 470L756 540L774 640L640 660L600 560L628 500L560 400L606 318L566 214L640 150Z",
        "#E9DCFF",
        INK,
        9,
      ) +
      paint(
        "M688 62L718 136L694 182L772 292L740 352L786 466L728 532L744 620L656 636L630 562L656 500L594 402L638 318L602 220L664 160Z",
        "#7A4BC0",
        "",
      ) +
      paint(
        "M688 130L700 190L734 296L714 356L748 460L700 524L706 600L668 606L660 560L684 500L632 404L664 318L640 230Z",
        "#0B0612",
        "",
      ) +
      haze(690, 350, 380, 380, 0.9) +
      foe("tentacles", 690, 470, 1.5, 4) +
      arm(600, 560, -62, "#6A4B96", 0.9) +
      arm(790, 330, 58, "#6A4B96", 0.8) +
      strip(690, 226, -8) +
      strip(684, 612, 5) +
      ridge(
        chance,
        [
          [-20, 690],
          [500, 676],
          [900, 680],
          [WIDE + 20, 694],
        ],
        "#1C1226",
        4,
        "#7A5BA6",
      ) +
      at(
        980,
        700,
        paint("M-60 40L-44 -64H44L60 40Z", "#4A331F", INK, 5) +
          paint("M-92 -70L-4 -88L92 -70V-100L-4 -116L-92 -100Z", "#E8DAB6", INK, 5) +
          line("M-4 -116V-88M-70 -96l48 -9M-70 -86l48 -9M18 -104l52 9M18 -94l52 9", "#5a4630", 3.4),
      ),
    near:
      glow(440, 690, 250, 180, 1) +
      man(400, 742, 1.45, "wide", "#5A4330") +
      man(520, 750, 1.4, "cat", "#6A3A4A", { woman: true, lantern: true }) +
      at(
        850,
        752,
        [0, 1, 2]
          .map((i) =>
            at(
              i * 10,
              -i * 13,
              paint("M-90 -10L88 -12L92 10L-88 12Z", "#77757C", INK, 4) + line("M-84 -5H84", "#F4F0FF", 2.6, 'opacity=".7"'),
            ),
          )
          .join(""),
      ),
  };
};

/** Two altars that feed the chamber, and the drums. */
export const drumsAndBlood: Tale = () => {
  const altar = (x: number, y: number) =>
    at(
      x,
      y,
      paint("M-120 0L-100 -96H100L120 0Z", "#3A2C40", INK, 6) +
        paint("M-130 -96H130V-128H-130Z", "#574661", INK, 6) +
        line("M-126 -123H120", "#C3A6EE", 3.4, 'opacity=".8"') +
        paint("M-112 -128C-60 -146 60 -146 112 -128Z", "#A3161A", INK, 5) +
        paint(
          "M-70 -128C-66 -90 -64 -62 -56 -62C-48 -62 -48 -96 -46 -128ZM16 -128C18 -70 22 -34 32 -34C42 -34 42 -90 44 -128ZM72 -128C74 -100 78 -84 84 -84C92 -84 92 -110 92 -128Z",
          "#A3161A",
          INK,
          4,
        ) +
        line("M-40 -60L0 -20L40 -60M0 -20V-84", "#DDB9FF", 5),
    );
  const drum = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      line("M-120 -150C-90 -180 90 -180 120 -150M-140 -176C-100 -214 100 -214 140 -176", "#F6E3BB", 4, 'opacity=".5"') +
        paint("M-92 -110L-72 10C-40 30 40 30 72 10L92 -110Z", "#6E2B17", INK, 6) +
        line("M-90 -96L-50 14L-20 -86L14 22L40 -88L70 6L90 -96", "#E8DAB6", 5) +
        `<ellipse cx="0" cy="-112" rx="94" ry="26" fill="#D9C59A" stroke="${INK}" stroke-width="6"/>` +
        line("M-70 -116C-40 -130 20 -132 50 -126", "#FFF6DC", 4),
      size,
    );
  return { near: altar(340, 764) + altar(1030, 764) + drum(560, 760, 0.78) + drum(806, 760, 0.78) };
};

/** The churchyard is empty; so is the church. */
export const emptyGraves: Tale = () => {
  let panes = "";
  for (const y of [470, 540])
    panes += paint(`M1046 ${y}v-34q14 -20 28 0v34Z M1146 ${y}v-34q14 -20 28 0v34Z`, "#0B0605", INK, 3);
  return {
    subject:
      glow(1080, 520, 320, 90, 0.9) +
      paint("M990 640V400L1110 320L1230 400V640Z", "#6E5B48", INK, 6) +
      paint("M1120 640V326L1230 400V640Z", "#3A2C22", "") +
      paint("M1060 362V250H1160V362Z", "#6E5B48", INK, 6) +
      paint("M1046 252L1110 110L1174 252Z", "#4A2E22", INK, 6) +
      line("M1110 110V58M1090 78H1130", INK, 11) +
      line("M1110 110V60M1091 78H1129", "#D8C9A4", 4) +
      line("M994 634V404L1106 328M1064 356V254M1050 250L1108 120", "#FFD488", 4, 'opacity=".8"') +
      paint("M1084 640V560Q1110 526 1136 560V640Z", "#0B0605", INK, 5) +
      `<circle cx="1110" cy="300" r="17" fill="#E8DAB6" stroke="${INK}" stroke-width="5"/>` +
      panes +
      foe("drowned-dead", 900, 560, 0.85, 2) +
      foe("hungry-dead", 420, 560, 0.9, 6) +
      foe("hungry-dead", 300, 570, 0.7, 9),
    near:
      grave(352, 726, 0.9, -8) +
      openGrave(420, 756, 0.9) +
      grave(900, 716, 0.8, 6) +
      openGrave(990, 748, 0.95) +
      grave(1180, 728, 1, -5) +
      arm(965, 760, -20, "#CDB187", 0.6) +
      grave(230, 740, 0.8, 9),
  };
};
