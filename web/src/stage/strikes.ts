import type { LogEntry, RollView } from "../lib/wire";

/** Dice To Hit of one attacker, or of several that strike at once. Nobody is named where the dice do not say whose they are. */
export interface Strike {
  models: readonly string[];
  roll: RollView;
}

/** One attacker at a time; from the fifth alike on they strike at once. */
export const FEW = 4;

/** The rolls with which enemies attack. */
export const ENEMY_ATTACK: ReadonlySet<string> = new Set(["enemy-to-hit", "enemy-shots"]);

/** Whether the dice of an entry are those of enemies who attack. */
export const strikesIn = ({ roll }: LogEntry): boolean => roll !== null && ENEMY_ATTACK.has(roll.purpose);

/** Those of an attack who strike one at a time: the first few of their kind in this activation, `told` being the turn up to it. */
export function oneByOne(told: readonly LogEntry[], attackers: readonly string[]): ReadonlySet<string> {
  const began = told.findLastIndex(({ event }) => event === "stepbegan");
  const before = told
    .slice(began + 1)
    .reduce((sum, { event, facts }) => sum + (event === "attacked" ? (facts.models?.length ?? 0) : 0), 0);
  return new Set(attackers.slice(0, Math.max(0, FEW - before)));
}

/** Take the dice of an attack apart: for each of those who strike alone, then for all others in one heap, sorted by attacker. */
export function strikesOf(roll: RollView, alone: ReadonlySet<string>): Strike[] {
  if (!roll.dice.length || roll.whose.length !== roll.dice.length) return [{ models: [], roll }];
  const attackers = [...new Set(roll.whose)];
  const others = attackers.filter((one) => !alone.has(one));
  const groups = [...attackers.filter((one) => alone.has(one)).map((one) => [one]), ...(others.length ? [others] : [])];
  return groups.map((models) => ({ models, roll: partOf(roll, models) }));
}

/** The dice of a roll that are of some, in their order. */
function partOf(roll: RollView, models: readonly string[]): RollView {
  const at = models.flatMap((model) => roll.whose.flatMap((one, die) => (one === model ? [die] : [])));
  const dice = at.flatMap((die) => roll.dice[die] ?? []);
  return {
    ...roll,
    dice,
    whose: at.flatMap((die) => roll.whose[die] ?? []),
    successes: roll.successes === null ? null : dice.filter(({ success }) => success).length,
    total: dice.reduce((sum, { face }) => sum + face, 0),
  };
}

/** How many Hits some attackers bring: as it is told after their dice, else what the dice show. */
export function hitsOf({ models, roll }: Strike, rest: readonly LogEntry[]): number {
  const over = rest.findIndex(({ event }) => event === "attacked" || event === "stepbegan");
  const hit = rest.slice(0, over < 0 ? undefined : over).find(({ event, facts }) => event === "hit" && facts.kind === "hit");
  const told = hit?.facts.models ?? [];
  return told.length ? told.filter((one) => models.includes(one)).length : (roll.successes ?? 0);
}

/** Whether some of these roll To Hit again in the same attack: only then is known what comes of it. */
export function rollOn(models: readonly string[], rest: readonly LogEntry[]): boolean {
  const others = rest.findIndex((entry) => !strikesIn(entry));
  return rest.slice(0, others < 0 ? undefined : others).some(({ roll }) => roll?.whose.some((one) => models.includes(one)));
}
