import { type Chance, chanceOf, pick } from "../../map/draw/chance";
import { n } from "../../map/draw/pen";
import { INK, line, shape } from "../pencil";
import {
  BLUE, BROWN, barrel, boards, box, CHAR, DEFS, door, GREY, glow, OLIVE, out, PALE, pane, posts, RED, ROOF, rim, sack, shade, smoke,
} from "./brush"; // biome-ignore format: one list
import { AROUND, type Form, formOf } from "./forms";
import { FRONTIER } from "./frontier";

/** Houses of a street: each has an outline of its own, and light in its windows. */
const DRAWN: Record<Form, (chance: Chance) => string> = {
  ...FRONTIER,
  gable: (chance) =>
    boards(chance, 0, -214, 130, 214, PALE) +
    shade(chance, 0, -214, 130, 214) +
    out(box(0, -214, 130, 214)) +
    out("M-12-210L65-284 142-210Z", "#33241a") +
    rim("M-12-210L65-284") +
    shape("M65-256a15 15 0 1 0 .1 0Z", "#2b1c10", INK, 3) +
    line("M65-249v17M56.500-240.500h17", "#F0D9A8", 5) +
    pane(18, -196, 32, 44) +
    pane(82, -196, 32, 44, false) +
    pane(14, -84, 36, 46) +
    door(74, 82, 38),

  forge: (chance) =>
    glow(80, -60, 120, 100) +
    shape("M8 0V-112h144V0Z", "#2a130b") +
    shape("M50 0v-52q26-34 52 0V0Z", "#FF9B3D") +
    shape("M60 0v-44q16-24 32 0V0Z", "#FFE0A0") +
    shape("M36 0v-66q40-54 80 0V0h-16v-56q-24-38-48 0V0Z", GREY[0], INK, 3.5) +
    shape(box(62, -236, 34, 132), GREY[0], INK, 3.5) +
    line("M62-216h34M62-196h34M62-176h34M79-236v20M72-216v20M86-196v20", INK, 1.6) +
    smoke(80, -246, 8, AROUND.forge.high) +
    posts([4, 156], 118) +
    boards(chance, -2, -168, 164, 54, BROWN, true) +
    shade(chance, -2, -168, 164, 54) +
    out("M-20-112L-2-170H162L180-112Z") +
    rim("M-20-112L-2-170H162") +
    shape("M122-2h38v-7h-8q-3-9 4-14h16q-4-9-18-9h-30v6q4 8 10 9 6 8-4 8h-8Z", "#0d0907", "#3a2a1e", 1.5),

  arched: (chance) =>
    boards(chance, 0, -262, 226, 262, RED) +
    shade(chance, 0, -262, 226, 262) +
    shape("M30-262q8-34 83-38 75 4 83 38Z", "#2c1712") +
    out("M0 0V-262H30q8-34 83-38 75 4 83 38h30V0Z") +
    rim("M0-140V-262H30q8-34 83-38") +
    [18, 70, 124, 176].map((x, at) => pane(x, -210, 32, 46, at !== 3)).join("") +
    shape(box(-14, -132, 254, 12), "#3b2a1c", INK, 3) +
    line(`${Array.from({ length: 17 }, (_, at) => `M${-8 + at * 15}-132v-24`).join("")}M-14-156h254`, "#6b4e31", 4) +
    line("M-14-158h254", "#F2A24A", 1.6, 'stroke-opacity=".5"') +
    pane(16, -92, 48, 58) +
    pane(162, -92, 48, 58) +
    glow(113, -40, 80, 70) +
    shape(box(86, -100, 54, 100), "url(#win)", INK, 4) +
    shape("M86-70q12 6 25-4v48h-25ZM140-70q-12 6-25-4v48h25Z", "#6b3a22", INK, 3) +
    line("M92-56h14M92-46h14M92-36h14M120-56h14M120-46h14M120-36h14", INK, 2) +
    posts([-10, 72, 152, 236], 120),

  palisade: (chance) => {
    let logs = "";
    for (let at = 0; at < 13; at++) {
      const high = 98 + chance() * 14;
      logs += shape(`M${at * 14} 0v${n(-high)}l7-14 7 14V0Z`, pick(chance, BROWN), INK, 2.6);
    }
    return (
      line("M68-204L60 0M130-204L138 0M66-180L134-110M132-180L64-110", "#3a291b", 8) +
      boards(chance, 62, -250, 74, 46, BROWN) +
      out(box(62, -250, 74, 46)) +
      out("M52-250l47-40 47 40Z", ROOF) +
      rim("M52-250l47-40") +
      pane(86, -240, 26, 24) +
      line("M99-290v-36", INK, 4) +
      shape("M100-326q16-7 28 0t26-2v26q-14 6-26 1t-28 1Z", "#7a2a20", INK, 3) +
      logs +
      shade(chance, 0, -96, 182, 96) +
      door(71, 46, 40, true)
    );
  },

  steeple: (chance) =>
    boards(chance, 0, -130, 130, 130, PALE) +
    shade(chance, 0, -130, 130, 130) +
    out(box(0, -130, 130, 130)) +
    out("M-10-128L65-186 140-128Z", ROOF) +
    shape(box(45, -228, 40, 74), PALE[0], INK, 3.5) +
    pane(54, -218, 22, 32, true, true) +
    out("M38-226L65-296 92-226Z", ROOF) +
    line("M65-296v-28M54-314h22", "#E6D7AE", 4.5) +
    rim("M38-226L65-296M-10-128L45-171") +
    pane(14, -84, 22, 50, true, true) +
    pane(94, -84, 22, 50, true, true) +
    door(48, 66, 34, true),

  stepped: (chance) =>
    boards(chance, 50, -276, 86, 20, OLIVE) +
    boards(chance, 24, -256, 138, 22, OLIVE) +
    boards(chance, 0, -236, 186, 236, OLIVE) +
    shade(chance, 0, -236, 186, 236) +
    out("M0 0V-236h24v-22h26v-20h86v20h26v22h24V0Z") +
    rim("M0-120V-236h24v-22h26v-20h86") +
    pane(24, -178, 34, 44, false) +
    pane(76, -178, 34, 44) +
    pane(128, -178, 34, 44, false) +
    pane(14, -82, 50, 52) +
    door(75, 82, 36, true) +
    pane(122, -82, 50, 52) +
    Array.from({ length: 8 }, (_, at) =>
      shape(`M${-3 + at * 24}-112h24l${at < 4 ? -3 : 3} 26q-12 8-24 0Z`, at % 2 ? "#C8B993" : "#7a2a20", INK, 2.4),
    ).join("") +
    barrel(22) +
    barrel(46) +
    sack(160),

  tall: (chance) =>
    boards(chance, 0, -290, 134, 290, BLUE, true) +
    shade(chance, 0, -290, 134, 290) +
    out(box(0, -290, 134, 290)) +
    shape(box(-8, -306, 150, 18), "#2c2a2a", INK, 3.5) +
    rim("M-8-306h150M0-120V-288") +
    [0, 1].map((row) => [16, 54, 92].map((x, at) => pane(x, -270 + row * 66, 26, 42, (at + row) % 2 === 0)).join("")).join("") +
    shape("M-10-98h154l8 18h-170Z", "#3b2a1c", INK, 3.5) +
    posts([0, 44, 90, 134], 80) +
    pane(10, -70, 30, 40) +
    door(72, 74, 38, true),
};

