import { expect, it } from "vitest";
import { apart, joined } from "../src/lib/stopping";
import type { AnswerView, GiveAnswer, QuestionView } from "../src/lib/wire";

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

it("leaves the question of somebody else, and of who can go somewhere, as it is", () => {
  const others = held(false);
  expect(joined(others)).toBe(others);
  const free = { ...held(), after: [] };
  expect(joined(free)).toBe(free);
});
