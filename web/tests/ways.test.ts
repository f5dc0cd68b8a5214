import { describe, expect, it } from "vitest";
import type { QuestionView, Update } from "../src/lib/wire";
import { mostOf, saidOf, waysFor, waysOf } from "../src/panels/question/ways";
import reroll from "./fixtures/reroll.json";

const [asked] = (reroll as unknown as Update).table.questions as [QuestionView];
const grit = { kind: "reroll", name: "1 Grit", most: 3, free: false };
const charm = { kind: "roll-again", name: "Lucky Charm", most: 1, free: true };
const aim = { kind: "roll-again", name: "Steady Aim", most: 2, free: true };
const question: QuestionView = { ...asked, most: 3, ways: [grit, charm] };

describe("the ways to roll dice again", () => {
  it("are offered together, what costs nothing first", () => {
    expect(waysOf(question).map(({ name }) => name)).toEqual(["Lucky Charm", "1 Grit"]);
    expect(waysFor(question, 1).map(({ name }) => name)).toEqual(["Lucky Charm", "1 Grit"]);
    expect(waysFor(question, 2).map(({ name }) => name)).toEqual(["1 Grit"]);
    expect(waysFor(question, 0)).toEqual([]);
  });
  it("let as many dice be chosen as the best of them", () => {
    expect(mostOf({ ...question, most: 1, ways: [charm, grit] })).toBe(3);
    expect(mostOf({ ...question, most: 2, ways: [] })).toBe(2);
  });
  it("are said at once: the one that is asked about", () => {
    expect(saidOf(question, [0, 2], 0)).toEqual({ answer: [0, 2], after: [] });
  });
  it("are said at once: one that would be asked about later", () => {
    const key = question.answers[1]?.key;
    expect(saidOf(question, [1], 1)).toEqual({ answer: [], after: [{ kind: "roll-again", keys: [key] }] });
    expect(saidOf({ ...question, ways: [aim, grit, charm] }, [1], 2)).toEqual({
      answer: [],
      after: [
        { kind: "reroll", keys: [] },
        { kind: "roll-again", keys: [key] },
      ],
    });
  });
  it("are all let go at once", () => {
    expect(saidOf(question, [])).toEqual({ answer: [], after: [{ kind: "roll-again", keys: [] }] });
  });
  it("cost nothing where nobody says which", () => {
    expect(saidOf(question, [1]).answer).toEqual([]);
    expect(saidOf(question, [1]).after).toHaveLength(1);
    expect(saidOf(question, [0, 1]).answer).toEqual([0, 1]);
  });
});
