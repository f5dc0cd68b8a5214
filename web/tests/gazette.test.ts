import { describe, expect, it } from "vitest";
import { woodcut } from "../src/art/gazette/woodcut";
import type { GazetteIssue, Obituary } from "../src/lib/wire";
import { columns } from "../src/screens/gazette/columns";
import { graph, HIGH, WIDE } from "../src/screens/gazette/fortunes";

const box = (id: string, text: string) => ({ id, title: id, lines: [text] });
const issue = (more: Partial<GazetteIssue>): GazetteIssue =>
  ({ obituaries: [], casualties: [], bag: [], boxes: [], ...more }) as unknown as GazetteIssue;

describe("the columns of the Gazette", () => {
  it("have every box once", () => {
    const boxes = ["a", "b", "c", "d", "e"].map((id) => box(id, "x".repeat(60)));
    const { middle, side } = columns(issue({ boxes }));
    expect([...middle, ...side].map(({ id }) => id).sort()).toEqual(["a", "b", "c", "d", "e"]);
  });
  it("leave the room to those who died", () => {
    const gone = { hero: "a", name: "Ada", nickname: "", about: "", text: "", face: "", hero_class: "" } as Obituary;
    const boxes = [box("a", "short"), box("b", "short")];
    expect(columns(issue({ boxes })).middle).toHaveLength(2);
    expect(columns(issue({ boxes, obituaries: [gone, gone, gone] })).middle).toHaveLength(0);
  });
});

describe("the fortunes of the posse", () => {
  const fortune = (number: number, gold: number, xp: number) => ({ number, gold, xp, funerals: 0 });
  it("rise to the top and stay in the frame", () => {
    const drawn = graph([fortune(1, 0, 10), fortune(2, 500, 200), fortune(3, 100, 400)]);
    for (const [, x, y] of drawn.gold.matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(WIDE);
      expect(Number(y)).toBeLessThan(HIGH);
    }
    expect(drawn.ticks.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
  it("can be drawn of one adventure, also of a poor one", () => {
    expect(graph([fortune(1, 0, 0)]).gold).not.toContain("NaN");
  });
});

describe("the woodcut", () => {
  const cut = {
    squares: [
      [0, 0],
      [1, 0],
      [20, 3],
    ] as [number, number][],
    path: [
      [0, 0],
      [1, 0],
      [20, 3],
    ] as [number, number][],
    marks: [],
  };
  it("is the same for the same adventure", () => {
    const draw = () => "";
    expect(woodcut(cut, 300, 200, "a", draw)).toBe(woodcut(cut, 300, 200, "a", draw));
    expect(woodcut(cut, 300, 200, "a", draw)).not.toBe(woodcut(cut, 300, 200, "b", draw));
  });
  it("breaks the way off between two worlds", () => {
    const drawn = woodcut(cut, 300, 200, "a", () => "");
    const way = /<path d="(M[^"]+)" fill="none" stroke="#841A13"/.exec(drawn)?.[1] ?? "";
    expect(way.match(/M/g)).toHaveLength(2);
  });
  it("draws each mark where it is", () => {
    const seen: string[] = [];
    woodcut({ ...cut, marks: [{ kind: "dead", what: "ada", x: 1, y: 0 }] }, 300, 200, "a", (mark, x, y) => {
      seen.push(mark.what);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeLessThan(200);
      return "";
    });
    expect(seen).toEqual(["ada"]);
  });
  it("of no map is none", () => {
    expect(woodcut({ squares: [], path: [], marks: [] }, 300, 200, "a", () => "")).toBe("");
  });
});
