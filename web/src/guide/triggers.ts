import type { GuideId } from "../i18n/guide.en";
import type { FaceView, LogEntry, QuestionView, TableView } from "../lib/wire";
import type { Beat } from "../stage/beats";

/** Where a card stands: near one of these parts of the table. */
export type Anchor = "question" | "map" | "dice" | "track" | "order" | "heroes" | "anytime" | "pieces";

/** What is on the table now, and what has happened that can still be seen there. */
export interface Moment {
  table: TableView;
  question: QuestionView | undefined;
  fresh: readonly LogEntry[];
}

/**
 * How much it wants to be told. What is `needed` is in the question itself, and nobody can answer that one without it. `News`
 * have happened before this question, and are told now or not before they come again. What can be told `later` has been there
 * all along, and waits for a quiet while outside of fights.
 */
export type Haste = "needed" | "news" | "later";

/** What a moment of a scene shows. */
export type Shown = Pick<Beat, "thrown" | "card" | "tells" | "flying">;

export interface Told {
  id: GuideId;
  anchor: Anchor;
}

interface Trigger extends Told {
  haste: Haste;
  when: (moment: Moment) => boolean;
  /** The moment of a scene in which it can be seen: it is told there, and the scene waits. */
  shown?: (beat: Shown) => boolean;
  /** Where it stands in a scene. */
  beside?: Anchor;
  /** Everything that it explains, if that is more than what it is called by: it comes only if none of that is known. */
  teaches?: readonly GuideId[];
}

const asks = ({ question }: Moment) => question !== undefined;
const asked =
  (...kinds: string[]) =>
  ({ question }: Moment) =>
    question !== undefined && kinds.includes(question.kind);
const answersOf = ({ question }: Moment) => (question ? [...question.answers, ...question.after] : []);
/** It can be answered so, now or in the same answer as the stop of a hero that can go nowhere. */
const offers = (verb: string) => (moment: Moment) =>
  answersOf(moment).some(({ key }) => key === verb || key.startsWith(`${verb}:`));
const both =
  (...all: ((moment: Moment) => boolean)[]) =>
  (moment: Moment) =>
    all.every((one) => one(moment));
const happened =
  (...events: string[]) =>
  ({ fresh }: Moment) =>
    fresh.some(({ event }) => events.includes(event));
const tells =
  (...events: string[]) =>
  (beat: Shown) =>
    beat.tells.some(({ event }) => events.includes(event));
const turned =
  (...kinds: FaceView["kind"][]) =>
  ({ card }: Shown) =>
    card !== undefined && kinds.includes(card.face.kind);
const thrown =
  (purpose: string) =>
  ({ thrown }: Shown) =>
    thrown?.roll.purpose === purpose;
/** The dice that the question is about were thrown for this. */
const throws =
  (purpose: string) =>
  ({ question }: Moment) =>
    question?.roll?.purpose === purpose;
const rerolls = asked("reroll", "roll-again");
/** The party is in the mine, or somewhere between two adventures. */
const during =
  (chapter: TableView["chapter"]) =>
  ({ table }: Moment) =>
    table.chapter === chapter;
const inTheMine = during("adventure");
/** What has been there all along is explained in the quiet of a hero's own activation. */
const acts = (moment: Moment) => moment.table.turn > 0 && asked("move", "act")(moment);
const drew =
  (deck: string) =>
  ({ fresh }: Moment) =>
    fresh.some(({ event, facts }) => event === "drew" && facts.deck === deck);
/** Somebody has got some of this. */
const gained =
  (what: string) =>
  ({ event, facts }: LogEntry) =>
    event === "gained" && facts.card === what;
/** The party has gone on; its first tile lies right at the Entrance, and nobody is any deeper there. */
const wentOn = ({ event, facts }: LogEntry) => event === "partymoved" && (facts.space ?? 0) > 1;
/** A room lies there that nobody has explored. */
const unexplored = ({ table }: Moment) => table.tiles.some(({ token }) => token === "face-down");
const isHurt = ({ table }: Moment) =>
  table.heroes.some(({ health, sanity }) => health.now < health.most || sanity.now < sanity.most);
/** A hero has the XP for a level. */
const canRise = ({ table }: Moment) => table.any_time.some(({ verb, yours }) => yours && verb === "level-up");
/** Somebody has acted in this turn, and now it is another's. */
const inTurn = ({ table }: Moment) =>
  table.order.some(({ state }) => state === "acted") && table.order.some(({ state }) => state === "now");

