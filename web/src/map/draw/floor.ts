import { type Chance, jitter, pick } from "./chance";
import { fill, n, type Point, polygon, polyline, S, stroke, wander } from "./pen";
import { type Ground, key, OUT, type Square } from "./plan";
import { isFrozen, type World } from "./worlds";

/** The stones of the floor: a jittered grid, each stone a little smaller than its place, toned by space. */
export function facets(ground: Ground, world: World, chance: Chance): string {
  const step = S / world.facets;
  const corners = new Map<string, Point>();
  const corner = (gx: number, gy: number): Point => {
    const at = key(gx, gy);
    let point = corners.get(at);
    if (!point) {
      point = [gx * step + jitter(chance, step * 0.26), gy * step + jitter(chance, step * 0.26)];
      corners.set(at, point);
    }
    return point;
  };
  const tones = world.floor.map(() => "");
  const spaceTone = new Map<string, number>();
  const first = (edge: number) => Math.floor((edge * S) / step) - 1;
  for (let gx = first(ground.left); gx <= (ground.right * S) / step; gx++)
    for (let gy = first(ground.top); gy <= (ground.bottom * S) / step; gy++) {
      const around = [corner(gx, gy), corner(gx + 1, gy), corner(gx + 1, gy + 1), corner(gx, gy + 1)] as const;
      const cx = (around[0][0] + around[2][0]) / 2;
      const cy = (around[0][1] + around[2][1]) / 2;
      const space = key(Math.floor(cx / S), Math.floor(cy / S));
      if (!spaceTone.has(space)) spaceTone.set(space, Math.floor(chance() * 3));
      const tone = Math.min(world.floor.length - 1, Math.floor((spaceTone.get(space) ?? 0) + chance() * 3.2));
      if (chance() < 0.07) continue;
      const stone = around.map(([x, y]): Point => {
        const size = 0.94 - chance() * 0.06;
        return [cx + (x - cx) * size, cy + (y - cy) * size];
      });
      tones[tone] += polygon(stone);
    }
  return tones.map((d, at) => fill(d, world.floor[at] as string)).join("");
}

/** Pebbles and cracks: 0 to 3 pebbles a space, a crack in three spaces of ten. */
export function litter(ground: Ground, world: World, chance: Chance): string {
  let pebbles = "";
  let light = "";
  let cracks = "";
  for (const { x, y } of ground.plan.squares) {
    for (let count = Math.floor(chance() * 4); count > 0; count--) {
      const px = (x + chance()) * S;
      const py = (y + chance()) * S;
      const r = 1.2 + chance() * 2.6;
      pebbles += `M${n(px - r)} ${n(py)}a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.8)} 0 1 0 ${n(-r * 2)} 0`;
      light += `M${n(px - r * 0.6)} ${n(py - r * 0.5)}q${n(r * 0.6)} ${n(-r * 0.5)} ${n(r * 1.1)} 0`;
    }
    if (chance() < (isFrozen(world) ? 0.42 : 0.3))
      cracks += polyline(wander(chance, [(x + chance()) * S, (y + chance()) * S], 4, isFrozen(world) ? 14 : 10, 1.3));
  }
  return (
    fill(pebbles, world.grain) +
    stroke(light, world.stoneLight, 0.9, 'stroke-opacity=".7"') +
    stroke(cracks, world.crack, isFrozen(world) ? 1.2 : 1.4, `stroke-opacity="${isFrozen(world) ? 0.5 : 0.7}"`)
  );
}

/** Lines between spaces, open at the corners, with small light crosses where four spaces meet. */
export function grid(ground: Ground): string {
  let lines = "";
  let crosses = "";
  for (const { x, y } of ground.plan.squares) {
    if (ground.is(x + 1, y)) lines += `M${(x + 1) * S} ${y * S + 9}v${S - 18}`;
    if (ground.is(x, y + 1)) lines += `M${x * S + 9} ${(y + 1) * S}h${S - 18}`;
    if (ground.is(x + 1, y) && ground.is(x, y + 1) && ground.is(x + 1, y + 1))
      crosses += `M${(x + 1) * S - 5} ${(y + 1) * S}h10M${(x + 1) * S} ${(y + 1) * S - 5}v10`;
  }
  return (
    stroke(lines, "#0e0906", 1.6, 'stroke-opacity=".5"') +
    stroke(lines, "#ffe2b0", 1, 'stroke-opacity=".1" transform="translate(1.2 1.2)"') +
    stroke(crosses, "#f3dcb2", 1.3, 'stroke-opacity=".26"')
  );
}

