import type { Messages } from "../i18n/en";
import type {
  AnswerView,
  CompanionView,
  DoorView,
  EnemyView,
  HeroView,
  MapView,
  QuestionView,
  SheetView,
  SpaceView,
  TableView,
  TileView,
} from "../lib/wire";
import { type DoorState, key, OUT, SIDES, type Side } from "./draw/plan";
import { enemyIcon, heroLook } from "./faces";
import { markersOf } from "./markers-of";
import type { Place, Scene, SceneDoor, SceneEnemy, SceneHero, SceneTile, Target } from "./scene";

const sideOf = (letter: string): Side => letter.toLowerCase() as Side;
const OPPOSITE: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" };
export const doorKey = (tile: number, connector: number): string => `${tile}/${connector}`;

/** The map as it is drawn, from what the server says; everything on one plane. */
export function sceneOf(board: MapView, table: TableView, words: Messages): Scene {
  const spaces = placesOf(board);
  const tiles = board.tiles.map((tile) => tileOf(tile, board, table, spaces, words));
  const sections = new Map(board.spaces.map(({ id, section }) => [id, section]));
  const sectionOf = (space: number | null | undefined) => sections.get(space ?? -1) ?? 0;
  return {
    sections: board.sections.map((section) => ({
      index: section.index,
      name: section.name,
      x: section.left + section.dx,
      y: section.top + section.dy,
      w: section.width,
      h: section.height,
    })),
    tiles,
    spaces,
    heroes: table.heroes.flatMap((hero) => heroOf(hero, table.mission.companions, sectionOf(hero.space), spaces, words)),
    enemies: table.enemies.flatMap((enemy) => enemyOf(enemy, table.sheets, sectionOf(enemy.spaces[0]), spaces, words)),
    markers: markersOf(tiles, table, spaces, words),
  };
}

function placesOf(board: MapView): Map<number, Place> {
  const sections = new Map(board.sections.map((section) => [section.index, section]));
  return new Map(
    board.spaces.map((space) => {
      const section = sections.get(space.section);
      return [space.id, { x: space.x + (section?.dx ?? 0), y: space.y + (section?.dy ?? 0) }];
    }),
  );
}

/** The geometry of a tile changes only with the map: drawings are kept by it. */
const plans = new WeakMap<MapView, Map<number, Pick<SceneTile, "plan" | "x" | "y" | "doors">>>();

function tileOf(tile: TileView, board: MapView, table: TableView, places: Map<number, Place>, words: Messages): SceneTile {
  let known = plans.get(board);
  if (!known) {
    known = new Map();
    plans.set(board, known);
  }
  let geometry = known.get(tile.index);
  if (!geometry) {
    geometry = geometryOf(tile, board, places, words);
    known.set(tile.index, geometry);
  }
  return {
    ...geometry,
    index: tile.index,
    name: tile.name,
    kind: tile.kind,
    w: tile.width,
    h: tile.height,
    lit: table.tiles.find((state) => state.index === tile.index)?.lit ?? false,
    spaces: tile.spaces,
  };
}

function geometryOf(
  tile: TileView,
  board: MapView,
  places: Map<number, Place>,
  words: Messages,
): Pick<SceneTile, "plan" | "x" | "y" | "doors"> {
  const section = board.sections.find(({ index }) => index === tile.section);
  const [dx, dy] = [section?.dx ?? 0, section?.dy ?? 0];
  const [x, y] = [tile.x + dx, tile.y + dy];
  const local = ({ x: px, y: py }: Place): Place => ({ x: px - x, y: py - y });
  const own = new Set(tile.spaces.map((space) => keyOf(places.get(space))));
  const byId = new Map(board.spaces.map((space) => [space.id, space]));
  const inside = (letters: (space: SpaceView) => string) =>
    tile.spaces.flatMap((id) => {
      const space = byId.get(id);
      const place = places.get(id);
      if (!space || !place) return [];
      return SIDES.filter((side) => {
        const [ox, oy] = OUT[side];
        return letters(space).includes(side.toUpperCase()) && own.has(key(place.x + ox, place.y + oy));
      }).map((side) => ({ square: local(place), side }));
    });
  const doors = board.doors.flatMap((door) => doorsOf(door, tile.index, places, words));
  return {
    x,
    y,
    doors: doors.map(({ seen }) => seen),
    plan: {
      id: tile.id,
      kind: tile.kind,
      world: tile.world,
      squares: tile.spaces.flatMap((space) => {
        const place = places.get(space);
        return place ? [local(place)] : [];
      }),
      rubble: tile.partial.map(([px, py]) => local({ x: px + dx, y: py + dy })),
      walls: inside((space) => space.walls),
      barriers: inside((space) => space.barriers).filter(({ side }) => side === "n" || side === "w"),
      doors: doors.map(({ seen, squares }) => ({
        squares: [local(squares[0]), local(squares[1])],
        side: seen.side,
        state: drawn(seen.state),
      })),
    },
  };
}

