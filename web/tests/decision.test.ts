import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { QuestionView, TableView, Update } from "../src/lib/wire";
import { aboutOf } from "../src/panels/question/about";
import Decision from "../src/panels/question/Decision.svelte";
import { presets } from "../src/panels/question/hits";
import { sheets } from "../src/sheets/sheets.svelte";
import reroll from "./fixtures/reroll.json";
import { updates } from "./helpers";

const firstOf = (table: TableView) => table.questions[0] as QuestionView;
const rerolling = (reroll as unknown as Update).table;

const still = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

function sit(table: TableView, question = firstOf(table)) {
  const [send, policy, undo] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { table, question, viewed: question.who, speed: "instant" as const, send, policy, undo, turn: vi.fn() };
  vi.stubGlobal("ResizeObserver", still);
  const shown = render(Decision, props);
  /** Every question comes with one more answer given, unless one was taken back. */
  let answers = table.answers;
  const next = (asked: QuestionView, by = 1) => {
    answers += by;
    return shown.rerender({ ...props, table: { ...table, answers }, question: asked });
  };
  const shows = (more: Partial<typeof props> & Record<string, unknown>) => shown.rerender({ ...props, ...more });
  return { send, policy, undo, next, shows, panel: shown.component };
}

describe("what a question is about", () => {
  const piece = (text: string) => ({ id: "card", name: "You're Cheatin' Me!", text: [text] }) as QuestionView["about"];
  const ways = (...labels: string[]) => labels.map((label) => ({ label })) as unknown as QuestionView["answers"];

  it("is not said twice where its ways are the answers, and a cry needs no full stop", () => {
    const [first, second] = ["Lose all of your gold.", "Lose an item of your choice."];
    const said = {
      kind: "choose",
      about: piece("Choose one: (1) lose all of your gold; (2) lose an item of your choice"),
      answers: ways(first, second),
    };
    expect(aboutOf(said)).toBeNull();
    const more = { ...said, about: piece(`Every Hero takes 2 Wounds and 1 Corruption Hit. Then choose one. ${first}`) };
    expect(aboutOf(more)?.says).toContain("Every Hero");
    expect(aboutOf({ ...said, kind: "pay-price" })?.says).not.toBe("");
  });
  it("is a list with a line for each, which is left out where the answers say it", () => {
    const text = ["Keywords: Gear, Law", "Once per Adventure, each Hero chooses:", "• Gain +2 Combat.", "• Gain +2 Shots."];
    const asked = { kind: "choose", about: { id: "badge", name: "Badge", text } as QuestionView["about"], answers: [] };
    const before = "Keywords: Gear, Law. Once per Adventure, each Hero chooses:";
    expect(aboutOf(asked)?.says).toBe(`${before}\n• Gain +2 Combat.\n• Gain +2 Shots.`);
    expect(aboutOf({ ...asked, answers: ways("Gain +2 Combat.", "Gain +2 Shots.") })?.says).toBe(before);
  });
});

