import type { IconName } from "../../ui/icon-names";

export type Ground = "mist" | "flame" | "crack" | "wave" | "star";

/** Cards that are drawn as nobody would guess from their words. */
export const DRAWN: Readonly<Record<string, readonly [signs: readonly IconName[], ground: Ground]>> = {
  "travel-hazards-3": [["haunting"], "mist"],
  "travel-hazards-4": [["portal"], "mist"],
  "travel-hazards-5": [["falling-rocks"], "crack"],
  "travel-hazards-6": [["flood"], "wave"],
  "travel-hazards-7": [["bat"], "mist"],
  "travel-hazards-8": [["brandy-bottle"], "star"],
  "travel-hazards-9": [["fire"], "flame"],
  "travel-hazards-10": [["halt"], "wave"],
  "travel-hazards-11": [["evil-eyes"], "mist"],
  "travel-hazards-12": [["forward-sun"], "crack"],
  "travel-hazards-13": [["bandit"], "star"],
  "travel-hazards-14": [["crossed-pistols"], "crack"],
  "travel-hazards-15": [["hound"], "mist"],
  "travel-hazards-16": [["skull-crossed-bones"], "crack"],
  "travel-hazards-17": [["black-flag"], "star"],
  "travel-hazards-18": [["spy"], "mist"],
};

