import { settings } from "../lib/settings.svelte";

/** For so long it is said that nothing is explained any more, in ms. */
const SAID = 8000;

/** Explanations are put to silence: for a while that is said, with a way back. */
export class Silence {
  #said = $state(false);
  #forgotten: ReturnType<typeof setTimeout> | undefined;

  get said(): boolean {
    return this.#said && !settings.explain;
  }

  /** Explain nothing more. */
  fall(): void {
    settings.set("explain", false);
    this.#said = true;
    clearTimeout(this.#forgotten);
    this.#forgotten = setTimeout(() => (this.#said = false), SAID);
  }

  /** Explain again what comes. */
  break(): void {
    this.#said = false;
    settings.set("explain", true);
  }
}