describe("what can be done at any time, on a phone", () => {
  const wide = innerWidth;
  const opens = async () => {
    const { table } = updates.fight;
    const sat = sit(table);
    await fireEvent.click(screen.getByRole("button", { name: /^At any time/ }));
    const isOpen = () => [".anytime.open", ".behind"].map((one) => document.querySelector(one) !== null);
    return { ...sat, question: firstOf(table), isOpen };
  };
  const glass = (width: number) => vi.stubGlobal("innerWidth", width);
  afterEach(() => {
    cleanup();
    glass(wide);
  });

  it("makes way for a question that comes meanwhile, on a laptop it stays beside it", async () => {
    for (const [width, stays] of [
      [390, false],
      [1366, true],
    ] as const) {
      glass(width);
      const { next, question, isOpen } = await opens();
      expect(isOpen()).toEqual([true, true]);
      await next({ ...firstOf(rerolling), id: "325.0.a", who: question.who });
      expect(isOpen()).toEqual([stays, stays]);
      cleanup();
    }
  });
  it("stays for the same question that is asked again, and for that of somebody else", async () => {
    glass(390);
    const { next, question, isOpen } = await opens();
    await next({ ...question, id: "325.0.a" });
    expect(isOpen()).toEqual([true, true]);
    await next({ ...firstOf(rerolling), id: "326.0.b", yours: false });
    expect(isOpen()).toEqual([true, true]);
    await next({ ...question, id: "327.0.c" });
    expect(isOpen()).toEqual([false, false]);
  });
  it("leaves nothing over a question that folds to a line, and is not opened behind one", async () => {
    glass(390);
    const { shows, question, isOpen, panel } = await opens();
    await shows({ folds: true, folded: true, question });
    expect(isOpen()).toEqual([false, false]);
    panel.toggleTray();
    await shows({ folds: true, folded: true, question });
    expect(isOpen()).toEqual([false, false]);
  });
  it("goes when a scene begins", async () => {
    glass(390);
    const { shows, question, isOpen } = await opens();
    await shows({ coming: true, question });
    expect(isOpen()).toEqual([false, false]);
  });
  it("is closed by what is used, whatever that asks", async () => {
    glass(390);
    const { send, isOpen } = await opens();
    await fireEvent.click(screen.getByRole("button", { name: /Hand over/ }));
    const [row] = document.querySelectorAll<HTMLElement>(".anytime .row");
    await fireEvent.click(row as HTMLElement);
    expect(send).toHaveBeenCalledTimes(1);
    expect(isOpen()).toEqual([false, false]);
  });
});

describe("what can be done at any time, by keys", () => {
  afterEach(cleanup);
  const rows = () => [...document.querySelectorAll<HTMLElement>(".anytime ul button:enabled")];
  const things = (count: number): TableView => {
    const [one] = updates.fight.table.any_time;
    const row = (at: number) => ({
      ...one,
      key: `k${at}`,
      label: `Thing ${at}`,
      who: "gunslinger",
      verb: "use",
      yours: true,
      matters: true,
    });
    return { ...updates.fight.table, any_time: Array.from({ length: count }, (_, at) => row(at)) } as TableView;
  };
  it("has its first thing under the keyboard, lets arrows go through them, and leads back to the question", async () => {
    const { panel } = sit(things(3));
    expect(panel.stepTray(1)).toBe(false);
    panel.toggleTray();
    await vi.waitFor(() => expect(document.activeElement).toBe(rows()[0]));
    expect(rows().length).toBeGreaterThan(1);
    expect(panel.stepTray(1)).toBe(true);
    expect(document.activeElement).toBe(rows()[1]);
    panel.stepTray(-1);
    panel.stepTray(-1);
    expect(document.activeElement).toBe(rows().at(-1));
    expect(panel.leave()).toBe(true);
    await vi.waitFor(() => expect(document.querySelector(".anytime.open")).toBeNull());
    expect(document.activeElement).toBe(document.querySelector(".question h2"));
    expect(panel.leave()).toBe(false);
  });
  it("leaves the field for words by the arrow down and by Escape", async () => {
    const { panel } = sit(things(9));
    panel.toggleTray();
    await vi.waitFor(() => expect(rows()).toHaveLength(9));
    const field = screen.getByRole("searchbox");
    field.focus();
    await fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(document.activeElement).toBe(rows()[0]);
    field.focus();
    await fireEvent.keyDown(field, { key: "Escape" });
    expect(document.querySelector(".anytime.open")).toBeNull();
  });
});

