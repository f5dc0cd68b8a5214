import type { Messages } from "../../i18n/en";
import type { Overlay as Told } from "../../lib/wire";
import type { Overlay, OverlayKind } from "../../map/scene";

/** One of the things that the server tells about where a hero stands, as it is laid over the map. */
export function overlayOf(kind: OverlayKind, found: Told, words: Messages["map"]): Overlay {
  switch (kind) {
    case "reach":
      return {
        kind,
        spaces: found.reach.map(({ space, steps, held, percent }) => ({
          space,
          steps,
          weak: held,
          note: percent < 100 ? words.chance(percent) : undefined,
        })),
      };
    case "sight":
      return { kind, spaces: found.sight.map((space) => ({ space, steps: found.ranges[space] })) };
    case "threat":
      return { kind, spaces: found.threatened.map((space) => ({ space })) };
    case "light":
      return { kind, spaces: found.lit.map((space) => ({ space })) };
  }
}
