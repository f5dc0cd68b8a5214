import { en, type Messages } from "./en";
import { it } from "./it";

export type { Messages };
export const LANGUAGES = { en, it } as const;
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
  get words(): Messages {
    return LANGUAGES[this.language];
  }
  choose(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
