import { readdirSync, readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { en } from "../src/i18n/en";
import { it as italian } from "../src/i18n/it";
import { TableStore } from "../src/lib/table.svelte";
import type { Asked, LogEntry, SetUpQuestion } from "../src/lib/wire";
import { goalsOf } from "../src/screens/opening/goals";
import SettingUp from "../src/screens/opening/SettingUp.svelte";
import { answersOf, arranged, begun } from "../src/screens/opening/set-up";
import { explained } from "../src/screens/opening/terms";
import Naming from "../src/sheets/hero/Naming.svelte";
import { updates } from "./helpers";

const asked = (kind: string, who: string, keys: string[], placing = false): SetUpQuestion => ({
  kind,
  who,
  prompt: kind,
  yours: true,
  placing,
  choices: keys.map((key) => ({ key, label: key, text: [`${key} costs 1 Grit.`] })),
  ready: keys[0] ?? "",
});
const heroes = updates.room.table.heroes.map(({ id }) => id);
const [first = "", second = ""] = heroes;
const QUESTIONS = [
  asked("learn-card", first, ["fire", "mercy"]),
  asked("starting-upgrade", first, ["quick", "strong"]),
  asked("free-token", first, ["bandages", "tonic"]),
  asked("starting-upgrade", second, ["deep", "wide"]),
  asked("light-bearer", "party", [first, second]),
  asked("start-space", first, ["a1", "a2"], true),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the set-up on one screen", () => {
  it("asks each hero what it is known for, and the rest beside it", () => {
    const { heroes: parts, light } = arranged({ questions: QUESTIONS, chosen: [] });
    expect(parts.map(({ hero, main, also }) => [hero, main?.question.kind, also.map(({ question }) => question.kind)])).toEqual(
      [
        [first, "starting-upgrade", ["learn-card", "free-token"]],
        [second, "starting-upgrade", []],
      ],
    );
    expect(light?.question.kind).toBe("light-bearer");
  });
  it("answers what was chosen, and what is ready otherwise, in the order in which it is asked", () => {
    const answers = answersOf(QUESTIONS, { [`${first}-starting-upgrade-0`]: "strong" }, false);
    expect(answers.map(({ key }) => key)).toEqual(["fire", "strong", "bandages", "deep", first, "a1"]);
    expect(answersOf(QUESTIONS, {}, true)).toHaveLength(5);
  });
  it("sends only one's own while others still choose, and leaves the lantern for all", () => {
    const questions = QUESTIONS.map((one) => (one.who === second ? { ...one, yours: false } : one));
    expect(answersOf(questions, {}, false).map(({ key }) => key)).toEqual(["fire", "quick", "bandages"]);
    expect(arranged({ questions, chosen: [] }).light).toBeNull();
  });
  it("keeps what is chosen while others answer, and shows what they have chosen", async () => {
    const others = QUESTIONS.map((one) => (one.who === second ? { ...one, yours: false } : one));
    const label = "Deep Pockets";
    const chosen = [{ kind: "starting-upgrade", who: second, choice: { key: "deep", label, text: [] } }];
    let answer: object = { questions: others, chosen: [] };
    vi.stubGlobal("fetch", async () => Response.json(answer));
    const store = new TableStore("t1");
    const sent: Asked[] = [];
    store.send = (one) => void sent.push(one);
    const table = updates.room.table;
    const { rerender } = render(SettingUp, { store, table, oneByOne: () => {} });
    await new Promise((done) => setTimeout(done, 0));
    await tick();
    expect(screen.queryByRole("radio", { name: "wide" })).toBeNull();
    await fireEvent.click(screen.getByRole("radio", { name: "strong" }));
    answer = { questions: QUESTIONS.filter(({ who }) => who !== second), chosen };
    await rerender({ table: { ...table, version: table.version + 1 } });
    await new Promise((done) => setTimeout(done, 0));
    await tick();
    expect(screen.getByText(label)).toBeTruthy();
    expect((screen.getByRole("radio", { name: "strong" }) as HTMLInputElement).checked).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Light the lantern" }));
    const [message] = sent;
    expect(message?.type === "set-up" && message.answers.map(({ key }) => key)).toContain("strong");
  });
  it("says whom it waits for when nothing is left to choose", async () => {
    const questions = [asked("starting-upgrade", second, ["deep"])].map((one) => ({ ...one, yours: false }));
    vi.stubGlobal("fetch", async () => Response.json({ questions, chosen: [] }));
    render(SettingUp, { store: new TableStore("t1"), table: updates.room.table, oneByOne: () => {} });
    await new Promise((done) => setTimeout(done, 0));
    await tick();
    const name = updates.room.table.heroes.find(({ id }) => id === second)?.name ?? "";
    expect(screen.getByRole("status").textContent).toContain(name);
    expect(screen.queryByRole("button", { name: /Light|Ready/ })).toBeNull();
  });
  it("shows at most one choice of each hero, and says what else stands ready in a line that unfolds", async () => {
    const posse = updates.room.table.heroes;
    const questions = [
      ...posse.flatMap(({ id }, at) => [
        ...(at ? [] : ["fire", "water"].map((card) => asked("learn-card", id, [card, `${card}-too`]))),
        asked("starting-upgrade", id, [`quick-${at}`, `strong-${at}`]),
        asked("free-token", id, [`bandages-${at}`, `tonic-${at}`]),
      ]),
      asked("light-bearer", "party", heroes),
    ];
    vi.stubGlobal("fetch", async () => Response.json({ questions, chosen: [] }));
    const store = new TableStore("t1");
    const sent: Asked[] = [];
    store.send = (one) => void sent.push(one);
    const { container } = render(SettingUp, { store, table: updates.room.table, oneByOne: () => {} });
    await new Promise((done) => setTimeout(done, 0));
    await tick();
    const cards = [...container.querySelectorAll("section.hero")];
    expect(cards).toHaveLength(posse.length);
    /** Everything in which something is chosen: a group of radio buttons is one, as is a list, a switch or a field. */
    const choices = (card: Element) => {
      const controls = [...card.querySelectorAll<HTMLInputElement>("input, select, textarea, [role=switch], [role=listbox]")];
      const shown = controls.filter((control) => !control.closest("details:not([open])") && control.name !== "light");
      return new Set(shown.map((control) => control.name || control.id)).size;
    };
    expect(cards.map(choices)).toEqual(cards.map(() => 1));
    const rest = cards[0]?.querySelector("details") as HTMLDetailsElement;
    for (const ready of ["fire", "water", "bandages-0"]) expect(rest.querySelector("summary")?.textContent).toContain(ready);
    rest.open = true;
    expect(choices(cards[0] as Element)).toBe(4);
    const token = [...rest.querySelectorAll("select")].find(({ value }) => value === "bandages-0") as HTMLSelectElement;
    await fireEvent.change(token, { target: { value: "tonic-0" } });
    expect(rest.querySelector("summary")?.textContent).toContain("tonic-0");
    await fireEvent.click(screen.getByRole("button", { name: "Light the lantern" }));
    const [message] = sent;
    expect(message?.type === "set-up" && message.answers.map(({ key }) => key)).toContain("tonic-0");
  });
  it("sends everything together", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ questions: QUESTIONS, chosen: [] }));
    const store = new TableStore("t1");
    const sent: Asked[] = [];
    store.send = (one) => void sent.push(one);
    render(SettingUp, { store, table: updates.room.table, oneByOne: () => {} });
    await new Promise((done) => setTimeout(done, 0));
    await tick();
    await fireEvent.click(screen.getByRole("radio", { name: "wide" }));
    await fireEvent.click(screen.getByRole("radio", { name: /carries the lantern/, checked: false }));
    await fireEvent.click(screen.getByRole("button", { name: "Light the lantern" }));
    expect(sent).toHaveLength(1);
    const [message] = sent;
    expect(message?.type).toBe("set-up");
    const keys = message?.type === "set-up" ? message.answers.map(({ key }) => key) : [];
    expect(keys).toEqual(["fire", "quick", "bandages", "wide", second, "a1"]);
    await fireEvent.click(screen.getAllByRole("button", { name: "What is Grit?" })[0] as HTMLElement);
    expect(screen.getByText("Rule GRIT-01")).toBeTruthy();
  });
  it("plays the first turn, and not who took what before it", () => {
    const log = ["took", "placed", "turnbegan", "rolled"].map((event, n) => ({ event, n }) as LogEntry);
    expect(begun({ turn: 0 }, { turn: 1 }, log).map(({ event }) => event)).toEqual(["turnbegan", "rolled"]);
    expect(begun({ turn: 1 }, { turn: 2 }, log)).toBe(log);
    expect(begun({ turn: 0 }, { turn: 0 }, log)).toBe(log);
  });
});

