import type { OfferView, ShelfView } from "../../lib/wire";

/** What can be had stands in front, what is never for this hero behind. */
const rank = ({ why, never }: OfferView): number => (never ? 2 : why ? 1 : 0);

/** The things on a shelf as they stand there: goods, and what is done here. */
export function standing(shelf: ShelfView): Record<OfferView["sort"], OfferView[]> {
  const of = (sort: OfferView["sort"]) => shelf.offers.filter((one) => one.sort === sort).sort((a, b) => rank(a) - rank(b));
  return { goods: of("goods"), services: of("services") };
}

/** Those that can be had, in their order: the number keys choose among them. */
export function numbered(shelf: ShelfView): OfferView[] {
  const { goods, services } = standing(shelf);
  return [...goods, ...services].filter(({ why }) => !why);
}
