import { type Chance, chanceOf, jitter, pick } from "../../map/draw/chance";
import { n } from "../../map/draw/pen";
import { dot, INK, line, oval, shape } from "../pencil";

/** A drift of the mine: from where to where it reaches down, where its rails lie, and how far it is lit, from 0 to 1. */
export interface Drift {
  top: number;
  bottom: number;
  rails: number;
  lit: number;
}
/** How large the picture is, and where its shaft goes down. */
export interface Place {
  wide: number;
  high: number;
  shaft: number;
  /** How wide the shaft is. */
  room: number;
}

const ROCK = ["#1C1512", "#231A15", "#2B2019", "#191210"] as const;
const TIMBER = "#5A4128";
const POST = "#4A3523";
const POSTS = 4;

/** A line from left to right that no ruler has drawn. */
function rough(chance: Chance, from: number, to: number, y: number, by = 4): string {
  let drawn = "";
  for (let x = from; from < to ? x < to : x > to; x += from < to ? 22 : -22) drawn += `L${n(x)} ${n(y + jitter(chance, by))}`;
  return `${drawn}L${n(to)} ${n(y)}`;
}

/** Stones in the ground, of a few tones. */
function stones(chance: Chance, { wide, high }: Place, ground: number): string {
  const found = new Map<string, string>();
  for (let y = ground + 8; y < high; y += 15)
    for (let x = (y % 2) * 9; x < wide; x += 30) {
      if (chance() < 0.35) continue;
      const [cx, cy, w, h] = [x + jitter(chance, 8), y + jitter(chance, 4), 8 + chance() * 8, 4 + chance() * 4];
      const tone = pick(chance, ROCK);
      found.set(
        tone,
        `${found.get(tone) ?? ""}M${n(cx - w)} ${n(cy)}L${n(cx - w * 0.5)} ${n(cy - h)}L${n(cx + w * 0.6)} ${n(cy - h * 0.8)}L${n(cx + w)} ${n(cy + h * 0.3)}L${n(cx + w * 0.2)} ${n(cy + h)}L${n(cx - w * 0.7)} ${n(cy + h * 0.7)}Z`,
      );
    }
  return [...found].map(([tone, d]) => shape(d, tone, INK, 1.6)).join("");
}

/** A drift, dug from the shaft to the right: its walls, the posts that hold it, the rails, and the light that falls in. */
function drift(chance: Chance, { wide, shaft }: Place, { top, bottom, rails, lit }: Drift): string {
  const [left, right] = [shaft, wide - 6];
  const hollow = `M${n(left)} ${n(top)}${rough(chance, left, right, top)}L${n(right + jitter(chance, 3))} ${n((top + bottom) / 2)}L${n(right - 8)} ${n(bottom)}${rough(chance, right - 8, left, bottom, 3)}Z`;
  const long = right - left;
  const glows = [0, 1].map((at) => {
    const x = left + (at ? long * Math.max(0.12, lit) : 30);
    return oval(
      x,
      rails - 6,
      at ? 200 : 150,
      (bottom - top) * 0.72,
      "url(#lamp)",
      `opacity="${at ? 0.34 : 0.62}" clip-path="url(#in${n(top)})"`,
    );
  });
  let posts = "";
  for (let at = 1; at <= POSTS; at++) {
    const x = left + 52 + ((long - 62) * at) / POSTS - 4;
    posts += `M${n(x)} ${n(top + 4)}v${n(bottom - top - 8)}M${n(x - 20)} ${n(top + 7)}h40`;
  }
  let ties = "";
  for (let x = left + 6; x < right - 30; x += 16) ties += `M${n(x)} ${n(rails - 6)}v12`;
  const track = (to: number) => `M${n(left + 4)} ${n(rails - 4)}H${n(to)}M${n(left + 4)} ${n(rails + 4)}H${n(to)}`;
  return (
    `<clipPath id="in${n(top)}"><path d="${hollow}"/></clipPath>` +
    shape(hollow, "#0D0908", INK, 4) +
    glows.join("") +
    line(posts, INK, 13) +
    line(posts, POST, 8) +
    line(posts, "#7A5A38", 1.6, 'stroke-opacity=".5" transform="translate(-2.6 0)"') +
    line(ties, "#3A2A1A", 5) +
    line(track(right - 30), "#54412E", 2.4) +
    (lit ? line(track(left + long * lit), "#FFB84A", 3) : "") +
    line(
      `M${n(left)} ${n(top)}${rough(chance, left, right, top)}`,
      "#F2A24A",
      2,
      'stroke-opacity=".28" transform="translate(0 3)"',
    )
  );
}

