import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "../src/i18n/en";
import { it as italian } from "../src/i18n/it";
import type {
  EnemyView,
  FaceView,
  HeroView,
  LogEntry,
  QuestionView,
  RollView,
  SheetView,
  TableView,
  TurnOrder,
  Update,
} from "../src/lib/wire";
import type { Beat } from "../src/stage/beats";
import { causeOf, causesOf } from "../src/stage/causes";
import { onCue } from "../src/stage/cues";
import { ARRIVES, Director } from "../src/stage/director.svelte";
import { withTurnsEnded } from "../src/stage/fights";
import type { Group } from "../src/stage/happened";
import { beatsOf, scenesOf } from "../src/stage/scenes";
import { opening, type Picture, told } from "../src/stage/telling";
import lost from "./fixtures/lost.json";
import won from "./fixtures/won.json";
import { boardOf, updates } from "./helpers";

const picture = (update: Update): Picture => ({ table: update.table, board: boardOf(update) });
const fight = picture(updates.fight);
const [hero] = fight.table.heroes;
const [enemy] = fight.table.enemies;
if (!hero || !enemy) throw new Error("The stored fight has a hero and an enemy.");

let number = fight.table.log;
const entry = (event: string, facts: LogEntry["facts"] = {}, more: Partial<LogEntry> = {}): LogEntry => ({
  n: number++,
  event,
  weight: "story",
  text: `${event}.`,
  roll: null,
  card: null,
  facts,
  ...more,
});
const face = (id: string, kind: FaceView["kind"] = "encounter", text = ["Everybody takes a test."]): FaceView => ({
  id,
  kind,
  title: kind,
  name: id,
  text,
  flavour: "",
  keywords: [],
  affects: "all",
  whom: "",
  stake: "",
  picture: [],
});
const rolled = (faces: number[], more: Partial<RollView> = {}, again: number[] = []): RollView => ({
  n: null,
  purpose: "to-hit",
  label: "To Hit",
  by: hero.id,
  by_name: hero.name,
  dice: faces.map((one, at) => ({ face: one, sides: 6, success: one >= 4, critical: false, rerolled: again.includes(at) })),
  target: 4,
  successes: 0,
  total: 0,
  added: [],
  notes: [],
  weapon: "",
  whose: [],
  ...more,
});
const beats = (log: LogEntry[], before: TableView = fight.table, after: TableView = fight.table): Beat[] =>
  beatsOf(scenesOf({ log, before, after, nameOf: (tile) => `Room ${tile}` }));
const waits = (order: readonly TurnOrder[]): TurnOrder[] => order.map((one) => ({ ...one, state: "waiting" }));
const asking = (roll: RollView): TableView => ({
  ...fight.table,
  questions: [{ ...(fight.table.questions[0] as QuestionView), family: "dice", roll }],
});

