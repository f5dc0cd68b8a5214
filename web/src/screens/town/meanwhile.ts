import type { TownView } from "../../lib/wire";

/** The town while it is told what happens to it: people are where they go, and no house burns before its card is turned. */
export function meanwhile(before: TownView, after: TownView): TownView {
  const ruins = new Map(before.locations.map(({ id, destroyed }) => [id, destroyed]));
  const full = new Map(before.lodgings.map(({ id, shut }) => [id, shut]));
  return {
    ...after,
    locations: after.locations.map((place) => ({ ...place, destroyed: ruins.get(place.id) ?? place.destroyed })),
    lodgings: after.lodgings.map((bed) => ({ ...bed, shut: full.get(bed.id) ?? bed.shut })),
    day: before.day,
    track: before.track,
    left: before.left,
  };
}
