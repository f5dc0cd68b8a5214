/** What a key means at the table. */
export type KeyAction =
  | { do: "press"; number: number }
  | { do: "send" | "undo" | "redo" | "help" | "tray" | "why" | "yes" | "no" | "leave" | "skip" | "speed" }
  | { do: "hero"; by: 1 | -1 }
  | { do: "cursor"; dx: number; dy: number }
  | { do: "list"; by: 1 | -1 }
  | { do: "map"; key: string };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

export interface Where {
  /** In a field for text, or one that uses keys itself (a slider). */
  typing: boolean;
  /** On something that Enter and Space press. */
  onButton: boolean;
  /** The answers lie on the map, so arrows go over it. */
  onMap: boolean;
  /** The question wants a yes or a no. */
  confirm: boolean;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const PLAIN: Record<string, KeyAction> = {
  u: { do: "undo" },
  U: { do: "redo" },
  "?": { do: "help" },
  t: { do: "tray" },
  w: { do: "why" },
  "[": { do: "hero", by: -1 },
  "]": { do: "hero", by: 1 },
  ",": { do: "hero", by: -1 },
  ".": { do: "hero", by: 1 },
  Escape: { do: "leave" },
  v: { do: "speed" },
  " ": { do: "skip" },
};
const OF_THE_MAP = new Set(["+", "=", "-", "0", "f"]);

/** Read a key. Nothing is taken away from fields, buttons and the browser. */
export function keyAction(pressed: Pressed, where: Where): KeyAction | null {
  const { key } = pressed;
  if (where.typing || pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) {
    const letter = key.toLowerCase();
    if (letter === "z") return { do: pressed.shiftKey ? "redo" : "undo" };
    return letter === "y" ? { do: "redo" } : null;
  }
  if (key === "Enter") return where.onButton || pressed.repeat ? null : { do: "send" };
  const arrow = ARROWS[key];
  if (arrow) {
    if (pressed.shiftKey) return { do: "map", key };
    if (where.onMap) return { do: "cursor", dx: arrow[0], dy: arrow[1] };
    return { do: "list", by: arrow[0] + arrow[1] > 0 ? 1 : -1 };
  }
  if (pressed.repeat || (key === " " && where.onButton)) return null;
  if (/^[1-9]$/.test(key)) return { do: "press", number: Number(key) };
  if (where.confirm && (key === "y" || key === "s")) return { do: "yes" };
  if (where.confirm && key === "n") return { do: "no" };
  return OF_THE_MAP.has(key) ? { do: "map", key } : (PLAIN[key] ?? null);
}

/** A place on the map that can be chosen, by its middle. */
export interface Spot {
  option: number;
  x: number;
  y: number;
}

/** The spot that lies next in a direction: near, and straight ahead rather than aside. Null if there is none that way. */
export function nextSpot(spots: readonly Spot[], from: { x: number; y: number }, dx: number, dy: number): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
