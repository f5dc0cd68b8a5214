/** A name where there is little room: whoever has more than two keeps the first and the last. */
export function briefly(name: string): string {
  const [first = "", ...rest] = name.split(" ").filter(Boolean);
  const last = rest.pop();
  const middle = rest.map((one) => (one.length > 2 ? `${one.charAt(0)}.` : one));
  return [first, ...middle, ...(last ? [last] : [])].join(" ");
}

/** The letters of its longest word, which no line may break. */
export const longest = (name: string): number => Math.max(1, ...name.split(/[ -]/).map(({ length }) => length));
