import type { Messages } from "../../i18n/en";
import type { DieView, RollView } from "../../lib/wire";

const SAVES = new Set(["defense", "willpower", "armor", "spirit-armor", "cover"]);
const ATTACKS = new Set(["to-hit", "enemy-to-hit", "enemy-shots"]);
/** Whether dice are thrown to hit somebody. */
export const hitsWith = ({ purpose }: Pick<RollView, "purpose">): boolean => ATTACKS.has(purpose);

/** What a die brings, in a word: the same wherever it lies. */
export function captionOf(roll: Pick<RollView, "purpose">, die: DieView, words: Messages["stage"]): string {
  if (die.critical) return words.critical;
  if (die.success === null) return "";
  if (SAVES.has(roll.purpose)) return die.success ? words.blocks : words.fails;
  if (hitsWith(roll)) return die.success ? words.hits(die.hits ?? 1) : words.miss;
  return die.success ? words.passed : words.fails;
}