/**
 * Each new thing, when it is first on the screen. What has just changed everything comes first, then what matters for the
 * present decision, then what has been there all along.
 */
export const TRIGGERS: readonly Trigger[] = [
  {
    id: "welcomeGrit",
    anchor: "question",
    haste: "needed",
    when: both(inTheMine, offers("grit")),
    teaches: ["welcome", "grit"],
  },
  { id: "welcome", anchor: "question", haste: "needed", when: both(inTheMine, asks) },
  // Between two adventures.
  { id: "road", anchor: "question", haste: "needed", when: during("journey") },
  { id: "bed", anchor: "question", haste: "needed", when: both(during("stay"), asked("lodging")) },
  { id: "visit", anchor: "question", haste: "needed", when: both(during("stay"), asked("visit")) },
  { id: "counter", anchor: "question", haste: "needed", when: both(during("stay"), asked("business")) },
  { id: "leaveTown", anchor: "question", haste: "needed", when: both(during("stay"), asked("leave-town")) },
  { id: "newLevel", anchor: "question", haste: "needed", when: both((moment) => !inTheMine(moment), canRise) },
  { id: "gathering", anchor: "question", haste: "needed", when: both(during("gathering"), asks) },
  // Whoever is asked about dice is told of those first.
  {
    id: "horrorAgain",
    anchor: "dice",
    haste: "needed",
    when: both(rerolls, throws("willpower")),
    teaches: ["horror", "reroll"],
  },
  {
    id: "defenseAgain",
    anchor: "dice",
    haste: "needed",
    when: both(rerolls, throws("defense")),
    teaches: ["defense", "reroll"],
  },
  { id: "toHitAgain", anchor: "dice", haste: "needed", when: both(rerolls, throws("to-hit")), teaches: ["toHit", "reroll"] },
  { id: "horror", anchor: "dice", haste: "needed", when: throws("willpower"), shown: thrown("willpower") },
  { id: "defense", anchor: "dice", haste: "needed", when: throws("defense"), shown: thrown("defense") },
  { id: "fight", anchor: "map", haste: "needed", when: both(({ table }) => table.fight, asked("move", "act")) },
  { id: "encounter", anchor: "question", haste: "needed", when: both(asks, drew("encounter")), shown: turned("encounter") },
  { id: "upgrade", anchor: "question", haste: "needed", when: asked("starting-upgrade") },
  { id: "turnTile", anchor: "map", haste: "needed", when: asked("turn-tile") },
  // The first attack leads straight to its Hits: what made them Hits is told with them.
  { id: "toHitShare", anchor: "question", haste: "needed", when: asked("assign-hits"), teaches: ["toHit", "hits"] },
  { id: "hits", anchor: "question", haste: "needed", when: asked("assign-hits") },
  { id: "reroll", anchor: "dice", haste: "needed", when: rerolls },
  { id: "toHit", anchor: "dice", haste: "needed", when: throws("to-hit") },
  { id: "breath", anchor: "dice", haste: "needed", when: (moment) => throws("breath")(moment) || asked("heal-wounds")(moment) },
  // Whoever looks through a Door is asked about it once only, and the mine goes on there.
  { id: "secondRoom", anchor: "map", haste: "needed", when: both(offers("door"), unexplored) },
  {
    id: "doorScavenge",
    anchor: "question",
    haste: "needed",
    when: both(offers("door"), offers("scavenge")),
    teaches: ["door", "scavenge"],
  },
  { id: "door", anchor: "question", haste: "needed", when: offers("door") },
  { id: "scavenge", anchor: "question", haste: "needed", when: offers("scavenge"), shown: turned("scavenge") },
  {
    id: "grit",
    anchor: "heroes",
    haste: "needed",
    when: (moment) => asked("recover-grit", "heal-or-grit")(moment) || offers("grit")(moment),
  },
  { id: "revive", anchor: "question", haste: "needed", when: asked("revive") },
  { id: "ko", anchor: "heroes", haste: "news", when: happened("knockedout"), shown: tells("knockedout"), beside: "heroes" },
  { id: "objective", anchor: "map", haste: "news", when: happened("objectivefound"), shown: tells("objectivefound") },
  { id: "clue", anchor: "pieces", haste: "news", when: happened("cluefound"), shown: tells("cluefound"), beside: "pieces" },
  { id: "token", anchor: "map", haste: "news", when: happened("tokenrevealed"), shown: turned("exploration") },
  { id: "threat", anchor: "map", haste: "news", when: drew("threat"), shown: turned("threat") },
  { id: "gate", anchor: "map", haste: "news", when: happened("gateopened"), shown: tells("gateopened") },
  { id: "depth", anchor: "track", haste: "news", when: happened("deptheventcame"), shown: turned("depth") },
  { id: "darknessCard", anchor: "track", haste: "news", when: drew("darkness"), shown: turned("darkness") },
  { id: "dread", anchor: "track", haste: "news", when: happened("dreadadded"), shown: tells("dreadadded"), beside: "track" },
  {
    id: "deeper",
    anchor: "track",
    haste: "news",
    when: ({ fresh }) => fresh.some(wentOn),
    shown: ({ tells }) => tells.some(wentOn),
    beside: "track",
  },
  { id: "loot", anchor: "heroes", haste: "news", when: drew("loot"), shown: turned("loot") },
  {
    id: "corruption",
    anchor: "heroes",
    haste: "news",
    when: happened("corruptiongained"),
    shown: tells("corruptiongained"),
    beside: "heroes",
  },
  {
    id: "darkStone",
    anchor: "heroes",
    haste: "news",
    when: ({ fresh }) => fresh.some(gained("dark_stone")),
    shown: ({ tells }) => tells.some(gained("dark_stone")),
    beside: "heroes",
  },
  // For the first time it flies from whoever was killed to whoever earned it; what a new tile brings is less.
  {
    id: "xp",
    anchor: "heroes",
    haste: "news",
    when: both(happened("killed"), ({ fresh }) => fresh.some(gained("xp"))),
    shown: ({ flying, tells }) => flying?.from !== undefined && tells.some(gained("xp")),
    beside: "heroes",
  },
  {
    id: "darkness",
    anchor: "track",
    haste: "news",
    when: happened("darknessmoved", "darknessheld"),
    shown: thrown("hold-back"),
    beside: "track",
  },
  { id: "order", anchor: "order", haste: "news", when: both(acts, inTurn) },
  {
    id: "anytime",
    anchor: "anytime",
    haste: "news",
    when: both(acts, isHurt, ({ table }) =>
      table.any_time.some(({ verb, yours, matters }) => yours && matters && verb === "use"),
    ),
  },
  {
    id: "light",
    anchor: "heroes",
    haste: "later",
    when: both(acts, ({ table }) => table.heroes.some(({ light }) => light)),
    shown: thrown("voices"),
    beside: "heroes",
  },
  // The tag that counts the cards makes room for that of the cards in play until there are any.
  {
    id: "dreadStack",
    anchor: "pieces",
    haste: "later",
    when: both(acts, ({ table }) => table.dread > 0 || !table.in_play.length),
    teaches: ["dread"],
  },
];

