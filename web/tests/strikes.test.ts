import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import type { EnemyView, HeroView, LogEntry, QuestionView, RollView, TableView, Update } from "../src/lib/wire";
import type { Beat } from "../src/stage/beats";
import { beatsOf, scenesOf } from "../src/stage/scenes";
import { updates } from "./helpers";

const { table } = updates.fight as Update;
const [hero, other] = table.heroes as [HeroView, HeroView];
const [enemy] = table.enemies as [EnemyView];
const DEAD = [1, 2, 3, 4, 5, 6].map(
  (number): EnemyView => ({
    ...enemy,
    id: `hungry-dead-${number + 10}`,
    kind: "hungry-dead",
    name: `Hungry Dead ${number}`,
    number,
  }),
);
const [a, b, c, d, e, f] = DEAD.map(({ id }) => id) as [string, string, string, string, string, string];
const fight: TableView = { ...table, enemies: DEAD, questions: [] };

let number = table.log;
const entry = (event: string, facts: LogEntry["facts"] = {}, more: Partial<LogEntry> = {}): LogEntry => ({
  n: number++,
  event,
  weight: "detail",
  text: `${event}.`,
  roll: null,
  card: null,
  facts,
  ...more,
});
const turn = () => entry("stepbegan", { message: "activation", who: "hungry-dead" });
const attacks = (whom: HeroView, ...models: string[]) => entry("attacked", { kind: "hungry-dead", target: whom.id, models });
/** Dice of attackers, each with its faces; 4 and more hit. */
const throws = (dice: readonly (readonly [string, readonly number[]])[], purpose = "enemy-to-hit") => {
  const faces = dice.flatMap(([, shown]) => shown);
  const roll: RollView = {
    n: null,
    purpose,
    label: "the Enemies attack",
    by: "",
    by_name: "",
    dice: faces.map((face) => ({ face, sides: 6, success: face >= 4, critical: false, rerolled: false })),
    target: 4,
    successes: faces.filter((face) => face >= 4).length,
    total: 0,
    added: [],
    notes: [],
    weapon: "",
    whose: dice.flatMap(([model, shown]) => shown.map(() => model)),
  };
  return entry("rolled", {}, { roll });
};
const hits = (whom: HeroView, by: string, ...models: string[]) =>
  entry("hit", { target: whom.id, count: models.length, kind: "hit", by, models });
const defends = (whom: HeroView) => {
  const thrown = throws([["", [1, 5]]], "defense");
  return { ...thrown, roll: { ...(thrown.roll as RollView), by: whom.id, by_name: whom.name, whose: [] } };
};
const { strikes, brings, missed } = en.stage;
const played = (log: LogEntry[], { fast = false, told = [] as LogEntry[], before = fight, after = fight } = {}): Beat[] =>
  beatsOf(scenesOf({ log, told, before, after, nameOf: () => "", strikes, brings, missed, fast }));
/** What is seen of strikes: whose arrows are lit, whose dice fall. */
const seen = (beats: readonly Beat[]) =>
  beats.flatMap(({ kind, strikers, thrown }): [string, string][] =>
    kind === "attack" || kind === "roll" || kind === "miss"
      ? [[kind, (kind === "roll" ? [...new Set(thrown?.roll.whose)] : (strikers ?? [])).join(" ")]]
      : [],
  );

