import type { SeatView, TableView } from "../../lib/wire";

/** The heroes for whom bots decide. */
export const botsOf = (seats: readonly SeatView[]): ReadonlySet<string> =>
  new Set(seats.filter(({ bot }) => bot).flatMap(({ heroes }) => heroes));

/** Whether somebody at this window may leave a hero to a bot, or take it back: while it is played, and before what follows begins. */
export const mayLeave = (table: TableView, hero: string): boolean =>
  (table.waiting === "question" || (table.play_on && !table.next_table)) &&
  table.seats.some(({ mine, heroes }) => mine && heroes.includes(hero));