const keyOf = (place: Place | undefined): string => (place ? key(place.x, place.y) : "");
const drawn = (state: SceneDoor["state"]): DoorState => (state === "undecided" ? "unexplored" : state);

/** A door as one tile has it; a joined one belongs to both tiles, the other side the other way. */
function doorsOf(
  door: DoorView,
  tile: number,
  places: Map<number, Place>,
  words: Messages,
): { seen: SceneDoor; squares: [Place, Place] }[] {
  if (door.tile !== tile && !(door.state === "joined" && door.to === tile)) return [];
  const [a, b] = door.spaces.map((space) => places.get(space));
  if (!a || !b) return [];
  const side = door.tile === tile ? sideOf(door.side) : OPPOSITE[sideOf(door.side)];
  const [ox, oy] = OUT[side];
  const state = door.state === "open" ? "unexplored" : door.state;
  return [
    {
      squares: [a, b],
      seen: {
        key: doorKey(door.tile, door.connector),
        side,
        state,
        x: (a.x + b.x) / 2 + 0.5 + ox * 0.5,
        y: (a.y + b.y) / 2 + 0.5 + oy * 0.5,
        label: words.map.door[state],
      },
    },
  ];
}

function heroOf(
  hero: HeroView,
  companions: readonly CompanionView[],
  section: number,
  places: Map<number, Place>,
  words: Messages,
): SceneHero[] {
  const place = hero.space === null ? undefined : places.get(hero.space);
  if (!place || hero.dead) return [];
  const { id, name, initials, active, ko } = hero;
  const led = companions.filter(({ leader, dead }) => leader === id && !dead);
  return [
    {
      ...place,
      id,
      name,
      initials: initials.toUpperCase(),
      active,
      ko,
      lantern: hero.light,
      look: hero.ring,
      seen: heroLook(hero),
      leads: led.length,
      section,
      label: words.map.hero(hero) + led.map((one) => words.map.leads(one.name)).join(""),
    },
  ];
}

/** What somebody who fights wants to know of an enemy. */
const FIGHTS = ["combat", "damage", "defense"];
const inAFight = ({ numbers, damage }: SheetView): string =>
  numbers
    .filter(({ stat }) => FIGHTS.includes(stat))
    .map(({ stat, label, shown }) => `${label} ${stat === "damage" ? damage : shown}`)
    .join(", ");

function enemyOf(
  enemy: EnemyView,
  sheets: readonly SheetView[],
  section: number,
  places: Map<number, Place>,
  words: Messages,
): SceneEnemy[] {
  const on = enemy.spaces.flatMap((space) => {
    const place = places.get(space);
    return place ? [place] : [];
  });
  if (!on.length) return [];
  const { id, kind, name, number, target, elite, held, size } = enemy;
  const sheet = sheets.find((one) => one.kind === kind);
  const left = enemy.health - enemy.wounds;
  return [
    {
      id,
      kind,
      name,
      number,
      target,
      elite,
      held,
      section,
      x: Math.min(...on.map((place) => place.x)),
      y: Math.min(...on.map((place) => place.y)),
      w: enemy.columns,
      h: enemy.rows,
      left,
      wound: woundOf(left, enemy.health),
      size,
      brutal: sheet?.brutal ?? false,
      keywords: sheet?.keywords ?? [],
      numbers: sheet ? inAFight(sheet) : "",
      most: enemy.health,
      next: enemy.acts_next,
      icon: enemyIcon(kind),
      label: words.map.enemy(enemy),
    },
  ];
}

/** How bad an enemy has it. */
export const woundOf = (left: number, most: number): 0 | 1 | 2 => (left >= most ? 0 : left * 2 > most ? 1 : 2);

/** What of a question can be chosen on the map. */
export function targetsOf(question: QuestionView | undefined, board: MapView): Target[] {
  if (!question?.yours) return [];
  return question.answers.flatMap((answer) => targetOf(answer, board));
}

function targetOf(answer: AnswerView, board: MapView): Target[] {
  const { space, model, door, tile, ghost } = answer;
  if (space == null && model == null && door == null && tile == null && ghost == null) return [];
  const section = ghost ? board.sections.find(({ index }) => index === ghost.section) : undefined;
  return [
    {
      option: answer.index,
      label: answer.preview ? `${answer.label}: ${answer.preview}` : answer.label,
      space: space ?? undefined,
      model: model ?? undefined,
      door: door ? doorKey(...door) : undefined,
      tile: tile ?? undefined,
      steps: answer.steps ?? undefined,
      held: answer.held,
      ghost: ghost
        ? { squares: ghost.squares.map(([x, y]) => ({ x: x + (section?.dx ?? 0), y: y + (section?.dy ?? 0) })) }
        : undefined,
    },
  ];
}
