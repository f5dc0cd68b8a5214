import type { Chance } from "../../map/draw/chance";
import { INK } from "../pencil";
import { beam, foe, glow, hatch, line, man, paint, ridge, rocks, sky, VIGNETTE, WIDE } from "./brush";
import type { Scene } from "./scene";

/** A gallery that came down: a hand, and something in the webs. */
export const gallery: Scene = (chance, who, { subject, near = "" }) => {
  let drawn =
    sky([0, "#0B0809"], [0.5, "#2A1A10"], [1, "#1a0f09"]) + glow(560, 430, 560, 400, 1) + glow(560, 470, 260, 220, 0.8);
  for (let i = 0; i < 5; i++) {
    const k = 1 - i * 0.17,
      cx = 620,
      cy = 430,
      hw = 620 * k,
      h = 440 * k;
    drawn +=
      line(
        hatch(chance, cx - hw, cy - h * 0.8, hw * 2, h * 0.5, 15, -0.9, 20, () => chance() < 0.35),
        INK,
        3,
        'opacity=".5"',
      ) +
      beam(cx - hw, cy + h, cx - hw * 0.94, cy - h * 0.72, 56 * k, ["#4A331F", "#5A3E26", "#6B4A2A", "#7A5530", "#8A6238"][i]) +
      beam(cx + hw, cy + h, cx + hw * 0.94, cy - h * 0.72, 56 * k, ["#3A2716", "#4A331F", "#5A3E26", "#6B4A2A", "#7A5530"][i]) +
      beam(
        cx - hw * 1.06,
        cy - h * 0.74,
        cx + hw * 1.06,
        cy - h * 0.7,
        58 * k,
        ["#4A331F", "#5A3E26", "#6B4A2A", "#7A5530", "#8A6238"][i],
      );
  }
  drawn +=
    ridge(
      chance,
      [
        [-20, 700],
        [300, 690],
        [700, 700],
        [WIDE + 20, 690],
      ],
      "#2A1A10",
      4,
      "#B4611B",
    ) +
    line("M430 768L580 560M800 768L680 560", INK, 11) +
    line("M430 768L580 560M800 768L680 560", "#C9B08A", 4);
  drawn += subject ?? fall(chance, who);
  drawn +=
    glow(300, 610, 260, 220, 1) +
    man(330, 720, 1.75, "miner", "#3F4C57", { lantern: true }) +
    man(170, 740, 1.9, "wide", "#5A4330");
  return drawn + near + VIGNETTE;
};

/** What came down, and what sits in the webs above it. */
function fall(chance: Chance, who: (place: number) => string): string {
  let drawn =
    rocks(chance, 960, 700, 34, 640, 300, ["#4e4842", "#5c544b", "#413c37", "#3a332d"]) +
    beam(700, 700, 1040, 350, 46, "#6B4A2A") +
    beam(1180, 720, 900, 420, 40, "#5A3E26") +
    rocks(chance, 1000, 760, 14, 600, 90, ["#4e4842", "#413c37"]);
  drawn += `<g transform="translate(834 560) rotate(-70)">${line("M0 60L0 0", INK, 26) + line("M0 60L0 0", "#C99C6E", 17) + paint("M-16 0L-18 -28-8 -8-4 -38 4 -8 12 -36 14 -4 24 -18 16 12-14 14Z", "#D0A070", INK, 4)}</g>`;
  drawn +=
    line(
      "M1366 120L1010 240M1366 300L1010 240M1180 0L1010 240M1010 240L1100 420M1130 80L1090 214L1140 330L1250 330M1200 40L1150 196L1210 300",
      "#D8CDB4",
      2,
      'opacity=".55"',
    ) +
    foe(who(0), 1190, 210, 0.95, 3) +
    foe(who(0), 1050, 120, 0.5, 5) +
    foe(who(0), 1290, 420, 0.62, 8);
  return drawn;
}
