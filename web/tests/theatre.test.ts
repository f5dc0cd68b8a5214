import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "../src/i18n/en";
import { it as italian } from "../src/i18n/it";
import { settings } from "../src/lib/settings.svelte";
import type { FaceView, LogEntry, QuestionView, RollView, TableView, Update } from "../src/lib/wire";
import { late, RISE } from "../src/map/rising";
import { sceneOf } from "../src/map/scene-of";
import TokenLayer from "../src/map/TokenLayer.svelte";
import { Hands } from "../src/screens/table/hands.svelte";
import { askedPlace, type Lying, layOf } from "../src/stage/asked";
import type { Beat } from "../src/stage/beats";
import DarknessEdge from "../src/stage/DarknessEdge.svelte";
import { Director } from "../src/stage/director.svelte";
import { KEPT, keptPlace } from "../src/stage/keeping";
import Stage from "../src/stage/Stage.svelte";
import { beatsOf, scenesOf } from "../src/stage/scenes";
import type { Picture } from "../src/stage/telling";
import { boardOf, updates } from "./helpers";

const picture = (update: Update): Picture => ({ table: update.table, board: boardOf(update) });
const fight = picture(updates.fight);
const [hero] = fight.table.heroes;
const [enemy] = fight.table.enemies;
if (!hero || !enemy) throw new Error("The stored fight has a hero and an enemy.");

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
const face = (id: string): FaceView =>
  ({
    id,
    kind: "encounter",
    title: "Encounter",
    name: `The ${id}`,
    text: ["Everybody takes a test."],
    flavour: "",
    keywords: [],
  }) as unknown as FaceView;
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
  whose: [],
  ...more,
});
const drawn = (id: string) => entry("drew", {}, { card: face(id) });
const test = () => entry("rolled", { who: hero.id }, { roll: rolled([2]) });
const horror = () => entry("sanitylost", { who: hero.id, count: 2, left: 5 });
const step = () => entry("stepbegan", { message: "activation", who: hero.id });
const scene = (log: LogEntry[], { told, after = fight.table }: { told?: LogEntry[]; after?: TableView } = {}) =>
  scenesOf({ log, told, before: fight.table, after, nameOf: (tile) => `Room ${tile}` });
const beats = (log: LogEntry[]): Beat[] => beatsOf(scene(log));
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
    const read = director.card;
    director.stir();
    expect([director.beat?.kind, director.card, director.kept?.face.id]).toEqual(["roll", null, "voices"]);
    expect(director.kept).toBe(read);
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

describe("the death of a Hero", () => {
  const death = () => entry("died", { who: hero.id });
  const after: Picture = {
    ...fight,
    table: { ...fight.table, heroes: fight.table.heroes.map((one) => (one.id === hero.id ? { ...one, dead: true } : one)) },
  };
  it("is seen before the token goes", () => {
    const director = begun();
    director.play(scene([death(), entry("darknessmoved", { space: 3 })], { after: after.table }), after, "normal");
    const dead = () => director.table?.heroes.find(({ id }) => id === hero.id)?.dead;
    expect([director.beat?.kind, director.beat?.dies, dead()]).toEqual(["fall", hero.id, false]);
    expect(director.look?.frame.models).toEqual([hero.id]);
    vi.advanceTimersByTime(1750);
    expect([director.beat?.kind, dead()]).toEqual(["advance", true]);
  });
  it("is stamped with a word of its own", async () => {
    const director = begun();
    director.play(scene([death()], { after: after.table }), after, "normal");
    const { container } = staged(director);
    expect(container.querySelector(".stamp")?.textContent).toBe(en.stage.dead);
    expect(new Set([en.stage.dead, en.stage.knockedOut, italian.stage.dead, italian.stage.knockedOut]).size).toBeGreaterThan(2);
    director.cut(fight);
    director.play(scene([entry("knockedout", { who: hero.id })]), fight, "normal");
    await tick();
    expect(container.querySelector(".stamp")?.textContent).toBe(en.stage.knockedOut);
  });
  it("tips and greys the token", () => {
    const drawing = sceneOf(fight.board, fight.table, en);
    const beat = beats([death()])[0] as Beat;
    const { container } = render(TokenLayer, { scene: drawing, trails: new Map(), speed: "normal", beat });
    const tipped = [...container.querySelectorAll(".dies")].map((one) =>
      one.closest("[data-model]")?.getAttribute("data-model"),
    );
    expect(tipped).toEqual([hero.id]);
  });
});