describe("an Enemy turn", () => {
  const three = () => [
    turn(),
    attacks(hero, a, b, c),
    throws([
      [a, [5, 6]],
      [b, [1, 2]],
      [c, [4, 3]],
    ]),
    hits(hero, "hungry-dead", a, a, c),
    defends(hero),
  ];

  it("shows one attacker at a time: its arrow, then its own dice, and the defence after the last", () => {
    const beats = played(three());
    expect(seen(beats)).toEqual([
      ["attack", a],
      ["roll", a],
      ["attack", b],
      ["roll", b],
      ["miss", b],
      ["attack", c],
      ["roll", c],
      ["roll", ""],
    ]);
    const thrown = beats.flatMap((beat) => beat.thrown ?? []);
    expect(thrown.map(({ beside, against }) => [beside, against])).toEqual([
      [a, hero.id],
      [b, hero.id],
      [c, hero.id],
      [hero.id, ""],
    ]);
    expect(thrown.map(({ roll }) => roll.dice.map(({ face }) => face))).toEqual([
      [5, 6],
      [1, 2],
      [4, 3],
      [1, 5],
    ]);
    expect(thrown.map(({ roll }) => roll.label).slice(0, 3)).toEqual(["Hungry Dead 1", "Hungry Dead 2", "Hungry Dead 3"]);
    expect(thrown.map(({ roll }) => roll.successes).slice(0, 3)).toEqual([2, 0, 1]);
  });
  it("names each in the sentence below, and says what it brings", () => {
    const says = played(three()).map((beat) => beat.says);
    expect(says.slice(1, 4)).toEqual([
      `Hungry Dead 1 attacks ${hero.name}.`,
      "Hungry Dead 1: 2 Hits.",
      `Hungry Dead 2 attacks ${hero.name}.`,
    ]);
    expect(says).toContain(`Hungry Dead 2 attacks ${hero.name}: Miss.`);
    expect(says).toContain("Hungry Dead 3: 1 Hit.");
    expect(says).not.toContain("Hungry Dead 2: Miss."); // once is enough
  });
  it("tells the dice in the log when the last of them have fallen, and each entry once", () => {
    const log = three();
    const beats = played(log);
    expect(beats.flatMap(({ tells }) => tells)).toEqual(log);
    const last = beats.findLast(({ thrown }) => thrown?.against === hero.id);
    expect(last?.tells).toEqual([log[2]]);
  });
  it("says long enough of whom the Hits are, with their arrows lit", () => {
    const [told] = played(three()).filter(({ tells }) => tells[0]?.event === "hit");
    expect(told?.length).toBeGreaterThan(900);
    expect(told?.strikers).toEqual([a, c]);
    const [short] = played([turn(), attacks(hero, a), throws([[a, [5]]]), hits(hero, a, a)]).filter(
      ({ tells }) => tells[0]?.event === "hit",
    );
    expect(short?.length).toBeLessThan(200);
  });
  it("lets the map stand still between them", () => {
    const frames = played(three()).flatMap(({ kind, frame }) => (kind === "roll" && frame ? [frame.models] : []));
    expect(frames.slice(0, 3)).toEqual([
      [hero.id, a, b, c],
      [hero.id, a, b, c],
      [hero.id, a, b, c],
    ]);
  });
  it("groups them when it goes fast: all arrows, one heap sorted by attacker, one number", () => {
    const log = three();
    (log[2] as LogEntry).roll = throws([
      [b, [1]],
      [a, [5]],
      [b, [2]],
      [a, [6]],
    ]).roll;
    const beats = played(log, { fast: true });
    expect(seen(beats)).toEqual([
      ["attack", `${a} ${b} ${c}`],
      ["roll", `${b} ${a}`],
      ["roll", ""],
    ]);
    const heap = beats.find(({ thrown }) => thrown)?.thrown;
    expect(heap?.roll.whose).toEqual([b, b, a, a]);
    expect(heap?.roll.dice.map(({ face }) => face)).toEqual([1, 2, 5, 6]);
    expect(heap?.tags).toEqual(["2", "", "1", ""]);
  });
  it("groups them from the fifth on", () => {
    const six = played([turn(), attacks(hero, a, b, c, d, e, f), throws(DEAD.map(({ id }) => [id, [5]]))]);
    expect(seen(six).filter(([kind]) => kind === "roll")).toEqual([
      ["roll", a],
      ["roll", b],
      ["roll", c],
      ["roll", d],
      ["roll", `${e} ${f}`],
    ]);
  });
  it("counts those alike in a row over all Heroes, also after somebody was asked something", () => {
    const first = [turn(), attacks(hero, a, b, c), throws([a, b, c].map((one) => [one, [5]]))];
    const second = () => [attacks(other, d, e, f), throws([d, e, f].map((one) => [one, [5]]))];
    const rolls = (beats: readonly Beat[]) => seen(beats).filter(([kind]) => kind === "roll");
    const later = [
      ["roll", d],
      ["roll", `${e} ${f}`],
    ];
    expect(rolls(played([...first, ...second()])).slice(3)).toEqual(later);
    expect(rolls(played(second(), { told: first }))).toEqual(later);
    expect(rolls(played([...first, turn(), ...second()])).slice(3)).toEqual([
      ["roll", d],
      ["roll", e],
      ["roll", f],
    ]);
  });
  it("knows who attacks whom when somebody was asked between attack and dice", () => {
    const [began, attack, dice] = three() as [LogEntry, LogEntry, LogEntry];
    const beats = played([dice], { told: [began, attack] });
    expect(beats.flatMap(({ thrown }) => thrown?.against ?? [])).toEqual([hero.id, hero.id, hero.id]);
    expect(beats[0]).toMatchObject({ kind: "attack", strikers: [a] });
  });
  it("lets nobody miss whose low die hits, or who rolls again", () => {
    const low = played([
      turn(),
      attacks(hero, a, b),
      throws([
        [a, [1]],
        [b, [2]],
      ]),
      hits(hero, "hungry-dead", a),
    ]);
    expect(seen(low).filter(([kind]) => kind === "miss")).toEqual([["miss", b]]);
    const again = played([
      turn(),
      attacks(hero, a, b),
      throws([
        [a, [1]],
        [b, [5]],
      ]),
      throws([[a, [4]]]),
      hits(hero, "hungry-dead", b, a),
    ]);
    expect(seen(again).filter(([kind]) => kind === "miss")).toEqual([]);
    const vain = played([
      turn(),
      attacks(hero, a, b),
      throws([
        [a, [1]],
        [b, [5]],
      ]),
      throws([[a, [2]]]),
      hits(hero, "hungry-dead", b),
    ]);
    expect(seen(vain).filter(([kind]) => kind === "miss")).toEqual([["miss", a]]);
  });
  it("lets extra shots of one fall beside it, whoever was attacked before", () => {
    const beats = played([turn(), attacks(hero, a), throws([[a, [5]]]), throws([[b, [4]]], "enemy-shots")]);
    expect(beats.at(-1)?.thrown).toMatchObject({ beside: b, against: "", roll: { label: "Hungry Dead 2" } });
  });
  it("tells an older log, which does not say whose dice they are, as one attack", () => {
    const log = three();
    (log[2] as LogEntry).roll = { ...(log[2]?.roll as RollView), whose: [] };
    expect(seen(played(log))).toEqual([
      ["attack", `${a} ${b} ${c}`],
      ["roll", ""],
      ["roll", ""],
    ]);
  });

  it("throws the dice of Enemies once, though somebody can make one of them roll again, and that die anew if it is", () => {
    const asks = (faces: number[]): TableView => {
      const { roll } = throws([["", faces]]);
      const question = { ...(table.questions[0] as QuestionView), kind: "enemy-rolls-again", family: "list" as const };
      return { ...fight, questions: [{ ...question, roll: { ...(roll as RollView), whose: [] } }] };
    };
    const attack = [
      turn(),
      attacks(hero, a, b),
      throws([
        [a, [5]],
        [b, [1]],
      ]),
    ];
    const fallen = (beats: readonly Beat[]) => beats.flatMap(({ thrown }) => thrown?.moving ?? []).length;
    expect(fallen(played(attack, { after: asks([5, 1]) }))).toBe(2);
    const ones = [...attack, throws([[b, [4]]])]; // some roll their ones again: what is asked about lies there like that in no single roll
    expect(fallen(played(ones, { after: asks([5, 4]) }))).toBe(3);
    const again = [entry("used", { who: hero.id, card: "i-dont-think-so" }), throws([[a, [5]]])];
    expect(fallen(played(again, { told: attack, before: asks([5]) }))).toBe(1);
    expect(fallen(played(again, { told: attack, before: asks([5]), fast: true }))).toBe(1);
  });
});
