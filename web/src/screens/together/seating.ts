import type { SeatView } from "../../lib/wire";

/** For each hero the number of its seat, from 0. */
export const placesOf = (seats: readonly SeatView[]): Record<string, number> =>
  Object.fromEntries(seats.flatMap((seat, at) => seat.heroes.map((hero) => [hero, at])));

/** The heroes of each seat that has any, in the order of the table. */
export function groupsOf(heroes: readonly string[], places: Record<string, number>): string[][] {
  const groups = heroes.map((_, at) => heroes.filter((hero) => (places[hero] ?? 0) === at));
  return groups.filter((group) => group.length > 0);
}

export const sameGroups = (a: readonly string[][], b: readonly string[][]): boolean => JSON.stringify(a) === JSON.stringify(b);
