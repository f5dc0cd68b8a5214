import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "../src/i18n/en";
import { speech } from "../src/i18n/index.svelte";
import { it as italian } from "../src/i18n/it";
import type { DieView, QuestionView, RollView } from "../src/lib/wire";
import { addedTo, isSummed, sumOf } from "../src/panels/dice/added";
import { captionOf } from "../src/panels/dice/captions";
import DiceTray from "../src/panels/dice/DiceTray.svelte";
import { DiceShow, rerollChance } from "../src/panels/dice/show.svelte";
import { spoken } from "../src/panels/dice/speaking";

const die = (face: number, target: number, rerolled = false): DieView => ({
  face,
  sides: 6,
  success: target ? face >= target : null,
  critical: false,
  rerolled,
});
const roll = (n: number | null, faces: number[], target = 0, again: number[] = []): RollView => ({
  n,
  purpose: "to-hit",
  label: "To Hit",
  by: "bandido",
  by_name: "Bandido",
  dice: faces.map((face, at) => die(face, target, again.includes(at))),
  target,
  successes: target ? faces.filter((face) => face >= target).length : null,
  total: faces.reduce((sum, face) => sum + face, 0),
  added: [],
  notes: [],
  weapon: "",
  whose: [],
});

describe("dice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lie still when the table is opened", () => {
    const show = new DiceShow();
    show.show([roll(4, [1, 2])], null, "normal");
    expect(show.roll?.n).toBe(4);
    expect(show.tumbling.size).toBe(0);
  });
  it("tumble one roll after the other, and nothing waits", () => {
    const show = new DiceShow();
    show.show([], null, "normal");
    show.show([roll(5, [1]), roll(6, [2, 3])], null, "normal");
    expect([show.roll?.n, show.tumbling.size]).toEqual([5, 1]);
    vi.advanceTimersByTime(601);
    expect(show.tumbling.size).toBe(0);
    vi.advanceTimersByTime(700);
    expect([show.roll?.n, show.tumbling.size]).toEqual([6, 2]);
    vi.advanceTimersByTime(2000);
    expect([show.roll?.n, show.tumbling.size]).toEqual([6, 0]);
  });
  it("are at rest after any input", () => {
    const show = new DiceShow();
    show.show([], null, "slow");
    show.show([roll(5, [1]), roll(6, [2])], null, "slow");
    show.hurry();
    expect([show.roll?.n, show.tumbling.size]).toEqual([6, 0]);
    vi.advanceTimersByTime(5000);
    expect(show.roll?.n).toBe(6);
  });
  it("take their time as the settings say", () => {
    const show = new DiceShow();
    show.show([], null, "instant");
    show.show([roll(5, [1])], null, "instant");
    expect(show.tumbling.size).toBe(0);
    show.show([roll(6, [1])], null, "slow");
    vi.advanceTimersByTime(1100);
    expect(show.tumbling.size).toBe(1);
    vi.advanceTimersByTime(200);
    expect(show.tumbling.size).toBe(0);
  });
  it("that were rolled again tumble, the others stay", () => {
    const show = new DiceShow();
    show.show([], null, "normal");
    show.show([], roll(null, [2, 6], 6), "normal");
    vi.advanceTimersByTime(3000);
    show.show([roll(7, [5, 6], 6, [0])], null, "normal");
    expect([...show.tumbling]).toEqual([0]);
  });
  it("do not tumble for what was taken back", () => {
    const show = new DiceShow();
    show.show([roll(9, [1])], null, "normal");
    show.show([roll(5, [4])], null, "normal");
    expect([show.roll?.n, show.tumbling.size]).toEqual([5, 0]);
  });
  it("tell the chance of rolling again from that of each", () => {
    expect(rerollChance([50])).toBe(50);
    expect(rerollChance([50, 50])).toBe(75);
    expect(rerollChance([17, 33])).toBe(44);
    expect(rerollChance([])).toBeNull();
    expect(rerollChance([50, undefined])).toBeNull();
  });
  it.each([
    ["English", en],
    ["Italian", italian],
  ])("are called in %s what they are called on the stage: a save blocks or fails, an attack hits or misses", (_, { stage }) => {
    const words = (purpose: string) => [die(6, 4), die(1, 4)].map((one) => captionOf({ purpose }, one, stage));
    expect(words("defense")).toEqual([stage.blocks, stage.fails]);
    expect(words("to-hit")).toEqual([stage.hits(1), stage.miss]);
    expect(captionOf({ purpose: "enemy-to-hit" }, { ...die(6, 4), hits: 3 }, stage)).toBe(
      stage === en.stage ? "3 Hits" : "3 Colpi",
    );
    expect(words("test-luck")).toEqual([stage.passed, stage.fails]);
    expect(captionOf({ purpose: "move" }, die(1, 0), stage)).toBe("");
  });
  it("lie in the tray with those words, and one alone is rolled again in the singular", () => {
    const tray = (purpose: string, faces: number[]) => {
      const show = new DiceShow();
      const thrown = { ...roll(null, faces, 4), purpose };
      const answers = faces.map((face, at) => ({ index: at, key: `die:${at}`, label: String(face), die: at, face }));
      const asked = {
        form: "some",
        family: "dice",
        yours: true,
        roll: thrown,
        ways: [],
        most: 3,
        answers,
      } as unknown as QuestionView;
      show.show([], thrown, "instant");
      render(DiceTray, { show, question: asked, picked: [], send: vi.fn(), pick: vi.fn() });
      const told = document.querySelector(".tray")?.textContent ?? "";
      cleanup();
      return told;
    };
    expect(tray("defense", [1, 6])).toMatch(/Fails.*Blocks.*Re-roll the failure(?!s)/);
    expect(tray("to-hit", [1, 2, 6])).toMatch(/Miss.*Miss.*Hit.*Re-roll the misses/);
  });

  it.each([
    ["en", /^Re-roll the misses for 1 Grit 17% each$/, /^Re-roll 1 die free: Lucky Coin$/],
    ["it", /^Ritira i mancati per 1 Grinta 17% ciascuno$/, /^Ritira 1 dado gratis: Lucky Coin$/],
  ] as const)("say on their button what it costs to roll them again: %s", async (language, grit, free) => {
    await speech.learn(language);
    speech.language = language;
    const thrown = roll(null, [2, 4], 6);
    const answers = [0, 1].map((at) => ({
      index: at,
      key: `die-${at + 1}`,
      label: "",
      die: at,
      face: 2,
      odds: { percent: 17, text: "" },
    }));
    const asked = { kind: "reroll", form: "some", family: "dice", yours: true, roll: thrown, most: 2, answers };
    const shows = (ways: QuestionView["ways"], picked: number[]) => {
      const show = new DiceShow();
      show.show([], thrown, "instant");
      render(DiceTray, { show, question: { ...asked, ways } as unknown as QuestionView, picked, send: vi.fn(), pick: vi.fn() });
      const told = [...document.querySelectorAll(".offer")].map((one) =>
        [...one.children].map((part) => part.textContent).join(" "),
      );
      cleanup();
      return told;
    };
    const paid = { kind: "reroll", name: language === "en" ? "1 Grit" : "1 Grinta", most: 2, free: false };
    const coin = { kind: "roll-again", name: "Lucky Coin", most: 1, free: true };
    expect(shows([paid], [])).toEqual([expect.stringMatching(grit)]);
    expect(shows([coin], [1])[0]?.replace(/ 17% $/, "")).toMatch(free);
    expect(shows([coin, paid], [1])).toEqual([
      expect.stringMatching(free),
      expect.stringMatching(/(for 1 Grit|per 1 Grinta)$/),
    ]);
    speech.language = "en";
  });
  it("are Hits to choose where it is asked which go to an Enemy: nothing is rolled again, nobody adds them up", async () => {
    const thrown = { ...roll(null, [4, 6]), purpose: "to-hit" };
    const answers = [4, 6].map((face, at) => ({ index: at, key: `hit-${at + 1}`, label: `The ${face}`, die: at, face }));
    const asked = {
      kind: "which-hits",
      form: "some",
      family: "hits",
      yours: true,
      roll: thrown,
      ways: [],
      least: 1,
      most: 2,
      answers,
    };
    const show = new DiceShow();
    show.show([], thrown, "instant");
    const pick = vi.fn();
    render(DiceTray, { show, question: asked as unknown as QuestionView, picked: [0], send: vi.fn(), pick });
    const told = document.querySelector(".tray")?.textContent ?? "";
    expect(told).not.toContain("Total");
    expect(told).not.toContain("Re-roll");
    expect(screen.getByRole("button", { name: "Die 4: The 4" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Die 6: The 6" }));
    expect(pick).toHaveBeenCalledWith(1);
    cleanup();
  });
  it("can be heard", () => {
    expect(spoken(roll(1, [6, 2], 4), en.rolls)).toBe("Bandido, To Hit: 6, 2. 1 success");
    expect(spoken(roll(1, [5]), en.rolls)).toBe("Bandido, To Hit: 5. Total 5");
    const damage = { ...roll(1, [5, 2]), purpose: "damage", label: "Damage" };
    expect(spoken(damage, en.rolls)).toBe("Bandido, Damage: 5, 2."); // separate Hits: nobody adds them up
    expect(isSummed(damage)).toBe(false);
    expect(isSummed({ ...damage, purpose: "move" })).toBe(true);
  });
});

describe("what is added to dice", () => {
  it("is named beside them, and counted", () => {
    const roll = {
      total: 4,
      added: [
        { name: "Boots", amount: 1 },
        { name: "Broken Leg", amount: -2 },
      ],
    };
    expect(addedTo(roll)).toEqual(["Boots +1", "Broken Leg −2"]);
    expect(sumOf(roll)).toBe(3);
  });
});

describe("a question about one die", () => {
  it("is answered on the die itself", async () => {
    const answers = [{ index: 0, key: "die-1", label: "The 2", die: 0 }];
    const asked = {
      yours: true,
      form: "some",
      family: "dice",
      roll: roll(null, [2], 4),
      answers,
      ways: [],
      most: 1,
    } as unknown as QuestionView;
    const send = vi.fn();
    const show = new DiceShow();
    show.show([], asked.roll, "instant");
    render(DiceTray, { show, question: asked, picked: [], send, pick: vi.fn() });
    expect(screen.getByRole("button", { name: /^Die 2/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Re-roll/ }));
    expect(send).toHaveBeenCalledWith([0]);
    cleanup();
  });
});
