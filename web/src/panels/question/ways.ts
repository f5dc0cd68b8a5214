import type { GiveAnswer, QuestionView, WayView } from "../../lib/wire";

/** A way to roll dice again, and which of those that are asked one after the other it is. */
export interface Way extends WayView {
  at: number;
}
type Asked = Pick<QuestionView, "ways" | "answers" | "most">;

/** All ways to roll the dice again, those that cost nothing first. */
export function waysOf({ ways }: Pick<QuestionView, "ways">): Way[] {
  const all = ways.map((way, at) => ({ ...way, at }));
  return [...all.filter(({ free }) => free), ...all.filter(({ free }) => !free)];
}

/** The ways in which so many dice can be rolled again at once. */
export const waysFor = (question: Pick<QuestionView, "ways">, dice: number): Way[] =>
  waysOf(question).filter(({ most }) => dice > 0 && dice <= most);

/** How many answers can be chosen, in whichever way. */
export const mostOf = ({ ways, most }: Asked): number => Math.max(most, ...ways.map((way) => way.most));

/** What is said at once to the question and to those after it about the same dice: these are rolled again in this way, else they lie. */
export function saidOf(
  question: Asked,
  picked: readonly number[],
  way: number | undefined = waysFor(question, picked.length)[0]?.at,
): { answer: number[]; after: NonNullable<GiveAnswer["then"]> } {
  const keys = picked.flatMap((index) => question.answers.find((one) => one.index === index)?.key ?? []);
  const asked = picked.length && way !== undefined ? question.ways.slice(0, way + 1) : question.ways;
  const after = asked.slice(1).map(({ kind }, at) => ({ kind, keys: picked.length && at + 1 === way ? keys : [] }));
  return { answer: picked.length && !way ? [...picked] : [], after };
}
