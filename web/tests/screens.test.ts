import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../src/i18n/index.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { EndView, LobbyView, Reaction, SaveView, Update } from "../src/lib/wire";
import End from "../src/screens/End.svelte";
import FirstNight from "../src/screens/FirstNight.svelte";
import ReactionsPage from "../src/screens/menu/ReactionsPage.svelte";
import NewAdventure from "../src/screens/NewAdventure.svelte";
import Start from "../src/screens/Start.svelte";
import stored from "./fixtures/lobby.en.json";
import won from "./fixtures/won.json";
import { updates } from "./helpers";

const lobby = stored as unknown as LobbyView;
const save: SaveView = {
  id: "g1",
  name: "Friday night",
  where: "table",
  kind: "adventure",
  mission: "scouting-party",
  mission_name: "Scouting Party",
  heroes: ["preacher"],
  faces: [],
  hero_names: ["Preacher"],
  answers: 12,
  turn: 3,
  over: false,
  damage: "",
  waits: "",
  played: "2026-11-15T20:00:00Z",
  may_delete: true,
};

interface Sent {
  method: string;
  path: string;
  body: unknown;
  headers?: unknown;
}
let sent: Sent[] = [];
let refuse: { status: number; reason: string; message: string } | null = null;

beforeEach(() => {
  sent = [];
  refuse = null;
  speech.choose("en");
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal("fetch", async (path: string, { method, body, headers }: RequestInit) => {
    sent.push({ method: method ?? "", path, body: typeof body === "string" ? JSON.parse(body) : body, headers });
    if (refuse) return Response.json(refuse, { status: refuse.status });
    return Response.json({ id: "t7", token: "secret" }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await tick();
};

it("leads to the first night with one click", () => {
  render(Start, { lobby });
  expect(screen.getByRole("link", { name: "Deal me in" }).getAttribute("href")).toBe("#/first");
  expect(screen.getByText(/Jesse Calloway and Cora Whitlock/)).toBeTruthy();
});

it("tells the first night before it begins: story, goal, people, and one button", async () => {
  render(FirstNight, { lobby });
  const night = lobby.first_night;
  if (!night) throw new Error("the fixture tells of a first night");
  for (const said of [...night.story, ...night.goals.map(({ text }) => text), ...night.heroes.map(({ name }) => name)])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose another adventure" }).getAttribute("href")).toBe("#/new");
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  await fireEvent.click(screen.getByRole("button", { name: "Go in" }));
  await settled();
  expect(sent).toMatchObject([{ method: "POST", path: "./api/first-night?lang=en" }]);
  expect(location.hash).toBe("#/table/t7");
  expect(localStorage.getItem("seat t7")).toBe("secret");
});

it("plays again with the same party", async () => {
  const update = won as unknown as Update;
  render(End, { table: update.table, end: update.table.end as EndView, log: update.log });
  await fireEvent.click(screen.getByText("Play again with the same party"));
  await settled();
  expect(sent).toMatchObject([{ method: "POST", path: `./api/tables/${update.table.id}/again` }]);
  expect(location.hash).toBe("#/table/t7");
});

it("says first what is played now where a campaign is called otherwise", () => {
  const now = { ...save, name: "Exploration", mission_name: "Last Stand", turn: 0 };
  render(Start, { lobby: { ...lobby, saves: [now, { ...save, id: "g2", name: "", turn: 3 }] } });
  const told = (id: RegExp) => screen.getByRole("button", { name: id }).querySelector("small") as HTMLElement;
  expect(told(/^Exploration/).textContent).toMatch(/^Last Stand · Not begun/);
  expect(told(/^Exploration/).querySelector("strong")?.textContent).toBe("Last Stand");
  expect(told(/^Scouting Party/).textContent).toMatch(/^Turn 3/);
});

it("sets out with the mission, the heroes and the options that were chosen", async () => {
  render(NewAdventure, { lobby });
  await settled();
  await fireEvent.click(screen.getByRole("radio", { name: /A Fistful of Dark Stone/ }));
  await fireEvent.click(screen.getByRole("button", { name: /Preacher/ }));
  await fireEvent.click(screen.getByRole("button", { name: /Gunslinger/ }));
  await fireEvent.click(screen.getByRole("radio", { name: /Undo, with new luck/ }));
  await fireEvent.click(screen.getByRole("switch", { name: /Steady pace/ }));
  await fireEvent.input(screen.getByRole("textbox", { name: "Name of the U.S. Marshal" }), { target: { value: "Cora Pell" } });
  await fireEvent.input(screen.getByRole("textbox", { name: "What others call the U.S. Marshal" }), {
    target: { value: "Aunty" },
  });
  await fireEvent.click(screen.getByRole("button", { name: /Set out/ }));
  await settled();
  const face = expect.stringMatching(/^[wm]-/);
  expect(sent[0]?.body).toEqual({
    people: [
      { name: "Cora Pell", nickname: "Aunty", face },
      { name: expect.any(String), nickname: expect.any(String), face },
    ],
    mission: "fistful-of-dark-stone",
    heroes: ["us-marshal", "preacher"],
    profile: "revised",
    options: { fixed_hero_move: true },
    undo: "reseed",
    name: "",
  });
}, 20_000);

it("asks for what is in the boxes that are ticked, and takes them to the table", async () => {
  render(NewAdventure, { lobby });
  await settled();
  expect((screen.getByRole("checkbox", { name: /Old Lantern Core/ }) as HTMLInputElement).disabled).toBe(true);
  await fireEvent.click(screen.getByRole("checkbox", { name: /City of the Ancients/ }));
  await settled();
  await fireEvent.click(screen.getByRole("button", { name: /Set out/ }));
  await settled();
  expect(sent[0]?.body).toMatchObject({ packs: ["core", "swamps-of-death"] });
});

it("names a pack that is set aside, and switches it off", async () => {
  const broken = [{ pack: "mine", folder: "my-pack", problem: "mine/cards.yaml: this is not YAML.", problems: 3 }];
  render(Start, { lobby: { ...lobby, broken } });
  expect(screen.getByRole("list", { name: "Packs that are left out" }).textContent).toContain("this is not YAML. And 2 more.");
  await fireEvent.click(screen.getByRole("button", { name: "Switch off mine" }));
  expect(sent[0]).toMatchObject({ method: "POST", path: "./api/packs/my-pack", body: { on: false } });
});

it("does not open a game that waits for its pack", () => {
  const waits = "It waits for the pack mine, which is not here.";
  render(Start, { lobby: { ...lobby, saves: [{ ...save, waits }] } });
  expect((screen.getByText(waits).closest("button") as HTMLButtonElement).disabled).toBe(true);
});

it("does not set out alone", async () => {
  render(NewAdventure, { lobby });
  await settled();
  for (const hero of ["U.S. Marshal", "Gunslinger"])
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(hero) }));
  expect((screen.getByRole("button", { name: /Set out/ }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("at least one hero");
});

it("asks before a game is deleted", async () => {
  render(Start, { lobby: { ...lobby, saves: [save] } });
  await fireEvent.click(screen.getByRole("button", { name: "Delete Friday night" }));
  await tick();
  expect(sent).toEqual([]);
  await fireEvent.click(screen.getByText("Delete it"));
  await settled();
  expect(sent[0]).toMatchObject({ method: "DELETE", path: "./api/saves/g1" });
});

it("asks in the language of the page, and says why a file cannot be opened", async () => {
  speech.choose("it");
  refuse = { status: 422, reason: "bad-file", message: "Non è una partita salvata." };
  const { container } = render(Start, { lobby });
  const input = container.querySelector("input[type=file]") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["?"], "notes.txt")] });
  await fireEvent.change(input);
  await settled();
  expect(sent[0]?.headers).toMatchObject({ "Accept-Language": "it" });
  expect(screen.getByRole("alert").textContent).toContain("Non si può aprire notes.txt. Non è una partita salvata");
});

