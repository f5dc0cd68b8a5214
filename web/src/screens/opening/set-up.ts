import type { LogEntry, SettleAll, SetUpQuestion, TableView } from "../../lib/wire";

/** Questions that are gathered on the screen of the set-up; where somebody stands is better seen on the map. */
export const GATHERED: ReadonlySet<string> = new Set(["learn-card", "starting-upgrade", "free-token", "light-bearer"]);

/** What was chosen, by the place of its question in the list. */
export type Chosen = Readonly<Record<number, string>>;

export interface Asked {
  at: number;
  question: SetUpQuestion;
}

/** What one hero has to decide: what it is known for first, the rest beside it. */
export interface HeroPart {
  hero: string;
  main: Asked | null;
  also: readonly Asked[];
}

/** The questions by hero, and the one about the lantern. */
export function arranged(questions: readonly SetUpQuestion[]): { heroes: HeroPart[]; light: Asked | null } {
  const all = questions.map((question, at) => ({ at, question })).filter(({ question }) => GATHERED.has(question.kind));
  const light = all.find(({ question }) => question.kind === "light-bearer") ?? null;
  const own = all.filter((one) => one !== light);
  const heroes = [...new Set(own.map(({ question }) => question.who))].map((hero) => {
    const mine = own.filter(({ question }) => question.who === hero);
    const main = mine.find(({ question }) => question.kind === "starting-upgrade") ?? null;
    return { hero, main, also: mine.filter((one) => one !== main) };
  });
  return { heroes, light };
}

/** The answers to send: what was chosen, else what is ready; places only if nobody wants to take them on the map. */
export function answersOf(questions: readonly SetUpQuestion[], chosen: Chosen, places: boolean): SettleAll["answers"] {
  return questions
    .map(({ kind, who, ready, placing }, at) => ({ kind, who, key: chosen[at] ?? ready, placing }))
    .filter(({ placing }) => !(placing && places))
    .map(({ kind, who, key }) => ({ kind, who, key }));
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
