import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { FaceView, LogEntry, QuestionView, RollView, TableView, Update } from "../src/lib/wire";
import { Director } from "../src/stage/director.svelte";
import { KEPT, keptPlace } from "../src/stage/keeping";
import Stage from "../src/stage/Stage.svelte";
import { beatsOf, scenesOf } from "../src/stage/scenes";
import type { Picture } from "../src/stage/telling";
import { boardOf, updates } from "./helpers";

const picture = (update: Update): Picture => ({ table: update.table, board: boardOf(update) });
const fight = picture(updates.fight);
const [hero] = fight.table.heroes;

if (!hero) throw new Error("The stored fight has a hero.");

let number = fight.table.log;
const entry = (event: string, facts: LogEntry["facts"] = {}, more: Partial<LogEntry> = {}): LogEntry => ({
  n: number++,
  event,
  weight: "story",
  text: `${event}.`,
  roll: null,
  card: null,
  facts,
  ...more,
});
const face = (id: string, more: Partial<FaceView> = {}): FaceView => ({
  id,
  kind: "encounter",
  title: "Encounter",
  name: `The ${id}`,
  text: ["Everybody takes a test."],
  flavour: "",
  keywords: [],
  ...more,
});
const rolled = (faces: number[], more: Partial<RollView> = {}): RollView => ({
  n: null,
  purpose: "test-spirit",
  label: "Spirit test",
  by: hero.id,
  by_name: hero.name,
  dice: faces.map((one) => ({ face: one, sides: 6, success: one >= 4, critical: false, rerolled: false })),
  target: 4,
  successes: 0,
  total: 0,
  added: [],
  notes: [],
  weapon: "",
  ...more,
});
const drawn = (id: string) => entry("drew", {}, { card: face(id) });
const test = () => entry("rolled", { who: hero.id }, { roll: rolled([2]) });
const horror = () => entry("sanitylost", { who: hero.id, count: 2, left: 5 });
const step = () => entry("stepbegan", { message: "activation", who: hero.id });
const scene = (log: LogEntry[], { told, after = fight.table }: { told?: LogEntry[]; after?: TableView } = {}) =>
  scenesOf({ log, told, before: fight.table, after, nameOf: (tile) => `Room ${tile}` });
const begun = () => {
  const director = new Director();
  director.cut(fight);
  return director;
};
/** The stage over a map of this size, on which somebody stands in the middle. */
const GLASS = { width: 1366, height: 768, insets: { left: 120, top: 84, right: 366, bottom: 162 } };
const staged = (director: Director) =>
  render(Stage, { director, ...GLASS, whereIs: () => ({ x: 560, y: 340, zoom: 1 }), everybody: () => [] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} }); // biome-ignore format: one line
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  settings.set("speed", "normal");
});

describe("a card that has been read", () => {
  it("lies small beside the rolls and harms that it causes, until another step begins", () => {
    const director = begun();
    director.play(scene([drawn("voices"), test(), horror(), step(), entry("darknessmoved", { space: 3 })]), fight, "normal");
    expect([director.card?.face.id, director.kept]).toEqual(["voices", null]);
    director.stir();
    expect([director.beat?.kind, director.card, director.kept?.face.id]).toEqual(["roll", null, "voices"]);
    expect(director.kept?.stake).toBe("Spirit test 4+");
    vi.advanceTimersByTime(1300);
    expect([director.beat?.kind, director.kept?.face.id]).toEqual(["wound", "voices"]);
    vi.advanceTimersByTime(700);
    expect([director.beat?.kind, director.kept]).toEqual(["advance", null]);
  });
  it("lies there also when it was read before an earlier question, and goes with the scene", () => {
    const director = begun();
    director.play(scene([test()], { told: [drawn("voices")] }), fight, "normal");
    expect([director.beat?.kind, director.kept?.face.id]).toEqual(["roll", "voices"]);
    director.skip();
    expect(director.kept).toBeNull();
    director.play(scene([test()], { told: [drawn("voices"), entry("turnbegan")] }), fight, "normal");
    expect(director.kept).toBeNull();
  });
  it("lies beside dice that somebody is about to be asked about, and not beside an attack of one's own", () => {
    const asks = (purpose: string): TableView => ({
      ...fight.table,
      questions: [
        { ...(fight.table.questions[0] as QuestionView), family: "dice", about: null, roll: rolled([1], { purpose }) },
      ],
    });
    const cause = (purpose: string) =>
      beatsOf(scene([drawn("voices"), horror()], { after: asks(purpose) })).findLast(({ kind }) => kind === "roll")?.cause?.id;
    expect([cause("willpower"), cause("to-hit")]).toEqual(["voices", undefined]);
  });
  it("makes room for the next one", () => {
    const director = begun();
    director.play(scene([drawn("voices"), test(), drawn("worms"), test()]), fight, "normal");
    director.stir();
    vi.advanceTimersByTime(1300);
    expect([director.card?.face.id, director.kept]).toEqual(["worms", null]);
    director.stir();
    expect(director.kept?.face.id).toBe("worms");
  });
  it("is drawn in a corner of what is free, and comes there from where it stood", async () => {
    const director = begun();
    director.play(scene([drawn("voices"), test()]), fight, "normal");
    const { container } = staged(director);
    expect(container.querySelector(".kept")).toBeNull();
    director.stir();
    await tick();
    const kept = container.querySelector<HTMLElement>(".kept");
    expect(kept?.textContent).toContain("The voices");
    expect(kept?.classList).toContain("shrinks");
    const [x, y] = [Number.parseFloat(kept?.style.left ?? ""), Number.parseFloat(kept?.style.top ?? "")];
    expect([x > 800 && x + KEPT.w / 2 < 1000, y - KEPT.h / 2 >= 84]).toEqual([true, true]);
    director.skip();
    await tick();
    expect(container.querySelector(".kept")).toBeNull();
  });
  it("lies where nobody stands, and stays there", () => {
    const room = { x: 0, y: 0, w: 800, h: 500 };
    const somebody = { x: 760, y: 60, r: 28 };
    const first = keptPlace(KEPT, room, [somebody]);
    expect(first).toEqual({ x: KEPT.w / 2, y: KEPT.h / 2 });
    expect(keptPlace(KEPT, room, [], first)).toEqual(first);
    expect(keptPlace(KEPT, room, [])).toEqual({ x: 800 - KEPT.w / 2, y: KEPT.h / 2 });
  });
});
