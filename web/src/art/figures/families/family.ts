import type { Recipe } from "../recipe";

/** How a whole family is drawn: what all of one kind have in common comes from the kind, the rest from each model. */
export type Family = (kind: string, words: string) => Recipe;
