import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { emblem, signsOf } from "../src/art/cards/emblem";
import { back, frame } from "../src/art/cards/frame";
import { type CardKind, type CardPrint, KINDS, kindOf } from "../src/art/cards/kinds";
import { foesOf } from "../src/art/cards/words";
import { OPENINGS, vignette } from "../src/art/vignettes/vignette";
import { chanceOf } from "../src/map/draw/chance";
import Card from "../src/ui/Card.svelte";
import { ICON_NAMES } from "../src/ui/icon-names";
import lobby from "./fixtures/lobby.en.json";
import pictured from "./pictures/cards.json";

const ALL = Object.keys(KINDS) as CardKind[];
const bodies = new Map(ICON_NAMES.map((name) => [name as string, `<path d="M0 0h9" class="${name}"/>`]));
const whole = (svg: string) =>
  !/NaN|undefined/.test(svg) && new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror") === null;
const boxed = (drawn: string) => `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`;

describe("cards", () => {
  it("gives every kind an outline, a frame and a back of its own", () => {
    expect(new Set(ALL.map((kind) => KINDS[kind].outline)).size).toBe(ALL.length);
    for (const draw of [frame, (kind: CardKind) => back(kind, bodies)]) {
      const drawn = ALL.map(draw);
      expect(drawn.every(whole)).toBe(true);
      expect(new Set(drawn).size).toBe(ALL.length);
    }
  });

  it("draws every card its own emblem, always the same", () => {
    const ids = ["cave-in", "bleeding-walls", "chill-of-the-grave", "hopeless", "flood-of-bats", "zzz"];
    const drawn = ids.map((id) => emblem({ id, kind: "darkness" }, bodies, 300, 170));
    expect(drawn.every((one) => whole(boxed(one)))).toBe(true);
    expect(new Set(drawn).size).toBe(ids.length);
    expect(emblem({ id: "cave-in", kind: "darkness" }, bodies, 300, 170)).toBe(drawn[0]);
  });

  it("takes the sign from the words of the card, else from its kind", () => {
    expect(signsOf({ id: "flood-of-bats", kind: "darkness" }).signs).toContain("bat");
    expect(signsOf({ id: "gear-dynamite", kind: "gear" }).signs).toEqual(["dynamite"]);
    expect(signsOf({ id: "xyz", kind: "loot", keywords: ["Gold"] }).signs).toContain("coins");
    expect(signsOf({ id: "xyz", kind: "loot" }).signs).toEqual(["swap-bag"]);
  });

  it("gives each kind of card more than one sign: of no kind a third is drawn as its kind alone", () => {
    const all = (pictured as [CardKind, string, string[]][]).map(([kind, id, picture]) => ({ kind, id, picture }));
    expect(all.length).toBeGreaterThan(1000);
    for (const kind of new Set(all.map((one) => one.kind))) {
      const cards = all.filter((one) => one.kind === kind);
      const drawn = cards.map((one) => (kind === "threat" ? foesOf(one) : signsOf(one).signs).join());
      const plain = drawn.filter((signs) => !signs || signs === KINDS[kind].sign).length;
      expect([kind, plain / cards.length < 1 / 3]).toEqual([kind, true]);
      expect(new Set(drawn).size).toBeGreaterThan(3);
    }
  });

  it("tells apart what befalls a hero, and what comes from the depths", () => {
    const row = (id: string, word: string, kind: CardKind = "chart") => signsOf({ id, kind, picture: [word] }).signs.join();
    expect(row("injury-7", "concussion")).not.toBe(row("injury-5", "mangled-hand"));
    expect(row("depth-events-mines-2", "flood-of-bats", "depth")).not.toBe(row("depth-events-mines-4", "cave-in", "depth"));
    expect(row("travel-hazards-13", "fire-in-the-night")).toBe("bandit");
  });

  it("shows on a Threat whom it brings", () => {
    expect(foesOf({ id: "low-night-terror-and-stranglers" })).toEqual(["night-terrors", "stranglers", "stranglers"]);
    expect(foesOf({ id: "medium-void-spiders" })).toEqual(["void-spiders", "void-spiders", "void-spiders"]);
    const crawls = { id: "high-all-that-crawls", picture: ["stranglers", "drowned-dead", "hungry-dead"] };
    expect(foesOf(crawls)).toEqual(crawls.picture);
    const drawn = emblem({ ...crawls, kind: "threat" }, bodies, 300, 170, (kind) => `<g class="${kind}"/>`);
    expect(crawls.picture.every((kind) => drawn.includes(kind))).toBe(true);
    expect(whole(boxed(emblem({ ...crawls, kind: "threat" }, bodies, 300, 170)))).toBe(true);
  });

  it("knows the kind of a card by its deck", () => {
    expect(["darkness", "threat-low", "encounter-mines", "personal-western", "never-heard"].map(kindOf)).toEqual([
      "darkness",
      "threat",
      "encounter",
      "gear",
      "other",
    ]);
  });

  it("can be read in every size", () => {
    const card: CardPrint = { id: "cave-in", kind: "darkness", name: "Cave In", text: ["Rocks fall."], flavour: "Run." };
    render(Card, { card, affected: "Concerns everybody", stake: "Agility 5+" });
    expect(screen.getByRole("article").textContent).toMatch(/Darkness.*Cave In.*Run\..*Rocks fall\..*everybody.*Agility 5\+/s);
    for (const size of ["small", "tiny"] as const) {
      const { container } = render(Card, { card, size });
      expect(container.textContent).toMatch(/Darkness.*Cave In/s);
    }
  });
});

/** All missions of the packs that come with the game. */
function missionIds(): string[] {
  const packs = join(import.meta.dirname, "../../src/lantern/packs");
  return readdirSync(packs).flatMap((pack) => {
    const folder = join(packs, pack, "missions");
    return readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/^(?:- )?id: (\S+)$/gm)].map(([, id = ""]) => id),
    );
  });
}

describe("missions", () => {
  it("are told each by a drawing of its own, and not by another light or side alone", () => {
    const ids = missionIds();
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(Object.keys(OPENINGS).sort()).toEqual([...ids].sort());
    const drawings = ids.map((id) => {
      const { scene, tale } = OPENINGS[id] as (typeof OPENINGS)[string];
      return scene(chanceOf("any"), () => "stranglers", tale?.(chanceOf("any")) ?? {});
    });
    expect(drawings.map(boxed).every(whole)).toBe(true);
    expect(new Set(drawings).size).toBe(ids.length);
  });

  it("look the same way from near and from afar", () => {
    for (const [id, { mirrored }] of Object.entries(OPENINGS))
      for (const wide of [false, true])
        expect(vignette(id, "mines", wide).includes("matrix(-1 0 0 1"), id).toBe(mirrored ?? false);
  });

  it("open each with a picture of its own, always the same", () => {
    const drawn = lobby.missions.map(({ id, world }) => vignette(id, world));
    expect(drawn.every(whole)).toBe(true);
    expect(new Set(drawn).size).toBe(lobby.missions.length);
    expect(vignette("overload", "targa-plateau")).toBe(vignette("overload", "targa-plateau"));
  });

  it("of other packs open where their world is", () => {
    expect(whole(vignette("somebody-elses", "frozen-lake"))).toBe(true);
    expect(vignette("one", "mines")).not.toBe(vignette("two", "mines"));
  });
});
