import { faces, figures } from "../../art/drawers.svelte";
import type { Mark } from "../../art/faces/marks";
import type { Sitter } from "../../art/faces/portrait";
import type { Model, Size } from "../../art/figures/figure";
import { settings } from "../../lib/settings.svelte";
import type { IconName } from "../../ui/icon-names";
import { icons } from "../../ui/sprite.svelte";
import { n, toothed } from "../draw/pen";

/** Heroes by look: a colour and a ring, never the colour alone. The same as in the theme; a picture knows no theme. */
export const COLOURS = ["#6cc3b2", "#8db4e6", "#e6d7ae", "#e59a78", "#b5c76a", "#dba2c4"] as const;
const BONE = "#f6ebd2";

/** A token or a sign as a picture, drawn once for every look it can have. */
const made = new Map<string, string>();

function picture(key: string, reach: number, draw: () => string): string {
  const known = `${key} ${icons.bodies.size}`;
  let url = made.get(known);
  if (!url) {
    const size = 2 * reach;
    url = `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 3}" height="${size * 3}" viewBox="${-reach} ${-reach} ${size} ${size}">${DISCS}${draw()}</svg>`,
    )}`;
    made.set(known, url);
  }
  return url;
}

const disc = (id: string, light: string, dark: string) =>
  `<radialGradient id="${id}" cx=".4" cy=".3" r=".85"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
const DISCS = disc("hero", "#4a3b2c", "#17100b") + disc("enemy", "#6b2219", "#260c09");

const icon = (name: IconName, cx: number, cy: number, size: number, colour: string): string =>
  `<svg x="${n(cx - size / 2)}" y="${n(cy - size / 2)}" width="${n(size)}" height="${n(size)}" viewBox="0 0 512 512" color="${colour}">${icons.bodies.get(name) ?? ""}</svg>`;

const shadow = (r: number, span = 1): string =>
  `<ellipse cx="${span}" cy="${4 + span}" rx="${n(r + 1)}" ry="${n(r)}" opacity=".55"/>`;