/** What stands over the shaft: two legs, a wheel, and the rope that goes down. */
function headframe({ shaft, room }: Place, ground: number): string {
  const peak = Math.max(12, ground - 52);
  const legs = `M${n(shaft - room * 0.9)} ${n(ground)}L${n(shaft - 6)} ${n(peak)}M${n(shaft + room * 0.9)} ${n(ground)}L${n(shaft + 6)} ${n(peak)}M${n(shaft - room * 0.5)} ${n((ground + peak) / 2 + 4)}h${n(room)}`;
  return (
    line(legs, INK, 12) +
    line(legs, TIMBER, 7) +
    dot(shaft, peak, 9, "none", INK, 8) +
    dot(shaft, peak, 9, "none", "#C9922F", 4)
  );
}

/** The shaft with its posts and braces, from the ground to the lowest drift. */
function shaftOf({ shaft, room }: Place, ground: number, bottom: number): string {
  const [left, right] = [shaft - room / 2, shaft + room / 2];
  let braces = "";
  for (let y = ground; y < bottom - 20; y += 52)
    braces += `M${n(left)} ${n(y)}L${n(right)} ${n(Math.min(bottom, y + 52))}M${n(right)} ${n(y)}L${n(left)} ${n(Math.min(bottom, y + 52))}`;
  return (
    shape(`M${n(left)} ${n(ground)}H${n(right)}V${n(bottom)}H${n(left)}Z`, "#0A0706", INK, 4) +
    oval(shaft, ground + 20, room, 70, "url(#lamp)", 'opacity=".5"') +
    line(braces, "#3A2A1A", 4) +
    line(`M${n(left)} ${n(ground)}V${n(bottom)}M${n(right)} ${n(ground)}V${n(bottom)}`, INK, 11) +
    line(`M${n(left)} ${n(ground)}V${n(bottom)}M${n(right)} ${n(ground)}V${n(bottom)}`, TIMBER, 7) +
    line(`M${n(shaft)} ${n(Math.max(12, ground - 44))}V${n(bottom - 14)}`, "#8A7150", 1.6)
  );
}

/** A mine in section: the ground with its stones, the shaft, and a drift for each track. */
export function section(seed: string, place: Place, drifts: readonly Drift[]): string {
  const chance = chanceOf(`mine ${seed}`);
  const ground = (drifts[0]?.top ?? 60) - 16;
  const bottom = drifts.at(-1)?.bottom ?? place.high;
  const earth = `M0 ${n(ground)}${rough(chance, 0, place.wide, ground, 5)}V${n(bottom + 12)}${rough(chance, place.wide, 0, bottom + 12, 6)}Z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${place.wide} ${place.high}"><defs><clipPath id="earth"><path d="${earth}"/></clipPath>` +
    `<radialGradient id="lamp"><stop offset="0" stop-color="#FFC562" stop-opacity=".8"/><stop offset=".35" stop-color="#F29A2E" stop-opacity=".34"/><stop offset="1" stop-color="#B4611B" stop-opacity="0"/></radialGradient></defs>` +
    shape(earth, "#120D0B") +
    `<g clip-path="url(#earth)">${stones(chance, place, ground)}</g>` +
    line(
      `M0 ${n(ground)}${rough(chanceOf(`ground ${seed}`), 0, place.wide, ground, 5)}`,
      "#F2A24A",
      2.4,
      'stroke-opacity=".5"',
    ) +
    drifts.map((one) => drift(chance, place, one)).join("") +
    shaftOf(place, ground, bottom) +
    headframe(place, ground) +
    "</svg>"
  );
}
