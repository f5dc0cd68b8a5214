import type { FaceView, HeroView, LogEntry, RollView, TableView } from "../lib/wire";
import type { Beat, Opened, Scene, SceneKind, StageCard, Thrown } from "./beats";
import { affectedBy, causeOf, causesOf, stakeOf } from "./causes";
import { isLeft } from "./fights";
import { MOMENTS } from "./moments";
import { ENEMY_ATTACK, FEW, hitsOf, oneByOne, rollOn, type Strike, strikesIn, strikesOf } from "./strikes";

/** What scenes are made of: what happened, and the table before it and after it. */
export interface Happened {
  log: readonly LogEntry[];
  /** What was told before: a card of that may reach into what happens now. */
  told?: readonly LogEntry[];
  before: Pick<TableView, "heroes" | "enemies" | "questions" | "track" | "log" | "mission">;
  after: Pick<TableView, "heroes" | "enemies" | "questions">;
  /** The name of a tile of the map, as it is afterwards. */
  nameOf: (tile: number) => string;
  /** The door through which a tile was found. */
  doorTo?: (tile: number) => Opened | null;
  /** Say that several enemies of one kind appear. */
  appear?: (count: number, kind: string) => string;
  /** Say that an attack has missed: who attacks whom, or nobody in particular. */
  missed?: (attack: string) => string;
  /** Say that one enemy attacks somebody, and how many Hits it brings. */
  strikes?: (attacker: string, whom: string) => string;
  brings?: (attacker: string, hits: number) => string;
  /** Scenes go fast: several alike attack at once. */
  fast?: boolean;
  /** Say who comes to a fight. */
  fight?: (groups: readonly Group[]) => string;
  /** Write how much Gold it is. */
  money?: (gold: number) => string;
  /** Say that a fight is won, and that the turn is over with it. */
  won?: string;
  over?: string;
}
/** So many of a kind. */
export interface Group {
  kind: string;
  count: number;
}

/** Dice fall, lie, and are read; those that lie on are read while the next thing is shown. */
const TUMBLE = 720;
const READ_DICE = 480;
const LIE_ON = 120;
/** So long flies what came of an attack, if nothing else follows: that it missed, or was blocked. */
const CAME_TO_NOTHING = 900;
/** One attacker's arrow lights, then its dice fall; a miss flies shortly where the next one follows; then it is told of whom the Hits are. */
const [NEXT_STRIKES, NEXT_FOLLOWS, OF_WHOM] = [300, 480, 1100];
const STEP = 140;
const LONGEST_WALK = 700;
/** A card is read so long that a slow reader gets through it; any input ends that. */
const LETTER = 40;
const TURN_OVER = 700;
const [SHORTEST_READ, LONGEST_READ] = [900, 7000];
/** The back of a card is seen so long. */
const FACE_DOWN = 550;
/** Whoever gets something wants to know what it is, and it is new to everybody. */
const GIVES = new Set(["loot", "scavenge", "gear", "artifact"]);
const GIFT = { letter: 55, shortest: 2600, longest: 9000 };
/** A fight begins, or is won. */
const [FIGHT_BEGINS, FIGHT_WON] = [1900, 1400];
/** Rolls that lead to something else, and are told by it; the door that an exit leads to tells all there is. */
const SMALL = new Set(["number", "spawn", "target"]);
const UNSEEN = new Set(["door"]);
const ATTACKS = new Set(["to-hit", ...ENEMY_ATTACK]);
/** Whoever gets up or is healed is told of by that. */
const RISES = new Set(["healed", "revived", "recovered", "knockedout", "died"]);
/** After a save these say what it did not stop, or roll on. */
const HURTS = new Set(["wounded", "sanitylost", "corruptiongained", "rolled"]);
/** So long it is told what somebody's power does, in ms. */
const POWER = 900;
/** A sentence under the action has at most so many letters, each of which takes so long to read. */
const [SENTENCE, READ] = [110, 18];
/** What an ability of the hero who uses it does, if that is said in a sentence. */
function powerOf({ heroes }: Happened["before"], { facts }: LogEntry): string {
  const power = heroes.find(({ id }) => id === facts.who)?.abilities?.find(({ id }) => id === facts.card);
  const does = power?.text.join(" ") ?? "";
  return does.length <= SENTENCE ? does : "";
}
/** So long it is told how an adventure ends, in ms. */
const ENDS = 2200;
/** Nobody comes any more to the fight that has just begun. */
const ACTS = new Set(["turnbegan", "stepbegan", "attacked", "fightended"]);
const SAVES = new Set(["defense", "willpower", "armor", "spirit-armor", "cover"]);

