import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import type { LogEntry, TableView, Update } from "../src/lib/wire";
import { SOUNDS } from "../src/sound/kit";
import type { Beat } from "../src/stage/beats";
import { beatsOf, scenesOf } from "../src/stage/scenes";
import lost from "./fixtures/lost.json";
import won from "./fixtures/won.json";
import { updates } from "./helpers";

const told = (log: readonly LogEntry[], table: TableView): Beat[] =>
  beatsOf(
    scenesOf({
      log: [...log],
      before: table,
      after: table,
      nameOf: (tile) => `Room ${tile}`,
      missed: en.stage.missed,
      unhurt: (hit) => hit,
    }),
  );
const { table } = updates.fight;
const [hero] = table.heroes;
const [enemy] = table.enemies;
let n = table.log;
const entry = (event: string, facts: LogEntry["facts"] = {}): LogEntry => ({
  n: n++,
  event,
  weight: "story",
  text: `It is told that ${event}.`,
  roll: null,
  card: null,
  facts,
});
/** What is heard elsewhere than in scenes: when a question comes, when a hero pays or rises a level, at the end. */
const ELSEWHERE = ["shot", "coin", "level", "question", "win", "lose"];
/** What happens seldom, and in none of the stored adventures. */
const SELDOM = [
  entry("gateopened", { tile: 1 }),
  entry("worldentered", { who: hero?.id }),
  entry("corruptiongained", { who: hero?.id, count: 1 }),
  entry("recovered", { who: hero?.id }),
  entry("revived", { who: hero?.id }),
  entry("escaped", { who: hero?.id, passed: false }),
  entry("companionhurt", { card: "nobody", count: 1 }),
  entry("companiondied", { card: "nobody" }),
  entry("died", { who: hero?.id }),
  entry("killed", { who: enemy?.id }),
];
const stories = [...Object.values(updates), ...[won, lost].map((one) => one as unknown as Update)];
const all = [...stories.flatMap((one) => told(one.log, one.table)), ...SELDOM.flatMap((one) => told([one], table))];

describe("what is heard", () => {
  const heard = all.filter(({ cue }) => cue);
  it("is never the only sign: each sound comes with a sentence, and dice that are asked about with their question", () => {
    // What takes no time is told together with what comes next.
    const together = (beat: Beat): Beat => (beat.length ? beat : (all[all.indexOf(beat) + 1] as Beat));
    const alone = heard.filter((beat) => !together(beat).says && !beat.thrown);
    expect(alone.map(({ kind, cue, tells }) => [kind, cue, tells[0]?.event])).toEqual([]);
  });
  it("is looked at here as a whole", () => {
    const missing = Object.keys(SOUNDS).filter((name) => !heard.some(({ cue }) => cue === name));
    expect(missing).toEqual(ELSEWHERE);
  });
});
