import type { FaceView, LogEntry, TableView } from "../../lib/wire";
import { sheetOf } from "../../sheets/keys";
import type { Sheet } from "../../sheets/sheets.svelte";

/** In these, `space` is one of the Depth Track, not of the map. */
const ON_THE_TRACK = new Set(["partymoved", "darknessmoved"]);

/** Where they happened says more than who did it. */
const PLACES = new Set([
  "moved",
  "placed",
  "tileplaced",
  "dooropened",
  "doorclosed",
  "gateopened",
  "enemyplaced",
  "objectivefound",
]);

/** Steps of the game in which nothing is anywhere yet: the rule says what they are. */
const RULES: Readonly<Record<string, string>> = {
  turnbegan: "TURN-01",
  "hold-back": "DEPTH-04",
  darknessheld: "DEPTH-04",
  darknessmoved: "DEPTH-04",
  activation: "TURN-03",
  exploration: "TURN-05",
  fightbegan: "THREAT-01",
  fightended: "FIGHTEND-01",
  journeybegan: "TRAVEL-01",
  staybegan: "TOWN-01",
  daybegan: "TOWN-03",
  possegathered: "CAMP-01",
};
/** These are steps of a rule more than something that somebody did. */
const BY_RULE = new Set(["hold-back"]);

/** What is named in these lines, and on which shelf it is found: it says more than the sheet of whoever has it. */
const THINGS: Readonly<Record<string, string>> = {
  took: "",
  gave: "",
  used: "",
  cast: "hand-cards/",
  bought: "",
  sold: "",
  traplaid: "",
  attached: "items/",
  detached: "items/",
  forged: "items/",
  suffered: "conditions/",
  treated: "conditions/",
  formtaken: "forms/",
  formleft: "forms/",
  upgradegained: "upgrades/",
  cardleft: "cards/",
  cardcancelled: "cards/",
};
/** A model that is on the map or was: its type with a number. */
const MODEL = /^(.+)-\d+$/;

/** What a line of the log leads to: its card, the sheet of whoever it is about, the place where it happened, or its rule. */
export type Leads = { card: FaceView } | { sheet: Sheet } | { spot: Spot };
type Around = Pick<TableView, "heroes" | "enemies" | "sheets">;

const toRule = (id: string | undefined): Leads | null => (id ? { sheet: { sheet: "rule", id } } : null);

const toText = (id: string): Leads => ({ sheet: { sheet: "text", id } });

/** The sheet of somebody; of a type of enemies of which none is left, what is printed on it. */
function whoLeads(id: string, table: Around): Leads | null {
  const kind = MODEL.exec(id)?.[1];
  const sheet = sheetOf(id, table) ?? (kind ? sheetOf(kind, table) : null);
  return sheet ? { sheet } : kind ? toText(`enemies/${kind}`) : null;
}

/** The item, power, injury or card that a line names: as it was turned over, else as it is printed. */
function thingLeads({ event, facts }: LogEntry, turned: ReadonlyMap<string, FaceView>): Leads | null {
  const shelf = THINGS[event];
  if (shelf === undefined || !facts.card) return null;
  const card = turned.get(facts.card);
  return card ? { card } : toText(`${shelf}${facts.card}`);
}

/** What the line itself says. */
function ownLeads(entry: LogEntry, table: Around, turned: ReadonlyMap<string, FaceView>, cause?: FaceView): Leads | null {
  if (entry.card) return { card: entry.card };
  const thing = thingLeads(entry, turned);
  if (thing) return thing;
  if (entry.event === "ended") return { sheet: { sheet: "mission" } };
  if (BY_RULE.has(entry.facts.message ?? "")) return toRule(RULES[entry.facts.message ?? ""]);
  const spot = spotOf(entry, table);
  if (spot && PLACES.has(entry.event)) return { spot };
  const { target, who, kind, by } = entry.facts;
  for (const id of [target, who]) {
    const leads = id ? whoLeads(id, table) : null;
    if (leads) return leads;
  }
  for (const id of [kind, by]) {
    const sheet = id ? sheetOf(id, table) : null;
    if (sheet) return { sheet };
  }
  return spot ? { spot } : cause ? { card: cause } : null;
}

/**
 * Where each line leads, by its number. A heading that names nobody leads to the place of what it heads; what leads nowhere by
 * itself leads to its rule, or where its heading does.
 */
export function leadsOf(log: readonly LogEntry[], table: Around, causes: ReadonlyMap<number, FaceView>): Map<number, Leads> {
  const found = new Map<number, Leads>();
  const turned = new Map<string, FaceView>();
  let heading: Leads | null = null;
  log.forEach((entry, at) => {
    if (entry.card) turned.set(entry.card.id, entry.card);
    const rule = toRule(RULES[entry.event] ?? RULES[entry.facts.message ?? ""]);
    const own = ownLeads(entry, table, turned, causes.get(entry.n));
    const leads = own ?? (entry.weight === "heading" ? placeBelow(log, at) : null) ?? rule ?? heading ?? MISSION;
    if (entry.weight === "heading") heading = leads;
    found.set(entry.n, leads);
  });
  return found;
}
const MISSION: Leads = { sheet: { sheet: "mission" } };

/** The place of the first thing below a heading that has one of its own; a turn has no single one. */
function placeBelow(log: readonly LogEntry[], at: number): Leads | null {
  if (log[at]?.event === "turnbegan") return null;
  for (const below of log.slice(at + 1)) {
    if (below.weight === "heading") return null;
    const spot = PLACES.has(below.event) || below.facts.tile != null ? placeIn(below) : null;
    if (spot) return { spot };
  }
  return null;
}

/** Where something happened: a space, or a tile. */
export type Spot = { space: number } | { tile: number };

/** The place on the map that an entry is about: where it says, or where who did it (or bore it) stands now. */
export function spotOf(entry: LogEntry, table: Pick<TableView, "heroes" | "enemies">): Spot | null {
  const { facts } = entry;
  const place = placeIn(entry);
  if (place) return place;
  for (const id of [facts.target, facts.who, facts.by]) {
    const hero = table.heroes.find((one) => one.id === id);
    const space = hero ? hero.space : table.enemies.find((one) => one.id === id)?.spaces[0];
    if (space != null) return { space };
  }
  return null;
}

/** The place that an entry itself tells. */
function placeIn({ event, facts }: LogEntry): Spot | null {
  const end = facts.path?.at(-1) ?? (ON_THE_TRACK.has(event) ? null : facts.space);
  if (end != null) return { space: end };
  return facts.tile != null ? { tile: facts.tile } : null;
}
