import type { LogEntry } from "../lib/wire";
import type { Scribe, Writer } from "./scribe";
import { FEW } from "./strikes";

/** A step takes so long, and a walk no longer than this. */
const STEP = 140;
const LONGEST_WALK = 700;

const move: Writer = (scribe, entry) => {
  const { who = "", path = [] } = entry.facts;
  const hero = scribe.happened.after.heroes.some(({ id }) => id === who);
  scribe.scene(hero ? "move" : "attack");
  const walk = Math.min(LONGEST_WALK, STEP * Math.max(1, path.length - 1));
  const coming = hero ? 0 : inARow(scribe, entry);
  const length = coming > FEW ? 140 : walk + 90;
  scribe.beat(entry, {
    kind: "step",
    length,
    says: entry.text,
    cue: "step",
    frame: who ? { models: [who], spaces: path, matters: false } : undefined,
  });
};
/** How many enemies move here one after the other. */
function inARow(scribe: Scribe, entry: LogEntry): number {
  const { log } = scribe.happened;
  const own = log.indexOf(entry);
  let [from, to] = [own, own];
  const part = (at: number) => log[at]?.event === "moved" || log[at]?.event === "targeted";
  while (part(from - 1)) from -= 1;
  while (part(to + 1)) to += 1;
  return log.slice(from, to + 1).filter(({ event }) => event === "moved").length;
}

/** Where a room leads on, or does not; after its token, which has said so, that takes no time. */
const exit: Writer = (scribe, entry) => {
  const { tile } = entry.facts;
  const frame = tile == null ? undefined : { tiles: [tile], matters: false };
  const loud = entry.weight !== "detail" && scribe.turned !== tile;
  scribe.beat(entry, { kind: "telling", length: loud ? 480 : 0, says: loud ? entry.text : undefined, frame });
};

/** Who goes where, and what is found there: doors, tiles, Gates. */
export const WAYS: Record<string, Writer> = {
  moved: move,
  tileplaced(scribe, entry) {
    scribe.scene("door");
    const { tile, who } = entry.facts;
    const frame = { tiles: tile == null ? [] : [tile], models: who ? [who] : [], matters: true };
    const opens = (tile != null && scribe.happened.doorTo?.(tile)) || undefined;
    scribe.beat(entry, { kind: "door", length: 380, tells: [], cue: "door", says: entry.text, opens });
    scribe.beat(entry, { kind: "tile", length: 1180, cue: "tile", says: entry.text, frame, opens });
    scribe.beat(entry, {
      kind: "room",
      length: 1000,
      tells: [],
      cue: "fire",
      says: entry.text,
      frame,
      opens,
      room: tile == null ? "" : scribe.happened.nameOf(tile),
    });
  },
  dooropened: exit,
  doorclosed: exit,
  gateopened(scribe, entry) {
    scribe.scene("door");
    scribe.beat(entry, {
      kind: "tile",
      length: 900,
      says: entry.text,
      cue: "door",
      frame: { tiles: entry.facts.tile == null ? [] : [entry.facts.tile], matters: true },
    });
  },
};
