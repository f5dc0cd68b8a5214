import type { Chance } from "../../map/draw/chance";
import { pick } from "../../map/draw/chance";
import { n } from "../../map/draw/pen";
import { INK, line, shape } from "../pencil";
import {
  BLUE, BROWN, barrel, boards, box, door, GREY, glow, OLIVE, out, PALE, pane, posts, RED, ROOF, rim, sack, shade, smoke,
} from "./brush"; // biome-ignore format: one list
import { AROUND } from "./forms";

const CANVAS = ["#a58d63", "#8d7650", "#b49b70"] as const;
const STONE = ["#5a544d", "#4c4741", "#656058", "#57514a"] as const;
const IRON = "#15100d";

const tent = (x: number, w: number, h: number, tone: string, lit: boolean): string =>
  shape(`M${x} 0L${x + w / 2} ${-h}L${x + w} 0Z`, tone, INK, 4) +
  shape(`M${x + w / 2} ${-h}L${x + w} 0h${n(-w * 0.26)}Z`, INK, "", 0, 'opacity=".35"') +
  (lit ? glow(x + w * 0.44, -h * 0.25, w * 0.5, h * 0.5) : "") +
  shape(`M${n(x + w * 0.34)} 0L${x + w / 2} ${n(-h * 0.66)}L${n(x + w * 0.6)} 0Z`, lit ? "url(#win)" : "#1b120c", INK, 3) +
  rim(`M${x} 0L${x + w / 2} ${-h}`);

/** A wall of rough stones. */
function stones(chance: Chance, x: number, y: number, w: number, h: number): string {
  let drawn = "";
  for (let row = 0; row * 22 < h; row++)
    for (let at = row % 2 ? -18 : 0; at < w; at += 38) {
      const left = Math.max(0, at);
      const wide = Math.min(w, at + 38) - left;
      const high = Math.min(22, h - row * 22);
      if (wide > 3) drawn += shape(box(x + left, y + row * 22, wide, high), pick(chance, STONE), INK, 1.8);
    }
  return drawn;
}
const bars = (x: number, y: number, w: number, h: number): string =>
  pane(x, y, w, h) + line([0.2, 0.4, 0.6, 0.8].map((at) => `M${n(x + w * at)} ${y}v${h}`).join(""), IRON, 4);
const logs = (chance: Chance, w: number, rows: number): string =>
  Array.from({ length: rows }, (_, row) =>
    shape(`M-8 ${-row * 20}h${w + 16}a10 10 0 0 0 0-20h${-w - 16}a10 10 0 0 0 0 20Z`, pick(chance, BROWN), INK, 2.6),
  ).join("");

