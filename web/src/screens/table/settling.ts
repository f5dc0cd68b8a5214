interface Point {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Where the pointer of the last answer still rests, a question settles so many times as long. */
const RESTING = 2;
/** So far a pointer may tremble, in pixels. */
const TREMBLE = 24;
/** Where somebody has just hurried a scene on, nothing is answered for so long, in milliseconds: a press there is still meant for the scene. */
const HURRIED = 1000;

const within = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x > left - TREMBLE && x < right + TREMBLE && y > top - TREMBLE && y < bottom + TREMBLE;
const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < TREMBLE;

/** A new question takes no input for a moment: nobody answers it by a press that was meant for the one before. */
export class Settling {
  #came = Number.NEGATIVE_INFINITY;
  #length = 0;
  #last: Point | null = null;
  #hurry: Box | null = null;
  #hurried = false;
  #rushed = false;
  #coming: Box | null = null;
  #begun = false;

  /** A question has come; it settles for so long, in milliseconds. */
  asked(now: number, length: number): void {
    this.#came = now;
    this.#length = length;
    [this.#hurry, this.#coming] = [this.#coming, null];
  }
  /** A press begins, while a scene runs or not: what began in a scene was meant for it, however late the finger goes up. */
  presses(running: boolean): void {
    this.#begun = running;
  }
  /** The scene that runs is hurried on by a press there. */
  hurried(): void {
    this.#hurried = true;
  }
  /** A scene is over, and here one could hurry it on; its question comes next. */
  shown(hurry: Box | null): void {
    this.#coming = hurry;
    [this.#rushed, this.#hurried] = [this.#hurried, false];
  }
  /** Something was answered by a press at a place. */
  answered(at: Point | null): void {
    this.#last = at;
  }
  /** The pointer went elsewhere: when it comes back, somebody wants that. */
  moved(at: Point): void {
    if (this.#last && !near(at, this.#last)) this.#last = null;
  }
  /** Until then a press where the last one was is none, nor one where the scene was hurried on. */
  get rests(): number {
    return Math.max(this.#length * (this.#last ? RESTING : 1), this.#hurry && this.#rushed ? HURRIED : 0);
  }
  /** Whether a press at a place was still meant for the scene, whatever lies there now. */
  tooLate(now: number, at: Point): boolean {
    if (this.#hurry === null || !within(at, this.#hurry)) return false;
    return this.#begun || now - this.#came < (this.#rushed ? HURRIED : this.#length);
  }
  /** Whether the question takes a press (at a place) or a key already. */
  takes(now: number, at: Point | null = null): boolean {
    const rests = at && this.#last && near(at, this.#last);
    if (at && this.tooLate(now, at)) return false;
    return now - this.#came >= this.#length * (rests ? RESTING : 1);
  }
}