describe("scenes", () => {
  it.each([
    ["won", won],
    ["lost", lost],
  ] as const)("tell every entry of an adventure that was %s once, in its order", (_, stored) => {
    const { log, table } = stored as unknown as Update;
    const tells = beats([...log], { ...table, questions: [] }, { ...table, questions: [] }).flatMap((beat) => [
      ...beat.tells,
      ...(beat.leaves ?? []),
    ]);
    expect(tells.map(({ n }) => n)).toEqual(log.map(({ n }) => n));
  });

  it("say at the end of the deciding Fight that the goal is met, long enough to be read, before anything else comes of it", () => {
    const met = entry(
      "noted",
      { message: "goal-met" },
      { text: "The last of them falls: the goal is met once the dust settles." },
    );
    const [won_, goal, healed] = beats([entry("fightended"), met, entry("healed", { who: hero.id, count: 1 })]);
    expect([won_?.kind, goal?.kind, healed?.kind]).toEqual(["heading", "heading", "gain"]);
    expect(goal).toMatchObject({ says: met.text, cue: "bell" });
    expect(goal?.length).toBeGreaterThan(1800);
    const [other] = beats([entry("noted", { message: "game-even" })]);
    expect(other).toMatchObject({ kind: "telling", length: 480 });
  });

  it("open a door, lay the tile, burn in its name, and show all of it", () => {
    const found = beats([entry("tileplaced", { tile: 3, who: hero.id })]);
    expect(found.map(({ kind }) => kind)).toEqual(["door", "tile", "room"]);
    expect(found[1]?.frame).toMatchObject({ tiles: [3], models: [hero.id], matters: true });
    expect(found[2]?.room).toBe("Room 3");
  });

  it("let all new enemies rise together, with the heroes in the frame", () => {
    const [found, ...others] = beats([entry("enemyplaced", { who: "a" }), entry("enemyplaced", { who: "b" })]);
    expect(others).toEqual([]);
    expect(found?.rises).toEqual(["a", "b"]);
    expect(found?.frame?.models).toEqual(expect.arrayContaining(["a", "b", hero.id]));
  });

  it.each(["encounter", "darkness", "dread", "threat", "loot", "scavenge", "depth", "exploration", "chart"] as const)(
    "turn over %s cards large",
    (kind) => {
      const [found] = beats([entry("drew", {}, { card: face("voices", kind) })]);
      expect([found?.kind, found?.card?.face.id]).toEqual(["card", "voices"]);
    },
  );

  it("say whom a card means and what is at stake, and leave time to read it", () => {
    const long: FaceView = {
      ...face("voices", "encounter", ["word ".repeat(60)]),
      whom: "A Hero of your choice",
      stake: "Spirit 5+",
    };
    const [card] = beats([entry("drew", {}, { card: long })]);
    const [short] = beats([entry("drew", {}, { card: face("coins", "loot", ["$25"]) })]);
    expect(card?.card).toMatchObject({ affected: ["A Hero of your choice"], stake: "Spirit 5+" });
    expect(card?.length).toBeGreaterThan((short?.length ?? 0) + 3000);
  });

  it.each(["loot", "scavenge", "gear", "artifact"] as const)("leave time to read what %s cards give", (kind) => {
    const length = (text: string) => beats([entry("drew", {}, { card: face("it", kind, [text]) })])[0]?.length ?? 0;
    expect(length("$25")).toBeGreaterThan(3000);
    expect(length("word ".repeat(30))).toBeGreaterThan(8000);
  });
  it("look at the room whose token is turned over, and where it leads on, without the dice for that", () => {
    const which = entry("rolled", {}, { roll: rolled([3], { purpose: "door" }) });
    const token = entry("tokenrevealed", { tile: 4 }, { card: face("campsite", "exploration") });
    const found = beats([token, which, entry("dooropened", { tile: 4, connector: 1 })]);
    expect(found.map(({ kind, frame }) => [kind, frame?.tiles])).toEqual([
      ["card", [4]],
      ["telling", undefined],
      ["telling", [4]],
    ]);
    expect(found[1]?.length).toBe(0);
    expect(found[2]?.length).toBe(0); // the token has said it
    const [alone] = beats([entry("dooropened", { tile: 4, connector: 1 })]);
    expect(alone?.length).toBeGreaterThan(0);
  });
  it("throw dice before anybody is asked about them", () => {
    const found = beats([entry("stepbegan", { who: hero.id, message: "activation" })], fight.table, asking(rolled([1, 5])));
    expect(found.at(-1)).toMatchObject({ kind: "roll", thrown: { beside: hero.id, moving: [0, 1] } });
  });
  it("let an attack that misses be seen as long as one that is blocked, at whom it was aimed", () => {
    const attacked = entry("attacked", { target: hero.id, models: [enemy.id] });
    const theirs = (faces: number[]) => entry("rolled", {}, { roll: rolled(faces, { purpose: "enemy-to-hit", by: "" }) });
    const missed = beats([attacked, theirs([1, 2])]).at(-1);
    expect(missed).toMatchObject({ kind: "miss", tells: [], cue: "miss", flying: { model: hero.id, tone: "missed" } });
    const blocked = beats([attacked, theirs([5]), entry("hit"), entry("saved", { who: hero.id, count: 1 })]).at(-1);
    expect(missed?.length).toBe(blocked?.length);
    expect(beats([attacked, theirs([5, 2])]).map(({ kind }) => kind)).not.toContain("miss");
    expect(beats([attacked, theirs([1]), entry("hit")]).map(({ kind }) => kind)).not.toContain("miss"); // a low die that hits
  });
  it("let a Hero miss the only Enemy there is, and nobody in particular among several", () => {
    const shot = entry("rolled", { who: hero.id }, { roll: rolled([1, 2]) });
    const alone = { ...fight.table, enemies: [enemy] };
    expect(beats([shot], alone, alone).at(-1)?.flying?.model).toBe(enemy.id);
    expect(beats([shot]).at(-1)?.flying?.model).toBe(hero.id);
  });
  it("throw only those again that were taken up", () => {
    const log = [entry("rolled", {}, { roll: rolled([1, 5], {}, [0]) }), entry("rolled", {}, { roll: rolled([6, 5]) })];
    const thrown = beats(log, asking(rolled([1, 5]))).flatMap((beat) => beat.thrown ?? []);
    expect(thrown.map(({ moving }) => moving)).toEqual([[0]]);
  });
  it("do not throw dice again that were left as they lay", () => {
    const [found] = beats([entry("rolled", {}, { roll: rolled([1, 5]) })], asking(rolled([1, 5])));
    expect(found?.thrown?.moving).toEqual([]);
  });
  it("do not throw dice for a question that was open before", () => {
    expect(beats([], asking(rolled([1, 5])), asking(rolled([1, 5])))).toEqual([]);
  });

  it("show the heroes with enemies that have not chosen yet whom to go for", () => {
    const undecided = { ...fight.table, enemies: fight.table.enemies.map((one) => ({ ...one, target: null })) };
    const turn = (table: TableView) => beats([entry("stepbegan", { message: "activation", who: enemy.kind })], table, table)[0];
    const upright = fight.table.heroes.filter(({ ko, dead }) => !ko && !dead).map(({ id }) => id);
    expect(turn(undecided)?.frame?.models).toEqual(expect.arrayContaining(upright));
    expect(upright.length).toBeGreaterThan(1);
  });
  it("tell Hits that come from no attack long enough to be read", () => {
    const [alone] = beats([entry("hit", { who: hero.id, count: 3 })]);
    const [, struck] = beats([
      entry("attacked", { kind: enemy.kind, target: hero.id, models: [enemy.id] }),
      entry("hit", { who: hero.id }),
    ]);
    expect(alone?.length).toBeGreaterThan(500);
    expect(struck?.length).toBeLessThan(200);
  });
  it("come to the first blow of an ambush within ten seconds, and show who comes", () => {
    const token = face("ambush", "exploration", ["2 Doors, Ambush"]);
    const threat = face("low-hungry-dead", "threat", ["Low Threat", "A Peril die of Hungry Dead."]);
    const came = fight.table.enemies.slice(0, 3).map(({ id }) => entry("enemyplaced", { who: id }));
    const log = [
      entry("stepbegan", { message: "explore" }),
      entry("tokenrevealed", { tile: 4 }, { card: token }),
      entry("drew", { deck: "threat" }, { card: threat }),
      entry("rolled", {}, { roll: rolled([3], { purpose: "number" }) }),
      entry("fightbegan", {}, { text: "Ambush!" }),
      ...came,
      entry("turnbegan"),
      entry("stepbegan", { message: "hold-back", who: hero.id }),
      entry("rolled", {}, { roll: rolled([3, 4], { purpose: "hold-back" }) }),
      entry("darknessheld"),
      entry("stepbegan", { message: "activation", who: hero.id }),
      entry("hit", { who: hero.id, count: 2 }),
    ];
    const found = beats(log, fight.table, asking(rolled([6, 1], { purpose: "willpower" })));
    expect(found.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(10_000);
    const seen = found.find(({ kind }) => kind === "enemies");
    expect(seen?.says).toMatch(/^Ambush! /);
    expect(seen?.length).toBeGreaterThan(1400);
    expect(found.filter(({ kind, length }) => kind === "card" && length > 1500)).toHaveLength(2);
  });
  it("show a whole fight while one of them attacks", () => {
    const [found] = beats([entry("attacked", { kind: enemy.kind, target: hero.id, models: [enemy.id] })]);
    expect(found?.frame?.models).toEqual([hero.id, enemy.id]);
    expect(found?.frame?.also).toEqual(expect.arrayContaining(fight.table.enemies.map(({ id }) => id)));
  });
  it("tell many of a kind that appear in one sentence", () => {
    const many = fight.table.enemies.find(
      (one) => fight.table.enemies.filter(({ kind }) => kind === one.kind).length > 1,
    )?.kind;
    const two = fight.table.enemies.filter(({ kind }) => kind === many).slice(0, 2);
    const came = two.map(({ id }) => entry("enemyplaced", { who: id }));
    const appear = (count: number, kind: string) => `${count} ${kind}`;
    const happened = { log: came, before: fight.table, after: fight.table, nameOf: () => "", appear };
    expect(two).toHaveLength(2);
    expect(beatsOf(scenesOf(happened))[0]?.says).toBe(`2 ${many}`);
    const other = { ...enemy, id: "other", kind: "other" };
    const third = entry("enemyplaced", { who: other.id }, { text: "Another appears." });
    const mixed = { ...happened, log: [...came, third], after: { ...fight.table, enemies: [...fight.table.enemies, other] } };
    expect(beatsOf(scenesOf(mixed))[0]?.says).toBe(`2 ${many} Another appears.`);
  });
  it("light the arrows of those who attack, and let their dice fall beside them", () => {
    const strikes = entry("attacked", { kind: enemy.kind, target: hero.id, models: [enemy.id] });
    const [attack, dice] = beats([strikes, entry("rolled", {}, { roll: rolled([2], { purpose: "enemy-to-hit", by: "" }) })]);
    expect(attack).toMatchObject({ strikers: [enemy.id], frame: { models: [hero.id, enemy.id] } });
    expect(dice?.thrown).toMatchObject({ beside: enemy.id, against: hero.id });
  });
  it("move many alike at once, and few one after the other", () => {
    const moves = (count: number) =>
      Array.from({ length: count }, (_, at) => entry("moved", { who: `e${at}`, path: [1, 2, 3] }));
    expect(beats(moves(3))[0]?.length).toBeGreaterThan(300);
    expect(beats(moves(6))[0]?.length).toBeLessThan(200);
  });
  it("show what was lost before anybody is asked about it, though the log tells it later", () => {
    const hurt = {
      ...fight.table,
      heroes: fight.table.heroes.map((one) => (one.id === hero.id ? { ...one, health: { ...one.health, now: 0 } } : one)),
    };
    const [found] = beats([], fight.table, hurt);
    expect(found).toMatchObject({ kind: "wound", flying: { model: hero.id, text: `−${hero.health.now}` } });
    const said = entry("wounded", { who: hero.id, count: hero.health.now, left: 0 });
    expect(beats([said], fight.table, hurt)).toHaveLength(1);
  });
  it("open the door itself before the tile lies there", () => {
    const door = { spaces: [3, 4] as const, side: "E" as const };
    const found = beatsOf(
      scenesOf({
        log: [entry("tileplaced", { tile: 7, who: hero.id })],
        before: fight.table,
        after: fight.table,
        nameOf: () => "A room",
        doorTo: (tile) => (tile === 7 ? door : null),
      }),
    );
    expect(found.map(({ kind, opens }) => [kind, opens])).toEqual([
      ["door", door],
      ["tile", door],
      ["room", door],
    ]);
  });
  it("let XP fly from whoever was killed to its hero", () => {
    const found = beats([
      entry("killed", { who: enemy.id, by: hero.id }),
      entry("gained", { who: hero.id, card: "xp", count: 20 }),
      entry("gained", { who: hero.id, card: "gold", count: 20 }),
    ]);
    expect(found.map(({ flying }) => flying?.from)).toEqual([undefined, enemy.id, undefined]);
  });
  it("break whom they kill before it goes", () => {
    const [kill] = beats([entry("killed", { who: enemy.id, by: hero.id })]);
    expect(kill).toMatchObject({ breaks: enemy.id, tells: [] });
    expect(kill?.leaves).toHaveLength(1);
  });
});

describe("a fight in scenes", () => {
  const fight_ = (groups: readonly Group[]) => groups.map(({ count, kind }) => `${count} ${kind}`).join(", ");
  const spoken = { nameOf: () => "", fight: fight_, won: "Won", over: "Over, with the turn." };
  const tell = (log: LogEntry[]) => beatsOf(scenesOf({ log, before: fight.table, after: fight.table, ...spoken }));

  it("begins with the names of all who come, in the frame, long enough to be read", () => {
    const came = ["a", "b"].map((who) => entry("enemyplaced", { who, kind: "dead" }));
    const later = entry("enemyplaced", { who: "c", kind: "spider" });
    const acts = entry("stepbegan", { message: "activation", who: hero.id });
    const log = [
      entry("fightbegan"),
      ...came,
      entry("elitegained"),
      later,
      acts,
      entry("enemyplaced", { who: "d", kind: "dead" }),
    ];
    const found = tell(log).filter(({ kind }) => kind === "enemies");
    expect(found.map(({ title }) => title)).toEqual(["2 dead, 1 spider", undefined, undefined]);
    expect(found[0]?.length).toBeGreaterThan(1800);
    expect(found[0]?.frame?.models).toEqual(expect.arrayContaining(["a", "b", hero.id]));
  });
  it("is won, and with it the turn is over", () => {
    const ended = tell([entry("killed", { who: enemy.id }), entry("fightended")]).at(-1);
    expect(ended).toMatchObject({ title: "Won", says: "Over, with the turn.", cue: "bell" });
    expect(ended?.length).toBeGreaterThan(1000);
  });
  it("is not won when those who are left are only far away, and the turn goes on", () => {
    const log = [entry("leftbehind", { who: enemy.id }), entry("fightended")];
    expect(tell(log).at(-1)).toMatchObject({ title: undefined, says: "fightended." });
    expect(withTurnsEnded(log, "Over.").map(({ text }) => text)).toEqual(["leftbehind.", "fightended."]);
    const beaten = [entry("killed", { who: enemy.id }), entry("fightended")];
    expect(withTurnsEnded(beaten, "Over.").map(({ text }) => text)).toEqual(["killed.", "Over."]);
  });
});

describe("the table in a scene", () => {
  const after: Picture = {
    ...fight,
    table: {
      ...fight.table,
      heroes: fight.table.heroes.map((one) => ({ ...one, health: { ...one.health, now: 1 } })),
      enemies: [],
    },
  };
  const start = opening(fight, after);

  it("begins as it was, and knows the rest already", () => {
    expect(start.table.heroes).toBe(fight.table.heroes);
    expect(start.table.enemies).toBe(fight.table.enemies);
    expect(opening(fight, { ...after, table: { ...after.table, version: 99 } }).table.version).toBe(99);
  });
  it("loses Wounds when that is told", () => {
    const hurt = told(start, entry("wounded", { who: hero.id, count: 3, left: 4 }), after);
    expect(hurt.table.heroes.find(({ id }) => id === hero.id)?.health.now).toBe(4);
    const struck = told(start, entry("wounded", { who: enemy.id, count: 1, left: enemy.health - 1 }), after);
    expect(struck.table.enemies.find(({ id }) => id === enemy.id)?.wounds).toBe(1);
  });
  it("heals as much as is told, and what comes later no sooner", () => {
    const hurt = told(start, entry("wounded", { who: hero.id, count: 3, left: 2 }), after);
    const once = told(hurt, entry("healed", { who: hero.id, count: 1, sanity: 0 }), after);
    expect(once.table.heroes.find(({ id }) => id === hero.id)?.health.now).toBe(3);
    const whole = told(once, entry("healed", { who: hero.id, count: 99, sanity: 99 }), after);
    expect(whole.table.heroes.find(({ id }) => id === hero.id)).toMatchObject({
      health: { now: hero.health.most },
      sanity: { now: hero.sanity.most },
    });
  });
  it("counts Grit, XP and Gold as they come and go, and takes 1 Grit for dice that are taken up", () => {
    const one = (shown: Picture) => shown.table.heroes.find(({ id }) => id === hero.id) as HeroView;
    const gets = (event: string, card: string, count: number, shown = start) =>
      told(shown, entry(event, { who: hero.id, card, count }), after);
    const rich = gets("gained", "grit", 2);
    expect(one(rich).grit).toEqual({ ...hero.grit, now: hero.grit.now + 2 });
    expect(one(gets("lost", "grit", 1, rich)).grit.now).toBe(hero.grit.now + 1);
    const again = entry("rolled", { who: hero.id }, { roll: rolled([1, 5], {}, [0]) });
    expect(one(told(rich, again, after)).grit.now).toBe(hero.grit.now + 1);
    expect(one(told(rich, entry("rolled", { who: hero.id }, { roll: rolled([1]) }), after)).grit.now).toBe(hero.grit.now + 2);
    expect([one(gets("gained", "xp", 20)).xp, one(gets("gained", "gold", 25)).gold]).toEqual([hero.xp + 20, hero.gold + 25]);
    expect(one(gets("gained", "xp", 20)).health).toEqual(hero.health);
  });
  it("gives more Health with what is taken, no sooner, and no Wounds", () => {
    const stronger = (one: HeroView) => ({ ...one, health: { now: 3, most: one.health.most + 2 }, grit: { now: 0, most: 9 } });
    const final = { ...fight, table: { ...fight.table, heroes: fight.table.heroes.map(stronger) } };
    const now = told(opening(fight, final), entry("took", { who: hero.id, card: "charm" }), final).table.heroes[0];
    expect(now?.health).toEqual({ now: hero.health.now + 2, most: hero.health.most + 2 });
    expect(now?.grit).toEqual({ now: hero.grit.now, most: 9 });
    const weaker = (one: HeroView) => ({ ...one, sanity: { now: one.sanity.now, most: one.sanity.most - 1 } });
    const mad = { ...fight, table: { ...fight.table, heroes: fight.table.heroes.map(weaker) } };
    const grown = told(opening(fight, mad), entry("grew", { who: hero.id, kind: "sanity", count: -1 }), mad).table.heroes[0];
    expect(grown?.sanity).toEqual({ now: hero.sanity.now, most: hero.sanity.most - 1 });
  });
  it("adds to Corruption without telling anything else of its hero", () => {
    const now = told(start, entry("corruptiongained", { who: hero.id, count: 1 }), after).table.heroes[0];
    expect([now?.corruption.now, now?.health.now]).toEqual([hero.corruption.now + 1, hero.health.now]);
  });
  it("counts the Growing Dread, Clues and what else a mission counts when that is told", () => {
    const counter = { id: "seals", name: "Seals", count: 2, needed: 3 };
    const mission = { ...fight.table.mission, clues: 2, clues_needed: 2, objective_found: true, counters: [counter] };
    const final = { ...fight, table: { ...fight.table, dread: 2, mission } };
    const unknown = { ...mission, clues: 0, objective_found: false, counters: [] };
    const first = opening({ ...fight, table: { ...fight.table, dread: 0, mission: unknown } }, final);
    expect([first.table.mission, first.table.dread]).toEqual([unknown, 0]);
    const tell = (event: string, facts: LogEntry["facts"], shown = first) => told(shown, entry(event, facts), final).table;
    expect(tell("cluefound", { count: 1 }).mission).toMatchObject({ clues: 1, objective_found: false });
    expect(tell("objectivefound", { tile: 3 }).mission.objective_found).toBe(true);
    expect(tell("counted", { card: "seals", count: 1 }).mission.counters).toEqual([{ ...counter, count: 1 }]);
    const grown = told(first, entry("dreadadded", { count: 3 }), final);
    expect([grown.table.dread, tell("drew", { deck: "dread", card: "x" }, grown).dread]).toEqual([3, 2]);
    const other = { ...final, table: { ...final.table, mission: { ...mission, id: "another" } } };
    expect(opening(fight, other).table.mission.id).toBe("another");
  });
  it("lays out a card that stays in play when it is turned over, and takes it away when it leaves", () => {
    const card = {
      id: "gloom",
      name: "",
      text: [],
      flavour: "",
      deck: "darkness",
      keywords: [],
      number: 1,
      tile: null,
      marks: 0,
      source: "",
    };
    const final = { ...fight, table: { ...fight.table, in_play: [card] } };
    const bare = { ...fight, table: { ...fight.table, in_play: [] } };
    const lies = told(opening(bare, final), entry("drew", { deck: "darkness", card: "gloom" }), final);
    expect(lies.table.in_play).toEqual([card]);
    expect(told(lies, entry("cardleft", { card: "gloom" }), bare).table.in_play).toEqual([]);
  });
  it("moves whoever moves, and takes away who is killed", () => {
    expect(
      told(start, entry("moved", { who: hero.id, path: [1, 2] }), after).table.heroes.find(({ id }) => id === hero.id)?.space,
    ).toBe(2);
    expect(told(start, entry("killed", { who: enemy.id }), after).table.enemies.some(({ id }) => id === enemy.id)).toBe(false);
  });
  it("takes a kind of enemies from the order with the last of them, before anything that follows is told", () => {
    const [other] = fight.table.enemies.filter(({ kind }) => kind !== enemy.kind);
    const alike = { ...enemy, id: "alike-9" };
    const two = { ...start, table: { ...start.table, enemies: [enemy, alike, ...(other ? [other] : [])] } };
    const listed = (shown: Picture) => shown.table.order.some(({ who }) => who === enemy.kind);
    const one = told(two, entry("killed", { who: enemy.id }), after);
    expect(listed(one)).toBe(true);
    const none = told(one, entry("killed", { who: alike.id }), after);
    expect(listed(none)).toBe(false);
    expect(none.table.order).toHaveLength(two.table.order.length - 1);
  });
  it("ticks somebody off after acting", () => {
    const acts = (shown: Picture, who: string) => told(shown, entry("stepbegan", { who, message: "activation" }), after);
    const [first, second] = fight.table.order;
    if (!first || !second) throw new Error("Two act in the stored fight.");
    const state = (shown: Picture, who: string) => shown.table.order.find((one) => one.who === who)?.state;
    const one = acts(start, first.who);
    expect(state(one, first.who)).toBe("now");
    expect(state(acts(one, second.who), first.who)).toBe("acted");
  });
  it("leaves no steps to a hero when the next one acts, an enemy acts or another step begins", () => {
    const activation = {
      hero: hero.id,
      points: 0,
      moving: true,
      stuck: false,
      searched: false,
      attacked: false,
      dragging: null,
    };
    const acted = { ...start, table: { ...start.table, activation } };
    const next = start.table.heroes.find(({ id }) => id !== hero.id)?.id;
    for (const facts of [
      { who: next, message: "activation" },
      { who: enemy.kind, message: "activation" },
      { message: "hold-back" },
    ])
      expect(told(acted, entry("stepbegan", facts), after).table.activation).toBeNull();
    expect(told(acted, entry("moved", { who: hero.id, path: [1, 2] }), after).table.activation).toEqual(activation);
  });
  it("shows enemies that come and fall before the next question, with a tag of their kind while they stand", () => {
    const guest = { ...enemy, id: "guest-1", kind: "guest", wounds: 0, target: null };
    const passing = { enemy: guest, many: "Guests", initiative: 3 };
    const kinds = ({ table }: Picture) => table.order.filter(({ side }) => side === "enemy").map(({ who }) => who);
    const before = opening(start, start);
    const come = told(before, entry("enemyplaced", { who: "guest-1", kind: "guest", space: 7, passing }), start);
    expect(come.table.enemies.find(({ id }) => id === "guest-1")?.spaces).toEqual([7]);
    expect(kinds(come)).toEqual([...kinds(before), "guest"].sort((a, b) => kinds(come).indexOf(a) - kinds(come).indexOf(b)));
    const hurt = told(come, entry("wounded", { who: "guest-1", left: guest.health - 1 }), start);
    expect(hurt.table.enemies.find(({ id }) => id === "guest-1")?.wounds).toBe(1);
    const gone = told(hurt, entry("killed", { who: "guest-1" }), start);
    expect(gone.table.enemies.some(({ id }) => id === "guest-1")).toBe(false);
    expect(kinds(gone)).not.toContain("guest");
  });
  it("lists a kind of enemies when the first of it has come, whoever else is still to come, and leaves the others as they are", () => {
    const other = { ...enemy, id: "other-1", kind: "other" };
    const place = (who: string, state: TurnOrder["state"], side: TurnOrder["side"], initiative: number): TurnOrder => ({
      who,
      name: who,
      side,
      initiative,
      state,
    });
    const heroes = start.table.order.filter(({ side }) => side === "hero").map((one) => ({ ...one, state: "acted" as const }));
    const coming = [place("other", "waiting", "enemy", 9), place(enemy.kind, "waiting", "enemy", 5)];
    const bare = { ...start, table: { ...start.table, enemies: [], sheets: [], order: heroes } };
    const sheet = (kind: string) => ({ ...(after.table.sheets[0] as SheetView), kind });
    const final = {
      ...after,
      table: {
        ...after.table,
        enemies: [enemy, other],
        sheets: [sheet("other"), sheet(enemy.kind)],
        order: [...coming, ...waits(heroes)],
      },
    };
    const listed = ({ table }: Picture) => table.order.filter(({ side }) => side === "enemy").map(({ who }) => who);
    const begun = told(opening(bare, final), entry("turnbegan", { count: 2 }), final);
    expect(listed(begun)).toEqual([]);
    expect(begun.table.sheets).toEqual([]);
    const one = told(opening(bare, final), entry("enemyplaced", { who: enemy.id, space: 1 }), final);
    expect(listed(one)).toEqual([enemy.kind]);
    expect(one.table.sheets.map(({ kind }) => kind)).toEqual([enemy.kind]);
    expect(one.table.order.filter(({ side }) => side === "hero").map(({ state }) => state)).toEqual(
      heroes.map(({ state }) => state),
    );
    expect(listed(told(one, entry("enemyplaced", { who: other.id, space: 2 }), final))).toEqual(["other", enemy.kind]);
  });
  it("lists whoever goes down as out when that is told, and whoever dies no longer", () => {
    const out = (order: readonly TurnOrder[]) =>
      order.map((one) => (one.who === hero.id ? { ...one, state: "out" as const } : one));
    const final = { ...after, table: { ...after.table, order: out(after.table.order) } };
    const state = ({ table }: Picture) => table.order.find(({ who }) => who === hero.id)?.state;
    const turn = told(opening(start, final), entry("turnbegan", { count: 2 }), final);
    expect(state(turn)).toBe("waiting");
    expect(state(told(turn, entry("knockedout", { who: hero.id }), final))).toBe("out");
    expect(state(told(turn, entry("died", { who: hero.id }), final))).toBeUndefined();
  });
  it("shows new enemies when they come", () => {
    const come: EnemyView = { ...enemy, id: "new-9" };
    const final = { ...after, table: { ...after.table, enemies: [come] } };
    expect(told(start, entry("enemyplaced", { who: "new-9", space: enemy.spaces[0] }), final).table.enemies.at(-1)?.id).toBe(
      "new-9",
    );
  });
});

describe("the director", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const after: Picture = { ...fight, table: { ...fight.table, version: fight.table.version + 1 } };
  const scene = (log: LogEntry[]) => scenesOf({ log, before: fight.table, after: fight.table, nameOf: () => "" });
  const walk = () => entry("moved", { who: hero.id, path: [1, 2, 3] });
  const begun = () => {
    const director = new Director();
    director.cut(fight);
    return director;
  };

  it("lets the question come when the scene has ended, and takes no input for a moment", () => {
    const director = begun();
    director.play(scene([walk(), entry("darknessmoved", { space: 3 })]), after, "normal");
    expect([director.busy, director.beat?.kind]).toEqual([true, "step"]);
    vi.advanceTimersByTime(400);
    expect(director.beat?.kind).toBe("advance");
    vi.advanceTimersByTime(1150);
    expect([director.busy, director.arriving, director.table]).toEqual([false, true, after.table]);
    vi.advanceTimersByTime(ARRIVES);
    expect(director.arriving).toBe(false);
  });
  it("hurries at the first input, and is over at the second", () => {
    const director = begun();
    director.play(scene([entry("darknessmoved", { space: 3 }), entry("darknessmoved", { space: 2 })]), after, "normal");
    director.stir();
    vi.advanceTimersByTime(510);
    expect([director.busy, director.beat?.tells[0]?.facts.space]).toEqual([true, 2]);
    director.stir();
    expect(director.busy).toBe(false);
  });
  it("waits while something is read over the table, and goes on where it was", () => {
    const director = begun();
    director.play(scene([walk(), entry("darknessmoved", { space: 3 })]), after, "normal");
    director.cover(true);
    vi.advanceTimersByTime(20_000);
    expect([director.busy, director.beat?.kind]).toEqual([true, "step"]);
    director.stir();
    expect([director.busy, director.beat?.kind]).toEqual([true, "step"]);
    director.cover(false);
    expect(director.beat?.kind).toBe("step");
    vi.advanceTimersByTime(400);
    expect(director.beat?.kind).toBe("advance");
    vi.advanceTimersByTime(1150);
    expect(director.busy).toBe(false);
    director.play(scene([walk(), walk()]), after, "normal");
    director.cover(true);
    director.skip();
    expect([director.busy, director.table]).toEqual([false, after.table]);
    director.cover(false);
    expect(director.busy).toBe(false);
  });
  it("keeps the moment that runs while something is read over the table, and shows all of it afterwards", () => {
    const director = begun();
    const lifted = entry("rolled", {}, { roll: rolled([3, 4], { purpose: "hold-back" }) });
    director.play(scene([lifted]), after, "normal");
    vi.advanceTimersByTime(200);
    director.cover(true);
    vi.advanceTimersByTime(20_000);
    director.hasten("fast");
    vi.advanceTimersByTime(20_000);
    expect([director.busy, director.dice.length]).toEqual([true, 1]);
    director.play(scene([walk()]), after, "normal"); // a bot plays on meanwhile
    vi.advanceTimersByTime(20_000);
    expect(director.beat?.kind).toBe("roll");
    director.cover(false);
    vi.advanceTimersByTime(1000);
    expect([director.beat?.kind, director.dice.length]).toEqual(["roll", 1]);
    vi.advanceTimersByTime(10_000);
    expect(director.busy).toBe(false);
  });
  it("waits with dice that somebody holds until they are let go", () => {
    const director = begun();
    const throwing = entry("rolled", { who: hero.id }, { roll: rolled([4, 5]) });
    director.play(scene([throwing, walk()]), after, "normal", { holds: [hero.id] });
    vi.advanceTimersByTime(20_000);
    expect([director.holding, director.beat?.kind]).toEqual([true, "roll"]);
    director.stir();
    expect(director.holding).toBe(true);
    director.release();
    expect(director.holding).toBe(false);
    vi.advanceTimersByTime(1400);
    expect(director.beat?.kind).toBe("step");
    director.play(scene([entry("rolled", { who: hero.id }, { roll: rolled([2]) })]), after, "normal", { holds: [hero.id] });
    director.skip();
    expect([director.busy, director.holding]).toEqual([false, false]);
  });
  it("waits while something in the scene is explained, until any input or till it has been read", () => {
    const lifted = () => entry("rolled", {}, { roll: rolled([3, 4], { purpose: "hold-back" }) });
    for (const read of [(one: Director) => one.goOn(), (one: Director) => one.stir()]) {
      const director = begun();
      director.explains = ({ thrown }) => thrown !== undefined;
      director.play(scene([lifted(), walk()]), after, "normal");
      vi.advanceTimersByTime(20_000);
      expect([director.paused, director.beat?.kind, director.dice.length]).toEqual([true, "roll", 1]);
      read(director);
      expect([director.paused, director.beat?.kind]).toEqual([false, "step"]);
    }
    const hasty = begun();
    hasty.explains = () => true;
    hasty.play(scene([lifted(), walk()]), after, "normal");
    vi.advanceTimersByTime(20_000);
    hasty.skip();
    expect([hasty.busy, hasty.paused]).toEqual([false, false]);
  });
  it("does not wait with dice of others", () => {
    const director = begun();
    director.play(scene([entry("rolled", { who: hero.id }, { roll: rolled([4]) })]), after, "normal", {
      holds: ["somebody-else"],
    });
    expect(director.holding).toBe(false);
  });
  it("takes up the dice with whoever they have killed", () => {
    const director = begun();
    const damage = entry("rolled", { who: hero.id }, { roll: rolled([6], { purpose: "damage" }) });
    director.play(
      scene([damage, entry("killed", { who: enemy.id }), entry("gained", { who: hero.id, card: "xp", count: 5 })]),
      after,
      "normal",
    );
    vi.advanceTimersByTime(1400);
    expect([director.beat?.kind, director.dice.length]).toEqual(["kill", 1]);
    vi.advanceTimersByTime(720);
    expect([director.beat?.kind, director.dice.length]).toEqual(["gain", 0]);
  });
  it("turns to what follows when a card has been read", () => {
    const director = begun();
    director.play(scene([entry("drew", {}, { card: face("voices") }), walk()]), after, "normal");
    expect(director.card?.face.id).toBe("voices");
    director.stir();
    expect([director.card, director.beat?.kind, director.hurried]).toEqual([null, "step", false]);
  });
  it("skips to the question, and still shows what is new", () => {
    const director = begun();
    director.play(
      scene([walk(), entry("tileplaced", { tile: 2, who: hero.id }), entry("gained", { who: hero.id, card: "xp", count: 5 })]),
      after,
      "slow",
    );
    director.skip();
    expect([director.busy, director.table]).toEqual([false, after.table]);
    expect(director.look).toMatchObject({ glide: false, frame: { tiles: [2] } });
  });
  it("plays nothing at once, but looks at what is new", () => {
    const director = begun();
    director.play(scene([entry("tileplaced", { tile: 2, who: hero.id })]), after, "instant");
    expect([director.busy, director.arriving, director.table]).toEqual([false, false, after.table]);
    expect(director.look?.frame.tiles).toEqual([2]);
  });
  it("waits for nothing at once: no clock is set, whatever has happened, and held dice keep nobody", () => {
    const director = begun();
    const much = [
      entry("turnbegan", { count: 2 }),
      entry("stepbegan", { message: "hold-back", who: hero.id }),
      entry("darknessmoved", { space: 3 }),
      walk(),
      entry("tileplaced", { tile: 2, who: hero.id }),
      entry("drew", {}, { card: face("voices") }),
      entry("enemyplaced", { who: enemy.id }),
      entry("attacked", { target: hero.id, models: [enemy.id] }),
      entry("rolled", { who: hero.id }, { roll: rolled([4, 5]) }),
      entry("wounded", { who: hero.id, count: 1, left: 3 }),
      entry("killed", { who: enemy.id }),
    ];
    director.play(scene(much), after, "instant", { holds: [hero.id] });
    expect(vi.getTimerCount()).toBe(0);
    expect([director.busy, director.holding, director.arriving, director.table]).toEqual([false, false, false, after.table]);
    director.play(scene(much), after, "normal");
    expect(vi.getTimerCount()).toBe(1);
  });
  it("remembers what was said in a scene until it is over", () => {
    const director = begun();
    director.play(scene([walk(), entry("darknessmoved", { space: 3 })]), after, "normal");
    expect([director.said, director.says]).toEqual([[], "moved."]);
    vi.advanceTimersByTime(400);
    expect([director.said, director.says]).toEqual([["moved."], "darknessmoved."]);
    director.skip();
    expect([director.said, director.says]).toEqual([[], ""]);
  });
  it("takes as long as people like", () => {
    const time = (speed: "slow" | "normal" | "fast") => {
      const director = begun();
      director.play(scene([entry("darknessmoved", { space: 3 })]), after, speed);
      return director.length;
    };
    expect([time("slow"), time("normal"), time("fast")]).toEqual([2300, 1150, 575]);
  });
  it("goes on with what happens meanwhile, and is cut by what is taken back", () => {
    const director = begun();
    director.play(scene([walk()]), after, "normal");
    const later = { ...after, table: { ...after.table, version: 500 } };
    director.play(scene([walk()]), later, "normal");
    vi.advanceTimersByTime(400);
    expect(director.busy).toBe(true);
    vi.advanceTimersByTime(400);
    expect([director.busy, director.table]).toEqual([false, later.table]);
    director.play(scene([walk()]), after, "normal");
    director.cut(fight);
    expect([director.busy, director.table, director.arriving]).toEqual([false, fight.table, true]);
  });
  it("shows who comes in one scene though the next has begun to wait, in which they go again", () => {
    const [enemy] = fight.table.enemies;
    if (!enemy) throw new Error("nobody to fight");
    const bare: Picture = { ...fight, table: { ...fight.table, enemies: [] } };
    const met: Picture = { ...after, table: { ...after.table, enemies: [enemy] } };
    const director = new Director();
    director.cut(bare);
    const place = entry("enemyplaced", { who: enemy.id, kind: enemy.kind, space: enemy.spaces[0] ?? 0 });
    const come = scenesOf({ log: [walk(), place], before: bare.table, after: met.table, nameOf: () => "" });
    director.play(come, met, "normal");
    const gone: Picture = { ...bare, table: { ...bare.table, version: 500, turn: 99 } };
    director.play(scene([walk(), entry("darknessmoved", { space: 3 })]), gone, "normal");
    const there = () => director.table?.enemies.map(({ id }) => id);
    expect(there()).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(there()).toEqual([enemy.id]);
    expect(director.table?.turn).not.toBe(99);
    vi.advanceTimersByTime(20_000);
    expect([director.busy, director.table]).toEqual([false, gone.table]);
  });
  it("skips what one answer brought, and tells what the next one brought", () => {
    const director = begun();
    const [first, second, third] = [500, 501, 502].map((version) => ({ ...after, table: { ...after.table, version } }));
    if (!first || !second || !third) throw new Error("three answers");
    const moves = (space: number) => [walk(), entry("darknessmoved", { space })];
    const one = moves(9);
    director.play(scene(one), first, "normal");
    director.play(scene(moves(8)), second, "normal");
    director.play(scene([entry("tokenrevealed", { tile: 4 })]), third, "normal");
    director.stir();
    expect(director.hurried).toBe(true);
    director.skip();
    expect([director.busy, director.beat?.kind, director.hurried, director.said]).toEqual([true, "step", false, []]);
    expect([director.table?.version, director.until > (one.at(-1)?.n ?? 0)]).toEqual([501, true]);
    expect(director.table?.track.darkness).toBe(first.table.track.darkness);
    director.skip();
    expect([director.busy, director.table?.version]).toEqual([true, 502]);
    director.skip();
    expect([director.busy, director.table]).toEqual([false, third.table]);
    director.play(scene(moves(9)), first, "normal");
    director.play(scene(moves(8)), second, "normal");
    director.hasten("instant");
    expect([director.busy, director.table]).toEqual([false, second.table]);
  });
  it("hurries on no further than what one answer brought", () => {
    const director = begun();
    const next = { ...after, table: { ...after.table, version: 500 } };
    director.play(scene([walk()]), after, "normal");
    director.play(scene([walk()]), next, "normal");
    director.stir();
    vi.advanceTimersByTime(200);
    expect([director.table?.version, director.hurried]).toEqual([500, false]);
  });
  it("goes to the question where somebody is hopelessly behind", () => {
    const director = begun();
    for (let version = 500; version < 600; version += 1)
      director.play(scene([entry("darknessmoved", { space: 3 })]), { ...after, table: { ...after.table, version } }, "normal");
    director.skip();
    expect([director.busy, director.table?.version]).toEqual([false, 599]);
  });
  it("tells no more of the log than the scene", () => {
    const director = begun();
    const log = [walk(), entry("darknessmoved", { space: 3 })];
    director.play(scene(log), after, "normal");
    expect(director.until).toBe(log[0]?.n);
    director.skip();
    expect(director.until).toBe(Number.POSITIVE_INFINITY);
  });
  it("tells nobody what is still face down, or has not come to rest", () => {
    const director = begun();
    const card = entry("tokenrevealed", { tile: 4 }, { card: face("campsite", "exploration") });
    const dice = entry("rolled", { who: hero.id }, { roll: rolled([4, 5]) });
    director.play(scene([card, dice]), after, "normal", { holds: [hero.id] });
    expect([director.card?.face.id, director.until, director.says]).toEqual(["campsite", card.n - 1, ""]);
    vi.advanceTimersByTime(700);
    expect([director.until, director.says]).toEqual([card.n, "tokenrevealed."]);
    director.stir();
    vi.advanceTimersByTime(20_000);
    expect([director.holding, director.until]).toEqual([true, card.n]);
    director.release();
    vi.advanceTimersByTime(400);
    expect(director.until).toBe(card.n);
    vi.advanceTimersByTime(400);
    expect([director.busy, director.until]).toEqual([true, dice.n]);
  });
  it("tells of a card that is put away before it was turned over", () => {
    const director = begun();
    const dread = entry("dreadadded", { count: 7 }, { card: face("voices") });
    director.play(scene([dread, walk()]), after, "normal");
    expect(director.table?.dread).toBe(fight.table.dread);
    director.stir();
    expect([director.beat?.kind, director.table?.dread]).toEqual(["step", 7]);
  });
  it("lets a card be read as long as ever, though the scene was hurried before", () => {
    const director = begun();
    const gift = entry("drew", { who: hero.id }, { card: face("coins", "loot", ["$25"]) });
    director.play(scene([walk(), gift, walk()]), after, "normal");
    director.stir();
    vi.advanceTimersByTime(3000);
    expect(director.card?.face.id).toBe("coins");
    vi.advanceTimersByTime(1000);
    expect(director.card).toBe(null);
  });
  it("gives a cue with each moment, and only the last when it is skipped", () => {
    const heard: string[] = [];
    const stop = onCue((name) => heard.push(name));
    const director = begun();
    director.play(scene([walk(), entry("darknessmoved", { space: 3 }), entry("killed", { who: enemy.id })]), after, "normal");
    director.skip();
    stop();
    expect(heard).toEqual(["step", "kill"]);
  });
});

