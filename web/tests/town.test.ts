import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formOf } from "../src/art/towns/forms";
import { house } from "../src/art/towns/house";
import { FURNISHED, room } from "../src/art/towns/rooms";
import { sky } from "../src/art/towns/sky";
import { speech } from "../src/i18n/index.svelte";
import { pointer } from "../src/lib/pointer.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { Update } from "../src/lib/wire";
import Town from "../src/screens/Town.svelte";
import { hourOf } from "../src/screens/town/hours";
import { sheets } from "../src/sheets/sheets.svelte";
import left from "./fixtures/left-town.json";
import shop from "./fixtures/shop.json";
import town from "./fixtures/town.json";
import { boardOf } from "./helpers";

const choosing = town as unknown as Update;
const shopping = shop as unknown as Update;
const ended = left as unknown as Update;

function shown(update: Update, change: Partial<Update["table"]> = {}, past = false) {
  const store = new TableStore("fixture", () => ({ close() {}, send() {}, readyState: 0 }) as unknown as WebSocket);
  const table = { ...update.table, ...change };
  store.receive({ ...update, table });
  const send = vi.spyOn(store, "send").mockImplementation(() => undefined);
  render(Town, { store, table, board: boardOf(update), past });
  return { send, table };
}
const fetched = () =>
  vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(JSON.stringify({ id: "next", token: "secret" }), { status: 201 }));
const houses = () => within(screen.getByRole("group", { name: "Houses" })).getAllByRole("button");
const houseOf = (name: string) => houses().find((one) => one.textContent?.includes(name)) as HTMLElement;

/** The table measures itself. */
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollTo = () => undefined;
afterEach(() => {
  vi.restoreAllMocks();
  sheets.close();
  location.hash = "";
});

