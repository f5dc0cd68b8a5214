import type { SeatView, TableView } from "../../lib/wire";

/** The heroes for whom bots decide. */
export const botsOf = (seats: readonly SeatView[]): ReadonlySet<string> =>
  new Set(seats.filter(({ bot }) => bot).flatMap(({ heroes }) => heroes));

/** Whether somebody at this window may leave a hero to a bot, or take it back. */
export const mayLeave = (table: TableView, hero: string): boolean =>
  table.waiting === "question" && table.seats.some(({ mine, heroes }) => mine && heroes.includes(hero));
