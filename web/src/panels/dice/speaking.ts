import type { Messages } from "../../i18n/en";
import type { RollView } from "../../lib/wire";

/** A roll in a sentence, for those who hear it. */
export function spoken(roll: RollView, words: Messages["rolls"]): string {
  const faces = roll.dice.map(({ face }) => face).join(", ");
  return words.spoken(
    roll.by_name,
    roll.label,
    faces,
    roll.successes === null ? words.total(roll.total) : words.success(roll.successes),
  );
}
