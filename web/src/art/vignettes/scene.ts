import type { Chance } from "../../map/draw/chance";

/** What a mission tells of a place. */
export interface Story {
  /** What the picture is about; it stands in place of what is there otherwise. */
  subject?: string;
  /** Near to whoever looks, before the posse. */
  near?: string;
}

/** A place, drawn from the far to the near; `who` says which enemies are there, the first first. */
export type Scene = (chance: Chance, who: (place: number) => string, story: Story) => string;

/** How a mission tells its story; of its own chance, so that the place around it stays the same. */
export type Tale = (chance: Chance) => Story;
