import type { Hour } from "../../art/towns/sky";

const NIGHT = new Set(["arrival", "morning", "night"]);
const DAY = new Set(["visits", "events", "business"]);

/** The hour of a part of the day: they lodge at night, go out by day, and leave in the evening. */
export const hourOf = (phase: string): Hour => (NIGHT.has(phase) ? "night" : DAY.has(phase) ? "morning" : "evening");

/** The spaces of the town event track; a town event comes on a die that is not above the marker. */
export const SPACES = [1, 2, 3, 4, 5, 6] as const;
