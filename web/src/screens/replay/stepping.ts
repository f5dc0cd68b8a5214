import type { LogEntry, MomentView } from "../../lib/wire";

/** The moment in which a game was after so many answers: the last one that had begun. */
export const momentAt = (moments: readonly MomentView[], answers: number): MomentView | undefined =>
  moments.findLast((moment) => moment.answers <= answers);

export interface TurnStart {
  turn: number;
  answers: number;
}

/** After how many answers each turn began. */
export function turnsOf(moments: readonly MomentView[]): TurnStart[] {
  const starts: TurnStart[] = [];
  for (const { turn, answers } of moments) if (starts.at(-1)?.turn !== turn) starts.push({ turn, answers });
  return starts;
}

const bounded = (answers: number, all: number): number => Math.min(all, Math.max(0, answers));

export type Leap = "step" | "moment" | "turn";

/** Where a leap goes: one answer, to the next or last decision of somebody, to the next or last beginning of a turn. */
export function leap(moments: readonly MomentView[], all: number, answers: number, by: Leap, way: 1 | -1): number {
  if (by === "step") return bounded(answers + way, all);
  const stops = by === "turn" ? turnsOf(moments).map((start) => start.answers) : moments.map((moment) => moment.answers);
  const next = way > 0 ? stops.find((stop) => stop > answers) : stops.findLast((stop) => stop < answers);
  return bounded(next ?? (way > 0 ? all : 0), all);
}

/** What a key means in a replay. */
export function leapOf(event: Pick<KeyboardEvent, "key" | "shiftKey">): [Leap, 1 | -1] | "first" | "last" | "play" | null {
  switch (event.key) {
    case "ArrowRight":
      return [event.shiftKey ? "turn" : "step", 1];
    case "ArrowLeft":
      return [event.shiftKey ? "turn" : "step", -1];
    case "PageDown":
      return ["moment", 1];
    case "PageUp":
      return ["moment", -1];
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return "play";
    default:
      return null;
  }
}

/** What happened between two moments of the past, if the second is the later one: to be shown as it happened. */
export const since = (log: readonly LogEntry[], entries: number): LogEntry[] => log.filter(({ n }) => n >= entries);
