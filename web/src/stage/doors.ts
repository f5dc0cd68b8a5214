import type { MapView } from "../lib/wire";
import type { Opened } from "./beats";

const OPPOSITE = { N: "S", S: "N", E: "W", W: "E" } as const;

/** The door through which a tile was found, as it is seen from where one came. */
export function doorTo(board: MapView, tile: number): Opened | null {
  for (const door of board.doors) {
    if (door.state !== "joined") continue;
    if (door.to === tile && door.tile < tile) return { spaces: door.spaces, side: door.side };
    if (door.tile === tile && door.to != null && door.to < tile && door.to_spaces)
      return { spaces: door.to_spaces, side: OPPOSITE[door.side] };
  }
  return null;
}
