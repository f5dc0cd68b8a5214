import type { Number as Figure, HeroView } from "../../lib/wire";

/** Numbers that stand elsewhere on the sheet than among the tiles: with a meter, or above what they limit. */
const LIMITS = new Set(["corruption_resistance", "max_grit", "side_bag", "hands", "carry"]);

/** The numbers that get a tile. */
export const tiles = (hero: HeroView): Figure[] => hero.numbers.filter(({ stat }) => !LIMITS.has(stat));

/** A number of a hero; the most of a meter that has none of its own is one, too. */
export function figure(hero: HeroView, stat: string, label: string, most: number): Figure {
  return hero.numbers.find((one) => one.stat === stat) ?? { stat, label, value: most, shown: String(most), printed: most };
}
