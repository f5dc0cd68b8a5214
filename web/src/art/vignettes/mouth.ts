import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import { beam, glow, hatch, line, man, paint, ridge, sky, stars, VIGNETTE, WIDE } from "./brush";
import type { Scene } from "./scene";

/** The mouth of the mine at dusk: somebody looks out of the dark. */
export const mouth: Scene = (chance, _, { subject, near = "" }) => {
  let drawn =
    sky([0, "#150F16"], [0.3, "#2A1A20"], [0.55, "#5B2C22"], [0.72, "#A9521F"], [0.82, "#E9A043"], [1, "#2a1508"]) +
    stars(chance, 70, 300) +
    glow(250, 560, 420, 240, 0.9);
  drawn +=
    ridge(
      chance,
      [
        [-20, 520],
        [120, 470],
        [240, 480],
        [330, 430],
        [470, 500],
        [620, 520],
        [WIDE + 20, 470],
      ],
      "#4A2620",
      6,
      "#F2A24A",
    ) +
    ridge(
      chance,
      [
        [-20, 600],
        [200, 570],
        [400, 590],
        [560, 540],
        [640, 330],
        [760, 210],
        [900, 150],
        [1060, 170],
        [1200, 110],
        [WIDE + 20, 160],
      ],
      "#2A1A17",
      9,
      "#B4611B",
    );
  drawn += line(
    hatch(chance, 640, 200, 720, 420, 15, -0.9, 22, (x, y) => y > 560 - (x - 600) * 0.75 && chance() < 0.7),
    INK,
    3,
    'opacity=".75"',
  );
  drawn += `${paint("M770 650V360Q940 270 1110 360V650Z", "#0B0605", INK, 5) + glow(940, 560, 180, 190, 1) + paint("M830 650V440Q940 380 1050 440V650Z", "#1B0D06", "") + glow(940, 590, 110, 130, 1)}<circle cx="910" cy="480" r="5" fill="#DDB9FF"/><circle cx="936" cy="480" r="5" fill="#DDB9FF"/><circle cx="980" cy="520" r="4" fill="#DDB9FF"/><circle cx="998" cy="519" r="4" fill="#DDB9FF"/>`;
  drawn +=
    beam(775, 660, 790, 350, 40) +
    beam(1105, 660, 1090, 350, 40) +
    beam(744, 352, 1136, 344, 46) +
    beam(790, 400, 840, 352, 22) +
    beam(1090, 400, 1040, 352, 22);
  drawn += `<g transform="rotate(-2 940 300)">${paint("M812 262H1068V322H812Z", "#3A2716", INK, 5)}<path d="M816 266H1064" stroke="#F2A24A" stroke-width="2.4" opacity=".7"/>${line("M850 292h60M930 292h24M974 292h56", "#F6E3BB", 7)}</g>${line("M850 322V344M1030 322V344", INK, 5)}`;
  drawn += ridge(
    chance,
    [
      [-20, 664],
      [300, 640],
      [700, 650],
      [1140, 640],
      [WIDE + 20, 660],
    ],
    "#1E120C",
    4,
    "#B4611B",
  );
  for (let i = 0; i < 13; i++) {
    const t = i / 12,
      y = 646 + t * t * 120,
      hw = 40 + t * t * 170;
    drawn += paint(`M${n(930 - t * 60 - hw)} ${n(y)}h${n(hw * 2)}l6 ${n(5 + t * 9)}h${n(-hw * 2 - 12)}Z`, "#4A331F", INK, 3);
  }
  drawn +=
    line("M915 646Q880 690 720 768M965 646Q960 690 985 768", INK, 10) +
    line("M915 646Q880 690 720 768M965 646Q960 690 985 768", "#C9B08A", 4);
  drawn += subject ?? cartAndTree();
  drawn +=
    glow(520, 640, 240, 190, 1) +
    man(470, 690, 1.5, "wide", "#5A4330") +
    man(590, 700, 1.42, "cat", "#3E3A37", { lantern: true, woman: true });
  return drawn + near + VIGNETTE;
};

/** What stands before a mine that nobody works in any more. */
const cartAndTree = (): string =>
  `<g transform="translate(1180 610)">${paint("M-70 -60H70L54 20H-54Z", "#5b4a3a", INK, 5)}${line("M-62 -30H62M-40 -58L-32 18M40 -58L32 18", INK, 4)}<path d="M-68 -58H66" stroke="#F2A24A" stroke-width="3" opacity=".7"/>${paint("M-60 -60L-44 -84-20 -74 0 -92 26 -76 44 -86 60 -60Z", "#3d3a3a", INK, 4)}<circle cx="-34" cy="34" r="19" fill="#3A2C20" stroke="${INK}" stroke-width="5"/><circle cx="34" cy="34" r="19" fill="#3A2C20" stroke="${INK}" stroke-width="5"/></g>` +
  line(
    "M640 660C636 600 650 560 630 510M640 600C660 570 690 566 706 530M637 560C610 540 600 520 600 490M650 575C640 540 670 500 662 470",
    "#0B0605",
    13,
  ) +
  line("M636 655C632 600 646 560 627 514", "#F2A24A", 2.4, 'opacity=".7"');
