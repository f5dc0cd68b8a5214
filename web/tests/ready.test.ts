import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withReady } from "../src/lib/ready";
import { joined } from "../src/lib/stopping";
import type { AnswerView, DieView, HeroView, QuestionView } from "../src/lib/wire";
import Amount from "../src/panels/question/Amount.svelte";

const gauge = (now: number, most: number) => ({ now, most });
const hero = (health: number, sanity: number, grit = 1) =>
  ({ id: "cora", health: gauge(health, 10), sanity: gauge(sanity, 10), grit: gauge(grit, 2) }) as unknown as HeroView;
const answer = (index: number, key: string, more: Partial<AnswerView> = {}): AnswerView => ({
  index,
  key,
  label: key,
  ...more,
});
const asked = (kind: string, answers: readonly AnswerView[], more: Partial<QuestionView> = {}) =>
  ({ id: "q", kind, who: "cora", yours: true, answers, after: [], least: 1, most: 1, default: null, ...more }) as QuestionView;
const odds = (percent: number) => ({ odds: { percent, text: "" } });
const ready = (question: QuestionView, { fight = false, heroes = [hero(10, 10)] } = {}) =>
  withReady(question, { fight, heroes }).default;

const attacks = [
  answer(0, "melee", odds(50)),
  answer(1, "shoot:pistol", odds(75)),
  answer(2, "scavenge:0", odds(99)),
  answer(3, "door:0:0"),
  answer(4, "done"),
];

describe("what Enter answers", () => {
  it("is the attack that hits most likely, and somebody who lies there before it", () => {
    expect(ready(asked("act", attacks, { default: 4 }), { fight: true })).toBe(1);
    expect(ready(asked("act", [...attacks, answer(5, "help:jesse")], { default: 4 }), { fight: true })).toBe(5);
  });
  it("is never a search or a door: whoever slips would have to live with it", () => {
    expect(ready(asked("act", attacks.slice(2), { default: 4 }))).toBe(4);
  });
  it("does not give a move away where nobody is near, and in a fight only ends it", () => {
    const moves = asked("move", [answer(0, "room#1:01", { space: 3 }), answer(1, "stop")], { default: 1 });
    expect(ready(moves)).toBeNull();
    expect(ready(moves, { fight: true })).toBe(1);
  });
  it("is the attack, too, of whoever can go nowhere", () => {
    const held = asked("move", [answer(0, "escape"), answer(1, "stop")], {
      default: 1,
      after: [answer(0, "melee", odds(50)), answer(1, "done")],
    });
    const question = withReady(joined(held), { fight: true, heroes: [] });
    expect(question.answers.find(({ index }) => index === question.default)?.key).toBe("melee");
  });
  it("rolls misses again that cost nothing, and keeps Grit", () => {
    const dice = [2, 5, 1].map((face) => ({ face, sides: 6, success: face >= 4 }) as DieView);
    const answers = dice.map((_, at) => answer(at, `die-${at + 1}`, { die: at }));
    const roll = (purpose: string) => ({ purpose, target: 4, successes: 1, dice }) as unknown as QuestionView["roll"];
    const again = (kind: string, purpose: string, most: number) =>
      ready(asked(kind, answers, { form: "some", default: [], most, roll: roll(purpose) }));
    expect(again("roll-again", "willpower", 3)).toEqual([0, 2]);
    expect(again("roll-again", "willpower", 1)).toEqual([0]);
    expect(again("roll-again", "test-lore", 3)).toEqual([]);
    expect(again("reroll", "willpower", 3)).toEqual([]);
  });
  it("mends first what is nearer to zero, and heals whoever is hurt", () => {
    const heals = (who: HeroView) => ready(asked("heal-wounds", [], { least: 0, most: 2 }), { heroes: [who] });
    expect([heals(hero(2, 8)), heals(hero(8, 2)), heals(hero(5, 5))]).toEqual([2, 0, 1]);
    const breathes = (who: HeroView) => ready(asked("heal-or-grit", [answer(0, "heal"), answer(1, "grit")]), { heroes: [who] });
    expect([breathes(hero(5, 10)), breathes(hero(9, 10)), breathes(hero(9, 10, 2))]).toEqual([0, 1, 0]);
  });
  it("is as the rules have it for whoever only watches", () => {
    const question = asked("act", attacks, { default: 4, yours: false });
    expect(withReady(question, { fight: true, heroes: [] })).toBe(question);
  });
});

describe("an amount", () => {
  afterEach(cleanup);
  const amounts = (least: number, most: number, answers: readonly AnswerView[] = []) =>
    asked("heal-wounds", answers, { form: "amount", least, most, default: 1 });

  it("is a button each where there are few, with what it is, and the one that stands ready lit", async () => {
    const send = vi.fn();
    const answers = [answer(0, "0", { label: "1 Sanity" }), answer(1, "1", { label: "1 Wound" })];
    const { component } = render(Amount, { question: amounts(0, 1, answers), busy: false, send });
    expect(screen.getByRole("button", { name: /^1 Wound/ }).className).toContain("brass");
    await fireEvent.click(screen.getByRole("button", { name: "1 Sanity" }));
    component.press(1);
    component.send();
    expect(send.mock.calls).toEqual([[0], [1], [1]]);
    expect(screen.queryByRole("slider")).toBeNull();
  });
  it("is counted where there are many", () => {
    const send = vi.fn();
    const { component } = render(Amount, { question: amounts(0, 5), busy: false, send });
    component.press(4);
    expect(send).not.toHaveBeenCalled();
    component.send();
    expect(send.mock.calls).toEqual([[4]]);
  });
});
