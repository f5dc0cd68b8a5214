import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { guide } from "../src/guide/guide.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { Update } from "../src/lib/wire";
import Journey from "../src/screens/Journey.svelte";
import { marksOf, storyOf } from "../src/screens/journey/story";
import { along, riddenTo, stopsOf, wayTo } from "../src/screens/journey/trail";
import { sheets } from "../src/sheets/sheets.svelte";
import arrived from "./fixtures/arrived.json";
import journey from "./fixtures/journey.json";
import { boardOf } from "./helpers";

const riding = journey as unknown as Update;
const ended = arrived as unknown as Update;

function shown(update: Update, change: Partial<Update["table"]> = {}, past = false) {
  const store = new TableStore("fixture", () => ({ close() {}, send() {}, readyState: 0 }) as unknown as WebSocket);
  const table = { ...update.table, ...change };
  store.receive({ ...update, table });
  const send = vi.spyOn(store, "send").mockImplementation(() => undefined);
  render(Journey, { store, table, board: boardOf(update), past });
  return { send, table };
}
const fetched = () =>
  vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(JSON.stringify({ id: "town", token: "secret" }), { status: 201 }));

Element.prototype.scrollTo = () => undefined;
Element.prototype.checkVisibility = () => true;
/** The scene and the map measure themselves. */
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sheets.close();
  location.hash = "";
});

describe("the journey", () => {
  it("shows every hazard that was met or is still ahead, whose it is, and the dice of all riders", () => {
    const { table } = shown(riding);
    const stops = within(screen.getByRole("list", { name: "Hazards of the road" })).getAllByRole("listitem");
    expect(stops.map((stop) => stop.querySelector(".unseen")?.textContent)).toEqual([
      "Day 1. Snake Oil Salesman: U.S. Marshal rolled 8",
      "Day 2. Shadowy Traveler: Gunslinger rolled 18",
      "Day 3. Still to come: a hazard for Saloon Girl",
    ]);
    const riders = within(screen.getByRole("list", { name: /dice of the road/ })).getAllByRole("listitem");
    expect(riders).toHaveLength(table.heroes.length);
    expect(riders[3]?.textContent).toContain("Bandido rolled 3");
    expect(riders[0]?.textContent).toContain("U.S. Marshal rolled 1: a hazard");
  });

  it("tells the newest hazard beside the map, and turns over the card of one that is pressed", async () => {
    shown(riding);
    expect(screen.getByRole("region", { name: "Hazard 2 of 3" }).textContent).toContain("Shadowy Traveler");
    await fireEvent.click(screen.getByRole("button", { name: /^Day 1. Snake Oil Salesman: U.S. Marshal/ }));
    expect(sheets.open).toMatchObject({ sheet: "card", face: { id: "travel-hazards-8" } });
    expect(screen.getByRole("region", { name: "Hazard 1 of 3", hidden: true }).textContent).toContain("Bandido fails");
  });

  it("counts the days: those behind, today, and those to come", () => {
    shown(riding);
    const days = within(screen.getByRole("region", { name: "Days on the road" })).getAllByRole("listitem");
    expect(days.map((day) => day.className.replace(/svelte-\S+/g, "").trim())).toEqual(["lit", "now", "dark"]);
    expect(days[1]?.getAttribute("aria-current")).toBe("step");
    expect(document.querySelectorAll(".tent.slept")).toHaveLength(1);
    expect(document.querySelectorAll(".tent")).toHaveLength(2);
  });

  it("shows two hazards that wait for the same hero", () => {
    const road = riding.table.road as NonNullable<Update["table"]["road"]>;
    shown(riding, { road: { ...road, days: 4, ahead: ["saloon-girl", "saloon-girl"] } });
    expect(screen.getAllByText(/Still to come: a hazard for Saloon Girl/)).toHaveLength(2);
  });

  it("is played with the ordinary question panel", async () => {
    const { send, table } = shown(riding);
    await fireEvent.keyDown(window, { key: "1" });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: "answer", question: table.questions[0]?.id, answer: 0 }));
  });

  it("waits at its end until somebody goes into town, by the button or by Enter", async () => {
    const fetch = fetched();
    shown(ended);
    const end = screen.getByRole("region", { name: "The end of the road" });
    expect(end.textContent).toContain("Void Storm");
    expect(end.textContent).toContain("General Store");
    await new Promise((done) => setTimeout(done, 50));
    expect(fetch).not.toHaveBeenCalled();
    guide.next(); // what is explained there has been read
    await fireEvent.keyDown(window, { key: "Enter" });
    await vi.waitFor(() => expect(location.hash).toBe("#/table/town"));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("puts away with Enter what is explained there, and goes on with the next Enter only", async () => {
    const fetch = fetched();
    location.hash = "";
    guide.forget();
    shown(ended);
    expect(await screen.findByText("The way to town")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Enter" });
    await vi.waitFor(() => expect(screen.queryByText("The way to town")).toBeNull());
    expect(fetch).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: "Enter" });
    await vi.waitFor(() => expect(location.hash).toBe("#/table/town"));
  });

  it("leads who only watches after the others, and nobody from the past", () => {
    const fetch = fetched();
    shown(ended, { watching: true });
    expect(screen.queryByRole("button", { name: "Into town" })).toBeNull();
    shown(ended, { watching: true, next_table: "town" });
    expect(screen.getByRole("link", { name: "Into town" }).getAttribute("href")).toBe("#/table/town");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("has no way into town when nobody is left", () => {
    shown(ended, { play_on: false });
    expect(screen.getByRole("link", { name: "Back to the start" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Into town" })).toBeNull();
  });
});

describe("the way", () => {
  it("goes on with every hazard and ends before the town", () => {
    const way = [riddenTo(0, 3, false), ...[1, 2, 3].map((met) => riddenTo(met, 3 - met, false)), riddenTo(3, 0, true)];
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect(new Set(way).size).toBe(5);
    expect(along(0)[0]).toBeLessThan(along(1)[0]);
    expect(wayTo(0.5).length).toBeLessThan(wayTo(1).length);
    for (const count of [0, 1, 2, 6]) expect(stopsOf(count)).toHaveLength(count);
  });

  it("tells what each hazard did, a run of Corruption by its last line", () => {
    const told = storyOf(ended.log);
    expect(told).toHaveLength(3);
    expect(told[1]?.filter((line) => line.includes("Corruption"))).toEqual(["Gunslinger gets 1 Corruption point (5 in all)."]);
    expect(told.flat()).not.toContain("The party comes to Town.");
    const frontier = ended.log.map((entry) =>
      entry.card ? { ...entry, card: { ...entry.card, id: entry.card.id.replace("travel", "frontier") } } : entry,
    );
    expect(storyOf(frontier), "on the longer chart too").toEqual(told);
    const marks = marksOf(ended.log);
    expect(marks).toHaveLength(3);
    expect(marks.flatMap(({ lines }) => lines).join(" ")).not.toMatch(/ test/);
    for (const { lines, more } of marks) expect(more ? lines.length : lines.length <= 2).toBeTruthy();
  });
});
