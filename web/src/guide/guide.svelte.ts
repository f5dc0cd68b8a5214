import type { GuideId } from "../i18n/guide.en";
import { type Anchor, due, type Moment } from "./triggers";

const KEY = "explained";
/** Nobody has read a card that was there for less than this, in ms: it may come again. */
const READ = 2500;
export interface Card {
  id: GuideId;
  anchor: Anchor;
}

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
  /** How many questions ago the last card was. */
  #ago = Number.POSITIVE_INFINITY;
  #before = Number.POSITIVE_INFINITY;

  constructor(readonly clock: () => number = () => performance.now()) {}

  /**
   * Look at the table. A card stays as long as the question it came with; with the next question it goes, and what is new on
   * the table then is explained. So none ever waits behind another: whatever is not explained now is when it comes again.
   */
  look({ table, question, fresh }: Moment): void {
    const same = this.#table === table.id;
    const news = same ? fresh.filter(({ n }) => n > this.#log) : [];
    const asked = question?.id ?? "";
    const moved = !same || asked !== this.#question || table.log - 1 > this.#log;
    this.#table = table.id;
    this.#log = table.log - 1;
    this.#question = asked;
    if (!moved) return;
    // A card that nobody had time to read counts as none: it comes again.
    const unread = this.card !== null && this.clock() - this.#since < READ;
    if (this.card && !unread) this.#understand(this.card.id);
    if (unread) this.#ago = this.#before;
    this.#ago += 1;
    const [first] = due({ table, question, fresh: news }, this.#seen, this.#ago);
    if (first) [this.#before, this.#ago] = [this.#ago, 0];
    if (first?.id !== this.card?.id) this.#since = this.clock();
    this.card = first ?? null;
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
    this.#seen.add(id);
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify([...this.#seen]));
  }
}

export const guide = new Guide();