/** Places of the larger and stranger towns of the frontier; no two share an outline. */
export const FRONTIER = {
  tents: () =>
    tent(104, 112, 92, CANVAS[1], false) +
    tent(0, 160, 128, CANVAS[0], true) +
    glow(176, -22, 60, 60) +
    line("M158 0L196-14M196 0L158-14", "#5a3b1c", 8) +
    shape("M176-64q20 30 10 52h-22q-12-20 2-28 2 8 8 6-2-14 2-30Z", "#F29A2E", INK, 2.5) +
    shape("M176-36q8 14 3 24h-9q-5-12 6-24Z", "#FFE3A6"),

  stalls: (chance: Chance) =>
    [0, 74, 148]
      .map(
        (x, at) =>
          posts([x + 4, x + 62], 116 + at * 14) +
          glow(x + 33, -70, 44, 36, 0.7) +
          Array.from({ length: 4 }, (_, strip) =>
            shape(
              `M${x + strip * 17}${-132 - at * 14}h17v26q-8 8-17 0Z`,
              strip % 2 ? "#C8B993" : (["#7a2a20", "#3f5a4b", "#6a4a1c"][at] ?? ""),
              INK,
              2.4,
            ),
          ).join("") +
          boards(chance, x, -44, 66, 44, BROWN) +
          out(box(x, -44, 66, 44)) +
          shape(
            `M${x + 10}-44q6-14 14-14t12 14ZM${x + 38}-44q4-12 10-12t10 12Z`,
            ["#8a7650", "#7a2a20", "#5a6a3c"][at] ?? "",
            INK,
            2.4,
          ),
      )
      .join("") + sack(224),

  hall: (chance: Chance) =>
    boards(chance, 0, -206, 214, 206, RED, true) +
    shade(chance, 0, -206, 214, 206) +
    out(box(0, -206, 214, 206)) +
    shape("M-10-206h234l-18-46h-54l-15-34h-60l-15 34H8Z", "#33191a", INK, 4) +
    shape("M91-268h32v32H91Z", "#E6D7AE", INK, 3) +
    line("M99-260v.1M115-260v.1M107-252v.1M99-244v.1M115-244v.1", INK, 6) +
    rim("M8-252h54l15-34h60") +
    [14, 62, 128, 176].map((x) => pane(x, -130, 24, 40)).join("") +
    pane(16, -78, 48, 50) +
    door(86, 84, 42, true) +
    pane(150, -78, 48, 50),

  star: (chance: Chance) =>
    boards(chance, 0, -176, 150, 176, PALE) +
    shade(chance, 0, -176, 150, 176) +
    out(box(0, -176, 150, 176)) +
    shape("M-12-176h174v-24H-12Z", ROOF, INK, 3.5) +
    rim("M-12-200h174") +
    shape("M75-250l9 18 20 3-14 14 3 20-18-9-18 9 3-20-14-14 20-3Z", "#E6B34A", INK, 3) +
    line("M75-196v-6", INK, 4) +
    shape("M-14-92h178l8 14H-22Z", "#3b2a1c", INK, 3) +
    posts([-6, 156], 78) +
    pane(14, -66, 38, 38) +
    door(70, 70, 36, true) +
    bars(116, -66, 24, 34),

  jail: (chance: Chance) =>
    stones(chance, 0, -188, 156, 188) +
    shade(chance, 0, -188, 156, 188) +
    out(box(0, -188, 156, 188)) +
    out("M-8-188v-20h22v12h24v-12h24v12h24v-12h24v12h24v-12h30v20Z", "#3a3631") +
    rim("M-8-208v20") +
    [18, 64, 110].map((x) => bars(x, -168, 28, 30)).join("") +
    bars(14, -62, 30, 34) +
    door(62, 78, 40) +
    line("M70-70v62M82-70v62M94-70v62M66-46h32", IRON, 4) +
    bars(116, -62, 30, 34),

  den: (chance: Chance) =>
    boards(chance, 0, -122, 168, 122, GREY, true) +
    shade(chance, 0, -122, 168, 122) +
    out("M0 0V-114L12-122H168V0Z") +
    out("M-16-112L34-164 196-146 184-116Z", "#241b18") +
    line("M20-148L40-118M60-158L74-118M110-152L116-116M150-148v32", "#0b0605", 2) +
    shape(box(120, -188, 22, 40), GREY[0], INK, 3) +
    smoke(131, -196, 6, AROUND.den.high) +
    line("M0-96h-8v12", INK, 3) +
    glow(-8, -70, 34, 34) +
    shape("M-15-84h14v20h-14Z", "url(#win)", INK, 2.5) +
    pane(18, -56, 26, 26, false) +
    line("M14-60l34 34M48-60l-34 34", "#5f4529", 5) +
    door(72, 58, 34) +
    barrel(130) +
    barrel(154),

  shanties: (chance: Chance) =>
    boards(chance, 20, -150, 92, 150, OLIVE, true) +
    out(box(20, -150, 92, 150)) +
    out("M10-150l22-30 96 12-10 18Z", "#2b2320") +
    boards(chance, 46, -242, 74, 72, RED) +
    out(box(46, -242, 74, 72)) +
    out("M36-240l88-30 8 26Z", "#241d1b") +
    boards(chance, 112, -124, 74, 124, BLUE, true) +
    out(box(112, -124, 74, 124)) +
    out("M104-124l92-22v24Z", "#2b2320") +
    pane(66, -222, 26, 30) +
    shape("M34-66q12-18 24 0v40H34Z", "#7A4BC0", INK, 3, 'opacity=".85"') +
    pane(134, -98, 26, 28) +
    door(70, 62, 30, true) +
    door(142, 56, 28) +
    line("M120-206h40v-40M160-246l-14 10M160-246l14 10", "#5f4529", 4),

  lodge: (chance: Chance) =>
    logs(chance, 170, 5) +
    shade(chance, 0, -100, 170, 100) +
    out("M-22-98L85-176 192-98Z", "#3a2a1c") +
    rim("M-22-98L85-176") +
    line("M85-176l-12-22M85-176l12-22", "#5f4529", 6) +
    shape("M85-158q16 4 16 22t-16 22q-16-4-16-22t16-22Z", "#C8B993", INK, 3) +
    line("M85-150v32M75-136h20", "#7a2a20", 3) +
    pane(10, -66, 32, 32) +
    door(66, 72, 38, true) +
    shape("M124-84h36v52q-8 10-18 0-10 10-18 0Z", "#8a6a44", INK, 3) +
    sack(182),

  heap: (chance: Chance) => {
    let drawn = shape("M-10 0L24-70 58-48 86-118 120-74 150-96 186-30 206 0Z", "#2a2420", INK, 4);
    for (let at = 0; at < 22; at++) {
      const [x, y] = [chance() * 176, chance() * 60];
      drawn += shape(
        `M${n(x)} ${n(-y)}l${n(8 + chance() * 10)} ${n(-10 - chance() * 10)}l${n(12 + chance() * 8)} ${n(6 + chance() * 6)}l${n(-4)} ${n(10)}Z`,
        pick(chance, STONE),
        INK,
        2.2,
      );
    }
    return (
      stones(chance, 8, -150, 54, 150) +
      out("M8 0V-150l14 10 10-22 16 16 14-6V0Z") +
      pane(22, -122, 26, 36, false) +
      drawn +
      line("M120 0L150-132M96-96L186-78", "#3a291b", 9) +
      glow(164, -16, 40, 34, 0.7) +
      shape("M156-26h16v22h-16Z", "url(#win)", INK, 2.5) +
      line("M156-26q8-12 16 0", INK, 2.5)
    );
  },

  crooked: (chance: Chance) =>
    boards(chance, 6, -210, 128, 210, GREY) +
    shade(chance, 6, -210, 128, 210) +
    out("M6 0L0-210H140L134 0Z") +
    out("M-16-204L30-292 74-250 118-306 158-204Z", "#1d1718") +
    rim("M-16-204L30-292") +
    shape("M78-246l16-44 14 44Z", "#241d1e", INK, 3) +
    pane(22, -190, 30, 44, true, true) +
    pane(88, -188, 28, 40, false, true) +
    shape("M37-160q10-16 0-26-10 10 0 26Z", "#7A4BC0", "", 0, 'opacity=".8"') +
    pane(16, -84, 34, 46, false) +
    line("M12-88l42 54M54-88l-42 54", "#5f4529", 6) +
    door(66, 78, 36) +
    pane(108, -84, 22, 40, true) +
    line("M150 0q-10-60 10-96M152-60l20-20M156-84l-16-16", "#120c0b", 6),

  ward: (chance: Chance) =>
    boards(chance, 0, -120, 208, 120, PALE) +
    shade(chance, 0, -120, 208, 120) +
    out(box(0, -120, 208, 120)) +
    out("M-14-118L20-160H188L222-118Z", ROOF) +
    rim("M-14-118L20-160H188") +
    line("M30-160v-86", INK, 4) +
    shape("M32-246q18-6 32 0t30 0v30q-16 6-30 0t-32 0Z", "#C9A62E", INK, 3) +
    shape("M-14-76h236l8 14H-22Z", "#3b2a1c", INK, 3) +
    posts([-8, 50, 104, 158, 216], 62) +
    [8, 62, 166].map((x) => pane(x, -52, 32, 30)).join("") +
    door(114, 56, 36, true) +
    shape("M92-108h24v24H92Z", "#E6D7AE", INK, 2.5) +
    line("M104-104v16M96-96h16", "#841A13", 5),

  station: (chance: Chance) =>
    boards(chance, 0, -132, 230, 132, RED) +
    shade(chance, 0, -132, 230, 132) +
    out(box(0, -132, 230, 132)) +
    boards(chance, 86, -256, 58, 124, RED, true) +
    out(box(86, -256, 58, 124)) +
    out("M74-254l41-50 41 50Z", ROOF) +
    rim("M74-254l41-50") +
    shape("M115-240a22 22 0 1 0 .1 0Z", "#EADFC3", INK, 3.5) +
    line("M115-218v-14M115-218l10 6", INK, 3) +
    shape("M-18-132h266l-16-30H-2Z", "#3a3f43", INK, 3.5) +
    shape("M-14-84h258l6 16H-20Z", "#3b2a1c", INK, 3.5) +
    posts([-12, 46, 184, 242], 68) +
    pane(12, -62, 30, 34) +
    door(98, 66, 36, true) +
    pane(56, -62, 28, 34) +
    pane(150, -62, 28, 34) +
    pane(196, -62, 28, 34) +
    line("M-18-2h266", "#7d7a74", 3),

  bank: (chance: Chance) =>
    stones(chance, 0, -196, 166, 196) +
    shade(chance, 0, -196, 166, 196) +
    out(box(0, -196, 166, 196)) +
    out("M-14-194L83-252 180-194Z", "#4c4741") +
    rim("M-14-194L83-252") +
    shape("M83-238l9 12-9 14-9-14Z", "#7A4BC0", INK, 2.5) +
    shape(box(-12, -196, 190, 14), "#57514a", INK, 3) +
    [8, 48, 104, 144]
      .map((x) => shape(box(x, -110, 16, 110), "#7c766c", INK, 3) + shape(box(x - 4, -116, 24, 10), "#8a847a", INK, 2.5))
      .join("") +
    pane(26, -84, 20, 40) +
    door(66, 88, 34, true) +
    pane(122, -84, 20, 40),

  pier: (chance: Chance) =>
    shape("M-20 0h240v-14H-20Z", "#20343b", INK, 3) +
    line("M-14-8q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0", "#6D7263", 2) +
    posts([6, 58, 110, 162, 206], 34) +
    boards(chance, -8, -44, 220, 16, BROWN) +
    out(box(-8, -44, 220, 16)) +
    boards(chance, 10, -150, 112, 106, BLUE, true) +
    shade(chance, 10, -150, 112, 106) +
    out(box(10, -150, 112, 106)) +
    out("M-4-148L66-204 136-148Z", ROOF) +
    rim("M-4-148L66-204") +
    shape("M44-44v-56h40v56Z", "url(#win)", INK, 4) +
    pane(22, -134, 22, 24) +
    pane(92, -134, 22, 24, false) +
    line("M166-44v-190M166-230l54 40M166-214h-36", "#4a3424", 9) +
    line("M218-192v70", INK, 3) +
    shape("M200-122h36v30h-36Z", "#6b4a2a", INK, 3) +
    barrel(148),

  headframe: (chance: Chance) =>
    shape("M-16 0q40-60 104-60t112 60Z", "#3a2a1e", INK, 4) +
    line("M42 0L78-262M142 0L106-262M56-88h72M64-150h56M70-206h44M58-84l60-62M66-146l46-58", "#5f4529", 9) +
    out("M58-260l34-34 34 34Z", ROOF) +
    shape("M92-256a20 20 0 1 0 .1 0Z", "#2b221b", INK, 4) +
    line("M92-252v32M76-236h32M92-236L60-40", INK, 3) +
    glow(92, -22, 70, 54) +
    shape("M64 0v-44q28-24 56 0V0Z", "#120b08", INK, 5) +
    line("M80 0L88-34M104 0L96-34M78-8h28M82-22h20", "#7d6a50", 3) +
    boards(chance, 146, -84, 46, 84, GREY) +
    out(box(146, -84, 46, 84)) +
    out("M138-82l62-26v28Z", ROOF) +
    pane(156, -62, 24, 24),

  gateway: () =>
    glow(85, -60, 110, 90, 0.8) +
    shape("M30 0v-96h110V0Z", "#241714", INK, 4) +
    shape("M8-96q40-4 52-34h50q12 30 52 34l6 12H2Z", "#3a1d1a", INK, 4) +
    shape("M34-130q28-4 34-28h34q6 24 34 28Z", "#472420", INK, 3.5) +
    line("M85-158v-16", INK, 5) +
    shape("M56 0v-72h58V0Z", "url(#win)", INK, 4) +
    line("M75-72V0M95-72V0M56-48h58M56-24h58", INK, 2.4) +
    line("M-6 0v-176M176 0v-176", "#8a2c20", 13) +
    shape("M-18-196q103 20 206 0l4 18q-107 20-214 0Z", "#6b2018", INK, 4) +
    shape("M-14-150h198v14H-14Z", "#8a2c20", INK, 3.5) +
    rim("M-18-196q103 20 206 0") +
    [14, 148]
      .map(
        (x) =>
          glow(x, -24, 26, 30) +
          shape(`M${x - 8} 0v-18h-6l14-16 14 16h-6V0Z`, "#57514a", INK, 2.5) +
          shape(`M${x - 5}-16h10v10h-10Z`, "#FFC05A"),
      )
      .join(""),
} satisfies Record<string, (chance: Chance) => string>;
