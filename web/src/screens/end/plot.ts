import type { EndView, LogEntry, TrackView } from "../../lib/wire";
import { n, type Point } from "../../map/draw/pen";

/** From a value to a place on the paper. */
export const scaleOf =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    from[1] === from[0] ? to[0] : to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** A line that stays level and then changes at once: a marker moves between turns, not during them. */
export function steps(points: readonly Point[]): string {
  return points.map(([x, y], at) => (at ? `H${n(x)}V${n(y)}` : `M${n(x)} ${n(y)}`)).join("");
}

/** At most so many labels on an axis, at even distances, with the last turn. */
export function labelsOf(turns: number, most: number): number[] {
  const apart = Math.max(1, Math.ceil(turns / most));
  const labels = Array.from({ length: Math.floor(turns / apart) + 1 }, (_, at) => at * apart);
  const last = labels.at(-1) ?? 0;
  if (last === turns) return labels;
  return turns - last < apart / 2 ? [...labels.slice(0, -1), turns] : [...labels, turns];
}

export interface Course {
  /** Where each marker stood after each turn; the first is before the first turn. */
  darkness: number[];
  party: number[];
  /** The last place of the track, where the Darkness begins. */
  deepest: number;
  turns: number;
}

/** Both markers over the adventure. The adventure may end within a turn: then the last places are those of the end. */
export function courseOf(end: EndView, track: TrackView): Course {
  const deepest = Math.max(...track.spaces.map(({ place }) => place));
  const turns = Math.max(end.turns, end.darkness.length, 1);
  const filled = (course: readonly number[], first: number, last: number): number[] => {
    const known = [first, ...course];
    while (known.length < turns + 1) known.push(last);
    return known.slice(0, turns + 1);
  };
  return {
    darkness: filled(end.darkness, deepest, track.darkness),
    party: filled(end.party, 0, track.party),
    deepest,
    turns,
  };
}

export interface Incident {
  kind: "fight" | "ko";
  turn: number;
  /** How often it happened in that turn. */
  count: number;
}

/** When fights began, and when somebody was knocked out: one sign for all of a kind in a turn. */
export function incidentsOf(log: readonly LogEntry[]): Incident[] {
  const found: Incident[] = [];
  let turn = 0;
  const happened = (kind: Incident["kind"]) => {
    const before = found.find((one) => one.kind === kind && one.turn === turn);
    if (before) before.count += 1;
    else found.push({ kind, turn, count: 1 });
  };
  for (const { event, facts } of log) {
    if (event === "turnbegan") turn = facts.count ?? turn + 1;
    if (event === "fightbegan") happened("fight");
    if (event === "knockedout") happened("ko");
  }
  return found;
}

/** So far two signs of one turn are apart. */
export const APART = 24;

/** Where the signs stand: over their turn, those of one turn beside each other, and none beyond the last place. */
export function placed<T extends Pick<Incident, "turn">>(
  incidents: readonly T[],
  x: (turn: number) => number,
  last: number,
): (T & { at: number })[] {
  return incidents.map((one) => {
    const alike = incidents.filter(({ turn }) => turn === one.turn);
    const first = Math.min(x(Math.max(0, one.turn - 0.5)), last - APART * (alike.length - 1));
    return { ...one, at: first + APART * alike.indexOf(one) };
  });
}
