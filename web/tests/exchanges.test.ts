import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { it as italian } from "../src/i18n/it";
import type { LogEntry, RollView, Update } from "../src/lib/wire";
import { diceOf, exchanged } from "../src/panels/log/exchanges";
import { filtered } from "../src/panels/log/filter";
import { updates } from "./helpers";

const HEROES = ["cora", "jesse"];
let number = 0;
const entry = (event: string, text: string, facts: LogEntry["facts"] = {}, more: Partial<LogEntry> = {}): LogEntry => ({
  n: number++,
  event,
  weight: ["wounded", "killed", "gained"].includes(event) ? "story" : "detail",
  text,
  roll: null,
  card: null,
  facts,
  ...more,
});
const dice = (purpose: string, faces: readonly number[], target: number, more: Partial<RollView> = {}): Partial<LogEntry> => ({
  roll: {
    n: null,
    purpose,
    label: purpose,
    by: "cora",
    by_name: "Cora",
    dice: faces.map((face) => ({ face, sides: 6, success: face >= target, critical: face === 6, rerolled: false })),
    target,
    successes: faces.filter((face) => face >= target).length,
    total: 0,
    added: [],
    notes: [],
    weapon: "",
    whose: [],
    ...more,
  },
});
const attack = entry("attacked", "Slasher 4 attacks Cora.", { target: "cora", models: ["slashers-4"] });
const theirs = (...faces: number[]) => entry("rolled", "The Enemies attack.", {}, dice("enemy-to-hit", faces, 4));
const told = (log: readonly LogEntry[], words = en): string[] =>
  filtered(exchanged(log, HEROES, words.story.told), "story", []).map(({ text }) => text);

describe("the dice of a line", () => {
  it("that were rolled again are shown as they lie then", () => {
    const thrown = (...faces: number[]) => entry("rolled", "", {}, dice("test-cunning", faces, 5));
    const [first, other, second] = [thrown(2, 4), entry("rolled", "", {}, dice("heal", [3], 0)), thrown(2, 6)];
    for (const die of first.roll?.dice.slice(1) ?? []) die.rerolled = true;
    expect(diceOf(first, [first, other, second]).map(({ face }) => face)).toEqual([2, 6]);
    expect(diceOf(second, [first, other, second]).map(({ face }) => face)).toEqual([2, 6]);
    expect(diceOf(first, [first, other]).map(({ face }) => face)).toEqual([2, 4]);
  });
});

