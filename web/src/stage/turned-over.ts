import type { LogEntry } from "../lib/wire";
import type { StageCard } from "./beats";
import { affectedBy, stakeOf } from "./causes";
import type { Happened } from "./happened";
import { MOMENTS } from "./moments";
import type { Writer } from "./scribe";

/** A card is read so long that a slow reader gets through it; any input ends that. */
const LETTER = 40;
const TURN_OVER = 700;
const [SHORTEST_READ, LONGEST_READ] = [900, 7000];
/** The back of a card is seen so long. */
const FACE_DOWN = 550;
/** Whoever gets something wants to know what it is, and it is new to everybody. */
const GIVES = new Set(["loot", "scavenge", "gear", "artifact"]);
const GIFT = { letter: 55, shortest: 2600, longest: 9000 };
/** So long it is told what somebody's power does, in ms. */
export const POWER = 900;
/** A sentence under the action has at most so many letters, each of which takes so long to read. */
export const [SENTENCE, READ] = [110, 18];
/** What an ability of the hero who uses it does, if that is said in a sentence and was not said before. */
function powerOf({ before: { heroes }, told = [], log }: Happened, { n, event, facts }: LogEntry): string {
  const same = (one: LogEntry) =>
    one.n < n && one.event === event && one.facts.who === facts.who && one.facts.card === facts.card;
  if (told.some(same) || log.some(same)) return "";
  const power = heroes.find(({ id }) => id === facts.who)?.abilities?.find(({ id }) => id === facts.card);
  const does = power?.text.join(" ") ?? "";
  return does.length <= SENTENCE ? does : "";
}

/** A card is turned over. */
const card: Writer = (scribe, entry) => {
  if (!entry.card) return;
  scribe.scene("card");
  const letters = [...entry.card.text, entry.card.name, entry.card.flavour].join(" ").length;
  const gift = GIVES.has(entry.card.kind);
  const read = gift
    ? Math.min(GIFT.longest, Math.max(GIFT.shortest, letters * GIFT.letter))
    : Math.min(LONGEST_READ, Math.max(SHORTEST_READ, letters * LETTER));
  const heroes = scribe.happened.after.heroes;
  const card: StageCard = {
    face: entry.card,
    affected: affectedBy(entry, scribe.rest, heroes),
    stake: stakeOf(entry),
  };
  const { tile } = entry.facts;
  const frame = tile == null ? undefined : { tiles: [tile], matters: true }; // its token is turned over there
  if (entry.card.kind === "exploration") scribe.turned = tile;
  const length = TURN_OVER + read;
  scribe.beat(entry, { kind: "card", length, late: FACE_DOWN, says: entry.text, cue: "card", card, frame });
};

/** Whatever has no scene of its own: a card, what can be seen where it happens, or a sentence. */
export const plain: Writer = (scribe, entry) => {
  const moments = MOMENTS[entry.event]?.(entry, scribe.happened.before) ?? [];
  if (entry.card) card(scribe, entry);
  else if (moments.length)
    for (const [at, one] of moments.entries()) scribe.beat(entry, { ...one, says: entry.text, tells: at ? [] : [entry] });
  else if (entry.weight === "detail") scribe.beat(entry, { kind: "telling", length: 0 });
  else scribe.beat(entry, { kind: "telling", length: 480, says: entry.text });
};

/** What somebody uses. */
export const USED: Record<string, Writer> = {
  // What somebody's power does of itself is named and told, long enough to be read: the dice that follow come of it.
  used: (scribe, entry) =>
    entry.card
      ? card(scribe, entry)
      : scribe.beat(entry, {
          kind: "telling",
          length: entry.weight === "detail" ? 0 : POWER + READ * powerOf(scribe.happened, entry).length,
          says: `${entry.text} ${powerOf(scribe.happened, entry)}`.trim(),
          frame: { models: entry.facts.who ? [entry.facts.who] : [], matters: false },
        }),
};
