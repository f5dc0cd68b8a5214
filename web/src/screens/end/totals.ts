import type { EndView, HeroTally } from "../../lib/wire";

export type Count = Exclude<keyof HeroTally, "hero" | "name">;
export const COUNTS: readonly Count[] = [
  "kills",
  "wounds_dealt",
  "wounds_taken",
  "sanity_lost",
  "knocked_out",
  "healed",
  "scavenged",
  "cards",
  "xp",
  "gold",
  "dark_stone",
];

/** What is an honour to have most of. */
const HONOURS: readonly Count[] = ["kills", "wounds_dealt", "healed", "scavenged", "xp", "gold", "dark_stone"];

export const total = (end: EndView, count: Count): number => end.heroes.reduce((sum, hero) => sum + hero[count], 0);

/** Who has the most of something: nobody if it is no honour, if all have none, or if there is nobody to compare with. */
export function leaders(end: EndView, count: Count): string[] {
  const most = Math.max(...end.heroes.map((hero) => hero[count]));
  const best = end.heroes.filter((hero) => hero[count] === most);
  return HONOURS.includes(count) && most > 0 && best.length < end.heroes.length ? best.map(({ hero }) => hero) : [];
}

export type Title = "deadeye" | "wall" | "healer" | "rich";
const TITLES: readonly [Title, (hero: HeroTally) => number][] = [
  ["deadeye", (hero) => hero.kills * 100 + hero.wounds_dealt],
  ["healer", (hero) => hero.healed],
  ["wall", (hero) => hero.wounds_taken],
  ["rich", (hero) => hero.gold + hero.dark_stone * 50],
];

/** A title for each hero who did most of something; one title for one hero. */
export function titlesOf(end: EndView): Map<string, Title> {
  const titles = new Map<string, Title>();
  if (end.heroes.length < 2) return titles;
  for (const [title, worth] of TITLES) {
    const [best, second] = [...end.heroes].sort((a, b) => worth(b) - worth(a));
    if (best && second && worth(best) > Math.max(worth(second), 0) && !titles.has(best.hero)) titles.set(best.hero, title);
  }
  return titles;
}
