import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../src/i18n/index.svelte";
import { whither } from "../src/lib/whither";
import type { Update } from "../src/lib/wire";
import Table from "../src/screens/Table.svelte";
import { updates } from "./helpers";

class Line {
  static last: Line;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  async say(update: Partial<Update> & { table: Update["table"] }): Promise<void> {
    this.onmessage?.({ data: JSON.stringify({ ...updates.fight, ...update }) });
    await tick();
    await tick();
  }
}

const quiet = { observe() {}, unobserve() {}, disconnect() {} };

beforeEach(() => {
  speech.choose("en");
  vi.stubGlobal("WebSocket", Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = quiet.observe;
      unobserve = quiet.unobserve;
      disconnect = quiet.disconnect;
    },
  );
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("says what could not be drawn, and lets it be taken back", async () => {
  render(Table, { id: "t1" });
  const undrawn = "These parts of the table could not be drawn: the dice.";
  await Line.last.say({ table: { ...updates.fight.table, undrawn } });
  expect(screen.getByText(undrawn)).toBeTruthy();
  await fireEvent.click(screen.getByText(speech.words.trouble.back));
  expect(JSON.parse(Line.last.sent.at(-1) as string)).toMatchObject({ type: "undo", what: "answer" });
});

it("survives a table that it cannot draw, and draws the next one", async () => {
  render(Table, { id: "t1" });
  const hollow = { ...updates.fight.table, heroes: null, enemies: null } as unknown as Update["table"];
  await Line.last.say({ table: hollow });
  expect(screen.getByText(speech.words.trouble.undrawable)).toBeTruthy();
  await fireEvent.click(screen.getByText(speech.words.trouble.back));
  expect(JSON.parse(Line.last.sent.at(-1) as string)).toMatchObject({ type: "undo" });
  await Line.last.say({ table: updates.fight.table });
  expect(screen.queryByText(speech.words.trouble.undrawable)).toBeNull();
});

it("shows the lantern and where the adventure leads until the table is there, and nothing of it at another table", async () => {
  whither.mission = "scouting-party";
  const { container } = render(Table, { id: "t1" });
  expect(screen.getByText("Opening the table").closest("[role=status]")).toBeTruthy();
  expect(container.querySelectorAll("[role=status] > .scene .vignette")).toHaveLength(1);
  await Line.last.say({ table: updates.fight.table });
  expect(container.querySelector("[role=status] > .scene")).toBeNull();
  cleanup();
  expect(render(Table, { id: "t2" }).container.querySelectorAll("[role=status] > .scene .vignette")).toHaveLength(0);
});