/** It matters now: nobody has to unfold it. What has been there all along may be a tag until somebody wants to read it. */
export const matters = (id: GuideId): boolean => TRIGGERS.find((one) => one.id === id)?.haste !== "later";
/** What a card explains. */
export const teaches = (id: GuideId): readonly GuideId[] => TRIGGERS.find((one) => one.id === id)?.teaches ?? [id];
const isNew = ({ id }: Told, seen: ReadonlySet<string>): boolean => teaches(id).every((one) => !seen.has(one));

/** So many questions in a row without a card are a quiet while. */
export const QUIET = 3;
const READY: Record<Haste, (moment: Moment, since: number) => boolean> = {
  needed: () => true,
  news: () => true,
  later: ({ table }, since) => since > QUIET && !table.fight,
};

/** The cards for this moment that have not been seen yet, in the order in which to show them; `since`: how many questions ago the last one was. */
export function due(moment: Moment, seen: ReadonlySet<string>, since = Number.POSITIVE_INFINITY): Told[] {
  return TRIGGERS.filter((one) => isNew(one, seen) && READY[one.haste](moment, since) && one.when(moment)).map(
    ({ id, anchor }) => ({ id, anchor }),
  );
}

/**
 * The card for a moment of a scene, if what it shows has not been explained yet. Dice that somebody is asked about in a moment
 * are explained with the question.
 */
export function dueOnStage(beat: Shown, seen: ReadonlySet<string>, question?: Pick<QuestionView, "roll">): Told | null {
  const purpose = beat.thrown?.roll.purpose;
  if (purpose !== undefined && question?.roll?.purpose === purpose) return null;
  const found = TRIGGERS.find((one) => one.shown?.(beat) && isNew(one, seen));
  return found ? { id: found.id, anchor: found.beside ?? "map" } : null;
}
