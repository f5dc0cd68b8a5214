import type { QuestionView } from "../../lib/wire";

/** So long are answers, of the length of a text, that only tells them: "Choose one: (1) ...". */
const AS_LONG = 0.6;
const sentence = (line: string) => (/[.!?:]$/.test(line) ? line : `${line}.`);

/** A line of a list on a card. */
const inList = (line: string) => /^[•·-] /.test(line);
const lengthOf = (lines: readonly string[]) => lines.reduce((sum, { length }) => sum + length, 0);

/** What a question is about, as a heading and what it says, a list line by line; nothing where its ways are the answers themselves. */
export function aboutOf(question: Pick<QuestionView, "about" | "kind" | "answers">): { name: string; says: string } | null {
  const { about, kind, answers } = question;
  if (!about) return null;
  const answered = (lines: readonly string[]) =>
    kind === "choose" && lengthOf(answers.map(({ label }) => label)) >= AS_LONG * lengthOf(lines);
  const lines = about.text.map(sentence);
  if (answered(lines)) return null; // the question names it
  const list = lines.filter(inList);
  const told = list.length && answered(list) ? lines.filter((line) => !inList(line)) : lines;
  return { name: sentence(about.name), says: told.join("\n").replace(/\n(?![•·-] )/g, " ") };
}
