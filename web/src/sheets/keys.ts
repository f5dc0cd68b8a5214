import type { TableView } from "../lib/wire";
import type { Sheet } from "./sheets.svelte";

/** The sheet that a key opens. */
export function sheetFor(key: string, viewed: string): Sheet | null {
  switch (key.toLowerCase()) {
    case "c":
      return viewed ? { sheet: "hero", id: viewed } : null;
    case "l":
      return { sheet: "log" };
    case "g":
      return { sheet: "mission" };
    case "k":
      return { sheet: "cards" };
    default:
      return null;
  }
}

/** The sheet of somebody on the map, or in the order of Initiative: a hero, a kind of enemies, or one of them. */
export function sheetOf(who: string, table: Pick<TableView, "heroes" | "enemies" | "sheets">): Sheet | null {
  if (table.heroes.some(({ id }) => id === who)) return { sheet: "hero", id: who };
  if (table.sheets.some(({ kind }) => kind === who)) return { sheet: "enemy", kind: who };
  const enemy = table.enemies.find(({ id }) => id === who);
  return enemy ? { sheet: "enemy", kind: enemy.kind, model: enemy.id } : null;
}

/** The next hero in the order of the table, or the one before. */
export function neighbour(ids: readonly string[], id: string, by: 1 | -1): string {
  const at = ids.indexOf(id);
  return ids[(at + by + ids.length) % ids.length] ?? id;
}
