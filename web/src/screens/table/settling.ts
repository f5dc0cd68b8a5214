interface Point {
  x: number;
  y: number;
}

/** Where the pointer of the last answer still rests, a question settles so many times as long. */
const RESTING = 2;
/** So far a pointer may tremble, in pixels. */
const TREMBLE = 24;

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < TREMBLE;

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
  /** The pointer went elsewhere: when it comes back, somebody wants that. */
  moved(at: Point): void {
    if (this.#last && !near(at, this.#last)) this.#last = null;
  }
  /** Until then a press where the last one was is none. */
  get rests(): number {
    return this.#length * (this.#last ? RESTING : 1);
  }
  /** Whether the question takes a press (at a place) or a key already. */
  takes(now: number, at: Point | null = null): boolean {
    const rests = at && this.#last && near(at, this.#last);
    return now - this.#came >= this.#length * (rests ? RESTING : 1);
  }
}
