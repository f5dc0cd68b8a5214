import type { LogEntry, TableView } from "../../lib/wire";

export const FILTERS = ["all", "story", "fights", "finds", "mine"] as const;
export type Filter = (typeof FILTERS)[number];

// biome-ignore format: one list
const FIGHTS = new Set([
  "fightbegan", "fightended", "enemyplaced", "targeted", "attacked", "strikes", "hit", "saved", "wounded", "killed", "knockedout", "died", "revived",
  "recovered", "escaped", "elitegained", "mythicgained", "sanitylost", "companionhurt", "companiondied", "leftbehind",
]);
// biome-ignore format: one list
const FINDS = new Set([
  "scavenged", "gained", "took", "gave", "lost", "paid", "cluefound", "objectivefound", "tokenrevealed", "tileplaced", "gateopened",
  "worldfound", "worldentered", "markerplaced", "markerremoved", "counted", "companionmet", "attached", "detached",
]);
const about = ({ facts }: LogEntry, heroes: readonly string[]): boolean =>
  [facts.who, facts.by, facts.target].some((id) => id != null && heroes.includes(id));

function shows(entry: LogEntry, filter: Filter, heroes: readonly string[]): boolean {
  switch (filter) {
    case "all":
      return true;
    case "story":
      return entry.weight !== "detail";
    case "fights":
      return FIGHTS.has(entry.event);
    case "finds":
      return FINDS.has(entry.event);
    case "mine":
      return about(entry, heroes);
  }
}

/** What a filter leaves of the log; a heading (of a turn, of a step) stays if anything below it does. */
export function filtered(log: readonly LogEntry[], filter: Filter, heroes: readonly string[]): LogEntry[] {
  const kept: LogEntry[] = [];
  let turn: LogEntry | null = null;
  let step: LogEntry | null = null;
  for (const entry of log) {
    if (entry.event === "turnbegan") [turn, step] = [entry, null];
    else if (entry.event === "stepbegan") step = entry;
    else if (shows(entry, filter, heroes)) {
      for (const heading of [turn, step]) if (heading) kept.push(heading);
      [turn, step] = [null, null];
      kept.push(entry);
    }
  }
  return kept;
}

/** The whole log: what was asked for afterwards, up to where this window has it itself. */
export const joined = (earlier: readonly LogEntry[], log: readonly LogEntry[]): readonly LogEntry[] => {
  const first = log[0]?.n ?? 0;
  return earlier.length ? [...earlier.filter(({ n }) => n < first), ...log] : log;
};

/** The heroes of this window; whoever runs all of them looks at one. */
export function myHeroes(table: Pick<TableView, "seats" | "heroes">, viewed: string): string[] {
  const mine = table.seats.filter((seat) => seat.mine).flatMap((seat) => seat.heroes);
  return mine.length > 0 && mine.length < table.heroes.length ? mine : viewed ? [viewed] : mine;
}

/** The number of the first entry after the last turn of one of these heroes that is over. */
export function sinceMyTurn(log: readonly LogEntry[], heroes: readonly string[]): number {
  let acting = false;
  let since = 0;
  for (const entry of log) {
    if (entry.event !== "stepbegan" && entry.event !== "turnbegan") continue;
    if (acting) since = entry.n;
    acting = entry.facts.message === "activation" && about(entry, heroes);
  }
  return since;
}
