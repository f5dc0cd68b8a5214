import { describe, expect, it, vi } from "vitest";
import type { LogEntry, MomentView, SeatView } from "../src/lib/wire";
import { Later } from "../src/screens/menu/later";
import { shortcutOf } from "../src/screens/menu/shortcuts";
import { leap, leapOf, momentAt, since, turnsOf } from "../src/screens/replay/stepping";
import { groupsOf, placesOf, sameGroups } from "../src/screens/together/seating";

const at = (answers: number, turn: number, text: string): MomentView => ({ answers, turn, step: text, who: "", text });
const moments = [
  at(0, 0, "Setting up"),
  at(4, 1, "Turn"),
  at(4, 1, "A acts"),
  at(7, 1, "B acts"),
  at(9, 2, "Turn"),
  at(9, 2, "A acts"),
];

describe("going through a game", () => {
  it("knows the moment: the last that had begun", () => {
    expect(momentAt(moments, 0)?.text).toBe("Setting up");
    expect(momentAt(moments, 5)?.text).toBe("A acts");
    expect(momentAt(moments, 12)).toBe(moments[5]);
  });

  it("knows when each turn began", () => {
    expect(turnsOf(moments)).toEqual([
      { turn: 0, answers: 0 },
      { turn: 1, answers: 4 },
      { turn: 2, answers: 9 },
    ]);
  });

  it("leaps by answers, by decisions and by turns, and never out of the game", () => {
    expect(leap(moments, 12, 5, "step", 1)).toBe(6);
    expect(leap(moments, 12, 12, "step", 1)).toBe(12);
    expect(leap(moments, 12, 0, "step", -1)).toBe(0);
    expect(leap(moments, 12, 4, "moment", 1)).toBe(7);
    expect(leap(moments, 12, 7, "moment", -1)).toBe(4);
    expect(leap(moments, 12, 5, "turn", 1)).toBe(9);
    expect(leap(moments, 12, 10, "turn", 1)).toBe(12);
    expect(leap(moments, 12, 9, "turn", -1)).toBe(4);
    expect(leap(moments, 12, 4, "turn", -1)).toBe(0);
  });

  it("follows the keys", () => {
    expect(leapOf({ key: "ArrowRight", shiftKey: false })).toEqual(["step", 1]);
    expect(leapOf({ key: "ArrowLeft", shiftKey: true })).toEqual(["turn", -1]);
    expect(leapOf({ key: " ", shiftKey: false })).toBe("play");
    expect(leapOf({ key: "x", shiftKey: false })).toBeNull();
  });

  it("shows only what is new as happening", () => {
    expect(since([{ n: 3 }, { n: 4 }, { n: 5 }] as LogEntry[], 4).map(({ n }) => n)).toEqual([4, 5]);
  });
});

describe("seats", () => {
  const seats = [
    { id: "1", heroes: ["a", "c"] },
    { id: "2", heroes: ["b"] },
  ] as SeatView[];
  it("are read and written back as they were", () => {
    expect(placesOf(seats)).toEqual({ a: 0, c: 0, b: 1 });
    expect(groupsOf(["a", "b", "c"], placesOf(seats))).toEqual([["a", "c"], ["b"]]);
  });
  it("without a hero are left out", () => {
    const groups = groupsOf(["a", "b", "c"], { a: 2, b: 0, c: 2 });
    expect(groups).toEqual([["b"], ["a", "c"]]);
    expect(sameGroups(groups, [["b"], ["a", "c"]])).toBe(true);
    expect(sameGroups(groups, [["b", "a", "c"]])).toBe(false);
  });
});

it("does only the last of several things asked in a hurry", () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const later = new Later(250);
  later.run(() => done.push("da"));
  let stale: (() => boolean) | undefined;
  later.run((current) => {
    stale = current;
    done.push("dark");
  });
  vi.advanceTimersByTime(249);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["dark"]);
  expect(stale?.()).toBe(true);
  later.run(() => done.push("darkness"), false);
  expect(stale?.()).toBe(false);
  later.stop();
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(["dark"]);
  vi.useRealTimers();
});

it("takes no key away from who is typing, or from the browser", () => {
  const field = document.createElement("input");
  const pressed = (key: string, more: object = {}, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, ...more });
    Object.defineProperty(event, "target", { value: target });
    return shortcutOf(event);
  };
  expect(pressed("m")).toBe("menu");
  expect(pressed("/")).toBe("rules");
  expect(pressed("m", {}, field)).toBeNull();
  expect(pressed("m", { ctrlKey: true })).toBeNull();
  expect(pressed("x")).toBeNull();
});
