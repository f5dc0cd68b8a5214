import type { Messages } from "../../i18n/en";
import type { RollView } from "../../lib/wire";
import { isOneByOne } from "./added";

/** A roll in a sentence, for those who hear it. */
export function spoken(roll: RollView, words: Messages["rolls"]): string {
  const faces = roll.dice.map(({ face }) => face).join(", ");
  const came = roll.successes !== null ? words.success(roll.successes) : isOneByOne(roll) ? "" : words.total(roll.total);
  return words.spoken(roll.by_name, roll.label, faces, came).trimEnd();
}
