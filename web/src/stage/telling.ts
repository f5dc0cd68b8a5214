import type {
  EnemyView,
  Gauge,
  HeroView,
  LogEntry,
  MapView,
  MissionView,
  PoolView,
  SheetView,
  TableView,
  TileState,
  TurnOrder,
} from "../lib/wire";

/** The table as it is shown while a scene runs: what was told is as it is now, the rest as it was before. */
export interface Picture {
  table: TableView;
  board: MapView;
}

/** Begin a scene: everything that scenes tell is still as before, all else is final. */
export function opening(before: Picture, after: Picture): Picture {
  const mission = before.table.mission.id === after.table.mission.id ? before.table.mission : after.table.mission;
  return { table: { ...after.table, ...staged(before.table), mission }, board: before.board };
}

/** The table as it lies when everybody has taken a place and nobody acts yet. */
export const nobodyActs = (table: TableView): TableView => ({
  ...table,
  activation: null,
  heroes: table.heroes.map((hero) => ({ ...hero, active: false })),
  order: waiting(table.order),
});

/** The parts of a table that scenes tell, with its mission; the rest of it is as it is. */
const STAGED = [
  ...(["heroes", "enemies", "sheets", "order", "turn", "activation", "track", "tiles"] as const),
  ...(["in_play", "dread", "decks", "arrivals", "threat_keywords", "revive_tokens", "road"] as const),
] satisfies readonly (keyof TableView)[];
const staged = (table: TableView): Partial<TableView> => Object.fromEntries(STAGED.map((name) => [name, table[name]]));

/** Let the table show one thing that happened. */
export function told(shown: Picture, entry: LogEntry, after: Picture): Picture {
  const change = CHANGES[entry.event];
  return change ? change(shown, entry, after) : shown;
}

type Change = (shown: Picture, entry: LogEntry, after: Picture) => Picture;

const withTable = (shown: Picture, table: Partial<TableView>): Picture => ({ ...shown, table: { ...shown.table, ...table } });
const withHero = (shown: Picture, id: string | null | undefined, change: (hero: HeroView) => Partial<HeroView>): Picture =>
  withTable(shown, { heroes: shown.table.heroes.map((hero) => (hero.id === id ? { ...hero, ...change(hero) } : hero)) });
const withEnemy = (shown: Picture, id: string, change: (enemy: EnemyView) => Partial<EnemyView>): Picture =>
  withTable(shown, { enemies: shown.table.enemies.map((enemy) => (enemy.id === id ? { ...enemy, ...change(enemy) } : enemy)) });

/** Put a model onto a space; a large one keeps its shape as far as the map has it. */
function standing(shown: Picture, who: string, space: number, after: Picture): Picture {
  if (shown.table.heroes.some(({ id }) => id === who)) return withHero(shown, who, () => ({ space }));
  const final = after.table.enemies.find(({ id }) => id === who);
  return withEnemy(shown, who, (enemy) => ({ spaces: enemy.spaces.length > 1 && final ? final.spaces : [space] }));
}

/** An enemy goes, and its kind from the order of the Fight with the last of them. */
const without: Change = (shown, { facts }) => {
  const gone = shown.table.enemies.find(({ id }) => id === facts.who)?.kind;
  const enemies = shown.table.enemies.filter(({ id }) => id !== facts.who);
  const order = enemies.some(({ kind }) => kind === gone)
    ? shown.table.order
    : shown.table.order.filter(({ who }) => who !== gone);
  return withTable(shown, { enemies, order });
};
const finally_ = (after: Picture, id: string | null | undefined): HeroView | undefined =>
  after.table.heroes.find((hero) => hero.id === id);
/** Another maximum: there are as many Wounds as before, unless what is left stays as it is. */
const upTo = (gauge: Gauge, { now, most }: Gauge): Gauge => ({
  now: now === gauge.now ? now : Math.min(most, gauge.now + most - gauge.most),
  most,
});
const withMost = (gauge: Gauge, { most }: Gauge): Gauge => ({ ...gauge, most });

/** What a hero carries and suffers, and the numbers that come from it. */
const CARRIED = [
  ...(["items", "bag", "bag_size", "weight", "hands", "kit_hands", "forms"] as const),
  ...(["abilities", "conditions", "markers", "boosts", "numbers", "skills", "level"] as const),
] satisfies readonly (keyof HeroView)[];

