import type { QuestionView } from "../../lib/wire";

/** So long are answers, of the length of a text, that only tells them: "Choose one: (1) ...". */
const AS_LONG = 0.6;
const sentence = (line: string) => (/[.!?:]$/.test(line) ? line : `${line}.`);

/** What a question is about, as a heading and what it says; nothing where its ways are the answers themselves. */
export function aboutOf(question: Pick<QuestionView, "about" | "kind" | "answers">): { name: string; says: string } | null {
  const { about, kind, answers } = question;
  if (!about) return null;
  const says = about.text.map(sentence).join(" ");
  const answered = answers.reduce((sum, { label }) => sum + label.length, 0);
  if (kind === "choose" && answered >= AS_LONG * says.length) return null; // the question names it
  return { name: sentence(about.name), says };
}