const R = 22;
const ROUND = 2 * Math.PI * R;
const circle = (r: number, colour: string, width: number, more = "") =>
  `<circle r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

/** The six rings: solid, double, beads, notched, rope, ticks. */
const RING: readonly ((colour: string) => string)[] = [
  (colour) => circle(R, colour, 4),
  (colour) => circle(R + 1.2, colour, 2) + circle(R - 2.6, colour, 1.6),
  (colour) =>
    circle(R, "#2a2119", 4.4) + circle(R, colour, 4.2, `stroke-linecap="round" stroke-dasharray="0.01 ${ROUND / 20 - 0.01}"`),
  (colour) => circle(R, colour, 4, `stroke-dasharray="${n((ROUND / 8) * 0.76)} ${n((ROUND / 8) * 0.24)}"`),
  (colour) => circle(R, colour, 4, 'stroke-dasharray="4 2"'),
  (colour) => circle(R, colour, 1.8) + circle(R, colour, 6, `stroke-dasharray="3 ${ROUND / 12 - 3}"`),
];

export interface Art {
  href: string;
  /** From the middle of the token to the edge of the picture. */
  reach: number;
}

/** What is seen of a hero: its place in the posse, its class, and who it is. */
export interface HeroLook {
  /** Which of the six colours and rings. */
  ring: number;
  heroClass: string;
  /** The sign of the class. */
  icon: IconName;
  ko: boolean;
  /** Whose face it is; without one the token carries the sign. */
  face?: string;
  marks?: readonly Mark[];
  level?: number;
  dead?: boolean;
}

const CROSS = "M-13-13L13 13M13-13L-13 13";
const FALLEN = `<circle r="${R + 1}" fill="#0b0809" opacity=".55"/><path d="${CROSS}" stroke="#120604" stroke-width="9" stroke-linecap="round"/><path d="${CROSS}" stroke="#f08a78" stroke-width="4.6" stroke-linecap="round"/>`;

/** The round token of a hero, without what is written on it: the face, or the sign of the class, as one likes. */
export function heroArt(look: HeroLook): Art {
  const { ring, heroClass, icon: sign, ko } = look;
  const which = ring % COLOURS.length;
  const colour = COLOURS[which] as string;
  const reach = 31;
  const drawer = settings.tokens === "face" && look.face ? faces.here : null;
  const inside = () => (drawer ? headIn(drawer.portrait(sitterOf(look))) : icon(sign, 0, -3, 27, BONE));
  const draw = () =>
    `${shadow(24)}<g${ko ? ' opacity=".6"' : ""}><circle r="${R + 2.6}" fill="#0d0907"/><circle r="${R}" fill="url(#hero)"/>` +
    `${drawer ? "" : RING[which]?.(colour)}${inside()}${drawer ? RING[which]?.(colour) : ""}</g>${ko ? FALLEN : ""}`;
  const who = drawer ? `${heroClass} ${faceKey(look)}` : sign;
  return { href: picture(`hero ${which} ${who} ${ko}`, reach, draw), reach };
}

const faceKey = (look: HeroLook): string => [look.face, look.level ?? 1, look.dead ?? false, ...(look.marks ?? [])].join(" ");
const sitterOf = (look: HeroLook): Sitter => ({
  face: look.face ?? "",
  heroClass: look.heroClass,
  colour: COLOURS[look.ring % COLOURS.length] as string,
  marks: look.marks ?? [],
  level: look.level ?? 1,
  dead: look.dead ?? false,
});
/** Head and whole hat of a portrait, cut round: by its outline a class is known. */
const headIn = (portrait: string): string =>
  `<clipPath id="round"><circle r="${R}"/></clipPath><g clip-path="url(#round)"><g transform="translate(-25 -26.5) scale(.25)">${portrait}</g></g>`;

/** A portrait, 200 wide and 240 high; nothing as long as nobody is there to draw it. */
export function portraitOf(look: HeroLook): string | null {
  const drawer = faces.here;
  if (!drawer) return null;
  const key = `portrait ${look.heroClass} ${look.ring} ${faceKey(look)}`;
  let url = made.get(key);
  if (!url) {
    url = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="480" viewBox="0 0 200 240">${drawer.portrait(sitterOf(look))}</svg>`)}`;
    made.set(key, url);
  }
  return url;
}

/** What is seen of an enemy: its kind, and what makes this one different from the others. */
export interface EnemyLook extends Model {
  kind: string;
  /** Stands for the figure until it can be drawn. */
  icon: IconName;
  size: Size;
  /** Of its base, in spaces. */
  span: number;
  keywords: readonly string[];
}

/** The toothed token of an enemy with its figure in it; an elite has a violet collar, a brutal one spikes, a larger base a larger token. */
export function enemyArt(look: EnemyLook): Art {
  const { kind, id, wound = 0, elite = false, brutal = false, size, span, keywords } = look;
  const drawer = figures.here;
  if (!drawer) return enemySign(look.icon, elite, span);
  const r = span > 1 ? 26 + 27 * (span - 1) : 24;
  const reach = r * 1.26;
  const draw = () => `<g transform="scale(${r / 104})">${drawer.token(kind, { id, wound, elite, brutal }, size, keywords)}</g>`;
  return { href: picture(`figure ${kind} ${id} ${wound} ${elite} ${brutal} ${size} ${span}`, reach, draw), reach };
}

/** The token of an enemy as long as nobody is there to draw its figure. */
function enemySign(face: IconName, elite: boolean, span: number): Art {
  const r = span > 1 ? 24 + 26 * (span - 1) : 24;
  const teeth = span > 1 ? 9 + 8 * (span - 1) : 11;
  const reach = r * 1.25 + 2;
  const draw = () =>
    `${shadow(r, span)}<path d="${toothed(r, teeth, 0.86)}" fill="#0d0705"/><path d="${toothed(r * 0.935, teeth, 0.86)}" fill="url(#enemy)" stroke="${elite ? "#a77be0" : "#c4483a"}" stroke-width="1.8"/>${icon(face, 0, -r * 0.06, r * 1.14, "#f2c9b4")}`;
  return { href: picture(`enemy ${face} ${elite} ${span}`, reach, draw), reach };
}

