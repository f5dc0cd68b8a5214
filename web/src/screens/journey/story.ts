import type { LogEntry } from "../../lib/wire";

const HAZARD = /^(?:travel|frontier)-hazards-/;

/** Told point by point, the last line of a run says all. */
const COUNTED = new Set(["corruptiongained"]);

/** How a test went shows in what came of it. */
const ON_THE_WAY = new Set(["tested", "hazardahead"]);

/** What each hazard did, as the log has it: for every one that was turned over, what was told until the next. */
function toldOf(log: readonly LogEntry[]): LogEntry[][] {
  const told: LogEntry[][] = [];
  for (const entry of log) {
    const [lines, last] = [told.at(-1), told.at(-1)?.at(-1)];
    if (entry.card && HAZARD.test(entry.card.id)) told.push([]);
    else if (entry.event === "arrived") break;
    else if (lines && entry.weight === "story" && !entry.roll) {
      if (last && COUNTED.has(entry.event) && last.event === entry.event && last.facts.who === entry.facts.who) lines.pop();
      lines.push(entry);
    }
  }
  return told;
}

/** What each hazard did, in the words of the log. */
export const storyOf = (log: readonly LogEntry[]): string[][] => toldOf(log).map((lines) => lines.map(({ text }) => text));

/** What each hazard left behind, for a note on the map: a few lines, and how many more there are. */
export const marksOf = (log: readonly LogEntry[], most = 2): { lines: string[]; more: number }[] =>
  toldOf(log).map((told) => {
    const lines = told.filter(({ event }) => !ON_THE_WAY.has(event)).map(({ text }) => text);
    const shown = lines.length > most ? most - 1 : most;
    return { lines: lines.slice(0, shown), more: Math.max(0, lines.length - shown) };
  });
