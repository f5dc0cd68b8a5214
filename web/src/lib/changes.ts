import type { Replaced, TableView } from "./wire";

/** The table after changes; what has not changed is the same object as before. */
export function changed(table: TableView, changes: readonly Replaced[]): TableView {
  return changes.reduce(
    (now, { path, value }) => replaced(now, path.split("/").slice(1), value),
    table as unknown,
  ) as TableView;
}

function replaced(there: unknown, [place, ...way]: readonly string[], value: unknown): unknown {
  if (place === undefined) return value;
  const copy = (Array.isArray(there) ? [...there] : { ...(there as object) }) as Record<string, unknown>;
  copy[place] = replaced(copy[place], way, value);
  return copy;
}
