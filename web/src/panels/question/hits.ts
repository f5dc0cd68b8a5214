import type { AnswerView, EnemyView, GiveAnswer, HitView, QuestionView } from "../../lib/wire";
import { bestShares, type Share, summed } from "./sharing";

/** Which Hits (by key) go to which enemy (by id), the enemy that was given one first, first. */
export type Deal = ReadonlyMap<string, readonly string[]>;

/** A ready way to share out all Hits, and what each enemy may expect of it (null: cannot be told exactly). */
export interface Preset {
  deal: Deal;
  chances: ReadonlyMap<string, number | null>;
  /** The same with what can be spent on the Hits once their Damage is seen, where that makes a difference. */
  aided: ReadonlyMap<string, number>;
}

const MOST_PRESETS = 4;

/** The enemies that Hits can be given to; other answers (a Ricochet, letting the rest go) are choices of their own. */
export const enemiesOf = (question: QuestionView): AnswerView[] =>
  question.answers.filter((answer) => answer.model != null && answer.key === answer.model);
export const othersOf = (question: QuestionView): AnswerView[] =>
  question.answers.filter((answer) => answer.model == null || answer.key !== answer.model);

/** The chance with what can be spent on Hits, one for each as far as it goes; null where nothing can, or it changes nothing. */
export function aidedChance(question: QuestionView, enemy: EnemyView, keys: readonly string[]): number | null {
  const hits = question.hits.filter(({ key }) => keys.includes(key));
  const [plain, left] = [killChance(question, enemy, keys), hits[0]?.aids ?? 0];
  if (plain === null || !left) return null;
  const best = hits.flatMap(({ wounds, aided }, at) => [(at < left && aided[enemy.id]) || (wounds[enemy.id] as number[])]);
  const chance = Math.round(100 * atLeast(best, enemy.health - enemy.wounds));
  return chance > plain ? chance : null;
}
/** The chance in per cent that some Hits kill an enemy: exact, or null. */
export function killChance(question: QuestionView, enemy: EnemyView, keys: readonly string[]): number | null {
  const hits = question.hits.filter(({ key }) => keys.includes(key));
  const known = hits.flatMap(({ wounds }) => (wounds[enemy.id] ? [wounds[enemy.id] as number[]] : []));
  if (!hits.length || known.length < hits.length) return null;
  return Math.round(100 * atLeast(known, enemy.health - enemy.wounds));
}

/** The chance that several numbers add up to at least this much. */
const atLeast = (numbers: readonly (readonly number[])[], least: number): number =>
  summed(numbers)
    .slice(Math.max(0, least))
    .reduce((all, chance) => all + chance, 0);

/** The Hits that nobody has been given yet. */
export function pool(question: QuestionView, deal: Deal): HitView[] {
  const given = new Set([...deal.values()].flat());
  return question.hits.filter(({ key }) => !given.has(key));
}

/** Give an enemy one more Hit: this one, or the first that may go there. The same deal, if there is none. */
export function give(question: QuestionView, deal: Deal, enemy: string, key?: string): Deal {
  const free = pool(question, deal).filter((hit) => enemy in hit.kills);
  const hit = key === undefined ? free[0] : free.find((one) => one.key === key);
  return hit ? new Map([...deal]).set(enemy, [...(deal.get(enemy) ?? []), hit.key]) : deal;
}

/** Take the last Hit back from an enemy, or a certain one. */
export function take(deal: Deal, enemy: string, key?: string): Deal {
  const left = (deal.get(enemy) ?? []).filter((one, at, all) => (key === undefined ? at < all.length - 1 : one !== key));
  const next = new Map([...deal]);
  if (left.length) next.set(enemy, left);
  else next.delete(enemy);
  return next;
}

