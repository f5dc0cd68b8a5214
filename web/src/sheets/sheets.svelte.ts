import type { FaceView } from "../lib/wire";

/** Something to read over the table. `model` is the enemy that was pointed at; `text` is whatever is printed: an item, a power, an injury, a type of enemies. */
export type Sheet =
  | { sheet: "hero"; id: string }
  | { sheet: "enemy"; kind: string; model?: string }
  | { sheet: "cards" }
  | { sheet: "card"; face: FaceView }
  | { sheet: "mission" }
  | { sheet: "rule"; id: string }
  | { sheet: "text"; id: string }
  | { sheet: "log" };

/** The sheet that lies open, one at a time. */
class Sheets {
  open = $state.raw<Sheet | null>(null);
  close(): void {
    this.open = null;
  }
}

export const sheets = new Sheets();
