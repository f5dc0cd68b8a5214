import type { Recipe } from "../recipe";
import { beast } from "./beast";
import { crawler } from "./crawler";
import { engine } from "./engine";
import type { Family } from "./family";
import { fiend } from "./fiend";
import { person } from "./person";
import { watcher } from "./watcher";

/** Which family a kind belongs to, by its name and keywords; the first that fits. A row more is a kind better drawn. */
const FAMILIES: readonly [RegExp, Family][] = [
  [/insect|spider|scorpion|beetle|crawler|swarm|mite|bug|ant\b|wasp/, crawler],
  [/hazard|machine|construct|automaton|robot|golem|trap|totem|statue|targa|guardian/, engine],
  [
    /undead|human|outlaw|bandit|soldier|cult|tribe|law|ghost|vampire|zombie|skeleton|ninja|samurai|viking|raider|goblin|orc|troll/,
    person,
  ],
  [/beast|wolf|hound|bear|cat|horse|boar|ox|reptile|lizard|fish|plant|dinosaur/, beast],
  [/demon|devil|oni|imp|fiend|succub/, fiend],
  [/void|ancient|horror|elemental|spirit|other/, watcher],
];

/** Nothing is ever without a figure: a kind nobody has drawn takes after its family. */
export function strangerOf(kind: string, keywords: readonly string[]): Recipe {
  const words = [...keywords, kind.replaceAll("-", " ")].join(" ").toLowerCase();
  const family = FAMILIES.find(([word]) => word.test(words))?.[1] ?? fiend;
  return family(kind, words);
}
