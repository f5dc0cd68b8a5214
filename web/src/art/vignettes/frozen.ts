import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import {
  FAR_LEFT,
  FAR_RIGHT,
  FROST,
  foe,
  glow,
  HIGH,
  hatch,
  line,
  man,
  paint,
  ridge,
  sky,
  stars,
  VIGNETTE,
  WIDE,
} from "./brush";
import type { Scene } from "./scene";

/** A city in the snow, under a violet sky. */
export const frozen: Scene = (chance, who, { subject, near = "" }) => {
  let drawn =
    sky([0, "#0B0B0E"], [0.35, "#152026"], [0.65, "#31454A"], [0.82, "#7D8A88"], [1, "#1d2a30"]) + stars(chance, 90, 320);
  for (let i = 0; i < 62; i++) {
    const x = i * 42 - 600 + chance() * 30,
      h = 110 + chance() * 150,
      y = -40 + Math.sin(i * 0.35) * 50;
    drawn += `<path d="M${n(x)} ${n(y)}l${n(16 + chance() * 10)} ${n(h)}h-34Z" fill="url(#violet)" opacity="${n(0.25 + chance() * 0.35)}"/>`;
  }
  const tower = (x: number, y: number, w: number, h: number, c: string, c2: string, e = false) =>
    paint(
      `M${x - w / 2} ${y}L${x - w * 0.34} ${y - h * 0.7}L${x} ${y - h}L${x + w * 0.34} ${y - h * 0.7}L${x + w / 2} ${y}Z`,
      c,
      INK,
      4,
    ) +
    paint(
      `M${x + w * 0.06} ${y}L${x + w * 0.03} ${y - h * 0.96}L${x + w * 0.34} ${y - h * 0.7}L${x + w / 2} ${y}Z`,
      c2,
      "",
      0,
    ) +
    line(`M${x - w * 0.47} ${y}L${x - w * 0.32} ${y - h * 0.69}L${x - 2} ${y - h + 6}`, "#CFE8F2", 2.6, 'opacity=".75"') +
    line(
      `M${x - w * 0.4} ${y - h * 0.3}H${x + w * 0.42}M${x - w * 0.37} ${y - h * 0.52}H${x + w * 0.38}`,
      INK,
      3,
      'opacity=".6"',
    ) +
    (e
      ? paint(`M${x - 4} ${y - h * 0.62}l14 -26 14 26-14 30Z`, "#E6F6FA", INK, 3) +
        glow(x + 10, y - h * 0.62, 90, 90, 0.8, FROST)
      : "");
  for (const [x, w, h] of [
    [120, 150, 300],
    [300, 110, 240],
    [1010, 130, 260],
    [1280, 170, 340],
  ] as const)
    drawn += tower(x, 560, w, h, "#2C4047", "#1D2C33");
  drawn +=
    tower(470, 590, 170, 400, "#3A5058", "#243740") +
    tower(860, 590, 150, 350, "#3A5058", "#243740") +
    tower(670, 610, 240, 560, "#4A626B", "#2C4047", true) +
    tower(1130, 620, 190, 420, "#45595F", "#2A3C44");
  drawn +=
    ridge(
      chance,
      [
        [-20, 600],
        [240, 570],
        [520, 600],
        [820, 580],
        [1100, 604],
        [WIDE + 20, 570],
      ],
      "#5C717A",
      4,
      "#DDEFF5",
    ) +
    ridge(
      chance,
      [
        [-20, 668],
        [300, 630],
        [600, 668],
        [900, 640],
        [WIDE + 20, 660],
      ],
      "#8DA1A6",
      4,
      "#F4FBFD",
    ) +
    line(
      hatch(chance, FAR_LEFT, 660, FAR_RIGHT - FAR_LEFT, 100, 12, 0.1, 40, () => chance() < 0.5),
      "#5C717A",
      2.4,
      'opacity=".7"',
    );
  drawn +=
    subject ??
    foe(who(0), 270, 560, 1.1, 2) +
      foe(who(0), 1180, 570, 1.15, 5) +
      foe(who(0), 900, 560, 0.62, 3) +
      foe(who(1), 800, 540, 0.46, 2);
  drawn +=
    glow(600, 690, 280, 170, 1) +
    man(560, 730, 1.25, "wide", "#5A4330") +
    man(640, 736, 1.25, "cat", "#3E3A37", { lantern: true, woman: true }) +
    man(730, 732, 1.2, "miner", "#3F4C57");
  let sn = "";
  for (let i = 0; i < 220; i++) {
    const x = FAR_LEFT + chance() * (FAR_RIGHT - FAR_LEFT),
      y = chance() * (HIGH + 200) - 200;
    sn += `M${n(x)} ${n(y)}l${n(-6 - chance() * 8)} ${n(3 + chance() * 3)}`;
  }
  return drawn + line(sn, "#F4FBFD", 2, 'opacity=".55"') + near + VIGNETTE;
};
