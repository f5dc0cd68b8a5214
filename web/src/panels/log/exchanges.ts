import type { Messages } from "../../i18n/en";
import type { DieView, LogEntry } from "../../lib/wire";

type Words = Messages["story"]["told"];

/** Something that hits, until something else begins: its line in the story, and what came of it. */
interface Exchange {
  /** `attacked`: Enemies attack a Hero; `hit`: Hits of an attack of a Hero, or from elsewhere. */
  line: LogEntry;
  /** Enemies attack. */
  attack: boolean;
  whom: string;
  came: string[];
  hits: number;
  blocked: number;
  missed: boolean;
  /** Another line says how it ended: this one is not needed. */
  told: boolean;
  over: boolean;
}

const ENEMIES_ROLL = new Set(["enemy-to-hit", "enemy-shots"]);
/** The number of a line of which nothing is told yet. */
const UNTOLD = -1;
/** With these something else begins. */
const ELSE = new Set(["moved", "drew", "escaped", "tileplaced", "enemyplaced"]);
/** And with dice for these. */
const BEGINS = new Set(["move", "to-hit"]);

const isRerolled = ({ roll }: LogEntry): boolean => roll?.dice.some(({ rerolled }) => rerolled) ?? false;

/** The dice that a line shows: of those that were rolled again, how all of them lie then. */
export function diceOf(entry: LogEntry, log: readonly LogEntry[]): readonly DieView[] {
  const { roll } = entry;
  if (!roll || !isRerolled(entry)) return roll?.dice ?? [];
  const same = (one: LogEntry) => one.n > entry.n && one.roll?.purpose === roll.purpose && one.roll.by === roll.by;
  return log.find(same)?.roll?.dice ?? roll.dice;
}

/** The story of a log: each attack is one line, with what came of it, also if it missed or was blocked. */
export function exchanged(log: readonly LogEntry[], heroes: readonly string[], words: Words): LogEntry[] {
  const story: (LogEntry | Exchange)[] = [];
  let now: Exchange | null = null;
  const ends = () => {
    if (now) now.over = true;
    now = null;
  };
  for (const entry of log) {
    const { event, facts, weight, roll } = entry;
    if (weight === "heading" || ELSE.has(event) || (roll && BEGINS.has(roll.purpose))) ends();
    if (now && belongs(entry, now, heroes, words)) continue;
    const strikes = striking(entry, words);
    if (strikes || event === "attacked" || event === "hit") ends();
    if (strikes) story.push(strikes);
    else if (event === "attacked" || event === "hit") {
      const line: LogEntry = { ...entry, weight: "story" };
      now = {
        line,
        attack: event === "attacked",
        whom: facts.target ?? "",
        came: [],
        hits: 0,
        blocked: 0,
        missed: false,
        told: false,
        over: false,
      };
      if (event === "hit") now.hits = facts.count ?? 0;
      story.push(now);
    } else {
      story.push(entry);
      if (!now || !isRerolled(entry)) continue;
      // What came of dice is told after what made them roll again; what they are rolled against comes before.
      if (roll?.by !== now.whom) story.push(...story.splice(story.indexOf(now), 1));
      else if (weight !== "detail") {
        const line: LogEntry = { ...entry, n: UNTOLD, weight: "story", text: roll.by_name };
        const before: Exchange = now;
        ends();
        now = { ...before, line, came: [], missed: false, over: false };
        story.push(now);
      }
    }
  }
  return story.flatMap((one) => ("line" in one ? written(one, heroes, words) : one));
}

/** A Hero attacks: with what, and how many Hits that brings. The dice of a re-roll come after those that were given up. */
function striking(entry: LogEntry, words: Words): LogEntry | null {
  const { roll, facts } = entry;
  if (roll?.purpose !== "to-hit" || isRerolled(entry)) return null;
  const [hits, criticals] = [roll.successes ?? 0, roll.dice.filter(({ critical }) => critical).length];
  const came = hits ? [words.hits(hits, "hit"), ...(criticals ? [words.critical(criticals)] : [])] : [words.miss];
  const text = sentence(words.attacks(roll.by_name, roll.weapon, facts.kind ?? ""), came);
  return { ...entry, event: "strikes", weight: "story", text };
}

/** Whether something is part of what goes on, and needs no line of its own. */
function belongs(entry: LogEntry, now: Exchange, heroes: readonly string[], words: Words): boolean {
  const { event, facts, roll } = entry;
  const [attack, hero, count] = [now.attack, heroes.includes(now.whom), facts.count ?? 0];
  const theirs = facts.who === now.whom;
  const came = (what: string) => {
    now.came.push(what);
    if (now.line.n === UNTOLD) now.line = { ...entry, weight: "story", text: now.line.text };
  };
  switch (event) {
    case "rolled":
      if (!attack || !roll || !ENEMIES_ROLL.has(roll.purpose)) return false;
      now.missed = !roll.successes;
      now.line = { ...now.line, roll };
      return true;
    case "hit":
      if (!attack || facts.target !== now.whom) return false;
      now.hits += count;
      came(words.hits(count, facts.kind ?? "hit"));
      return true;
    case "saved":
      if (!theirs && !now.whom.startsWith(`${facts.who}-`)) return false;
      came(words.blocked(count, now.hits));
      now.hits -= count;
      now.blocked += count;
      return true;
    case "wounded":
    case "sanitylost":
      if (!theirs) return false;
      now.told ||= !hero; // what an Enemy suffers has a line of its own
      came(words[event](count, facts.left ?? 0));
      return hero;
    case "killed":
      if (theirs) now.told = true;
      return false;
  }
  return false;
}

function written(one: Exchange, heroes: readonly string[], words: Words): LogEntry[] {
  if (one.told || one.line.n === UNTOLD) return [];
  const unhurt =
    one.over && !heroes.includes(one.whom) && !one.blocked ? [words.unhurt(one.line.facts.defense ?? 0, one.hits)] : [];
  const came = one.came.length ? [...one.came, ...unhurt] : one.missed ? [words.miss] : unhurt;
  return [{ ...one.line, text: sentence(one.line.text, came) }];
}

const sentence = (text: string, came: readonly string[]): string =>
  came.length ? `${text.replace(/\.$/, "")}: ${came.join(", ")}.` : text;
