import type { LogEntry } from "../../lib/wire";

/** Enemies of one kind that come together are one line; who of them goes for whom is told where all is. */
export function gathered(log: readonly LogEntry[], appear: (count: number, kind: string) => string): LogEntry[] {
  const told: LogEntry[] = [];
  let alike = 0;
  for (const entry of log) {
    const [last, { kind }] = [told.at(-1), entry.facts];
    const comes = entry.event === "enemyplaced" && kind;
    if (comes && last?.event === "enemyplaced" && last.facts.kind === kind) {
      told[told.length - 1] = { ...last, text: appear(++alike, kind) };
    } else {
      alike = 1;
      told.push(entry);
    }
  }
  return told;
}
