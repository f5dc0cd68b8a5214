/** A refusal without its rule at the end: that is shown as what it is. */
export const withoutRule = (text: string, rule: string): string =>
  text.endsWith(`(${rule})`) ? text.slice(0, -rule.length - 2).trimEnd() : text;
