import type { LogEntry, SettleAll, SetUpChosen, SetUpQuestion, SetUpView, TableView } from "../../lib/wire";

/** Questions that are gathered on the screen of the set-up; where somebody stands is better seen on the map. */
export const GATHERED: ReadonlySet<string> = new Set(["learn-card", "starting-upgrade", "free-token", "light-bearer"]);

/** What was chosen and is not sent yet, by the name of its question: others may answer theirs meanwhile. */
export type Chosen = Readonly<Record<string, string>>;

export interface Asked {
  /** Who is asked what, for the which time. */
  at: string;
  question: SetUpQuestion;
}

/** What one hero has to decide: what it is known for first, the rest beside it. */
export interface HeroPart {
  hero: string;
  main: Asked | null;
  also: readonly Asked[];
  /** What was decided already. */
  done: readonly SetUpChosen[];
}

/** The questions by name. */
function named(questions: readonly SetUpQuestion[]): Asked[] {
  const before = (kind: string, who: string, at: number) =>
    questions.slice(0, at).filter((other) => other.kind === kind && other.who === who).length;
  return questions.map((question, at) => ({
    at: `${question.who}-${question.kind}-${before(question.kind, question.who, at)}`,
    question,
  }));
}

/** What is chosen of a question: as long as it is still offered, else what is ready. */
export const answerTo = ({ at, question }: Asked, chosen: Chosen): string => {
  const key = chosen[at];
  return key !== undefined && question.choices.some((choice) => choice.key === key) ? key : question.ready;
};

/** Whether somebody else still decides about a hero; what concerns all waits for that. */
export const othersChoose = (questions: readonly SetUpQuestion[]): boolean =>
  questions.some(({ kind, who, yours }) => !yours && who !== "party" && GATHERED.has(kind));

/** The questions by hero, and the one about the lantern, if it can be given already. */
export function arranged({ questions, chosen }: SetUpView): { heroes: HeroPart[]; light: Asked | null } {
  const all = named(questions).filter(({ question }) => GATHERED.has(question.kind));
  const light = all.find(({ question }) => question.kind === "light-bearer") ?? null;
  const own = all.filter((one) => one !== light);
  const names = new Set([...own.map(({ question }) => question.who), ...chosen.map(({ who }) => who)]);
  const heroes = [...names].map((hero) => {
    const mine = own.filter(({ question }) => question.who === hero);
    const main = mine.find(({ question }) => question.kind === "starting-upgrade") ?? null;
    return { hero, main, also: mine.filter((one) => one !== main), done: chosen.filter(({ who }) => who === hero) };
  });
  return { heroes, light: othersChoose(questions) ? null : light };
}

/**
 * The answers to send: what was chosen, else what is ready; places only if nobody wants to take them on the map. While others
 * still choose, only what is about one's own heroes.
 */
export function answersOf(questions: readonly SetUpQuestion[], chosen: Chosen, places: boolean): SettleAll["answers"] {
  const early = othersChoose(questions);
  return named(questions)
    .filter(({ question: { kind, yours, placing } }) => {
      if (early) return yours && GATHERED.has(kind) && kind !== "light-bearer";
      return !(placing && places);
    })
    .map((one) => ({ kind: one.question.kind, who: one.question.who, key: answerTo(one, chosen) }));
}

/** What is played of the news: when the set-up is over, only the first turn; else all of it, as it is. */
export function begun(
  before: Pick<TableView, "turn">,
  after: Pick<TableView, "turn">,
  fresh: readonly LogEntry[],
): readonly LogEntry[] {
  if (before.turn || !after.turn) return fresh;
  const first = fresh.findIndex(({ event }) => event === "turnbegan");
  return first < 0 ? fresh : fresh.slice(first);
}
