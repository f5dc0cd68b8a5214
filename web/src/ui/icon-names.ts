/** The icons that are used, and so the ones that are shipped. From game-icons.net, see the About panel. */
export const ICON_NAMES = [
  // the table
  "old-lantern", "beast-eye", "spiky-eclipse", "hearts", "brain", "horseshoe", "curled-tentacle", "droplets", "coins", "crystal-growth",
  "anticlockwise-rotation", "hamburger-menu", "contract", "check-mark", "cave-entrance", "portal", "skills", "footprint", "lantern-flame",
  "magnifying-glass", "target-dummy", "high-shot", "perspective-dice-six", "cog", "scroll-unfurled", "open-book", "cycle", "padlock", "info",
  "play-button", "pause-button", "previous-button", "next-button", "save", "trash-can", "conversation", "death-skull", "broken-heart", "black-flag",
  "three-friends", "doubled", "uncertainty", "laurel-crown", "sprint", "halt", "speaker", "speaker-off", "world", "help", "exit-door", "cancel", "expand",
  "light-bulb", "quill-ink", "card-discard", "backward-time", "forward-sun", "fast-forward-button", "fast-backward-button", "tied-scroll", "trophy", "stack", "spy", "dread-skull", "blood", "card-random", "swap-bag", "knapsack", "weight", "hand", "stopwatch", "gold-mine", "snowflake-1", "jungle",
  // heroes
  "crossed-pistols", "law-star", "gothic-cross", "war-pick", "bandage-roll", "compass", "martini", "bull-horns", "bandit", "bow-arrow", "police-badge",
  // enemies
  "mite", "horned-skull", "shambling-zombie", "alien-bug", "worm-mouth", "tentacles-skull", "haunting", "spider-alt", "hound", "bat", "snake",
  "tentacle-strike", "ghost", "carnivorous-plant", "frankenstein-creature", "robot-golem", "wolf-head", "dinosaur-rex", "velociraptor", "swamp", "trilobite",
  "frozen-body", "evil-minion", "imp", "minotaur", "medusa-head", "eyestalk", "octopus", "scarab-beetle", "wasp-sting", "goblin", "lizardman",
  // things
  "western-hat", "pirate-coat", "leather-armor", "trousers", "gloves", "cowboy-boot", "revolver", "bowie-knife", "cowboy-holster", "brandy-bottle", "dynamite", "winchester-rifle",
  "black-book", "claw-slashes", "belt", "necklace", "ring", "axe-in-stump", "campfire", "key", "treasure-map",
  // cards
  "bone-gnawer", "broken-skull", "candle-flame", "crystal-ball", "cube", "door", "evil-eyes", "eye-target", "falling-rocks", "fire", "flood", "hourglass", "mine-wagon", "orb-wand", "pocket-watch", "price-tag", "run", "rune-stone", "screaming", "skull-crossed-bones", "spider-web", "wooden-crate", "horse-head", "old-wagon", "herbs-bundle", "skull-in-jar", "cigar", "perfume-bottle",
] as const;

export type IconName = (typeof ICON_NAMES)[number];
