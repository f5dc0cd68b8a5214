import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import type { OfferView, QuestionView, ShelfView, TownView, Update } from "../src/lib/wire";
import Town from "../src/screens/Town.svelte";
import { company, idleDay, isOver, nextAnswer } from "../src/screens/town/errands";
import { numbered, standing } from "../src/screens/town/shelf";
import { sheets } from "../src/sheets/sheets.svelte";
import { Director } from "../src/stage/director.svelte";
import shop from "./fixtures/shop.json";
import town from "./fixtures/town.json";
import { boardOf } from "./helpers";
import shelfFixture from "./shelves/saloon.json";

const shopping = shop as unknown as Update;
const visiting = town as unknown as Update;
const shelf = shelfFixture as unknown as ShelfView;

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollTo = () => undefined;
afterEach(() => vi.restoreAllMocks());

/** A table that answers: what is sent is noted, and what comes back can be said. */
async function inside(update = shopping, stands = shelf, director?: Director) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify(stands), { status: 200 }));
  const store = new TableStore("fixture", () => ({ close() {}, send() {}, readyState: 0 }) as unknown as WebSocket);
  store.receive(update);
  const send = vi.spyOn(store, "send").mockImplementation(() => {
    store.sending = true;
  });
  const { rerender } = render(Town, { store, director, table: update.table, board: boardOf(update) });
  await vi.waitFor(() => expect(screen.queryByRole("group", { name: "What is to be had" })).not.toBeNull());
  const shown = async (table: Update["table"]) => {
    store.receive({ ...update, table });
    await rerender({ table });
    await tick();
  };
  return { send, shown, table: update.table };
}
const things = () => within(screen.getByRole("group", { name: "What is to be had" }));
const panel = () => within(screen.getByRole("region", { name: "Question" }));

