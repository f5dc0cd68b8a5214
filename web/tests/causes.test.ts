import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { en } from "../src/i18n/en";
import type { FaceView, LogEntry, Update } from "../src/lib/wire";
import { affectedBy, causeOf, causesOf, stakeOf } from "../src/stage/causes";
import StageCard from "../src/stage/StageCard.svelte";

const stored = import.meta.glob<Update>("./fixtures/*.json", { eager: true, import: "default" });
const games = Object.entries(stored).flatMap(([name, { log, table }]) =>
  log?.length ? [{ name: name.replace(/.*\/|\.json/g, ""), log, table }] : [],
);
/** What a card that was turned over in a stored game says at its foot. */
function footOf(game: string, card: string): { affected: string[]; stake: string } {
  const { log, table } = games.find(({ name }) => name === game) as (typeof games)[number];
  const at = log.findIndex((entry) => entry.card?.name === card);
  const entry = log[at] as LogEntry;
  return { affected: affectedBy(entry, log.slice(at + 1), table.heroes), stake: stakeOf(entry) };
}

describe("the foot of a card in stored games", () => {
  it("names whoever it became of, and nobody who comes after", () => {
    expect(footOf("lost", "Ripped Apart")).toEqual({ affected: ["Saloon Girl"], stake: "" });
    expect(footOf("company", "Concussion").affected).toEqual(["Gunslinger"]);
  });
  it("names whoever drew what is found, and who is meant at random", () => {
    expect(footOf("company", "Gold Bars").affected).toEqual(["Bandido"]);
    expect(footOf("lost", "High Noon").affected).toEqual(["Bandido"]);
  });
  it("is of one hero for every chart row and every find that somebody drew for themselves", () => {
    let seen = 0;
    for (const { log, table } of games)
      log.forEach((entry, at) => {
        const { card, facts } = entry;
        const hero = table.heroes.find(({ id }) => id === facts.who);
        if (
          !card ||
          !hero ||
          !["loot", "scavenge", "chart", "gear", "artifact"].includes(card.kind) ||
          !["drawer", "none"].includes(card.affects)
        )
          return;
        seen += 1;
        expect(affectedBy(entry, log.slice(at + 1), table.heroes)).toEqual([hero.name]);
      });
    expect(seen).toBeGreaterThan(20);
  });
  it("says everybody only of what is for all: of what is for one, whose name is not known, it says nothing", () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const foot = (affects: FaceView["affects"]) => {
      const face = games.flatMap(({ log }) =>
        log.flatMap(({ card }) => (card?.kind === "encounter" ? card : [])),
      )[0] as FaceView;
      const card = { face: { ...face, affects, whom: "" }, affected: [], stake: "" };
      const { container, unmount } = render(StageCard, { card, x: 0, y: 0, scale: 1, room: 800 });
      const said = container.textContent.includes(en.stage.everybody);
      unmount();
      return said;
    };
    expect([foot("all"), foot("drawer"), foot("none")]).toEqual([true, false, false]);
    vi.unstubAllGlobals();
  });
  it("says everybody, or who, before anything has come of it", () => {
    const decks = ["encounter", "darkness", "dread"];
    const drawn = games.flatMap(({ log }) => log.filter(({ card }) => card && decks.includes(card.kind)));
    expect(drawn.length).toBeGreaterThan(5);
    for (const entry of drawn) expect(affectedBy(entry, [], [])).toEqual(entry.card?.whom ? [entry.card.whom] : []);
    expect(drawn.filter((entry) => stakeOf(entry)).length).toBeGreaterThan(3);
  });
});

