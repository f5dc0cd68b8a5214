import { beforeEach, describe, expect, it } from "vitest";
import { Guide } from "../src/guide/guide.svelte";
import { aboveFoot, docked, type Kept, placed } from "../src/guide/placing";
import { due, dueOnStage, type Moment, matters, QUIET, type Shown, TRIGGERS } from "../src/guide/triggers";
import { en } from "../src/i18n/en";
import type { GuideId } from "../src/i18n/guide.en";
import { it as italian } from "../src/i18n/it";
import type { FaceView, LogEntry, QuestionView, TableView, Update } from "../src/lib/wire";
import gathering from "./fixtures/gathering.json";
import journey from "./fixtures/journey.json";
import lost from "./fixtures/lost.json";
import reroll from "./fixtures/reroll.json";
import shop from "./fixtures/shop.json";
import town from "./fixtures/town.json";
import { updates } from "./helpers";

const momentOf = (update: Update, fresh: readonly LogEntry[] = []): Moment => ({
  table: update.table,
  question: update.table.questions[0],
  fresh,
});
const ids = (moment: Moment, seen: readonly string[] = []) => due(moment, new Set(seen)).map(({ id }) => id);
const happened = (event: string, facts: LogEntry["facts"] = {}): LogEntry => ({
  n: 9999,
  event,
  weight: "story",
  text: "",
  roll: null,
  card: null,
  facts,
});