/** What a hero has and is changed: what it carries and suffers is as it will be, with the numbers that come from it. */
function changed(
  shown: Picture,
  who: string | null | undefined,
  after: Picture,
  more: (final: HeroView) => Partial<HeroView> = () => ({}),
): Picture {
  const final = finally_(after, who);
  if (!final) return shown;
  const carried = Object.fromEntries(CARRIED.map((name) => [name, final[name]]));
  return withHero(shown, who, (hero) => ({
    ...carried,
    health: upTo(hero.health, final.health),
    sanity: upTo(hero.sanity, final.sanity),
    grit: withMost(hero.grit, final.grit),
    corruption: withMost(hero.corruption, final.corruption),
    ...more(final),
  }));
}
const alters: Change = (shown, { facts }, after) => changed(shown, facts.who, after);
const purse = ({ gold, dark_stone }: HeroView): Partial<HeroView> => ({ gold, dark_stone });
const trades: Change = (shown, { facts }, after) => changed(shown, facts.who, after, purse);

/** So much more or less of something. */
function counts(by: 1 | -1): Change {
  return (shown, { facts }, after) => {
    const [what, count] = [facts.card ?? "", by * (facts.count ?? 0)];
    const plus = (now: number) => Math.max(0, now + count);
    if (what === "grit") return withHero(shown, facts.who, ({ grit }) => ({ grit: { ...grit, now: plus(grit.now) } }));
    if (what === "xp" || what === "gold" || what === "dark_stone")
      return withHero(shown, facts.who, (hero) => ({ [what]: plus(hero[what]) }));
    const filled = (pool: PoolView) => (pool.id === what ? { ...pool, now: plus(pool.now) } : pool);
    const known = finally_(after, facts.who)?.pools.some(({ id }) => id === what);
    return known ? withHero(shown, facts.who, ({ pools }) => ({ pools: pools.map(filled) })) : changed(shown, facts.who, after);
  };
}
/** How far the mission is. */
const withMission = (shown: Picture, mission: Partial<MissionView>): Picture =>
  withTable(shown, { mission: { ...shown.table.mission, ...mission } });
const markers: Change = (shown, _, after) => withMission(shown, { markers: after.table.mission.markers });
const companions: Change = (shown, _, after) => withMission(shown, { companions: after.table.mission.companions });
/** A card in play goes. */
function goes(shown: Picture, { facts }: LogEntry): Picture {
  const at = shown.table.in_play.findIndex(({ id }) => id === facts.card);
  return at < 0 ? shown : withTable(shown, { in_play: shown.table.in_play.filter((_, one) => one !== at) });
}

function acting(order: readonly TurnOrder[], who: string): TurnOrder[] {
  return order.map((one) =>
    one.who === who ? { ...one, state: "now" } : one.state === "now" ? { ...one, state: "acted" } : one,
  );
}
const waiting = (order: readonly TurnOrder[]): TurnOrder[] =>
  order.map((one) => (one.state === "out" ? one : { ...one, state: "waiting" }));
/** Who acts in which order, of those who are there as far as it has been told: who was listed stays as it is, who is new waits. */
function listed({ table }: Picture, after: Picture): TurnOrder[] {
  const there = new Set([
    ...table.heroes.flatMap(({ id, dead }) => (dead ? [] : id)),
    ...table.enemies.map(({ kind }) => kind),
  ]);
  const stateOf = (who: string) => table.order.find((one) => one.who === who)?.state ?? "waiting";
  const known = after.table.order.map((one) => ({ ...one, state: stateOf(one.who) }));
  const going = table.order.filter(({ who }) => !known.some((one) => one.who === who));
  return [...known, ...going]
    .filter(({ who }) => there.has(who))
    .sort((a, b) => b.initiative - a.initiative || Number(b.side === "enemy") - Number(a.side === "enemy"));
}
const withState = (shown: Picture, who: string | null | undefined, state: TurnOrder["state"]): Picture =>
  withTable(shown, { order: shown.table.order.map((one) => (one.who === who ? { ...one, state } : one)) });
