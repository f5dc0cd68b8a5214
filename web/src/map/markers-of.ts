import type { Messages } from "../i18n/en";
import type { TableView, TileState } from "../lib/wire";
import type { Place, SceneMarker, SceneTile } from "./scene";

type Marker = Omit<SceneMarker, "x" | "y">;

/** Tokens and markers lie where nobody stands, near the middle of their tile; whoever was left alone stands in a space. */
export function markersOf(
  tiles: readonly SceneTile[],
  table: TableView,
  places: ReadonlyMap<number, Place>,
  words: Messages,
): SceneMarker[] {
  const alone = table.mission.companions.filter(({ leader, dead, space }) => !leader && !dead && space !== null);
  const taken = new Set<number>([
    ...table.heroes.flatMap((hero) => (hero.space === null ? [] : [hero.space])),
    ...table.enemies.flatMap((enemy) => enemy.spaces),
    ...alone.flatMap(({ space }) => space ?? []),
  ]);
  const states = new Map(table.tiles.map((state) => [state.index, state]));
  const lying = tiles.flatMap((tile) => {
    const spots = spotsOf(tile, taken, places);
    const shown = [...onTile(tile, states.get(tile.index), words), ...ofMission(tile, table, words)];
    return shown.flatMap((marker, at) => {
      const place = spots[at % Math.max(1, spots.length)];
      return place ? [{ ...marker, ...place }] : [];
    });
  });
  const standing = alone.flatMap(({ id, name, health, wounds, space }) => {
    const place = places.get(space ?? -1);
    const label = words.map.companion(name, health - wounds, health);
    return place ? [{ key: `companion ${id}`, kind: "companion" as const, label, ...place }] : [];
  });
  return [...lying, ...standing];
}

/** The places of a tile: where nobody stands first, and nearest to the middle. */
function spotsOf(tile: SceneTile, taken: ReadonlySet<number>, places: ReadonlyMap<number, Place>): Place[] {
  const [mx, my] = [tile.x + tile.w / 2 - 0.5, tile.y + tile.h / 2 - 0.5];
  return tile.spaces
    .flatMap((space) => {
      const place = places.get(space);
      return place ? [{ place, rank: (taken.has(space) ? 100 : 0) + Math.hypot(place.x - mx, place.y - my) }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place);
}

function onTile(tile: SceneTile, state: TileState | undefined, words: Messages): Marker[] {
  if (!state) return [];
  const shown: Marker[] = [];
  if (state.token === "face-down")
    shown.push({ key: `token ${tile.index}`, kind: "exploration", label: words.map.faceDown(tile.name) });
  if (state.objective) shown.push({ key: `objective ${tile.index}`, kind: "objective", label: words.map.objective(tile.name) });
  if (state.revealed)
    shown.push({
      key: `token ${tile.index}`,
      kind: state.revealed.id.includes("clue") ? "clue" : "revealed",
      label: state.revealed.name,
    });
  if (state.scavenged)
    shown.push({
      key: `scavenged ${tile.index}`,
      kind: "scavenged",
      count: state.scavenged,
      label: words.map.scavenged(tile.name, state.scavenged),
    });
  return shown;
}

/** What the mission has laid there, and cards that count only there. */
function ofMission(tile: SceneTile, table: TableView, words: Messages): Marker[] {
  const markers = table.mission.markers.filter((one) => one.tile === tile.index);
  const cards = table.in_play.filter((card) => card.tile === tile.index);
  return [
    ...markers.map((one, at) => ({ key: `${one.id} ${at} ${tile.index}`, kind: "mission" as const, label: told(one) })),
    ...cards.map((card) => ({ key: `card ${card.number}`, kind: "card" as const, label: words.map.card(card.name) })),
  ];
}

const told = ({ name, text }: { name: string; text: readonly string[] }): string =>
  text.length ? `${name}: ${text.join(" ")}` : name;