describe("powers", () => {
  it("that act of themselves are named before what comes of them, long enough to be read", () => {
    const kill = entry("killed", { who: enemy.id, by: hero.id });
    const power = entry("used", { who: hero.id, card: "double-shot" }, { text: "Cora uses Double-Shot." });
    const shot = entry("rolled", { who: hero.id }, { roll: rolled([5], { purpose: "to-hit", target: 4 }) });
    const told = beats([kill, power, shot]);
    const named = told.find(({ tells }) => tells.includes(power));
    expect(named?.says).toMatch(/^Cora uses Double-Shot\. Once per turn, .*\+1 Shot/);
    expect(named?.length).toBeGreaterThanOrEqual(800);
    expect(named?.frame?.models).toEqual([hero.id]);
    expect(told.indexOf(named as Beat)).toBeLessThan(told.findIndex(({ thrown }) => thrown));
  });
  it("say what they do, if that is short", () => {
    const ability = { id: "double-shot", name: "Double-Shot", text: ["One more shot."], kind: "class" as const, uses: [] };
    const power = entry("used", { who: hero.id, card: "double-shot" }, { text: "Cora uses Double-Shot." });
    const says = (text: string[]) => {
      return beats([power], { ...fight.table, heroes: [{ ...hero, abilities: [{ ...ability, text }] }] })[0]?.says;
    };
    expect(says(ability.text)).toBe("Cora uses Double-Shot. One more shot.");
    expect(says(["Long. ".repeat(30)])).toBe("Cora uses Double-Shot.");
  });
  it("say what they do the first time only", () => {
    const use = () => entry("used", { who: hero.id, card: "double-shot" }, { text: "Cora uses Double-Shot." });
    const [first, again] = beats([use(), use()]).map(({ says }) => says);
    expect(first).toMatch(/^Cora uses Double-Shot\. Once per turn/);
    expect(again).toBe("Cora uses Double-Shot.");
  });
});