describe("what is explained", () => {
  it("is what is asked now", () => {
    expect(ids(momentOf(updates.room))).toEqual(expect.arrayContaining(["welcome", "light"]));
    expect(ids(momentOf(updates.room))).not.toContain("fight");
    expect(ids(momentOf(updates.fight))).toEqual(expect.arrayContaining(["fight"]));
    expect(ids(momentOf(updates.fight))).not.toContain("door");
    expect(ids(momentOf(updates.hits))).toContain("hits");
    expect(ids(momentOf(reroll as unknown as Update))).toEqual(expect.arrayContaining(["reroll"]));
    const spends = (key: string) =>
      ({ ...updates.room.table.questions[0], answers: [{ index: 0, key, label: "" }] }) as QuestionView;
    expect(ids({ ...momentOf(updates.room), question: spends("grit") })[0]).toBe("welcomeGrit");
    expect(ids({ ...momentOf(updates.room), question: spends("stop") })[0]).toBe("welcome");
  });
  it("goes on between two adventures, and the table is told of in the mine only", () => {
    const between = [
      [journey, "road"],
      [town, "visit"],
      [shop, "counter"],
      [gathering, "gathering"],
    ] as unknown as [Update, string][];
    for (const [update, id] of between) expect(ids(momentOf(update))[0], id).toBe(id);
    for (const [update] of between) expect(ids(momentOf(update))).not.toContain("welcome");
    const inTown = (kind: string) => ({
      ...momentOf(town as unknown as Update),
      question: { kind, answers: [], after: [] } as unknown as QuestionView,
    });
    expect(ids(inTown("lodging"))[0]).toBe("bed");
    expect(ids(inTown("leave-town"))[0]).toBe("leaveTown");
    const rises = { verb: "level-up", key: "level-up:a", who: "a", yours: true } as TableView["any_time"][number];
    const risen = (update: Update) => ids({ ...momentOf(update), table: { ...update.table, any_time: [rises] } });
    expect(risen(town as unknown as Update)).toContain("newLevel");
    expect(risen(updates.room)).not.toContain("newLevel");
  });
  it("is what has just happened", () => {
    const events: [string, LogEntry][] = [
      ["ko", happened("knockedout", { who: "bandido" })],
      ["loot", happened("drew", { deck: "loot" })],
      ["encounter", happened("drew", { deck: "encounter" })],
      ["threat", happened("drew", { deck: "threat" })],
      ["token", happened("tokenrevealed")],
      ["clue", happened("cluefound")],
      ["objective", happened("objectivefound")],
      ["darkness", happened("darknessmoved")],
      ["dread", happened("dreadadded")],
      ["depth", happened("deptheventcame")],
      ["corruption", happened("corruptiongained")],
      ["deeper", happened("partymoved", { space: 2 })],
      ["darkStone", happened("gained", { card: "dark_stone", count: 1 })],
      ["gate", happened("gateopened")],
    ];
    for (const [id, entry] of events) {
      expect(ids(momentOf(updates.room, [entry]))).toContain(id);
      expect(ids(momentOf(updates.room))).not.toContain(id);
    }
  });
  it("tells of XP when a kill brings it, and of the way down when the party leaves its first tile", () => {
    const gains = happened("gained", { who: "bandido", card: "xp", count: 5 });
    expect(ids(momentOf(updates.room, [gains]))).not.toContain("xp");
    expect(ids(momentOf(updates.room, [happened("killed"), gains]))).toContain("xp");
    const flies = (from?: string): Shown => ({
      tells: [gains],
      flying: { model: "bandido", text: "+5 XP", tone: "gain", from },
    });
    expect(dueOnStage(flies(), new Set())).toBeNull();
    expect(dueOnStage(flies("slasher-1"), new Set())).toEqual({ id: "xp", anchor: "heroes" });
    expect(ids(momentOf(updates.room, [happened("partymoved", { space: 1 })]))).not.toContain("deeper");
    expect(dueOnStage({ tells: [happened("partymoved", { space: 2 })] }, new Set())).toEqual({ id: "deeper", anchor: "track" });
  });
  it("tells what the Growing Dread is in a quiet while, unless a card has told it", () => {
    const told = (seen: readonly string[], since: number) =>
      due(momentOf(updates.room), new Set(seen), since).some(({ id }) => id === "dreadStack");
    expect([told([], 1), told([], QUIET + 1), told(["dread"], QUIET + 1)]).toEqual([false, true, false]);
  });
  it("tells of the tag that counts the Growing Dread only where it is", () => {
    const { in_play: _, ...rest } = updates.room.table;
    const lies = { ...updates.room.table.sheets[0], id: "a-card" } as unknown as TableView["in_play"][number];
    const told = (dread: number, in_play: TableView["in_play"]) =>
      ids({ ...momentOf(updates.room), table: { ...rest, dread, in_play } }).includes("dreadStack");
    expect([told(0, []), told(0, [lies]), told(1, [lies])]).toEqual([true, false, true]);
  });
  it.each([
    ["English", en],
    ["Italian", italian],
  ])("names in %s only what every screen shows: no place of it, no sign that a phone leaves out", (_, { guide: { cards } }) => {
    for (const [, text] of Object.values(cards)) {
      expect(text).not.toMatch(/lower left|bottom left|basso a sinistra|a destra\b/i);
      expect(text).not.toMatch(/“|«/); // a tag of a phone has a picture and no words
      expect(text).not.toMatch(
        /skull on the track|teschio del tracciato|Blood Spatter|Schizzo di Sangue|lantern on the track|lanterna sul tracciato/i,
      );
    }
  });
  /** What the first night explains before its first fight, and in the first question of it, in this order. */
  const BEFORE = ["darkness", "welcomeGrit", "doorScavenge", "order", "reroll", "token", "threat", "horror", "fight"] as const;
  it.each([
    ["English", en],
    ["Italian", italian],
  ])("is short: whoever reads all of it in %s fights within three minutes", (_, { guide: { cards, byTouch } }) => {
    const words = (text: string) => text.split(/\s+/).length;
    expect(BEFORE.reduce((sum, id) => sum + words(cards[id][1]), 0)).toBeLessThanOrEqual(300);
    for (const text of [...Object.values(cards).map(([, one]) => one), ...Object.values(byTouch)])
      expect(words(text), text).toBeLessThanOrEqual(66);
  });
  it("is not told twice", () => {
    expect(ids(momentOf(updates.room), ["light"])).not.toContain("light");
  });
  it("uses names that real games have", () => {
    const log = (lost as unknown as Update).log;
    const found = ids(momentOf(lost as unknown as Update, log));
    expect(found).toEqual(expect.arrayContaining(["darkness"]));
  });
  it("is what the question needs first, then what has just happened, then what has been there all along", () => {
    const all = [
      ["knockedout", {}],
      ["cluefound", {}],
      ["darknessheld", {}],
      ["drew", { deck: "loot" }],
      ["drew", { deck: "encounter" }],
    ] as const;
    const fresh = all.map(([event, facts]) => happened(event, facts));
    const seen = new Set(["welcome", "grit", "scavenge", "order", "anytime"]);
    const names = (since: number) => due(momentOf(updates.room, fresh), seen, since).map(({ id }) => id);
    expect(names(1)).toEqual(["encounter", "ko", "clue", "loot", "darkness"]);
    expect(names(QUIET + 1)).toEqual(["encounter", "ko", "clue", "loot", "darkness", "light", "dreadStack"]);
  });
  it("is told together where one question needs two things that nobody knows yet", () => {
    const { table, question } = momentOf(reroll as unknown as Update);
    if (!question?.roll) throw new Error("the fixture asks about dice");
    const fear = { table, question: { ...question, roll: { ...question.roll, purpose: "willpower" } }, fresh: [] };
    const first = (seen: readonly string[]) => due(fear, new Set(["welcome", ...seen]))[0]?.id;
    expect(first([])).toBe("horrorAgain");
    expect(first(["reroll"])).toBe("horror");
    expect(first(["horror"])).toBe("reroll");
    expect(first(["horror", "reroll"])).not.toBe("horrorAgain");
  });
  it("tells what a Hit is with the first Hits that are to be shared out", () => {
    const first = (seen: readonly string[]) => ids(momentOf(updates.hits), ["welcome", "grit", ...seen])[0];
    expect(first([])).toBe("toHitShare");
    expect(first(["toHit"])).toBe("hits");
  });
  it("warns of a second Room while the first is not explored", () => {
    const { table, question } = momentOf(updates.room);
    const [answer] = question?.answers ?? [];
    if (!question || !answer) throw new Error("the fixture asks something");
    const doors = { ...question, answers: [{ ...answer, key: "door:0:1" }] };
    const lying = (token: "face-down" | "revealed") => ({ ...table, tiles: table.tiles.map((tile) => ({ ...tile, token })) });
    const warned = (token: "face-down" | "revealed") =>
      due({ table: lying(token), question: doors, fresh: [] }, new Set(["welcome"])).some(({ id }) => id === "secondRoom");
    expect([warned("face-down"), warned("revealed")]).toEqual([true, false]);
  });
  it("is needed only where something is asked", () => {
    const { table } = updates.fight;
    const fresh = TRIGGERS.map(({ id }) => happened(id)).concat(happened("drew", { deck: "encounter" }));
    expect(due({ table, question: undefined, fresh }, new Set(), 1)).toEqual([]);
  });
  it("explains dice, cards and what is told in a scene while they are there", () => {
    const { roll } = momentOf(reroll as unknown as Update).question ?? {};
    if (!roll) throw new Error("the fixture asks about dice");
    const thrown = (purpose: string): Shown => ({
      thrown: { roll: { ...roll, purpose }, beside: "", needs: 7, against: "", moving: [0, 1] },
      tells: [],
    });
    const card = (kind: FaceView["kind"]): Shown => ({
      card: { face: { kind } as FaceView, affected: [], stake: "" },
      tells: [],
    });
    expect(dueOnStage(thrown("hold-back"), new Set())).toEqual({ id: "darkness", anchor: "track" });
    expect(dueOnStage(thrown("hold-back"), new Set(["darkness"]))).toBeNull();
    expect(dueOnStage(thrown("number"), new Set())).toBeNull();
    expect(dueOnStage({ tells: [] }, new Set())).toBeNull();
    expect(dueOnStage(thrown("willpower"), new Set())?.id).toBe("horror");
    expect(dueOnStage(thrown("willpower"), new Set(), { roll: { ...roll, purpose: "willpower" } })).toBeNull();
    expect(dueOnStage(card("exploration"), new Set())?.id).toBe("token");
    expect(dueOnStage(card("loot"), new Set())?.id).toBe("loot");
    expect(dueOnStage({ tells: [happened("cluefound")] }, new Set())).toEqual({ id: "clue", anchor: "pieces" });
  });
  it("has words in both languages", () => {
    for (const { id } of TRIGGERS)
      for (const words of [en, italian]) {
        expect(words.guide.cards[id]?.[0]).toBeTruthy();
        expect(words.guide.cards[id]?.[1].length).toBeGreaterThan(20);
      }
    expect(TRIGGERS.map(({ id }) => id).sort()).toEqual(Object.keys(en.guide.cards).sort());
  });
});