/** Turn what happened into scenes, in its order. Every entry of the log is told in exactly one beat. */
export function scenesOf(happened: Happened): Scene[] {
  return new Scribe(happened).write();
}

export const beatsOf = (scenes: readonly Scene[]): Beat[] => scenes.flatMap(({ beats }) => beats);

class Scribe {
  #scenes: Scene[] = [];
  #beats: Beat[] = [];
  #kind: SceneKind = "telling";
  #at = 0;
  /** Who was killed last: XP comes from there. */
  fell = "";
  /** Who attacks whom now: dice without a name are theirs. */
  #strikers: readonly string[] = [];
  #attacked = "";
  /** That they attack, in words. */
  #attack = "";
  /** Those of them who strike one at a time, and whose arrows are lit. */
  #alone: ReadonlySet<string> = new Set();
  #lit: readonly string[] = [];
  /** That a fight began, and nobody has been told yet. */
  #came = "";
  /** Who comes to a fight that has begun, until they are seen. */
  #title = "";
  /** The room whose token was turned over last. */
  #turned: number | null | undefined = null;
  /** Dice that lie on the table already: they were asked about. */
  #lying: RollView | null;
  /** The turn so far; no card reaches farther. */
  #turn: readonly LogEntry[];
  #causes: ReadonlyMap<number, FaceView>;

