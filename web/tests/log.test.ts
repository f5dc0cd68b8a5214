import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../src/lib/wire";
import { gathered } from "../src/panels/log/gathered";
import LogPanel from "../src/panels/log/LogPanel.svelte";
import { reading } from "../src/panels/log/reading.svelte";
import Sheets from "../src/sheets/Sheets.svelte";
import { sheets } from "../src/sheets/sheets.svelte";
import { boardOf, updates } from "./helpers";

const { log, table } = updates.fight;
const still = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
beforeEach(() => vi.stubGlobal("ResizeObserver", still));
afterEach(() => {
  cleanup();
  sheets.closeAll();
  Object.assign(reading, { of: "story", since: false });
});

describe("the log", () => {
  const panel = (large: boolean) => render(LogPanel, { log, table, viewed: "gunslinger", large, show: vi.fn(), read: vi.fn() });
  const words = () => [...document.querySelectorAll(".line")].map((line) => line.textContent?.trim() ?? "");

  it("tells in one line who of a kind comes together; all of it has a line for each", async () => {
    panel(true);
    const came = () => words().filter((line) => /appears?\b/.test(line));
    expect(came()).toEqual(["Night Terror 9 appears.", "3 Slashers appear.", "3 Stranglers appear.", "5 Hungry Dead appear."]);
    await fireEvent.click(screen.getByRole("button", { name: "All" }));
    expect(came()).toHaveLength(12);
    const placed = log.filter(({ event }) => event === "enemyplaced");
    const turn = { ...(placed[0] as LogEntry), event: "turnbegan" };
    expect(gathered([...placed.slice(1, 3), turn, ...placed.slice(3, 4)], (count) => `${count}`)).toHaveLength(3);
  });
  it("says once what is used up, and how often the same is taken", () => {
    let n = 0;
    const of = (event: string, card: string, text: string, who = "jesse") => ({
      ...(log[0] as LogEntry),
      n: n++,
      event,
      text,
      facts: { who, card },
    });
    const used = (lost: string) => [of("used", "gear-oil", "Jesse uses Oil."), of("lost", lost, "Jesse loses Oil.")];
    const took = (who?: string) => of("took", "oil", "Jesse takes Oil.", who);
    const texts = (...lines: LogEntry[]) => gathered(lines, String).map(({ text }) => text);
    expect(texts(...used("gear-oil"), took(), took(), took("cora"))).toEqual([
      "Jesse uses Oil.",
      "Jesse takes Oil ×2.",
      "Jesse takes Oil.",
    ]);
    expect(texts(...used("sake"))).toEqual(["Jesse uses Oil.", "Jesse loses Oil."]);
  });
  it("can be read of any hero, and is read alike beside the table and in its window", async () => {
    const beside = panel(false);
    const window = panel(true);
    const [small, large] = [within(beside.container), within(window.container)];
    for (const { name } of table.heroes) expect(large.getByRole("button", { name })).toBeTruthy();
    const options = [...beside.container.querySelectorAll("option")].map((option) => option.textContent);
    expect(options).toEqual(expect.arrayContaining(table.heroes.map(({ name }) => name)));
    await fireEvent.click(small.getByRole("button", { name: /^Since my last turn/ }));
    const since = large.getByRole("button", { name: /Since my last turn/ });
    expect(since.getAttribute("aria-pressed")).toBe("true");
    expect(since.textContent).toBe("✓ Since my last turn");
    await fireEvent.click(since);
    const other = table.heroes.find(({ id }) => id !== "gunslinger")?.name ?? "";
    await fireEvent.click(large.getByRole("button", { name: other }));
    expect(small.getByRole<HTMLSelectElement>("combobox").selectedOptions[0]?.textContent).toBe(other);
    expect(words().length).toBeGreaterThan(0);
  });
  it("lies below what it leads to, and is come back to", async () => {
    const props = {
      table,
      board: boardOf(updates.fight),
      log,
      question: undefined,
      viewed: "gunslinger",
      busy: false,
      answer: vi.fn(),
      show: vi.fn(),
    };
    const { container } = render(Sheets, props);
    sheets.open = { sheet: "log" };
    const line = await vi.waitFor(() => {
      const found = [...container.querySelectorAll<HTMLElement>("button.line")].find((one) =>
        one.textContent?.includes("attacks U.S. Marshal"),
      );
      return found ?? expect.fail("no line of an attack");
    });
    line.focus();
    await fireEvent.click(line);
    expect(sheets.open).toEqual({ sheet: "hero", id: "us-marshal" });
    await vi.waitFor(() => expect(line.closest(".below")?.classList.contains("hidden")).toBe(true));
    const dialog = container.querySelector("dialog") as HTMLDialogElement;
    await fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(sheets.open).toEqual({ sheet: "log" });
    await vi.waitFor(() => expect(document.activeElement).toBe(line));
    await fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(sheets.open).toBeNull();
    sheets.open = { sheet: "mission" };
    sheets.close();
    expect(sheets.open).toBeNull();
  });
});
