import type { EnemyView } from "../lib/wire";
import type { IconName } from "../ui/icon-names";
import type { Plan, Side } from "./draw/plan";
import type { HeroLook } from "./tokens/art";

/** The map as it is drawn: everything in spaces, on one plane, map sections side by side. */
export interface Scene {
  sections: SceneSection[];
  tiles: SceneTile[];
  spaces: ReadonlyMap<number, Place>;
  heroes: SceneHero[];
  enemies: SceneEnemy[];
  markers: SceneMarker[];
}

export interface SceneSection {
  index: number;
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The north-west corner of a space. */
export interface Place {
  x: number;
  y: number;
}

export interface SceneTile {
  index: number;
  name: string;
  /** In squares counted from the tile's own north-west corner, which lies at x, y. */
  plan: Plan;
  kind: string;
  x: number;
  y: number;
  w: number;
  h: number;
  lit: boolean;
  spaces: readonly number[];
  doors: readonly SceneDoor[];
}

export interface SceneDoor {
  key: string;
  side: Side;
  state: "unexplored" | "undecided" | "joined" | "capped" | "gate";
  /** The middle of the outer edge of its two spaces. */
  x: number;
  y: number;
  label: string;
}

export interface SceneHero extends Place {
  id: string;
  name: string;
  initials: string;
  /** Which of the six looks (colour and ring) the hero has. */
  look: number;
  seen: HeroLook;
  active: boolean;
  lantern: boolean;
  ko: boolean;
  /** How many companions the hero leads. */
  leads: number;
  /** The map section where the hero is. */
  section: number;
  label: string;
}

export interface SceneEnemy extends Place {
  id: string;
  kind: string;
  name: string;
  icon: IconName;
  number: number;
  /** The base, in spaces. */
  w: number;
  h: number;
  left: number;
  most: number;
  elite: boolean;
  /** Brutal, as all of its kind in this fight. */
  brutal: boolean;
  /** Unhurt, hurt, and half of its Health or more lost. */
  wound: 0 | 1 | 2;
  size: EnemyView["size"];
  keywords: readonly string[];
  target: string | null;
  /** Of the group that acts next: its line of attack is solid. */
  next: boolean;
  /** Held fast: it does nothing in this turn. */
  held: boolean;
  /** The numbers of its record sheet that a fight is decided by, with their names. */
  numbers: string;
  section: number;
  label: string;
}

export interface SceneMarker extends Place {
  key: string;
  kind: "exploration" | "revealed" | "clue" | "objective" | "scavenged" | "mission" | "companion" | "card";
  count?: number;
  label: string;
}

/** Something that can be chosen on the map, by its place in the list of options. */
export interface Target {
  option: number;
  label: string;
  space?: number;
  model?: string;
  door?: string;
  tile?: number;
  /** How many steps away, where the choice is where to go; `held`: an enemy must be escaped from to go on. */
  steps?: number;
  held?: boolean;
  ghost?: SceneGhost;
}

/** A tile as it would lie. */
export interface SceneGhost {
  squares: readonly Place[];
}

export type OverlayKind = "reach" | "sight" | "threat" | "light";

export interface Overlay {
  kind: OverlayKind;
  spaces: readonly { space: number; steps?: number; note?: string; weak?: boolean }[];
}

/** What hovering or a long press tells. */
export interface Told {
  title: string;
  lines: readonly string[];
}
