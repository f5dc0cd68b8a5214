export type MenuPage = "undo" | "save" | "cards" | "rules" | "players" | "reactions" | "settings" | "report" | "about";
export type Shortcut = "menu" | "rules";

const KEYS: Record<string, Shortcut> = { m: "menu", "/": "rules" };
const TYPING = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/** What a key means at the table; nothing while somebody types, or holds another key for the browser. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}
