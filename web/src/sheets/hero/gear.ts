import type { AnswerView, AnyTimeView, HeroView, ItemView, QuestionView } from "../../lib/wire";

export type Slot = ItemView["slots"][number];
/** What can be worn, from head to foot: whether its place is shown when it is empty. No place of the game is left out. */
const PLACES: Record<Slot, boolean> = {
  ...{ hat: true, face: true, shoulders: true, coat: true, torso: true, gloves: true, belt: true },
  ...{ pants: false, boots: true, transport: false },
};
export const SLOTS = Object.keys(PLACES) as Slot[];

export interface Gear {
  worn: { slot: Slot; item: ItemView | null; rest: boolean }[];
  hands: { item: ItemView | null; rest: boolean }[];
  /** Needs a hand or a slot, and has none now. */
  packed: ItemView[];
  /** Works from wherever it is carried. */
  other: ItemView[];
}

/** Lay out what a hero has. What fills two slots, or both hands, lies in the first and is marked in the rest. */
export function gearOf(hero: HeroView): Gear {
  const worn = SLOTS.flatMap((slot): Gear["worn"] => {
    const there = hero.items.filter((one) => one.equipped && one.slots.includes(slot));
    const first = (item: ItemView) => SLOTS.find((name) => item.slots.includes(name));
    if (!there.length) return PLACES[slot] ? [{ slot, item: null, rest: false }] : [];
    return there.map((item) => ({ slot, item, rest: first(item) !== slot }));
  });
  const hands = hero.items
    .filter((item) => item.equipped && item.hands > 0)
    .flatMap((item) => Array.from({ length: item.hands }, (_, at) => ({ item: item as ItemView | null, rest: at > 0 })));
  while (hands.length < hero.hands.most) hands.push({ item: null, rest: false });
  const placed = (item: ItemView) => item.hands > 0 || item.slots.length > 0;
  return {
    worn,
    hands,
    packed: hero.items.filter((item) => placed(item) && !item.equipped),
    other: hero.items.filter((item) => !placed(item)),
  };
}

/** What somebody wants to hold or wear, or to put away. */
export interface Wish {
  hero: string;
  item: string;
  kind: "hands" | "clothes";
  on: boolean;
}

export const wishFor = (hero: HeroView, item: ItemView, on: boolean): Wish => ({
  hero: hero.id,
  item: item.key,
  kind: item.hands ? "hands" : "clothes",
  on,
});

const isChanging = (question: QuestionView | undefined, hero: string): question is QuestionView =>
  question?.who === hero && (question.kind === "hands" || question.kind === "clothes");

/** What the game offers now to fulfil a wish: an answer to the open question, or the any-time action that opens one. */
export function offer(
  wish: Wish,
  hero: HeroView,
  question: QuestionView | undefined,
  anyTime: readonly AnyTimeView[],
): number | string | null {
  if (isChanging(question, wish.hero) && question.yours) {
    if (question.kind !== wish.kind) return keep(question);
    return wayFor(wish, hero, question)?.index ?? null;
  }
  const action = anyTime.find(({ who, verb, yours }) => who === wish.hero && verb === "hands" && yours);
  return action && question?.interruptible ? action.key : null;
}

/** What a question that came after is to be answered; null: it is about something else, and the wish is over. */
export function fulfil(wish: Wish, hero: HeroView, question: QuestionView | undefined): number | null {
  if (!isChanging(question, wish.hero) || !question.yours) return null;
  return question.kind === wish.kind ? (wayFor(wish, hero, question)?.index ?? null) : keep(question);
}

const keep = (question: QuestionView): number => (typeof question.default === "number" ? question.default : 0);

/** The answer that fulfils a wish and changes least of what is in use. */
function wayFor(wish: Wish, hero: HeroView, question: QuestionView): AnswerView | null {
  const used = hero.items.filter((item) => item.equipped).map(({ key }) => key);
  let best: AnswerView | null = null;
  let most = -1;
  for (const answer of question.answers) {
    const items = answer.items ?? [];
    if (!fulfils(wish, items, used)) continue;
    const kept = overlap(items, used);
    if (kept > most) [best, most] = [answer, kept];
  }
  return best;
}

/** Whether so much more of a thing, or less, is in use then. Of copies that are just alike only the first is offered. */
function fulfils(wish: Wish, items: readonly string[], used: readonly string[]): boolean {
  const more = count(items.map(plain), plain(wish.item)) - count(used.map(plain), plain(wish.item));
  const itself = count(items, wish.item) - count(used, wish.item);
  return wish.on ? itself > 0 || (more > 0 && !used.includes(wish.item)) : itself < 0 || more < 0;
}

/** A card, whichever copy of it. */
const plain = (key: string): string => key.split("#")[0] ?? key;

const count = (items: readonly string[], id: string): number => items.filter((one) => one === id).length;

function overlap(items: readonly string[], used: readonly string[]): number {
  const left = [...used];
  let common = 0;
  for (const id of items) {
    const at = left.indexOf(id);
    if (at >= 0) {
      left.splice(at, 1);
      common++;
    }
  }
  return common;
}

/** What is offered only once for copies that are just alike: whichever is meant, it comes to the same. */
const ALIKE = ["give", "swap", "attach"];

/** What can be done with a thing that a hero has, now; with this one, where it has several of the kind. */
export function actionsWith(key: string, hero: string, anyTime: readonly AnyTimeView[]): AnyTimeView[] {
  const mine = anyTime.filter(({ who, card, yours }) => yours && who === hero && card === plain(key));
  const own = (verb: string) => mine.some((other) => other.verb === verb && other.thing === key);
  return mine.filter(({ verb, thing }) => thing === key || (ALIKE.includes(verb) && !own(verb)));
}
