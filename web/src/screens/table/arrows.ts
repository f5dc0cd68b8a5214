import { S } from "../../map/draw/pen";
import { goalsOf } from "../../map/goals";
import type { Scene, Target } from "../../map/scene";
import { nextSpot } from "../../panels/question/keys";

/** Arrows over the map: the option that lies this way, from what is marked or from where the hero stands; the first press marks something in any case. Null if none is there at all. */
export function optionThisWay(
  scene: Scene,
  targets: readonly Target[],
  marked: readonly number[],
  who: string | undefined,
  [dx, dy]: readonly [number, number],
): { option: number | undefined } | null {
  const spots = goalsOf(scene, targets).flatMap(({ options: [option], x, y, w, h }) =>
    option === undefined ? [] : [{ option, x: x + w / 2, y: y + h / 2 }],
  );
  if (!spots.length) return null;
  const stands = scene.heroes.find(({ id }) => id === who) ?? scene.heroes[0];
  const cursor = spots.find(({ option }) => marked.includes(option));
  if (cursor) return { option: nextSpot(spots, cursor, dx, dy)?.option };
  if (!stands) return { option: spots[0]?.option };
  const from = { x: (stands.x + 0.5) * S, y: (stands.y + 0.5) * S };
  const away = (spot: { x: number; y: number }) => Math.hypot(spot.x - from.x, spot.y - from.y);
  const nearest = spots.reduce((best, spot) => (away(spot) < away(best) ? spot : best));
  return { option: (nextSpot(spots, from, dx, dy) ?? nearest).option };
}

/** Arrows over a list: from one of its buttons to the next. False if it has none. */
export function stepThrough(table: HTMLElement, by: 1 | -1): boolean {
  const rows = [...table.querySelectorAll<HTMLElement>(".question .body button:enabled")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % rows.length)?.focus();
  return rows.length > 0;
}
