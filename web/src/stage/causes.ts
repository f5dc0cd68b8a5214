import type { FaceView, HeroView, LogEntry, QuestionView } from "../lib/wire";

/** Where the reach of a card ends: a new step, a new turn, a fight or an adventure that begins or is over; between adventures what somebody does next. */
const ENDS = new Set([
  "turnbegan",
  "stepbegan",
  "fightbegan",
  "fightended",
  "ended",
  "tileplaced",
  "arrived",
  "daybegan",
  "visited",
  "bought",
  "served",
  "sold",
  "lefttown",
]);
/** Somebody attacks who has come to their own decision: whoever was brought by a card is only the target. */
const OWN = "to-hit";
const ends = ({ event, roll }: LogEntry): boolean => ENDS.has(event) || roll?.purpose === OWN;
/** What is found by itself causes nothing after it. */
const FINDS = new Set(["gear", "artifact", "exploration", "world"]);
/** What somebody draws for themselves: nothing that others are asked comes from it. */
const OF_ONE = new Set(["loot", "scavenge"]);

/** The entries that a card causes: up to the next card, or the end of its reach. */
function caused(rest: readonly LogEntry[]): LogEntry[] {
  const end = rest.findIndex((one) => ends(one) || one.card != null);
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** The heroes a card is about: whoever drew it, or whoever rolls and suffers because of it. Nobody named means everybody. */
export function affectedBy(
  entry: LogEntry,
  rest: readonly LogEntry[],
  heroes: readonly Pick<HeroView, "id" | "name">[],
): string[] {
  const found = new Set<string>();
  for (const { facts } of [entry, ...caused(rest)]) for (const id of [facts.who, facts.target]) if (id) found.add(id);
  return heroes.flatMap(({ id, name }) => (found.has(id) ? [name] : []));
}

/** What is rolled for because of a card: "Spirit test 5+". */
export function stakeOf(entry: LogEntry, rest: readonly LogEntry[]): string {
  const roll = entry.card && caused(rest).find((one) => one.roll?.target && one.roll.purpose.startsWith("test-"))?.roll;
  return roll ? `${roll.label} ${roll.target}+` : "";
}

/** Charts of what befalls one body or one mind. */
const OF_A_BODY = /^(injury|madness|mutation)-/;
/** Whether something can come of a card that lies open: what somebody drew for themselves, or what became of them, does nothing to others. */
function reaches({ card, who }: { card: FaceView; who: string }, { facts }: LogEntry): boolean {
  const whom = facts.target ?? facts.who;
  return !whom || !who || whom === who || !(OF_ONE.has(card.kind) || OF_A_BODY.test(card.id));
}

/** For each entry of the log the card that it comes from, if any: the one that names itself, else the last that was turned over. */
export function causesOf(log: readonly LogEntry[]): Map<number, FaceView> {
  const causes = new Map<number, FaceView>();
  let open: { card: FaceView; who: string }[] = [];
  for (const entry of log) {
    if (entry.card) {
      causes.set(entry.n, entry.card);
      open = FINDS.has(entry.card.kind) ? open : [...open, { card: entry.card, who: entry.facts.who ?? "" }];
      continue;
    }
    if (ends(entry)) open = [];
    const cause = open.find(({ card }) => card.id === entry.facts.by) ?? open.findLast((one) => reaches(one, entry));
    if (cause) causes.set(entry.n, cause.card);
  }
  return causes;
}

const isOfAnother = ({ card, facts }: LogEntry, who: string): boolean =>
  OF_ONE.has(card?.kind ?? "") && !!facts.who && facts.who !== who;

/** The card that a question comes from: the one it names, else the last one whose reach is not over. */
export function causeOf(
  log: readonly LogEntry[],
  question: (Pick<QuestionView, "about" | "roll"> & Partial<Pick<QuestionView, "who">>) | undefined,
): FaceView | null {
  const named = question?.about?.id;
  const attacks = question?.roll?.purpose === OWN;
  let last: FaceView | null = null;
  for (const entry of [...log].reverse()) {
    if (entry.card && entry.card.id === named) return entry.card;
    if (entry.card && question?.who && isOfAnother(entry, question.who)) break;
    if (entry.card && !FINDS.has(entry.card.kind)) last ??= entry.card;
    if (ends(entry)) break;
  }
  return attacks ? null : last;
}