/** What is left of a house: charred beams, and embers that glow still. */
function ruin(chance: Chance, wide: number, high: number): string {
  const at = (share: number) => n(wide * share);
  let [embers, rubble] = ["", ""];
  for (let ember = 0; ember < 26; ember++) {
    const [x, y, r] = [wide * (0.05 + chance() * 0.9), -4 - chance() * chance() * 110, 0.8 + chance() * 1.8];
    embers += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${pick(chance, ["#FF9B3D", "#FFC562", "#E2552B"])}"/>`;
  }
  for (let stone = 0; stone < wide / 22; stone++)
    rubble += shape(
      `M${n(stone * 22)} 0l${n(6 + chance() * 8)} ${n(-14 - chance() * 12)}l${n(12 + chance() * 6)} ${n(6 + chance() * 8)}l3 14Z`,
      pick(chance, CHAR),
      INK,
      2,
    );
  return (
    smoke(wide * 0.5, -120, -6, high) +
    shape(
      `M0 0L${at(0.03)}-140l${at(0.1)} 16 ${at(0.07)}-58 ${at(0.14)} 40 ${at(0.12)}-20 ${at(0.09)} 34 ${at(0.16)}-76 ${at(0.08)} 60 ${at(0.13)} 18L${wide} 0Z`,
      "#0d0908",
    ) +
    boards(chance, wide * 0.03, -88, wide * 0.34, 88, CHAR, true) +
    boards(chance, wide * 0.62, -66, wide * 0.33, 66, CHAR, true) +
    line(
      `M${at(0.03)} 0v-160M${at(0.28)} 0v-190M${at(0.65)} 0v-146M${at(0.97)} 0v-200M0-116L${at(0.68)}-152M${at(0.25)}-184L${wide}-114`,
      "#17100e",
      9,
    ) +
    line(`M${at(0.02)}-96v-62M${at(0.26)}-116v-70M${at(0.95)}-106v-90`, "#5a3b2c", 1.8) +
    glow(wide * 0.5, -20, wide * 0.6, 48, 0.75) +
    embers +
    rubble
  );
}

/** A location as a picture; one that is destroyed as its ruin. */
export function house(location: string, destroyed: boolean): string {
  const form = formOf(location);
  const { wide, high } = AROUND[form];
  const chance = chanceOf(`house ${location}`);
  const drawn = destroyed ? ruin(chance, wide - 40, high) : DRAWN[form](chance);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 ${-high} ${wide} ${high + 4}">${DEFS}${drawn}</svg>`;
}
