import type { GuideId } from "../i18n/guide.en";
import { type Anchor, due, type Moment } from "./triggers";

const KEY = "explained";
/** Nobody reads a heap of cards: what comes on top of these waits until it happens again. */
const AT_ONCE = 2;
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

/** What has been explained in this browser, and what waits to be. */
export class Guide {
  waiting = $state.raw<readonly Card[]>([]);
  #seen = new Set(kept());
  #table = "";
  #log = -1;

  get card(): Card | undefined {
    return this.waiting[0];
  }

  /** Look at the table; cards for what is new there are laid ready. */
  look({ table, question, fresh }: Moment): void {
    const news = this.#table === table.id ? fresh.filter(({ n }) => n > this.#log) : [];
    this.#table = table.id;
    this.#log = table.log - 1;
    const known = new Set([...this.#seen, ...this.waiting.map(({ id }) => id)]);
    const cards = due({ table, question, fresh: news }, known).slice(0, Math.max(0, AT_ONCE - this.waiting.length));
    if (cards.length) this.waiting = [...this.waiting, ...cards];
  }

  /** The card on top is understood. */
  next(): void {
    const [card, ...rest] = this.waiting;
    if (!card) return;
    this.#seen.add(card.id);
    this.#keep();
    this.waiting = rest;
  }

  /** Show everything again, from the beginning. */
  forget(): void {
    this.#seen.clear();
    this.waiting = [];
    this.#keep();
  }

  #keep(): void {
    localStorage.setItem(KEY, JSON.stringify([...this.#seen]));
  }
}

export const guide = new Guide();
