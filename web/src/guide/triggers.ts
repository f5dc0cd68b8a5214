import type { GuideId } from "../i18n/guide.en";
import type { LogEntry, QuestionView, TableView } from "../lib/wire";
import type { Beat } from "../stage/beats";

/** Where a card stands: near one of these parts of the table. */
export type Anchor = "question" | "map" | "dice" | "track" | "order" | "heroes" | "anytime";

/** What is on the table now, and what has happened that can still be seen there. */
export interface Moment {
  table: TableView;
  question: QuestionView | undefined;
  fresh: readonly LogEntry[];
}

/**
 * How much it wants to be told. What is `needed` is in the question itself, and nobody can answer that one without it: only
 * such a card may follow another at the very next question. What comes `soon` leaves the question after a card alone; what
 * can be told `later` waits for a quiet while outside of fights.
 */
export type Haste = "needed" | "soon" | "later";

interface Trigger {
  id: GuideId;
  anchor: Anchor;
  haste: Haste;
  when: (moment: Moment) => boolean;
}

const asks = ({ question }: Moment) => question !== undefined;
const asked =
  (...kinds: string[]) =>
  ({ question }: Moment) =>
    question !== undefined && kinds.includes(question.kind);
/** It can be answered so, now or in the same answer as the stop of a hero that can go nowhere. */
const offers =
  (verb: string) =>
  ({ question }: Moment) =>
    question !== undefined &&
    [...question.answers, ...question.after].some(({ key }) => key === verb || key.startsWith(`${verb}:`));
const happened =
  (...events: string[]) =>
  ({ fresh }: Moment) =>
    fresh.some(({ event }) => events.includes(event));
/** The dice that the question is about were thrown for this. */
const throws =
  (purpose: string) =>
  ({ question }: Moment) =>
    question?.roll?.purpose === purpose;
const SAVES = ["defense", "willpower"];
/** What has been there all along is explained in the quiet of a hero's own activation. */
const acts = ({ table, question }: Moment) =>
  table.turn > 0 && question !== undefined && (question.kind === "move" || question.kind === "act");
const drew =
  (deck: string) =>
  ({ fresh }: Moment) =>
    fresh.some(({ event, facts }) => event === "drew" && facts.deck === deck);

/**
 * Each new thing, when it first happens. What has just changed everything comes first, then what matters for the present
 * decision, then what has been there all along.
 */
export const TRIGGERS: readonly Trigger[] = [
  { id: "welcome", anchor: "question", haste: "needed", when: asks },
  // Whoever is asked about dice is told of those first.
  { id: "fight", anchor: "map", haste: "needed", when: (moment) => moment.table.fight && asked("move", "act")(moment) },
  { id: "encounter", anchor: "question", haste: "needed", when: (moment) => asks(moment) && drew("encounter")(moment) },
  { id: "upgrade", anchor: "question", haste: "needed", when: asked("starting-upgrade") },
  { id: "turnTile", anchor: "map", haste: "needed", when: asked("turn-tile") },
  { id: "hits", anchor: "question", haste: "needed", when: asked("assign-hits") },
  { id: "reroll", anchor: "dice", haste: "needed", when: asked("reroll", "roll-again") },
  // Whoever looks through a Door is asked about it once only, and the mine goes on there.
  { id: "door", anchor: "map", haste: "needed", when: offers("door") },
  { id: "ko", anchor: "heroes", haste: "soon", when: happened("knockedout") },
  { id: "objective", anchor: "map", haste: "soon", when: happened("objectivefound") },
  { id: "clue", anchor: "map", haste: "soon", when: happened("cluefound") },
  { id: "gate", anchor: "map", haste: "soon", when: happened("gateopened") },
  { id: "saves", anchor: "dice", haste: "soon", when: (moment) => SAVES.some((save) => throws(save)(moment)) },
  { id: "depth", anchor: "track", haste: "soon", when: happened("deptheventcame") },
  { id: "dread", anchor: "track", haste: "soon", when: happened("dreadadded") },
  { id: "loot", anchor: "heroes", haste: "soon", when: drew("loot") },
  { id: "corruption", anchor: "heroes", haste: "soon", when: happened("corruptiongained") },
  { id: "darkness", anchor: "track", haste: "soon", when: happened("darknessmoved", "darknessheld") },
  { id: "scavenge", anchor: "question", haste: "later", when: offers("scavenge") },
  {
    id: "token",
    anchor: "map",
    haste: "later",
    when: (moment) => acts(moment) && moment.table.tiles.some(({ token }) => token === "face-down"),
  },
  {
    id: "grit",
    anchor: "heroes",
    haste: "later",
    when: (moment) => asked("recover-grit", "heal-or-grit")(moment) || offers("grit")(moment),
  },
  {
    id: "light",
    anchor: "heroes",
    haste: "later",
    when: (moment) => acts(moment) && moment.table.heroes.some(({ light }) => light),
  },
  {
    id: "order",
    anchor: "order",
    haste: "later",
    when: (moment) => acts(moment) && moment.table.order.some(({ state }) => state === "now"),
  },
  {
    id: "anytime",
    anchor: "anytime",
    haste: "later",
    when: (moment) => acts(moment) && moment.table.any_time.some(({ verb, yours }) => yours && verb === "use"),
  },
];

/** So many questions in a row without a card are a quiet while. */
export const QUIET = 3;
const READY: Record<Haste, (moment: Moment, since: number) => boolean> = {
  needed: () => true,
  soon: (_, since) => since > 1,
  later: ({ table }, since) => since > QUIET && !table.fight,
};

/** The cards for this moment that have not been seen yet, in the order in which to show them; `since`: how many questions ago the last one was. */
export function due(
  moment: Moment,
  seen: ReadonlySet<string>,
  since = Number.POSITIVE_INFINITY,
): { id: GuideId; anchor: Anchor }[] {
  return TRIGGERS.filter(({ id, haste, when }) => !seen.has(id) && READY[haste](moment, since) && when(moment)).map(
    ({ id, anchor }) => ({ id, anchor }),
  );
}

/** Dice that are thrown for nobody's question are explained while they lie there: the scene waits for it. */
const ON_STAGE: Readonly<Record<string, { id: GuideId; anchor: Anchor }>> = {
  "hold-back": { id: "darkness", anchor: "track" },
};

/** The card for a moment of a scene, if what it shows has not been explained yet. */
export function dueOnStage(beat: Pick<Beat, "thrown">, seen: ReadonlySet<string>): { id: GuideId; anchor: Anchor } | null {
  const card = ON_STAGE[beat.thrown?.roll.purpose ?? ""];
  return card && !seen.has(card.id) ? card : null;
}
