import { describe, expect, it } from "vitest";
import type { EnemyView, HitView, QuestionView, Update } from "../src/lib/wire";
import {
  aidedChance,
  enemiesOf,
  give,
  killChance,
  nextStep,
  othersOf,
  planHolds,
  planOf,
  pool,
  presets,
  take,
} from "../src/panels/question/hits";
import fixture from "./fixtures/hits.json";

const update = fixture as unknown as Update;
const asked = update.table.questions[0] as QuestionView;
const { enemies } = update.table;

/** A question about some Hits on two enemies of two Health each; a Hit does no or two Wounds, a critical one always two. */
const questionOf = (...criticals: boolean[]): QuestionView => questionWith(0, ...criticals);
/** The same with so many shots that help against the first of them. */
function questionWith(aids: number, ...criticals: boolean[]): QuestionView {
  const wounds = (critical: boolean) => (critical ? [0, 0, 1] : [0.5, 0, 0.5]);
  const hits: HitView[] = criticals.map((critical, at) => ({
    key: `hit-${at + 1}`,
    face: critical ? 6 : 4,
    critical,
    kills: { a: critical ? 100 : 50, b: critical ? 100 : 50 },
    wounds: { a: wounds(critical), b: wounds(critical) },
    sides: 6,
    aid: "Dead Eye Shot",
    aids,
    aided: { a: [0.25, 0, 0.75], b: wounds(critical) },
  }));
  const answers = ["a", "b"].map((id, index) => ({ index, key: id, label: id, model: id }));
  return { ...asked, id: "10.0.x", hits, answers: [...answers, { index: 2, key: "stop", label: "Stop" }] };
}
const enemy = (id: string, kind = "mite"): EnemyView => ({
  ...(enemies[0] as EnemyView),
  id,
  kind,
  name: id,
  health: 2,
  wounds: 0,
});
const two = [enemy("a"), enemy("b")];

describe("what Hits do", () => {
  it("is added up exactly", () => {
    const question = questionOf(false, false);
    expect(killChance(question, two[0] as EnemyView, ["hit-1"])).toBe(50);
    expect(killChance(question, two[0] as EnemyView, ["hit-1", "hit-2"])).toBe(75);
    expect(killChance(question, { ...enemy("a"), health: 4 }, ["hit-1", "hit-2"])).toBe(25);
    expect(killChance(question, { ...enemy("a"), health: 4, wounds: 2 }, ["hit-1"])).toBe(50);
    const uneven = { ...question, hits: question.hits.map((hit) => ({ ...hit, wounds: { a: [0.5, 0.3, 0.2] } })) };
    expect(killChance(uneven, { ...enemy("a"), health: 3 }, ["hit-1", "hit-2"])).toBe(16);
  });
  it("agrees with the server where the server says it", () => {
    for (const answer of enemiesOf(asked)) {
      const target = enemies.find(({ id }) => id === answer.model) as EnemyView;
      const usable = asked.hits.filter(({ kills }) => target.id in kills);
      expect(
        killChance(
          asked,
          target,
          usable.map(({ key }) => key),
        ),
      ).toBe(answer.odds?.percent);
      for (const hit of usable) expect(killChance(asked, target, [hit.key])).toBe(hit.kills[target.id]);
    }
  });
  it("is not known for Hits that may not go there", () => {
    const question = questionOf(false);
    expect(killChance(question, enemy("c"), ["hit-1"])).toBeNull();
  });
});