describe("cards", () => {
  it("are named beside whatever they cause, until their reach is over", () => {
    const drawn = entry("drew", {}, { card: face("voices") });
    const test = entry("rolled", { who: hero.id }, { roll: rolled([2], { purpose: "test-spirit" }) });
    const later = entry("stepbegan", { message: "activation" }, { weight: "heading" });
    const walk = entry("moved", { who: hero.id, path: [1] });
    const causes = causesOf([drawn, test, later, walk]);
    expect([drawn, test, walk].map(({ n }) => causes.get(n)?.id)).toEqual(["voices", "voices", undefined]);
    expect(causeOf([drawn, test], undefined)?.id).toBe("voices");
    expect(causeOf([drawn, test, later], undefined)).toBeNull();
  });
  it("reach no farther than the end of the adventure, and Loot no farther than who drew it", () => {
    const drawn = entry(
      "drew",
      { who: hero.id, deck: "loot" },
      { card: { ...face("coins"), kind: "loot", affects: "drawer" } },
    );
    const [ended, gained] = [entry("ended", {}), entry("gained", { who: hero.id })];
    const asked = (who: string) => ({ who, about: null, roll: null });
    expect(causeOf([drawn, gained], asked(hero.id))?.id).toBe("coins");
    expect(causeOf([drawn, gained], asked("somebody-else"))).toBeNull();
    expect(causeOf([drawn, ended, gained], asked(hero.id))).toBeNull();
    expect(causesOf([drawn, ended, gained]).get(gained.n)).toBeUndefined();
  });
  it("let Gold fly in the money of the language", () => {
    const gain = entry("gained", { who: hero.id, card: "gold", count: 25 });
    const flies = ({ sheets }: { sheets: { gold: (gold: number) => string } }) =>
      beatsOf(scenesOf({ log: [gain], before: fight.table, after: fight.table, nameOf: () => "", money: sheets.gold }))[0]
        ?.flying?.text;
    expect([flies(en), flies(italian)]).toEqual(["+$25", "+25 $"]);
  });
  it("are not named beside what befalls others, where somebody drew them for themselves or they tell what became of them", () => {
    const corrupted = entry("corruptiongained", { who: "somebody-else", count: 1 });
    const own = entry("corruptiongained", { who: hero.id, count: 1 });
    const of = (card: FaceView, affects: FaceView["affects"] = "drawer") => {
      const causes = causesOf([entry("drew", { who: hero.id }, { card: { ...card, affects } }), own, corrupted]);
      return [own, corrupted].map(({ n }) => causes.get(n)?.id);
    };
    expect(of(face("coins", "loot"))).toEqual(["coins", undefined]);
    expect(of(face("mutation-3", "chart"))).toEqual(["mutation-3", undefined]);
    expect(of(face("travel-hazards-3", "chart"), "all")).toEqual(["travel-hazards-3", "travel-hazards-3"]);
    expect(of(face("voices"), "random")).toEqual(["voices", "voices"]);
  });
  it("reach no farther than what somebody does next in town", () => {
    const rolled = entry("noted", { who: hero.id }, { card: face("camp") });
    const after = ["visited", "bought", "served", "lefttown", "daybegan"].map((event) => entry(event, { who: hero.id }));
    const causes = causesOf([rolled, ...after]);
    expect(after.map(({ n }) => causes.get(n))).toEqual(after.map(() => undefined));
  });
  it("are told apart where several were drawn: by what a Hit or a question names", () => {
    const log = [entry("drew", {}, { card: face("voices") }), entry("drew", {}, { card: face("worms") })];
    const hit = entry("hit", { target: hero.id, by: "voices" });
    expect(causesOf([...log, hit]).get(hit.n)?.id).toBe("voices");
    expect(causeOf(log, { about: { id: "voices", name: "", text: [] }, roll: null })?.id).toBe("voices");
    expect(causeOf(log, undefined)?.id).toBe("worms");
  });
  it("cause no attack that somebody makes of their own accord on whoever they brought", () => {
    const drawn = entry("drew", {}, { card: face("stranglers") });
    const shot = entry("rolled", { who: hero.id }, { roll: rolled([5], { purpose: "to-hit" }) });
    const kill = entry("killed", { who: enemy.id, by: hero.id });
    const causes = causesOf([drawn, shot, kill]);
    expect([shot, kill].map(({ n }) => causes.get(n))).toEqual([undefined, undefined]);
    expect(causeOf([drawn, shot, kill], undefined)).toBeNull();
    expect(causeOf([drawn], { about: null, roll: rolled([5], { purpose: "to-hit" }) })).toBeNull();
    expect(causeOf([drawn], { about: null, roll: rolled([5], { purpose: "willpower" }) })?.id).toBe("stranglers");
  });
});

