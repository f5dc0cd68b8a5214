/** What can be heard when something happens at the table. Whoever makes sounds listens; nothing depends on it. */
export type Cue =
  | "step" | "door" | "tile" | "fire" | "card" | "dice" | "shot" | "hit" | "miss" | "wound" | "kill" | "bell" | "dark" | "hold" | "xp" | "question"; // biome-ignore format: one list

type Listener = (cue: Cue) => void;
const listeners = new Set<Listener>();

export function onCue(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function cue(name: Cue): void {
  for (const listener of listeners) listener(name);
}
