import { type Chance, chanceOf, pick } from "../../map/draw/chance";
import { n, type Point } from "../../map/draw/pen";
import { line, oval, shape } from "../pencil";

/** The hours at which something is decided in town. */
export type Hour = "night" | "morning" | "evening";
export const [WIDE, HIGH] = [1200, 560] as const;

const SKIES: Record<Hour, readonly string[]> = {
  night: ["#0B0809", "#14100F", "#1C1414", "#3a201c", "#5a2c1c"],
  morning: ["#3b2c33", "#6b4a44", "#a86f4c", "#dba35c", "#f6d898"],
  evening: ["#150F16", "#2A1A20", "#5B2C22", "#A9521F", "#E9A043"],
};
const MESAS: Record<Hour, readonly [string, string]> = {
  night: ["#1f1210", "#150d0b"],
  morning: ["#7a4630", "#4e2c20"],
  evening: ["#4a2620", "#2f1c18"],
};
const FAR: readonly Point[] = [
  [0, 400], [60, 380], [90, 310], [190, 302], [210, 380], [330, 410], [520, 420], [580, 400], [600, 336], [700, 328], [730, 410], [900, 426], [1010, 410], [1040, 350], [1140, 340], [1170, 400], [1200, 396],
]; // biome-ignore format: one list
const NEAR: readonly Point[] = [[0, 460], [120, 440], [230, 408], [330, 420], [520, 440], [700, 460], [860, 450], [960, 452], [1050, 402], [1140, 390], [1200, 410]]; // biome-ignore format: one list
const SUN: Record<Hour, Point | null> = { night: null, morning: [840, 400], evening: [980, 420] };

/** The sky over the town at an hour; the nearer a town event, the more of the Darkness stands in it (0 to 1). */
export function sky(hour: Hour, darkness: number): string {
  const chance = chanceOf("sky");
  const stops = SKIES[hour].map((colour, at) => `<stop offset="${at * 0.2}" stop-color="${colour}"/>`).join("");
  const sun = SUN[hour];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>` +
    `<radialGradient id="sun"><stop offset="0" stop-color="#FFE9B8"/><stop offset=".4" stop-color="#FFC562" stop-opacity=".9"/><stop offset="1" stop-color="#F29A2E" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="gv"><stop offset="0" stop-color="#7A4BC0" stop-opacity=".7"/><stop offset="1" stop-color="#2D1748" stop-opacity="0"/></radialGradient></defs>` +
    shape(`M0 0h${WIDE}v${HIGH}H0Z`, "url(#sky)") +
    (hour === "morning" ? "" : stars(chance, hour === "night" ? 90 : 50)) +
    (hour === "night" ? moon() : "") +
    (sun ? oval(sun[0], sun[1], 190, 190, "url(#sun)") + oval(sun[0], sun[1], 46, 46, "#FFE3A6") : "") +
    above(chance, darkness) +
    mesas(chance, FAR, MESAS[hour][0], hour === "night" ? "#5a2c1c" : "#E9A043") +
    mesas(chance, NEAR, MESAS[hour][1], "#A9521F") +
    "</svg>"
  );
}

function stars(chance: Chance, count: number): string {
  let found = "";
  for (let star = 0; star < count; star++)
    found += `<circle cx="${n(chance() * WIDE)}" cy="${n(chance() * 260)}" r="${n(0.5 + chance())}" fill="#F0E4CB" opacity="${n(0.2 + chance() * 0.6)}"/>`;
  return found;
}

const moon = (): string =>
  oval(930, 120, 120, 120, "url(#sun)", 'opacity=".16"') + shape("M930 86a34 34 0 1 0 26 56 30 30 0 1 1-26-56Z", "#F0E4CB");

/** The Darkness over the town: clouds and tendrils from the left, and an eye that opens. */
function above(chance: Chance, darkness: number): string {
  const [count, hanging, reach] = [Math.round(3 + 9 * darkness), Math.round(2 + 12 * darkness), 50 + 100 * darkness];
  let [clouds, tendrils] = ["", ""];
  for (let at = 0; at < count; at++)
    clouds += cloud(chance, -140 + at * 88, 34 + at * 7 + chance() * 20, 300 - at * 8, 56 - at * 3);
  for (let at = 0; at < hanging; at++) {
    const [x, y, long, wide] = [12 + at * 72 + chance() * 20, 44 + at * 5, reach * (0.6 + chance() * 0.7), 8 + chance() * 7];
    const bend = chance() * 34 - 17;
    tendrils += `M${n(x - wide)} ${n(y)}C${n(x - wide * 0.6)} ${n(y + long * 0.4)} ${n(x + bend)} ${n(y + long * 0.7)} ${n(x + bend * 0.6)} ${n(y + long)}C${n(x + bend + wide * 0.3)} ${n(y + long * 0.7)} ${n(x + wide * 0.6)} ${n(y + long * 0.4)} ${n(x + wide)} ${n(y)}Z`;
  }
  return (
    oval(140 + 200 * darkness, 60, 260 + 300 * darkness, 130 + 60 * darkness, "url(#gv)") +
    shape(tendrils, "#24123a") +
    clouds +
    (darkness >= 0.5 ? eye(darkness) : "")
  );
}

function cloud(chance: Chance, x: number, y: number, w: number, h: number): string {
  let d = `M${n(x)} ${n(y)}`;
  for (let at = 1; at <= 9; at++)
    d += `q${n(w / 18)} ${n(-h * Math.sin((at / 9) * Math.PI) * (0.6 + chance() * 0.7))} ${n(w / 9)} 0`;
  return shape(
    `${d}q${n(-w / 2)} ${n(h * 0.5)} ${n(-w)} 0Z`,
    pick(chance, ["#1B0F2B", "#2D1748", "#24123a"]),
    "",
    0,
    'opacity=".92"',
  );
}

/** Its lid lifts the further, the nearer the event is. */
const eye = (darkness: number): string =>
  `<g transform="translate(470 150) scale(1.25)">${oval(0, 0, 64, 34, "url(#gv)")}` +
  shape("M-54 4Q-30-26 4-24 36-22 56 2 30 22 0 20-32 18-54 4Z", "#150a24") +
  shape("M-42 3Q-20-14 2-14 26-14 44 2 22 15 0 14-22 14-42 3Z", "#3c2163") +
  oval(0, 0, 13, 13, "#A77BE0") +
  oval(0, 0, 8, 8, "#E3D2FF") +
  shape("M0-14L4 0 0 14-4 0Z", "#0b0612") +
  `${shape(`M-54 4Q-30-30 4-28 40-26 58 2 36 ${n(6 - 20 * darkness)} 4 ${n(5 - 20 * darkness)}-28 ${n(4 - 20 * darkness)}-54 4Z`, "#24123a")}</g>`;

function mesas(chance: Chance, points: readonly Point[], colour: string, edge: string): string {
  let d = "";
  points.forEach(([x, y], at) => {
    d += `${at ? "L" : "M"}${n(x)} ${n(y + (at ? (chance() - 0.5) * 8 : 0))}`;
  });
  return shape(`${d}V${HIGH}H0Z`, colour) + line(d, edge, 2, 'stroke-opacity=".55"');
}
