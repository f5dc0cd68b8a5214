import type { QuestionView } from "../../lib/wire";

/** What one person has all heroes do: the same answer to the same kind of question, on one day. */
export interface Errand {
  kind: string;
  key: string;
  day: number;
  whom: readonly string[];
  /** The question that was answered last; as long as it is still asked, nothing else is. */
  sent: string;
}

/** Questions in which it is worth while to do the same with everybody. */
const SHARED = new Set(["lodging", "visit", "business", "leave-town"]);
/** The answer with which somebody does nothing more today, by the kind of question. */
const NOTHING: Readonly<Record<string, string>> = { visit: "nowhere", business: "done" };
/** What is bought or done at a location can be repeated. */
const BOUGHT = /^(?:buy|service):/;

const open = (questions: readonly QuestionView[], kind: string) => questions.filter((one) => one.yours && one.kind === kind);

/** The heroes of this window who could all do the same as whoever is asked this; nobody if it is one at most. */
export function company(questions: readonly QuestionView[], asked: QuestionView | undefined): readonly string[] {
  if (!asked || !SHARED.has(asked.kind)) return [];
  const deeds = new Set(asked.answers.map(({ key }) => key).filter((key) => key !== NOTHING[asked.kind]));
  const found = open(questions, asked.kind).filter(({ answers }) => answers.some(({ key }) => deeds.has(key)));
  return found.length > 1 ? found.map(({ who }) => who) : [];
}

/** Let everybody do nothing more today; null where that is not what is asked. */
export function idleDay(questions: readonly QuestionView[], kind: string | undefined, day: number): Errand | null {
  const key = kind && NOTHING[kind];
  const whom = key ? open(questions, kind).map(({ who }) => who) : [];
  return key && kind && whom.length ? { kind, key, day, whom, sent: "" } : null;
}

const waits = ({ sent }: Errand, questions: readonly QuestionView[]): boolean => questions.some(({ id }) => id === sent);

/** The next answer of an errand: to which question, and what is left of the errand then. Null: there is none now. */
export function nextAnswer(
  errand: Errand,
  questions: readonly QuestionView[],
): { question: QuestionView; answer: number; rest: Errand } | null {
  if (waits(errand, questions)) return null;
  for (const question of open(questions, errand.kind)) {
    if (!errand.whom.includes(question.who)) continue;
    const answer = question.answers.find(({ key }) => key === errand.key)?.index;
    if (answer === undefined) continue;
    return {
      question,
      answer,
      rest: { ...errand, whom: errand.whom.filter((who) => who !== question.who), sent: question.id },
    };
  }
  return null;
}

/** Whether an errand is over: everybody is done, the day is, or whoever is asked the same cannot answer so. */
export function isOver(errand: Errand, questions: readonly QuestionView[], day: number): boolean {
  if (!errand.whom.length || errand.day !== day) return true;
  return !waits(errand, questions) && open(questions, errand.kind).length > 0 && nextAnswer(errand, questions) === null;
}

/** Whether an answer can be repeated as a purchase. */
export const isPurchase = (key: string): boolean => BOUGHT.test(key);
