import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { sceneOf, targetsOf } from "../src/map/scene-of";
import { optionThisWay } from "../src/screens/table/arrows";
import { boardOf, updates } from "./helpers";

describe("arrows over the map", () => {
  const { table } = updates.room;
  const scene = sceneOf(boardOf(updates.room), table, en);
  const targets = targetsOf(table.questions[0], boardOf(updates.room));
  const who = table.questions[0]?.who;

  it("mark something with the first press, whichever way it goes and wherever nobody stands yet", () => {
    for (const way of [
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
    ] as const) {
      expect(optionThisWay(scene, targets, [], who, way)?.option).toBeTypeOf("number");
      expect(optionThisWay({ ...scene, heroes: [] }, targets, [], who, way)?.option).toBeTypeOf("number");
    }
  });

  it("stay where they are at the edge of what can be chosen", () => {
    let marked = optionThisWay(scene, targets, [], who, [1, 0])?.option;
    for (let step = 0; step < 40 && marked !== undefined; step++)
      marked = optionThisWay(scene, targets, [marked], who, [1, 0])?.option;
    expect(marked).toBeUndefined();
  });

  it("find nothing where nothing glows", () => {
    expect(optionThisWay(scene, [], [], who, [1, 0])).toBeNull();
  });
});
