import type { RollView } from "../../lib/wire";
import { calm, PACE, type Speed } from "../../map/motion";

const TUMBLE = 600;
/** How long a roll stays before the next one follows. */
const LOOK = 650;

/** A roll on the tray, and which of its dice tumble. */
export interface Shown {
  roll: RollView;
  tumbling: ReadonlySet<number>;
}

/** The tray: rolls come one after the other, and any input shows the last one at once. Nothing waits for it. */
export class DiceShow {
  /** Rolls since the last decision, oldest first. */
  rolls = $state.raw<readonly RollView[]>([]);
  at = $state(0);
  tumbling = $state.raw<ReadonlySet<number>>(new Set());
  #last = -1;
  #asked: RollView | null = null;
  #first = true;
  #timers: ReturnType<typeof setTimeout>[] = [];

  get roll(): RollView | undefined {
    return this.rolls[this.at];
  }
  /** How long a tumble takes, in milliseconds. */
  length = $state(TUMBLE);

  /** Show what was rolled since the last time, then the dice that are asked about. */
  show(rolled: readonly RollView[], asked: RollView | null, speed: Speed): void {
    const latest = Math.max(-1, ...rolled.map(({ n }) => n ?? -1));
    const fresh = this.#first ? [] : rolled.filter(({ n }) => (n ?? -1) > this.#last);
    const again =
      asked !== null &&
      this.#asked !== null &&
      same(asked, this.#asked) &&
      asked.dice.every((die, at) => die.face === this.#asked?.dice[at]?.face);
    const before = this.#asked;
    this.rolls = asked ? [...rolled, asked] : rolled;
    this.#last = latest;
    this.#asked = asked;
    const toShow = [...fresh, ...(asked && !again && !this.#first ? [asked] : [])];
    this.#first = false;
    this.#stop();
    const pace = PACE[speed];
    if (!toShow.length || !pace || calm()) {
      this.at = Math.max(0, this.rolls.length - 1);
      return;
    }
    this.length = TUMBLE * pace;
    this.#play(toShow, before, pace);
  }

  /** Look at an earlier roll. */
  look(at: number): void {
    this.#stop();
    this.at = at;
  }

  /** Any input: the last roll, at rest. */
  hurry(): void {
    if (!this.#timers.length) return;
    this.#stop();
    this.at = Math.max(0, this.rolls.length - 1);
  }

  #play(rolls: readonly RollView[], before: RollView | null, pace: number): void {
    const [roll, ...rest] = rolls;
    if (!roll) return;
    this.at = this.rolls.indexOf(roll);
    const moving = roll.dice.flatMap((die, at) =>
      before && same(roll, before) && !die.rerolled && before.dice[at]?.face === die.face ? [] : [at],
    );
    this.tumbling = new Set(moving);
    this.#timers.push(
      setTimeout(() => {
        this.tumbling = new Set();
      }, TUMBLE * pace),
      setTimeout(
        () => {
          this.#stop();
          this.#play(rest, null, pace);
        },
        (moving.length ? TUMBLE + LOOK : LOOK) * pace,
      ),
    );
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.tumbling = new Set();
  }
}

const same = (a: RollView, b: RollView): boolean => a.purpose === b.purpose && a.by === b.by && a.dice.length === b.dice.length;

/** The chance in per cent that at least one of some dice gets what it needs, from the chance of each (as the server tells it). */
export function rerollChance(chances: readonly (number | undefined)[]): number | null {
  if (!chances.length || chances.some((chance) => chance === undefined)) return null;
  return Math.round(100 * (1 - chances.reduce<number>((miss, chance) => miss * (1 - (chance ?? 0) / 100), 1)));
}
