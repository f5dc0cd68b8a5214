import type { GuideId } from "../i18n/guide.en";
import type { LogEntry, QuestionView } from "../lib/wire";
import { due, dueOnStage, type Moment, type Shown, type Told, teaches } from "./triggers";

const KEY = "explained";
/** Nobody has read a card that was there for less than this, in ms: it may come again. */
const READ = 2500;
export type Card = Told;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** What has been explained in this browser, and the one thing that is being explained now. */
export class Guide {
  card = $state.raw<Card | null>(null);
  #seen = new Set(kept());
  #table = "";
  #log = -1;
  #question = "";
  #since = 0;
  /** The card came with a question, and goes with it; what it explained does not come in the scene after it. */
  #asked = false;
  #answered: readonly GuideId[] = [];
  /** How many questions ago the last card was. */
  #ago = Number.POSITIVE_INFINITY;
  #before = Number.POSITIVE_INFINITY;

  constructor(readonly clock: () => number = () => performance.now()) {}

  /**
   * Look at the table. A card stays as long as the question it came with; with the next question it goes. None ever waits behind
   * another: what is not explained now is when it comes again.
   */
  look({ table, question, fresh }: Moment): void {
    const same = this.#table === table.id;
    const news = same ? fresh.filter(({ n }) => n > this.#log) : begins(table.turn, fresh);
    const asked = question?.id ?? "";
    const moved = !same || asked !== this.#question || table.log - 1 > this.#log;
    this.#table = table.id;
    this.#log = table.log - 1;
    this.#question = asked;
    if (!moved) return;
    this.#putAway();
    this.#ago += 1;
    const [first] = due({ table, question, fresh: news }, this.#seen, this.#ago);
    this.#tell(first ?? null);
    this.#asked = first !== undefined;
    this.#answered = [];
  }

  /** Look at a moment of a scene, before `question` is asked; true if it shows something that is explained now. */
  stage(beat: Shown, question?: Pick<QuestionView, "roll">): boolean {
    if (this.#asked && this.card) this.#answered = teaches(this.card.id);
    if (this.#asked) this.leave();
    const card = dueOnStage(beat, new Set([...this.#seen, ...this.#answered]), question);
    if (!card) return false;
    this.#putAway();
    this.#tell(card);
    return true;
  }

  /** The scene goes on, and what was explained in it goes. */
  leave(): void {
    this.#putAway();
    this.card = null;
    this.#asked = false;
  }

  /** A card that nobody had time to read counts as none: it comes again. */
  #putAway(): void {
    if (!this.card) return;
    if (this.clock() - this.#since < READ) this.#ago = this.#before;
    else this.#understand(this.card.id);
  }
  #tell(card: Card | null): void {
    if (card) [this.#before, this.#ago] = [this.#ago, 0];
    if (card?.id !== this.card?.id) this.#since = this.clock();
    this.card = card;
  }

  /** The card is understood; the next one comes with the next question. */
  next(): void {
    if (!this.card) return;
    this.#understand(this.card.id);
    this.card = null;
  }

  /** Show everything again, from the beginning. */
  forget(): void {
    this.#seen.clear();
    this.card = null;
    this.#question = "";
    this.#table = "";
    this.#ago = Number.POSITIVE_INFINITY;
    this.#keep();
  }

  #understand(id: GuideId): void {
    for (const one of teaches(id)) this.#seen.add(one);
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify([...this.#seen]));
  }
}

/** Who comes to the first turn has missed nothing of it. */
function begins(turn: number, log: readonly LogEntry[]): readonly LogEntry[] {
  const first = turn === 1 ? log.findIndex(({ event }) => event === "turnbegan") : -1;
  return first < 0 ? [] : log.slice(first);
}

export const guide = new Guide();