describe("who comes", () => {
  const rising = (beat: Beat, pace: number) => {
    const drawing = sceneOf(fight.board, fight.table, en);
    const { container } = render(TokenLayer, { scene: drawing, trails: new Map(), speed: "normal", pace, beat });
    const layer = container.querySelector<SVGElement>("[data-model]")?.parentElement;
    const read = (node: Element | null | undefined, name: string) =>
      Number.parseFloat((node as SVGElement | null)?.style.getPropertyValue(name) ?? "");
    const up = [...container.querySelectorAll(".rises")].map((one) => read(one, "--late") + read(layer, "--rise"));
    const found = { up, pace: read(layer, "--pace") };
    cleanup();
    return found;
  };
  const ids = fight.table.enemies.map(({ id }) => id);
  it("stands there well before the moment is over, however many they are and however fast it goes", () => {
    for (const many of [1, 2, ids.length]) {
      const [beat] = beats(ids.slice(0, many).map((who) => entry("enemyplaced", { who }))) as [Beat];
      const { up, pace } = rising(beat, 0.5);
      expect([up.length, pace]).toEqual([many, 0.5]);
      expect(Math.max(...up)).toBeLessThan(0.7 * beat.length);
      expect(new Set(up).size).toBe(many);
    }
    const crowd = Array.from({ length: 14 }, (_, at) => late(at, 14, 1620) + RISE);
    expect(Math.max(...crowd)).toBeLessThan(0.7 * 1620);
    expect(late(1, 2, 1900)).toBe(170);
  });
});

describe("the Darkness", () => {
  const moved = (count: number) => beats([entry("darknessmoved", { space: 3, count })])[0] as Beat;
  it("advances, and goes back with the ring and the sound of being held", async () => {
    expect(moved(1)).toMatchObject({ kind: "advance", cue: "dark" });
    expect(moved(-1)).toMatchObject({ kind: "retreat", cue: "hold" });
    const director = begun();
    director.play(scene([entry("darknessmoved", { space: 3, count: -1 })]), fight, "normal");
    const { container } = staged(director);
    expect(container.querySelector(".ring")).not.toBeNull();
  });
  const spaces = fight.table.track.spaces;
  const edge = (darkness: number, beat: Beat | null = null) => {
    const { container } = render(DarknessEdge, { track: { ...fight.table.track, darkness }, beat, x: 500, y: 300 });
    const shown = container.querySelector<HTMLElement>(".edge");
    const wave = container.querySelector<HTMLElement>(".wave");
    const found = {
      far: Number(shown?.dataset.far),
      held: shown?.classList.contains("held"),
      wave: wave?.className ?? "",
      pace: shown?.style.getPropertyValue("--pace"),
    };
    cleanup();
    return found;
  };
  it("comes further in with each step, and further out again when it is driven back", () => {
    const far = spaces.map((_, at) => edge(spaces.length - 1 - at).far);
    expect([far[0], far.at(-1)]).toEqual([0, 1]);
    for (const [at, one] of far.entries()) if (at) expect(one).toBeGreaterThan(far[at - 1] as number);
  });
  it("is seen to come, to go and to be held, as fast as people like", () => {
    expect(edge(4, moved(1)).wave).toContain("advances");
    expect(edge(4, moved(-1)).wave).toContain("retreats");
    expect(edge(4, beats([entry("darknessheld")])[0])).toMatchObject({ held: true, wave: "", pace: "1" });
    settings.set("speed", "slow");
    expect(edge(4, moved(1)).pace).toBe("2");
  });
});

describe("the speed", () => {
  const long = () => [entry("darknessmoved", { space: 3 }), entry("darknessmoved", { space: 2 })];
  it("acts on the moment that is shown", () => {
    const director = begun();
    director.play(scene(long()), fight, "slow");
    vi.advanceTimersByTime(1300);
    director.hasten("fast");
    vi.advanceTimersByTime(260); // a quarter of the second that was left
    expect(director.beat?.tells[0]?.facts.space).toBe(2);
    expect(director.length).toBe(575);
    vi.advanceTimersByTime(580);
    expect(director.busy).toBe(false);
  });
  it("changes nothing for dice in somebody's hand", () => {
    const director = begun();
    director.play(scene([test()]), fight, "normal", { holds: [hero.id] });
    director.hasten("fast");
    vi.advanceTimersByTime(20_000);
    expect(director.holding).toBe(true);
  });
  it("'at once' ends the scene, by the button as by the key", async () => {
    for (const press of ["button", "key"]) {
      settings.set("speed", "fast");
      const director = begun();
      director.play(scene(long()), fight, "fast");
      staged(director);
      if (press === "button") await fireEvent.click(screen.getByTitle(en.stage.speed(en.stage.speeds.fast)));
      else new Hands(() => ({ director, coming: true }) as never).act({ do: "speed" }, () => undefined);
      await tick();
      expect([press, settings.speed, director.busy]).toEqual([press, "instant", false]);
      cleanup();
    }
  });
});

