/** Does the last thing that was asked, after a pause; what was asked before is forgotten, also if it answers late. */
export class Later {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  constructor(readonly pause: number) {}

  run(what: (current: () => boolean) => void, wait = true): void {
    clearTimeout(this.#timer);
    const number = ++this.#number;
    this.#timer = setTimeout(() => what(() => number === this.#number), wait ? this.pause : 0);
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#number++;
  }
}
