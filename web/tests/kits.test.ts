import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HeroView, TableView, Update } from "../src/lib/wire";
import HeroSheet from "../src/sheets/hero/HeroSheet.svelte";
import { poolIcon } from "../src/sheets/hero/pools";
import kitStored from "./fixtures/kit.json";
import worldsStored from "./fixtures/worlds.json";

const kit = (kitStored as unknown as Update).table;
const worlds = (worldsStored as unknown as Update).table;
const heroOf = (table: TableView, id: string) => table.heroes.find((one) => one.id === id) as HeroView;
const still = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

function open(table: TableView, hero: HeroView) {
  vi.stubGlobal("ResizeObserver", still);
  return render(HeroSheet, {
    table,
    hero,
    question: undefined,
    busy: false,
    wish: () => {},
    act: () => {},
    turn: () => {},
    close: () => {},
  });
}

describe("the kit of a class that the page does not know", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it("shows its pools as they are drawn, with how full they are", () => {
    const { container } = open(kit, heroOf(kit, "moon-caller"));
    const fury = screen.getByRole("button", { name: "Fury 5 of 8" });
    expect(fury.querySelectorAll("i.full")).toHaveLength(5);
    expect(container.querySelector("li.pool.bar")).toContain(fury);
    expect(screen.getByRole("button", { name: "Moonlight 2 of 4" }).closest("li")?.className).toContain("beads");
  });

  it("shows its hand of cards and the form that the hero has taken", () => {
    open(kit, heroOf(kit, "moon-caller"));
    expect(within(screen.getByRole("region", { name: "Moon songs" })).getByText("Song of Tides")).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "Forms" })).getByText("the Beast").nextElementSibling?.textContent).toBe(
      "now",
    );
  });

  it("shows shots in a cylinder of as many chambers as there are, and no pool where there is none", () => {
    const { container } = open(worlds, heroOf(worlds, "gunslinger"));
    const chambers = container.querySelectorAll("section[aria-label='Six-Shooter'] .cylinder circle");
    expect(chambers).toHaveLength(6 + 2);
    cleanup();
    open(worlds, heroOf(worlds, "us-marshal"));
    expect(screen.queryByRole("region", { name: "Six-Shooter" })).toBeNull();
  });

  it("draws the icon that a pack names if it is shipped, and a plain one if not", () => {
    expect(poolIcon({ icon: "gothic-cross" })).toBe("gothic-cross");
    expect(poolIcon({ icon: "no-such-icon" })).toBe("spiky-eclipse");
  });
});
