import type { PoolView } from "../../lib/wire";
import { ICON_NAMES, type IconName } from "../../ui/icon-names";

/** The picture of a pool: the one that its pack names, if it is shipped. */
export function poolIcon(pool: Pick<PoolView, "icon">): IconName {
  return ICON_NAMES.find((name) => name === pool.icon) ?? "spiky-eclipse";
}
