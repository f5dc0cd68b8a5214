import type { RollView } from "../../lib/wire";

/** What is added to dice, as it is written beside them: "Boots +1". */
export const addedTo = (roll: Pick<RollView, "added">): string[] =>
  roll.added.map(({ name, amount }) => `${name} ${amount > 0 ? "+" : "−"}${Math.abs(amount)}`);
/** Rolls of which each die is read for itself. */
const ONE_BY_ONE = new Set(["dark-stone", "poison", "damage", "to-hit"]);
/** Whether several dice lie there that nobody adds up: those of separate Hits. */
export const isOneByOne = ({ purpose, dice }: Pick<RollView, "purpose" | "dice">): boolean =>
  ONE_BY_ONE.has(purpose) && dice.length > 1;
/** Whether the dice of a roll are added up, and there is something to add. */
export const isSummed = ({ target, purpose, dice, added }: Pick<RollView, "target" | "purpose" | "dice" | "added">): boolean =>
  !target && !ONE_BY_ONE.has(purpose) && (dice.length > 1 || added.length > 0);
/** What the dice come to with all that is added to them. */
export const sumOf = (roll: Pick<RollView, "added" | "total">): number =>
  roll.added.reduce((sum, { amount }) => sum + amount, roll.total);
