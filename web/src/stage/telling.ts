import type { EnemyView, HeroView, LogEntry, MapView, TableView, TileState, TurnOrder } from "../lib/wire";

/** The table as it is shown while a scene runs: what was told is as it is now, the rest as it was before. */
export interface Picture {
  table: TableView;
  board: MapView;
}

/** Begin a scene: everything that scenes tell is still as before, all else is final. */
export function opening(before: Picture, after: Picture): Picture {
  return { table: { ...after.table, ...staged(before.table) }, board: before.board };
}

/** The parts of a table that scenes tell; the rest of it is as it is. */
export function staged({
  heroes,
  enemies,
  track,
  order,
  tiles,
  turn,
  activation,
  in_play,
  dread,
  road,
}: TableView): Partial<TableView> {
  return { heroes, enemies, track, order, tiles, turn, activation, in_play, dread, road };
}

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

const without: Change = (shown, { facts }) =>
  withTable(shown, { enemies: shown.table.enemies.filter(({ id }) => id !== facts.who) });
/** A hero as it is when all is told, apart from where it stands. */
const asAfter: Change = (shown, { facts }, after) => {
  const final = after.table.heroes.find(({ id }) => id === facts.who);
  return final ? withHero(shown, facts.who, () => ({ ...final, active: final.active })) : shown;
};

function acting(order: readonly TurnOrder[], who: string): TurnOrder[] {
  return order.map((one) =>
    one.who === who ? { ...one, state: "now" } : one.state === "now" ? { ...one, state: "acted" } : one,
  );
}
const waiting = (order: readonly TurnOrder[]): TurnOrder[] =>
  order.map((one) => (one.state === "out" ? one : { ...one, state: "waiting" }));

/** A tile lies there with its token face down, until that is turned over. */
const unturned = (tile: TileState): TileState =>
  tile.token === "revealed" ? { ...tile, token: "face-down", revealed: null } : tile;

const CHANGES: Record<string, Change> = {
  turnbegan: (shown, { facts }, after) =>
    withTable(shown, { turn: facts.count ?? shown.table.turn, order: waiting(after.table.order) }),
  stepbegan(shown, { facts }, after) {
    const { who, message } = facts;
    if (message !== "activation" || !who)
      return withTable(shown, {
        order: shown.table.order.map((one) => (one.state === "now" ? { ...one, state: "acted" } : one)),
      });
    const known = shown.table.order.some((one) => one.who === who) ? shown.table.order : waiting(after.table.order);
    const heroes = shown.table.heroes.map((hero) => ({ ...hero, active: hero.id === who }));
    return withTable(shown, { order: acting(known, who), heroes });
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
    const final = after.table.enemies.find(({ id }) => id === facts.who);
    if (!final || shown.table.enemies.some(({ id }) => id === facts.who)) return shown;
    const spaces = final.spaces.length > 1 || facts.space == null ? final.spaces : [facts.space];
    const order = shown.table.order.some(({ who }) => who === final.kind) ? shown.table.order : waiting(after.table.order);
    return withTable(shown, {
      enemies: [...shown.table.enemies, { ...final, spaces, wounds: 0, target: facts.target ?? final.target }],
      order,
    });
  },
  targeted: (shown, { facts }) => (facts.who ? withEnemy(shown, facts.who, () => ({ target: facts.target ?? null })) : shown),
  wounded(shown, { facts }) {
    const left = facts.left ?? 0;
    const hurt = withHero(shown, facts.who, (hero) => ({ health: { ...hero.health, now: left } }));
    return withEnemy(hurt, facts.who ?? "", (enemy) => ({ wounds: enemy.health - left }));
  },
  sanitylost: (shown, { facts }) =>
    withHero(shown, facts.who, (hero) => ({ sanity: { ...hero.sanity, now: facts.left ?? hero.sanity.now } })),
  corruptiongained: asAfter,
  killed: without,
  leftbehind: without,
  knockedout: (shown, { facts }) => withHero(shown, facts.who, () => ({ ko: true })),
  died: (shown, { facts }) => withHero(shown, facts.who, () => ({ dead: true })),
  revived: (shown, { facts }) => withHero(shown, facts.who, () => ({ ko: false })),
  recovered: asAfter,
  healed: (shown, { facts }, after) => {
    const final = after.table.heroes.find(({ id }) => id === facts.who);
    return final ? withHero(shown, facts.who, () => ({ health: final.health, sanity: final.sanity })) : shown;
  },
  darknessmoved: (shown, { facts }) =>
    withTable(shown, { track: { ...shown.table.track, darkness: facts.space ?? shown.table.track.darkness } }),
  partymoved: (shown, { facts }) =>
    withTable(shown, { track: { ...shown.table.track, party: facts.space ?? shown.table.track.party } }),
};
