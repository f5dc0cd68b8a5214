import { describe, expect, it } from "vitest";
import type { QuestionView, Update } from "../src/lib/wire";
import { keyAction, nextSpot, type Pressed, type Where } from "../src/panels/question/keys";
import { moved } from "../src/panels/question/order";
import { liesOnMap, spacesOf } from "../src/panels/question/places";
import reroll from "./fixtures/reroll.json";
import { updates } from "./helpers";

const pressed = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});
const plain: Where = { typing: false, onButton: false, onMap: false, confirm: false };
const questionOf = (update: Update) => update.table.questions[0] as QuestionView;

describe("keys", () => {
  it("choose, undo, turn to another hero, and open what helps", () => {
    expect(keyAction(pressed("3"), plain)).toEqual({ do: "press", number: 3 });
    expect(keyAction(pressed("u"), plain)).toEqual({ do: "undo" });
    expect(keyAction(pressed("z", { ctrlKey: true }), plain)).toEqual({ do: "undo" });
    expect(keyAction(pressed("Z", { metaKey: true, shiftKey: true }), plain)).toEqual({ do: "redo" });
    expect(keyAction(pressed("U", { shiftKey: true }), plain)).toEqual({ do: "redo" });
    expect(keyAction(pressed("]"), plain)).toEqual({ do: "hero", by: 1 });
    expect(keyAction(pressed("?", { shiftKey: true }), plain)).toEqual({ do: "help" });
  });
  it("leave fields, buttons and the browser alone", () => {
    expect(keyAction(pressed("3"), { ...plain, typing: true })).toBeNull();
    expect(keyAction(pressed("z", { ctrlKey: true }), { ...plain, typing: true })).toBeNull();
    expect(keyAction(pressed("Enter"), { ...plain, onButton: true })).toBeNull();
    expect(keyAction(pressed("r", { ctrlKey: true }), plain)).toBeNull();
    expect(keyAction(pressed("1", { altKey: true }), plain)).toBeNull();
    expect(keyAction(pressed("Tab"), plain)).toBeNull();
  });
  it("answer once, also when they are held down", () => {
    expect(keyAction(pressed("Enter"), plain)).toEqual({ do: "send" });
    expect(keyAction(pressed("Enter", { repeat: true }), plain)).toBeNull();
    expect(keyAction(pressed("1", { repeat: true }), plain)).toBeNull();
  });
  it("go over the map where answers lie there, else over the list; with Shift they move the map", () => {
    expect(keyAction(pressed("ArrowUp"), { ...plain, onMap: true })).toEqual({ do: "cursor", dx: 0, dy: -1 });
    expect(keyAction(pressed("ArrowUp"), plain)).toEqual({ do: "list", by: -1 });
    expect(keyAction(pressed("ArrowRight", { repeat: true }), plain)).toEqual({ do: "list", by: 1 });
    expect(keyAction(pressed("ArrowLeft", { shiftKey: true }), { ...plain, onMap: true })).toEqual({
      do: "map",
      key: "ArrowLeft",
    });
  });
  it("mean yes and no only where that is asked", () => {
    expect(keyAction(pressed("y"), { ...plain, confirm: true })).toEqual({ do: "yes" });
    expect(keyAction(pressed("n"), { ...plain, confirm: true })).toEqual({ do: "no" });
    expect(keyAction(pressed("n"), plain)).toBeNull();
  });
});

describe("the cursor on the map", () => {
  const spots = [
    { option: 1, x: 0, y: 0 },
    { option: 2, x: 2, y: 0 },
    { option: 3, x: 1, y: 3 },
    { option: 4, x: 0, y: 1 },
  ];
  it("goes to what is near and straight ahead", () => {
    expect(nextSpot(spots, { x: 0, y: 0 }, 0, 1)?.option).toBe(4);
    expect(nextSpot(spots, { x: 0, y: 0 }, 1, 0)?.option).toBe(2);
    expect(nextSpot(spots, { x: 2, y: 0 }, -1, 0)?.option).toBe(1);
  });
  it("stays where nothing lies that way", () => {
    expect(nextSpot(spots, { x: 0, y: 0 }, 0, -1)).toBeNull();
  });
});

describe("many spaces", () => {
  it("are no list, but other answers are", () => {
    const question = questionOf(updates.room);
    const spaces = spacesOf(question);
    expect(spaces.length).toBeGreaterThan(30);
    const others = question.answers.filter((answer) => !spaces.includes(answer));
    expect(others.map(({ key }) => key)).toContain("stop");
    expect(others.every(({ space }) => space === undefined || space === null)).toBe(true);
    const few = [...spaces.slice(0, 2), ...others];
    expect(spacesOf({ ...question, answers: few })).toEqual(spaces.slice(0, 2));
  });
  it("let arrows go over the map, as enemies do; dice and tiles do not", () => {
    expect(liesOnMap(questionOf(updates.room))).toBe(true);
    expect(liesOnMap(questionOf(updates.hits))).toBe(true);
    expect(liesOnMap(questionOf(updates.fight))).toBe(false);
    expect(liesOnMap(questionOf(reroll as unknown as Update))).toBe(false);
    expect(liesOnMap({ ...questionOf(updates.room), family: "tile" })).toBe(false);
  });
});

describe("putting in order", () => {
  it("moves one and keeps the others in their order", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 0, 9)).toEqual(["b", "c", "a"]);
    expect(moved(["a"], 3, 0)).toEqual(["a"]);
  });
});
