import type { LogEntry } from "../lib/wire";
import { isLeft } from "./fights";
import { enemiesOf, upright } from "./happened";
import type { Scribe, Writer } from "./scribe";

/** A fight begins, or is won. */
const [FIGHT_BEGINS, FIGHT_WON] = [1900, 1400];
/** Nobody comes any more to the fight that has just begun. */
const ACTS = new Set(["turnbegan", "stepbegan", "attacked", "fightended"]);

/** A fight begins, and those come who fight. */
export class Arrivals {
  /** That a fight began, and nobody has been told yet. */
  #came = "";
  /** Who comes to a fight that has begun, until they are seen. */
  #title = "";

  constructor(readonly scribe: Scribe) {}

  /** A fight begins: that is said together with who comes. */
  begins(entry: LogEntry): void {
    this.scribe.scene("enemies");
    const atOnce = this.scribe.rest[0]?.event === "enemyplaced";
    this.#came = atOnce ? entry.text : "";
    this.#title = this.#named();
    this.scribe.beat(entry, { kind: "heading", length: atOnce ? 0 : 420, says: atOnce ? undefined : entry.text, cue: "bell" });
  }
  /** All who come before anybody acts. */
  #named(): string {
    const end = this.scribe.rest.findIndex(({ event }) => ACTS.has(event));
    const groups = new Map<string, number>();
    for (const { event, facts } of this.scribe.rest.slice(0, end < 0 ? undefined : end))
      if (event === "enemyplaced" && facts.kind) groups.set(facts.kind, (groups.get(facts.kind) ?? 0) + 1);
    return (groups.size && this.scribe.happened.fight?.([...groups].map(([kind, count]) => ({ kind, count })))) || "";
  }
  /** Those who come into view, all at once. */
  come(): void {
    this.scribe.scene("enemies");
    const placed = this.scribe.run("enemyplaced");
    const [first] = placed;
    if (!first) return;
    const [came, rises] = [this.#came, placed.flatMap(({ facts }) => facts.who ?? [])];
    const title = this.#title || undefined;
    this.#came = this.#title = "";
    const heroes = this.scribe.happened.after.heroes.filter(upright).map(({ id }) => id);
    const there = enemiesOf(this.scribe.happened);
    const kindOf = ({ facts }: LogEntry) => there.find(({ id }) => id === facts.who)?.kind ?? "";
    const says = [...new Set(placed.map(kindOf))]
      .map((kind) => {
        const alike = placed.filter((one) => kindOf(one) === kind);
        return (
          (alike.length > 1 && kind && this.scribe.happened.appear?.(alike.length, kind)) ||
          alike.map(({ text }) => text).join(" ")
        );
      })
      .join(" ");
    const whole = `${came} ${says}`.trim();
    this.scribe.beat(first, {
      kind: "enemies",
      tells: placed,
      length: Math.max(title ? FIGHT_BEGINS : 0, 900 + 120 * Math.min(6, placed.length) + (came ? 240 : 0)),
      title,
      says: whole,
      cue: "hit",
      rises,
      frame: { models: [...rises, ...heroes, ...this.scribe.happened.after.enemies.map(({ id }) => id)], matters: true }, // a fight is seen as a whole
    });
  }
}

/** A fight is over: won, unless those who were left are too far away; then the turn goes on. */
export const wins: Writer = (scribe, entry) => {
  scribe.scene("telling");
  const { won, over } = scribe.happened;
  const heroes = scribe.happened.after.heroes.filter(upright).map(({ id }) => id);
  const left = isLeft(scribe.happened.log, entry);
  scribe.beat(entry, {
    kind: "heading",
    length: left ? 480 : FIGHT_WON,
    says: (!left && over) || entry.text,
    cue: left ? undefined : "bell",
    title: left ? undefined : won,
    frame: { models: heroes, matters: false },
  });
};