describe("a Hit that does no Wound", () => {
  const hit = (count = 1, more = {}) =>
    entry("hit", { target: enemy.id, kind: "hit", count, by: hero.id, defense: 4, ...more }, { text: "It takes 1 Hit." });
  const damage = (face = 3) => entry("rolled", { who: hero.id }, { roll: rolled([face], { purpose: "damage" }), text: "3." });
  const ends = () => entry("stepbegan", { message: "activation", who: enemy.kind }, { weight: "heading" });
  const told = (
    log: LogEntry[],
    { earlier = [], before = fight.table, after = calm }: { earlier?: LogEntry[]; before?: TableView; after?: TableView } = {},
  ) =>
    beatsOf(
      scenesOf({
        log,
        told: earlier,
        before,
        after,
        nameOf: () => "",
        unhurt: (text, defense) => `${text} Defense ${defense}.`,
      }),
    );
  const calm: TableView = { ...fight.table, questions: [] };
  const vain = (found: Beat[]) => found.filter(({ flying }) => flying?.tone === "blocked");

  it("flies at the Enemy after its dice, and is said", () => {
    const [struck, dice, over] = [hit(), damage(), ends()];
    const found = told([struck, dice, over]);
    const [seen, ...others] = vain(found);
    expect(others).toEqual([]);
    expect(seen).toMatchObject({ kind: "saved", length: 1200, tells: [], says: "It takes 1 Hit. Defense 4.", cue: "miss" });
    expect(seen?.flying).toEqual({ model: enemy.id, text: "", tone: "blocked" });
    expect(found.map(({ n }) => n)).toEqual([struck.n, dice.n, dice.n, over.n]);
    expect([en.stage.blocked(""), italian.stage.blocked("")]).toEqual(["No Wound", "Nessuna Ferita"]);
    expect(vain(told([hit(), damage()]))).toHaveLength(1); // what comes next is only asked
    expect(vain(told([hit(), damage(), hit(1, { target: "another" }), damage(), ends()]))).toHaveLength(2);
    expect(vain(told([hit(), entry("moved", { who: hero.id, path: [1] })]))).toHaveLength(1); // whatever is immune rolls for nothing
  });
  it("is nothing where it wounds or kills, where Armor has stopped it, or where it was at a Hero", () => {
    expect(vain(told([hit(), damage(), entry("wounded", { who: enemy.id, count: 1, left: 1 }), ends()]))).toEqual([]);
    expect(vain(told([hit(), damage(), entry("killed", { who: enemy.id }), ends()]))).toEqual([]);
    expect(vain(told([hit(), damage(), entry("saved", { who: enemy.kind, count: 1 }), ends()]))).toHaveLength(1);
    expect(vain(told([hit(1, { target: hero.id }), damage(), ends()]))).toEqual([]);
  });
  it("is told once, when its Damage can grow no more", () => {
    const [struck, dice] = [hit(), damage()];
    const asked = asking(rolled([3], { purpose: "damage" }));
    expect(vain(told([struck], { after: asked }))).toEqual([]);
    expect(vain(told([dice], { earlier: [struck], before: asked }))).toHaveLength(1);
    const harder = { ...calm, questions: [{ ...(fight.table.questions[0] as QuestionView), kind: "hit-harder", roll: null }] };
    expect(vain(told([struck, dice], { after: harder }))).toEqual([]);
    expect(vain(told([ends()], { earlier: [struck, dice], before: harder }))[0]?.says).toMatch(/Defense 4/);
    expect(vain(told([], { earlier: [struck, dice], before: harder }))).toHaveLength(1);
    expect(vain(told([ends()], { earlier: [struck, dice], before: calm }))).toEqual([]); // it was told then
  });
});
