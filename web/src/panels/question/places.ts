import { LATER } from "../../lib/stopping";
import type { AnswerView, QuestionView } from "../../lib/wire";

export const isSpace = ({ space, model, tile, door, die }: AnswerView): boolean =>
  space != null && model == null && tile == null && door == null && die == null;

/** The answers that are plain spaces: they are chosen on the map, however few they are. */
export const spacesOf = (question: Pick<QuestionView, "answers">): AnswerView[] => question.answers.filter(isSpace);

/** So many other answers a question may have that folds to a line while its spaces are chosen on the map; what comes only after it does not count. */
const MOST_OTHERS = 4;

/** Whether a question is answered on the map first of all, so that on a phone it makes room for it. */
export function answersLieOnMap({ form, yours, answers }: Pick<QuestionView, "form" | "yours" | "answers">): boolean {
  const others = answers.filter((answer) => !isSpace(answer) && answer.index < LATER);
  return yours && form === "one" && answers.some(isSpace) && others.length <= MOST_OTHERS;
}

/** Whether arrows go over the map: there are places to choose, and not just ways for one tile to lie. */
export const liesOnMap = (question: QuestionView): boolean =>
  question.family !== "tile" &&
  question.form !== "order" &&
  question.answers.some(({ space, model, door }) => space != null || model != null || door != null);
