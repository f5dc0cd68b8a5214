import type { EnemyView, HitView } from "../../lib/wire";

/** Some Hits for an enemy. */
export type Share = readonly [EnemyView, readonly HitView[]];

/** What Hits do to enemies: kills to be expected first, then Wounds that count. */
interface Worth {
  kills: number;
  wounds: number;
}
interface Way extends Worth {
  shares: readonly Share[];
}

/** So many ways to take some of the Hits are looked at one by one; with more the ready ways must do. */
const MOST_WAYS = 400;

const better = (one: Worth, other: Worth): boolean =>
  one.kills !== other.kills ? one.kills > other.kills : one.wounds > other.wounds + 1e-9;

/** The chances that several numbers add up to 0, 1, 2 ... */
export function summed(numbers: readonly (readonly number[])[]): number[] {
  let sum = [1];
  for (const chances of numbers) {
    const next: number[] = Array(sum.length + chances.length - 1).fill(0);
    for (const [i, a] of sum.entries()) for (const [j, b] of chances.entries()) next[i + j] = (next[i + j] ?? 0) + a * b;
    sum = next;
  }
  return sum;
}

/** What some Hits do to an enemy; null where that cannot be told exactly. */
function worthOf(enemy: EnemyView, hits: readonly HitView[]): Worth | null {
  const known = hits.flatMap(({ wounds }) => (wounds[enemy.id] ? [wounds[enemy.id] as number[]] : []));
  if (known.length < hits.length) return null;
  const [left, chances] = [enemy.health - enemy.wounds, summed(known)];
  const enough = chances.slice(Math.max(0, left)).reduce((all, chance) => all + chance, 0);
  const wounds = chances.reduce((all, chance, count) => all + chance * Math.min(count, left), 0);
  return { kills: hits.length ? Math.round(100 * enough) : 0, wounds };
}

/** Hits that do the same to everybody are alike, whatever was rolled for them. */
function alike(hits: readonly HitView[]): HitView[][] {
  const found = new Map<string, HitView[]>();
  for (const hit of hits) {
    const name = JSON.stringify([hit.critical, hit.wounds, Object.keys(hit.kills)]);
    found.set(name, [...(found.get(name) ?? []), hit]);
  }
  return [...found.values()];
}

/** Every way to take up to so many of each. */
const handfuls = (counts: readonly number[]): number[][] =>
  counts.reduce<number[][]>(
    (ways, count) => ways.flatMap((way) => Array.from({ length: count + 1 }, (_, take) => [...way, take])),
    [[]],
  );

/**
 * The best way to share out all Hits: the most kills to be expected, then the most Wounds; where that is the same, whoever
 * has the least Health left gets more. Null where it cannot be told.
 */
export function bestShares(hits: readonly HitView[], enemies: readonly EnemyView[]): readonly Share[] | null {
  const groups = alike(hits);
  if (handfuls(groups.map(({ length }) => length)).length > MOST_WAYS) return null;
  const targets = [...enemies].sort((a, b) => a.health - a.wounds - (b.health - b.wounds));
  const known = new Map<string, Way | null>();
  /** The best way to share out so many Hits of each group, of which others are given already, from this enemy on. */
  const from = (at: number, left: readonly number[]): Way | null => {
    const enemy = targets[at];
    if (!enemy) return left.some((count) => count > 0) ? null : { kills: 0, wounds: 0, shares: [] };
    const name = [at, ...left].join();
    const before = known.get(name);
    if (before !== undefined) return before;
    let best: Way | null = null;
    const may = groups.map(([hit], group) => (hit && enemy.id in hit.kills ? (left[group] ?? 0) : 0));
    for (const taken of handfuls(may).reverse()) {
      const rest = from(
        at + 1,
        left.map((count, group) => count - (taken[group] ?? 0)),
      );
      const mine = groups.flatMap((group, number) => {
        const first = group.length - (left[number] ?? 0);
        return group.slice(first, first + (taken[number] ?? 0));
      });
      const worth = rest && worthOf(enemy, mine);
      if (!rest || !worth) continue;
      const way = { kills: worth.kills + rest.kills, wounds: worth.wounds + rest.wounds };
      const shares: readonly Share[] = mine.length ? [[enemy, mine], ...rest.shares] : rest.shares;
      if (!best || better(way, best)) best = { ...way, shares };
    }
    known.set(name, best);
    return best;
  };
  return (
    from(
      0,
      groups.map(({ length }) => length),
    )?.shares ?? null
  );
}
