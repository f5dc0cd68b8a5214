import type { LogEntry } from "../lib/wire";

/** A fight ended because those who were left of it are too far away: nobody has won it, and no turn ends with it. */
export function isLeft(log: readonly LogEntry[], ended: LogEntry): boolean {
  return log[log.indexOf(ended) - 1]?.event === "leftbehind";
}

/** The log, saying of each fight that ended that the turn ended with it. */
export function withTurnsEnded(log: readonly LogEntry[], over: string): readonly LogEntry[] {
  const ends = (entry: LogEntry) => entry.event === "fightended" && !isLeft(log, entry);
  return log.map((entry) => (ends(entry) ? { ...entry, text: over } : entry));
}
