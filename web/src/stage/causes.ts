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
/** The end of an adventure asks for Dark Stone after its rewards: no Loot causes that, nor what comes of it. */
const STONES = "dark-stone";
const ends = ({ event, roll }: LogEntry): boolean => ENDS.has(event) || roll?.purpose === OWN;
/** Somebody does something of their own, or the story goes on elsewhere: what comes now is of a card only if it names that. */
const ELSE = new Set(["used", "recovered", "companionmet", "turncut"]);
/** What is found by itself causes nothing after it. */
const FINDS = new Set(["gear", "artifact", "exploration", "world"]);
/** What somebody draws or rolls for themselves: unless it says otherwise, nothing comes of it for others. */
const OF_ONE = new Set(["loot", "scavenge", "chart"]);
const FOR_OTHERS = new Set(["all", "some", "chosen", "random", "enemies"]);
const isOfOne = ({ kind, affects }: FaceView): boolean => (OF_ONE.has(kind) ? !FOR_OTHERS.has(affects) : affects === "drawer");

/** The entries that a card causes: up to the next card, or the end of its reach. */
function caused(rest: readonly LogEntry[]): LogEntry[] {
  const end = rest.findIndex((one) => ends(one) || ELSE.has(one.event) || one.card != null);
  return rest.slice(0, end < 0 ? rest.length : end);
}

/**
 * Whom a card concerns, as it says itself: whoever drew it by their name, one at random by theirs if it is told who that is,
 * others in words. Nobody named means everybody, or nobody in particular.
 */
export function affectedBy(
  { card, facts }: LogEntry,
  rest: readonly LogEntry[],
  heroes: readonly Pick<HeroView, "id" | "name">[],
): string[] {
  if (!card) return [];
  const named = (id: string | null | undefined) => heroes.find((one) => one.id === id)?.name;
  if (card.affects === "random") {
    const [first] = caused(rest).flatMap((one) => named(one.facts.target ?? one.facts.who) ?? []);
    if (first) return [first];
  }
  const drawer = isOfOne(card) ? named(facts.who) : undefined;
  return drawer ? [drawer] : card.whom ? [card.whom] : [];
}

/** What is at stake, as the card says itself: "Spirit 5+". */
export const stakeOf = ({ card }: LogEntry): string => card?.stake ?? "";

interface Open {
  card: FaceView;
  who: string;
  /** Its reach is over: only what names it comes from it. */
  over: boolean;
}

/** Whether something can come of a card that lies open: what somebody drew for themselves, or what became of them, does nothing to others. */
function reaches({ card, who, over }: Open, { facts }: LogEntry): boolean {
  if (over) return false;
  const whom = facts.target ?? facts.who;
  if (!who || !isOfOne(card)) return true;
  return whom ? whom === who : card.affects !== "drawer";
}

/** For each entry of the log the card that it comes from, if any: the one that names itself, else the last that was turned over. */
export function causesOf(log: readonly LogEntry[]): Map<number, FaceView> {
  const causes = new Map<number, FaceView>();
  let open: Open[] = [];
  for (const entry of log) {
    if (entry.card) {
      causes.set(entry.n, entry.card);
      open = FINDS.has(entry.card.kind) ? open : [...open, { card: entry.card, who: entry.facts.who ?? "", over: false }];
      continue;
    }
    if (ends(entry)) open = [];
    if (entry.roll?.purpose === STONES) open = open.filter(({ card }) => card.kind !== "loot");
    if (ELSE.has(entry.event)) open = open.map((one) => ({ ...one, over: true }));
    const cause = open.find(({ card }) => card.id === entry.facts.by) ?? open.findLast((one) => reaches(one, entry));
    if (cause) causes.set(entry.n, cause.card);
  }
  return causes;
}

const isOfAnother = ({ card, facts }: LogEntry, who: string): boolean =>
  !!card && isOfOne(card) && !!facts.who && facts.who !== who;

/** The card that a question comes from: the one it names, else the last one whose reach is not over. */
export function causeOf(
  log: readonly LogEntry[],
  question: (Pick<QuestionView, "about" | "roll"> & Partial<Pick<QuestionView, "who">>) | undefined,
): FaceView | null {
  const named = question?.about?.id;
  let over = question?.roll?.purpose === OWN;
  let stones = question?.roll?.purpose === STONES;
  let last: FaceView | null = null;
  for (const entry of [...log].reverse()) {
    if (entry.card && entry.card.id === named) return entry.card;
    if (entry.card && question?.who && isOfAnother(entry, question.who)) over = true;
    stones ||= entry.roll?.purpose === STONES;
    if (!over && entry.card && !FINDS.has(entry.card.kind) && !(stones && entry.card.kind === "loot")) last ??= entry.card;
    if (ends(entry)) break;
    if (ELSE.has(entry.event)) over = true;
  }
  return last;
}
