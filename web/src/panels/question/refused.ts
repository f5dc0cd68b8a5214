import { withoutRule } from "../../lib/rule-of";
import type { QuestionView } from "../../lib/wire";

type Refusal = QuestionView["refusals"][number];

/** What may not be done for one and the same reason. */
export interface Refused {
  first: Refusal;
  /** So many spaces are meant. */
  spaces: number;
  why: string;
}

/** More spaces than this are told in one line when one reason holds for all of them. */
const FEW = 2;

const whyOf = ({ text, rule }: Refusal): string => withoutRule(text, rule).split(": ").at(-1) ?? "";
const reasonOf = (one: Refusal): string => `${one.rule} ${one.space != null && !one.model} ${whyOf(one)}`;

/** Gather what is refused: spaces for which the same reason holds are one line, everything else is its own. */
export function gathered(refusals: readonly Refusal[]): Refused[] {
  const alike = new Map<string, Refusal[]>();
  for (const one of refusals) alike.set(reasonOf(one), [...(alike.get(reasonOf(one)) ?? []), one]);
  return [...alike.values()].flatMap((all) => {
    const [first] = all;
    if (first && first.space != null && !first.model && all.length > FEW)
      return [{ first, spaces: all.length, why: whyOf(first) }];
    return all.map((one) => ({ first: one, spaces: 0, why: withoutRule(one.text, one.rule) }));
  });
}
