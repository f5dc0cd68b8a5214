import type { MapView, Update } from "../src/lib/wire";

/** A table of forty tiles and thirty models, made of copies of a smaller one, to measure with. */
export function grown(update: Update): Update {
  const board = update.board as MapView;
  const copies = Math.ceil(40 / board.tiles.length);
  const section = board.sections[0];
  if (!section) return update;
  const big: MapView = { ...board, tiles: [], spaces: [], doors: [], sections: [] };
  for (let copy = 0; copy < copies; copy++) {
    const [tile, space] = [copy * board.tiles.length, copy * board.spaces.length];
    big.sections.push({
      ...section,
      index: copy,
      dx: (copy % 4) * (section.width + 5),
      dy: Math.floor(copy / 4) * (section.height + 5),
    });
    big.tiles.push(
      ...board.tiles.map((one) => ({
        ...one,
        index: one.index + tile,
        section: copy,
        spaces: one.spaces.map((id) => id + space),
      })),
    );
    big.spaces.push(
      ...board.spaces.map((one) => ({
        ...one,
        id: one.id + space,
        section: copy,
        tiles: one.tiles.map((index) => index + tile),
      })),
    );
    big.doors.push(
      ...board.doors.map((one) => ({
        ...one,
        tile: one.tile + tile,
        to: one.to === null ? null : one.to + tile,
        spaces: [one.spaces[0] + space, one.spaces[1] + space] as [number, number],
      })),
    );
  }
  const enemies = Array.from({ length: 3 }, (_, copy) =>
    update.table.enemies.map((one) => ({
      ...one,
      id: `${one.id} ${copy}`,
      spaces: one.spaces.map((id) => id + copy * board.spaces.length),
    })),
  )
    .flat()
    .slice(0, 26);
  const tiles = big.tiles.map((tile) => ({
    ...(update.table.tiles[tile.index % board.tiles.length] as Update["table"]["tiles"][number]),
    index: tile.index,
  }));
  return { ...update, board: big, table: { ...update.table, enemies, tiles } };
}