it("sums an adventure up for every hero", async () => {
  const { table, log } = won as unknown as Update;
  const end = table.end as EndView;
  const { container } = render(End, { table, end, log });
  await settled();
  const rows = [...container.querySelectorAll("tbody tr")];
  expect(rows).toHaveLength(end.heroes.length);
  expect(rows[0]?.textContent).toContain(end.heroes[0]?.name);
  expect([...container.querySelectorAll(".facts li")].map((fact) => fact.textContent)).toContain(`${end.fights}Fights`);
  expect(container.querySelector("figure svg")?.getAttribute("aria-label")).toContain(`Over ${end.turns} turns`);
});

it("counts the Revive tokens that kept somebody from being KO'd, and writes Gold as the language does", async () => {
  const { table, log } = won as unknown as Update;
  const end = {
    ...(table.end as EndView),
    revived: 1,
    heroes: (table.end as EndView).heroes.map((one) => ({ ...one, gold: 1250 })),
  };
  const facts = () => [...document.querySelectorAll(".facts li")].map((fact) => fact.textContent);
  const gold = () => [...document.querySelectorAll("tbody tr:first-child td")].map((one) => one.textContent).join(" ");
  const { unmount } = render(End, { table, end: { ...end, revived: 0 }, log });
  await settled();
  expect(facts().join(" ")).not.toContain("Revive");
  expect(gold()).toContain("$1,250");
  unmount();
  speech.language = "it";
  render(End, { table, end, log });
  await settled();
  expect(facts()).toContain("1KO evitati con un segnalino Rivivere");
  expect(gold()).toMatch(/1\.250.\$/);
  speech.language = "en";
});

it("lets the party, too, say how often it is asked", async () => {
  const kinds: Reaction[] = [
    { kind: "reroll", name: "Re-roll dice", of: "hero" },
    { kind: "flee", name: "Talk about fleeing", of: "party" },
  ];
  vi.stubGlobal("fetch", async () => Response.json(kinds));
  const store = new TableStore("t1");
  const said = vi.spyOn(store, "policy").mockImplementation(() => {});
  const topics = [{ kind: "reroll/defense", name: "Re-roll dice: Defense" }];
  const heroes = updates.fight.table.heroes.map((hero) => ({ ...hero, policies: { "reroll/defense": "never" }, topics }));
  const table = { ...updates.fight.table, heroes, policies: { flee: "ask" } };
  const { rerender } = render(ReactionsPage, { store, table });
  await settled();
  const asked = () => [...document.querySelectorAll("legend")].map((one) => one.textContent);
  expect(asked()).toEqual(["Re-roll dice", "Re-roll dice: Defense"]);
  expect(screen.getAllByRole("radio", { name: "Never" }).map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    true,
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "The party" }));
  expect(asked()).toEqual(["Talk about fleeing"]);
  expect((screen.getByRole("radio", { name: "Always" }) as HTMLInputElement).checked).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: "Never" }));
  expect(said.mock.calls).toEqual([["party", "flee", "never"]]);
  await rerender({ store, table: { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) } });
  expect(screen.queryByRole("button", { name: "The party" })).toBeNull();
});
