import type { Messages } from "../i18n/en";
import { withoutRule } from "../lib/rule-of";
import { S } from "./draw/pen";
import type { Overlay, Scene, Target, Told } from "./scene";

/** Something that may not be done here, and why. */
export interface Why {
  space?: number;
  model?: string;
  text: string;
  rule: string;
}

/** Tell what is at a point of the map (in drawing units): who stands there, what lies there, what can be done, why not. */
export function tell(
  scene: Scene,
  px: number,
  py: number,
  words: Messages,
  targets: readonly Target[],
  whyNot: readonly Why[],
  overlay: Overlay | null,
): Told | null {
  const [x, y] = [Math.floor(px / S), Math.floor(py / S)];
  const space = [...scene.spaces].find(([, place]) => place.x === x && place.y === y)?.[0];
  const door = scene.tiles
    .flatMap((tile) => tile.doors)
    .find(
      (one) =>
        one.state !== "joined" &&
        one.state !== "capped" &&
        Math.hypot(one.x * S - px, one.y * S - py) < S * 0.9 &&
        space === undefined,
    );
  if (door) return { title: door.label, lines: lines(targets.filter((target) => target.door === door.key)) };
  if (space === undefined) return null;
  const enemy = scene.enemies.find((one) => x >= one.x && x < one.x + one.w && y >= one.y && y < one.y + one.h);
  const hero = scene.heroes.find((one) => one.x === x && one.y === y);
  const marker = scene.markers.find((one) => one.x === x && one.y === y);
  const tile = scene.tiles.find((one) => one.spaces.includes(space));
  const model = enemy?.id ?? hero?.id;
  const here = targets.filter((target) => (target.model !== undefined ? target.model === model : target.space === space));
  // Where somebody stands, nobody asks why no step goes there.
  const refused = whyNot
    .filter((why) => (why.model !== undefined ? why.model === model : why.space === space && model === undefined))
    .map((why) => withoutRule(why.text, why.rule));
  const mark = overlay?.spaces.find((one) => one.space === space);
  const [title = "", rest] = (enemy?.label ?? hero?.label ?? marker?.label ?? tile?.name ?? "").split(/: (.*)/s);
  const told: string[] = [];
  if (rest) told.push(rest);
  if (enemy?.numbers) told.push(enemy.numbers);
  const attacked = enemy && scene.heroes.find((one) => one.id === enemy.target);
  if (attacked) told.push(words.map.attacks(attacked.name));
  if (enemy?.held) told.push(words.map.heldFast);
  if (!enemy && !hero && !marker && tile)
    told.push(`${words.map.kind[tile.kind] ?? tile.kind}. ${tile.lit ? words.map.lit : words.map.dark}`);
  if (mark?.steps) told.push(words.map.steps(mark.steps));
  if (mark?.note) told.push(mark.note);
  return { title, lines: [...told, ...lines(here), ...refused] };
}

const lines = (targets: readonly Target[]): string[] => [...new Set(targets.map((target) => target.label))].slice(0, 4);