describe("the story of a fight", () => {
  it("says that an Enemy missed", () => {
    expect(told([attack, theirs(1, 2)])).toEqual(["Slasher 4 attacks Cora: Miss."]);
    expect(told([attack, theirs(1, 2)], italian)).toEqual(["Slasher 4 attacks Cora: Mancato."]);
  });
  it("says that everything was blocked", () => {
    const hit = entry("hit", "Cora takes 2 Hits from Slashers.", { target: "cora", kind: "hit", count: 2, by: "slashers" });
    const saved = entry("saved", "Cora's Defense stops 2.", { who: "cora", kind: "defense", count: 2 });
    expect(told([attack, theirs(5, 5), hit, saved])).toEqual(["Slasher 4 attacks Cora: 2 Hits, all blocked."]);
  });
  it("says how much came through, once", () => {
    const hit = entry("hit", "", { target: "cora", kind: "hit", count: 3, by: "slashers" });
    const saved = entry("saved", "", { who: "cora", kind: "defense", count: 1 });
    const wounded = entry("wounded", "Cora takes 4 Wounds (6 Health left).", { who: "cora", count: 4, left: 6 });
    expect(told([attack, theirs(5, 5, 4), hit, saved, wounded])).toEqual([
      "Slasher 4 attacks Cora: 3 Hits, 1 blocked, 4 Wounds (6 Health left).",
    ]);
  });
  it("is told in its order where dice for something else are rolled again", () => {
    const horror = entry("hit", "2 Horror Hits come at Cora.", { target: "cora", kind: "horror", count: 2 });
    const move = entry("rolled", "Cora rolls 1 for the Move.", {}, { weight: "story", ...dice("move", [1], 0) });
    for (const between of [[move], []]) {
      const again = entry("rolled", "Cora spends 1 Grit to re-roll 1.", {}, { weight: "story", ...dice("to-hit", [5, 1], 3) });
      for (const die of again.roll?.dice.slice(1) ?? []) die.rerolled = true;
      expect(told([horror, ...between, again])).toEqual([
        "2 Horror Hits come at Cora.",
        ...between.map(({ text }) => text),
        "Cora spends 1 Grit to re-roll 1.",
      ]);
    }
  });
  it("says what came of dice after what made them roll again", () => {
    const hit = entry("hit", "Slasher 4 takes 1 Hit from Cora.", { target: "slashers-4", kind: "hit", count: 1, defense: 4 });
    const again = entry("rolled", "Cora spends 1 Grit to re-roll 2.", {}, { weight: "story", ...dice("damage", [2], 0) });
    for (const die of again.roll?.dice ?? []) die.rerolled = true;
    const then = entry("rolled", "Cora rolls Damage: 3.", {}, dice("damage", [3], 0));
    expect(told([hit, again, then, entry("turnbegan", "", {}, { weight: "heading" })])).toEqual([
      "Cora spends 1 Grit to re-roll 2.",
      "Slasher 4 takes 1 Hit from Cora: no Wound, Defense 4 stops it.",
    ]);
  });
  it("tells an attack before the dice that were rolled again against it, and what came of them after", () => {
    const [shot, hit] = [theirs(5, 1), entry("hit", "", { target: "cora", kind: "hit", count: 2 })];
    const again = entry(
      "rolled",
      "Cora rolled 1 2 (Defense) and spends 1 Grit to re-roll 1 2.",
      {},
      { weight: "story", ...dice("defense", [1, 2], 5) },
    );
    for (const die of again.roll?.dice ?? []) die.rerolled = true;
    const saved = entry("saved", "", { who: "cora", kind: "defense", count: 1 });
    const wounded = entry("wounded", "", { who: "cora", count: 4, left: 6 });
    const next = entry("stepbegan", "Jesse acts", { who: "jesse" }, { weight: "heading" });
    const after = ["Slasher 4 attacks Cora: 2 Hits.", again.text];
    expect(told([attack, shot, hit, again])).toEqual(after);
    expect(told([attack, shot, hit, again, saved, wounded, next])).toEqual([
      ...after,
      "Cora: 1 blocked, 4 Wounds (6 Health left).",
    ]);
    const lines = exchanged([attack, shot, hit, again, saved, wounded, next], HEROES, en.story.told);
    expect(lines.map(({ n }) => n)).toEqual([attack, again, saved, next].map(({ n }) => n));
    const horror = entry("hit", "A Horror Hit comes at Cora.", { target: "cora", kind: "horror", count: 1 });
    const kept = entry("saved", "", { who: "cora", kind: "willpower", count: 1 });
    expect(told([horror, again, kept])).toEqual(["A Horror Hit comes at Cora.", again.text, "Cora: blocked."]);
  });
  it("gives each attacker a line of its own", () => {
    const other = entry("attacked", "Slasher 5 attacks Jesse.", { target: "jesse", models: ["slashers-5"] });
    expect(told([attack, theirs(1), other, theirs(2)])).toEqual([
      "Slasher 4 attacks Cora: Miss.",
      "Slasher 5 attacks Jesse: Miss.",
    ]);
  });
  it("says with what a Hero attacks, and that it was in vain", () => {
    const shot = (more: Partial<RollView>, kind = "ranged") =>
      entry("rolled", "", { who: "cora", kind }, dice("to-hit", [1, 3], 4, more));
    expect(told([shot({ weapon: "Shotgun" })])).toEqual(["Cora attacks with Shotgun: Miss."]);
    expect(told([shot({}, "melee")])).toEqual(["Cora attacks in melee: Miss."]);
    const hits = entry("rolled", "", { who: "cora" }, dice("to-hit", [4, 6], 4, { weapon: "Pistol" }));
    expect(told([hits])).toEqual(["Cora attacks with Pistol: 2 Hits, 1 Critical."]);
  });
  it("says that a Hit did nothing, and lets Wounds and kills speak for themselves", () => {
    const roll = entry("rolled", "", { who: "cora" }, dice("to-hit", [5], 4, { weapon: "Pistol" }));
    const hit = entry("hit", "Slasher 4 takes 1 Hit from Cora.", { target: "slashers-4", kind: "hit", count: 1, by: "cora" });
    const next = entry("stepbegan", "Jesse acts", { who: "jesse" }, { weight: "heading" });
    const moves = entry("moved", "Jesse moves.", { who: "jesse" }, { weight: "story" });
    expect(told([roll, hit])).toEqual(["Cora attacks with Pistol: 1 Hit.", "Slasher 4 takes 1 Hit from Cora."]); // it is not over yet
    expect(told([roll, hit, next, moves])[1]).toBe("Slasher 4 takes 1 Hit from Cora: no Wound.");
    const stopped = (count: number) => ({ ...hit, facts: { ...hit.facts, count, defense: 4 } });
    expect(told([roll, stopped(1), next])[1]).toBe("Slasher 4 takes 1 Hit from Cora: no Wound, Defense 4 stops it.");
    expect(told([roll, stopped(2), next])[1]).toBe("Slasher 4 takes 1 Hit from Cora: no Wound, Defense 4 stops them.");
    const kill = entry("killed", "Cora kills Slasher 4.", { who: "slashers-4", by: "cora" });
    expect(told([roll, hit, kill])).toEqual(["Cora attacks with Pistol: 1 Hit.", "Cora kills Slasher 4."]);
  });
  it("tells Horror that was withstood", () => {
    const hit = entry("hit", "3 Horror Hits come at Cora from Slashers.", { target: "cora", kind: "horror", count: 3 });
    const saved = entry("saved", "", { who: "cora", kind: "willpower", count: 3 });
    expect(told([hit, saved])).toEqual(["3 Horror Hits come at Cora from Slashers: all blocked."]);
    const one = entry("hit", "A Horror Hit comes at Cora.", { target: "cora", kind: "horror", count: 1 });
    const kept = (count: number) => entry("saved", "", { who: "cora", kind: "willpower", count });
    expect(told([one, kept(1)])).toEqual(["A Horror Hit comes at Cora: blocked."]);
    expect(told([one, kept(0)], italian)).toEqual(["A Horror Hit comes at Cora: non parato."]);
  });
  it("loses nothing that the log of a whole adventure tells besides", () => {
    const { log, table } = updates.fight as Update;
    const heroes = table.heroes.map(({ id }) => id);
    const lines = exchanged(log, heroes, en.story.told);
    const kept = new Set(lines.map(({ n }) => n));
    const folded = new Set(["rolled", "hit", "saved", "wounded", "sanitylost"]);
    expect(log.filter(({ n, event }) => !kept.has(n) && !folded.has(event))).toEqual([]);
    expect(lines.find(({ text }) => text === "Strangler 15 attacks U.S. Marshal: 6 Hits, all blocked.")).toBeDefined();
  });
});
