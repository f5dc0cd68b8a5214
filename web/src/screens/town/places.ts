import type { TownView } from "../../lib/wire";

/** Something in the street where heroes can be: a location, or where they sleep. */
export interface Place {
  id: string;
  name: string;
  text: readonly string[];
  folk: readonly string[];
  destroyed: boolean;
  /** Nobody can go there today, or sleep there any more. */
  shut: boolean;
  /** One sleeps there. */
  bed: boolean;
  /** It lies before the town. */
  out: boolean;
}

/** The key of the camp site, which is no house of the street. */
export const CAMP = "camp-site";

/** All places of a town from left to right: the camp site before it, then the houses, the Hotel in their midst. */
export function placesOf(town: TownView): Place[] {
  const houses = town.locations.map(({ id, name, text, visitors, destroyed, shut }) => ({
    ...{ id, name, text, folk: visitors, destroyed },
    ...{ shut, bed: false, out: false },
  }));
  const beds = town.lodgings.map(({ id, name, says, guests, shut }) => ({
    ...{ id, name, text: [says], folk: guests, shut: shut && id === CAMP },
    ...{ destroyed: shut && id !== CAMP, bed: true, out: id === CAMP },
  }));
  const half = Math.ceil(houses.length / 2);
  const [camps, hotels] = [beds.filter(({ out }) => out), beds.filter(({ out }) => !out)];
  return [...camps, ...houses.slice(0, half), ...hotels, ...houses.slice(half)];
}