/** Words of a card and what is drawn for them; the first row that fits. A row more is a card better drawn. */
export const WORDS: readonly [words: RegExp, signs: readonly IconName[], ground: Ground][] = [
  [/\bhorse-?shoe/, ["horseshoe"], "star"],
  [/\b(?:horse|mustang|stallion)\b/, ["horse-head"], "star"],
  [/\b(?:coach|stage-coach)\b/, ["old-wagon"], "star"],
  [/\bherbs?\b/, ["herbs-bundle"], "star"],
  [/\bspecimen\b/, ["skull-in-jar"], "star"],
  [/\bcigar/, ["cigar"], "flame"],
  [/\bperfume/, ["perfume-bottle"], "star"],
  [/\b(?:voice|whisper|beyond|ghost|spirit|haunt|possession|speech|sing|song|names)/, ["haunting", "ghost"], "mist"],
  [/\b(?:fire|burn|flame|inferno|hell|heat|blaz|sunlight|match)/, ["fire", "campfire", "candle-flame"], "flame"],
  [/\b(?:rockslide|collapse|cave|rubble|crumbl|mud|sinking|span|ledge|cart)/, ["falling-rocks", "mine-wagon"], "crack"],
  [/\b(?:web|spider|nest|leech|worm|flies|mosquito|parasite|rats)/, ["spider-web", "worm-mouth", "mite"], "crack"],
  [/\b(?:bat|wing|roost)/, ["bat"], "mist"],
  [
    /\b(?:dead|corpse|grave|bone|remains|skull|damned|undead|death|funeral|hanging|bodies|massacre)/,
    ["broken-skull", "shambling-zombie", "skull-crossed-bones"],
    "crack",
  ],
  [
    /\b(?:tentacle|void|portal|gate|rift|cosmos|space|devour|warp|other-world|another-world)/,
    ["tentacles-skull", "tentacle-strike", "portal"],
    "mist",
  ],
  [/\b(?:eye|watch|stare|look-out|shifty|mirror|spectacles|glass|telescope)/, ["evil-eyes", "beast-eye", "eye-target"], "star"],
  [
    /\b(?:blood|wound|attack|savage|assault|rage|bleed|bitter|hunt|fang|claw|beast|raptor|trap|snare)/,
    ["claw-slashes", "bone-gnawer", "blood"],
    "flame",
  ],
  [/\b(?:gold|coin|dollar|cash|money|bounty|wanted|greed|treasure|jewel|shiny|find)/, ["coins", "gold-mine"], "star"],
  [/\b(?:dark-stone|crystal|shard|prism|stone)/, ["crystal-growth"], "crack"],
  [/\b(?:whiskey|bottle|tonic|tequila|potion|flask|canteen|vial|water-of|life-water|tears)/, ["brandy-bottle"], "flame"],
  [
    /\b(?:bandage|heal|herb|medic|doc|plague|boils|fever|poison|acid|gas|spore|frostbite)/,
    ["bandage-roll", "droplets"],
    "star",
  ],
  [/\b(?:dynamite|blast|powder|explos|charge|keg)/, ["dynamite"], "flame"],
  [/\b(?:boot|spur|footprint|trail|route)/, ["cowboy-boot", "footprint"], "crack"],
  [/\b(?:hat|helmet|hood|bowler|bandana|mask)/, ["western-hat", "bandit"], "star"],
  [/\b(?:rifle|musket|carbine|shotgun|bow)/, ["winchester-rifle", "bow-arrow"], "star"],
  [
    /\b(?:gun|pistol|revolver|iron|judge|punisher|bullet|shot|stand-off|shootout|noon|bandit|outlaw|smuggler)/,
    ["revolver", "crossed-pistols"],
    "star",
  ],
  [/\b(?:knife|dagger|blade|sword|saber|gladius|axe|hatchet|club|hammer|saw)/, ["bowie-knife", "axe-in-stump"], "star"],
  [
    /\b(?:book|page|tome|scroll|journal|letter|writing|newspaper|archive|recording|broadcast|tablet|rune)/,
    ["black-book", "tied-scroll"],
    "mist",
  ],
  [/\b(?:coat|duster|jacket|poncho|robe|vest|armor|plate|corset|cloth|skin|chaps|sash)/, ["pirate-coat", "belt"], "star"],
  [/\b(?:glove|hand)/, ["gloves", "hand"], "star"],
  [
    /\b(?:ring|amulet|locket|necklace|charm|bracelet|beads|totem|cross|feather|holy|chapel|altar|shrine|faith|idol|statue)/,
    ["necklace", "gothic-cross", "ring"],
    "star",
  ],
  [
    /\b(?:orb|alien|ancient|field|plasma|cryo|automaton|guardian|generator|pylon|uplink|control|trun|cube|interface)/,
    ["orb-wand", "crystal-ball", "rune-stone", "cube"],
    "star",
  ],
  [/\b(?:flood|drown|river|waterfall|monsoon|canoe|drip)/, ["flood"], "wave"],
  [/\b(?:cold|snow|frozen|ice|blizzard|glacier|chill|whiteout|icicle|wind)/, ["snowflake-1"], "star"],
  [/\b(?:jungle|swamp|plant|vine|flower|orchid|tree|garden|serpent|jargono)/, ["jungle", "snake", "carnivorous-plant"], "wave"],
  [
    /\b(?:ritual|omen|cult|sinister|occult|forbidden|evil|demon|power|influence|followers|offering)/,
    ["spiky-eclipse", "horned-skull"],
    "flame",
  ],
  [/\b(?:dark|night|lantern|light|shadow|hopeless|dread|lamp|dim)/, ["old-lantern", "spiky-eclipse", "candle-flame"], "star"],
  [
    /\b(?:clue|search|discovery|crates|camp|abandoned|ruins|huts|larder|vault|chest|sack|bag|deposit|handy)/,
    ["magnifying-glass", "wooden-crate", "knapsack"],
    "star",
  ],
  [/\b(?:map|goal|mission|frontier|way|lost)/, ["treasure-map", "compass"], "star"],
  [/\b(?:run|fear|panic|scream|terror|horror|growl|stench|hear)/, ["run", "screaming"], "mist"],
  [/\b(?:time|hour|watch|decay|end-of)/, ["hourglass", "pocket-watch"], "star"],
  [/\b(?:key|door|shackle)/, ["key", "door"], "crack"],
  [/\b(?:dice|card|poker|gambl|ace|jack|lucky|luck)/, ["perspective-dice-six", "card-random"], "star"],
  // what befalls bodies and minds
  [
    /\b(?:tail|arm-|leg-|finger|growth|writhing|mutant|change|fused)/,
    ["curled-tentacle", "tentacle-strike", "octopus"],
    "wave",
  ],
  [/\b(?:horns|head|nose|mouth|face)/, ["horned-skull", "worm-mouth", "eyestalk"], "mist"],
  [
    /\b(?:delusion|itching|paranoia|hallucination|insan|misery|dream|coming-for|grip|seen-things|sanity)/,
    ["brain", "screaming"],
    "mist",
  ],
  [
    /\b(?:ripped|slashed|crushed|concussion|broken|mangled|scars|shriek|fight|riot|strike)/,
    ["claw-slashes", "broken-skull", "broken-heart"],
    "crack",
  ],
  // what happens in towns
  [/\b(?:price|cost|sale|sell|sells|deal|vendor|trade|stock|payday|items)/, ["price-tag", "coins"], "star"],
  [
    /\b(?:robbery|thief|beggar|cheat|corrupt|held-up|assassin|persecut|unfriendly|vendetta|hangin|jail)/,
    ["bandit", "revolver"],
    "crack",
  ],
  [/\b(?:rail|line|lines|freight|platform|wreck|shaft|hole|tunnel|passage|chamber|dust)/, ["mine-wagon", "war-pick"], "crack"],
  [/\b(?:rain|skies|water)/, ["droplets", "forward-sun"], "wave"],
  [/\b(?:drink|saloon|tune|party|drumming|tale)/, ["brandy-bottle", "martini"], "flame"],
  [
    /\b(?:stranger|prospector|soldiers|surveyor|people|six-men|sheriff|messenger|shaman|fortune-teller|hero)/,
    ["three-friends", "conversation"],
    "star",
  ],
  [/\b(?:loot|stash|buried|closed|relic|take-it)/, ["wooden-crate", "swap-bag"], "star"],
  [/\b(?:creature|experiment|wretched)/, ["frankenstein-creature", "goblin"], "mist"],
  [/\b(?:tech|machine|humming)/, ["cog", "cube"], "star"],
  [/\b(?:blessing|divine|protective|resolve)/, ["gothic-cross", "laurel-crown"], "star"],
  // what grows with a level
  [/\b(?:agility|initiative|move)\b/, ["sprint", "cowboy-boot"], "crack"],
  [/\b(?:combat|strength)\b/, ["bowie-knife", "bull-horns"], "crack"],
  [/\b(?:cunning|cunnin)\b/, ["spy", "magnifying-glass"], "star"],
  [/\b(?:lore)\b/, ["open-book", "quill-ink"], "star"],
  [/\b(?:health|defense)\b/, ["hearts", "bandage-roll"], "star"],
  [/\b(?:willpower|max-grit|grit)\b/, ["trophy", "laurel-crown"], "flame"],
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

/** Up to three of those whom a Threat card brings, as it says or by its name; one of a kind alone comes with others of it. */
export function foesOf({ id, picture = [] }: { id: string; picture?: readonly string[] }): string[] {
  const named = FOES.flatMap(([word, kind]) => (word.test(id) ? [kind] : []));
  const found = [...new Set(picture.length ? picture : named)].slice(0, 3);
  const [first, second] = found;
  if (!first) return [];
  if (second) return found.length === 2 ? [first, second, second] : found;
  return /goliath|harbinger|mother|corpse|terror$/.test(id) ? [first] : [first, first, first];
}
