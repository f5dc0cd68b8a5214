import { chanceOf } from "../../map/draw/chance";
import { n, toothed } from "../../map/draw/pen";
import type { IconName } from "../../ui/icon-names";
import type { figure } from "../figures/figure";
import { mix, nameOf } from "../pencil";
import { type CardPrint, KINDS } from "./kinds";
import { DRAWN, foesOf, type Ground, WORDS } from "./words";

/** What is drawn inside an icon, by its name. */
export type Bodies = ReadonlyMap<string, string>;

export const sign = (bodies: Bodies, name: IconName, x: number, y: number, size: number, colour: string): string =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}" viewBox="0 0 512 512" color="${colour}">${bodies.get(name) ?? ""}</svg>`;

/** What the picture of a card is made from. */
export type Pictured = Pick<CardPrint, "id" | "kind" | "keywords" | "picture">;

/** The signs of a card and what they stand on, by its words; without any, the sign of its kind. */
export function signsOf(card: Pictured): { signs: readonly IconName[]; ground: Ground } {
  const drawn = DRAWN[card.id];
  if (drawn) return { signs: drawn[0], ground: drawn[1] };
  // Rows of a chart have its name in their ids: what a row is called comes before that.
  const words = [...(card.picture ?? []), card.id, ...(card.keywords ?? [])].map((word) => word.toLowerCase());
  for (const word of words) {
    const row = WORDS.find(([fits]) => fits.test(word));
    if (row) return { signs: row[1], ground: row[2] };
  }
  return { signs: [KINDS[card.kind].sign], ground: "star" };
}

type Rays = (cx: number, cy: number, angle: number, from: number, to: number) => string;
const spoke = (cx: number, cy: number, angle: number, far: number) =>
  `${n(cx + Math.cos(angle) * far)} ${n(cy + Math.sin(angle) * far)}`;
const RAYS: readonly Rays[] = [
  (cx, cy, angle, from, to) => `M${spoke(cx, cy, angle, from)}L${spoke(cx, cy, angle, to)}`,
  (cx, cy, angle, from, to) =>
    `M${spoke(cx, cy, angle - 0.05, to)}L${spoke(cx, cy, angle, from)}L${spoke(cx, cy, angle + 0.05, to)}`,
  (cx, cy, angle, from, to) =>
    `M${spoke(cx, cy, angle, from)}q${n(Math.cos(angle + 1.2) * 14)} ${n(Math.sin(angle + 1.2) * 14)} ${n(Math.cos(angle) * (to - from))} ${n(Math.sin(angle) * (to - from))}`,
];

function groundOf(ground: Ground, w: number, h: number, chance: () => number): string {
  let d = "";
  const foot = h * 0.8;
  if (ground === "crack")
    for (let crack = 0; crack < 7; crack++) {
      let [x, y] = [w * chance(), h];
      d += `M${n(x)} ${n(y)}`;
      for (let step = 0; step < 4; step++) {
        x += (chance() - 0.5) * 30;
        y -= 8 + chance() * 7;
        d += `L${n(x)} ${n(y)}`;
      }
    }
  if (ground === "wave")
    for (let wave = 0; wave < 4; wave++) {
      d += `M0 ${n(foot + wave * 9)}`;
      for (let x = 0; x < w; x += 30) d += `q15 ${wave % 2 ? -9 : 9} 30 0`;
    }
  if (ground === "mist")
    for (let bank = 0; bank < 6; bank++)
      d += `M${n(chance() * w * 0.7)} ${n(foot - 14 + bank * 9)}q30 -10 60 0t${n(40 + chance() * 50)} 0`;
  if (ground === "flame")
    for (let tongue = 0; tongue < 16; tongue++) {
      const long = 14 + chance() * 28;
      d += `M${n((tongue * w) / 15 - 8)} ${h}q2 ${n(-long * 0.6)} 8 ${n(-long)}q8 ${n(long * 0.5)} 6 ${n(long)}`;
    }
  if (ground === "star")
    for (let star = 0; star < 18; star++) {
      const [x, y, r] = [chance() * w, chance() * h, 1.5 + chance() * 3.5];
      d += `M${n(x - r)} ${n(y)}h${n(r * 2)}M${n(x)} ${n(y - r)}v${n(r * 2)}`;
    }
  return d;
}

/** Whoever draws figures; they are only sent for when a Threat is to be drawn. */
export type Figures = typeof figure;