describe("at the counter", () => {
  it("puts what can be had in front, and what is not for the hero behind a button", async () => {
    await inside();
    expect(things().queryByRole("button", { name: /Boned Corset/ })).toBeNull();
    await fireEvent.click(things().getByRole("button", { name: /more, not for this Hero/ }));
    expect(things().getByRole("button", { name: /Boned Corset/ }).textContent).toContain("Only for");
    expect(standing(shelf).goods.at(0)?.why).toBe("");
    expect(numbered(shelf).every(({ why }) => !why)).toBe(true);
  });

  it("tells what a thing does and what is left of the purse, and buys only when told to", async () => {
    const { send, table } = await inside();
    await fireEvent.click(things().getByRole("button", { name: /Cask/ }));
    expect(send).not.toHaveBeenCalled();
    expect(panel().getByText(/\$\d+ − \$300 = \$\d+/)).toBeTruthy();
    await fireEvent.click(panel().getByRole("button", { name: /^Buy Cask/ }));
    const answer = table.questions[0]?.answers.find(({ key }) => key === "buy:cask")?.index;
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ question: table.questions[0]?.id, answer }));
  });

  it("says why not, leads to the rule of it, and offers no button", async () => {
    await inside();
    await fireEvent.click(things().getByRole("button", { name: /Lucky Dice/ }));
    expect(panel().getByText(/short\.$/)).toBeTruthy();
    expect(panel().queryByText(/TOWN-08/)).toBeNull();
    await fireEvent.click(panel().getByRole("button", { name: "The rule" }));
    expect(sheets.open).toEqual({ sheet: "rule", id: "TOWN-08" });
    sheets.close();
    expect(panel().queryByRole("button", { name: /^Buy/ })).toBeNull();
  });

  it("tells the odds of a service in words", async () => {
    await inside();
    await fireEvent.click(things().getByRole("button", { name: /Brimstone Craps/ }));
    expect(panel().getByRole("list", { name: "How it may end" }).textContent).toMatch(/\d+%Passes the Luck 5\+ test/);
  });

  it("offers what was bought last to whoever is next", async () => {
    const { send, shown, table } = await inside();
    await fireEvent.click(things().getByRole("button", { name: /Whiskey/ }));
    await fireEvent.click(panel().getByRole("button", { name: /^Buy Whiskey/ }));
    send.mockClear();
    const [first, ...rest] = table.questions;
    await shown({ ...table, questions: [{ ...(first as QuestionView), id: "another" }, ...rest] });
    expect(panel().queryByRole("button", { name: /^Buy Whiskey/ })).toBeNull(); // what was had is no longer looked at
    for (const _ of [1, 2]) await fireEvent.click(things().getByRole("button", { name: /Whiskey/ }), { detail: 1 }); // a finger only looks
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(panel().getByRole("button", { name: /^Again: Buy Whiskey/ }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("takes what is looked at when a key presses it a second time", async () => {
    const { send } = await inside();
    const whiskey = () => things().getByRole("button", { name: /Whiskey/ });
    await fireEvent.click(whiskey());
    expect(send).not.toHaveBeenCalled();
    await fireEvent.click(whiskey());
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("tells between what a rolled price leaves in the purse, and the worst that may come of it", async () => {
    const risk = { percent: 33, text: "The Hero dies" };
    const odds = [{ percent: 67, text: "Internal Bleeding is cured" }, risk];
    const surgery = {
      ...(shelf.offers.find(({ id }) => id === "whiskey") as OfferView),
      sort: "services" as const,
      name: "Surgery",
      price: "D6 × $50",
      gold: 50,
      most: 300,
      odds,
      risk,
    };
    await inside(shopping, { ...shelf, offers: [surgery] });
    expect(things().getByRole("button", { name: /Surgery/ }).textContent).toContain(
      "67% Internal Bleeding is cured; 33% The Hero dies",
    );
    await fireEvent.click(things().getByRole("button", { name: /Surgery/ }));
    const gold = shopping.table.heroes.find(({ id }) => id === shelf.hero)?.gold ?? 0;
    const money = (much: number) => `$${Math.max(0, much).toLocaleString("en")}`;
    expect(panel().getByText("Purse afterwards").parentElement?.textContent).toContain(
      `${money(gold - 300)} to ${money(gold - 50)}`,
    );
    expect(panel().getByText("The Hero dies").parentElement?.className).toContain("harm");
  });

  it("stays in the house while a scene of it runs, and leaves it when the day is over", async () => {
    const director = new Director();
    const { shown, table } = await inside(shopping, shelf, director);
    director.busy = true;
    await tick();
    expect(screen.queryByRole("region", { name: "The street of Town" })).toBeNull();
    expect(things()).toBeTruthy();
    await shown({ ...table, phase: "evening", questions: [] });
    expect(screen.getByRole("region", { name: "The street of Town" })).toBeTruthy();
  });

  it("burns no house, and lets nobody leave, before the scene has told it", async () => {
    const director = new Director();
    const { shown, table } = await inside(shopping, shelf, director);
    const town = table.town as TownView;
    const burnt = {
      ...town,
      day: 2,
      left: [shelf.hero],
      locations: town.locations.map((place) => ({ ...place, destroyed: true })),
    };
    director.busy = true;
    await shown({ ...table, phase: "evening", questions: [], town: burnt });
    const street = () => within(screen.getByRole("region", { name: "The street of Town" }));
    expect(street().getAllByText("Destroyed").length).toBe(town.locations.filter(({ destroyed }) => destroyed).length);
    expect(street().getByText(/^Day 1/)).toBeTruthy();
    director.busy = false;
    await tick();
    expect(street().getAllByText("Destroyed").length).toBe(town.locations.length);
  });

  it("is done for today with the key 0, and tells what is in the purse before that", async () => {
    const { send, table } = await inside();
    const hero = table.heroes.find(({ id }) => id === shelf.hero);
    expect(panel().getByText("Purse").parentElement?.textContent).toContain(`${hero?.dark_stone} Dark Stone`);
    await fireEvent.keyDown(window, { key: "0" });
    const answer = table.questions[0]?.answers.find(({ key }) => key === "done")?.index;
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ question: table.questions[0]?.id, answer }));
  });

  it("looks at the street in between, and comes back", async () => {
    await inside();
    await fireEvent.click(screen.getByRole("button", { name: "The street" }));
    expect(screen.getByRole("region", { name: "The street of Town" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Back to the counter" }));
    expect(things()).toBeTruthy();
  });
});

describe("taking everybody through the day", () => {
  const questions = shopping.table.questions.map((one) => ({ ...one, yours: true }));

  it("gives the same answer for each who can give it, and stops when nobody can", () => {
    const whom = company(questions, questions[0]);
    expect(whom.length).toBeGreaterThan(1);
    let errand = { kind: "business", key: "buy:whiskey", day: 1, whom, sent: "" };
    let open = questions;
    for (const who of whom) {
      const next = nextAnswer(errand, open);
      expect(next?.question.who).toBe(who);
      expect(nextAnswer(next?.rest as typeof errand, open), "one after the other").toBeNull();
      expect(isOver({ ...(next?.rest as typeof errand), whom: ["somebody"] }, open, 1)).toBe(false);
      expect(next?.question.answers.find(({ index }) => index === next.answer)?.key).toBe("buy:whiskey");
      errand = next?.rest as typeof errand;
      open = open.filter((one) => one.who !== who);
    }
    expect(isOver(errand, open, 1)).toBe(true);
    expect(isOver({ ...errand, whom, key: "buy:nothing-here", sent: "" }, questions, 1)).toBe(true);
  });

  it("waits while somebody is asked something else, and forgets it the next day", () => {
    const errand = { kind: "business", key: "buy:whiskey", day: 1, whom: [questions[1]?.who ?? ""], sent: "" };
    const asked = [{ ...(questions[0] as QuestionView), kind: "pay-price" }];
    expect(nextAnswer(errand, asked)).toBeNull();
    expect(isOver(errand, asked, 1)).toBe(false);
    expect(isOver(errand, asked, 2)).toBe(true);
  });

  it("does nothing for others than one's own, and nothing where nothing cannot be done", () => {
    const mine = questions.map((one, at) => ({ ...one, yours: at === 0 }));
    expect(company(mine, mine[0])).toEqual([]);
    expect(company(questions, { ...(questions[0] as QuestionView), kind: "pay-price" })).toEqual([]);
    const elsewhere = questions.map((one, at) =>
      at ? { ...one, answers: one.answers.filter(({ key }) => key === "done") } : one,
    );
    expect(company(elsewhere, elsewhere[0]), "who is in another house cannot").toEqual([]);
    expect(idleDay(questions, "business", 1)?.key).toBe("done");
    expect(idleDay(visiting.table.questions, "visit", 1)?.key).toBe("nowhere");
    expect(idleDay(questions, "lodging", 1)).toBeNull();
  });

  it("is switched on at the page, and goes on by itself after the first answer", async () => {
    const { send, shown, table } = await inside();
    await fireEvent.click(screen.getByRole("switch", { name: /do the same/ }));
    await fireEvent.click(panel().getByRole("button", { name: "Done for today" }));
    expect(send).toHaveBeenCalledTimes(1);
    const [, ...rest] = table.questions;
    await shown({ ...table, questions: rest });
    expect(send).toHaveBeenCalledTimes(2);
    const [second] = rest;
    const answer = second?.answers.find(({ key }) => key === "done")?.index;
    expect(send).toHaveBeenLastCalledWith({ type: "answer", question: second?.id, answer });
  });
});
