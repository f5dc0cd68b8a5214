import type { Messages } from "./en";

export type { Messages };
/** Each language is fetched when it is spoken. */
export const LANGUAGES = {
  en: () => import("./en").then(({ en }): Messages => en),
  it: () => import("./it").then(({ it }): Messages => it),
} as const;
export type Language = keyof typeof LANGUAGES;

const isLanguage = (code: string | null): code is Language => code !== null && code in LANGUAGES;

/** The language that the address asks for, that was chosen here before, or that of the browser. */
function first(): Language {
  const asked = typeof location === "undefined" ? null : new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return asked;
  const kept = typeof localStorage === "undefined" ? null : localStorage.getItem("language");
  if (isLanguage(kept)) return kept;
  const browser = typeof navigator === "undefined" ? "en" : navigator.language.slice(0, 2);
  return isLanguage(browser) ? browser : "en";
}

class Speech {
  language = $state<Language>(first());
  #known = $state.raw<Partial<Record<Language, Messages>>>({});

  /** The words of the language that is spoken; it was learnt before anything is shown. */
  get words(): Messages {
    return this.#known[this.language] as Messages;
  }
  async learn(language: Language = this.language): Promise<void> {
    const words = await LANGUAGES[language]();
    this.#known = { ...this.#known, [language]: words };
  }
  /** Speak another language: at once if it is known, else when it has come; one that cannot be fetched is not spoken. */
  choose(language: Language): void {
    if (this.#known[language]) this.#speak(language);
    else
      this.learn(language).then(
        () => this.#speak(language),
        () => {},
      );
  }
  #speak(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