  constructor(readonly happened: Happened) {
    const told = happened.told ?? [];
    this.#turn = [
      ...told.slice(
        Math.max(
          0,
          told.findLastIndex(({ event }) => event === "turnbegan"),
        ),
      ),
      ...happened.log,
    ];
    this.#causes = causesOf(this.#turn);
    const lying = happened.before.questions.find(({ roll }) => roll)?.roll;
    this.#lying = lying && !ENEMY_ATTACK.has(lying.purpose) ? lying : null; // what an Enemy rolls again is thrown again
    const going = told.findLast(({ event }) => event === "attacked" || event === "stepbegan");
    if (going?.event === "attacked") this.#strikes(going); // somebody was asked in the middle of it
  }
  /** Somebody is attacked from now on. */
  #strikes(attacked: LogEntry): void {
    const { models = [], target } = attacked.facts;
    [this.#strikers, this.#attacked, this.#attack] = [models, target ?? "", attacked.text];
    const before = this.#turn.filter(({ n }) => n < attacked.n);
    this.#alone = this.happened.fast ? new Set() : oneByOne(before, models);
  }

  write(): Scene[] {
    const { log } = this.happened;
    while (this.#at < log.length) {
      const entry = log[this.#at] as LogEntry;
      const write = WRITERS[entry.event];
      const took = this.#at;
      if (write) write(this, entry);
      else this.plain(entry);
      if (this.#at === took) this.#at += 1;
    }
    this.#untold();
    this.#asked();
    this.#close();
    return this.#scenes;
  }

  /** Take the entries from here on that are of one kind. */
  run(event: string): LogEntry[] {
    const from = this.#at;
    while (this.happened.log[this.#at]?.event === event) this.#at += 1;
    return this.happened.log.slice(from, this.#at);
  }
  /** The entries after this one. */
  get rest(): readonly LogEntry[] {
    return this.happened.log.slice(this.#at + 1);
  }
  /** Somebody attacks: whose Hits they are can be seen. */
  get attacking(): boolean {
    return this.#kind === "attack";
  }
  scene(kind: SceneKind): void {
    if (kind === this.#kind) return;
    this.#close();
    this.#kind = kind;
  }
  #close(): void {
    if (this.#beats.length) this.#scenes.push({ kind: this.#kind, beats: this.#beats });
    this.#beats = [];
  }
  beat(entry: LogEntry, beat: Omit<Beat, "n" | "tells"> & { tells?: readonly LogEntry[] }): void {
    this.#beats.push({ n: entry.n, tells: [entry], cause: this.#causes.get(entry.n), ...beat });
  }
  plain(entry: LogEntry): void {
    const moments = MOMENTS[entry.event]?.(entry, this.happened.before) ?? [];
    if (entry.card) this.card(entry);
    else if (moments.length)
      for (const [at, one] of moments.entries()) this.beat(entry, { ...one, says: entry.text, tells: at ? [] : [entry] });
    else if (entry.weight === "detail") this.beat(entry, { kind: "telling", length: 0 });
    else this.beat(entry, { kind: "telling", length: 480, says: entry.text });
  }

  card(entry: LogEntry): void {
    if (!entry.card) return;
    this.scene("card");
    const letters = [...entry.card.text, entry.card.name, entry.card.flavour].join(" ").length;
    const gift = GIVES.has(entry.card.kind);
    const read = gift
      ? Math.min(GIFT.longest, Math.max(GIFT.shortest, letters * GIFT.letter))
      : Math.min(LONGEST_READ, Math.max(SHORTEST_READ, letters * LETTER));
    const heroes = this.happened.after.heroes;
    const card: StageCard = {
      face: entry.card,
      affected: affectedBy(entry, this.rest, heroes),
      stake: stakeOf(entry),
    };
    const { tile } = entry.facts;
    const frame = tile == null ? undefined : { tiles: [tile], matters: true }; // its token is turned over there
    if (entry.card.kind === "exploration") this.#turned = tile;
    const length = TURN_OVER + read;
    this.beat(entry, { kind: "card", length, late: FACE_DOWN, says: entry.text, cue: "card", card, frame });
  }

  /** Where a room leads on, or does not; after its token, which has said so, that takes no time. */
  exit(entry: LogEntry): void {
    const { tile } = entry.facts;
    const frame = tile == null ? undefined : { tiles: [tile], matters: false };
    const loud = entry.weight !== "detail" && this.#turned !== tile;
    this.beat(entry, { kind: "telling", length: loud ? 480 : 0, says: loud ? entry.text : undefined, frame });
  }

  attack(entry: LogEntry): void {
    this.scene("attack");
    this.#strikes(entry);
    const models = [this.#attacked, ...this.#strikers];
    const [first] = this.rest[0]?.roll && strikesIn(this.rest[0]) ? strikesOf(this.rest[0].roll, this.#alone) : [];
    this.#lit = first?.models.length === 1 ? first.models : this.#strikers;
    this.beat(entry, {
      kind: "attack",
      length: 420,
      says: this.#saysOf(this.#lit),
      strikers: this.#lit,
      frame: { models, also: this.fight, matters: true },
    });
  }
  /** Who attacks, in words: one of several, or all of them as the log has it. */
  #saysOf(models: readonly string[]): string {
    const [one] = models;
    const [attacker, whom] = [this.#nameOf(one), this.happened.after.heroes.find(({ id }) => id === this.#attacked)?.name];
    const alone = models.length === 1 && this.#strikers.length > 1 && attacker && whom;
    return (alone && this.happened.strikes?.(attacker, whom)) || this.#attack;
  }
  #nameOf(model: string | undefined): string {
    const { before, after } = this.happened;
    return [...after.enemies, ...before.enemies].find(({ id }) => id === model)?.name ?? "";
  }
  /** Everybody who is in the fight now. */
  get fight(): string[] {
    const { before, after } = this.happened;
    return [...after.heroes.filter(upright), ...after.enemies, ...before.enemies].map(({ id }) => id);
  }

  roll(entry: LogEntry): void {
    const roll = entry.roll;
    if (!roll?.dice.length || UNSEEN.has(roll.purpose)) {
      this.beat(entry, { kind: "telling", length: 0 });
      return;
    }
    if (roll.dice.some(({ rerolled }) => rerolled)) {
      // The faces that were given up: they lie there already, or are thrown now and picked up again.
      if (this.#lies(roll)) this.beat(entry, { kind: "telling", length: 0 });
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
    const missed = roll.dice.every(({ success }) => success === false) && this.rest[0]?.event !== "hit"; // a low die hits some
    if (missed && ATTACKS.has(roll.purpose)) this.#miss(entry, roll);
  }
  /** One attacker after the other: its arrow lights, its dice fall beside it, and what they bring is told. */
  #oneByOne(entry: LogEntry, strikes: readonly Strike[]): void {
    for (const [at, strike] of strikes.entries()) {
      const { models } = strike;
      const last = at === strikes.length - 1;
      const known = models.every((one) => this.#strikers.includes(one));
      if (known && models.join() !== this.#lit.join())
        this.beat(entry, { kind: "attack", tells: [], length: NEXT_STRIKES, says: this.#saysOf(models), strikers: models });
      this.#lit = models;
      const hits = hitsOf(strike, this.rest);
      const missed = !hits && !rollOn(models, this.rest);
      const name = models.length === 1 ? this.#nameOf(models[0]) : "";
      const roll = name ? { ...strike.roll, label: name } : strike.roll;
      const one = name && this.#strikers.length > 1 && this.happened.brings;
      const says = one ? (missed ? "" : one(name, hits)) : entry.text; // a miss says so itself
      this.#throw(entry, roll, all(roll), { tells: last ? [entry] : [], by: models, brief: missed && !last, says });
      if (missed) this.#miss(entry, roll, models, last ? CAME_TO_NOTHING : NEXT_FOLLOWS);
    }
  }
  /** An attack that hits nobody is told as long as one that does: at whom it was aimed, if that is known. */
  #miss(entry: LogEntry, roll: RollView, strikers: readonly string[] = this.#strikers, length = CAME_TO_NOTHING): void {
    const theirs = ENEMY_ATTACK.has(roll.purpose);
    const [only, ...others] = this.happened.after.enemies;
    const model = theirs ? this.#attacked : ((others.length ? undefined : only?.id) ?? roll.by);
    const says = this.happened.missed?.(theirs ? this.#saysOf(strikers) : roll.by_name);
    const flying = { model, text: "", tone: "missed" } as const;
    this.beat(entry, {
      kind: "miss",
      length,
      tells: [],
      says,
      cue: "miss",
      flying,
      strikers: theirs ? strikers : undefined,
    });
  }
  /** What a hero has lost already and the log tells only after the question (somebody is about to go down): it is seen before it is asked about. */
  #untold(): void {
    const { log, before, after } = this.happened;
    for (const hero of after.heroes) {
      const was = before.heroes.find(({ id }) => id === hero.id);
      const own = log.filter(({ facts }) => facts.who === hero.id);
      if (!was || own.some(({ event }) => RISES.has(event))) continue;
      const left = (event: string, else_: number) => own.findLast((one) => one.event === event)?.facts.left ?? else_;
      const lost = left("wounded", was.health.now) - hero.health.now;
      if (lost <= 0 || hero.health.most !== was.health.most) continue;
      const n = log.at(-1)?.n ?? before.log - 1;
      const facts = { who: hero.id, count: lost, left: hero.health.now };
      const entry: LogEntry = { n, event: "wounded", weight: "detail", text: "", roll: null, card: null, facts };
      WRITERS.wounded?.(this, entry);
    }
  }
  /** Dice that somebody is asked about are thrown before the question comes. */
  #asked(): void {
    const question = this.happened.after.questions.find(({ family, roll }) => family !== "hits" && roll);
    const roll = question?.roll;
    if (!roll?.dice.length || this.#lies(roll)) return;
    if (this.happened.log.some((entry) => entry.roll && alike(entry.roll, roll))) return;
    const n = this.happened.log.at(-1)?.n ?? this.happened.before.log - 1;
    const entry: LogEntry = { n, event: "rolled", weight: "detail", text: "", roll, card: null, facts: { who: roll.by } };
    const moving = ENEMY_ATTACK.has(roll.purpose) ? [] : this.#moving(roll); // those of Enemies have fallen one by one
    this.#throw(entry, roll, moving, { tells: [], asked: true, cause: causeOf(this.#turn, question) ?? undefined });
  }
  /** Which dice of a roll fall now: those that lay there before and were not taken up again stay. */
  #moving(roll: RollView): number[] {
    const lying = this.#lying;
    if (!lying || lying.purpose !== roll.purpose || lying.dice.length !== roll.dice.length) return all(roll);
    return roll.dice.flatMap((die, at) => (die.face !== lying.dice[at]?.face || lying.dice[at]?.rerolled ? [at] : []));
  }
  /** The light is lifted by whoever carries it. */
  #bearer(roll: RollView): string {
    return roll.purpose === "hold-back" ? (this.happened.before.heroes.find(({ light }) => light)?.id ?? "") : "";
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
    if (!theirs && !SAVES.has(roll.purpose)) this.scene(roll.purpose === "hold-back" ? "darkness" : "roll");
    const beside = theirs ? (roll.whose[0] ?? by[0] ?? "") : roll.by || entry.facts.who || this.#bearer(roll);
    const needs = roll.target || (roll.purpose === "hold-back" ? this.happened.before.track.hold_back : 0);
    const whom = theirs && (!roll.whose.length || this.#strikers.includes(beside)) ? this.#attacked : "";
    const thrown: Thrown = { roll, beside, needs, against: whom, moving, tags: this.#tagsOf(roll) };
    const liesOn =
      asked || brief || SMALL.has(roll.purpose) || (roll.purpose === "hold-back" && this.rest[0]?.event === "darknessheld");
    const length = (moving.length ? TUMBLE : 0) + (liesOn ? LIE_ON : READ_DICE);
    const frame = beside ? { models: whom ? [whom, ...this.#strikers] : [beside], matters: false } : undefined;
    this.beat(entry, {
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
    const { before, after } = this.happened;
    const numberOf = (model: string) => [...after.enemies, ...before.enemies].find(({ id }) => id === model)?.number;
    return new Set(whose).size > 1 ? whose.map((one, at) => (one === whose[at - 1] ? "" : `${numberOf(one) ?? ""}`)) : [];
  }

  /** A fight begins: that is said together with who comes. */
  fights(entry: LogEntry): void {
    this.scene("enemies");
    const atOnce = this.rest[0]?.event === "enemyplaced";
    this.#came = atOnce ? entry.text : "";
    this.#title = this.#named();
    this.beat(entry, { kind: "heading", length: atOnce ? 0 : 420, says: atOnce ? undefined : entry.text, cue: "bell" });
  }
  /** All who come before anybody acts. */
  #named(): string {
    const end = this.rest.findIndex(({ event }) => ACTS.has(event));
    const groups = new Map<string, number>();
    for (const { event, facts } of this.rest.slice(0, end < 0 ? undefined : end))
      if (event === "enemyplaced" && facts.kind) groups.set(facts.kind, (groups.get(facts.kind) ?? 0) + 1);
    return (groups.size && this.happened.fight?.([...groups].map(([kind, count]) => ({ kind, count })))) || "";
  }
  /** A fight is over: won, unless those who were left are too far away; then the turn goes on. */
  wins(entry: LogEntry): void {
    this.scene("telling");
    const { won, over } = this.happened;
    const heroes = this.happened.after.heroes.filter(upright).map(({ id }) => id);
    const left = isLeft(this.happened.log, entry);
    this.beat(entry, {
      kind: "heading",
      length: left ? 480 : FIGHT_WON,
      says: (!left && over) || entry.text,
      cue: left ? undefined : "bell",
      title: left ? undefined : won,
      frame: { models: heroes, matters: false },
    });
  }
  /** Those who come into view, all at once. */
  enemies(): void {
    this.scene("enemies");
    const placed = this.run("enemyplaced");
    const [first] = placed;
    if (!first) return;
    const [came, rises] = [this.#came, placed.flatMap(({ facts }) => facts.who ?? [])];
    const title = this.#title || undefined;
    this.#came = this.#title = "";
    const heroes = this.happened.after.heroes.filter(upright).map(({ id }) => id);
    const kindOf = ({ facts }: LogEntry) => this.happened.after.enemies.find(({ id }) => id === facts.who)?.kind ?? "";
    const says = [...new Set(placed.map(kindOf))]
      .map((kind) => {
        const alike = placed.filter((one) => kindOf(one) === kind);
        return (
          (alike.length > 1 && kind && this.happened.appear?.(alike.length, kind)) || alike.map(({ text }) => text).join(" ")
        );
      })
      .join(" ");
    const whole = `${came} ${says}`.trim();
    this.beat(first, {
      kind: "enemies",
      tells: placed,
      length: Math.max(title ? FIGHT_BEGINS : 0, 900 + 120 * Math.min(6, placed.length) + (came ? 240 : 0)),
      title,
      says: whole,
      cue: "hit",
      rises,
      frame: { models: [...rises, ...heroes, ...this.happened.after.enemies.map(({ id }) => id)], matters: true }, // a fight is seen as a whole
    });
  }

  move(entry: LogEntry): void {
    const { who = "", path = [] } = entry.facts;
    const hero = this.happened.after.heroes.some(({ id }) => id === who);
    this.scene(hero ? "move" : "attack");
    const walk = Math.min(LONGEST_WALK, STEP * Math.max(1, path.length - 1));
    const coming = hero ? 0 : this.#alike(entry);
    const length = coming > FEW ? 140 : walk + 90;
    this.beat(entry, {
      kind: "step",
      length,
      says: entry.text,
      cue: "step",
      frame: who ? { models: [who], spaces: path, matters: false } : undefined,
    });
  }
  /** How many enemies move here one after the other. */
  #alike(entry: LogEntry): number {
    const { log } = this.happened;
    const own = log.indexOf(entry);
    let [from, to] = [own, own];
    const part = (at: number) => log[at]?.event === "moved" || log[at]?.event === "targeted";
    while (part(from - 1)) from -= 1;
    while (part(to + 1)) to += 1;
    return log.slice(from, to + 1).filter(({ event }) => event === "moved").length;
  }
}

/** The same dice for the same thing, with the same faces. */
export const alike = (one: RollView, other: RollView): boolean =>
  one.purpose === other.purpose &&
  one.dice.length === other.dice.length &&
  one.dice.every(({ face }, at) => face === other.dice[at]?.face);
const upright = ({ ko, dead, space }: HeroView): boolean => space != null && !ko && !dead;
const all = (roll: RollView): number[] => roll.dice.map((_, at) => at);
const minus = (count: number | null | undefined): string => `−${count ?? 0}`;

type Writer = (scribe: Scribe, entry: LogEntry) => void;

const WRITERS: Record<string, Writer> = {
  turnbegan(scribe, entry) {
    scribe.scene("telling");
    // The light against the Darkness is lifted at once: the log has the number of the turn.
    const lifted = scribe.rest.find(({ weight }) => weight !== "detail")?.facts.message === "hold-back";
    scribe.beat(entry, { kind: "heading", length: lifted ? 0 : 360, says: entry.text });
  },
  stepbegan(scribe, entry) {
    const { message, who } = entry.facts;
    const { before, after } = scribe.happened;
    if (message === "hold-back") {
      scribe.scene("darkness");
      scribe.beat(entry, {
        kind: "lift",
        length: 200, // the plate above the dice says what for
        says: entry.text,
        frame: who ? { models: [who], matters: false } : undefined,
      });
      return;
    }
    scribe.scene("telling");
    const models = [...before.enemies, ...after.enemies].filter(({ kind }) => kind === who);
    if (!models.length) {
      const shown = who || scribe.rest[0]?.card; // what is turned over tells more
      return scribe.beat(entry, { kind: "heading", length: shown ? 0 : 380, says: who ? undefined : entry.text });
    }
    const hunted = models.flatMap(({ target }) => target ?? []);
    // Who has not chosen yet could go for anybody.
    const them = hunted.length ? hunted : after.heroes.filter(upright).map(({ id }) => id);
    const ids = [...new Set([...models.map(({ id }) => id), ...them])];
    scribe.beat(entry, {
      kind: "turn",
      length: 520,
      says: entry.text,
      strikers: ids,
      frame: { models: ids, also: scribe.fight, matters: true },
    });
  },
  rolled: (scribe, entry) => scribe.roll(entry),
  moved: (scribe, entry) => scribe.move(entry),
  tileplaced(scribe, entry) {
    scribe.scene("door");
    const { tile, who } = entry.facts;
    const frame = { tiles: tile == null ? [] : [tile], models: who ? [who] : [], matters: true };
    const opens = (tile != null && scribe.happened.doorTo?.(tile)) || undefined;
    scribe.beat(entry, { kind: "door", length: 380, tells: [], cue: "door", says: entry.text, opens });
    scribe.beat(entry, { kind: "tile", length: 1180, cue: "tile", says: entry.text, frame, opens });
    scribe.beat(entry, {
      kind: "room",
      length: 1000,
      tells: [],
      cue: "fire",
      says: entry.text,
      frame,
      opens,
      room: tile == null ? "" : scribe.happened.nameOf(tile),
    });
  },
  dooropened: (scribe, entry) => scribe.exit(entry),
  doorclosed: (scribe, entry) => scribe.exit(entry),
  gateopened(scribe, entry) {
    scribe.scene("door");
    scribe.beat(entry, {
      kind: "tile",
      length: 900,
      says: entry.text,
      cue: "door",
      frame: { tiles: entry.facts.tile == null ? [] : [entry.facts.tile], matters: true },
    });
  },
  fightbegan: (scribe, entry) => scribe.fights(entry),
  fightended: (scribe, entry) => scribe.wins(entry),
  enemyplaced: (scribe) => scribe.enemies(),
  attacked: (scribe, entry) => scribe.attack(entry),
  // Of whom the Hits of several are is said before they are defended against.
  hit(scribe, entry) {
    const { models = [], by } = entry.facts;
    const several = models.length > 0 && !models.includes(by ?? "");
    const length = several ? OF_WHOM : scribe.attacking ? 160 : 520;
    scribe.beat(entry, { kind: "telling", length, says: entry.text, strikers: several ? [...new Set(models)] : undefined });
  },
  saved: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "saved",
      length: HURTS.has(scribe.rest[0]?.event ?? "") ? 480 : CAME_TO_NOTHING,
      says: entry.text,
      cue: "miss",
      flying: { model: entry.facts.who ?? "", text: `${entry.facts.count ?? 0}`, tone: "blocked" },
    }),
  wounded(scribe, entry) {
    const { count, left } = entry.facts;
    const who = entry.facts.who ?? "";
    const enemy = !scribe.happened.after.heroes.some(({ id }) => id === who);
    scribe.beat(entry, {
      kind: "wound",
      length: enemy && left === 0 ? 340 : 680,
      says: entry.text || undefined,
      cue: enemy ? "hit" : "wound",
      struck: who,
      flying: { model: who, text: minus(count), tone: "wound" },
      frame: { models: [who], matters: false },
    });
  },
  sanitylost: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "wound",
      length: 640,
      says: entry.text,
      cue: "wound",
      struck: entry.facts.who ?? "",
      flying: { model: entry.facts.who ?? "", text: minus(entry.facts.count), tone: "sanity" },
    }),
  killed(scribe, entry) {
    scribe.fell = entry.facts.who ?? "";
    scribe.beat(entry, {
      kind: "kill",
      length: 720,
      tells: [],
      leaves: [entry],
      says: entry.text,
      cue: "kill",
      breaks: entry.facts.who ?? "",
    });
  },
  knockedout: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "fall",
      length: 1300,
      says: entry.text,
      cue: "bell",
      struck: entry.facts.who ?? "",
      frame: { models: [entry.facts.who ?? ""], also: scribe.fight, matters: true },
    }),
  died: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "fall",
      length: 1700,
      tells: [],
      leaves: [entry],
      says: entry.text,
      cue: "bell",
      dies: entry.facts.who ?? "",
      frame: { models: [entry.facts.who ?? ""], also: scribe.fight, matters: true },
    }),
  // What somebody's power does of itself is named and told, long enough to be read: the dice that follow come of it.
  used: (scribe, entry) =>
    entry.card
      ? scribe.card(entry)
      : scribe.beat(entry, {
          kind: "telling",
          length: entry.weight === "detail" ? 0 : POWER + READ * powerOf(scribe.happened.before, entry).length,
          says: `${entry.text} ${powerOf(scribe.happened.before, entry)}`.trim(),
          frame: { models: entry.facts.who ? [entry.facts.who] : [], matters: false },
        }),
  gained: (scribe, entry) =>
    scribe.beat(entry, {
      kind: "gain",
      length: 360,
      says: entry.text,
      cue: "xp",
      flying: gained(entry, scribe.fell, scribe.happened.money ?? String),
    }),
  lost: (scribe, entry) => scribe.beat(entry, { kind: "gain", length: 360, says: entry.text }),
  darknessmoved(scribe, entry) {
    scribe.scene("darkness");
    const back = (entry.facts.count ?? 1) < 0;
    if (back) scribe.beat(entry, { kind: "retreat", length: 900, says: entry.text, cue: "hold" });
    else scribe.beat(entry, { kind: "advance", length: 1150, says: entry.text, cue: "dark" });
  },
  darknessheld(scribe, entry) {
    scribe.scene("darkness");
    scribe.beat(entry, { kind: "held", length: 680, says: entry.text, cue: "hold" });
  },
  // Breath and Loot come before the end: that it is decided is told at once.
  noted: (scribe, entry) =>
    entry.facts.message === "goal-met"
      ? scribe.beat(entry, { kind: "heading", length: POWER + READ * entry.text.length, says: entry.text, cue: "bell" })
      : scribe.plain(entry),
  // How it ends is written over the table, before anything that follows from it.
  ended: (scribe, entry) =>
    scribe.beat(entry, { kind: "end", length: ENDS, says: entry.text, title: entry.text.replace(/\.$/, ""), cue: "bell" }),
};

/** What flies to whoever gets it, as it is written; the page writes money as its language does. */
const RESOURCES: Record<string, (count: number, money: (gold: number) => string) => string> = {
  xp: (count) => `+${count} XP`,
  gold: (count, money) => `+${money(count)}`,
};
function gained({ facts }: LogEntry, fell: string, money: (gold: number) => string): Beat["flying"] {
  const write = RESOURCES[facts.card ?? ""];
  const from = facts.card === "xp" && fell ? fell : undefined;
  return facts.who && write ? { model: facts.who, text: write(facts.count ?? 0, money), tone: "gain", from } : undefined;
}
