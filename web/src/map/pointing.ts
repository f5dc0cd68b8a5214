/** So far the pointer goes before it is elsewhere, in pixels. */
const ELSEWHERE = 34;

/** When to tell what is pointed at: not where somebody has just pressed, until they point at something else. */
export class Pointing {
  #pressed: { x: number; y: number } | null = null;

  press(x: number, y: number): void {
    this.#pressed = { x, y };
  }
  tells(x: number, y: number): boolean {
    if (this.#pressed && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < ELSEWHERE) return false;
    this.#pressed = null;
    return true;
  }
}
