interface Point {
  x: number;
  y: number;
}

/** Where the pointer of the last answer still rests, a question settles so many times as long. */
const RESTING = 2;
/** So far a pointer may tremble, in pixels. */
const TREMBLE = 24;

/** A new question takes no input for a moment: nobody answers it by a press that was meant for the one before. */
export class Settling {
  #came = Number.NEGATIVE_INFINITY;
  #length = 0;
  #last: Point | null = null;

  /** A question has come; it settles for so long, in milliseconds. */
  asked(now: number, length: number): void {
    this.#came = now;
    this.#length = length;
  }
  /** Something was answered by a press at a place. */
  answered(at: Point | null): void {
    this.#last = at;
  }
  /** Whether the question takes a press (at a place) or a key already. */
  takes(now: number, at: Point | null = null): boolean {
    const rests = at && this.#last && Math.hypot(at.x - this.#last.x, at.y - this.#last.y) < TREMBLE;
    return now - this.#came >= this.#length * (rests ? RESTING : 1);
  }
}
