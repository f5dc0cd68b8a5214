import { describe, expect, it } from "vitest";
import type { EndView, HeroTally, LogEntry, TrackView, Update } from "../src/lib/wire";
import { APART, courseOf, incidentsOf, labelsOf, placed, scaleOf, steps } from "../src/screens/end/plot";
import { leaders, titlesOf, total } from "../src/screens/end/totals";
import lost from "./fixtures/lost.json";
import won from "./fixtures/won.json";

const tally = (hero: string, counts: Partial<HeroTally>): HeroTally => ({
  hero,
  name: hero,
  kills: 0,
  wounds_dealt: 0,
  wounds_taken: 0,
  sanity_lost: 0,
  knocked_out: 0,
  healed: 0,
  scavenged: 0,
  cards: 0,
  xp: 0,
  gold: 0,
  dark_stone: 0,
  ...counts,
});
const ending = (heroes: HeroTally[], more: Partial<EndView> = {}): EndView =>
  ({ heroes, turns: 3, darkness: [], party: [], ...more }) as EndView;
const track = (darkness: number, party: number): TrackView =>
  ({ darkness, party, spaces: Array.from({ length: 17 }, (_, place) => ({ place })) }) as TrackView;

describe("the numbers of the end", () => {
  const end = ending([
    tally("a", { kills: 3, gold: 50, knocked_out: 2, wounds_taken: 5 }),
    tally("b", { kills: 3, gold: 75 }),
    tally("c", { healed: 4 }),
  ]);

  it("adds up what all heroes did", () => expect(total(end, "kills")).toBe(6));

  it("honours who has most: several if they are even, nobody if all are even or it is no honour", () => {
    expect(leaders(end, "kills")).toEqual(["a", "b"]);
    expect(leaders(end, "gold")).toEqual(["b"]);
    expect(leaders(end, "xp")).toEqual([]);
    expect(leaders(end, "knocked_out")).toEqual([]);
    expect(leaders(ending([tally("a", { kills: 1 })]), "kills")).toEqual([]);
  });

  it("gives one title to one hero, and none where two are even", () => {
    expect([...titlesOf(end)]).toEqual([
      ["c", "healer"],
      ["a", "wall"],
      ["b", "rich"],
    ]);
    expect(titlesOf(ending([tally("a", { kills: 9 })])).size).toBe(0);
    expect(titlesOf(ending([tally("a", { gold: -50 }), tally("b", {})])).size, "who only lost least is not rich").toBe(0);
  });
});

describe("the course of the Darkness", () => {
  it("begins in the deep and at the entrance, and ends where the markers stand", () => {
    const course = courseOf(ending([], { turns: 3, darkness: [16, 14], party: [1, 2] }), track(13, 4));
    expect(course).toEqual({ darkness: [16, 16, 14, 13], party: [0, 1, 2, 4], deepest: 16, turns: 3 });
  });

  it("fits games that were played", () => {
    for (const update of [won, lost] as unknown as Update[]) {
      const course = courseOf(update.table.end as EndView, update.table.track);
      expect(course.darkness).toHaveLength(course.turns + 1);
      expect(course.party).toHaveLength(course.turns + 1);
      expect(course.darkness.every((place) => place >= 0 && place <= course.deepest)).toBe(true);
    }
  });

  it("is drawn in steps: level first, then at once", () => {
    const x = scaleOf([0, 2], [10, 110]);
    expect(x(1)).toBe(60);
    expect(scaleOf([3, 3], [10, 110])(3)).toBe(10);
    expect(
      steps([
        [10, 5],
        [60, 5],
        [110, 40],
      ]),
    ).toBe("M10 5H60V5H110V40");
  });

  it("labels few turns, and always the last", () => {
    expect(labelsOf(5, 12)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(labelsOf(28, 12)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 28]);
    expect(labelsOf(29, 12)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 29]);
  });

  it("marks fights and who was knocked out in the turn in which it was", () => {
    const entry = (event: string, facts: object = {}) => ({ event, facts }) as LogEntry;
    expect(
      incidentsOf([
        entry("turnbegan", { count: 1 }),
        entry("fightbegan"),
        entry("turnbegan", { count: 2 }),
        entry("knockedout", { who: "preacher" }),
        entry("knockedout", { who: "bandido" }),
      ]),
    ).toEqual([
      { kind: "fight", turn: 1, count: 1 },
      { kind: "ko", turn: 2, count: 2 },
    ]);
  });

  it("puts the signs of one turn beside each other, and none beyond the last turn", () => {
    const x = (turn: number) => turn * 100;
    const signs = placed([{ turn: 1 }, { turn: 1 }, { turn: 3 }, { turn: 3 }], x, 260);
    expect(signs.map(({ at }) => at)).toEqual([50, 50 + APART, 260 - APART, 260]);
  });
});