describe("what a card is named beside in stored games", () => {
  it("is nothing that somebody does of their own", () => {
    const own = ["used", "recovered", "companionmet", "turncut"];
    const told = games.flatMap(({ log }) => {
      const causes = causesOf(log);
      return log.filter(({ event }) => own.includes(event)).map((entry) => ({ entry, cause: causes.get(entry.n) }));
    });
    expect(told.length).toBeGreaterThan(50);
    for (const { entry, cause } of told) expect([entry.text, cause?.name]).toEqual([entry.text, undefined]);
  });
  it("is nothing that befalls another than whoever it is of", () => {
    for (const { log, table } of games) {
      const heroes = new Set(table.heroes.map(({ id }) => id));
      const causes = causesOf(log);
      for (const entry of log) {
        const cause = entry.card ? undefined : causes.get(entry.n);
        const whom = entry.facts.target ?? entry.facts.who ?? "";
        if (cause?.affects !== "drawer" || !heroes.has(whom) || entry.facts.by === cause.id) continue;
        const rows = log.filter(({ card, n }) => card?.id === cause.id && n < entry.n);
        expect(rows.at(-1)?.facts.who).toBe(whom);
      }
    }
  });
});

describe("the reach of a card", () => {
  let n = 0;
  const entry = (event: string, facts: LogEntry["facts"] = {}, card: FaceView | null = null): LogEntry => ({
    n: n++,
    event,
    weight: "story",
    text: event,
    roll: null,
    card,
    facts,
  });
  const face = (id: string, kind: FaceView["kind"], affects: FaceView["affects"]): FaceView => ({
    ...{ id, kind, title: "", name: id, text: [], flavour: "", keywords: [] },
    ...{ affects, whom: "", stake: "", picture: [] },
  });
  const voices = face("voices", "encounter", "all");
  const asked = (who: string, about = "") => ({ who, about: about ? { id: about, name: "", text: [] } : null, roll: null });

  it.each(["used", "recovered", "companionmet", "turncut"])("ends with %s, except for what names it", (event) => {
    const [drawn, other, harm, hit] = [
      entry("drew", {}, voices),
      entry(event, { who: "ann" }),
      entry("healed", { who: "ann" }),
      entry("hit", { target: "ann", by: "voices" }),
    ];
    const causes = causesOf([drawn, other, harm, hit]);
    expect([other, harm, hit].map((one) => causes.get(one.n)?.id)).toEqual([undefined, undefined, "voices"]);
    expect(causeOf([drawn, other], asked("ann"))).toBeNull();
    expect(causeOf([drawn, other], asked("ann", "voices"))?.id).toBe("voices");
  });
  it("is one hero for a row of a chart: nobody else is asked because of it", () => {
    const log = [entry("noted", { who: "ann" }, face("injury-7", "chart", "drawer"))];
    expect(causeOf(log, asked("ann"))?.id).toBe("injury-7");
    expect(causeOf(log, asked("bob"))).toBeNull();
    const darker = entry("darknessmoved", { space: 3 });
    expect(causesOf([...log, darker]).get(darker.n)).toBeUndefined();
  });
});

describe("the end of an adventure", () => {
  const line = (n: number, event: string, more: Partial<LogEntry> = {}): LogEntry =>
    ({ n, event, weight: "story", text: "", roll: null, card: null, facts: { who: "ann" }, ...more }) as LogEntry;
  const loot = { id: "gold", kind: "loot", affects: "drawer" } as FaceView;
  const roll = (purpose: string) => ({ purpose }) as LogEntry["roll"];
  it("does not blame the Loot of the reward for what Dark Stone does", () => {
    const log = [
      line(1, "ended"),
      line(2, "drew", { card: loot }),
      line(3, "gained"),
      line(4, "rolled", { roll: roll("dark-stone") }),
      line(5, "hit"),
    ];
    expect([...causesOf(log).keys()]).toEqual([2, 3]);
    const asked = (purpose: string) => ({ who: "ann", about: null, roll: roll(purpose) }) as Parameters<typeof causeOf>[1];
    expect(causeOf(log.slice(0, 3), asked("gold"))?.id).toBe("gold");
    expect(causeOf(log.slice(0, 3), asked("dark-stone"))).toBeNull();
    expect(causeOf(log, asked("willpower"))).toBeNull();
  });
});
