import type { CampaignView, RecordView } from "../../lib/wire";

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

/** What the hero of a record is called in the chapter that is played now: its class, and a number from the second on. */
export function heroIn(campaign: CampaignView, record: string): string {
  const seen = new Map<string, number>();
  for (const id of campaign.there) {
    const found = campaign.heroes.find((hero) => hero.id === id);
    if (!found) continue;
    const count = (seen.get(found.hero_class) ?? 0) + 1;
    seen.set(found.hero_class, count);
    if (id === record) return count === 1 ? found.hero_class : `${found.hero_class}-${count}`;
  }
  return "";
}