describe("a tap that opens a sheet", () => {
  it("hurries no scene on, and skips none", () => {
    const director = begun();
    director.play(scene([test(), entry("darknessmoved", { space: 3 })]), fight, "normal");
    const hands = new Hands(() => ({ director, coming: director.busy }) as never);
    const plate = document.createElement("button");
    plate.setAttribute("aria-haspopup", "dialog");
    const tapped = (target: Element) => hands.stirred({ target } as unknown as Event);
    tapped(plate);
    expect([director.busy, director.hurried]).toEqual([true, false]);
    tapped(document.body);
    tapped(plate);
    expect([director.busy, director.hurried]).toEqual([true, true]);
    tapped(document.body);
    expect(director.busy).toBe(false);
  });
});

describe("held dice", () => {
  const lifted = () => entry("rolled", {}, { roll: rolled([3, 4], { purpose: "hold-back", by: "", by_name: "" }) });
  const bearer = fight.table.heroes.find(({ light }) => light)?.id ?? "";
  it("are also those against the Darkness, for whoever carries the light", () => {
    const holding = (holds: string[]) => {
      const director = begun();
      director.play(scene([lifted()]), fight, "normal", { holds });
      return director.holding;
    };
    expect(bearer).not.toBe("");
    expect([holding([bearer]), holding(["somebody-else"])]).toEqual([true, false]);
  });
  it("are let go with Space; pressed again it skips", () => {
    const director = begun();
    director.play(scene([test(), entry("darknessmoved", { space: 3 })]), fight, "normal", { holds: [hero.id] });
    const hands = new Hands(() => ({ director, coming: director.busy }) as never);
    const space = () => hands.act({ do: "skip" }, () => undefined);
    space();
    expect([director.busy, director.holding]).toEqual([true, false]);
    space();
    expect(director.busy).toBe(false);
  });
});

describe("what happens besides", () => {
  const where = fight.table.heroes[1]?.id ?? hero.id;
  it.each<[string, LogEntry["facts"], Partial<Beat>]>([
    ["healed", { count: 2 }, { cue: "hold", flying: { model: hero.id, text: "+2", tone: "healed" } }],
    ["healed", { sanity: 3 }, { cue: "hold", flying: { model: hero.id, text: "+3", tone: "sanity" } }],
    ["corruptiongained", { count: 1 }, { cue: "wound", flying: { model: hero.id, text: "+1", tone: "dark" } }],
    ["recovered", { space: 4 }, { cue: "hold", frame: { models: [hero.id], spaces: [4], matters: true } }],
    ["revived", {}, { cue: "hold", frame: { models: [hero.id], matters: true } }],
    ["escaped", { passed: true }, { cue: "step", flying: { model: hero.id, text: "", tone: "escaped" } }],
    ["escaped", { passed: false }, { cue: "miss", flying: { model: hero.id, text: "", tone: "caught" } }],
    ["worldentered", {}, { cue: "door", frame: { models: [hero.id], matters: true } }],
    ["placed", { space: 4 }, { cue: "step", frame: { models: [hero.id], spaces: [4], matters: false } }],
    ["objectivefound", { tile: 2 }, { cue: "bell", frame: { tiles: [2], matters: true } }],
    ["cluefound", { count: 1 }, { cue: "xp", flying: { model: "", text: "+1", tone: "clue" } }],
  ])("is seen and heard where it happens, and shortly: %s %o", (event, facts, seen) => {
    const log = [entry(event, { who: hero.id, ...facts })];
    const [found, ...others] = beats(log);
    expect(found).toMatchObject({ ...seen, says: `${event}.`, tells: log });
    expect([others, (found?.length ?? 0) <= 900]).toEqual([[], true]);
  });
  it("shows both numbers of whoever is healed in body and mind, and tells it once", () => {
    const found = beats([entry("healed", { who: hero.id, count: 2, sanity: 1 })]);
    expect(found.map(({ flying, tells }) => [flying?.tone, tells.length])).toEqual([
      ["healed", 1],
      ["sanity", 0],
    ]);
  });
  it("shows what happens to a companion beside whoever leads it", () => {
    const guide = { id: "guide", name: "", text: [], leader: where, space: null, wounds: 0, health: 3, dead: false };
    const table = { ...fight.table, mission: { ...fight.table.mission, companions: [guide] } };
    const hurt = entry("companionhurt", { card: "guide", count: 2, left: 1 });
    const [found] = beatsOf(scenesOf({ log: [hurt], before: table, after: table, nameOf: () => "" }));
    expect(found).toMatchObject({
      cue: "wound",
      flying: { model: where, text: "−2", tone: "wound" },
      frame: { models: [where] },
    });
  });
  it("is written in words", async () => {
    const director = begun();
    director.play(scene([entry("corruptiongained", { who: hero.id, count: 2 })]), fight, "normal");
    const { container } = staged(director);
    expect(container.querySelector(".number")?.textContent).toBe("+2 Corruption");
  });
});