/** The picture on a card: rays, a ground, a ring and a sign, all from the card itself; a Threat shows whom it brings. */
export function emblem(card: Pictured, bodies: Bodies, w: number, h: number, figures: Figures | null = null): string {
  const { accent, glow, material } = KINDS[card.kind];
  const chance = chanceOf(`${card.kind} ${card.id}`);
  const { signs, ground } = signsOf(card);
  const [cx, cy] = [w / 2, h / 2];
  const dark = mix(glow[2], "#000000", 0.2);
  const id = nameOf(`${card.kind} ${card.id} ${w}`);
  const light = `${id}l`;
  let drawn =
    `<radialGradient id="${id}" cx="${(0.32 + chance() * 0.2).toFixed(2)}" cy="${(0.2 + chance() * 0.3).toFixed(2)}" r=".95"><stop offset="0" stop-color="${glow[0]}"/><stop offset=".5" stop-color="${glow[1]}"/><stop offset="1" stop-color="${glow[2]}"/></radialGradient>` +
    `<radialGradient id="${light}"><stop offset="0" stop-color="${material === "void" ? "#7A4BC0" : "#FFC562"}" stop-opacity=".7"/><stop offset="1" stop-color="${material === "void" ? "#2D1748" : "#B4611B"}" stop-opacity="0"/></radialGradient>` +
    `<rect width="${w}" height="${h}" fill="url(#${id})"/>`;
  const count = 18 + Math.floor(chance() * 29);
  const style = Math.floor(chance() * 3);
  let rays = "";
  for (let ray = 0; ray < count; ray++)
    rays += RAYS[style]?.(
      cx,
      cy,
      (ray / count) * Math.PI * 2 + chance() * 0.06,
      h * 0.4 + chance() * 10,
      h * (0.62 + chance() * 0.7),
    );
  drawn += `<path d="${rays}" fill="${style === 1 ? dark : "none"}" stroke="${dark}" stroke-width="2.4" opacity=".6"/>`;
  drawn += `<path d="${groundOf(ground, w, h, chance)}" fill="none" stroke="${mix(glow[0], "#FFE0A0", 0.45)}" stroke-width="2" opacity=".65" stroke-linecap="round"/>`;
  const shine = (x: number, y: number, r: number, strong: number) =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r)}" fill="url(#${light})" opacity="${strong}"/>`;
  const foes = card.kind === "threat" ? foesOf(card) : [];
  if (figures && foes.length) {
    foes.forEach((kind, at) => {
      const x = cx + (at - (foes.length - 1) / 2) * w * 0.28;
      const size = (h / 200) * (foes.length > 1 && at === 1 ? 0.98 : 0.86);
      drawn += `${shine(x - 20, cy - 10, h * 0.5, 0.5)}<g transform="translate(${n(x)} ${n(h * 0.54)}) scale(${size.toFixed(2)})">${figures(kind, { id: `${card.id} ${at}` })}</g>`;
    });
    return drawn;
  }
  const r = h * 0.43;
  const around = 2 * Math.PI * r;
  const ring = Math.floor(chance() * 5);
  const dashes = [
    "",
    'stroke-dasharray="2 6"',
    `stroke-dasharray=".1 ${n(around / 24)}" stroke-linecap="round"`,
    "",
    `stroke-dasharray="${n((around / 12) * 0.7)} ${n((around / 12) * 0.3)}"`,
  ];
  drawn +=
    `<g transform="translate(${n(cx)} ${n(cy)})"><circle r="${n(r + 5)}" fill="${dark}" opacity=".85"/><circle r="${n(r)}" fill="none" stroke="${mix(accent, "#FFE9C0", 0.25)}" stroke-width="${[3, 2, 5, 2, 4][ring]}" ${dashes[ring]}/>` +
    `${ring === 3 ? `<path d="${toothed(r + 1, 24, 0.93)}" fill="none" stroke="${accent}" stroke-width="2"/>` : ""}<circle r="${n(r - 6)}" fill="${glow[1]}" opacity=".9"/></g>${shine(cx - r * 0.3, cy - r * 0.35, r * 1.1, 0.6)}`;
  const main = signs[Math.floor(chance() * signs.length)] ?? KINDS[card.kind].sign;
  const size = h * 0.6;
  drawn +=
    sign(bodies, main, cx - size / 2 + 4, cy - size / 2 + 5, size, "#0B0605") +
    sign(bodies, main, cx - size / 2, cy - size / 2, size, material === "void" ? "#E3D2FF" : "#FFE7B8");
  const beside = signs[Math.floor(chance() * signs.length)] ?? main;
  if (w > h * 1.4 && (beside !== main || chance() < 0.5))
    for (const side of [-1, 1])
      drawn += `<g opacity=".55" transform="translate(${n(cx + side * w * 0.36)} ${n(cy)}) scale(${side} 1)">${sign(bodies, beside, -h * 0.15, -h * 0.15, h * 0.3, mix(glow[0], "#FFE0A0", 0.5))}</g>`;
  return drawn;
}
