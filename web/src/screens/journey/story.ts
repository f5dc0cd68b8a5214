import type { LogEntry } from "../../lib/wire";

const HAZARD = /^travel-hazards-/;

/** Told point by point, the last line of a run says all. */
const COUNTED = new Set(["corruptiongained"]);

/** What each hazard did, in the words of the log: for every one that was turned over, what was told until the next. */
export function storyOf(log: readonly LogEntry[]): string[][] {
  const told: string[][] = [];
  let last: LogEntry | undefined;
  for (const entry of log) {
    if (entry.card && HAZARD.test(entry.card.id)) told.push([]);
    else if (entry.event === "arrived") break;
    else if (entry.weight === "story" && !entry.roll) {
      if (last && COUNTED.has(entry.event) && last.event === entry.event && last.facts.who === entry.facts.who)
        told.at(-1)?.pop();
      told.at(-1)?.push(entry.text);
      last = entry;
    }
  }
  return told;
}