describe("the guide", () => {
  beforeEach(() => localStorage.clear());
  const table = (log: number): TableView => ({ ...updates.room.table, log });

  const asked = (id: string, log = updates.room.table.log): Moment => {
    const question = updates.room.table.questions[0];
    if (!question) throw new Error("the fixture asks something");
    return { table: table(log), question: { ...question, id }, fresh: [happened("darknessheld")] };
  };

  it("explains one thing at a time, and nothing waits behind it", () => {
    const guide = new Guide(() => 0);
    guide.look(asked("q1"));
    expect(guide.card?.id).toBe("welcome");
    guide.next();
    expect(guide.card).toBeNull();
    guide.look(asked("q1")); // the same question: what was dismissed is no reason for the next card
    expect(guide.card).toBeNull();
    guide.look({ ...asked("q2"), fresh: [] }); // the Darkness was held before: that is over, until it comes again
    expect(guide.card?.id).not.toBe("darkness");
  });
  it("tells what can wait only in a quiet while, and never in a fight", () => {
    localStorage.setItem("explained", JSON.stringify(TRIGGERS.filter(({ haste }) => haste !== "later").map(({ id }) => id)));
    const quiet = new Guide(() => 0);
    quiet.look(asked("q0"));
    expect(quiet.card?.id).toBe("light");
    localStorage.setItem(
      "explained",
      JSON.stringify(TRIGGERS.map(({ id }) => id).filter((id) => id !== "light" && id !== "ko")),
    );
    const guide = new Guide(() => 0);
    guide.look({ ...asked("q0"), table: { ...table(updates.room.table.log), fight: true } });
    expect(guide.card).toBeNull();
    const log = updates.room.table.log;
    guide.look({ ...asked("q1", log + 1), fresh: [{ ...happened("knockedout"), n: log }] });
    expect(guide.card?.id).toBe("ko");
    guide.next();
    const told = [];
    for (let n = 1; n <= 2 * QUIET; n += 1) {
      guide.look(asked(`r${n}`, log + 1));
      if (guide.card) told.push(n);
      guide.next();
    }
    expect(told).toEqual([QUIET + 1]);
  });
  const lifted = {
    thrown: { roll: { purpose: "hold-back" }, beside: "", needs: 7, against: "", moving: [0, 1] },
    tells: [],
  } as unknown as Parameters<Guide["stage"]>[0];
  it("explains in a scene what is thrown there, and leaves the question after it to what that needs", () => {
    let now = 0;
    const guide = new Guide(() => now);
    expect(guide.stage(lifted)).toBe(true);
    expect(guide.card).toEqual({ id: "darkness", anchor: "track" });
    now = 3000;
    guide.leave();
    expect(guide.card).toBeNull();
    expect(guide.stage(lifted)).toBe(false);
    guide.look(asked("q1"));
    expect(guide.card?.id).toBe("welcome");
  });
  it("does not carry on into the scene after its question what was explained with that", () => {
    const willpower = { ...lifted, thrown: { ...lifted.thrown, roll: { purpose: "willpower" } } } as typeof lifted;
    for (const read of [500, 5000]) {
      localStorage.clear();
      let now = 0;
      const guide = new Guide(() => now);
      const { question, ...moment } = asked("q1");
      const roll = { purpose: "willpower", dice: [] };
      guide.look({
        ...moment,
        question: { ...question, kind: "reroll", answers: [], after: [], roll } as unknown as QuestionView,
      });
      guide.next(); // welcome
      now = 9000;
      guide.look({
        ...moment,
        question: { ...question, id: "q2", kind: "reroll", answers: [], after: [], roll } as unknown as QuestionView,
      });
      expect(guide.card?.id).toBe("horrorAgain");
      now += read;
      expect(guide.stage(willpower)).toBe(false);
      expect(guide.card).toBeNull();
    }
  });
  it("comes again in the next scene if nobody had time to read it", () => {
    const guide = new Guide(() => 0);
    guide.stage(lifted);
    guide.leave();
    expect(guide.stage(lifted)).toBe(true);
  });
  it("drops what had no place at its moment, until it comes again", () => {
    localStorage.setItem(
      "explained",
      JSON.stringify(TRIGGERS.map(({ id }) => id).filter((id) => id !== "fight" && id !== "clue")),
    );
    const guide = new Guide(() => 0);
    const log = updates.room.table.log;
    const clue = (n: number) => ({ ...happened("cluefound"), n });
    const at = (n: number, fresh: LogEntry[]): Moment => ({
      ...asked(`q${n}`),
      table: { ...table(log + n), fight: n > 0 },
      fresh,
    });
    guide.look(at(0, []));
    guide.look(at(1, [clue(log)])); // the fight that comes with it is needed first
    expect(guide.card?.id).toBe("fight");
    guide.next();
    guide.look(at(2, [clue(log)]));
    expect(guide.card).toBeNull();
    guide.look(at(3, [clue(log), clue(log + 2)]));
    expect(guide.card?.id).toBe("clue");
  });
  it("has missed nothing of the first turn", () => {
    localStorage.setItem("explained", JSON.stringify(["welcome"]));
    const began = [happened("turnbegan"), happened("darknessheld")];
    const guide = new Guide(() => 0);
    guide.look({ ...asked("q1"), table: { ...table(updates.room.table.log), turn: 1 }, fresh: began });
    expect(guide.card?.id).toBe("darkness");
    const later = new Guide(() => 0);
    later.look({ ...asked("q1"), table: { ...table(updates.room.table.log), turn: 2 }, fresh: began });
    expect(later.card?.id).not.toBe("darkness");
  });
  it("tells at once what a question cannot be understood without", () => {
    const guide = new Guide(() => 0);
    guide.look(asked("q1"));
    guide.next();
    guide.look({ ...asked("q2"), table: { ...table(updates.room.table.log), fight: true } });
    expect(guide.card?.id).toBe("fight");
  });
  it("tells of a Door when it is first offered, also together with the stop before it", () => {
    const guide = new Guide(() => 0);
    guide.look(asked("q1"));
    guide.next();
    const { question, ...moment } = asked("q2");
    const [answer] = question?.answers ?? [];
    if (!question || !answer) throw new Error("the fixture asks something");
    guide.look({ ...moment, question: { ...question, after: [{ ...answer, key: "door:0:0" }] } });
    expect(guide.card?.id).toBe("door");
  });
  it("takes a card away when its question goes, and lets the next thing that is seen replace it", () => {
    let now = 0;
    const guide = new Guide(() => now);
    const quiet = (id: string): Moment => ({ ...asked(id), fresh: [] });
    guide.look(quiet("q1"));
    now = 500;
    guide.look(quiet("q2"));
    expect(guide.card?.id).toBe("welcome"); // nobody has read it in half a second
    now = 4000;
    guide.look(quiet("q3"));
    expect(guide.card?.id).not.toBe("welcome");
    now = 9000;
    guide.look({ ...quiet("q5"), table: { ...table(updates.room.table.log), fight: true } });
    expect(guide.card?.id).toBe("fight");
  });
  it("forgets nothing that was dismissed, until it is told to", () => {
    const guide = new Guide(() => 0);
    guide.look(asked("q1"));
    guide.next();
    const again = new Guide(() => 0);
    again.look(asked("q1"));
    expect(again.card?.id).not.toBe("welcome");
    again.forget();
    again.look(asked("q1"));
    expect(again.card?.id).toBe("welcome");
  });
  it("explains what happens from now on, not what a saved game has behind it", () => {
    const old = { ...happened("knockedout"), n: 5 };
    localStorage.setItem("explained", JSON.stringify(TRIGGERS.map(({ id }) => id).filter((id) => id !== "ko")));
    const guide = new Guide();
    guide.look({ ...momentOf(updates.room, [old]), table: table(6) });
    expect(guide.card).toBeNull();
    guide.look({ ...momentOf(updates.room, [old, { ...old, n: 6 }]), table: table(7) });
    expect(guide.card?.id).toBe("ko");
  });
  it("survives a memory that makes no sense", () => {
    localStorage.setItem("explained", "{not json");
    expect(() => new Guide()).not.toThrow();
  });
});

