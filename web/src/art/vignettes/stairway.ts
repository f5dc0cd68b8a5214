import { n } from "../../map/draw/pen";
import { INK } from "../pencil";
import { FAR_LEFT, FAR_RIGHT, foe, glow, line, man, paint, sky, VIGNETTE } from "./brush";
import type { Scene } from "./scene";
import { at } from "./tales/things";

const STEPS = 23;
const LONG = 62;
const DEEP = 22;

/** A stairway under trees: all who have dreamt of it go down, one step every night. */
export const stairway: Scene = (chance, who, { near = "" }) => {
  let drawn =
    sky([0, "#0B0B09"], [0.3, "#161C14"], [0.6, "#2E3A20"], [0.8, "#6A6A2A"], [1, "#12160f"]) +
    glow(1020, 520, 520, 420, 1) +
    glow(1020, 560, 280, 260, 1);
  for (let x = FAR_LEFT; x < FAR_RIGHT; x += 120 + chance() * 60) {
    const wide = 26 + chance() * 30;
    drawn +=
      paint(
        `M${n(x - wide)} 780C${n(x - wide * 0.3)} 500 ${n(x - wide * 0.8)} 200 ${n(x - wide * 0.4)} -340H${n(x + wide * 0.5)}C${n(x + wide * 0.4)} 200 ${n(x + wide * 0.3)} 500 ${n(x + wide)} 780Z`,
        "#1A2014",
        INK,
        5,
      ) +
      line(
        `M${n(x - wide * 0.5)} 700C${n(x - wide * 0.2)} 480 ${n(x - wide * 0.5)} 220 ${n(x - wide * 0.2)} -200`,
        "#C9963A",
        3,
        'opacity=".4"',
      );
  }
  const stepAt = (step: number): [number, number] => [-560 + step * LONG, 120 + step * DEEP];
  let edge = `M${FAR_LEFT} 120`;
  let lips = "";
  let joints = "";
  for (let step = 0; step < STEPS; step++) {
    const [x, y] = stepAt(step);
    edge += `L${x} ${y}V${y + DEEP}`;
    lips += `M${x - LONG + 4} ${y + 4}H${x - 4}`;
    for (let row = 1; row < 9; row++)
      joints += `M${n(x - LONG * 0.5 + (row % 2) * 22)} ${n(y + row * 58)}v50M${x - LONG} ${n(y + row * 58)}h${LONG}`;
  }
  const [, floor] = stepAt(STEPS);
  drawn +=
    paint(`${edge}H${FAR_RIGHT}V790H${FAR_LEFT}Z`, "#5C5A3C", INK, 7) +
    line(joints, INK, 3, 'opacity=".4"') +
    line(lips, "#F2D27A", 4, 'opacity=".85"');
  const sleeper = (step: number, size: number, gown: string) => {
    const [x, y] = stepAt(step);
    return at(
      x - LONG / 2,
      y,
      paint("M-22 0C-24 -40 -22 -70 -14 -84H14C22 -70 24 -40 24 0Z", gown, INK, 4) +
        line("M-17 -4C-19 -40 -18 -66 -10 -80", "#FFF6DC", 3, 'opacity=".8"') +
        line("M10 -76L52 -72M4 -70L46 -64", INK, 13) +
        line("M10 -76L52 -72M4 -70L46 -64", gown, 7) +
        `<circle cx="4" cy="-100" r="17" fill="#C99C6E" stroke="${INK}" stroke-width="4"/>` +
        paint("M-14 -104C-16 -124 12 -130 20 -112L-34 -100Z", "#B9A77E", INK, 4) +
        line("M8 -100h9", INK, 3),
      size,
    );
  };
  for (let step = 1; step < STEPS - 2; step++)
    if (step % 2)
      drawn += sleeper(step, 0.86 + chance() * 0.2, ["#D9CFB8", "#BFC4B0", "#C9B79A", "#E0D8C8"][(step >> 1) % 4] ?? "#D9CFB8");
  drawn +=
    glow(1040, floor - 60, 300, 200, 1) +
    foe(who(0), 1040, 470, 2.3, 4) +
    paint(`M988 ${floor - 96}L1040 ${floor - 136}L1092 ${floor - 96}L1040 ${floor - 70}Z`, "#FFE0A0", INK, 5);
  let moss = "";
  for (let i = 0; i < 100; i++) {
    const [x, long] = [chance() * 2600 - 620, 40 + chance() * 190];
    moss += `M${n(x)} -330C${n(x + 8)} ${n(long * 0.2 - 100)} ${n(x - 8)} ${n(long * 0.6)} ${n(x + 3)} ${n(long)}`;
  }
  drawn += line(moss, "#0B0B07", 9) + line(moss, "#4A5230", 3.4);
  drawn +=
    glow(740, 720, 260, 140, 1) +
    man(660, 760, 1.35, "wide", "#5A4330", { gun: true }) +
    man(790, 764, 1.3, "cat", "#3E3A37", { lantern: true, woman: true });
  return drawn + near + VIGNETTE;
};
