import type { EnemyView, HeroView, LogEntry, TableView } from "../lib/wire";
import type { Opened } from "./beats";

/** What scenes are made of: what happened, and the table before it and after it. */
export interface Happened {
  log: readonly LogEntry[];
  /** What was told before: a card of that may reach into what happens now. */
  told?: readonly LogEntry[];
  before: Pick<TableView, "heroes" | "enemies" | "questions" | "track" | "log" | "mission">;
  after: Pick<TableView, "heroes" | "enemies" | "questions">;
  /** The name of a tile of the map, as it is afterwards. */
  nameOf: (tile: number) => string;
  /** The door through which a tile was found. */
  doorTo?: (tile: number) => Opened | null;
  /** Say that several enemies of one kind appear. */
  appear?: (count: number, kind: string) => string;
  /** Say that an attack has missed: who attacks whom, or nobody in particular. */
  missed?: (attack: string) => string;
  /** Say that one enemy attacks somebody, and how many Hits it brings. */
  strikes?: (attacker: string, whom: string) => string;
  brings?: (attacker: string, hits: number) => string;
  /** Say of Hits that they do no Wound, and which Defense stops them, if that is known. */
  unhurt?: (hit: string, defense: number, hits: number) => string;
  /** Scenes go fast: several alike attack at once. */
  fast?: boolean;
  /** Say who comes to a fight. */
  fight?: (groups: readonly Group[]) => string;
  /** Write how much Gold it is. */
  money?: (gold: number) => string;
  /** Say that a fight is won, and that the turn is over with it. */
  won?: string;
  over?: string;
}
/** Every enemy that is there, was there, or came and is gone again. */
export const enemiesOf = ({ log, before, after }: Pick<Happened, "log" | "before" | "after">): EnemyView[] => [
  ...after.enemies,
  ...before.enemies,
  ...log.flatMap(({ facts }) => facts.passing?.enemy ?? []),
];

/** So many of a kind. */
export interface Group {
  kind: string;
  count: number;
}

/** Who can still act. */
export const upright = ({ ko, dead, space }: HeroView): boolean => space != null && !ko && !dead;
