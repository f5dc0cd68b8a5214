import type { MapView, Update } from "../src/lib/wire";
import fight from "./fixtures/fight.json";
import hits from "./fixtures/hits.json";
import room from "./fixtures/room.json";

/** Views as the server sends them. */
export const updates = { fight, hits, room } as unknown as Record<"fight" | "hits" | "room", Update>;
export const boardOf = (update: Update): MapView => update.board as MapView;