describe("a question with two answers", () => {
  afterEach(cleanup);
  it("shows their numbers, and is answered by them", () => {
    const [sanity, wound] = ["1 Sanity", "1 Wound"];
    const answers = [wound, sanity].map((label, index) => ({
      ...firstOf(updates.fight.table).answers[0],
      index,
      key: String(index),
      label,
    }));
    const { send, panel } = sit(updates.fight.table, {
      ...firstOf(updates.fight.table),
      form: "confirm",
      answers,
      default: 0,
    } as QuestionView);
    const caps = [...document.querySelectorAll(".sides .key-cap")].map((cap) => cap.textContent);
    expect(caps).toEqual(["1", "2"]);
    expect(
      screen.getAllByRole("button", { name: /^1 (Sanity|Wound)/ }).map((button) => button.querySelector(".label")?.textContent),
    ).toEqual([sanity, wound]);
    panel.press(1);
    panel.press(2);
    expect(send.mock.calls.map(([, given]) => given)).toEqual([1, 0]);
  });
});

describe("a decision", () => {
  afterEach(cleanup);

  it("gives Hits to one enemy after the other, through whatever is asked in between", async () => {
    const { table } = updates.hits;
    const question = firstOf(table);
    const ways = presets(question, table.enemies);
    const split = ways.findIndex(({ deal }) => deal.size === 2);
    const [given] = [...(ways[split]?.deal.values() ?? [])];
    const left = question.hits.filter(({ key }) => !given?.includes(key)).map((hit, at) => ({ ...hit, key: `hit-${at + 1}` }));
    expect(left.length).toBeGreaterThan(0);
    const { send, next, panel } = sit(table);
    panel.press(split + 1);
    const [id, first, then] = send.mock.calls[0] as [string, number, { keys: string[] }[]];
    expect([id, then[0]?.keys]).toEqual([question.id, given]);
    await next({ ...firstOf(rerolling), id: "325.0.a", who: question.who });
    expect(send).toHaveBeenCalledTimes(1);
    await next({ ...question, id: "326.0.b", hits: left });
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]?.[0]).toBe("326.0.b");
    expect(send.mock.calls[1]?.[1]).not.toBe(first);
    await next({ ...question, id: "328.0.c" });
    expect(send).toHaveBeenCalledTimes(2);
  });

  describe("of what takes all heroes", () => {
    const vote = (who: string, more: Partial<QuestionView> = {}): QuestionView => ({
      ...firstOf(rerolling),
      ...{
        id: `10.${who}`,
        who,
        who_name: who,
        kind: "cancel-dread",
        form: "confirm",
        yours: true,
        ways: [],
        hits: [],
        roll: null,
      },
      answers: ["no", "yes"].map((key, index) => ({ index, key, label: key })) as QuestionView["answers"],
      ...more,
    });
    const asked = ["ann", "bob", "cid"].map((who) => vote(who));
    const open = [...asked, vote("dan", { yours: false })];
    const [ann, bob, cid] = asked as [QuestionView, QuestionView, QuestionView];

    it("is said once for all of one's own, and who they are is told", async () => {
      const { send, next } = sit({ ...rerolling, questions: open }, ann);
      expect(screen.getByText("A yes is for all of yours: ann, bob, and cid")).toBeTruthy();
      await fireEvent.click(screen.getByRole("button", { name: /yes/ }));
      await next({ ...bob, id: "11.bob" });
      await next({ ...cid, id: "12.cid" });
      await next({ ...ann, id: "13.ann" });
      expect(send.mock.calls.map(([id, answer]) => [id, answer])).toEqual([
        ["10.ann", 1],
        ["11.bob", 1],
        ["12.cid", 1],
      ]);
    });
    it("is asked anew once it was taken back", async () => {
      const { send, next, panel } = sit({ ...rerolling, questions: open }, ann);
      await fireEvent.click(screen.getByRole("button", { name: /yes/ }));
      panel.rethink();
      await next({ ...bob, id: "11.bob" });
      expect(send).toHaveBeenCalledTimes(1);
    });
    it("says no for one, which is enough", async () => {
      const { send, next } = sit({ ...rerolling, questions: open }, ann);
      await fireEvent.click(screen.getByRole("button", { name: /no/ }));
      await next({ ...bob, id: "11.bob", kind: "gain" });
      expect(send).toHaveBeenCalledTimes(1);
    });
  });

  it("takes an enemy and its Hits back together, and does not carry on what was planned", async () => {
    const { table } = updates.hits;
    const question = firstOf(table);
    const { send, undo, next, panel } = sit(table);
    panel.press(1);
    await next({ ...firstOf(rerolling), id: "325.0.a" });
    panel.rethink();
    await next({ ...question, kind: "which-hits", form: "some", hits: [], id: "324.0.b" }, -1);
    expect(undo).toHaveBeenCalledTimes(1);
    await next(question, -1);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("notes how somebody wants to be asked as soon as the table can", async () => {
    const { policy, next } = sit(rerolling);
    const asked = firstOf(rerolling);
    expect(screen.queryByRole("button", { name: "Never" })).toBeNull(); // it is not in the way of the answers
    await fireEvent.click(screen.getByRole("button", { name: /^Ask me: only if it matters/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Never" }));
    expect(policy).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Never" }).getAttribute("aria-pressed")).toBe("true");
    await next({ ...firstOf(updates.fight.table), who: "gunslinger" });
    expect(policy.mock.calls).toEqual(asked.topics.map(({ kind }) => ["gunslinger", kind, "never"]));
  });

  it("says what nobody is asked any more, and leaves the rest of its kind alone", async () => {
    sit(rerolling);
    await fireEvent.click(screen.getByRole("button", { name: /^Ask me: / }));
    const [topic] = firstOf(rerolling).topics;
    expect(topic?.kind).toBe(`reroll/${firstOf(rerolling).roll?.purpose}`);
    expect(screen.getByRole("group", { name: "Ask me this" }).textContent).toContain(topic?.name);
  });

  it("says why something cannot be done in words, and leads to the rule of it", async () => {
    const refusal = {
      key: "melee",
      text: "Melee: no Enemy is adjacent (ATTACK-03)",
      rule: "ATTACK-03",
      space: null,
      model: null,
    };
    sit(updates.fight.table, { ...firstOf(updates.fight.table), refusals: [refusal] });
    await fireEvent.click(screen.getByRole("button", { name: /^Why not\?/ }));
    expect(screen.queryByText(/ATTACK-03/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "The rule: Melee: no Enemy is adjacent" }));
    expect(sheets.open).toEqual({ sheet: "rule", id: "ATTACK-03" });
    sheets.close();
  });

  it("is made on the dice themselves", async () => {
    const { send } = sit(rerolling);
    await fireEvent.click(screen.getByRole("button", { name: /^Die 2/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Die 3/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Re-roll 2 dice/ }));
    expect(send).toHaveBeenCalledWith(firstOf(rerolling).id, [0, 2]);
  });

  it("is told to those who listen", async () => {
    const { next } = sit(updates.fight.table);
    await next(firstOf(updates.room.table));
    expect(
      screen
        .getAllByRole("status")
        .map((one) => one.textContent)
        .join(" "),
    ).toContain(firstOf(updates.room.table).prompt);
  });

  it("can be interrupted by what is possible at any time, unless a die is in the air", async () => {
    const { table } = updates.fight;
    const { send, next, panel } = sit(table);
    panel.toggleTray();
    await next(firstOf(table));
    await fireEvent.click(screen.getByRole("button", { name: /^Hand over, swap, throw away/ }));
    const discard = table.any_time.find(({ key }) => key === `${firstOf(table).who}/discard`);
    if (!discard) throw new Error("nobody in the fixture can throw something away");
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${discard.label}`) }));
    expect(send).toHaveBeenCalledWith(firstOf(table).id, discard.key);
    panel.toggleTray();
    await next({ ...firstOf(table), interruptible: false });
    expect(screen.getByRole("button", { name: new RegExp(`^${discard.label}`) }).hasAttribute("disabled")).toBe(true);
  });
});
