import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import type { PlanView, Update } from "../src/lib/wire";
import End from "../src/screens/End.svelte";
import Gathering from "../src/screens/Gathering.svelte";
import gathering from "./fixtures/gathering.json";
import won from "./fixtures/won.json";
import { boardOf } from "./helpers";

const update = gathering as unknown as Update;
const ended = won as unknown as Update;

function shown(change: Partial<Update["table"]> = {}, past = false, log = update.log) {
  const store = new TableStore("fixture", () => ({ close() {}, send() {}, readyState: 0 }) as unknown as WebSocket);
  const table = { ...update.table, ...change };
  store.receive({ ...update, table, log });
  const send = vi.spyOn(store, "send").mockImplementation(() => undefined);
  render(Gathering, { store, table, board: boardOf(update), past });
  return { send, table };
}

const fetched = (id: string) =>
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify({ id, token: "secret" }), { status: 201 }));

/** The plot of the end measures itself. */
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

afterEach(() => {
  vi.restoreAllMocks();
  location.hash = "";
});

describe("the gathering", () => {
  it("shows the mission, every hero with its level, and who goes", () => {
    const { table } = shown();
    expect(screen.getByRole("heading", { name: "Exploration" })).toBeTruthy();
    const heroes = within(screen.getByRole("region", { name: "Heroes" })).getAllByRole("button");
    expect(heroes).toHaveLength(table.heroes.length);
    for (const [number, hero] of table.heroes.entries()) {
      expect(heroes[number]?.textContent).toContain(hero.name);
      const goes = table.plan?.going.includes(hero.id) ?? false;
      expect(heroes[number]?.textContent).toContain(`Level ${hero.level}, ${goes ? "goes along" : "stays behind"}`);
      expect(heroes[number]?.classList.contains("active")).toBe(goes);
    }
  });

  it("tells the story and the goal of the mission at once, and unfolds whatever else is written of it, and what all have", () => {
    const { table } = shown();
    const plan = screen.getByRole("region", { name: "What is planned" });
    const [story = "", goal = "", ...rest] = table.plan?.mission?.text ?? [];
    const folded = plan.querySelector("details") as HTMLDetailsElement;
    expect(folded.open).toBe(false);
    for (const line of [story, goal]) expect(plan.textContent).toContain(line);
    for (const line of rest) expect(folded.textContent).toContain(line);
    expect(folded.textContent).not.toContain(goal);
    const carried = screen.getByText("What they have with them").closest("details") as HTMLDetailsElement;
    expect(carried.open).toBe(false);
    for (const hero of table.heroes)
      for (const item of hero.items)
        expect(
          within(carried)
            .getAllByRole("listitem", { hidden: true })
            .some(({ textContent }) => textContent?.includes(item.name)),
        ).toBe(true);
  });

  it("makes setting out weigh more than going back", () => {
    shown();
    expect(screen.getByRole("button", { name: /Set out/ }).classList.contains("main")).toBe(true);
    expect(screen.getByRole("button", { name: /Choose another mission/ }).classList.contains("main")).toBe(false);
  });

  it("tells a card that is only kept from what weighs on a hero", () => {
    const card = { id: "x", number: 1, name: "Rich Deposits", text: [], kind: "kept" as const, uses: [] };
    const [one, other, ...rest] = update.table.heroes;
    if (!one || !other) throw new Error("nobody is there");
    const hurt = { ...card, number: 2, name: "Gouged Eye", kind: "injury" as const };
    shown({
      heroes: [{ ...one, markers: [], conditions: [card] }, { ...other, markers: [], conditions: [card, hurt] }, ...rest],
    });
    const flagOf = (name: string) => screen.getByText(name).closest(".flag") as HTMLElement;
    expect(flagOf("Rich Deposits").className).toContain("kept");
    expect(flagOf("Gouged Eye").className).toContain("bad");
    expect(flagOf("Gouged Eye").textContent).not.toContain("+1");
  });

  it("says once what is the same whoever goes", () => {
    const monsters = [
      { level: 2, heroes: ["us-marshal"], text: "Party level 2 (Ann): the monsters are no tougher than usual." },
      { level: 1, heroes: ["gunslinger"], text: "Party level 1 (Bob): the monsters are no tougher than usual." },
    ];
    shown({ plan: { ...(update.table.plan as PlanView), going: [], monsters } });
    const told = within(screen.getByRole("region", { name: "What waits" }));
    expect(told.getByText("Whoever goes: the monsters are no tougher than usual.")).toBeTruthy();
    expect(told.queryByText(/Party level/)).toBeNull();
  });

  it("tells which monsters wait, and that the best of those who go decides it", () => {
    const monsters = [
      { level: 5, heroes: ["us-marshal"], text: "Party level 5 (Ann): all Enemies are Brutal." },
      { level: 1, heroes: ["gunslinger"], text: "Party level 1 (Bob): the monsters are no tougher than usual." },
    ];
    shown({ plan: { ...(update.table.plan as PlanView), going: [], monsters } });
    const told = within(screen.getByRole("region", { name: "What waits" }));
    expect(told.getAllByText(/Party level/).map((line) => line.textContent)).toEqual(monsters.map(({ text }) => text));
    expect(told.getByText("The best of those who go decides how tough the monsters are.")).toBeTruthy();
  });

  it("says nothing of a choice where all are of one level", () => {
    shown();
    expect(screen.getByText(/^Party level 1/)).toBeTruthy();
    expect(screen.queryByText(/The best of those who go/)).toBeNull();
  });

  it("tells of the bounty that is out", () => {
    const bounty = { id: "bounty-tentacles", name: "Bounty: Tentacles", text: ["$10 for each."] };
    shown({ plan: { ...(update.table.plan as PlanView), bounty } });
    expect(screen.getByText("Bounty: Tentacles.").parentElement?.textContent).toContain("$10 for each.");
  });

  it("is played with the ordinary question panel", async () => {
    const { send, table } = shown();
    await fireEvent.click(screen.getByRole("button", { name: /Set out/ }));
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: "answer", question: table.questions[0]?.id, answer: 0 }));
  });

  it("goes on to the adventure when everybody has set out", async () => {
    const fetch = fetched("next");
    shown({ waiting: "over", questions: [], any_time: [], play_on: true });
    await vi.waitFor(() => expect(location.hash).toBe("#/table/next"));
    expect(fetch.mock.calls[0]?.[0]).toBe("./api/tables/fixture/play-on?lang=en");
  });

  it("leaves who only watches, or looks at the past, where they are", () => {
    const fetch = fetched("next");
    shown({ waiting: "over", questions: [], any_time: [], watching: true, next_table: "next" });
    expect(screen.getByRole("link", { name: "Go with them" }).getAttribute("href")).toBe("#/table/next");
    shown({ waiting: "over", questions: [], any_time: [] }, true);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("the board of missions", () => {
  const mission = (index: number, key: string, label: string) => ({
    index,
    key,
    label,
    card: key,
    detail: ["A story.", `Goal: Find ${label}.`],
  });
  const [asked] = update.table.questions;
  if (!asked) throw new Error("the fixture asks nothing");
  const answers = [
    mission(0, "escape", "Escape"),
    mission(1, "overload", "Overload"),
    { index: 2, key: "any-mission", label: "Let chance decide" },
  ];
  const choosing = { questions: [{ ...asked, id: "which", kind: "next-mission", answers, yours: true }] };
  const panel = () => within(screen.getByRole("region", { name: "Question" }));
  const board = () => within(screen.getByRole("region", { name: "What is planned" }));

  it("has a notice for each, is read before anybody rides, and leaves it to chance beside", async () => {
    const { send } = shown(choosing);
    expect(board().getAllByRole("button")).toHaveLength(2);
    expect(panel().queryByRole("button", { name: /Choose Overload/ })).toBeNull();
    await fireEvent.click(board().getByRole("button", { name: "Overload" }));
    expect(panel().getByText("Find Overload.", { exact: false })).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(panel().getByRole("button", { name: /Choose Overload/ }));
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ question: "which", answer: 1 }));
    expect(panel().getByRole("button", { name: "Let chance decide" })).toBeTruthy();
  });

  it("marks what the town talks of, and says so beside", () => {
    const said = {
      ...(update.log[0] as Update["log"][number]),
      event: "missionproposed",
      text: "Some say that Overload should come next.",
    };
    shown(choosing, false, [{ ...said, facts: { ...said.facts, card: "overload" } }]);
    expect(board().getByRole("button", { name: /Overload/ }).textContent).toContain("Talk of the town");
    expect(board().getByRole("button", { name: /Escape/ }).textContent).not.toContain("Talk of the town");
    expect(panel().getByText("Some say that Overload should come next.")).toBeTruthy();
  });

  it("shows who can gain a level, one press away", async () => {
    const [hero] = update.table.heroes;
    const gains = {
      key: "x/level-up",
      who: hero?.id ?? "",
      who_name: "",
      verb: "level-up",
      label: "She gains a level",
      does: "",
      card: null,
      thing: null,
      model: null,
      yours: true,
      matters: true,
    };
    const { send } = shown({ any_time: [gains, { ...gains, key: "y/level-up", label: "Not mine", yours: false }] });
    const ready = within(screen.getByRole("group", { name: "Can gain a level" }));
    expect(ready.getAllByRole("button")).toHaveLength(1);
    expect(ready.getByText("She gains a level").classList.contains("unseen")).toBe(false); // who it is can be read
    await fireEvent.click(ready.getByRole("button", { name: "She gains a level" }));
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ answer: "x/level-up" }));
  });
});

describe("the end of an adventure", () => {
  const end = ended.table.end;
  if (!end) throw new Error("the fixture is not over");

  it("offers to play on with these heroes", async () => {
    fetched("camp");
    render(End, { table: ended.table, end, log: [] });
    await fireEvent.click(screen.getByRole("button", { name: "Play on with these heroes", hidden: true }));
    await vi.waitFor(() => expect(location.hash).toBe("#/table/camp"));
  });

  it("leads to the next chapter once it has begun", () => {
    render(End, { table: { ...ended.table, next_table: "camp" }, end, log: [] });
    expect(screen.getByRole("link", { name: "On to the next chapter", hidden: true }).getAttribute("href")).toBe(
      "#/table/camp",
    );
  });

  it("offers nothing after a single adventure", () => {
    render(End, { table: { ...ended.table, play_on: false }, end, log: [] });
    expect(screen.queryByRole("button", { name: "Play on with these heroes", hidden: true })).toBeNull();
  });
});
