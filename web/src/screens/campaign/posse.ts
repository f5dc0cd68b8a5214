import type { RecordView } from "../../lib/wire";

/** Those who ride, those who rest, and those in the ground; who rides with others is nowhere here. */
export interface Company {
  riding: RecordView[];
  resting: RecordView[];
  dead: RecordView[];
}

export function companyOf(heroes: readonly RecordView[]): Company {
  const dead = heroes.filter((hero) => (hero.dead || hero.lost) && hero.apart !== "left");
  const living = heroes.filter((hero) => !hero.dead && !hero.lost);
  return { riding: living.filter(({ apart }) => !apart), resting: living.filter(({ apart }) => apart), dead };
}

/** The level of the best of those who ride. */
export const posseLevel = (heroes: readonly RecordView[]): number =>
  Math.max(1, ...companyOf(heroes).riding.map(({ level }) => level));
