import { type Chance, chanceOf } from "../../map/draw/chance";
import { INK, line, shape } from "../pencil";
import { BLUE, BROWN, box, DEFS, GREY, glow, OLIVE, PALE, RED } from "./brush";
import {antlers, 
  anvil, arch, awning, barrels, beams, bed, blocks, boarded, cabinet, candle, cell, chair, chandelier, clock, counter, crates, cross, desk, dusk,
  earth, FLOOR, felt, fire, flag, flags, forge, heap, hides, lamp, net, night, pews, picture, planks, posters, put, rifles, rock, ropes, sacks, safe, scales, shelf, shelves, sitter,
  stones, table, tools, WALL, WIDE, web, wheel,
} from "./furniture"; // biome-ignore format: one list

/** The rooms of a town, each as it is inside: a wall, a floor, one light, and what is done there. The middle is left to what is sold. */
const ROOMS: Readonly<Record<string, (chance: Chance) => string>> = {
  "general-store": (chance) =>
    planks(chance, OLIVE) +
    boarded() +
    shelves(chance, 20, 210, [-330, -240, -150], ["tin", "jar", "bolt"], 34) +
    shelves(chance, 770, 210, [-330, -240, -150], ["bolt", "tin", "bottle"], 34) +
    shelves(chance, 290, 420, [-330], ["tin", "jar", "book", "bolt"], 36) +
    ropes(262, -210) +
    counter(chance, 300, 400) +
    scales(620, -116) +
    barrels(60, 3) +
    sacks(830, 4) +
    lamp(500),

  "docs-office": (chance) =>
    planks(chance, PALE, false) +
    boarded() +
    cabinet(chance, 34, 170, 290) +
    cabinet(chance, 800, 150, 270, ["jar", "book"]) +
    put(
      270,
      -330,
      shape(box(0, 0, 86, 130), "#8d8265", INK, 3) + line("M43 20v60M24 38h38M43 80l-16 36M43 80l16 36M43 12v.1", "#841A13", 6),
    ) +
    night(640, -320, 96, 120) +
    bed(390, "#EADFC3") +
    table(640, 120, 74) +
    line("M652-86l34-6M700-88l36 4M664-94l14-14", "#c9c4b8", 5) +
    candle(748, -84, 20) +
    lamp(480, -300),

  church: (chance) =>
    planks(chance, PALE) +
    boarded() +
    [90, 250, 690, 850].map((x) => night(x, -330, 66, 170, true, "#5d6a86")).join("") +
    cross(500, -370) +
    table(410, 180, 84, "#8a6238") +
    shape("M404-96h192v30h-192Z", "#841A13", INK, 3) +
    [430, 470, 530, 570].map((x, at) => candle(x, -96, at % 3 ? 26 : 36)).join("") +
    pews() +
    [40, 960].map((x) => candle(x, -120, 40)).join(""),

  saloon: (chance) =>
    planks(chance, RED) +
    boarded() +
    shape(box(300, -340, 400, 170), "#2b3a44", INK, 5) +
    line(box(292, -348, 416, 186), "#C98A2E", 9) +
    line("M340-190L420-330M380-186L470-334", "#8a97a0", 7, 'opacity=".35"') +
    shelf(chance, 300, -196, 400, ["bottle"], 20) +
    shelves(chance, 60, 190, [-310, -220], ["bottle", "jar"], 22) +
    shelves(chance, 750, 190, [-310, -220], ["bottle"], 22) +
    counter(chance, 190, 620, 112) +
    barrels(60, 2) +
    felt(890, 8) +
    chair(780) +
    chandelier(500),

  blacksmith: (chance) =>
    blocks(chance, ["#3b342e", "#433b34", "#352f2a"]) +
    earth(chance, "#2c2019") +
    forge(30) +
    tools(380, -330) +
    tools(690, -330) +
    anvil(380) +
    barrels(560, 1) +
    line("M700 0v-170M760 0v-190M820 0v-160", "#8a8377", 6) +
    shape("M690-170h20l-4-34h-12ZM750-190q10-30 20 0ZM806-160h28v-14h-28Z", "#5a544d", INK, 3) +
    line("M870-90a40 40 0 1 0 80 0 40 40 0 1 0-80 0M910-130v80M870-90h80", "#6a4a2b", 8),

  "frontier-outpost": (chance) =>
    planks(chance, BROWN) +
    boarded() +
    rifles(60, -330) +
    flag(300, -350) +
    put(
      500,
      -340,
      shape(box(0, 0, 210, 140), "#9a8d6d", INK, 4) +
        line("M20 110q30-60 70-50t50-40 50 10M40 30h30M130 90h40", "#3A2713", 4) +
        line("M40 70l110 30", "#841A13", 4, 'stroke-dasharray="10 7"'),
    ) +
    cell(760, 220) +
    desk(chance, 400, 230) +
    chair(660, -1) +
    crates(chance, 60, [2]) +
    lamp(520, -360),

  "sheriffs-office": (chance) =>
    planks(chance, BROWN, false) +
    boarded() +
    posters(chance, 60, -320, 4) +
    rifles(380, -330) +
    cell(700, 280) +
    desk(chance, 300, 250) +
    chair(580, -1) +
    put(600, -300, shape("M0-34l10 22 24-4-14 20 14 20-24-4-10 22-10-22-24 4 14-20-14-20 24 4Z", "#C98A2E", INK, 3)) +
    lamp(430, -350),

  jailhouse: (chance) =>
    blocks(chance, GREY) +
    flags() +
    cell(20, 250) +
    cell(730, 250) +
    night(420, -340, 160, 90) +
    line("M450-340v90M485-340v90M515-340v90M550-340v90", "#15100d", 8) +
    line("M340-200v40M332-160a10 14 0 1 0 16 0", "#C98A2E", 5) +
    table(400, 190, 70) +
    chair(610, -1) +
    candle(450, -82, 24) +
    lamp(500, -400),

  camp: (chance) =>
    dusk(chance) +
    earth(chance) +
    shape("M40 0L190-230 340 0Z", "#a58d63", INK, 5) +
    shape("M150 0L190-170 232 0Z", "#1b120c", INK, 4) +
    shape("M690 0L820-190 960 0Z", "#8d7650", INK, 5) +
    shape("M780 0L820-140 862 0Z", "#1b120c", INK, 4) +
    fire(510) +
    line("M420 0L470-150M600 0L550-150M470-150h80M510-150v40", "#5f4529", 8) +
    shape("M486-110h48q4 34-24 34t-24-34Z", "#2a2420", INK, 3) +
    barrels(380, 1) +
    sacks(620, 1),

  "street-market": (chance) =>
    dusk(chance) +
    earth(chance, "#3a2a1c") +
    [30, 370, 720]
      .map(
        (x, at) =>
          awning(x, 250, ["#7a2a20", "#3f5a4b", "#6a4a1c"][at] as string) +
          glow(x + 125, -150, 150, 120, 0.8) +
          counter(chance, x + 12, 226, 74),
      )
      .join("") +
    [80, 150, 220]
      .map((x) => heap(x, 0.7))
      .map((drawn) => put(0, -86, drawn))
      .join("") +
    put(0, -86, heap(430, 0.7) + heap(520, 0.8)) +
    put(0, -86, shelf(chance, 740, -8, 210, ["jar", "bottle", "bolt"])) +
    sacks(320, 1) +
    barrels(680, 1),

  "gambling-hall": (chance) =>
    planks(chance, ["#4a1f22", "#52252a", "#431b1e"]) +
    boarded() +
    [30, 880].map((x) => shape(`M${x}-${WALL}h90q-20 170-70 330h-20Z`, "#7a2a20", INK, 4)).join("") +
    wheel(500, -260) +
    shelves(chance, 150, 190, [-290], ["bottle"], 22) +
    shelves(chance, 660, 190, [-290], ["bottle"], 22) +
    felt(210, -20) +
    felt(800, -20) +
    chair(60) +
    chair(940, -1) +
    chandelier(250) +
    chandelier(750),

  "smugglers-den": (chance) =>
    rock(chance) +
    earth(chance) +
    beams(`M60 0V-${WALL}M940 0V-${WALL}M0-400H${WIDE}`) +
    crates(chance, 90, [4, 3, 1]) +
    crates(chance, 700, [3, 2]) +
    barrels(430, 2) +
    ropes(630, -260) +
    table(520, 130, 64) +
    candle(560, -76, 22) +
    shape("M596-78l34-4 4 8-34 4Z", "#D9CCAD", INK, 2) +
    lamp(420, -320),

  "mutant-quarter": (chance) =>
    planks(chance, ["#3d3a30", "#46402f", "#343226", "#4f4434"]) +
    earth(chance) +
    shape("M30-400l150 14 10 200-164 10Z", "#5a3a2c", INK, 4) +
    shape("M790-390l170-16 8 220-170-14Z", "#37475a", INK, 4) +
    line("M40-330l140 12M60-230h120M820-300l130-12", "#D9CCAD", 3, 'stroke-dasharray="9 8"') +
    shelves(chance, 280, 200, [-300, -210], ["jar"], 26) +
    night(580, -330, 110, 100, false, "#3d4a3c") +
    line("M580-290l110-30M590-240l90-70", "#4a331f", 14) +
    barrels(260, 2) +
    crates(chance, 720, [2]) +
    table(430, 160, 66) +
    put(
      500,
      -76,
      shape("M-30 0q0-44 30-44t30 44Z", "#8a9a86", INK, 3) +
        shape("M-10-12a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z", "#EADFC3", INK, 2.4) +
        shape("M-3-12h6v6h-6Z", INK),
    ) +
    lamp(520, -360),

  "trading-post": (chance) =>
    planks(chance, BROWN, false) +
    boarded() +
    hides(120, -340) +
    hides(880, -340) +
    antlers(500, -330) +
    shelves(chance, 240, 200, [-230], ["bolt", "tin"], 34) +
    shelves(chance, 570, 200, [-230], ["bolt", "jar"], 34) +
    counter(chance, 300, 400) +
    put(340, -116, heap(60, 0.7)) +
    sacks(70, 3) +
    barrels(820, 3) +
    fire(940, 0.8) +
    lamp(500, -270),

  "the-rubble": (chance) =>
    dusk(chance, "#7a3a1c") +
    earth(chance, "#2c211b") +
    beams("M120 20L210-330M300 10L250-260M160-200L380-120M820 10L760-300M930 20L900-210M700-90L960-190") +
    stones(chance, 20, 420, 190) +
    stones(chance, 560, 420, 170) +
    arch(430, 130, 210) +
    line("M470-60l16-20M520-30l10-24", "#FF9B3D", 5) +
    glow(500, -20, 180, 70, 0.7),

  "haunted-house": (chance) =>
    planks(chance, ["#33343a", "#3a3b42", "#2c2d33"]) +
    boarded() +
    night(70, -350, 110, 170, true, "#9aa6b8") +
    night(820, -350, 110, 170, true, "#9aa6b8") +
    picture(270, -330, -7, sitter) +
    picture(610, -320, 5, sitter) +
    line("M500-300a30 30 0 1 0 .1 0ZM470-270v150h60v-150", "#4a331f", 10) +
    line("M500-270v-18M500-270l-12 10M500-230v70", "#D9CCAD", 4) +
    web(0, -WALL) +
    web(WIDE, -WALL, -1) +
    table(390, 220, 72, "#3d2c1e") +
    [420, 500, 580].map((x) => candle(x, -84, 24)).join("") +
    chair(300) +
    shape("M690 0l26-52 10 6-8 46ZM730 0l2-30h20l14 30Z", "#4a331f", INK, 3),

  "sick-house": (chance) =>
    planks(chance, PALE) +
    boarded() +
    [120, 470, 820].map((x) => night(x, -330, 80, 110)).join("") +
    [30, 290, 550, 800].map((x, at) => bed(x, at % 2 ? "#7d7a62" : "#8d8a80")).join("") +
    line(`M0-380H${WIDE}`, "#5f4529", 6) +
    [250, 660].map((x) => shape(`M${x}-380h84q-10 170-2 330h-76q10-170-6-330Z`, "#cfc4a6", INK, 3.4)).join("") +
    table(480, 60, 74) +
    candle(510, -86, 20) +
    lamp(400, -340),

  "train-station": (chance) =>
    planks(chance, BROWN) +
    boarded() +
    night(300, -330, 400, 200, true, "#5B2C22") +
    shape("M340-150v-50h40v-40h60v40h110v-26h24v26h60l14 50Z", "#120b09", INK, 4) +
    [380, 450, 520, 600].map((x) => shape(`M${x}-150a18 18 0 1 0 .1 0Z`, "#2a2420", INK, 3)).join("") +
    clock(500, -380) +
    put(
      60,
      -330,
      shape(box(0, 0, 170, 170), "#1d2a22", "#5f4529", 8) + line("M18 30h134M18 60h110M18 90h124M18 120h90", "#D9CCAD", 4),
    ) +
    counter(chance, 770, 200, 104) +
    line("M780-116v-190h180v190M810-306v190M840-306v190M870-306v190M900-306v190M930-306v190", "#C98A2E", 4) +
    table(330, 340, 44) +
    crates(chance, 60, [2, 1]) +
    lamp(870, -350),

  "assay-office": (chance) =>
    blocks(chance, ["#4a3a2c", "#52402f", "#433427"], 54, 26) +
    boarded() +
    cabinet(chance, 40, 170, 280, ["jar"]) +
    safe(820) +
    night(790, -350, 120, 110) +
    counter(chance, 290, 440, 112) +
    line("M300-124v-170h420v170M340-294v170M380-294v170M640-294v170M680-294v170", "#C98A2E", 4) +
    scales(510, -124) +
    put(0, -124, heap(400, 0.5) + heap(620, 0.45)) +
    lamp(510, -350),

  docks: (chance) =>
    dusk(chance, "#8A431D") +
    shape(`M0-70h${WIDE}v${70 + FLOOR}H0Z`, "#1c2a30", INK, 3) +
    line("M60-50h90M240-40h120M480-54h80M640-36h130M840-48h100", "#4d6670", 4) +
    shape("M420-70l30-70h280l40 70Z", "#2a1b10", INK, 4) +
    line("M520-140v-230M640-140v-200M470-330h110M600-300h90", "#3b2716", 9) +
    shape("M476-322h98l-10 120h-80ZM606-292h78l-8 100h-62Z", "#8d7650", INK, 3) +
    put(0, 30, boarded()) +
    [40, 180, 320, 700, 860, 970].map((x) => shape(box(x - 14, -90, 28, 140), "#4a331f", INK, 3.4)).join("") +
    net(80, -300) +
    ropes(330, -80) +
    crates(chance, 760, [3, 2]) +
    barrels(230, 2) +
    lamp(890, -360),

  "the-cut": (chance) =>
    rock(chance) +
    earth(chance) +
    arch(380, 240, 330) +
    line("M430 90L480-40M570 90L520-40M440 60h120M456 20h90M470-16h62", "#6a4a2b", 9) +
    beams("M330 0V-360M670 0V-360M300-360H700") +
    tools(60, -320) +
    crates(chance, 740, [3, 1]) +
    heap(180, 1.3) +
    barrels(270, 1) +
    lamp(250, -330) +
    lamp(750, -330),

  shrine: (chance) =>
    dusk(chance, "#5B2C22") +
    earth(chance, "#2f2a24") +
    beams("M330 0V-330M670 0V-330") +
    shape("M270-330q230 34 460 0l16-34q-246 40-492 0Z", "#7a2a20", INK, 5) +
    shape("M316-268h368v22H316Z", "#7a2a20", INK, 4) +
    shape("M440 0v-90h120V0ZM424-90l76-50 76 50Z", "#4a433b", INK, 4) +
    shape("M478-20v-50h44v50Z", "url(#win)", INK, 3) +
    glow(500, -50, 150, 110) +
    [120, 230, 780, 890]
      .map(
        (x) =>
          shape(`M${x - 20} 0v-60h40V0ZM${x - 30}-60h60l-12-22h-36Z`, "#57514a", INK, 3.4) +
          glow(x, -36, 60, 50) +
          shape(box(x - 9, -44, 18, 24), "url(#win)", INK, 2.4),
      )
      .join("") +
    line("M360-300l-10 60M420-296l6 64M580-296l-8 60M640-300l8 62", "#EADFC3", 8) +
    stones(chance, 0, 140, 90) +
    stones(chance, 880, 130, 90),
};

