import type { IconName } from "../../ui/icon-names";

/** A card as it is printed. What the server tells of a card that is turned over, or that lies on the table, is one. */
export interface CardPrint {
  id: string;
  kind: CardKind;
  /** The deck or the chart, if it is called otherwise than its kind. */
  title?: string;
  name: string;
  text: readonly string[];
  flavour?: string;
  keywords?: readonly string[];
  /** The words from which its picture is chosen, in English; of a Threat whom it brings. */
  picture?: readonly string[];
}

export type Outline =
  | "torn"
  | "ogee"
  | "fang"
  | "teeth"
  | "stitch"
  | "crate"
  | "tag"
  | "octagon"
  | "arch"
  | "ticket"
  | "ledger"
  | "hexagon"
  | "plain"
  | "letter";

export interface KindLook {
  sign: IconName;
  /** Each kind has an outline of its own, so that colour is never alone. */
  outline: Outline;
  material: "paper" | "void" | "blood" | "hide" | "timber" | "brass" | "bone";
  /** Frame and rules. */
  accent: string;
  /** What it is printed on, from the light to the dark. */
  ground: readonly [string, string];
  /** Behind the emblem, from the light to the dark. */
  glow: readonly [string, string, string];
}

export const KINDS = {
  encounter: {
    sign: "footprint",
    outline: "torn",
    material: "paper",
    accent: "#7A3F14",
    ground: ["#E4D9BD", "#C8B993"],
    glow: ["#C98B3F", "#5B3317", "#1B0F08"],
  },
  darkness: {
    sign: "beast-eye",
    outline: "ogee",
    material: "void",
    accent: "#A77BE0",
    ground: ["#2D1748", "#140A22"],
    glow: ["#7A4BC0", "#2D1748", "#0D0616"],
  },
  dread: {
    sign: "evil-eyes",
    outline: "fang",
    material: "void",
    accent: "#A77BE0",
    ground: ["#1D1029", "#0B0610"],
    glow: ["#4A2B72", "#1D1029", "#08040C"],
  },
  threat: {
    sign: "claw-slashes",
    outline: "teeth",
    material: "blood",
    accent: "#C4483A",
    ground: ["#421310", "#1A0806"],
    glow: ["#9A3A22", "#4A1510", "#160605"],
  },
  loot: {
    sign: "swap-bag",
    outline: "stitch",
    material: "hide",
    accent: "#E0B04C",
    ground: ["#3A2C20", "#1E1712"],
    glow: ["#B4762B", "#4A2F18", "#160E08"],
  },
  scavenge: {
    sign: "wooden-crate",
    outline: "crate",
    material: "timber",
    accent: "#C39A5E",
    ground: ["#4A3523", "#281B12"],
    glow: ["#8A6742", "#3F2A18", "#140C07"],
  },
  gear: {
    sign: "price-tag",
    outline: "tag",
    material: "paper",
    accent: "#5A3A1C",
    ground: ["#E0D2AE", "#BFA978"],
    glow: ["#A8845A", "#4A341E", "#170F08"],
  },
  artifact: {
    sign: "rune-stone",
    outline: "octagon",
    material: "brass",
    accent: "#F0C667",
    ground: ["#2B2416", "#120D08"],
    glow: ["#8C7A3A", "#332A14", "#0D0A06"],
  },
  depth: {
    sign: "gold-mine",
    outline: "arch",
    material: "timber",
    accent: "#C3A6EE",
    ground: ["#2A2018", "#150D18"],
    glow: ["#5A4A44", "#2A1D2C", "#0B0610"],
  },
  exploration: {
    sign: "compass",
    outline: "ticket",
    material: "bone",
    accent: "#7A3F14",
    ground: ["#E8DAB6", "#B39B6C"],
    glow: ["#C98B3F", "#5B3317", "#1B0F08"],
  },
  chart: {
    sign: "broken-heart",
    outline: "ledger",
    material: "paper",
    accent: "#841A13",
    ground: ["#E4D9BD", "#C8B993"],
    glow: ["#9A4A2A", "#4A1F14", "#170906"],
  },
  world: {
    sign: "portal",
    outline: "hexagon",
    material: "void",
    accent: "#A77BE0",
    ground: ["#241638", "#0E0818"],
    glow: ["#7A4BC0", "#2D1748", "#0D0616"],
  },
  mission: {
    sign: "treasure-map",
    outline: "letter",
    material: "paper",
    accent: "#841A13",
    ground: ["#E8DDC0", "#D0C19A"],
    glow: ["#D08A3A", "#6B3A1A", "#1B0F0A"],
  },
  other: {
    sign: "card-random",
    outline: "plain",
    material: "hide",
    accent: "#C2B294",
    ground: ["#3A2C20", "#1E1712"],
    glow: ["#8A6742", "#3F2A18", "#140C07"],
  },
} as const satisfies Record<string, KindLook>;

export type CardKind = keyof typeof KINDS;

/** The kind of a card by the deck it comes from: threat-low, map-mines, personal-western and the like belong to a kind too. */
export function kindOf(deck: string): CardKind {
  const known = (Object.keys(KINDS) as CardKind[]).find((kind) => deck === kind || deck.startsWith(`${kind}-`));
  return known ?? (deck.startsWith("personal") ? "gear" : "other");
}

export const onPaper = (kind: CardKind): boolean => KINDS[kind].material === "paper" || KINDS[kind].material === "bone";
