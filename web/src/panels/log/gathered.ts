import type { LogEntry } from "../../lib/wire";

const alike = (one: LogEntry, other: LogEntry): boolean =>
  one.facts.who === other.facts.who && one.facts.card === other.facts.card;

/**
 * Tell in one line what is one for whoever reads it: enemies of one kind that come together (who of them goes for whom is told
 * where all is), the same thing taken several times, and a thing used up.
 */
export function gathered(log: readonly LogEntry[], appear: (count: number, kind: string) => string): LogEntry[] {
  const told: LogEntry[] = [];
  let first: LogEntry | null = null;
  let times = 1;
  for (const entry of log) {
    const { event, facts } = entry;
    const before = first?.event === event ? first : null;
    if (event === "enemyplaced" && facts.kind && before?.facts.kind === facts.kind) {
      told[told.length - 1] = { ...before, text: appear(++times, facts.kind) };
    } else if (event === "took" && before && alike(before, entry)) {
      told[told.length - 1] = { ...before, text: before.text.replace(/\.?$/, ` ×${++times}.`) };
    } else if (!(event === "lost" && facts.card && first?.event === "used" && alike(first, entry))) {
      [first, times] = [entry, 1];
      told.push(entry);
    }
  }
  return told;
}
