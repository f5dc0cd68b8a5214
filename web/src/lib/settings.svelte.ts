import type { Speed } from "../map/motion";

/** What a person likes, kept in the browser. */
interface Kept {
  speed: Speed;
  explain: boolean;
}

const DEFAULTS: Kept = { speed: "normal", explain: true };

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  #now = $state<Kept>(kept());
  get speed(): Speed {
    return this.#now.speed;
  }
  /** Explain each new thing when it first happens. */
  get explain(): boolean {
    return this.#now.explain;
  }
  set<K extends keyof Kept>(what: K, value: Kept[K]): void {
    this.#now = { ...this.#now, [what]: value };
    localStorage.setItem("settings", JSON.stringify(this.#now));
  }
}

export const settings = new Settings();
