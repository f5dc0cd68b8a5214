import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal, tokenOf } from "../src/lib/api";
import { routeOf } from "../src/lib/router.svelte";
import { TableStore, trailsOf } from "../src/lib/table.svelte";
import type { LogEntry } from "../src/lib/wire";
import { updates } from "./helpers";

class Line {
  static lines: Line[] = [];
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  onopen: (() => void) | null = null;
  constructor(readonly url: string) {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const opened = () => {
  Line.lines = [];
  const store = new TableStore("t1", (url) => new Line(url) as unknown as WebSocket);
  store.connect();
  return { store, line: Line.lines[0] as Line };
};

describe("a table", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("keeps the view when the connection is lost, and asks only for what is new when it is back", () => {
    const { store, line } = opened();
    line.say(updates.fight);
    line.onclose?.();
    expect(store.status).toBe("lost");
    expect(store.table?.turn).toBe(updates.fight.table.turn);
    vi.advanceTimersByTime(600);
    expect(Line.lines).toHaveLength(2);
    Line.lines[1]?.onopen?.();
    expect(JSON.parse(Line.lines[1]?.sent[0] ?? "")).toMatchObject({ type: "hello", log: updates.fight.table.log });
    Line.lines[1]?.say({ ...updates.fight, board: null, log: [], log_from: updates.fight.table.log });
    expect(store.status).toBe("live");
    expect(store.board).not.toBeNull();
    expect(store.log).toHaveLength(updates.fight.log.length);
  });

  it("puts what has changed into the table; the rest of it is what it was", () => {
    const { store, line } = opened();
    line.say(updates.fight);
    const before = store.table;
    const [first] = updates.fight.table.heroes;
    const change = {
      type: "change",
      since: updates.fight.table.version,
      version: 99,
      board: null,
      log: [],
      log_from: updates.fight.table.log,
    };
    const table = [
      { op: "replace", path: "/version", value: 99 },
      { op: "replace", path: "/heroes/0/grit/now", value: 7 },
    ];
    line.say({ ...change, table });
    expect(store.table?.version).toBe(99);
    expect(store.table?.heroes[0]).toEqual({ ...first, grit: { ...first?.grit, now: 7 } });
    expect(store.table?.heroes[1]).toBe(before?.heroes[1]);
    expect(before?.heroes[0]).toEqual(first);
    line.sent = [];
    line.say({ ...change, table: [] });
    expect(store.table?.version).toBe(99);
    expect(line.sent.map((text) => JSON.parse(text).type)).toEqual(["language"]);
  });

  it("sends an answer again that was on its way when the line was cut, by the same word, and forgets it once it counts", () => {
    const { store, line } = opened();
    line.say(updates.hits);
    store.answer(2);
    line.onclose?.();
    vi.advanceTimersByTime(600);
    const second = Line.lines[1] as Line;
    second.say(updates.hits);
    expect(second.sent).toEqual(line.sent);
    expect(JSON.parse(line.sent[0] ?? "").once).toMatch(/^[a-z0-9-]{4,64}$/);
    expect(store.sending).toBe(true);
    second.say({ type: "done", ref: 1, version: 9 });
    expect(store.sending).toBe(false);
    second.onclose?.();
    vi.advanceTimersByTime(600);
    const third = Line.lines[2] as Line;
    third.say(updates.hits);
    expect(third.sent).toEqual([]);
    store.answer(2);
    expect(JSON.parse(third.sent[0] ?? "").once).not.toBe(JSON.parse(line.sent[0] ?? "").once);
  });

  it("says who comes in its first message, and in no address", () => {
    localStorage.setItem("seat t1", "secret");
    const { line } = opened();
    line.onopen?.();
    expect(line.url).toMatch(/\/api\/tables\/t1\/live$/);
    expect(JSON.parse(line.sent[0] ?? "")).toEqual({
      type: "hello",
      token: tokenOf("t1"),
      lang: "en",
      log: null,
      changes: true,
    });
  });

  it("tries less and less often", () => {
    const { line } = opened();
    line.say(updates.fight);
    const waits = [500, 1000, 2000, 4000, 8000, 8000];
    for (const [at, wait] of waits.entries()) {
      Line.lines[at]?.onclose?.();
      vi.advanceTimersByTime(wait - 1);
      expect(Line.lines).toHaveLength(at + 1);
      vi.advanceTimersByTime(1);
      expect(Line.lines).toHaveLength(at + 2);
    }
  });

  it("shortens the log after an undo", () => {
    const { store, line } = opened();
    line.say(updates.fight);
    const third = updates.fight.log[3]?.n as number;
    line.say({ ...updates.fight, board: null, log: [], log_from: third });
    expect(store.log).toHaveLength(3);
  });

  it("answers the question it shows, and says when that was refused", () => {
    const { store, line } = opened();
    line.say(updates.hits);
    store.answer(2);
    expect(JSON.parse(line.sent[0] ?? "")).toMatchObject({
      type: "answer",
      question: updates.hits.table.questions[0]?.id,
      answer: 2,
    });
    expect(store.sending).toBe(true);
    line.say({ type: "refused", status: 409, reason: "stale", message: "Somebody was faster.", ref: 1 });
    expect(store.sending).toBe(false);
    expect(store.refused?.message).toBe("Somebody was faster.");
  });

  it("does not try again where there is no table of this name", () => {
    const { store, line } = opened();
    line.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60000);
    expect(store.status).toBe("gone");
    expect(Line.lines).toHaveLength(1);
  });

  it("turns to the next of several questions, and back to the first", () => {
    const { store, line } = opened();
    const [asked] = updates.fight.table.questions;
    const questions = ["a", "b", "c"].map((id, at) => ({ ...asked, id, who: `hero-${id}`, yours: at !== 1 }));
    line.say({ ...updates.fight, table: { ...updates.fight.table, questions } });
    expect(store.question?.id).toBe("a");
    store.next();
    expect(store.question?.id).toBe("c");
    store.next();
    expect(store.question?.id).toBe("a");
  });

  it("stays with the hero to whom it turned, and knows when only others acted", () => {
    const { store, line } = opened();
    const told: boolean[] = [];
    store.heard = ({ asksStill }) => told.push(asksStill);
    const [asked] = updates.fight.table.questions;
    const open = (...ids: string[]) =>
      line.say({
        ...updates.fight,
        table: { ...updates.fight.table, questions: ids.map((id) => ({ ...asked, id, who: id.slice(0, 1), yours: true })) },
      });
    open("a1", "b1");
    store.turnTo("b");
    open("a2", "b1");
    expect(store.question?.id).toBe("b1");
    open("a2", "b2");
    expect(store.question?.id).toBe("b2");
    open("a2");
    expect(store.question?.id).toBe("a2");
    expect(told).toEqual([false, true, false, false]);
  });

  it("does not try again when the table is gone", () => {
    const { store, line } = opened();
    line.say({ type: "gone" });
    line.onclose?.();
    vi.advanceTimersByTime(60000);
    expect(store.status).toBe("gone");
    expect(Line.lines).toHaveLength(1);
  });
});

