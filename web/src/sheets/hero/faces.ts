import type { ItemView } from "../../lib/wire";
import type { IconName } from "../../ui/icon-names";
import type { Slot } from "./gear";

export const SLOT_ICONS: Record<Slot, IconName> = {
  hat: "western-hat",
  face: "bandit",
  shoulders: "knapsack",
  coat: "pirate-coat",
  torso: "leather-armor",
  gloves: "gloves",
  belt: "belt",
  pants: "trousers",
  boots: "cowboy-boot",
  transport: "horse-head",
};

/** The picture of a thing, by what its keywords and its id have in them. */
const THINGS: readonly [RegExp, IconName][] = [
  [/shotgun|rifle|musket|carbine/, "winchester-rifle"],
  [/gun|pistol|revolver/, "revolver"],
  [/axe|pick|hatchet|tomahawk/, "axe-in-stump"],
  [/blade|knife|saber|sword|claw/, "bowie-knife"],
  [/dynamite|explosive|bomb/, "dynamite"],
  [/whiskey|tonic|potion|drink|bottle|flask/, "brandy-bottle"],
  [/bandage|herb|medic/, "bandage-roll"],
  [/book|tome|bible|holy/, "black-book"],
  [/amulet|locket|beads|charm|necklace/, "necklace"],
  [/ring/, "ring"],
  [/law|badge/, "law-star"],
  [/map/, "treasure-map"],
  [/key/, "key"],
  [/lantern|light/, "old-lantern"],
  [/holster/, "cowboy-holster"],
];

export function thingIcon(item: Pick<ItemView, "id"> & Partial<Pick<ItemView, "keywords" | "slots">>): IconName {
  const slot = item.slots?.[0] as Slot | undefined;
  if (slot && slot in SLOT_ICONS) return SLOT_ICONS[slot];
  const words = [...(item.keywords ?? []), item.id].join(" ").toLowerCase();
  return THINGS.find(([name]) => name.test(words))?.[1] ?? "swap-bag";
}
