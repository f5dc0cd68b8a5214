import type { DoorView, FaceView, LogEntry, RollView } from "../lib/wire";
import type { Cue } from "./cues";

/** What the map is to show: everything named here, inside the part that no panel covers. */
export interface Frame {
  tiles?: readonly number[];
  models?: readonly string[];
  spaces?: readonly number[];
  /** Who is shown besides, if all of it stays large enough to be told apart: a fight is seen as a whole. */
  also?: readonly string[];
  /** It is shown even to those who have moved the map themselves. */
  matters: boolean;
}

/** A door: its two spaces on the side from which it was opened, and the side by which it leads on. */
export interface Opened {
  spaces: readonly [number, number];
  side: DoorView["side"];
}

/** A card on the stage: who is meant by it, and what is rolled for. */
export interface StageCard {
  face: FaceView;
  affected: readonly string[];
  stake: string;
}

/** Something that flies up from a model: a number with a word or a sign. */
export interface Flying {
  model: string;
  text: string;
  tone: "wound" | "healed" | "sanity" | "dark" | "blocked" | "missed" | "escaped" | "caught" | "risen" | "gain" | "clue";
  /** It comes from whoever was killed, and flies to the model. */
  from?: string;
}

/** Dice over the map: beside whom they fall, and which of them move (the others lie there already). */
export interface Thrown {
  roll: RollView;
  beside: string;
  /** What must be reached, where the roll itself does not say so. */
  needs: number;
  /** Thrown at somebody: the dice fall on the far side of them. */
  against: string;
  moving: readonly number[];
  /** In a heap of several attackers: the number of each, at its first die. */
  tags?: readonly string[];
}

// biome-ignore format: one list
export type BeatKind =
  | "telling" | "heading" | "step" | "door" | "tile" | "room" | "enemies" | "card" | "roll" | "turn" | "attack" | "wound" | "saved" | "miss"
  | "kill" | "fall" | "gain" | "lift" | "advance" | "retreat" | "held" | "find" | "end";

/** A moment of a scene. */
export interface Beat {
  kind: BeatKind;
  /** The entry of the log that it begins with. */
  n: number;
  /** How long until the next one, in milliseconds at normal speed. */
  length: number;
  /** What the table shows from this moment on. */
  tells: readonly LogEntry[];
  /** So long, in milliseconds at normal speed, what it tells cannot be seen yet: a card lies face down, dice roll. */
  late?: number;
  /** What the table shows when the moment is over: who is killed goes then. */
  leaves?: readonly LogEntry[];
  /** One sentence under the action, which is also what is heard. */
  says?: string;
  frame?: Frame;
  cue?: Cue;
  card?: StageCard;
  /** The card that it comes from, if there is one: that lies beside it. */
  cause?: FaceView;
  thrown?: Thrown;
  flying?: Flying;
  /** Who attacks: their arrows are lit. */
  strikers?: readonly string[];
  /** Who is struck, who breaks, who rises. */
  struck?: string;
  breaks?: string;
  /** Which hero dies. */
  dies?: string;
  rises?: readonly string[];
  /** The door that is opened, through which light falls. */
  opens?: Opened;
  /** The name of a room that burns in. */
  room?: string;
  /** What burns in likewise: that a fight begins, and with whom, or is won. */
  title?: string;
}

export type SceneKind = "move" | "door" | "card" | "enemies" | "attack" | "roll" | "darkness" | "telling";

/** Beats that belong together. */
export interface Scene {
  kind: SceneKind;
  beats: readonly Beat[];
}
