import type { HeroView } from "../../lib/wire";

/** What a hard life leaves on a face. */
// biome-ignore format: a list
export const MARKS = [
  "scar", "patch", "burn", "bandage", "sling", "chest",
  "tentacle", "whiskers", "horns", "eye3", "stalks", "scales", "stone", "boils", "melt", "veins", "crystals", "fangs", "sealed", "noseless", "grown", "glow", "head", "portal", "tail",
  "voideye", "mad",
] as const;
export type Mark = (typeof MARKS)[number];

/** A condition by its id, and what it does to a face; the first row that fits. */
const LEAVES: readonly [RegExp, Mark][] = [
  [/gouged|lost-eye|eye-lost/, "patch"],
  [/concussion|skull/, "bandage"],
  [/mangled|crushed|collar|broken/, "sling"],
  [/chest-wound|ripped|internal/, "chest"],
  [/burn|scorch/, "burn"],
  [/mustache|tongue/, "whiskers"],
  [/tail/, "tail"],
  [/tentacle|growth/, "tentacle"],
  [/horn/, "horns"],
  [/third-eye|extra-eye/, "eye3"],
  [/stalk/, "stalks"],
  [/mouth/, "sealed"],
  [/grown-over/, "grown"],
  [/fang|venom|tusk/, "fangs"],
  [/nose/, "noseless"],
  [/second-head|two-heads/, "head"],
  [/rock/, "stone"],
  [/dark-stone/, "crystals"],
  [/slippery|scale|lizard/, "scales"],
  [/melt/, "melt"],
  [/boil|pox/, "boils"],
  [/glow/, "glow"],
  [/portal/, "portal"],
  [/child-of-the-void|open-to-the-void|void-speech/, "voideye"],
];
const BY_KIND: Record<string, Mark> = { injury: "scar", mutation: "veins", madness: "mad" };

const markOf = (id: string, kind: string): Mark | undefined =>
  kind === "injury" || kind === "mutation" || kind === "madness"
    ? (LEAVES.find(([word]) => word.test(id))?.[1] ?? BY_KIND[kind])
    : undefined;

/** What is to be seen on a hero: of what it bears, of its Corruption, and of a mind that is nearly gone. */
export function marksOf(hero: Pick<HeroView, "conditions" | "corruption" | "sanity">): Mark[] {
  const marks = new Set<Mark>();
  for (const { id, kind } of hero.conditions) {
    const mark = markOf(id, kind);
    if (mark) marks.add(mark);
    if (kind === "madness") marks.add("mad");
  }
  if (hero.corruption.most && hero.corruption.now * 2 > hero.corruption.most) marks.add("voideye");
  if (hero.sanity.most && hero.sanity.now * 4 <= hero.sanity.most) marks.add("mad");
  return [...marks];
}
