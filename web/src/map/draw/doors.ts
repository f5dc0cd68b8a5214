import { S } from "./pen";
import { edge, type Ground, type PlanDoor, threshold } from "./plan";
import type { World } from "./worlds";

/** A door: a threshold and two posts around exactly two spaces. */
function frame(door: PlanDoor, [body, light, dark]: World["posts"]): string {
  const { x, y, upright } = threshold(door);
  const long = 2 * S;
  const post = (at: number) =>
    `<rect x="${at}" y="-11" width="18" height="22" rx="2" fill="${body}" stroke="#150c06" stroke-width="2.4"/><path d="M${at + 3}-8.6h12" stroke="${light}" stroke-opacity=".7"/>` +
    `<circle cx="${at + 9}" r="5" fill="none" stroke="${dark}" stroke-width="1.2"/><circle cx="${at + 9}" r="2" fill="none" stroke="${dark}"/>`;
  return (
    `<g transform="translate(${x * S} ${y * S})${upright ? " rotate(90)" : ""}"><rect x="-9" y="-8" width="${long + 18}" height="16" fill="#000" opacity=".38"/>` +
    `<rect y="-5" width="${long}" height="10" fill="${body}" stroke="#1a1008" stroke-width="1.5"/><path d="M4-1.5H${long - 4}M10 2.2H${long - 14}" stroke="${dark}"/>` +
    `<path d="M1-4H${long - 1}" stroke="${light}" stroke-opacity=".6"/>${post(-10)}${post(long - 8)}</g>`
  );
}

/** Every door of a tile; of two joined connectors the tile that was there first draws it. */
export const frames = (ground: Ground, world: World): string =>
  ground.plan.doors.map((door) => (door.state === "capped" ? "" : frame(door, world.posts))).join("");

/** Low barriers: a beam that nobody walks across but everybody sees across. */
export const barriers = (ground: Ground, world: World): string =>
  ground.plan.barriers
    .map(({ square, side }) => {
      const { x1, y1, x2, y2 } = edge(square, side);
      const line = `M${x1 * S} ${y1 * S}L${x2 * S} ${y2 * S}`;
      return `<path d="${line}" stroke="#120b06" stroke-width="13" stroke-linecap="round"/><path d="${line}" stroke="${world.posts[0]}" stroke-width="8.5" stroke-linecap="round"/><path d="${line}" stroke="${world.posts[1]}" stroke-width="1.4" stroke-dasharray="9 5" transform="translate(-1.5 -1.5)"/>`;
    })
    .join("");
