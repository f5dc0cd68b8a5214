/** Initials for a posse, one pair for each: of the words of a name, or of its first letters. As on the table. */
export function initialsOf(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const each of names) {
    const words = each.replaceAll(".", " ").split(/\s+/).filter(Boolean);
    const name = words.join("");
    const first =
      words.length > 1
        ? words
            .map((word) => word[0])
            .join("")
            .slice(0, 2)
            .toUpperCase()
        : titled(name.slice(0, 2));
    const tries = [
      first,
      ...[...name.slice(1)].map((letter) => titled(`${name[0]}${letter}`)),
      ...[2, 3, 4, 5, 6].map((n) => `${name[0]?.toUpperCase()}${n}`),
    ];
    taken.push(tries.find((one) => !taken.includes(one)) ?? first);
  }
  return taken;
}

/** Somebody at random for each seat: as many as there are now, nobody twice. */
export function dealt(heroes: readonly string[], count: number, random: () => number = Math.random): string[] {
  const left = [...heroes];
  const drawn = () => left.splice(Math.floor(random() * left.length), 1);
  return Array.from({ length: Math.min(count, heroes.length) }, drawn).flat();
}

const titled = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1).toLowerCase()}`;

/** Take a hero into the posse, or send it home; nobody comes twice, and no more than there are seats. */
export function toggled(party: readonly string[], hero: string, most: number): string[] {
  if (party.includes(hero)) return party.filter((one) => one !== hero);
  return party.length < most ? [...party, hero] : [...party];
}