/** Ways to share out all Hits at once: the best there is, all on one, or split between two; those that kill most come first. */
export function presets(question: QuestionView, enemies: readonly EnemyView[]): Preset[] {
  const sole = question.hits.length === 1;
  const targets = enemiesOf(question).flatMap(({ model }) => enemies.find(({ id }) => id === model) ?? []);
  const sharp = [...question.hits].sort((a, b) => Number(b.critical) - Number(a.critical));
  const found = new Map<string, Preset>();
  const offer = (shares: readonly Share[]) => {
    const whole = shares.every(([{ id }, hits]) => hits.length > 0 && hits.every(({ kills }) => id in kills));
    if (!whole || shares.reduce((sum, [, hits]) => sum + hits.length, 0) !== question.hits.length) return;
    const deal = new Map(shares.map(([{ id }, hits]) => [id, hits.map(({ key }) => key)]));
    const chances = new Map(
      shares.map(([enemy, hits]) => [
        enemy.id,
        killChance(
          question,
          enemy,
          hits.map(({ key }) => key),
        ),
      ]),
    );
    const aided = new Map(
      shares.flatMap(([enemy, hits]) => {
        const chance = aidedChance(
          question,
          enemy,
          hits.map(({ key }) => key),
        );
        return chance === null ? [] : [[enemy.id, chance] as const];
      }),
    );
    // Two enemies of a kind with the same chances need not both be offered; by hand everything can be done.
    const same = shares
      .map(([{ id, kind, elite }, hits]) => [kind, elite, hits.map(({ critical }) => critical), chances.get(id)].join())
      .sort()
      .join(";");
    const name = sole ? [...deal.keys()].join() : same; // a single Hit cannot be shared: everybody it may go to is offered
    if (!found.has(name)) found.set(name, { deal, chances, aided });
  };
  offer(bestShares(question.hits, targets) ?? []);
  for (const enemy of targets) offer([[enemy, sharp]]);
  for (const first of targets)
    for (const second of targets)
      for (let count = 1; first !== second && count < sharp.length; count++)
        offer([
          [first, sharp.slice(0, count)],
          [second, sharp.slice(count)],
        ]);
  const worth = ({ chances }: Preset) => [...chances.values()].reduce<number>((sum, chance) => sum + (chance ?? 0), 0);
  const [best, sure] = [[...found.values()].sort((a, b) => worth(b) - worth(a)), (way: Preset) => way.deal.size === 1];
  const offered = sole ? best : best.slice(0, MOST_PRESETS);
  // Whoever wants to be sure of one enemy finds that too, even where spreading Hits kills more on average.
  const single = best.find(sure);
  return single && !offered.some(sure) ? [...offered.slice(0, -1), single] : offered;
}

/** A deal that is being carried out: the Hits of one enemy are resolved before those of the next are given (ATTACK-09). */
export interface Plan {
  who: string;
  /** How many answers had been given when it was made. */
  since: number;
  steps: readonly { enemy: string; hits: readonly HitView[] }[];
  /** The numbers that the Hits had which are given already. */
  given: readonly number[];
}

const numberOf = (key: string): number => Number(key.slice(key.lastIndexOf("-") + 1));

/** `answers`, here and below: how many have been given when the question is asked. */
export function planOf(question: QuestionView, deal: Deal, answers: number): Plan {
  const hit = (key: string) => question.hits.find((one) => one.key === key) as HitView;
  const steps = [...deal].filter(([, keys]) => keys.length).map(([enemy, keys]) => ({ enemy, hits: keys.map(hit) }));
  return { who: question.who, since: answers, steps, given: [] };
}

export interface Step {
  answer: number;
  /** What to answer to the question that follows at once. */
  after: NonNullable<GiveAnswer["then"]>;
  /** What remains to be done afterwards. */
  rest: Plan | null;
}

/** The next answer of a plan, if it still fits: Hits are counted anew once some are gone, and enemies may be gone too. */
export function nextStep(plan: Plan, question: QuestionView, answers: number): Step | null {
  const [step, ...steps] = plan.steps;
  if (!step || question.kind !== "assign-hits" || question.who !== plan.who || answers < plan.since) return null;
  const target = enemiesOf(question).find(({ model }) => model === step.enemy);
  if (!target) return null;
  const numbers = step.hits.map(({ key }) => numberOf(key));
  const keys = numbers.map((number) => `hit-${number - plan.given.filter((gone) => gone < number).length}`);
  const fits = step.hits.every((hit, at) =>
    question.hits.some(
      (one) => one.key === keys[at] && one.face === hit.face && one.critical === hit.critical && step.enemy in one.kills,
    ),
  );
  if (!fits) return null;
  const rest = steps.length ? { ...plan, since: answers + 1, steps, given: [...plan.given, ...numbers] } : null;
  return { answer: target.index, after: [{ kind: "which-hits", keys }], rest };
}

/** Tell whether a plan waits for something that comes first (a question in between), or is out of date. */
export const planHolds = (plan: Plan, question: QuestionView, answers: number): boolean =>
  answers >= plan.since && question.kind !== "act" && question.kind !== "move";