describe("sharing out", () => {
  it("gives Hits one by one, this one or the first free one, and takes them back", () => {
    const question = questionOf(true, false, false);
    let deal = give(question, new Map(), "b", "hit-2");
    deal = give(question, deal, "b");
    expect(deal.get("b")).toEqual(["hit-2", "hit-1"]);
    expect(pool(question, deal).map(({ key }) => key)).toEqual(["hit-3"]);
    deal = take(deal, "b", "hit-2");
    expect(deal.get("b")).toEqual(["hit-1"]);
    expect(take(deal, "b").has("b")).toBe(false);
  });
  it("does not give what is not there or may not go there", () => {
    const question = questionOf(false);
    const deal = give(question, new Map(), "a");
    expect(give(question, deal, "a")).toBe(deal);
    expect(give(question, new Map(), "nobody").size).toBe(0);
  });
  it("offers everybody a single Hit may go to: there is nothing else to share out", () => {
    const { answers } = questionOf(false);
    const six = ["a", "b", "c", "d", "e", "f"];
    const question = {
      ...questionOf(false),
      hits: questionOf(false).hits.map((hit) => ({ ...hit, kills: Object.fromEntries(six.map((id) => [id, 50])) })),
      answers: six.map((id, index) => ({ ...(answers[0] as (typeof answers)[number]), index, key: id, model: id })),
    };
    const offered = presets(
      question,
      six.map((id) => enemy(id)),
    );
    expect(offered.flatMap(({ deal }) => [...deal.keys()]).sort()).toEqual(six);
  });
  it("offers no more than four ready ways, which use up all Hits, the deadliest first", () => {
    for (const question of [questionOf(false, false), questionOf(true, false, false), asked]) {
      const ways = presets(question, question === asked ? enemies : two);
      expect(ways.length).toBeGreaterThan(1);
      expect(ways.length).toBeLessThanOrEqual(4);
      expect(ways.some(({ deal }) => deal.size === 1)).toBe(true);
      for (const { deal } of ways) expect(new Set([...deal.values()].flat()).size).toBe(question.hits.length);
      const worth = ways.map(({ chances }) => [...chances.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0));
      expect(worth).toEqual([...worth].sort((a, b) => b - a));
    }
  });
  it("does not offer the same twice for enemies that are alike", () => {
    expect(presets(questionOf(false, false), two)).toHaveLength(2);
    expect(presets(questionOf(false, false), [enemy("a"), enemy("b", "hound")])).toHaveLength(3);
  });
  describe("the first of them", () => {
    /** Of three enemies the first dies of any Hit; each of the others of a critical one, or of every second. */
    const weak = (...criticals: boolean[]): QuestionView => {
      const { answers, ...question } = questionOf(...criticals);
      const ids = ["weak", "a", "b"];
      const hits = question.hits.map((hit) => ({
        ...hit,
        kills: { ...hit.kills, weak: 100 },
        wounds: { ...hit.wounds, weak: [0, 1] },
      }));
      const asked = ids.map((id, index) => ({ ...(answers[0] as (typeof answers)[number]), index, key: id, model: id }));
      return { ...question, hits, answers: asked };
    };
    const three = [{ ...enemy("weak"), health: 1 }, ...two];
    const first = (question: QuestionView, foes = three) => {
      const [way] = presets(question, foes);
      const shown = [...(way?.deal ?? [])].map(([id, keys]) => [
        id,
        keys
          .map((key) => (question.hits.find((hit) => hit.key === key)?.critical ? "critical" : "hit"))
          .sort()
          .join(),
      ]);
      return Object.fromEntries(shown);
    };
    it("does not waste a critical Hit on whom any Hit kills", () => {
      expect(first(weak(true, false))).toEqual({ weak: "hit", a: "critical" });
      expect(first(weak(true, false, false))).toEqual({ weak: "hit", a: "critical", b: "hit" });
      expect(first(weak(false, true, false, true))).toEqual({ weak: "hit,hit", a: "critical", b: "critical" });
    });
    it("shares critical Hits out where each is enough", () => {
      expect(first(questionOf(true, true, false, false), two)).toEqual({ a: "critical,hit,hit", b: "critical" });
    });
    it("takes whoever has the least left where all else is the same", () => {
      const tough = { ...enemy("a"), health: 9 };
      expect(first(questionOf(false, false), [tough, { ...enemy("b"), health: 8 }])).toEqual({ b: "hit,hit" });
    });
    it("does the most Wounds where nobody can be killed", () => {
      const { hits, ...question } = questionOf(false, false);
      const soft = hits.map((hit) => ({ ...hit, wounds: { a: [0, 1], b: [0, 0, 1] } }));
      const foes = [enemy("a"), enemy("b")].map((foe) => ({ ...foe, health: 20 }));
      expect(first({ ...question, hits: soft }, foes)).toEqual({ b: "hit,hit" });
    });
  });
  it("keeps apart what is no enemy to hit", () => {
    expect(othersOf(asked).map(({ key }) => key)).toEqual(["stop"]);
  });
});

describe("a plan", () => {
  const question = questionOf(true, false, false);
  const deal = new Map([
    ["b", ["hit-2"]],
    ["a", ["hit-1", "hit-3"]],
  ]);
  const later = (hits: readonly HitView[], more: Partial<QuestionView> = {}): QuestionView => ({
    ...question,
    id: "12.0.y",
    hits: hits.map((hit, at) => ({ ...hit, key: `hit-${at + 1}` })),
    ...more,
  });
  const remaining = [question.hits[0], question.hits[2]] as HitView[];

  it("gives the Hits of the first enemy, then those of the next, by their new numbers", () => {
    const first = nextStep(planOf(question, deal, 10), question, 10);
    expect(first).toMatchObject({ answer: 1, after: [{ kind: "which-hits", keys: ["hit-2"] }] });
    const second = first?.rest && nextStep(first.rest, later(remaining), 12);
    expect(second).toMatchObject({ answer: 0, after: [{ kind: "which-hits", keys: ["hit-1", "hit-2"] }], rest: null });
  });
  it("stops where the enemy is gone, the Hits are others, or the answer was taken back", () => {
    const rest = nextStep(planOf(question, deal, 10), question, 10)?.rest;
    if (!rest) throw new Error("there is more to do");
    expect(nextStep(rest, later(remaining, { answers: question.answers.slice(1) }), 12)).toBeNull();
    expect(nextStep(rest, later([...remaining].reverse()), 12)).toBeNull();
    expect(nextStep(rest, later(remaining), 10)).toBeNull();
    expect(nextStep(rest, later(remaining, { who: "somebody" }), 12)).toBeNull();
    expect(planHolds(rest, later(remaining, { kind: "reroll" }), 12)).toBe(true);
    expect(planHolds(rest, later(remaining, { kind: "act" }), 12)).toBe(false);
    expect(planHolds(rest, question, 9)).toBe(false);
  });
});

describe("what can be spent on Hits", () => {
  it("is told with the chance that it makes, as far as it goes, and only where it helps", () => {
    const one = questionWith(1, false);
    expect(killChance(one, enemy("a"), ["hit-1"])).toBe(50);
    expect(aidedChance(one, enemy("a"), ["hit-1"])).toBe(75);
    expect(aidedChance(one, enemy("b"), ["hit-1"])).toBeNull();
    expect(aidedChance(questionOf(false), enemy("a"), ["hit-1"])).toBeNull();
    const both = ["hit-1", "hit-2"];
    expect(aidedChance(questionWith(1, false, false), enemy("a"), both)).toBe(88);
    expect(aidedChance(questionWith(2, false, false), enemy("a"), both)).toBe(94);
    expect(presets(one, [enemy("a"), enemy("b")]).map(({ aided }) => [...aided])).toEqual([[["a", 75]], []]);
  });
});
