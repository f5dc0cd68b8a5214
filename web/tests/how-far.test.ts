import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/lib/table.svelte";
import type { LogEntry, Update } from "../src/lib/wire";
import { tellHowFar } from "../src/screens/table/how-far.svelte";
import { sheets } from "../src/sheets/sheets.svelte";
import { Director } from "../src/stage/director.svelte";
import { scenesOf } from "../src/stage/scenes";
import { boardOf, updates } from "./helpers";

const fight: Update = updates.fight;
const board = boardOf(fight);
const moved: LogEntry = {
  n: fight.table.log,
  event: "moved",
  weight: "story",
  text: "",
  roll: null,
  card: null,
  facts: { who: fight.table.heroes[0]?.id ?? "", path: [1, 2] },
};

describe("how far a page has told what happened", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A window at a table, at which a bot sits in or not. */
  function opened(bot: boolean) {
    let line = { readyState: 1, sent: [] as string[], send: (text: string) => line.sent.push(text), close: () => {} };
    const store = new TableStore("t1", () => line as unknown as WebSocket);
    const director = new Director();
    store.heard = ({ table, board }) => director.cut({ table, board });
    store.connect();
    const sits = (on: boolean) => ({ ...fight.table, seats: fight.table.seats.map((seat) => ({ ...seat, bot: on })) });
    store.receive({ ...fight, type: "update", table: sits(bot) } as Update & { type: "update" });
    const silent = tellHowFar(store, director);
    flushSync();
    const told = () =>
      line.sent.map((text) => JSON.parse(text)).flatMap((said) => (said.type === "told" ? [said.version] : []));
    const plays = (version: number) => {
      const after = { table: { ...sits(true), version }, board };
      director.play(scenesOf({ log: [moved], before: fight.table, after: after.table, nameOf: () => "" }), after, "slow");
      flushSync();
    };
    const again = () => {
      line = { ...line, sent: [] };
      store.connect();
      (line as unknown as { onopen: () => void }).onopen();
    };
    return { store, director, told, plays, silent, sits, again };
  }
  const { version } = fight.table;

  it("is said when a scene is over, and again while it is still shown", () => {
    const { director, told, plays, silent, again } = opened(true);
    expect(told()).toEqual([version]);
    director.explains = () => true;
    plays(version + 5);
    expect(told()).toEqual([version, version]);
    vi.advanceTimersByTime(17_000);
    expect([director.paused, told()]).toEqual([true, [version, version, version, version]]);
    vi.advanceTimersByTime(3_600_000);
    const most = told().length;
    expect(most).toBeLessThan(20); // whoever is away keeps nobody waiting
    director.skip();
    flushSync();
    expect(told().slice(most)).toEqual([version + 5]);
    again();
    expect(told()).toEqual([version + 5]);
    silent();
    plays(version + 6);
    expect(told()).toEqual([version + 5]);
  });
  it("waits while somebody reads a sheet", () => {
    const { director, told, sits } = opened(true);
    sheets.open = { sheet: "log" };
    director.cut({ table: { ...sits(true), version: version + 9 }, board });
    flushSync();
    expect(told()).toEqual([version, version]);
    sheets.open = null;
    flushSync();
    expect(told()).toEqual([version, version, version + 9]);
  });
  it("is said at once where no scenes are shown", () => {
    const { director, told, sits } = opened(true);
    director.cut({ table: { ...sits(true), version: version + 9 }, board });
    flushSync();
    expect(told()).toEqual([version, version + 9]);
  });
  it("is not said where no bot sits in, until one does", () => {
    const { store, told, plays, sits } = opened(false);
    plays(version + 5);
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([]);
    store.table = { ...sits(true), version: version + 5 };
    flushSync();
    expect(told()).toEqual([version + 5]);
  });
});
