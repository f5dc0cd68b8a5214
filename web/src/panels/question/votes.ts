import type { QuestionView } from "../../lib/wire";

type Asked = Pick<QuestionView, "id" | "kind" | "who" | "yours">;

/** What takes all heroes: whoever runs several of them says yes once. */
const VOTES: ReadonlySet<string> = new Set(["cancel-dread", "flee"]);

/** The others of one's own who are asked at once for what takes all of them. */
export const askedBeside = <One extends Asked>(question: Asked | undefined, questions: readonly One[]): One[] =>
  question?.yours && VOTES.has(question.kind)
    ? questions.filter(({ id, kind, yours }) => yours && kind === question.kind && id !== question.id)
    : [];

/** A yes that is still to be said for others of one's own. */
export interface Yes {
  kind: string;
  whose: readonly string[];
  /** How many answers had been given when it was said. */
  since: number;
}

/** What is left of a yes once it is said for whoever is asked now; null if it is not meant. */
export const saidFor = (yes: Yes, asked: Asked, answers: number): Yes | null =>
  asked.yours && asked.kind === yes.kind && yes.whose.includes(asked.who) && answers > yes.since
    ? { ...yes, whose: yes.whose.filter((who) => who !== asked.who), since: answers }
    : null;
