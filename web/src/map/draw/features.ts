import { type Chance, jitter, pick } from "./chance";
import { fill, n, type Point, polygon, polyline, S, stroke, wander } from "./pen";
import { type Ground, key } from "./plan";
import { crate, patches, rails } from "./timber";
import { isFrozen, isSwamp, type World } from "./worlds";

type Feature = (ground: Ground, chance: Chance) => string;

/** What the name of a tile promises is drawn on its floor. */
const NAMED: readonly [RegExp, Feature][] = [
  [/rail|track|switch|chute/, rails],
  [/pool|lake|waterfall|canal|quicksand|mire|reed/, (ground, chance) => pools(ground, chance, 3)],
  [/bridge|hut|stop|reinforced|campsite/, (ground, chance) => patches(ground, chance, 4)],
  [/spider|maw/, webs],
  [/quarry|synapse|generator|pylon|dark-stone/, crystals],
  [/burning|cynder|camp/, embers],
  [/pit|crevasse|spire/, chasm],
];

/** Everything that lies on the floor below the grid. */
export function features(ground: Ground, world: World, chance: Chance): string {
  const named = NAMED.filter(([name]) => name.test(ground.plan.id)).map(([, draw]) => draw(ground, chance));
  if (isFrozen(world)) return drifts(ground, chance) + named.join("");
  if (isSwamp(world)) return pools(ground, chance, 1) + moss(ground, chance) + roots(ground, chance, 3) + named.join("");
  const room = ground.plan.kind !== "passage";
  return patches(ground, chance, room ? 2 : 1) + named.join("");
}

/** Things that stand above the grid, in corners, so that nothing looks like a space that is taken. */
export function clutter(ground: Ground, world: World, chance: Chance): string {
  const corners = ground.plan.squares.filter(
    ({ x, y }) =>
      !ground.halves.has(key(x, y)) &&
      (!ground.is(x - 1, y) || !ground.is(x + 1, y)) &&
      (!ground.is(x, y - 1) || !ground.is(x, y + 1)),
  );
  let drawn = "";
  for (const { x, y } of corners) {
    if (chance() > 0.34 || ground.plan.doors.some((door) => door.squares.some((square) => square.x === x && square.y === y)))
      continue;
    const cx = (x + (ground.is(x - 1, y) ? 0.8 : 0.2)) * S;
    const cy = (y + (ground.is(x, y - 1) ? 0.8 : 0.2)) * S;
    if (isFrozen(world)) drawn += shard(chance, cx, cy, "#9fc4d4", "#e6f6fb");
    else if (isSwamp(world)) drawn += fern(chance, cx, cy);
    else drawn += crate(cx, cy, 18 + chance() * 8, jitter(chance, 20));
  }
  return drawn;
}

function blob(chance: Chance, cx: number, cy: number, r: number, flat = 0.8): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < 14; at++) {
    const reach = r * (0.82 + chance() * 0.3);
    points.push([cx + Math.cos((at / 14) * 6.283) * reach, cy + Math.sin((at / 14) * 6.283) * reach * flat]);
  }
  return points;
}

/** A closed curve through points. */
function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const around = (at: number) => points[((at % points.length) + points.length) % points.length] as Point;
  const start = middle(around(-1), around(0));
  let d = `M${n(start[0])} ${n(start[1])}`;
  points.forEach((point, at) => {
    const [x, y] = middle(point, around(at + 1));
    d += `Q${n(point[0])} ${n(point[1])} ${n(x)} ${n(y)}`;
  });
  return `${d}Z`;
}

function pools(ground: Ground, chance: Chance, count: number): string {
  let drawn = "";
  for (let pool = 0; pool < count; pool++) {
    const { x, y } = pick(chance, ground.plan.squares);
    const [cx, cy, r] = [(x + chance()) * S, (y + chance()) * S, S * (0.7 + chance() * 0.7)];
    const shore = smooth(blob(chance, cx, cy, r));
    let ripples = "";
    for (let at = 0; at < 5; at++)
      ripples += `M${n(cx + jitter(chance, r * 0.6))} ${n(cy + jitter(chance, r * 0.45))}q8-4 18 0`;
    drawn +=
      fill(shore, "#0d1714", 'opacity=".9" stroke="#4e5a3c" stroke-opacity=".6" stroke-width="3"') +
      stroke(ripples, "#7fa38f", 1.3, 'stroke-opacity=".5" stroke-linecap="round"');
  }
  return drawn;
}

function moss(ground: Ground, chance: Chance): string {
  let dark = "";
  let light = "";
  for (const { x, y } of ground.plan.squares)
    for (let at = Math.floor(chance() * 4); at > 0; at--) {
      const tuft = smooth(blob(chance, (x + chance()) * S, (y + chance()) * S, 3 + chance() * 9));
      if (chance() < 0.5) dark += tuft;
      else light += tuft;
    }
  return fill(dark, "#55652f", 'opacity=".55"') + fill(light, "#74863f", 'opacity=".42"');
}