/** The sheet of a kind of enemies lies there as it is now. */
function sheetsWith({ table }: Picture, kind: string | null | undefined, after: Picture): SheetView[] {
  const final = after.table.sheets.filter((one) => one.kind === kind);
  return final.length ? [...table.sheets.filter((one) => one.kind !== kind), ...final] : table.sheets;
}
const abler: Change = (shown, { facts }, after) => withTable(shown, { sheets: sheetsWith(shown, facts.kind, after) });
const upright = (shown: Picture, { facts }: LogEntry): Picture =>
  withHero(withState(shown, facts.who, "waiting"), facts.who, () => ({ ko: false }));

/** A tile lies there with its token face down, until that is turned over. */
const unturned = (tile: TileState): TileState =>
  tile.token === "revealed" ? { ...tile, token: "face-down", revealed: null } : tile;

const CHANGES: Record<string, Change> = {
  turnbegan: (shown, { facts }, after) =>
    withTable(shown, { turn: facts.count ?? shown.table.turn, order: waiting(listed(shown, after)) }),
  stepbegan(shown, { facts }, after) {
    const { who, message } = facts;
    if (message !== "activation" || !who)
      return withTable(shown, {
        activation: null,
        order: shown.table.order.map((one) => (one.state === "now" ? { ...one, state: "acted" } : one)),
      });
    const known = shown.table.order.some((one) => one.who === who) ? shown.table.order : listed(shown, after);
    const heroes = shown.table.heroes.map((hero) => ({ ...hero, active: hero.id === who }));
    return withTable(shown, { activation: null, order: acting(known, who), heroes }); // what the last one had left is gone
  },
  moved: (shown, { facts }, after) =>
    facts.who && facts.path?.length ? standing(shown, facts.who, facts.path.at(-1) as number, after) : shown,
  placed: (shown, { facts }, after) =>
    facts.who && facts.space != null ? standing(shown, facts.who, facts.space, after) : shown,
  tileplaced(shown, { facts }, after) {
    const known = new Set(shown.table.tiles.map(({ index }) => index));
    const fresh = after.table.tiles
      .filter(({ index }) => !known.has(index) && (facts.tile == null || index >= facts.tile))
      .map(unturned);
    return { board: after.board, table: { ...shown.table, tiles: [...shown.table.tiles, ...fresh] } };
  },
  tokenrevealed(shown, { facts }, after) {
    const final = after.table.tiles.find(({ index }) => index === facts.tile);
    return final
      ? {
          ...shown,
          table: { ...shown.table, tiles: shown.table.tiles.map((tile) => (tile.index === final.index ? final : tile)) },
        }
      : shown;
  },
  dooropened: (shown, _, after) => ({ ...shown, board: after.board }),
  doorclosed: (shown, _, after) => ({ ...shown, board: after.board }),
  gateopened: (shown, _, after) => ({ ...shown, board: after.board }),
  enemyplaced(shown, { facts }, after) {
    const { passing } = facts; // what comes and goes within one answer is seen as well
    const final = after.table.enemies.find(({ id }) => id === facts.who) ?? passing?.enemy;
    if (!final || shown.table.enemies.some(({ id }) => id === facts.who)) return shown;
    const spaces = final.spaces.length > 1 || facts.space == null ? final.spaces : [facts.space];
    const come = withTable(shown, {
      enemies: [...shown.table.enemies, { ...final, spaces, wounds: 0, target: facts.target ?? final.target }],
      sheets: sheetsWith(shown, final.kind, after),
    });
    const known = !passing || [...come.table.order, ...after.table.order].some(({ who }) => who === final.kind);
    const tag = known
      ? []
      : [{ who: final.kind, name: passing.many, side: "enemy", initiative: passing.initiative, state: "waiting" } as const];
    const met = withTable(come, { order: [...come.table.order, ...tag] });
    return withTable(met, { order: listed(met, after) });
  },
  elitegained: abler,
  mythicgained: abler,
  targeted: (shown, { facts }) => (facts.who ? withEnemy(shown, facts.who, () => ({ target: facts.target ?? null })) : shown),
  wounded(shown, { facts }) {
    const left = facts.left ?? 0;
    const hurt = withHero(shown, facts.who, (hero) => ({ health: { ...hero.health, now: left } }));
    return withEnemy(hurt, facts.who ?? "", (enemy) => ({ wounds: enemy.health - left }));
  },
  sanitylost: (shown, { facts }) =>
    withHero(shown, facts.who, (hero) => ({ sanity: { ...hero.sanity, now: facts.left ?? hero.sanity.now } })),
  corruptiongained: (shown, { facts }) =>
    withHero(shown, facts.who, ({ corruption }) => ({
      corruption: { ...corruption, now: Math.min(corruption.most, corruption.now + (facts.count ?? 0)) },
    })),
  gained: counts(1),
  lost: counts(-1),
  paid: counts(-1),
  // Dice that are taken up again cost 1 Grit.
  rolled: (shown, { facts, roll }) =>
    roll?.dice.some(({ rerolled }) => rerolled)
      ? withHero(shown, roll.by || facts.who, ({ grit }) => ({ grit: { ...grit, now: Math.max(0, grit.now - 1) } }))
      : shown,
  took: alters,
  attached: alters,
  detached: alters,
  forged: alters,
  used: alters,
  // A mutation takes the Corruption points with it.
  suffered: (shown, { facts }, after) => changed(shown, facts.who, after, ({ corruption }) => ({ corruption })),
  grew: alters,
  levelgained: alters,
  upgradegained: alters,
  formtaken: alters,
  formleft: alters,
  treated: alters,
  gave: (shown, { facts }, after) => changed(changed(shown, facts.who, after, purse), facts.target, after, purse),
  bought: trades,
  sold: trades,
  served: trades,
  killed: without,
  leftbehind: without,
  knockedout: (shown, { facts }) => withHero(withState(shown, facts.who, "out"), facts.who, () => ({ ko: true })),
  died(shown, { facts }, after) {
    const dead = withHero(shown, facts.who, () => ({ dead: true }));
    return withTable(dead, { order: listed(dead, after) });
  },
  revived: upright,
  recovered: (shown, entry, after) =>
    changed(upright(shown, entry), entry.facts.who, after, ({ health, sanity, space }) => ({
      health,
      sanity,
      space: entry.facts.space ?? space,
    })),
  healed: (shown, { facts }) =>
    withHero(shown, facts.who, ({ health, sanity }) => ({
      health: { ...health, now: Math.min(health.most, health.now + (facts.count ?? 0)) },
      sanity: { ...sanity, now: Math.min(sanity.most, sanity.now + (facts.sanity ?? 0)) },
    })),
  darknessmoved: (shown, { facts }) =>
    withTable(shown, { track: { ...shown.table.track, darkness: facts.space ?? shown.table.track.darkness } }),
  dreadadded: (shown, { facts }) => withTable(shown, { dread: facts.count ?? shown.table.dread }),
  drew(shown, { facts }, after) {
    const come = after.table.in_play
      .filter(({ id }) => id === facts.card)
      .slice(shown.table.in_play.filter(({ id }) => id === facts.card).length);
    const turned = facts.deck === "dread" ? 1 : 0;
    return withTable(shown, {
      in_play: [...shown.table.in_play, ...come.slice(0, 1)],
      dread: Math.max(0, shown.table.dread - turned),
    });
  },
  cardleft: goes,
  cardcancelled: goes,
  cluefound: (shown, { facts }) => withMission(shown, { clues: facts.count ?? shown.table.mission.clues }),
  objectivefound: (shown) => withMission(shown, { objective_found: true }),
  counted: (shown, { facts }, after) =>
    withMission(shown, {
      counters: after.table.mission.counters.map((final) => {
        const now = shown.table.mission.counters.find(({ id }) => id === final.id) ?? { ...final, count: 0 };
        return final.id === facts.card ? { ...now, count: facts.count ?? final.count } : now;
      }),
    }),
  markerplaced: markers,
  markerremoved: markers,
  companionmet: companions,
  companionled: companions,
  companionleft: companions,
  companionhurt: companions,
  companiondied: companions,
  partymoved: (shown, { facts }) =>
    withTable(shown, { track: { ...shown.table.track, party: facts.space ?? shown.table.track.party } }),
};
