import type { FaceView, LogEntry } from "../lib/wire";
import type { Beat, Scene, SceneKind } from "./beats";
import { causesOf } from "./causes";
import { enemiesOf, type Happened, upright } from "./happened";

/** How what happened is told: each kind of event by its writer. */
export type Writer = (scribe: Scribe, entry: LogEntry) => void;

/** Goes through what happened, and collects beats to scenes; whoever writes down a kind of event asks it for what lies around. */
export class Scribe {
  #scenes: Scene[] = [];
  #beats: Beat[] = [];
  #kind: SceneKind = "telling";
  #at = 0;
  /** Who was killed last: XP comes from there. */
  fell = "";
  /** The room whose token was turned over last. */
  turned: number | null | undefined = null;
  /** The turn so far; no card reaches farther. */
  readonly turn: readonly LogEntry[];
  #causes: ReadonlyMap<number, FaceView>;

  constructor(readonly happened: Happened) {
    const told = happened.told ?? [];
    const began = told.findLastIndex(({ event }) => event === "turnbegan");
    this.turn = [...told.slice(Math.max(0, began)), ...happened.log];
    this.#causes = causesOf(this.turn);
  }

  /** Write down all that happened, in its order; what has no writer is told plainly. */
  write(writers: Readonly<Record<string, Writer>>, plain: Writer): void {
    const { log } = this.happened;
    while (this.#at < log.length) {
      const entry = log[this.#at] as LogEntry;
      const took = this.#at;
      (writers[entry.event] ?? plain)(this, entry);
      if (this.#at === took) this.#at += 1;
    }
  }
  /** All scenes, the last one with them. */
  end(): Scene[] {
    this.#close();
    return this.#scenes;
  }

  /** Take the entries from here on that are of one kind. */
  run(event: string): LogEntry[] {
    const from = this.#at;
    while (this.happened.log[this.#at]?.event === event) this.#at += 1;
    return this.happened.log.slice(from, this.#at);
  }
  /** The entries after this one. */
  get rest(): readonly LogEntry[] {
    return this.happened.log.slice(this.#at + 1);
  }
  /** Somebody attacks: whose Hits they are can be seen. */
  get attacking(): boolean {
    return this.#kind === "attack";
  }
  /** From here on it is a scene of this kind. */
  scene(kind: SceneKind): void {
    if (kind === this.#kind) return;
    this.#close();
    this.#kind = kind;
  }
  #close(): void {
    if (this.#beats.length) this.#scenes.push({ kind: this.#kind, beats: this.#beats });
    this.#beats = [];
  }
  beat(entry: LogEntry, beat: Omit<Beat, "n" | "tells"> & { tells?: readonly LogEntry[] }): void {
    this.#beats.push({ n: entry.n, tells: [entry], cause: this.#causes.get(entry.n), ...beat });
  }
  /** Everybody who is in the fight now. */
  get fight(): string[] {
    return [...this.happened.after.heroes.filter(upright), ...enemiesOf(this.happened)].map(({ id }) => id);
  }
}
