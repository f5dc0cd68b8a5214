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

/** The sheet that lies open, one at a time; what is opened out of the log leads back to it. */
class Sheets {
  #open = $state.raw<Sheet | null>(null);
  /** The log lies below, as it was left. */
  #overLog = $state(false);
  get open(): Sheet | null {
    return this.#open;
  }
  set open(sheet: Sheet | null) {
    this.#open = sheet;
    if (!sheet || sheet.sheet === "log") this.#overLog = false;
  }
  get overLog(): boolean {
    return this.#overLog;
  }
  /** Open what a line of the log leads to. */
  lead(sheet: Sheet): void {
    this.#overLog = true;
    this.open = sheet;
  }
  /** Close the sheet; the log, if it was opened out of there, is open again. */
  close(): void {
    this.open = this.#overLog ? { sheet: "log" } : null;
  }
  /** Back to the table. */
  closeAll(): void {
    this.open = null;
  }
}

export const sheets = new Sheets();