it("lets nobody go once more where something is told again", () => {
  const { store, line } = opened();
  line.say(updates.fight);
  const { log, table } = updates.fight;
  const moves = log.filter(({ facts }) => facts.path?.length);
  expect(moves.length).toBeGreaterThan(0);
  line.say({ ...updates.fight, board: null });
  expect(store.trails.size).toBe(0);
  const next = { ...(moves[0] as LogEntry), n: table.log };
  line.say({ ...updates.fight, table: { ...table, log: table.log + 1 }, board: null, log: [next], log_from: table.log });
  expect(store.trails.size).toBe(1);
});

it("joins the ways of a model, one after the other", () => {
  const moved = (who: string, path: number[]) => ({ facts: { who, path } }) as LogEntry;
  expect(trailsOf([moved("a", [1, 2]), moved("b", [9]), moved("a", [3])])).toEqual(
    new Map([
      ["a", [1, 2, 3]],
      ["b", [9]],
    ]),
  );
});

it("keeps the secret of a seat that came with the address, and takes it out of there", async () => {
  location.hash = "#/table/t9/secret";
  vi.resetModules();
  const { router } = await import("../src/lib/router.svelte");
  expect(router.route).toEqual({ screen: "table", id: "t9" });
  expect(location.hash).toBe("#/table/t9");
  expect(tokenOf("t9")).toBe("secret");
});

it("finds screens by address", () => {
  expect(routeOf("#/table/ember%2042")).toEqual({ screen: "table", id: "ember 42" });
  expect(routeOf("#/replay/x")).toEqual({ screen: "replay", id: "x" });
  expect(routeOf("#/nowhere")).toEqual({ screen: "start" });
});

describe("a server that is away", () => {
  afterEach(() => vi.unstubAllGlobals());
  const half = () => Promise.reject(new TypeError("network error"));
  const answers: Record<string, () => Promise<unknown>> = {
    "does not answer": () => Promise.reject(new TypeError("Failed to fetch")),
    "goes while it answers": async () => ({ ok: true, status: 200, headers: new Headers(), json: half, blob: half }),
    "goes while it refuses": async () => ({ ok: false, status: 404, json: half }),
  };

  it.each(Object.keys(answers))("is told in the words of the page when it %s", async (how) => {
    vi.stubGlobal("fetch", answers[how]);
    const { store } = opened();
    for (const asked of [() => api.overlay("t1", "ann"), () => api.game("t1", "save"), () => api.forget("t1")]) {
      const error = await asked().then(
        () => null,
        (error: unknown) => error,
      );
      expect(error).toBeInstanceOf(Refusal);
      store.refuse(error);
      expect(store.refused?.message).toContain("does not answer");
    }
  });
});