describe("the status line", () => {
  it("reads a card out when it is turned over, no sooner, and then what comes of it", async () => {
    const director = begun();
    director.play(scene([drawn("voices"), horror()]), fight, "normal");
    staged(director);
    const line = () => screen.getByRole("status").textContent;
    expect(line()).toBe("");
    vi.advanceTimersByTime(600);
    await tick();
    expect(line()).toBe("drew. The voices. Everybody takes a test.");
    director.stir();
    await tick();
    expect(line()).toBe("sanitylost.");
  });
  it("does not say the name of a card twice", () => {
    const director = begun();
    const named = entry("drew", {}, { card: face("voices"), text: "Cora draws The voices." });
    director.play(scene([named, horror()]), fight, "normal");
    vi.advanceTimersByTime(600);
    expect(director.heard).toBe("Cora draws The voices. Everybody takes a test.");
    director.skip();
    expect(director.heard).toBe("");
  });
});

describe("dice that are asked about", () => {
  const roll = rolled([1, 5]);
  const lay = { x: 400, y: 200, r: 60, tall: 50, roll };
  const room = { x: 120, y: 84, w: 880, h: 520 };
  const tray = { w: 300, h: 130 };
  it("are those that lay there, unless others were thrown last", () => {
    expect(layOf(lay, rolled([1, 5]))).toBe(lay);
    expect([
      layOf(lay, rolled([2, 5])),
      layOf(lay, rolled([1, 5], { purpose: "to-hit" })),
      layOf(lay, null),
      layOf(null, roll),
    ]).toEqual([null, null, null, null]);
  });
  it("lie where they lay", () => {
    expect(askedPlace(lay, tray, room, [])).toEqual({ x: 400, y: 200 });
  });
  it("make room for whoever stands beside them, without leaving their place", () => {
    const thrower = { x: 400, y: 290, r: 28 };
    const at = askedPlace(lay, tray, room, [thrower]);
    expect(at).not.toBeNull();
    expect([Math.abs((at?.x ?? 0) - lay.x) < tray.w / 2, (at?.y ?? 0) + tray.h / 2 <= thrower.y - thrower.r]).toEqual([
      true,
      true,
    ]);
  });
  it("lie elsewhere if that is not free, or not in view", () => {
    expect(askedPlace(lay, tray, room, [{ x: 400, y: 200, r: 200 }])).toBeNull();
    expect(askedPlace({ ...lay, x: 2000 }, tray, room, [])).toBeNull();
    expect(askedPlace(lay, tray, { ...room, w: 280 }, [])).toBeNull();
  });
  it("are told of by the stage, with their place", async () => {
    const director = begun();
    director.play(scene([entry("rolled", { who: hero.id }, { roll })]), fight, "normal");
    let told: readonly Lying[] = [];
    const here = { director, ...GLASS, whereIs: () => ({ x: 560, y: 340, zoom: 1 }), everybody: () => [] };
    render(Stage, { ...here, get lying() { return told; }, set lying(now) { told = now ?? []; } }); // biome-ignore format: one line
    await tick();
    expect(layOf(told[0] ?? null, roll)?.x).toBeGreaterThan(GLASS.insets.left);
  });
});
