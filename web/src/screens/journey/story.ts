import type { LogEntry } from "../../lib/wire";

const HAZARD = /^travel-hazards-/;

/** What each hazard did, in the words of the log: for every one that was turned over, what was told until the next. */
export function storyOf(log: readonly LogEntry[]): string[][] {
  const told: string[][] = [];
  for (const entry of log) {
    if (entry.card && HAZARD.test(entry.card.id)) told.push([]);
    else if (entry.event === "arrived") break;
    else if (entry.weight === "story" && !entry.roll) told.at(-1)?.push(entry.text);
  }
  return told;
}