/** A figure alone, standing: for sheets and cards. */
export function standing(look: Pick<EnemyLook, "kind" | "id" | "elite" | "brutal" | "wound" | "keywords">): Art | null {
  const { kind, id, wound = 0, elite = false, brutal = false, keywords } = look;
  const drawer = figures.here;
  if (!drawer) return null;
  const draw = () => drawer.figure(kind, { id, wound, elite, brutal }, keywords);
  return { href: picture(`standing ${kind} ${id} ${wound} ${elite} ${brutal}`, 124, draw), reach: 124 };
}

const SIGNS = {
  lantern: () =>
    `<circle r="9.5" fill="#ffc562" stroke="#2a1705" stroke-width="1.6"/>${icon("old-lantern", 0, 0, 13, "#2a1705")}`,
  elite: () =>
    `<path d="${toothed(11, 8, 0.72)}" fill="#cdb4f2" stroke="#150c1d" stroke-width="1.6"/>${icon("spiky-eclipse", 0, 0, 11, "#2a1440")}`,
  exploration: () =>
    `${shadow(16)}<rect x="-16" y="-16" width="32" height="32" rx="4" fill="#2a1d12" stroke="#0d0907" stroke-width="2.5"/><rect x="-13" y="-13" width="26" height="26" rx="2" fill="none" stroke="#c2b294" stroke-opacity=".7" stroke-dasharray="3 2.4"/>${icon("uncertainty", 0, 0, 20, "#e6d7ae")}`,
  clue: () =>
    `${shadow(15)}<circle r="15" fill="#f0dfbc" stroke="#140c08" stroke-width="2"/>${icon("magnifying-glass", 0, 0, 20, "#4a3822")}`,
  objective: () =>
    `${shadow(17)}<path d="${toothed(19, 6, 0.78)}" fill="#f0dfbc" stroke="#140c08" stroke-width="2"/>${icon("black-flag", 0, 0, 20, "#841a13")}`,
  scavenged: () =>
    `${shadow(12)}<circle r="12" fill="#3a2c20" stroke="#0d0907" stroke-width="2"/>${icon("swap-bag", 0, 0, 16, "#8d7c64")}<path d="M-8.5 8.5L8.5-8.5" stroke="#0d0907" stroke-width="5"/><path d="M-8.5 8.5L8.5-8.5" stroke="#c2b294" stroke-width="2.2"/>`,
  revealed: () =>
    `<rect x="-10" y="-10" width="20" height="20" rx="3" fill="#2a1d12" stroke="#0d0907" stroke-width="2"/>${icon("check-mark", 0, 0, 12, "#a8977a")}`,
  mission: () =>
    `${shadow(15)}<path d="M0-20L20 0L0 20L-20 0Z" fill="#f0dfbc" stroke="#140c08" stroke-width="2"/>${icon("treasure-map", 0, 0, 19, "#5a2f0c")}`,
  companion: () =>
    `${shadow(20)}<circle r="20" fill="#33281d" stroke="#0d0907" stroke-width="2.4"/><circle r="17" fill="none" stroke="#e6d7ae" stroke-width="2" stroke-dasharray="4 3"/>${icon("three-friends", 0, 0, 23, "#f6ebd2")}`,
  company: () =>
    `<circle r="9.5" fill="#f0dfbc" stroke="#140c08" stroke-width="1.6"/>${icon("three-friends", 0, 0, 13, "#2a1705")}`,
  card: () =>
    `${shadow(14)}<rect x="-13" y="-17" width="26" height="34" rx="3" fill="#2d1748" stroke="#0d0907" stroke-width="2"/><rect x="-10.5" y="-14.5" width="21" height="29" rx="2" fill="none" stroke="#a77be0"/>${icon("beast-eye", 0, 0, 18, "#e3d2ff")}`,
  held: () => `<circle r="9.5" fill="#c2b294" stroke="#140c08" stroke-width="1.6"/>${icon("padlock", 0, 0, 12, "#2a1d12")}`,
  gate: () => icon("portal", 0, 0, 44, "#f0e2ff"),
};

/** A small sign: the lantern of its bearer, the eclipse of an elite, what lies on a tile. */
export const signArt = (sign: keyof typeof SIGNS): Art => ({ href: picture(sign, 24, SIGNS[sign]), reach: 24 });
