import type { IconName } from "../ui/icon-names";

/** The picture on the token of a hero class. */
const HEROES: Record<string, IconName> = {
  gunslinger: "crossed-pistols",
  "us-marshal": "law-star",
  "law-man": "law-star",
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
