import type { TableView } from "../../lib/wire";
import type { SceneTile, Target } from "../../map/scene";
import type { Frame } from "../../stage/beats";

/** By what a place is known: what a scene shows, who decides, what is to be chosen, and who is there in any case. */
interface Happening {
  /** What a scene shows. */
  frame?: Frame | null;
  /** Who decides, if that is one hero. */
  decides?: string;
  targets?: readonly Pick<Target, "space">[];
  /** Who is looked at else. */
  acting?: string;
}

/** The tile where it happens: its name is written over the map. */
export function placeOf(
  tiles: readonly SceneTile[],
  table: Pick<TableView, "heroes" | "enemies">,
  { frame, decides, targets = [], acting }: Happening,
): SceneTile | undefined {
  const spaceOf = (id: string | undefined): number | null | undefined =>
    table.heroes.find((one) => one.id === id)?.space ?? table.enemies.find((one) => one.id === id)?.spaces[0];
  const tileAt = (space: number | null | undefined) =>
    space == null ? undefined : tiles.findLast(({ spaces }) => spaces.includes(space)); // a doorway belongs to both: it leads on
  const [shown] = frame?.tiles ?? [];
  return (
    tiles.find(({ index }) => index === shown) ??
    tileAt(spaceOf(frame?.models?.[0]) ?? frame?.spaces?.[0]) ??
    tileAt(spaceOf(decides)) ??
    tileAt(targets.find(({ space }) => space != null)?.space) ??
    tileAt(spaceOf(acting))
  );
}
