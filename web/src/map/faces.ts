import { marksOf } from "../art/faces/marks";
import type { HeroView } from "../lib/wire";
import type { IconName } from "../ui/icon-names";
import type { HeroLook } from "./tokens/art";

/** The picture on the token of a hero class. */
const HEROES: Record<string, IconName> = {
  gunslinger: "crossed-pistols",
  "us-marshal": "law-star",
  "law-man": "police-badge",
  preacher: "gothic-cross",
  rancher: "bull-horns",
  "saloon-girl": "martini",
  bandido: "bandit",
  "indian-scout": "bow-arrow",
};

/** The picture on the token of an enemy, by what its name has in it. */
const ENEMIES: readonly [RegExp, IconName][] = [
  [/void-spider|spider/, "spider-alt"],
  [/tentacle/, "tentacle-strike"],
  [/strangler/, "tentacles-skull"],
  [/night-terror/, "haunting"],
  [/snow-terror|snow/, "frozen-body"],
  [/goliath/, "horned-skull"],
  [/hungry-dead|dead/, "shambling-zombie"],
  [/drowned/, "swamp"],
  [/hellbat|bogbat|bat/, "bat"],
  [/slasher/, "velociraptor"],
  [/corpse-pile|corpse/, "death-skull"],
  [/harbinger/, "eyestalk"],
  [/swarm|bug/, "alien-bug"],
  [/serpent|snake/, "snake"],
  [/worm/, "worm-mouth"],
  [/hound|wolf/, "hound"],
  [/plant|maw/, "carnivorous-plant"],
];

export const heroIcon = (heroClass: string): IconName => HEROES[heroClass] ?? "compass";
export const enemyIcon = (kind: string): IconName => ENEMIES.find(([name]) => name.test(kind))?.[1] ?? "mite";

/** What is seen of a hero, from as much as is known about it. */
export const heroLook = (hero: Pick<HeroView, "ring" | "hero_class" | "ko"> & Partial<HeroView>): HeroLook => ({
  ring: hero.ring,
  heroClass: hero.hero_class,
  icon: heroIcon(hero.hero_class),
  ko: hero.ko,
  face: hero.face,
  marks:
    hero.conditions && hero.corruption && hero.sanity
      ? marksOf({ conditions: hero.conditions, corruption: hero.corruption, sanity: hero.sanity })
      : [],
  level: hero.level,
  dead: hero.dead,
});
