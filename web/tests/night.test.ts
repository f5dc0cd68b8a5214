import { beforeEach, describe, expect, it } from "vitest";
import { Guide } from "../src/guide/guide.svelte";
import { teaches } from "../src/guide/triggers";
import type { GuideId } from "../src/i18n/guide.en";
import type { LogEntry, QuestionView, TableView } from "../src/lib/wire";
import { beatsOf, scenesOf } from "../src/stage/scenes";
import stored from "./night/moments.json";

/** The first night, question by question, as a sensible person plays it (`python -m tests.server.night_moments`). */
interface Asked {
  table: TableView;
  log: readonly LogEntry[];
}
const NIGHT = stored as unknown as readonly Asked[];
const QUIET_START: Asked = { table: { ...(NIGHT[0] as Asked).table, questions: [], log: 0 }, log: [] };

/** What is explained at a question of the night: in the scene before it, and beside it. */
interface Lesson {
  stage: GuideId[];
  question: GuideId | null;
}

/** Play the night; whatever is explained is read and put away. */
function lessons({ scenes }: { scenes: boolean }): Lesson[] {
  const guide = new Guide(() => 0);
  let log: LogEntry[] = [];
  return NIGHT.map(({ table, log: fresh }, at) => {
    const before = (NIGHT[at - 1] ?? QUIET_START).table;
    const [question] = table.questions;
    const told = at ? fresh : fresh.slice(fresh.findIndex(({ event }) => event === "turnbegan"));
    const beats = scenes ? beatsOf(scenesOf({ log: told, before, after: table, nameOf: () => "" })) : [];
    const stage = beats.flatMap((beat) => {
      if (!guide.stage(beat, question)) return [];
      const id = guide.card?.id;
      guide.next();
      return id ? [id] : [];
    });
    log = [...log, ...fresh];
    guide.look({ table, question, fresh: log });
    const shown = guide.card?.id ?? null;
    guide.next();
    return { stage, question: shown };
  });
}

const explainedIn = ({ stage, question }: Lesson): GuideId[] => [...stage, ...(question ? [question] : [])].flatMap(teaches);
const keysOf = ({ answers, after }: QuestionView) => [...answers, ...after].map(({ key }) => key);
const offers = (verb: string) => (asked: Asked) =>
  asked.table.questions.some((question) => keysOf(question).some((key) => key === verb || key.startsWith(`${verb}:`)));
const asks =
  (...kinds: string[]) =>
  ({ table }: Asked) =>
    table.questions.some(({ kind }) => kinds.includes(kind));
const rolls = (purpose: string) => (asked: Asked) =>
  asked.log.some(({ roll }) => roll?.purpose === purpose) ||
  asked.table.questions.some(({ roll }) => roll?.purpose === purpose);
const tells = (event: string, deck?: string) => (asked: Asked) =>
  asked.log.some((entry) => entry.event === event && (deck === undefined || entry.facts.deck === deck));

const gains =
  (what: string) =>
  ({ log }: Asked) =>
    log.some(({ event, facts }) => event === "gained" && facts.card === what);

/** Each word of the rules, and when it is first on the screen: in the scene, or because the question needs it. */
const ON_SCREEN: Partial<Record<GuideId, (asked: Asked) => boolean>> = {
  welcome: () => true,
  darkness: rolls("hold-back"),
  grit: (asked) => offers("grit")(asked) || asks("reroll")(asked),
  door: offers("door"),
  scavenge: offers("scavenge"),
  order: ({ table }) => asks("move", "act")({ table, log: [] }) && table.order.some(({ state }) => state === "acted"),
  reroll: asks("reroll", "roll-again"),
  token: tells("tokenrevealed"),
  threat: tells("drew", "threat"),
  horror: rolls("willpower"),
  fight: (asked) => asked.table.fight && asks("move", "act")(asked),
  toHit: rolls("to-hit"),
  hits: asks("assign-hits"),
  defense: rolls("defense"),
  breath: rolls("breath"),
  loot: tells("drew", "loot"),
  clue: tells("cluefound"),
  objective: tells("objectivefound"),
  depth: tells("deptheventcame"),
  darknessCard: tells("drew", "darkness"),
  corruption: tells("corruptiongained"),
  xp: (asked) => tells("killed")(asked) && gains("xp")(asked),
  darkStone: gains("dark_stone"),
  deeper: ({ log }) => log.some(({ event, facts }) => event === "partymoved" && (facts.space ?? 0) > 1),
};

describe("the first night", () => {
  beforeEach(() => localStorage.clear());

  it("explains each thing when it is first on the screen: not before, and not after", () => {
    const told = lessons({ scenes: true });
    for (const [id, isThere] of Object.entries(ON_SCREEN)) {
      const [first, explained] = [
        NIGHT.findIndex(isThere),
        told.findIndex((lesson) => explainedIn(lesson).includes(id as GuideId)),
      ];
      expect(first, id).toBeGreaterThanOrEqual(0);
      expect([id, explained + 1]).toEqual([id, first + 1]);
    }
  });
  it("explains nothing twice, and nothing else in the middle of it", () => {
    const all = lessons({ scenes: true }).flatMap(({ stage, question }) => [...stage, question ?? []].flat());
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => !teaches(id).some((one) => one in ON_SCREEN))).toEqual(["anytime", "light", "dreadStack"]);
  });
  it("tells what the tag of the Growing Dread counts in a quiet while, before the first card lies there", () => {
    const told = lessons({ scenes: true }).findIndex((lesson) => explainedIn(lesson).includes("dread"));
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(NIGHT.findIndex(tells("dreadadded")));
    expect(NIGHT[told]?.table.fight).toBe(false);
  });
  it("tells whoever wants no scenes what each question needs all the same", () => {
    const told = lessons({ scenes: false });
    for (const id of [
      "welcome",
      "grit",
      "door",
      "scavenge",
      "reroll",
      "horror",
      "fight",
      "toHit",
      "hits",
      "defense",
      "breath",
    ] as const) {
      const first = NIGHT.findIndex((asked) =>
        ["horror", "defense"].includes(id)
          ? asked.table.questions.some(
              ({ roll }) => roll?.purpose === { horror: "willpower", defense: "defense" }[id as "horror"],
            )
          : ON_SCREEN[id]?.(asked),
      );
      const explained = told.findIndex((lesson) => explainedIn(lesson).includes(id));
      expect([id, explained + 1]).toEqual([id, first + 1]);
    }
  });
});
