/** A stream of numbers from 0 to 1 that is always the same for the same name. */
export type Chance = () => number;

export function chanceOf(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(chance: Chance, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;

/** A number from -size to size. */
export const jitter = (chance: Chance, size: number): number => (chance() * 2 - 1) * size;
