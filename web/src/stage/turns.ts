import { enemiesOf, upright } from "./happened";
import type { Writer } from "./scribe";
import { POWER, plain, READ } from "./turned-over";

/** So long it is told how an adventure ends, in ms. */
const ENDS = 2200;

/** Turns and their steps, the Darkness, and the end. */
export const TURNS: Record<string, Writer> = {
  turnbegan(scribe, entry) {
    scribe.scene("telling");
    // The light against the Darkness is lifted at once: the log has the number of the turn.
    const lifted = scribe.rest.find(({ weight }) => weight !== "detail")?.facts.message === "hold-back";
    scribe.beat(entry, { kind: "heading", length: lifted ? 0 : 360, says: entry.text });
  },
  stepbegan(scribe, entry) {
    const { message, who } = entry.facts;
    const { after } = scribe.happened;
    if (message === "hold-back") {
      scribe.scene("darkness");
      scribe.beat(entry, {
        kind: "lift",
        length: 200, // the plate above the dice says what for
        says: entry.text,
        frame: who ? { models: [who], matters: false } : undefined,
      });
      return;
    }
    scribe.scene("telling");
    const models = enemiesOf(scribe.happened).filter(({ kind }) => kind === who);
    if (!models.length) {
      const shown = who || scribe.rest[0]?.card; // what is turned over tells more
      return scribe.beat(entry, { kind: "heading", length: shown ? 0 : 380, says: who ? undefined : entry.text });
    }
    const hunted = models.flatMap(({ target }) => target ?? []);
    // Who has not chosen yet could go for anybody.
    const them = hunted.length ? hunted : after.heroes.filter(upright).map(({ id }) => id);
    const ids = [...new Set([...models.map(({ id }) => id), ...them])];
    scribe.beat(entry, {
      kind: "turn",
      length: 520,
      says: entry.text,
      strikers: ids,
      frame: { models: ids, also: scribe.fight, matters: true },
    });
  },
  darknessmoved(scribe, entry) {
    scribe.scene("darkness");
    const back = (entry.facts.count ?? 1) < 0;
    if (back) scribe.beat(entry, { kind: "retreat", length: 900, says: entry.text, cue: "hold" });
    else scribe.beat(entry, { kind: "advance", length: 1150, says: entry.text, cue: "dark" });
  },
  darknessheld(scribe, entry) {
    scribe.scene("darkness");
    scribe.beat(entry, { kind: "held", length: 680, says: entry.text, cue: "hold" });
  },
  // Breath and Loot come before the end: that it is decided is told at once.
  noted: (scribe, entry) =>
    entry.facts.message === "goal-met"
      ? scribe.beat(entry, { kind: "heading", length: POWER + READ * entry.text.length, says: entry.text, cue: "bell" })
      : plain(scribe, entry),
  // How it ends is written over the table, before anything that follows from it.
  ended: (scribe, entry) =>
    scribe.beat(entry, { kind: "end", length: ENDS, says: entry.text, title: entry.text.replace(/\.$/, ""), cue: "bell" }),
};
