import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogEntry, MapView, QuestionView, TableView, Update } from "../src/lib/wire";
import { filtered, joined, myHeroes, sinceMyTurn } from "../src/panels/log/filter";
import { leadsOf, spotOf } from "../src/panels/log/leads";
import CardsSheet from "../src/sheets/cards/CardsSheet.svelte";
import EnemySheet from "../src/sheets/enemy/EnemySheet.svelte";
import { tiles } from "../src/sheets/hero/figures";
import { fulfil, gearOf, offer, type Slot, wishFor } from "../src/sheets/hero/gear";
import HeroSheet from "../src/sheets/hero/HeroSheet.svelte";
import { neighbour, sheetFor, sheetOf } from "../src/sheets/keys";
import armedStored from "./fixtures/armed.json";
import { updates } from "./helpers";

const armed = (armedStored as unknown as Update).table;
const heroOf = (table: TableView, id: string) => table.heroes.find((one) => one.id === id) as TableView["heroes"][number];
const marshal = heroOf(armed, "us-marshal");
const shotgun = marshal.items.find(({ id }) => id === "shotgun") as (typeof marshal.items)[number];
const musket = marshal.items.find(({ id }) => id === "lost-army-hell-musket") as typeof shotgun;

const still = class {
  observe() {}
  disconnect() {}
};

const entry = (n: number, event: string, facts: LogEntry["facts"] = {}, weight: LogEntry["weight"] = "story"): LogEntry => ({
  n,
  event,
  weight,
  text: `${event} ${n}`,
  roll: null,
  card: null,
  facts,
});
const acts = (n: number, who: string) => entry(n, "stepbegan", { who, message: "activation" }, "heading");
const numbers = (log: readonly LogEntry[]) => log.map(({ n }) => n);

describe("the log", () => {
  const log = [
    entry(1, "turnbegan", {}, "heading"),
    acts(2, "ann"),
    entry(3, "rolled", { who: "ann" }, "detail"),
    entry(4, "moved", { who: "ann", path: [5, 6] }),
    acts(5, "bob"),
    entry(6, "killed", { who: "ghoul", by: "bob" }),
    entry(7, "gained", { who: "bob" }),
    entry(8, "turnbegan", {}, "heading"),
    acts(9, "cat"),
    entry(10, "scavenged", { who: "cat", tile: 2 }),
  ];

  it("keeps what a filter asks for, below the headings that it belongs to", () => {
    expect(numbers(filtered(log, "all", []))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbers(filtered(log, "story", []))).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbers(filtered(log, "fights", []))).toEqual([1, 5, 6]);
    expect(numbers(filtered(log, "finds", []))).toEqual([1, 5, 7, 8, 9, 10]);
    expect(numbers(filtered(log, "mine", ["bob"]))).toEqual([1, 5, 6, 7]);
  });

  it("knows since when my last turn is over, also while I act again", () => {
    expect(sinceMyTurn(log, ["ann"])).toBe(5);
    expect(sinceMyTurn(log, ["bob"])).toBe(8);
    expect(sinceMyTurn([...log, acts(11, "ann"), entry(12, "moved", { who: "ann" })], ["ann"])).toBe(5);
    expect(sinceMyTurn(log, ["cat"])).toBe(0);
  });

  it("joins what was asked for later to what the window has, nothing twice", () => {
    expect(numbers(joined(log.slice(0, 7), log.slice(5)))).toEqual(numbers(log));
    expect(joined([], log)).toBe(log);
  });

  it("means the hero that is looked at by mine, if one person runs all", () => {
    const seats = (...heroes: string[][]) => heroes.map((one, at) => ({ heroes: one, mine: at === 0 })) as TableView["seats"];
    const heroes = [{ id: "ann" }, { id: "bob" }] as TableView["heroes"];
    expect(myHeroes({ seats: seats(["ann", "bob"]), heroes }, "bob")).toEqual(["bob"]);
    expect(myHeroes({ seats: seats(["ann"], ["bob"]), heroes }, "bob")).toEqual(["ann"]);
  });

  it("leads to where something happened, and never takes the Depth Track for the map", () => {
    const { table } = updates.fight;
    const enemy = table.enemies[0] as TableView["enemies"][number];
    expect(spotOf(log[3] as LogEntry, table)).toEqual({ space: 6 });
    expect(spotOf(log[9] as LogEntry, table)).toEqual({ tile: 2 });
    expect(spotOf(entry(1, "hit", { by: "gunslinger", target: enemy.id }), table)).toEqual({ space: enemy.spaces[0] });
    expect(spotOf(entry(1, "partymoved", { space: 4 }), table)).toBeNull();
  });
});

