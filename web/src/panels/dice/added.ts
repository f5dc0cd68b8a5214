import type { RollView } from "../../lib/wire";

/** What is added to dice, as it is written beside them: "Boots +1". */
export const addedTo = (roll: Pick<RollView, "added">): string[] =>
  roll.added.map(({ name, amount }) => `${name} ${amount > 0 ? "+" : "−"}${Math.abs(amount)}`);
/** What the dice come to with all that is added to them. */
export const sumOf = (roll: Pick<RollView, "added" | "total">): number =>
  roll.added.reduce((sum, { amount }) => sum + amount, roll.total);