describe("words of the rules", () => {
  it("are marked where they stand first, the longer before the shorter", () => {
    const parts = explained("+1 Max Grit. Pay 1 Grit: heal a Wound.", en.terms);
    expect(parts.filter(({ means }) => means).map(({ text }) => text)).toEqual(["Max Grit", "Wound"]);
    expect(parts.map(({ text }) => text).join("")).toBe("+1 Max Grit. Pay 1 Grit: heal a Wound.");
  });
  it("are not found inside of other words", () => {
    expect(explained("Gritty", en.terms)).toEqual([{ text: "Gritty" }]);
  });
  it("are the same in both languages, and each rule is in the rulebook", () => {
    const folder = "../src/lantern/rulebook/ledger";
    const book = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
    const ids = new Set(
      book.flatMap((name) => [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id)),
    );
    expect(en.terms.map(([, , rule]) => rule)).toEqual(italian.terms.map(([, , rule]) => rule));
    expect(Object.keys(en.setUp.kinds)).toEqual(Object.keys(italian.setUp.kinds));
    for (const [, , rule] of [...en.terms, ...Object.values(en.setUp.kinds)]) expect(ids, rule).toContain(rule);
  });
});

describe("the goal of a mission", () => {
  it("is told sentence by sentence, and ends with the Darkness", () => {
    const mission = { goal: "Find two Clues. The second is there; win.", clues_needed: 2 };
    expect(goalsOf(mission, "be quick")).toEqual([
      { sign: "magnifying-glass", text: "Find two Clues" },
      { sign: "claw-slashes", text: "The second is there; win" },
      { sign: "beast-eye", text: "be quick" },
    ]);
    expect(goalsOf({ goal: "Hold out.", clues_needed: 0 }, "be quick")).toEqual([{ sign: "claw-slashes", text: "Hold out" }]);
  });
});

describe("the name of a hero", () => {
  it("is changed by who runs it", async () => {
    const sent: [string, unknown][] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
      sent.push([path, JSON.parse(String(body))]);
      return Response.json({});
    });
    const hero = updates.room.table.heroes[0];
    if (!hero) throw new Error("the fixture has heroes");
    render(Naming, { table: "t1", hero, may: true });
    await fireEvent.click(screen.getByRole("button", { name: "Change the name" }));
    await fireEvent.input(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Etta Vane" } });
    await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
    await tick();
    expect(sent).toEqual([
      ["./api/tables/t1/call", { type: "call", hero: hero.id, name: "Etta Vane", nickname: hero.nickname }],
    ]);
  });
  it("is not changed by others", () => {
    const hero = updates.room.table.heroes[0];
    if (!hero) throw new Error("the fixture has heroes");
    render(Naming, { table: "t1", hero, may: false });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