/** A room that nobody has furnished: a lamp, a counter, and what stands about. */
const ANY = (chance: Chance): string =>
  planks(chance, BLUE) +
  boarded() +
  night(90, -330, 110, 140) +
  night(800, -330, 110, 140) +
  shelves(chance, 330, 340, [-280], ["tin", "book", "jar"], 34) +
  counter(chance, 330, 340) +
  barrels(90, 2) +
  crates(chance, 800, [2, 1]) +
  lamp(500, -350);

/** The locations whose rooms are drawn. */
export const FURNISHED: readonly string[] = Object.keys(ROOMS);

/** A location from inside. */
export function room(location: string): string {
  const chance = chanceOf(`room ${location}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-WALL} ${WIDE} ${WALL + FLOOR}" preserveAspectRatio="xMidYMax slice">${DEFS}` +
    `<radialGradient id="dim" cx=".5" cy=".3" r=".75"><stop offset="0" stop-color="#0B0809" stop-opacity=".3"/><stop offset=".55" stop-color="#0B0809" stop-opacity=".48"/><stop offset="1" stop-color="#0B0809" stop-opacity=".82"/></radialGradient>` +
    `${(ROOMS[location] ?? ANY)(chance)}<rect y="${-WALL}" width="${WIDE}" height="${WALL + FLOOR}" fill="url(#dim)"/></svg>`
  );
}
