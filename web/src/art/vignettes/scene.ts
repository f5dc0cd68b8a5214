import type { Chance } from "../../map/draw/chance";

/** A place, drawn from the far to the near; `who` says which enemies are there, the first first. */
export type Scene = (chance: Chance, who: (place: number) => string) => string;
