import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { en } from "../src/i18n/en";
import { it as italian } from "../src/i18n/it";
import type { CampaignView, GazetteIssue } from "../src/lib/wire";
import Campaign from "../src/screens/Campaign.svelte";

const record = {
  hero_class: "bandido",
  class_name: "Bandido",
  face: "m-1",
  made: true,
  lost: false,
  apart: "",
  level: 1,
  next_level: 500,
  may_level: false,
  grown: [],
  aside: [],
  sheet: null,
};
const campaign = {
  id: "c", name: "Hard Times", game: "t", kind: "gathering", title: "", over: false, waits: "", head: 2, days: 3, chapters: [], there: { a: "bandido" }, gathering: "", bytes: 100, may_change: false, people: [],
  heroes: [
    { ...record, id: "a", name: "Ann", dead: false, history: [] },
    { ...record, id: "b", name: "Bob", dead: true, history: [{ mission: "escape", mission_name: "Escape", result: "", won: true }] },
  ],
} as unknown as CampaignView; // biome-ignore format: a view
const issue = {
  obituaries: [
    { record: "z", name: "Bob", hero_class: "bandido", text: "Another Bob, who was a coward." },
    { record: "b", name: "Robert", hero_class: "bandido", text: "Fell in turn 3, and the mine did the rest." },
  ],
} as unknown as GazetteIssue;

/** The page asks for the campaign, for the rack of its newspaper, and for an issue. */
function served() {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const path = String(address);
    const found = path.includes("/gazette/")
      ? issue
      : path.includes("/gazette")
        ? { issues: [{ number: 1, dead: 1 }] }
        : campaign;
    return new Response(JSON.stringify(found), { status: 200 });
  });
}
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
});

it("looks for a campaign once", async () => {
  const fetch = served();
  render(Campaign, { id: "c" });
  await screen.findByText("Hard Times");
  await new Promise((done) => setTimeout(done, 60));
  expect(fetch.mock.calls.filter(([address]) => String(address).includes("/campaigns/"))).toHaveLength(1);
});

it("tells at a grave what the Gazette wrote", async () => {
  served();
  render(Campaign, { id: "c" });
  await fireEvent.click(await screen.findByRole("button", { name: /^Bob/ }));
  expect((await screen.findByText(/the mine did the rest/)).tagName).toBe("BLOCKQUOTE");
});

it("says who has enough for the next level, and never that more than all of it is there", () => {
  for (const { campaign: words } of [en, italian])
    for (const said of [words.hero.next, words.up.xp]) {
      expect(said(310, 1000)).toMatch(/^310 (of|di) 1000 /);
      expect(said(2100, 2000)).toMatch(/^2100 XP, (enough for the next level|bastano per il prossimo livello) \(2000\)$/);
    }
  expect(en.campaign.up.xp(9000, null)).toBe("9000 XP");
});

it("shows those who ride side by side, and nobody who is dead", async () => {
  served();
  render(Campaign, { id: "c" });
  const table = await screen.findByRole("region", { name: "How they stand" });
  expect(table.textContent).toContain("Ann");
  expect(table.textContent).toContain("None yet");
  expect(table.textContent).not.toContain("Bob");
});

it("calls whoever retires what the table calls that one, also when one of the class has left before", async () => {
  const three = ["Ann", "Bea", "Dan"].map((name) => ({
    ...record,
    hero_class: "preacher",
    id: name,
    name,
    dead: false,
    history: [],
    apart: name === "Ann" ? "retired" : "",
  }));
  const posse = { ...campaign, heroes: three, there: { Bea: "preacher-2", Dan: "preacher-3" }, gathering: "t", may_change: true } as unknown as CampaignView; // biome-ignore format: a view
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify(posse)));
  render(Campaign, { id: "c" });
  await fireEvent.click((await screen.findAllByRole("button", { name: /^Dan/ }))[0] as HTMLElement);
  await fireEvent.click(await screen.findByRole("button", { name: "Retire", hidden: true }));
  await vi.waitFor(() => expect(JSON.stringify(fetch.mock.calls)).toContain("/part:"));
  expect(JSON.stringify(fetch.mock.calls)).toContain("preacher-3/part:retired");
});

it("says what is lost in a file without replays", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(JSON.stringify({ ...campaign, may_change: true })));
  render(Campaign, { id: "c" });
  await fireEvent.click(await screen.findByRole("button", { name: "Save as a file" }));
  const small = await screen.findByRole("button", { name: /^Without replays/, hidden: true });
  expect(document.getElementById(small.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
    /no chapter can be .* begun again/,
  );
  expect(italian.campaign.takeSmallText).toMatch(/nessun capitolo si può .* ricominciare/);
});
