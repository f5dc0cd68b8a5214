import { type Chance, chanceOf } from "../../map/draw/chance";
import { n } from "../../map/draw/pen";
import { HIGH, MINE, TOWN, WIDE } from "../../screens/journey/trail";
import { line, shape } from "../pencil";
import { cactus, compass, wagon as drawnWagon, houses, INK, mesa, mine, mountain, paper, pine } from "./brush";

type Place = readonly [x: number, y: number, w: number, h: number];
const MOUNTAINS: readonly Place[] = [
  [250, 132, 100, 72], [150, 128, 110, 86], [44, 140, 112, 78], [640, 112, 90, 62], [708, 104, 78, 52],
  [20, 214, 118, 92], [186, 200, 122, 96], [104, 226, 128, 100], [48, 300, 112, 86],
]; // biome-ignore format: one list
const MESAS: readonly Place[] = [
  [620, 392, 112, 54], [724, 442, 148, 72], [506, 458, 104, 50], [370, 506, 122, 50], [846, 352, 100, 46], [640, 508, 104, 40],
]; // biome-ignore format: one list
const CACTUSES = [[330, 412], [398, 440], [468, 404], [590, 344], [690, 322], [826, 300], [300, 474], [578, 490], [250, 500]] as const; // biome-ignore format: one list
const RIVER = "M420 18Q398 84 470 122 600 150 606 214 604 262 700 286 800 302 972 284";
const RIPPLES = [[434, 88], [500, 134], [562, 158], [600, 196], [604, 240], [660, 272], [742, 294], [820, 300], [890, 294]] as const; // biome-ignore format: one list

/** The land between the mine and the town; no two journeys have quite the same. */
export function road(journey: string): string {
  const chance = chanceOf(`road ${journey}`);
  const edge = paper(chance, WIDE, HIGH);
  const land =
    MOUNTAINS.map((place) => mountain(chance, ...moved(chance, place))).join("") +
    MESAS.map((place) => mesa(chance, ...moved(chance, place))).join("") +
    forest(chance) +
    CACTUSES.map(([x, y]) => cactus(x + (chance() - 0.5) * 30, y + (chance() - 0.5) * 16, 0.9 + chance() * 0.3)).join("");
  let sand = "";
  for (let grain = 0; grain < 220; grain++) sand += `M${n(240 + chance() * 660)} ${n(330 + chance() * 190)}h1.4`;
  const ripples = RIPPLES.map(([x, y]) => `M${x - 8} ${y}q4-4 8 0t8 0`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}">${DEFS}<clipPath id="sheet"><path d="${edge}"/></clipPath>` +
    `<g clip-path="url(#sheet)"><rect width="${WIDE}" height="${HIGH}" fill="url(#paper)"/><rect width="${WIDE}" height="${HIGH}" filter="url(#stains)" opacity=".8"/>` +
    line(sand, INK, 1.8, 'opacity=".5"') +
    line(RIVER, INK, 13) +
    line(RIVER, "#B9C2B4", 9) +
    line(ripples, INK, 1.4) +
    land +
    mine(MINE[0], MINE[1], 1.15) +
    houses(TOWN[0], TOWN[1], 1.25) +
    `${compass(904, 462)}</g>${shape(edge, "none", "#0B0705", 4)}</svg>`
  );
}

export const wagon = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-54 -74 152 88">${drawnWagon()}</svg>`;

const moved = (chance: Chance, [x, y, w, h]: Place): Place => [x + (chance() - 0.5) * 14, y + (chance() - 0.5) * 8, w, h];

function forest(chance: Chance): string {
  let trees = "";
  for (let tree = 0; tree < 24; tree++)
    trees += pine(
      356 + (tree % 7) * 24 + chance() * 12,
      172 + Math.floor(tree / 7) * 22 + chance() * 9,
      0.85 + chance() * 0.25,
    );
  return trees;
}

const DEFS =
  `<radialGradient id="paper" cx=".42" cy=".4" r=".8"><stop offset="0" stop-color="#E8DDC0"/><stop offset=".55" stop-color="#D9CCAD"/><stop offset=".86" stop-color="#B79F70"/><stop offset="1" stop-color="#6E5330"/></radialGradient>` +
  `<filter id="stains" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".011 .014" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .36 0 0 0 0 .24 0 0 0 0 .1 0 0 0 1.5 -.66"/></filter>`;
