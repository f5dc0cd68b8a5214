import type { Chance } from "../../map/draw/chance";

/** What is to be seen on one model. */
export interface Model {
  /** The same model always looks the same. */
  id: string;
  /** Unhurt, hurt, and half of its Health or more lost. */
  wound?: 0 | 1 | 2;
  elite?: boolean;
  brutal?: boolean;
}

export interface Figure {
  /** In a box from -100 to 100, the feet at 84. */
  drawn: string;
  /** Where wounds are drawn, the first one first: x, y, angle, length. */
  wounds: readonly (readonly [x: number, y: number, angle: number, length: number])[];
  /** Where iron spikes stand out of a brutal one: x, y, angle. */
  spikes: readonly (readonly [x: number, y: number, angle: number])[];
}

export type Recipe = (chance: Chance, model: Model) => Figure;
