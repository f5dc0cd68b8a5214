import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import { FAR_LEFT, FAR_RIGHT, foe, glow, line, man, paint, ridge, sky, stars, VIGNETTE, WIDE } from "./brush";
import type { Scene } from "./scene";
import { at } from "./tales/things";

const WALLS = ["#4A3A34", "#3E3440", "#4E4038", "#3A3038"] as const;

/** A street that has dreamt the same: one window is lit, and something goes over the roofs. */
export const street: Scene = (chance, who, { near = "" }) => {
  let drawn =
    sky([0, "#0B0912"], [0.45, "#1D1A2C"], [0.7, "#3A2A3C"], [1, "#150f14"]) +
    stars(chance, 110, 330) +
    `<circle cx="900" cy="120" r="150" fill="#E8DAB6" stroke="${INK}" stroke-width="5"/><path d="M830 60q30 -20 50 6t-30 30-20-36M930 150q40-10 50 20t-40 20-10-40M960 70q16-6 20 8t-20 6" fill="#C9B88C"/>` +
    glow(900, 120, 380, 330, 0.5, "frost");
  drawn += ridge(
    chance,
    [
      [-20, 480],
      [300, 450],
      [700, 480],
      [1100, 440],
      [WIDE + 20, 470],
    ],
    "#1A1420",
    8,
  );
  const house = (x: number, wide: number, high: number, nth: number, lit: boolean) => {
    const top = 640 - high;
    let boards = "";
    for (let y = top + 74; y < 630; y += 22) boards += `M${x + 4} ${y}H${x + wide - 4}`;
    const pane = (px: number, py: number, on: boolean) =>
      (on ? glow(px + 24, py + 34, 130, 130, 1) : "") +
      paint(`M${px} ${py}h48v66h-48Z`, on ? "#FFD88A" : "#0D0A10", INK, 5) +
      line(`M${px + 24} ${py}v66M${px} ${py + 33}h48`, INK, 4);
    return (
      paint(`M${x} 650V${top + 60}H${x + wide}V650Z`, WALLS[nth % 4] ?? WALLS[0], INK, 6) +
      paint(
        nth % 2
          ? `M${x - 14} ${top + 64}L${x + wide / 2} ${top - 30}L${x + wide + 14} ${top + 64}Z`
          : `M${x - 8} ${top + 70}V${top}H${x + wide * 0.3}V${top - 26}H${x + wide * 0.7}V${top}H${x + wide + 8}V${top + 70}Z`,
        "#2A2026",
        INK,
        6,
      ) +
      line(
        nth % 2 ? `M${x - 8} ${top + 60}L${x + wide / 2} ${top - 24}` : `M${x - 4} ${top + 64}V${top + 4}H${x + wide * 0.3}`,
        "#D9CDE8",
        3.4,
        'opacity=".7"',
      ) +
      line(boards, INK, 2.6, 'opacity=".55"') +
      pane(x + wide * 0.16, top + 104, lit) +
      pane(x + wide * 0.62, top + 104, false) +
      paint(`M${x + wide * 0.4} 650v-104h${n(wide * 0.2)}v104Z`, "#0D0A10", INK, 5)
    );
  };
  let nth = 0;
  for (let x = FAR_LEFT; x < FAR_RIGHT; nth++) {
    const wide = 190 + Math.round(chance() * 60);
    drawn += house(x, wide, 250 + Math.round(chance() * 90), nth, nth === 5);
    x += wide + 12;
  }
  const claws = (x: number, y: number, size: number, turn: number) =>
    at(
      x,
      y,
      line("M-22 -40L-30 40M0 -46L-4 46M22 -40L24 40", INK, 12) +
        line("M-22 -40L-30 40M0 -46L-4 46M22 -40L24 40", "#D9A6B8", 4.6),
      size,
      turn,
    );
  drawn += claws(740, 570, 0.8, 10) + claws(786, 490, 0.9, 16) + claws(836, 410, 1, 24);
  drawn +=
    foe(who(0), 930, 250, 1.5, 3) +
    foe(who(1), 560, 300, 0.75, 2) +
    foe(who(1), 1230, 310, 0.8, 5) +
    foe(who(1), 400, 340, 0.55, 8);
  drawn += ridge(
    chance,
    [
      [-20, 652],
      [500, 642],
      [1000, 648],
      [WIDE + 20, 640],
    ],
    "#221820",
    4,
    "#8A6A7A",
  );
  drawn +=
    glow(650, 690, 320, 170, 1) +
    man(580, 742, 1.6, "wide", "#5A4330") +
    man(700, 750, 1.55, "cat", "#3E3A37", { lantern: true, woman: true }) +
    man(820, 744, 1.5, "miner", "#3F4C57", { gun: true });
  return drawn + near + VIGNETTE;
};
