import type { AnswerView } from "../../lib/wire";

/** A mission is told in full; whatever else can be answered has no story. */
export const hasPicture = ({ card, detail }: AnswerView): boolean => Boolean(card && detail?.length);

/** So much of a mission is told at once: its story and its goal. */
export const BRIEF = 2;

/** What is said with a word before it stands in two weights. */
export function parts(line: string): [string, string] {
  const at = line.indexOf(": ");
  return at > 0 && at < 40 ? [line.slice(0, at + 1), line.slice(at + 1)] : ["", line];
}
