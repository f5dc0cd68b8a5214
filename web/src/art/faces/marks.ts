import type { HeroView } from "../../lib/wire";

/** What a hard life leaves on a face. */
// biome-ignore format: a list
export const MARKS = [
  "scar", "patch", "burn", "bandage", "sling", "chest", "torn", "bleeding", "hand", "crutch", "collar",
  "tentacle", "whiskers", "horns", "eye3", "stalks", "scales", "stone", "boils", "melt", "veins", "crystals", "fangs", "sealed", "noseless", "grown", "glow", "head", "portal",
  "fingers", "leg", "tongue", "tail", "grip", "tailface", "maw", "suckers", "plague", "arm3", "boot", "hand3", "watch", "boulder", "rash", "mitten", "speech", "stars",
  "voideye", "mad",
  "hollow", "crown", "scratched", "shadow", "glance", "crack", "chills", "spirals", "voices", "stare",
] as const;
export type Mark = (typeof MARKS)[number];

/** The conditions of the game, each with a mark of its own. */
const OWN: Readonly<Record<string, Mark>> = {
  "ripped-apart": "torn",
  "internal-bleeding": "bleeding",
  "mangled-hand": "hand",
  "gouged-eye": "patch",
  "slashed-leg": "crutch",
  concussion: "bandage",
  "crushed-arm": "sling",
  "broken-collar-bone": "collar",
  "chest-wound": "chest",
  "new-scars": "scar",

  "chest-portal": "portal",
  "tentacle-fingers": "fingers",
  "tentacle-arm": "tentacle",
  "tentacle-leg": "leg",
  "tentacle-tongue": "tongue",
  "tentacle-mustache": "whiskers",
  "glowing-skin": "glow",
  "rock-skin": "stone",
  "slippery-skin": "scales",
  "melty-skin": "melt",
  "void-boils": "boils",
  "void-infection": "veins",
  "barbed-tail": "tail",
  "prehensile-tail": "grip",
  "tail-with-a-face": "tailface",
  "tail-with-a-mouth": "maw",
  "tentacle-tail": "suckers",
  "void-plague": "plague",
  horns: "horns",
  "eye-grown-over": "grown",
  "third-eye": "eye3",
  "mouth-grown-over": "sealed",
  fangs: "fangs",
  "second-head": "head",
  "arm-growth": "arm3",
  "leg-growth": "boot",
  "hand-growth": "hand3",
  "fused-with-item": "watch",
  "fused-with-rock": "boulder",
  "fused-with-dark-stone": "crystals",
  "dark-stone-allergy": "rash",
  "nose-fallen-off": "noseless",
  "fused-fingers": "mitten",
  "eye-stalks": "stalks",
  "void-speech": "speech",
  "child-of-the-void": "stars",

  "lost-to-the-darkness": "hollow",
  delusions: "crown",
  "the-itching": "scratched",
  "its-coming-for-you": "shadow",
  paranoia: "glance",
  "open-to-the-void": "crack",
  "the-chills": "chills",
  hallucinations: "spirals",
  "hearing-voices": "voices",
  "ive-seen-things": "stare",
};

/** Conditions of other packs by a word of their id; the first row that fits. */
const LIKE: readonly [RegExp, Mark][] = [
  [/gouged|lost-eye|eye-lost/, "patch"],
  [/concussion|skull/, "bandage"],
  [/mangled|crushed|collar|broken/, "sling"],
  [/chest-wound|ripped|internal/, "chest"],
  [/burn|scorch/, "burn"],
  [/mustache/, "whiskers"],
  [/tongue/, "tongue"],
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
  [/void/, "voideye"],
];
const BY_KIND: Record<string, Mark> = { injury: "scar", mutation: "veins", madness: "mad" };

const markOf = (id: string, kind: string): Mark | undefined =>
  kind === "injury" || kind === "mutation" || kind === "madness"
    ? (OWN[id] ?? (kind === "madness" ? undefined : LIKE.find(([word]) => word.test(id))?.[1]) ?? BY_KIND[kind])
    : undefined;

/** What is to be seen on a hero: of what it bears, of its Corruption, and of a mind that is nearly gone. */
export function marksOf(hero: Pick<HeroView, "conditions" | "corruption" | "sanity">): Mark[] {
  const marks = new Set<Mark>();
  for (const { id, kind } of hero.conditions) {
    const mark = markOf(id, kind);
    if (mark) marks.add(mark);
  }
  if (hero.corruption.most && hero.corruption.now * 2 > hero.corruption.most) marks.add("voideye");
  if (hero.sanity.most && hero.sanity.now * 4 <= hero.sanity.most) marks.add("mad");
  return [...marks];
}
