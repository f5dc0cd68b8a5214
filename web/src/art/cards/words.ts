import type { IconName } from "../../ui/icon-names";

export type Ground = "mist" | "flame" | "crack" | "wave" | "star";

/** Words of a card and what is drawn for them; the first row that fits. A row more is a card better drawn. */
export const WORDS: readonly [words: RegExp, signs: readonly IconName[], ground: Ground][] = [
  [/voice|whisper|beyond|ghost|spirit|haunt|possession|speech|sing|song|names/, ["haunting", "ghost"], "mist"],
  [/fire|burn|flame|inferno|hell|heat|blaz|sunlight|match/, ["fire", "campfire", "candle-flame"], "flame"],
  [/rockslide|collapse|cave|rubble|crumbl|mud|sinking|span|ledge|cart/, ["falling-rocks", "mine-wagon"], "crack"],
  [/web|spider|nest|leech|worm|flies|mosquito|parasite|rats/, ["spider-web", "worm-mouth", "mite"], "crack"],
  [/bat|wing|roost/, ["bat"], "mist"],
  [
    /dead|corpse|grave|bone|remains|skull|damned|undead|death|funeral|hanging|bodies|massacre/,
    ["broken-skull", "shambling-zombie", "skull-crossed-bones"],
    "crack",
  ],
  [
    /tentacle|void|portal|gate|rift|cosmos|space|devour|warp|other-world|another-world/,
    ["tentacles-skull", "tentacle-strike", "portal"],
    "mist",
  ],
  [/eye|watch|stare|look-out|shifty|mirror|spectacles|glass|telescope/, ["evil-eyes", "beast-eye", "eye-target"], "star"],
  [
    /blood|wound|attack|savage|assault|rage|bleed|bitter|hunt|fang|claw|beast|raptor|trap|snare/,
    ["claw-slashes", "bone-gnawer", "blood"],
    "flame",
  ],
  [/gold|coin|dollar|cash|money|bounty|wanted|greed|treasure|jewel|shiny|find/, ["coins", "gold-mine"], "star"],
  [/dark-stone|crystal|shard|prism|stone/, ["crystal-growth"], "crack"],
  [/whiskey|bottle|tonic|tequila|potion|flask|canteen|vial|water-of|life-water|tears/, ["brandy-bottle"], "flame"],
  [/bandage|heal|herb|medic|doc|plague|boils|fever|poison|acid|gas|spore|frostbite/, ["bandage-roll", "droplets"], "star"],
  [/dynamite|blast|powder|explos|charge|keg/, ["dynamite"], "flame"],
  [/boot|spur|footprint|trail|route/, ["cowboy-boot", "footprint"], "crack"],
  [/hat|helmet|hood|bowler|bandana|mask/, ["western-hat", "bandit"], "star"],
  [/rifle|musket|carbine|shotgun|bow\b/, ["winchester-rifle", "bow-arrow"], "star"],
  [
    /gun|pistol|revolver|iron|judge|punisher|bullet|shot|stand-off|shootout|noon|bandit|outlaw|smuggler/,
    ["revolver", "crossed-pistols"],
    "star",
  ],
  [/knife|dagger|blade|sword|saber|gladius|axe|hatchet|club|hammer|saw/, ["bowie-knife", "axe-in-stump"], "star"],
  [
    /book|page|tome|scroll|journal|letter|writing|newspaper|archive|recording|broadcast|tablet|rune/,
    ["black-book", "tied-scroll"],
    "mist",
  ],
  [/coat|duster|jacket|poncho|robe|vest|armor|\bplate\b|corset|cloth|skin|chaps|sash/, ["pirate-coat", "belt"], "star"],
  [/glove|hand/, ["gloves", "hand"], "star"],
  [
    /ring|amulet|locket|necklace|charm|bracelet|beads|totem|cross|feather|holy|chapel|altar|shrine|faith|idol|statue/,
    ["necklace", "gothic-cross", "ring"],
    "star",
  ],
  [
    /orb|alien|ancient|field|plasma|cryo|automaton|guardian|generator|pylon|uplink|control|trun|cube|interface/,
    ["orb-wand", "crystal-ball", "rune-stone", "cube"],
    "star",
  ],
  [/flood|drown|river|waterfall|monsoon|canoe|drip/, ["flood"], "wave"],
  [/cold|snow|frozen|ice|blizzard|glacier|chill|whiteout|icicle|wind/, ["snowflake-1"], "star"],
  [/jungle|swamp|plant|vine|flower|orchid|tree|garden|serpent|jargono/, ["jungle", "snake", "carnivorous-plant"], "wave"],
  [
    /ritual|omen|cult|sinister|occult|forbidden|evil|demon|power|influence|followers|offering/,
    ["spiky-eclipse", "horned-skull"],
    "flame",
  ],
  [/dark|night|lantern|light|shadow|hopeless|dread|lamp|dim/, ["old-lantern", "spiky-eclipse", "candle-flame"], "star"],
  [
    /clue|search|discovery|crates|camp|abandoned|ruins|huts|larder|vault|chest|sack|bag|deposit|handy/,
    ["magnifying-glass", "wooden-crate", "knapsack"],
    "star",
  ],
  [/map|goal|mission|frontier|way|lost/, ["treasure-map", "compass"], "star"],
  [/run|fear|panic|scream|terror|horror|growl|stench|hear/, ["run", "screaming"], "mist"],
  [/time|hour|watch|decay|end-of/, ["hourglass", "pocket-watch"], "star"],
  [/key|door|shackle/, ["key", "door"], "crack"],
  [/dice|card|poker|gambl|ace|jack|lucky|luck/, ["perspective-dice-six", "card-random"], "star"],
];

/** Whom a Threat brings, as far as its name tells. */
const FOES: readonly [RegExp, string][] = [
  [/goliath/, "goliath"],
  [/night-terror/, "night-terrors"],
  [/snow-terror|pale-hunter/, "snow-terrors"],
  [/harbinger/, "harbinger"],
  [/mother/, "mother-of-night"],
  [/swamp-slasher/, "swamp-slashers"],
  [/jargono.*slasher/, "swamp-slashers"],
  [/slasher/, "slashers"],
  [/corpse/, "corpse-pile"],
  [/pylon/, "targa-pylons"],
  [/tentacle/, "tentacles"],
  [/spider/, "void-spiders"],
  [/bogbat/, "bogbats"],
  [/hellbat|bats\b/, "hellbats"],
  [/drowned/, "drowned-dead"],
  [/hungry|dead-and|and-dead/, "hungry-dead"],
  [/strangler/, "stranglers"],
];

/** Up to three of those whom a Threat card brings; one of a kind alone comes with others of it. */
export function foesOf(id: string): string[] {
  const found = [...new Set(FOES.flatMap(([word, kind]) => (word.test(id) ? [kind] : [])))].slice(0, 3);
  const [first, second] = found;
  if (!first) return [];
  if (second) return found.length === 2 ? [first, second, second] : found;
  return /goliath|harbinger|mother|corpse|terror$/.test(id) ? [first] : [first, first, first];
}
