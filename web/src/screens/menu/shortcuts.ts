export type MenuPage = "undo" | "save" | "cards" | "rules" | "players" | "reactions" | "settings" | "report" | "about";
export type Shortcut = "menu" | "rules";

const KEYS: Record<string, Shortcut> = { m: "menu", "/": "rules" };
const TYPING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/** Nothing is meant while somebody types, or holds another key for the browser. */
const meant = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat) &&
  !(event.target instanceof Element && event.target.closest(TYPING));

/** What a key means at the table. */
export const shortcutOf = (event: KeyboardEvent): Shortcut | null =>
  meant(event) ? (KEYS[event.key.toLowerCase()] ?? null) : null;

/** The key for silence, and for sound again: everywhere. */
export const mutes = (event: KeyboardEvent): boolean => meant(event) && event.key.toLowerCase() === "q";