describe("the town", () => {
  it("lets the Hotel lie in ruins with the rest of a town that is destroyed", () => {
    const seen = choosing.table.town;
    const lodgings = seen?.lodgings.map((bed) => ({ ...bed, shut: bed.id === "hotel" })) ?? [];
    shown(choosing, { town: seen && { ...seen, lodgings } });
    expect(houseOf("Hotel").textContent).toContain("Destroyed");
    expect(houseOf("Camp Site").textContent).not.toContain("any more");
  });
  it("shows every location, who is there, and what is destroyed", () => {
    const { table } = shown(choosing);
    expect(houses()).toHaveLength((table.town?.locations.length ?? 0) + 2); // the Hotel, and the camp site before the town
    expect(houseOf("Saloon").textContent).toContain("Here: Gunslinger");
    expect(houseOf("General Store").textContent).toContain("Here: U.S. Marshal");
    expect(houseOf("Church").textContent).not.toContain("Here");
    expect(houseOf("Blacksmith").textContent).toContain("Destroyed");
  });

  it("shows who has not gone out from where it slept, and lets somebody sleep where it presses", async () => {
    const [asked] = choosing.table.questions;
    const answers = ["hotel", "camp-site"].map((key, index) => ({ ...asked?.answers[0], key, card: null, label: key, index }));
    const question = { ...asked, kind: "lodging", answers } as Update["table"]["questions"][number];
    const { send } = shown(choosing, { phase: "night", questions: [question] });
    expect(houseOf("Hotel").textContent).toContain("Here: Saloon Girl");
    expect(houseOf("Camp Site").textContent).toContain("Here: Bandido");
    await fireEvent.click(houseOf("Camp Site"));
    expect(send).toHaveBeenCalledWith({ type: "answer", question: question.id, answer: 1 });
  });

  it("leaves what was destroyed in ruins in its last picture, and nobody in the street", () => {
    shown(ended);
    expect(houseOf("Blacksmith").textContent).toContain("Destroyed");
    expect(houses().filter((one) => one.textContent?.includes("Here"))).toEqual([]);
  });

  it("tells the day, its hour, and how likely a town event is", () => {
    shown(choosing, {
      town: { ...(choosing.table.town as NonNullable<Update["table"]["town"]>), day: 2, track: 3, event_percent: 50 },
    });
    expect(screen.getByRole("region", { name: "The street of Town" }).textContent).toContain(
      "Day 2 of at most 3, in the morning",
    );
    expect(screen.getByRole("region", { name: "Town event track" }).textContent).toContain("event on 1 to 3 (50%)");
  });
  it("tells who is done for today, and which place is closed until tomorrow", () => {
    const seen = choosing.table.town as NonNullable<Update["table"]["town"]>;
    const [one] = choosing.table.heroes.filter(({ id }) => choosing.table.questions.every(({ who }) => who !== id));
    const locations = seen.locations.map((place) => ({ ...place, shut: place.id === "church" }));
    shown(choosing, { town: { ...seen, locations, done: [one?.id ?? ""] } });
    expect(houseOf("Church").textContent).toContain("Closed today");
    expect(houseOf("Saloon").textContent).not.toContain("Closed today");
    expect(screen.getAllByText(/Done for today/)).toHaveLength(1);
  });
  it("promises no event where none can come", () => {
    const seen = choosing.table.town;
    shown(choosing, { town: seen && { ...seen, event_percent: 0 } });
    expect(screen.getByRole("region", { name: "Town event track" }).textContent).toContain("In the evening: no event");
  });

  it("lets somebody go where they press, and nowhere else", async () => {
    const { send, table } = shown(choosing);
    await fireEvent.click(houseOf("Blacksmith"));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole("region", { name: "Blacksmith" }).textContent).toContain("Nobody can go there");
    await fireEvent.click(houseOf("Church"));
    const answer = table.questions[0]?.answers.find(({ key }) => key === "visit:church")?.index;
    expect(send).toHaveBeenCalledWith({ type: "answer", question: table.questions[0]?.id, answer });
  });

  it("only shows what is in a house when nobody is asked where to go, or the question is somebody else's", async () => {
    const { send } = shown(shopping);
    await fireEvent.click(houseOf("Church"));
    expect(screen.getByRole("region", { name: "Church" }).textContent).toContain("Holy Robes");
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "Church" })).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it("points at the house of an answer", async () => {
    shown(choosing);
    const rows = within(screen.getByRole("region", { name: speech.words.table.question })).getAllByRole("button", {
      name: /Church/,
    });
    await fireEvent.focus(rows[0] as HTMLElement);
    expect(houseOf("Church").closest("li")?.classList.contains("pointed")).toBe(true);
    expect(houseOf("Saloon").closest("li")?.classList.contains("pointed")).toBe(false);
  });

  it("points at no house that merely came to lie under the pointer, or that a finger goes over", async () => {
    const pointed = (name: string) => houseOf(name).closest("li")?.classList.contains("pointed");
    pointer.goes({ clientX: 500, clientY: 300 });
    shown(choosing);
    pointer.asked();
    await fireEvent.pointerEnter(houseOf("Church"), { clientX: 500, clientY: 300 });
    expect(pointed("Church")).toBe(false);
    await fireEvent.pointerMove(houseOf("Church"), { clientX: 540, clientY: 300 });
    expect(pointed("Church")).toBe(true);
    await fireEvent.pointerLeave(houseOf("Church"));
    await fireEvent.pointerMove(houseOf("Saloon"), { clientX: 240, clientY: 300, pointerType: "touch" });
    expect(pointed("Saloon")).toBe(false);
  });

  it("points at the house in which somebody is asked something", () => {
    shown(shopping);
    expect(houseOf("Saloon").closest("li")?.classList.contains("pointed")).toBe(true);
  });

  it("lets one turn to any of one's own heroes, and says who else is still deciding", async () => {
    const [first, second, ...rest] = shopping.table.questions;
    const others = rest.map((one) => ({ ...one, yours: false }));
    const seats = [
      { id: "1", name: "", heroes: [first?.who ?? "", second?.who ?? ""], taken: true, mine: true, here: 1, bot: false },
      { id: "2", name: "Bob", heroes: others.map(({ who }) => who), taken: true, mine: false, here: 1, bot: false },
    ];
    const { send } = shown(shopping, { questions: [first, second, ...others] as Update["table"]["questions"], seats });
    const own = within(screen.getByRole("group", { name: "Who decides first?" }));
    expect(own.getAllByRole("button", { pressed: true }).map(({ title }) => title)).toEqual([first?.who_name]);
    expect(own.getAllByRole("button")).toHaveLength(2);
    expect(screen.getByText(/^Still deciding/).textContent).toBe("Still deciding: Saloon Girl (Bob) and Bandido (Bob)");
    await fireEvent.click(own.getByRole("button", { name: `Decide for ${second?.who_name}` }));
    expect(screen.getByRole("region", { name: speech.words.table.question }).textContent).toContain(second?.prompt);
    await fireEvent.keyDown(window, { key: "1" });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ question: second?.id }));
  });

  it("puts goods and services under headings and counts the keys on", async () => {
    const { send, table } = shown(shopping);
    const question = screen.getByRole("region", { name: speech.words.table.question });
    expect(
      within(question)
        .getAllByRole("heading", { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(["Goods", "Services"]);
    const keys = table.questions[0]?.answers ?? [];
    const service = keys.findIndex(({ key }) => key.startsWith("service:"));
    expect(service).toBeGreaterThan(0);
    await fireEvent.keyDown(window, { key: String(service + 1) });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: "answer", answer: keys[service]?.index }));
  });

  it("says so when nobody is left to leave, and who may come after them", () => {
    shown(ended, { heroes: ended.table.heroes.map((hero) => ({ ...hero, dead: true })) });
    const end = screen.getByRole("region", { name: "The end of the stay" });
    expect(end.textContent).toContain("Nobody leaves Town");
    expect(end.textContent).toContain("New Heroes may come");
    expect(within(end).getByRole("button", { name: "Plan the next adventure" })).toBeTruthy();
  });
  it("waits at its end until somebody plans the next adventure", async () => {
    const fetch = fetched();
    shown(ended);
    await new Promise((done) => setTimeout(done, 50));
    expect(fetch).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Plan the next adventure" }));
    await vi.waitFor(() => expect(location.hash).toBe("#/table/next"));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("leads who only watches after the others, and nobody from the past", () => {
    shown(ended, { watching: true, next_table: "next" });
    expect(screen.getByRole("link", { name: "Plan the next adventure" }).getAttribute("href")).toBe("#/table/next");
    document.body.innerHTML = "";
    shown(ended, {}, true);
    expect(screen.queryByRole("button", { name: "Plan the next adventure" })).toBeNull();
  });

  it("speaks Italian", () => {
    speech.language = "it";
    shown(choosing);
    expect(screen.getByRole("region", { name: "La via della Città" }).textContent).toContain(
      "Giorno 1 di 3 al massimo, di mattina",
    );
    speech.language = "en";
  });
});

