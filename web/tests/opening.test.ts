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
    const { heroes: parts, light } = arranged(QUESTIONS);
    expect(parts.map(({ hero, main, also }) => [hero, main?.at, also.map(({ at }) => at)])).toEqual([
      [first, 1, [0, 2]],
      [second, 3, []],
    ]);
    expect(light?.at).toBe(4);
  });
  it("answers what was chosen, and what is ready otherwise, in the order in which it is asked", () => {
    const answers = answersOf(QUESTIONS, { 1: "strong" }, false);
    expect(answers.map(({ key }) => key)).toEqual(["fire", "strong", "bandages", "deep", first, "a1"]);
    expect(answersOf(QUESTIONS, {}, true)).toHaveLength(5);
  });
  it("sends everything together", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ questions: QUESTIONS }));
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
