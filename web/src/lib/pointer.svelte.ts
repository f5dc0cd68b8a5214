interface Point {
  clientX: number;
  clientY: number;
}

/** So far a hand trembles on a mouse, in pixels. */
const TREMBLE = 16;

/** The pointer: what merely comes to lie under it, because a question came or the map moved, is not pointed at. */
export class Pointer {
  #at: Point | null = null;
  /** Where it rests since a question came. */
  #rests = $state.raw<Point | null>(null);

  /** It has not really moved since the question came. */
  get still(): boolean {
    return this.#rests !== null;
  }
  /** It went somewhere, or was pressed. */
  goes(at: Point): void {
    this.#at = { clientX: at.clientX, clientY: at.clientY };
    this.means(at);
  }
  /** A question has come: it rests where it is. */
  asked(): void {
    this.#rests = this.#at;
  }
  /** Whether somebody points here. */
  means(at: Point): boolean {
    const rests = this.#rests;
    if (rests && Math.hypot(at.clientX - rests.clientX, at.clientY - rests.clientY) >= TREMBLE) this.#rests = null;
    return !this.still;
  }
}

export const pointer = new Pointer();
