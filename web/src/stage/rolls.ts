import type { FaceView, LogEntry, RollView } from "../lib/wire";
import type { Thrown } from "./beats";
import { causeOf } from "./causes";
import { enemiesOf } from "./happened";
import type { Scribe } from "./scribe";
import { ENEMY_ATTACK, hitsOf, oneByOne, rollOn, type Strike, strikesIn, strikesOf } from "./strikes";

/** Dice fall, lie, and are read; those that lie on are read while the next thing is shown. */
const TUMBLE = 720;
const READ_DICE = 480;
const LIE_ON = 120;
/** So long flies what came of an attack, if nothing else follows: that it missed, or was blocked. */
export const CAME_TO_NOTHING = 900;
/** One attacker's arrow lights, then its dice fall; a miss flies shortly where the next one follows. */
const [NEXT_STRIKES, NEXT_FOLLOWS] = [300, 480];
/** Rolls that lead to something else, and are told by it; the door that an exit leads to tells all there is. */
const SMALL = new Set(["number", "spawn", "target"]);
const UNSEEN = new Set(["door"]);
const ATTACKS = new Set(["to-hit", ...ENEMY_ATTACK]);
const SAVES = new Set(["defense", "willpower", "armor", "spirit-armor", "cover"]);

/** Attacks and dice: who strikes whom, which dice fall beside whom, and which lie there already. */
export class Rolls {
  /** Who attacks whom now: dice without a name are theirs. */
  #strikers: readonly string[] = [];
  #attacked = "";
  /** That they attack, in words. */
  #attack = "";
  /** Those of them who strike one at a time, and whose arrows are lit. */
  #alone: ReadonlySet<string> = new Set();
  #lit: readonly string[] = [];
  /** Dice that lie on the table already: they were asked about. */
  #lying: RollView | null;

  constructor(readonly scribe: Scribe) {
    const { before, told = [] } = this.scribe.happened;
    const lying = before.questions.find(({ roll }) => roll)?.roll;
    this.#lying = lying && !ENEMY_ATTACK.has(lying.purpose) ? lying : null; // what an Enemy rolls again is thrown again
    const going = told.findLast(({ event }) => event === "attacked" || event === "stepbegan");
    if (going?.event === "attacked") this.#strikes(going); // somebody was asked in the middle of it
  }
  /** Somebody is attacked from now on. */
  #strikes(attacked: LogEntry): void {
    const { models = [], target } = attacked.facts;
    [this.#strikers, this.#attacked, this.#attack] = [models, target ?? "", attacked.text];
    const before = this.scribe.turn.filter(({ n }) => n < attacked.n);
    this.#alone = this.scribe.happened.fast ? new Set() : oneByOne(before, models);
  }