describe("where a card stands", () => {
  const all = { w: 1366, h: 768 };
  const free = { x: 120, y: 84, w: 880, h: 520 };
  const card = { w: 330, h: 160 };
  const parts = {
    question: { x: 1010, y: 200, w: 342, h: 300 },
    track: { x: 250, y: 10, w: 750, h: 64 },
    order: { x: 0, y: 84, w: 120, h: 680 },
    heroes: { x: 120, y: 610, w: 880, h: 150 },
  };
  it("is beside what it is about, on the screen, and never over it", () => {
    for (const [name, about] of Object.entries(parts)) {
      const at = placed(about, free, card, all, false);
      expect(at.side).toBe({ question: "below", track: "below", order: "right", heroes: "above" }[name]);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.y).toBeGreaterThanOrEqual(0);
      expect(at.x + card.w).toBeLessThanOrEqual(all.w);
      expect(at.y + card.h).toBeLessThanOrEqual(all.h);
      const over = at.x < about.x + about.w && about.x < at.x + card.w && at.y < about.y + about.h && about.y < at.y + card.h;
      expect(over).toBe(false);
    }
  });
  it("shows the plate of the hero it is about, above the plates of all", () => {
    const [all, free] = [
      { w: 1366, h: 768 },
      { x: 120, y: 84, w: 880, h: 522 },
    ];
    const strip = { x: 120, y: 606, w: 880, h: 162 };
    const pointsAt = (middle?: number) => {
      const { x, side, point } = placed({ ...strip, middle }, free, { w: 330, h: 150 }, all, false);
      return [side, x + point];
    };
    expect(pointsAt(248)).toEqual(["above", 248]);
    expect(pointsAt(489)).toEqual(["above", 489]);
    expect(pointsAt()).toEqual(["above", 560]);
  });
  it("leaves the controls of the map free, which are between it and the question", () => {
    const tall = { ...parts.question, h: 460 };
    expect(placed(tall, free, card, all, false)).toMatchObject({ side: "left" });
    expect(placed(tall, free, card, all, false).x + card.w).toBeLessThanOrEqual(free.x + free.w - 54);
  });
  it("covers nobody on the map that it could leave free", () => {
    const crowd = [
      { x: 380, y: 420, w: 300, h: 160 },
      { x: 130, y: 430, w: 120, h: 120 },
    ];
    const at = placed(free, free, card, all, true, crowd);
    for (const one of crowd)
      expect(at.x < one.x + one.w && one.x < at.x + card.w && at.y < one.y + one.h && one.y < at.y + card.h).toBe(false);
  });
  it("finds the one place where it covers nobody, though all corners are taken; and rather anybody than whom one can choose", () => {
    const [left, right, top, bottom] = [free.x, free.x + free.w - 90, free.y + 60, free.y + free.h - 60];
    const corners = [left, 400, right].flatMap((x) => [top, bottom].map((y) => ({ x, y, w: 60, h: 60 })));
    const overlaps = (at: { x: number; y: number }, one: (typeof corners)[0]) =>
      at.x < one.x + one.w && one.x < at.x + card.w && at.y < one.y + one.h && one.y < at.y + card.h;
    const at = placed(free, free, card, all, true, corners);
    expect(corners.filter((one) => overlaps(at, one))).toEqual([]);
    const tight = { ...free, w: 500, h: 240 };
    const [one, other] = [
      { x: 130, y: 150, w: 88, h: 170 },
      { x: 500, y: 150, w: 60, h: 170 },
    ];
    const placing = (keep: Kept[]) => placed(tight, tight, card, all, true, keep);
    expect(overlaps(placing([{ ...one, weight: 10 }, other]), one)).toBe(false);
    expect(overlaps(placing([one, { ...other, weight: 10 }]), other)).toBe(false);
  });
  it("makes way for whoever stands below the track that it explains", () => {
    const hero = { x: 560, y: 190, w: 60, h: 60 };
    expect(placed(parts.track, free, card, all, false).side).toBe("below");
    const at = placed(parts.track, free, card, all, false, [hero]);
    expect(at.x + card.w <= hero.x || at.x >= hero.x + hero.w || at.y + card.h <= hero.y || at.y >= hero.y + hero.h).toBe(true);
  });
  it("makes way for whoever stands above the dice that it explains", () => {
    const tray = { x: 330, y: 480, w: 480, h: 120 };
    const hero = { x: 560, y: 380, w: 56, h: 56 };
    const over = { ...free, h: tray.y - free.y };
    expect(placed(tray, over, card, all, false).side).toBe("above");
    const at = placed(tray, over, card, all, false, [hero, tray]);
    expect(at.x + card.w <= hero.x || at.x >= hero.x + hero.w || at.y + card.h <= hero.y || at.y >= hero.y + hero.h).toBe(true);
  });
  it("leaves the dice free that lie at the upper edge of the map, where there is no room beside them", () => {
    const tray = { x: 160, y: 100, w: 480, h: 130 };
    const hero = { x: 400, y: 260, w: 56, h: 56 };
    const at = placed(tray, free, card, all, false, [hero, tray]);
    for (const one of [tray, hero])
      expect(at.x + card.w <= one.x || at.x >= one.x + one.w || at.y + card.h <= one.y || at.y >= one.y + one.h).toBe(true);
  });
  it("is above the sheet on a phone, and inside the map for what is on the map", () => {
    const phone = { w: 390, h: 844 };
    expect(placed({ x: 0, y: 500, w: 390, h: 344 }, { x: 0, y: 150, w: 390, h: 280 }, card, phone, false).side).toBe("above");
    const inside = placed(free, free, card, all, true);
    expect(inside.y + card.h).toBeLessThanOrEqual(free.y + free.h);
  });
  it("lies above the dice and the ways to hurry on at the foot of a phone's map, so that nothing covers its buttons", () => {
    const map = { x: 0, y: 106, w: 390, h: 600 };
    const [hurry, tray] = [
      { x: 8, y: 650, w: 240, h: 44 },
      { x: 20, y: 560, w: 350, h: 120 },
    ];
    const card = docked(aboveFoot(map, [hurry]), 180, [], { head: false });
    expect(card.y + card.h).toBeLessThanOrEqual(hurry.y);
    expect(card.foot).toBeLessThanOrEqual(hurry.y);
    expect(aboveFoot(map, [hurry, tray]).h).toBe(454);
    expect(aboveFoot(map, [{ ...tray, y: 720 }])).toEqual(map);
  });
  it("comes open on a phone where nobody stands, and folded where somebody would be hidden", () => {
    const map = { x: 0, y: 106, w: 390, h: 600 };
    const [cora, jesse] = [
      { x: 70, y: 480, w: 64, h: 64 },
      { x: 260, y: 480, w: 64, h: 64 },
    ];
    const door = { x: 170, y: 110, w: 44, h: 44 };
    expect(docked(map, 260, [])).toMatchObject({ edge: "lower", clear: true });
    expect(docked(map, 260, [cora, jesse], { others: [door] })).toMatchObject({ edge: "upper", clear: true });
    expect(docked(map, 260, [cora, jesse, door])).toMatchObject({ clear: false });
    expect(docked({ ...map, h: 260 }, 260, [])).toMatchObject({ clear: false }); // half of the map would be gone
    expect(docked(map, 260, [cora, jesse, door], { acts: [cora] }).edge).toBe("upper");
    expect(docked(map, 260, [cora, jesse, door], { acts: [door] }).edge).toBe("lower");
  });
  it("lies below the head of the table on a phone; over it, beside its buttons, only where little of the map would be left", () => {
    const map = { x: 0, y: 106, w: 390, h: 330 };
    const crowd = [130, 200, 260, 320].map((y) => ({ x: 120, y, w: 150, h: 50 }));
    for (const head of [true, false]) expect(docked(map, 200, crowd, { head }).y).toBeGreaterThanOrEqual(map.y);
    const low = { ...map, h: 240 };
    const top = docked(low, 200, crowd, { head: false });
    expect(top).toMatchObject({ edge: "top", y: 8 });
    expect(top.x + top.w).toBeLessThanOrEqual(290); // the log, the way back and the menu
    expect(docked(low, 200, crowd).edge).not.toBe("top");
    expect(docked(low, 200, [], { head: false }).edge).toBe("lower");
  });
  it("has the map make room on a phone for whom it would hide, stays where it came, and lies over the head if it may", () => {
    const map = { x: 0, y: 106, w: 390, h: 240 };
    const low = { x: 170, y: 290, w: 40, h: 40 };
    const high = { x: 170, y: 120, w: 40, h: 40 };
    expect(docked({ ...map, h: 330 }, 200, [high], { head: false })).toMatchObject({ edge: "lower", hides: false });
    expect(docked(map, 200, [high, low], { head: false }).edge).toBe("top");
    expect(docked(map, 200, [high, low]).hides).toBe(true);
    expect(docked(map, 200, [high, low], { head: false, still: true }).edge).not.toBe("top");
    const way = { ...low, y: 380 };
    expect(docked({ ...map, h: 330 }, 200, [high], { ways: [way], head: false })).toMatchObject({ edge: "lower", hides: true });
    expect(docked(map, 200, [high], { edge: "top", head: false }).edge).toBe("top");
  });
  it("comes open where it matters", () => {
    expect(["fight", "hits", "clue", "objective", "reroll"].map((id) => matters(id as GuideId))).not.toContain(false);
    expect(matters("light")).toBe(false);
  });
});
