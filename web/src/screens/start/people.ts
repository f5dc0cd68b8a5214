import { womanly } from "../../art/faces/classes";
import type { NamesView, Person } from "../../lib/wire";

const pick = (from: readonly string[], taken: readonly string[], random: () => number): string => {
  const free = from.filter((one) => !taken.includes(one));
  return free[Math.floor(random() * free.length)] ?? "";
};

/** A face nobody has seen yet; it says whether it is a woman's or a man's. */
export const newFace = (woman: boolean, random: () => number = Math.random): string =>
  `${woman ? "w" : "m"}-${Math.floor(random() * 2 ** 40).toString(16)}`;

/** Make somebody up who shares no name with the others. */
export function somebody(
  names: NamesView,
  hero: string,
  others: readonly Person[],
  random: () => number = Math.random,
): Person {
  const taken = others.flatMap(({ name = "", nickname = "" }) => [...name.split(" "), nickname]);
  const woman = random() < 0.5 || womanly(hero);
  return {
    name: `${pick(woman ? names.women : names.men, taken, random)} ${pick(names.families, taken, random)}`,
    nickname: pick(names.nicknames, taken, random),
    face: newFace(woman, random),
  };
}

/** Everybody of a party is somebody; whoever already is stays who they are, also when sent home and called again. */
export function peopled(
  names: NamesView,
  heroes: readonly string[],
  people: Readonly<Record<string, Person>>,
  random: () => number = Math.random,
): Record<string, Person> {
  const all = { ...people };
  for (const hero of heroes) all[hero] ??= somebody(names, hero, Object.values(all), random);
  return all;
}
