import { SPEEDS, type Speed } from "../map/motion";

/** What a person likes, kept in the browser. */
interface Kept {
  speed: Speed;
  explain: boolean;
  text: TextSize;
  tokens: Tokens;
  sound: boolean;
  hold: boolean;
  opening: boolean;
  name: string;
  notify: boolean;
}

/** What a hero's token carries. */
export type Tokens = "face" | "sign";
export type TextSize = "normal" | "large" | "larger";
const ZOOM: Record<TextSize, number> = { normal: 1, large: 1.15, larger: 1.3 };

const DEFAULTS: Kept = {
  speed: "normal",
  explain: true,
  text: "normal",
  tokens: "face",
  sound: true,
  hold: false,
  opening: true,
  name: "",
  notify: false,
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

/** The speed that the address asks for, for as long as it is open. */
function asked(): Partial<Kept> {
  const speed = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("speed");
  const found = SPEEDS.find((one) => one === speed);
  return found ? { speed: found } : {};
}

class Settings {
  #now = $state<Kept>({ ...kept(), ...asked() });
  get speed(): Speed {
    return this.#now.speed;
  }
  /** Explain each new thing when it first happens. */
  get explain(): boolean {
    return this.#now.explain;
  }
  /** Tell the story of a new adventure first, and gather the questions of the set-up on one screen. */
  get opening(): boolean {
    return this.#now.opening;
  }
  get text(): TextSize {
    return this.#now.text;
  }
  /** Whether anything is to be heard. */
  get sound(): boolean {
    return this.#now.sound;
  }
  /** Whether own dice are held and let go by hand. */
  get hold(): boolean {
    return this.#now.hold;
  }
  /** What this person is called at the tables of others. */
  get name(): string {
    return this.#now.name;
  }
  /** Whether the browser tells that it is one's turn while the window is hidden. */
  get notify(): boolean {
    return this.#now.notify;
  }
  get tokens(): Tokens {
    return this.#now.tokens;
  }
  /** How much larger than drawn whatever has text on it is shown. */
  get zoom(): number {
    return ZOOM[this.#now.text] ?? 1;
  }
  /** The next speed; after the fastest the slowest. */
  quicken(): Speed {
    const next = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] as Speed;
    this.set("speed", next);
    return next;
  }
  set<K extends keyof Kept>(what: K, value: Kept[K]): void {
    this.#now = { ...this.#now, [what]: value };
    localStorage.setItem("settings", JSON.stringify(this.#now));
  }
}

export const settings = new Settings();
