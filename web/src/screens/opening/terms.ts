/** A word of the rules: how it may be written (a pattern), what it means, and the rule that says so. */
export type Known = readonly [string, string, string];

/** A part of a text: plain, or a word of the rules with what it means. */
export interface Part {
  text: string;
  means?: string;
  rule?: string;
}

/** What a word of the rules means; empty if nobody has to be told. */
export const meaningOf = (word: string, known: readonly Known[]): string =>
  explained(word, known).find(({ means }) => means)?.means ?? "";

/** A text with its words of the rules marked, each where it stands first; of a longer word its parts do not count. */
export function explained(text: string, known: readonly Known[]): Part[] {
  const found: { from: number; to: number; means: string; rule: string }[] = [];
  for (const [pattern, means, rule] of known) {
    const match = new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "u").exec(text);
    if (!match) continue;
    const [from, to] = [match.index, match.index + match[0].length];
    if (found.every((one) => to <= one.from || from >= one.to)) found.push({ from, to, means, rule });
  }
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to, means, rule } of found.sort((a, b) => a.from - b.from)) {
    if (from > at) parts.push({ text: text.slice(at, from) });
    parts.push({ text: text.slice(from, to), means, rule });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