describe("where the log leads", () => {
  const stored = import.meta.glob<Update>("./fixtures/*.json", { eager: true, import: "default" });
  const logs = Object.entries(stored).filter(([, update]) => update.log?.length);
  const { table } = updates.fight;
  const nothing = new Map();
  const [hero, enemy] = [table.heroes[0], table.enemies[0]] as [TableView["heroes"][number], TableView["enemies"][number]];
  const heads = (log: LogEntry[]) => leadsOf(log, table, nothing).get(log[0]?.n ?? 0);

  it("is somewhere, with every line of every game", () => {
    expect(logs.length).toBeGreaterThan(8);
    for (const [, { log, table }] of logs) {
      const ways = leadsOf(log, table, nothing);
      expect([...ways.keys()]).toEqual(numbers(log));
      for (const leads of ways.values()) {
        const sheet = "sheet" in leads ? leads.sheet : null;
        if (sheet?.sheet === "hero") expect(table.heroes.map(({ id }) => id)).toContain(sheet.id);
        if (sheet?.sheet === "enemy") expect(table.sheets.map(({ kind }) => kind)).toContain(sheet.kind);
      }
    }
  });
  it.each([
    ["took", "lucky-bowler", "lucky-bowler"],
    ["used", "double-shot", "double-shot"],
    ["suffered", "concussion", "conditions/concussion"],
    ["upgradegained", "quick-draw", "upgrades/quick-draw"],
    ["cardleft", "chill-of-the-grave", "cards/chill-of-the-grave"],
    ["cardcancelled", "chill-of-the-grave", "cards/chill-of-the-grave"],
  ])("is the thing itself where a line names one: %s", (event, card, id) => {
    expect(heads([entry(1, event, { who: hero.id, card })])).toEqual({ sheet: { sheet: "text", id } });
  });
  it("is the card as it was turned over, where that is in the log", () => {
    const { log } = updates.fight;
    const drawn = log.find(({ card }) => card?.kind === "darkness") as LogEntry;
    const left = entry(9999, "cardleft", { card: drawn.card?.id });
    expect(leadsOf([...log, left], table, nothing).get(9999)).toEqual({ card: drawn.card });
  });
  it("is the sheet of whoever was killed, also if none of them is left", () => {
    const kills = (who: string, kind: string) => heads([entry(1, "killed", { who, kind, by: hero.id })]);
    expect(kills(`${enemy.kind}-99`, enemy.kind)).toEqual({ sheet: { sheet: "enemy", kind: enemy.kind } });
    expect(kills("goliath-1", "goliath")).toEqual({ sheet: { sheet: "text", id: "enemies/goliath" } });
  });
  it("is never a hero in lines of stored games that tell of a kill, an item, a power or an injury", () => {
    const told = ["killed", "took", "used", "suffered", "cardleft", "cardcancelled"];
    let seen = 0;
    for (const [, { log, table }] of logs) {
      const ways = leadsOf(log, table, nothing);
      for (const { n, event } of log.filter((one) => told.includes(one.event))) {
        const leads = ways.get(n);
        const sheet = leads && "sheet" in leads ? leads.sheet.sheet : "card";
        seen += 1;
        expect([event, sheet]).toEqual([event, expect.stringMatching(/card|text|enemy/)]);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
  it("is a rule for a step of the game, and whoever acts for an activation", () => {
    expect(heads([entry(1, "turnbegan", { count: 2 }, "heading")])).toEqual({ sheet: { sheet: "rule", id: "TURN-01" } });
    const lifts = entry(1, "stepbegan", { who: hero.id, message: "hold-back" }, "heading");
    expect(heads([lifts])).toEqual({ sheet: { sheet: "rule", id: "DEPTH-04" } });
    expect(heads([acts(1, hero.id)])).toEqual({ sheet: { sheet: "hero", id: hero.id } });
    expect(heads([acts(1, enemy.kind)])).toEqual({ sheet: { sheet: "enemy", kind: enemy.kind } });
    expect(heads([acts(1, "gone")])).toEqual({ sheet: { sheet: "rule", id: "TURN-03" } });
    expect(heads([entry(1, "ended", { message: "won" }, "heading")])).toEqual({ sheet: { sheet: "mission" } });
  });
  it("is the place of what a heading heads, but of nothing below the next", () => {
    const fight = entry(1, "fightbegan", {}, "heading");
    const came = entry(2, "enemyplaced", { who: "gone", space: 7 });
    expect(heads([fight, came])).toEqual({ spot: { space: 7 } });
    expect(heads([fight, acts(3, hero.id), came])).toEqual({ sheet: { sheet: "rule", id: "THREAT-01" } });
    const looks = entry(1, "stepbegan", { message: "exploration" }, "heading");
    expect(heads([looks, entry(2, "tokenrevealed", { tile: 3 })])).toEqual({ spot: { tile: 3 } });
  });
  it("is where its heading leads, if a line says nothing of its own", () => {
    const log = [acts(1, hero.id), entry(2, "rolled", {}, "detail")];
    expect(leadsOf(log, table, nothing).get(2)).toEqual({ sheet: { sheet: "hero", id: hero.id } });
  });
});

describe("what a hero carries", () => {
  it("lies in hands and slots, and in the pack if it needs one and has none", () => {
    const gear = gearOf(marshal);
    expect(gear.hands.map(({ item, rest }) => [item?.id, rest])).toEqual([
      ["lost-army-hell-musket", false],
      ["lost-army-hell-musket", true],
    ]);
    expect(gear.packed.map(({ id }) => id)).toEqual(["shotgun"]);
    expect(gear.worn.every(({ item }) => item === null)).toBe(true);
    const dressed = gearOf({
      ...marshal,
      items: [{ ...shotgun, id: "mask", hands: 0, slots: ["face", "torso"], equipped: true }],
    });
    expect(dressed.worn.filter(({ item }) => item).map(({ slot, rest }) => [slot, rest])).toEqual([
      ["face", false],
      ["torso", true],
    ]);
  });

  it("is seen wherever it is worn, and whoever wears two hats shows both", () => {
    const worn = (id: string, slot: Slot) => ({ ...shotgun, id, hands: 0, slots: [slot], equipped: true });
    const items = [worn("jacket", "coat"), worn("horse", "transport"), worn("hat", "hat"), worn("other-hat", "hat")];
    const seen = gearOf({ ...marshal, items }).worn.flatMap(({ item }) => (item ? [item.id] : []));
    expect(seen).toEqual(["hat", "other-hat", "jacket", "horse"]);
    expect(gearOf(marshal).worn.map(({ slot }) => slot)).toContain("coat");
  });

  it("says why a hero cannot use what lies in the pack", () => {
    vi.stubGlobal("ResizeObserver", still);
    const hero = { ...marshal, items: [{ ...shotgun, equipped: false, barred: "Only for: Performer" }] };
    render(HeroSheet, {
      table: armed,
      hero,
      question: undefined,
      busy: false,
      wish: () => {},
      act: () => {},
      turn: () => {},
      close: () => {},
    });
    expect(screen.getByRole("button", { name: /Shotgun.*Only for: Performer/ })).toBeTruthy();
    expect(screen.queryByText(/at the start of an Activation/)).toBeNull();
  });

  const wish = wishFor(marshal, shotgun, true);
  const hands = (...ways: string[][]): QuestionView =>
    ({
      id: "q2",
      kind: "hands",
      form: "one",
      who: "us-marshal",
      yours: true,
      default: 0,
      answers: ways.map((items, index) => ({ index, items })),
    }) as unknown as QuestionView;

  it("changes by the any-time action, if the open question can be interrupted", () => {
    const question = armed.questions[0] as QuestionView;
    expect(offer(wish, marshal, question, armed.any_time)).toBe("us-marshal/hands");
    expect(offer(wish, marshal, { ...question, interruptible: false }, armed.any_time)).toBeNull();
    expect(offer(wish, marshal, question, [])).toBeNull();
  });

  it("answers the question that follows with the way that changes least", () => {
    expect(fulfil(wish, marshal, hands(["lost-army-hell-musket"], ["shotgun"]))).toBe(1);
    const two = {
      ...marshal,
      items: [
        { ...musket, id: "knife", key: "knife", hands: 1 },
        { ...musket, id: "pistol", key: "pistol", hands: 1 },
        { ...shotgun, hands: 1 },
      ],
    };
    expect(fulfil(wish, two, hands(["knife", "pistol"], ["shotgun", "axe"], ["shotgun", "pistol"]))).toBe(2);
    expect(fulfil({ ...wish, item: "knife", on: false }, two, hands(["knife", "shotgun"], ["pistol", "shotgun"]))).toBe(1);
    expect(fulfil(wish, marshal, hands(["lost-army-hell-musket"]))).toBeNull();
  });

  it("keeps the clothes as they are when only the hands were meant, and stops at anything else", () => {
    expect(fulfil(wish, marshal, { ...hands([], ["shotgun"]), kind: "clothes" })).toBe(0);
    expect(fulfil(wish, marshal, { ...hands(["shotgun"]), who: "bandido" })).toBeNull();
    expect(fulfil(wish, marshal, armed.questions[0])).toBeNull();
  });
});

describe("sheets", () => {
  it("open by key, by token and by tag, and go round", () => {
    expect(sheetFor("c", "bandido")).toEqual({ sheet: "hero", id: "bandido" });
    expect(sheetFor("L", "")).toEqual({ sheet: "log" });
    expect(sheetFor("c", "")).toBeNull();
    const { table } = updates.fight;
    const { id: model, kind } = table.enemies[0] as TableView["enemies"][number];
    expect(sheetOf(kind, table)).toEqual({ sheet: "enemy", kind });
    expect(sheetOf(model, table)).toEqual({ sheet: "enemy", kind, model });
    expect(sheetOf("bandido", table)).toEqual({ sheet: "hero", id: "bandido" });
    expect(sheetOf("nobody", table)).toBeNull();
    expect(neighbour(["a", "b", "c"], "a", -1)).toBe("c");
    expect(neighbour(["a", "b", "c"], "c", 1)).toBe("a");
  });

  afterEach(() => vi.unstubAllGlobals());
  it("tell where a number comes from", async () => {
    vi.stubGlobal("ResizeObserver", still);
    const why = {
      who: "us-marshal",
      name: "",
      stat: "luck",
      label: "Luck",
      total: 4,
      shown: "4",
      text: "",
      reasons: [
        { source: "us-marshal", name: "Printed", amount: 3, replaces: true },
        { source: "ace-of-spades", name: "Ace of Spades", amount: 1, replaces: false },
      ],
    };
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return new Response(JSON.stringify(why));
    });
    render(HeroSheet, {
      table: armed,
      hero: marshal,
      question: undefined,
      busy: false,
      wish: () => {},
      act: () => {},
      turn: () => {},
      close: () => {},
    });
    const luck = marshal.skills.find(({ stat }) => stat === "luck");
    screen.getByRole("button", { name: `Why is Luck ${luck?.shown}?` }).click();
    expect(
      (await screen.findByText("Ace of Spades", { selector: "dialog span, [popover] span" })).nextElementSibling?.textContent,
    ).toBe("+1");
    expect(asked[0]).toContain(`/tables/${armed.id}/why?who=us-marshal&stat=luck`);
    expect(tiles(marshal).map(({ stat }) => stat)).not.toContain("carry");
  });

  it("take a thing in hand, and hand it on, by pressing it", async () => {
    vi.stubGlobal("ResizeObserver", still);
    const wishes: unknown[] = [];
    const acts: string[] = [];
    render(HeroSheet, {
      table: armed,
      hero: marshal,
      question: armed.questions[0],
      busy: false,
      wish: (wish: unknown) => wishes.push(wish),
      act: (key: string) => acts.push(key),
      turn: () => {},
      close: () => {},
    });
    screen.getByRole("button", { name: /^Shotgun/ }).click();
    (await screen.findByText("Take in hand")).click();
    expect(wishes).toEqual([{ hero: "us-marshal", item: "shotgun", kind: "hands", on: true }]);
    await vi.waitFor(() => expect(screen.queryByText("Take in hand")).toBeNull());
    screen.getByRole("button", { name: /Lost Army Hell Musket/ }).click();
    const give = armed.any_time.find(({ key }) => key.startsWith("us-marshal/give:lost-army-hell-musket:"));
    (await screen.findByText(give?.label ?? "")).click();
    expect(acts).toEqual([give?.key]);
  });

  it("take a hero back from a bot when a chapter is over, as long as the next one has not begun", () => {
    vi.stubGlobal("ResizeObserver", still);
    const left = armed.seats.map((seat) => ({ ...seat, mine: true, bot: true }));
    const over = { ...armed, waiting: "over" as const, questions: [], seats: left, play_on: true, next_table: "" };
    const [others, which] = [
      { question: undefined, busy: false, wish: () => {} },
      { hero: marshal, act: () => {}, turn: () => {}, close: () => {} },
    ];
    const { rerender } = render(HeroSheet, { table: over, ...others, ...which });
    const back = () => screen.queryByText(`Decide for ${marshal.name} yourself`);
    expect(back()).toBeTruthy();
    return rerender({ table: { ...over, next_table: "2" } }).then(() => expect(back()).toBeNull());
  });

  it("leave a hero to a bot in words, ask first where it would answer at once, and say that it decides", async () => {
    vi.stubGlobal("ResizeObserver", still);
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      sent.push(url);
      return new Response("{}");
    });
    const seats = (bot: boolean) => armed.seats.map((seat) => ({ ...seat, mine: true, bot }));
    const asks = armed.questions[0];
    if (!asks) throw new Error("The stored table asks something.");
    const table = (who: string, bot = false) => ({ ...armed, seats: seats(bot), questions: [{ ...asks, who }] });
    const others = { question: undefined, busy: false, wish: () => {}, act: () => {}, turn: () => {}, close: () => {} };
    const { rerender } = render(HeroSheet, { table: table(marshal.id), hero: marshal, ...others });
    const leave = () => screen.getByRole("button", { name: `Let a bot decide for ${marshal.name}` });
    leave().click();
    (await screen.findByText("I decide")).click();
    await waitFor(() => expect(screen.queryByText("I decide")).toBeNull());
    expect(sent).toEqual([]);
    leave().click();
    (await screen.findByText("Leave it to the bot")).click();
    await waitFor(() => expect(sent.length).toBe(1));
    await rerender({ table: table(marshal.id, true) });
    expect(screen.getByRole("status").textContent).toBe(`A bot decides for ${marshal.name}.`);
    const back = screen.getByRole("button", { name: `Decide for ${marshal.name} yourself` });
    expect(back.getAttribute("aria-pressed")).toBe("true");
    await waitFor(() => expect(back).toHaveProperty("disabled", false));
    back.click();
    await waitFor(() => expect(sent.length).toBe(2));
    await rerender({ table: table("somebody-else") });
    await waitFor(() => expect(leave()).toHaveProperty("disabled", false));
    leave().click();
    await waitFor(() => expect(sent.length).toBe(3));
  });

  it("say an ability once whose text begins with its name", () => {
    const { table } = updates.fight;
    const abilities = [
      { id: "fear", name: "Fear", text: "Fear 2.", kind: "printed" as const },
      { id: "grab", name: "Grab", text: "Heroes next to it have -1 to Escape.", kind: "printed" as const },
    ];
    const sheet = { ...(table.sheets[0] as TableView["sheets"][number]), abilities };
    const { container } = render(EnemySheet, { table, sheet, show: () => {}, close: () => {} });
    const told = [...container.querySelectorAll(".abilities p")].map((one) => one.textContent);
    expect(told).toEqual(["Fear 2.", "Grab. Heroes next to it have -1 to Escape."]);
  });
  it("say what frightens once, as a number or as an ability", () => {
    const { table } = updates.fight;
    const fear = { id: "fear", name: "Fear", text: "Fear 1.", kind: "printed" as const };
    const number = { stat: "fear", label: "Fear", value: 1, shown: "1", printed: 1 };
    const sheet = { ...(table.sheets[0] as TableView["sheets"][number]), abilities: [fear], numbers: [number] };
    const { container } = render(EnemySheet, { table, sheet, show: () => {}, close: () => {} });
    expect(container.querySelectorAll(".abilities p")).toHaveLength(0);
    expect(container.textContent).toContain("Fear");
  });
  it("say once that no card is in play", () => {
    const { table, board } = updates.fight;
    render(CardsSheet, { table: { ...table, in_play: [] }, board: board as MapView, show: () => {}, close: () => {} });
    expect(screen.queryByText("0 cards in play")).toBeNull();
    expect(screen.getByText("No card lies face up.")).toBeTruthy();
  });
  it("show every enemy of a kind with its health and whom it attacks", () => {
    const { table } = updates.fight;
    const hurt = {
      ...(table.enemies.find(({ health }) => health > 2) as TableView["enemies"][number]),
      wounds: 2,
      target: "bandido",
    };
    const sheet = table.sheets.find(({ kind }) => kind === hurt.kind) as TableView["sheets"][number];
    const enemies = table.enemies.map((one) => (one.id === hurt.id ? hurt : one));
    const shown: number[] = [];
    render(EnemySheet, {
      table: { ...table, enemies },
      sheet,
      model: hurt.id,
      show: (space: number) => shown.push(space),
      close: () => {},
    });
    const says = `Show ${hurt.name} on the map. ${hurt.health - 2} of ${hurt.health} health left, attacks Bandido`;
    screen.getByRole("button", { name: says }).click();
    expect(shown).toEqual([hurt.spaces[0]]);
    expect(screen.getAllByRole("button", { name: /^Show .* on the map/ })).toHaveLength(
      enemies.filter(({ kind }) => kind === hurt.kind).length,
    );
  });
});