/** Squares that are less than half there: a heap of stones on dark ground, or the water that the tile is named for. */
export function rubble(ground: Ground, world: World, chance: Chance): string {
  let drawn = "";
  const flooded = /lake|pool|waterfall|canal|mire|quicksand/.test(ground.plan.id)
    ? ground.plan.rubble.filter(({ x, y }) => beside(ground, x, y) > 1)
    : [];
  drawn += water(flooded, ground, world, chance);
  for (const { x, y } of ground.plan.rubble) {
    if (flooded.some((square) => square.x === x && square.y === y)) continue;
    drawn += `<rect x="${x * S}" y="${y * S}" width="${S}" height="${S}" fill="#120d0a"/>`;
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++)
        drawn += stone(
          chance,
          (x + (column + 0.5) / 4) * S + jitter(chance, 5),
          (y + (row + 0.5) / 4) * S + jitter(chance, 5),
          8 + chance() * 6,
          world,
        );
  }
  return drawn;
}

/** How many of the four squares beside one are not quite there either. */
const beside = (ground: Ground, x: number, y: number): number =>
  Object.values(OUT).filter(([dx, dy]) => ground.rock.has(key(x + dx, y + dy))).length;

function water(flooded: readonly Square[], ground: Ground, world: World, chance: Chance): string {
  let deep = "";
  let ripples = "";
  let shore = "";
  for (const { x, y } of flooded) {
    for (const [dx, dy] of Object.values(OUT)) {
      if (ground.is(x + dx, y + dy) || flooded.some((square) => square.x === x + dx && square.y === y + dy)) continue;
      for (let at = 0; at < 5; at++) {
        const along = (at + 0.5) / 5 - 0.5 + jitter(chance, 0.05);
        shore += stone(
          chance,
          (x + 0.5 + dx * 0.52 + dy * along) * S,
          (y + 0.5 + dy * 0.52 + dx * along) * S,
          8 + chance() * 5,
          world,
        );
      }
    }
    deep += `M${x * S} ${y * S}h${S}v${S}h${-S}z`;
    for (let at = 0; at < 5; at++)
      ripples += `M${n((x + 0.1 + chance() * 0.5) * S)} ${n((y + chance()) * S)}q${n(6 + chance() * 5)}-5 ${n(14 + chance() * 12)} 0`;
  }
  return (
    fill(deep, "#0e1d22", 'stroke="#0e1d22" stroke-width="1"') +
    stroke(ripples, "#5d8a92", 1.4, 'stroke-opacity=".55" stroke-linecap="round"') +
    stroke(ripples, "#a9d0d2", 0.8, 'stroke-opacity=".35" stroke-linecap="round" transform="translate(5 9)"') +
    shore
  );
}

/** One stone seen from above: a blob of seven corners with a light arc. */
export function stone(chance: Chance, cx: number, cy: number, r: number, world: World): string {
  const turn = chance() * 6.3;
  const points: Point[] = [];
  for (let at = 0; at < 7; at++) {
    const angle = turn + (at / 7) * 6.283;
    const reach = r * (0.78 + chance() * 0.34);
    points.push([cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.9]);
  }
  return (
    fill(polygon(points), pick(chance, world.stones), 'stroke="#0a0705" stroke-width="2" stroke-linejoin="round"') +
    stroke(
      `M${n(cx - r * 0.5)} ${n(cy - r * 0.45)}q${n(r * 0.5)} ${n(-r * 0.35)} ${n(r * 0.95)} ${n(-r * 0.02)}`,
      world.stoneLight,
      1.3,
      'stroke-opacity=".55" stroke-linecap="round"',
    )
  );
}