function roots(ground: Ground, chance: Chance, count: number): string {
  let drawn = "";
  for (let root = 0; root < count; root++) {
    const { x, y } = pick(chance, ground.plan.squares);
    const d = polyline(wander(chance, [(x + chance()) * S, (y + chance()) * S], 9, 20, 0.9));
    drawn +=
      stroke(d, "#1c150d", 8, 'stroke-linecap="round" stroke-linejoin="round"') +
      stroke(d, "#4d3a26", 5.4, 'stroke-linecap="round" stroke-linejoin="round"') +
      stroke(d, "#7c6243", 1.4, 'transform="translate(-1 -1.4)" stroke-linecap="round"');
  }
  return drawn;
}

function drifts(ground: Ground, chance: Chance): string {
  let snow = "";
  for (const { x1, y1, x2, y2, nx, ny } of ground.walls)
    if (chance() < 0.45) {
      const [cx, cy] = [((x1 + x2) / 2 - nx * 0.1) * S, ((y1 + y2) / 2 - ny * 0.1) * S];
      snow += smooth(blob(chance, cx, cy, S * (0.25 + chance() * 0.3), 0.75));
    }
  return fill(snow, "#ddeff5", 'opacity=".3"') + stroke(snow, "#f4fbfd", 1.2, 'stroke-opacity=".35"');
}

function shard(chance: Chance, cx: number, cy: number, dark: string, light: string): string {
  let drawn = "";
  for (let at = 0; at < 3; at++) {
    const angle = chance() * 6.283;
    const long = 9 + chance() * 10;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const tip: Point = [cx + dx * long, cy + dy * long];
    drawn +=
      fill(
        polygon([[cx - dy * 4, cy + dx * 4], tip, [cx + dy * 4, cy - dx * 4]]),
        dark,
        'stroke="#10181d" stroke-width="1.4" opacity=".95"',
      ) + stroke(polyline([[cx, cy], tip]), light, 1);
  }
  return drawn;
}

function fern(chance: Chance, cx: number, cy: number): string {
  let leaves = "";
  for (let at = 0; at < 8; at++) {
    const angle = chance() * 6.283;
    const long = 10 + chance() * 11;
    leaves += `M${n(cx)} ${n(cy)}q${n(Math.cos(angle + 0.5) * long * 0.6)} ${n(Math.sin(angle + 0.5) * long * 0.6)} ${n(Math.cos(angle) * long)} ${n(Math.sin(angle) * long)}`;
  }
  return stroke(leaves, "#12180c", 5, 'stroke-linecap="round"') + stroke(leaves, "#6f8540", 2.6, 'stroke-linecap="round"');
}

function webs(ground: Ground, chance: Chance): string {
  let d = "";
  for (let web = 0; web < 3; web++) {
    const { x, y } = pick(chance, ground.plan.squares);
    const [cx, cy] = [(x + chance()) * S, (y + chance()) * S];
    const rays = Array.from({ length: 9 }, (_, at) => (at / 9) * 6.283 + jitter(chance, 0.2));
    for (const ray of rays) d += `M${n(cx)} ${n(cy)}l${n(Math.cos(ray) * 46)} ${n(Math.sin(ray) * 46)}`;
    for (const ring of [12, 22, 33, 43])
      d += polygon(rays.map((ray): Point => [cx + Math.cos(ray) * ring, cy + Math.sin(ray) * ring]));
  }
  return stroke(d, "#d8d2c2", 0.9, 'stroke-opacity=".4"');
}

function crystals(ground: Ground, chance: Chance): string {
  let drawn = "";
  for (let at = 0; at < 6; at++) {
    const { x, y } = pick(chance, ground.plan.squares);
    drawn += shard(chance, (x + 0.12 + chance() * 0.2) * S, (y + 0.12 + chance() * 0.2) * S, "#4a2b72", "#c3a6ee");
  }
  return drawn;
}

function embers(ground: Ground, chance: Chance): string {
  let coals = "";
  for (let at = 0; at < 30; at++) {
    const { x, y } = pick(chance, ground.plan.squares);
    coals += smooth(blob(chance, (x + chance()) * S, (y + chance()) * S, 1.5 + chance() * 3));
  }
  return fill(coals, "#f2782e", 'opacity=".8"') + fill(coals, "#ffd58a", 'opacity=".5" transform="translate(.6 .6)"');
}

function chasm(ground: Ground, chance: Chance): string {
  const { x, y } = pick(chance, ground.plan.squares);
  const rim = smooth(blob(chance, (x + 0.5) * S, (y + 0.5) * S, S * 0.9, 0.7));
  return (
    fill(rim, "#0a0706", 'stroke="#1c140d" stroke-width="7"') +
    stroke(rim, "#8a7358", 1.2, 'stroke-opacity=".5" stroke-dasharray="14 9"')
  );
}
