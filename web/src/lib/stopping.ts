import type { AnswerView, GiveAnswer, QuestionView } from "./wire";

/** The answer that ends a move. */
const STOP = "stop";
/** Answers to the question after this one are counted from here. */
export const LATER = 10_000;
/** What is asked once a hero has stopped. */
const ACT = "act";
/** Ends the activation: what Enter alone means there. */
const DONE = "done";

/**
 * A hero who can go nowhere is asked at once what it does, instead of whether it stops and then what it does.
 * Whoever can go on sees what lies here, and may stop for it at once: nobody has to know that a Door comes after a stop.
 */
export function joined(question: QuestionView): QuestionView {
  const after = question.after ?? [];
  if (!after.length || !question.yours) return question;
  const later = after.map((answer, at) => ({ ...answer, index: LATER + at }));
  if (!later.some(({ key }) => key === DONE)) return { ...question, answers: [...later.map(besides), ...question.answers] };
  return {
    ...question,
    answers: [
      ...later.filter(({ key }) => key !== DONE),
      ...question.answers.filter(({ key }) => key !== STOP),
      ...later.filter(({ key }) => key === DONE),
    ],
    default: later.find(({ key }) => key === DONE)?.index ?? question.default,
  };
}

/** Among spaces to go to no whole tile is meant by a press on it: that is said in the list only. */
const besides = (answer: AnswerView): AnswerView => (answer.door == null ? { ...answer, tile: null } : answer);

/** What is sent for an answer that was chosen there: the stop, and what is done then. */
export function apart(question: QuestionView | undefined, given: GiveAnswer): GiveAnswer {
  const { answer } = given;
  if (!question || typeof answer !== "number" || answer < LATER) return given;
  const stop = question.answers.find(({ key }) => key === STOP);
  const next = question.after[answer - LATER];
  if (!stop || !next) return given;
  const then = [{ kind: ACT, keys: [next.key] }];
  return { ...given, answer: stop.index, then };
}
