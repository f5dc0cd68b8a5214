import { type Chance, chanceOf, pick } from "../../map/draw/chance";
import { mix } from "../pencil";
import { womanly } from "./classes";
import type { Mark } from "./marks";

export const HATS = [
  "slouch",
  "flat",
  "cattleman",
  "parson",
  "miner",
  "bowler",
  "topper",
  "sombrero",
  "rakish",
  "peaked",
  "tall",
  "domed",
  "spangen",
  "hood",
  "band",
  "plume",
  "none",
] as const;
export type Hat = (typeof HATS)[number];
export type Wear = "duster" | "vest" | "cassock" | "overall" | "suit" | "buckskin" | "dress" | "poncho" | "fur" | "frock";
export type Emblem = "bandolier" | "star" | "shield" | "cross" | "kerchief" | "beads" | "choker" | "ring" | "none";
export type Beard = "none" | "stubble" | "tache" | "goatee" | "full" | "walrus";
export type Cut = "short" | "side" | "long" | "bob" | "braids" | "bun" | "wild";

interface Clothes {
  hats: readonly Hat[];
  wear: Wear;
  emblem: Emblem;
}

/** What a class is known by, at a glance: what it wears on its head (nobody else of the eight does), on its body and on its chest. */
const CLASSES: Record<string, Clothes> = {
  gunslinger: { hats: ["rakish"], wear: "duster", emblem: "bandolier" },
  "us-marshal": { hats: ["peaked"], wear: "vest", emblem: "star" },
  "law-man": { hats: ["tall"], wear: "frock", emblem: "shield" },
  preacher: { hats: ["parson"], wear: "cassock", emblem: "cross" },
  rancher: { hats: ["cattleman"], wear: "overall", emblem: "kerchief" },
  "saloon-girl": { hats: ["plume"], wear: "dress", emblem: "choker" },
  bandido: { hats: ["sombrero"], wear: "poncho", emblem: "none" },
  "indian-scout": { hats: ["band", "domed"], wear: "buckskin", emblem: "beads" },
};
/** Classes of other boxes by a word of their name, and whoever else comes along. */
const OTHERS: readonly [RegExp, Clothes][] = [
  [/prospector|miner/, { hats: ["miner", "slouch"], wear: "overall", emblem: "none" }],
  [/doc|surgeon/, { hats: ["bowler", "topper"], wear: "suit", emblem: "none" }],
  [/gambl|drifter|thief/, { hats: ["topper", "bowler"], wear: "suit", emblem: "none" }],
  [/viking|jarl|warrior|raider|shield/, { hats: ["spangen", "hood"], wear: "fur", emblem: "ring" }],
  [/priest|monk|nun|sister/, { hats: ["hood", "parson"], wear: "cassock", emblem: "cross" }],
];
const ANYBODY: readonly Clothes[] = [
  { hats: ["slouch", "flat"], wear: "duster", emblem: "kerchief" },
  { hats: ["hood", "none"], wear: "fur", emblem: "ring" },
  { hats: ["flat", "none"], wear: "vest", emblem: "beads" },
];

const clothesOf = (heroClass: string): Clothes =>
  CLASSES[heroClass] ?? OTHERS.find(([word]) => word.test(heroClass))?.[1] ?? pick(chanceOf(heroClass), ANYBODY);

/** Who is drawn. `face` is its own for life: the same one always has the same face. */
export interface Sitter {
  face: string;
  heroClass: string;
  /** The hero's own colour: hat band, kerchief, hem. */
  colour: string;
  marks?: readonly Mark[];
  level?: number;
  dead?: boolean;
}

/** Everything that decides how a face is drawn. */
export interface Look extends Clothes {
  chance: Chance;
  woman: boolean;
  skin: string;
  /** The far side of the face. */
  dark: string;
  hair: string;
  years: number;
  /** How much of that the adventures have done. */
  worn: number;
  hat: Hat;
  /** Half of the face, of the jaw, and where the chin is. */
  wide: number;
  jaw: number;
  chin: number;
  tilt: number;
  brow: number;
  nose: number;
  mouth: number;
  smirk: number;
  beard: Beard;
  cut: Cut;
  colour: string;
  bears: (mark: Mark) => boolean;
}

const SKIN = ["#E3B48C", "#D09A70", "#B57C53", "#8F5C3B", "#6B4229", "#C8A078"] as const;
const HAIR = ["#1C1411", "#2E1D13", "#57341B", "#8A5426", "#B98A4A", "#6E2B17"] as const;
/** How grey the hair is at each age: who was old from the start goes white. */
const GREY = [0, 0, 0.38, 0.78, 0.9, 1] as const;
const AGED = GREY.length - 1;

/** A face says whether it is a woman's or a man's: `w-...`, `m-...`; one that does not say it is what it is. */
const isWoman = (face: string, heroClass: string, chance: number): boolean =>
  /^[wm]-/.test(face) ? face.startsWith("w") : womanly(heroClass) || chance < 0.45;

export function lookOf(sitter: Sitter): Look {
  const chance = chanceOf(sitter.face);
  const clothes = clothesOf(sitter.heroClass);
  const woman = isWoman(sitter.face, sitter.heroClass, chance());
  const skin = pick(chance, SKIN);
  const born = ((at) => (at < 0.4 ? 0 : at < 0.75 ? 1 : at < 0.92 ? 2 : 3))(chance());
  const worn = Math.min(2, Math.floor(((sitter.level ?? 1) - 1) / 3));
  const years = Math.min(AGED, born + worn);
  const marks = new Set(sitter.marks ?? []);
  return {
    ...clothes,
    chance,
    woman,
    skin,
    dark: mix(skin, "#1A0C08", 0.62),
    hair: mix(pick(chance, HAIR), years > 3 ? "#E4DDD0" : "#B9B0A2", GREY[years] ?? 0),
    years,
    worn,
    hat: pick(chance, clothes.hats),
    wide: Math.round((woman ? 36 : 40) + chance() * 4),
    jaw: Math.round((woman ? 22 : 28) + chance() * (woman ? 5 : 8)),
    chin: Math.round((woman ? 164 : 168) + chance() * 7),
    tilt: Math.round((chance() - 0.5) * 8),
    brow: chance() * 3,
    nose: chance() * 6,
    mouth: Math.round(10 + chance() * 6),
    smirk: (chance() - 0.5) * 5,
    beard: woman ? "none" : pick(chance, ["none", "stubble", "tache", "goatee", "full", "walrus"] as const),
    cut: woman
      ? pick(chance, ["bob", "long", "braids", "bun"] as const)
      : pick(chance, ["short", "short", "long", "side"] as const),
    colour: sitter.colour,
    bears: (mark) => marks.has(mark),
  };
}

/** Hats that leave the forehead free. */
export const bareBrow = ({ hat }: Look): boolean => hat === "none" || hat === "band" || hat === "plume";
