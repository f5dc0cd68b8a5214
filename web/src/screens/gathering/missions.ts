import type { AnswerView } from "../../lib/wire";

/** A mission is told in full; whatever else can be answered has no story. */
export const hasPicture = ({ card, detail }: AnswerView): boolean => Boolean(card && detail?.length);
