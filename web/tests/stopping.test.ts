import { expect, it } from "vitest";
import { apart, joined } from "../src/lib/stopping";
import type { AnswerView, GiveAnswer, QuestionView } from "../src/lib/wire";
import { answersLieOnMap } from "../src/panels/question/places";

const answer = (index: number, key: string): AnswerView => ({ index, key, label: key });
/** Somebody is held back, may escape or stop, and could attack then. */
const held = (yours = true) =>
  ({
    id: "q",
    kind: "move",
    yours,
    default: 1,
    answers: [answer(0, "escape"), answer(1, "stop")],
    after: [answer(0, "melee"), answer(1, "done")],
  }) as unknown as QuestionView;
const given = (index: GiveAnswer["answer"]): GiveAnswer => ({ type: "answer", question: "q", answer: index });

it("asks whoever can go nowhere once: what to do now, without a stop before it", () => {
  const asked = joined(held());
  expect(asked.answers.map(({ key }) => key)).toEqual(["melee", "escape", "done"]);
  expect(asked.answers.find(({ index }) => index === asked.default)?.key).toBe("done");
});

it("sends the stop and what is done then together, and everything else as it is", () => {
  const asked = joined(held());
  const [melee, away] = asked.answers as [AnswerView, AnswerView];
  const then = [{ kind: "act", keys: ["melee"] }];
  expect(apart(held(), given(melee.index))).toEqual({ ...given(1), then });
  expect(apart(held(), given(away.index))).toEqual(given(0));
  expect(apart(held(), given("gunslinger/use:whiskey"))).toEqual(given("gunslinger/use:whiskey"));
});

it("shows whoever could go on what lies here, and stops for it at once", () => {
  const door = { ...answer(0, "door:0:1"), door: [0, 1] as [number, number], tile: 0 };
  const search = { ...answer(1, "scavenge:0"), tile: 0 };
  const going = {
    ...held(),
    form: "one",
    answers: [{ ...answer(0, "12"), space: 12 }, answer(1, "grit"), answer(2, "stop")],
    default: 2,
    after: [door, search],
  } as unknown as QuestionView;
  const asked = joined(going);
  expect(asked.answers.map(({ key }) => key)).toEqual(["door:0:1", "scavenge:0", "12", "grit", "stop"]);
  expect(asked.default).toBe(2);
  expect(asked.answers.map(({ tile }) => tile ?? null)).toEqual([0, null, null, null, null]); // a slip on the tile is no search
  const [through] = asked.answers as [AnswerView];
  const then = [{ kind: "act", keys: ["door:0:1"] }];
  expect(apart(going, given(through.index))).toEqual({ ...given(2), then });
  expect(apart(going, given(0))).toEqual(given(0));
  expect(answersLieOnMap(asked)).toBe(true);
});

it("leaves the question of somebody else, and of who can go somewhere, as it is", () => {
  const others = held(false);
  expect(joined(others)).toBe(others);
  const free = { ...held(), after: [] };
  expect(joined(free)).toBe(free);
});