  attack(entry: LogEntry): void {
    this.scribe.scene("attack");
    this.#strikes(entry);
    const models = [this.#attacked, ...this.#strikers];
    const [first] =
      this.scribe.rest[0]?.roll && strikesIn(this.scribe.rest[0]) ? strikesOf(this.scribe.rest[0].roll, this.#alone) : [];
    this.#lit = first?.models.length === 1 ? first.models : this.#strikers;
    this.scribe.beat(entry, {
      kind: "attack",
      length: 420,
      says: this.#saysOf(this.#lit),
      strikers: this.#lit,
      frame: { models, also: this.scribe.fight, matters: true },
    });
  }
  /** Who attacks, in words: one of several, or all of them as the log has it. */
  #saysOf(models: readonly string[]): string {
    const [one] = models;
    const [attacker, whom] = [
      this.#nameOf(one),
      this.scribe.happened.after.heroes.find(({ id }) => id === this.#attacked)?.name,
    ];
    const alone = models.length === 1 && this.#strikers.length > 1 && attacker && whom;
    return (alone && this.scribe.happened.strikes?.(attacker, whom)) || this.#attack;
  }
  #nameOf(model: string | undefined): string {
    return enemiesOf(this.scribe.happened).find(({ id }) => id === model)?.name ?? "";
  }
  roll(entry: LogEntry): void {
    const roll = entry.roll;
    if (!roll?.dice.length || UNSEEN.has(roll.purpose)) {
      this.scribe.beat(entry, { kind: "telling", length: 0 });
      return;
    }
    if (roll.dice.some(({ rerolled }) => rerolled)) {
      // The faces that were given up: they lie there already, or are thrown now and picked up again.
      if (this.#lies(roll)) this.scribe.beat(entry, { kind: "telling", length: 0 });
      else this.#throw(entry, roll, all(roll));
      this.#lying = roll;
      return;
    }
    const strikes = ENEMY_ATTACK.has(roll.purpose) ? strikesOf(roll, this.#alone) : [];
    const apart = strikes.some(({ models }) => models.length === 1);
    if (apart) this.#oneByOne(entry, strikes);
    else this.#throw(entry, strikes[0]?.roll ?? roll, this.#moving(roll));
    this.#lying = null;
    if (apart) return;
    const missed = roll.dice.every(({ success }) => success === false) && this.scribe.rest[0]?.event !== "hit"; // a low die hits some
    if (missed && ATTACKS.has(roll.purpose)) this.#miss(entry, roll);
  }
  /** One attacker after the other: its arrow lights, its dice fall beside it, and what they bring is told. */
  #oneByOne(entry: LogEntry, strikes: readonly Strike[]): void {
    for (const [at, strike] of strikes.entries()) {
      const { models } = strike;
      const last = at === strikes.length - 1;
      const known = models.every((one) => this.#strikers.includes(one));
      if (known && models.join() !== this.#lit.join())
        this.scribe.beat(entry, {
          kind: "attack",
          tells: [],
          length: NEXT_STRIKES,
          says: this.#saysOf(models),
          strikers: models,
        });
      this.#lit = models;
      const hits = hitsOf(strike, this.scribe.rest);
      const missed = !hits && !rollOn(models, this.scribe.rest);
      const name = models.length === 1 ? this.#nameOf(models[0]) : "";
      const roll = name ? { ...strike.roll, label: name } : strike.roll;
      const one = name && this.#strikers.length > 1 && this.scribe.happened.brings;
      const says = one ? (missed ? "" : one(name, hits)) : entry.text; // a miss says so itself
      this.#throw(entry, roll, all(roll), { tells: last ? [entry] : [], by: models, brief: missed && !last, says });
      if (missed) this.#miss(entry, roll, models, last ? CAME_TO_NOTHING : NEXT_FOLLOWS);
    }
  }
  /** An attack that hits nobody is told as long as one that does: at whom it was aimed, if that is known. */
  #miss(entry: LogEntry, roll: RollView, strikers: readonly string[] = this.#strikers, length = CAME_TO_NOTHING): void {
    const theirs = ENEMY_ATTACK.has(roll.purpose);
    const [only, ...others] = this.scribe.happened.after.enemies;
    const model = theirs ? this.#attacked : ((others.length ? undefined : only?.id) ?? roll.by);
    const says = this.scribe.happened.missed?.(theirs ? this.#saysOf(strikers) : roll.by_name);
    const flying = { model, text: "", tone: "missed" } as const;
    this.scribe.beat(entry, {
      kind: "miss",
      length,
      tells: [],
      says,
      cue: "miss",
      flying,
      strikers: theirs ? strikers : undefined,
    });
  }
  /** Dice that somebody is asked about are thrown before the question comes. */
  asked(): void {
    const question = this.scribe.happened.after.questions.find(({ family, roll }) => family !== "hits" && roll);
    const roll = question?.roll;
    if (!roll?.dice.length || this.#lies(roll)) return;
    if (this.scribe.happened.log.some((entry) => entry.roll && alike(entry.roll, roll))) return;
    const n = this.scribe.happened.log.at(-1)?.n ?? this.scribe.happened.before.log - 1;
    const entry: LogEntry = { n, event: "rolled", weight: "detail", text: "", roll, card: null, facts: { who: roll.by } };
    const moving = ENEMY_ATTACK.has(roll.purpose) ? [] : this.#moving(roll); // those of Enemies have fallen one by one
    this.#throw(entry, roll, moving, { tells: [], asked: true, cause: causeOf(this.scribe.turn, question) ?? undefined });
  }
  /** Which dice of a roll fall now: those that lay there before and were not taken up again stay. */
  #moving(roll: RollView): number[] {
    const lying = this.#lying;
    if (!lying || lying.purpose !== roll.purpose || lying.dice.length !== roll.dice.length) return all(roll);
    return roll.dice.flatMap((die, at) => (die.face !== lying.dice[at]?.face || lying.dice[at]?.rerolled ? [at] : []));
  }
  /** The light is lifted by whoever carries it. */
  #bearer(roll: RollView): string {
    return roll.purpose === "hold-back" ? (this.scribe.happened.before.heroes.find(({ light }) => light)?.id ?? "") : "";
  }
  #lies(roll: RollView): boolean {
    return this.#lying !== null && alike(this.#lying, roll);
  }
  #throw(
    entry: LogEntry,
    roll: RollView,
    moving: readonly number[],
    {
      tells = [entry],
      asked = false,
      by = this.#strikers,
      brief = false,
      says = entry.text,
      ...about
    }: {
      tells?: readonly LogEntry[];
      asked?: boolean;
      /** Whose dice they are, of enemies. */
      by?: readonly string[];
      /** What came of them is told at once. */
      brief?: boolean;
      says?: string;
      cause?: FaceView;
    } = {},
  ): void {
    const theirs = ENEMY_ATTACK.has(roll.purpose);
    if (!theirs && !SAVES.has(roll.purpose)) this.scribe.scene(roll.purpose === "hold-back" ? "darkness" : "roll");
    const beside = theirs ? (roll.whose[0] ?? by[0] ?? "") : roll.by || entry.facts.who || this.#bearer(roll);
    const needs = roll.target || (roll.purpose === "hold-back" ? this.scribe.happened.before.track.hold_back : 0);
    const whom = theirs && (!roll.whose.length || this.#strikers.includes(beside)) ? this.#attacked : "";
    const thrown: Thrown = { roll, beside, needs, against: whom, moving, tags: this.#tagsOf(roll) };
    const liesOn =
      asked ||
      brief ||
      SMALL.has(roll.purpose) ||
      (roll.purpose === "hold-back" && this.scribe.rest[0]?.event === "darknessheld");
    const length = (moving.length ? TUMBLE : 0) + (liesOn ? LIE_ON : READ_DICE);
    const frame = beside ? { models: whom ? [whom, ...this.#strikers] : [beside], matters: false } : undefined;
    this.scribe.beat(entry, {
      kind: "roll",
      tells,
      length,
      late: moving.length ? TUMBLE : undefined,
      says: says || undefined,
      cue: "dice",
      thrown,
      frame,
      strikers: theirs ? by : undefined,
      ...about,
    });
  }

  /** In a heap of several the first die of each bears the number of its attacker. */
  #tagsOf({ whose }: RollView): string[] {
    const enemies = enemiesOf(this.scribe.happened);
    const numberOf = (model: string) => enemies.find(({ id }) => id === model)?.number;
    return new Set(whose).size > 1 ? whose.map((one, at) => (one === whose[at - 1] ? "" : `${numberOf(one) ?? ""}`)) : [];
  }
}

/** The same dice for the same thing, with the same faces. */
export const alike = (one: RollView, other: RollView): boolean =>
  one.purpose === other.purpose &&
  one.dice.length === other.dice.length &&
  one.dice.every(({ face }, at) => face === other.dice[at]?.face);
const all = (roll: RollView): number[] => roll.dice.map((_, at) => at);