describe("the drawn town", () => {
  it("has an outline for every location, and one for those that nobody has drawn", () => {
    const drawn = ["docs-office", "blacksmith", "saloon", "frontier-outpost", "church", "general-store", "barber"].map((id) =>
      house(id, false),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(house("saloon", false)).toBe(drawn[2]);
    expect(house("saloon", true)).not.toBe(drawn[2]);
    for (const one of [...drawn, house("saloon", true), sky("night", 1), sky("morning", 0.2), sky("evening", 0.5)]) {
      expect(one).not.toMatch(/NaN|undefined/);
      expect(new DOMParser().parseFromString(one, "image/svg+xml").querySelector("parsererror")).toBeNull();
      expect(one.length).toBeLessThan(60_000);
    }
  });

  it("gives each place of a frontier town an outline of its own", () => {
    const places = [
      "camp",
      "street-market",
      "gambling-hall",
      "sheriffs-office",
      "jailhouse",
      "smugglers-den",
      "mutant-quarter",
      "trading-post",
      "the-rubble",
      "haunted-house",
      "sick-house",
      "train-station",
      "assay-office",
      "docks",
      "the-cut",
      "shrine",
    ];
    expect(new Set([...places, "saloon", "barber"].map(formOf)).size).toBe(places.length + 2);
    for (const one of places.map((id) => house(id, false))) {
      expect(one).not.toMatch(/NaN|undefined/);
      expect(new DOMParser().parseFromString(one, "image/svg+xml").querySelector("parsererror")).toBeNull();
      expect(one.length).toBeLessThan(60_000);
    }
  });

  it("is darker the nearer a town event is", () => {
    expect(sky("night", 1).length).toBeGreaterThan(sky("night", 1 / 6).length);
    expect(["night", "visits", "leaving", "over"].map(hourOf)).toEqual(["night", "morning", "evening", "evening"]);
  });
});

describe("the rooms of a town", () => {
  it("are each drawn as no other, always alike, and in a few kilobytes", () => {
    const drawn = FURNISHED.map((location) => room(location));
    expect(new Set(drawn).size).toBe(FURNISHED.length);
    expect(drawn).toEqual(FURNISHED.map((location) => room(location)));
    for (const one of drawn) {
      expect(one.length).toBeLessThan(60_000);
      expect(one).not.toMatch(/NaN|undefined/);
    }
  });

  it("are there for every house that has a form of its own, and for one that nobody knows", () => {
    for (const location of FURNISHED) expect(formOf(location), location).not.toBe("tall");
    expect(room("somebody-elses")).toContain("<svg");
  });
});

describe("smoke over a house", () => {
  it("ends in the air, never at the edge of the picture", () => {
    for (const location of ["blacksmith", "smugglers-den", "saloon"])
      for (const destroyed of [false, true]) {
        const drawn = house(location, destroyed);
        const top = Number(/viewBox="-20 (-\d+)/.exec(drawn)?.[1]);
        for (const [puff] of drawn.matchAll(/<ellipse[^>]*url\(#sm\)[^>]*>/g)) {
          const [cy, ry] = [/cy="([-\d.]+)"/, /ry="([-\d.]+)"/].map((one) => Number(one.exec(puff)?.[1]));
          expect((cy ?? 0) - (ry ?? 0)).toBeGreaterThanOrEqual(top);
        }
      }
    expect(house("blacksmith", false)).toContain("url(#sm)");
  });
});
