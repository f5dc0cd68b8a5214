import type { LogEntry } from "../lib/wire";
import type { Beat } from "./beats";
import { CAME_TO_NOTHING } from "./rolls";
import type { Scribe, Writer } from "./scribe";

/** So long it is told of whom the Hits of several are. */
const OF_WHOM = 1100;
/** Whoever gets up or is healed is told of by that. */
const RISES = new Set(["healed", "revived", "recovered", "knockedout", "died"]);
/** After a save these say what it did not stop, or roll on. */
const HURTS = new Set(["wounded", "sanitylost", "corruptiongained", "rolled"]);
const minus = (count: number | null | undefined): string => `−${count ?? 0}`;

const wounded: Writer = (scribe, entry) => {
  const { count, left } = entry.facts;
  const who = entry.facts.who ?? "";
  const enemy = !scribe.happened.after.heroes.some(({ id }) => id === who);
  scribe.beat(entry, {
    kind: "wound",
    length: enemy && left === 0 ? 340 : 680,
    says: entry.text || undefined,
    cue: enemy ? "hit" : "wound",
    struck: who,
    flying: { model: who, text: minus(count), tone: "wound" },
    frame: { models: [who], matters: false },
  });
};

/** What somebody suffers, and what somebody gets. */
export const HARM: Record<string, Writer> = {
  // Of whom the Hits of several are is said before they are defended against.
  hit(scribe, entry) {
    const { models = [], by } = entry.facts;
    const several = models.length > 0 && !models.includes(by ?? "");
    const length = several ? OF_WHOM : scribe.attacking ? 160 : 520;
    scribe.beat(entry, { kind: "telling", length, says: entry.text, strikers: several ? [...new Set(models)] : undefined });
  },
  saved: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "saved",
      length: HURTS.has(scribe.rest[0]?.event ?? "") ? 480 : CAME_TO_NOTHING,
      says: entry.text,
      cue: "miss",
      flying: { model: entry.facts.who ?? "", text: `${entry.facts.count ?? 0}`, tone: "blocked" },
    }),
  wounded,
  sanitylost: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "wound",
      length: 640,
      says: entry.text,
      cue: "wound",
      struck: entry.facts.who ?? "",
      flying: { model: entry.facts.who ?? "", text: minus(entry.facts.count), tone: "sanity" },
    }),
  killed(scribe, entry) {
    scribe.fell = entry.facts.who ?? "";
    scribe.beat(entry, {
      kind: "kill",
      length: 720,
      tells: [],
      leaves: [entry],
      says: entry.text,
      cue: "kill",
      breaks: entry.facts.who ?? "",
    });
  },
  knockedout: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "fall",
      length: 1300,
      says: entry.text,
      cue: "bell",
      struck: entry.facts.who ?? "",
      frame: { models: [entry.facts.who ?? ""], also: scribe.fight, matters: true },
    }),
  died: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "fall",
      length: 1700,
      tells: [],
      leaves: [entry],
      says: entry.text,
      cue: "bell",
      dies: entry.facts.who ?? "",
      frame: { models: [entry.facts.who ?? ""], also: scribe.fight, matters: true },
    }),
  gained: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "gain",
      length: 360,
      says: entry.text,
      cue: "xp",
      flying: gained(entry, scribe.fell, scribe.happened.money ?? String),
    }),
  lost: (scribe, entry) => scribe.beat(entry, { kind: "gain", length: 360, says: entry.text }),
};

/** What a hero has lost already and the log tells only after the question (somebody is about to go down): it is seen before it is asked about. */
export function untold(scribe: Scribe): void {
  const { log, before, after } = scribe.happened;
  for (const hero of after.heroes) {
    const was = before.heroes.find(({ id }) => id === hero.id);
    const own = log.filter(({ facts }) => facts.who === hero.id);
    if (!was || own.some(({ event }) => RISES.has(event))) continue;
    const left = (event: string, else_: number) => own.findLast((one) => one.event === event)?.facts.left ?? else_;
    const lost = left("wounded", was.health.now) - hero.health.now;
    if (lost <= 0 || hero.health.most !== was.health.most) continue;
    const n = log.at(-1)?.n ?? before.log - 1;
    const facts = { who: hero.id, count: lost, left: hero.health.now };
    const entry: LogEntry = { n, event: "wounded", weight: "detail", text: "", roll: null, card: null, facts };
    wounded(scribe, entry);
  }
}

/** What flies to whoever gets it, as it is written; the page writes money as its language does. */
const RESOURCES: Record<string, (count: number, money: (gold: number) => string) => string> = {
  xp: (count) => `+${count} XP`,
  gold: (count, money) => `+${money(count)}`,
};
function gained({ facts }: LogEntry, fell: string, money: (gold: number) => string): Beat["flying"] {
  const write = RESOURCES[facts.card ?? ""];
  const from = facts.card === "xp" && fell ? fell : undefined;
  return facts.who && write ? { model: facts.who, text: write(facts.count ?? 0, money), tone: "gain", from } : undefined;
}
