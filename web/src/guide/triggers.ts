import type { GuideId } from "../i18n/guide.en";
import type { LogEntry, QuestionView, TableView } from "../lib/wire";

/** Where a card stands: near one of these parts of the table. */
export type Anchor = "question" | "map" | "dice" | "track" | "order" | "heroes" | "anytime";

/** What is on the table now, and what happened since the last look. */
export interface Moment {
  table: TableView;
  question: QuestionView | undefined;
  fresh: readonly LogEntry[];
}

interface Trigger {
  id: GuideId;
  anchor: Anchor;
  when: (moment: Moment) => boolean;
}

const asked =
  (...kinds: string[]) =>
  ({ question }: Moment) =>
    question !== undefined && kinds.includes(question.kind);
const offers =
  (verb: string) =>
  ({ question }: Moment) =>
    question?.answers.some(({ key }) => key === verb || key.startsWith(`${verb}:`)) ?? false;
const happened =
  (...events: string[]) =>
  ({ fresh }: Moment) =>
    fresh.some(({ event }) => events.includes(event));
const rolled =
  (...purposes: string[]) =>
  ({ fresh }: Moment) =>
    fresh.some(({ roll }) => roll !== null && purposes.some((one) => roll.purpose === one));
/** The dice that the question is about were thrown for this. */
const throws =
  (purpose: string) =>
  ({ question }: Moment) =>
    question?.roll?.purpose === purpose;
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
  { id: "welcome", anchor: "question", when: ({ question }) => question !== undefined },
  // Whoever is asked about dice is told of those first.
  { id: "fight", anchor: "map", when: (moment) => moment.table.fight && !asked("reroll", "roll-again")(moment) },
  { id: "ko", anchor: "heroes", when: happened("knockedout") },
  { id: "objective", anchor: "map", when: happened("objectivefound") },
  { id: "clue", anchor: "map", when: happened("cluefound") },
  { id: "gate", anchor: "map", when: happened("gateopened") },
  { id: "encounter", anchor: "question", when: drew("encounter") },
  { id: "depth", anchor: "track", when: happened("deptheventcame") },
  { id: "dread", anchor: "track", when: happened("dreadadded") },
  { id: "loot", anchor: "heroes", when: drew("loot") },
  { id: "corruption", anchor: "heroes", when: happened("corruptiongained") },
  { id: "upgrade", anchor: "question", when: asked("starting-upgrade") },
  { id: "hits", anchor: "question", when: asked("assign-hits") },
  { id: "critical", anchor: "dice", when: ({ question }) => question?.hits.some(({ critical }) => critical) ?? false },
  { id: "escape", anchor: "question", when: offers("escape") },
  {
    id: "willpower",
    anchor: "dice",
    when: (moment) => rolled("willpower")(moment) || throws("willpower")(moment) || happened("sanitylost")(moment),
  },
  { id: "defense", anchor: "dice", when: (moment) => rolled("defense")(moment) || throws("defense")(moment) },
  { id: "reroll", anchor: "dice", when: asked("reroll", "roll-again") },
  { id: "turnTile", anchor: "map", when: asked("turn-tile") },
  {
    id: "attack",
    anchor: "question",
    when: (moment) => asked("act", "quickdraw")(moment) && (offers("shoot")(moment) || offers("melee")(moment)),
  },
  { id: "darkness", anchor: "track", when: happened("darknessmoved", "darknessheld") },
  { id: "door", anchor: "map", when: offers("door") },
  { id: "move", anchor: "map", when: (moment) => asked("move")(moment) && !offers("escape")(moment) },
  { id: "scavenge", anchor: "question", when: offers("scavenge") },
  { id: "act", anchor: "question", when: asked("act") },
  { id: "tile", anchor: "map", when: happened("tileplaced") },
  { id: "token", anchor: "map", when: ({ table }) => table.tiles.some(({ token }) => token === "face-down") },
  {
    id: "grit",
    anchor: "heroes",
    when: (moment) => asked("reroll", "recover-grit", "heal-or-grit")(moment) || offers("grit")(moment),
  },
  {
    id: "light",
    anchor: "heroes",
    when: ({ table, question }) =>
      asked("light-bearer", "take-light")({ table, question, fresh: [] }) ||
      (table.turn > 0 && acts({ table, question, fresh: [] }) && table.heroes.some(({ light }) => light)),
  },
  { id: "order", anchor: "order", when: (moment) => acts(moment) && moment.table.order.some(({ state }) => state === "now") },
  {
    id: "anytime",
    anchor: "anytime",
    when: (moment) => acts(moment) && moment.table.any_time.some(({ verb, yours }) => yours && verb === "use"),
  },
];

/** The cards for this moment that have not been seen yet, in the order in which to show them. */
export function due(moment: Moment, seen: ReadonlySet<string>): { id: GuideId; anchor: Anchor }[] {
  return TRIGGERS.filter(({ id, when }) => !seen.has(id) && when(moment)).map(({ id, anchor }) => ({ id, anchor }));
}
