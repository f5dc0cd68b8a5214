import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lookOf } from "../src/art/faces/look";
import { MARKS, marksOf } from "../src/art/faces/marks";
import { portrait } from "../src/art/faces/portrait";
import type { HeroView, NamesView } from "../src/lib/wire";
import { heroIcon } from "../src/map/faces";
import { briefly, longest } from "../src/panels/heroes/names";
import { peopled, somebody } from "../src/screens/start/people";
import lobby from "./fixtures/lobby.en.json";

const CLASSES = lobby.heroes.map(({ id }) => id);
const sit = (face: string, more = {}) => portrait({ face, heroClass: "us-marshal", colour: "#6cc3b2", ...more });
const whole = (drawn: string) =>
  !/NaN|undefined/.test(drawn) &&
  new DOMParser()
    .parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`, "image/svg+xml")
    .querySelector("parsererror") === null;

const hero = (conditions: [string, string][], corruption = 0, sanity = 10) =>
  ({
    conditions: conditions.map(([id, kind]) => ({ id, kind, name: id, text: [] })),
    corruption: { now: corruption, most: 5 },
    sanity: { now: sanity, most: 10 },
  }) as unknown as Pick<HeroView, "conditions" | "corruption" | "sanity">;

/** Every injury, mutation and madness of the packs that come with the game, by its id. */
function harms(): [id: string, kind: string][] {
  const packs = join(import.meta.dirname, "../../src/lantern/packs");
  const files = readdirSync(packs, { recursive: true, encoding: "utf8" }).filter((path) => /conditions.*\.yaml$/.test(path));
  return files.flatMap((file) =>
    readFileSync(join(packs, file), "utf8")
      .split(/^- /m)
      .flatMap((entry): [string, string][] => {
        const [, id] = /^id: (\S+)/m.exec(entry) ?? [];
        const [, kind] = /^ *kind: (injury|mutation|madness)$/m.exec(entry) ?? [];
        return id && kind ? [[id, kind]] : [];
      }),
  );
}

describe("portraits of heroes", () => {
  it("shows every injury, mutation and madness of the game by a drawing that no other has", () => {
    const all = harms();
    for (const [kind, least] of [
      ["injury", 10],
      ["mutation", 36],
      ["madness", 10],
    ] as const)
      expect(all.filter(([, one]) => one === kind).length, kind).toBeGreaterThanOrEqual(least);
    const drawn = new Map<string, string>([[sit("m-7"), "nothing"]]);
    const seen = (what: string, bearer: ReturnType<typeof hero>) => {
      const face = sit("m-7", { marks: marksOf(bearer) });
      expect(drawn.get(face), `${what} looks like`).toBeUndefined();
      drawn.set(face, what);
    };
    seen("Corruption", hero([], 3));
    seen("little Sanity", hero([], 0, 2));
    for (const [id, kind] of all) seen(id, hero([[id, kind]]));
  });

  it("shows the same face for the same id, and another for another", () => {
    expect(sit("w-1")).toBe(sit("w-1"));
    expect(new Set(Array.from({ length: 20 }, (_, at) => sit(`m-${at}`))).size).toBe(20);
  });

  it("draws every class whole and differently, and gives each a sign of its own", () => {
    const drawn = CLASSES.map((heroClass) => portrait({ face: "w-1", heroClass, colour: "#6cc3b2" }));
    expect(drawn.every(whole)).toBe(true);
    expect(new Set(drawn).size).toBe(CLASSES.length);
    expect(new Set(CLASSES.map(heroIcon)).size).toBe(CLASSES.length);
  });

  it("gives each class headgear that no other wears, over a face that is the same in every class", () => {
    const wearers = new Map<string, Set<string>>();
    for (let at = 0; at < 40; at++) {
      const looks = CLASSES.map((heroClass) => ({
        heroClass,
        look: lookOf({ face: `m-${at}`, heroClass, colour: "#6cc3b2" }),
      }));
      for (const { heroClass, look } of looks) wearers.set(look.hat, (wearers.get(look.hat) ?? new Set()).add(heroClass));
      const faces = looks.map(({ look: { skin, hair, wide, jaw, chin, tilt, brow, nose, mouth, smirk, beard, cut, years } }) =>
        JSON.stringify([skin, hair, wide, jaw, chin, tilt, brow, nose, mouth, smirk, beard, cut, years]),
      );
      expect(new Set(faces).size).toBe(1);
    }
    expect([...wearers].filter(([, classes]) => classes.size > 1)).toEqual([]);
    expect(new Set([...wearers.values()].flatMap((classes) => [...classes]))).toEqual(new Set(CLASSES));
  });

  it.each(MARKS)("draws %s on the face and leaves the rest as it was", (mark) => {
    const [before, after] = [sit("m-7"), sit("m-7", { marks: [mark] })];
    expect(whole(after)).toBe(true);
    expect(after).not.toBe(before);
    const parts = (drawn: string) => drawn.split("<path").length;
    expect(parts(after)).toBeGreaterThanOrEqual(parts(before));
  });

  it("ages with the levels and goes grey in death", () => {
    for (const face of ["w-4", "m-1", "m-2", "m-3", "w-5", "w-6", "m-12"]) {
      const ages = [1, 4, 7].map((level) => sit(face, { level }));
      expect(new Set(ages).size, face).toBe(ages.length);
    }
    expect(sit("w-4", { dead: true })).toContain("grayscale");
  });

  it("takes its marks from what the hero bears", () => {
    expect(marksOf(hero([]))).toEqual([]);
    expect(marksOf(hero([["gouged-eye", "injury"]]))).toEqual(["patch"]);
    expect(marksOf(hero([["tentacle-mustache", "mutation"]]))).toEqual(["whiskers"]);
    expect(marksOf(hero([["third-eye", "mutation"]]))).toEqual(["eye3"]);
    expect(marksOf(hero([["never-heard-of", "mutation"]]))).toEqual(["veins"]);
    expect(marksOf(hero([["paranoia", "madness"]]))).toEqual(["glance"]);
    expect(marksOf(hero([["never-heard-of", "madness"]]))).toEqual(["mad"]);
    expect(marksOf(hero([], 3))).toEqual(["voideye"]);
    expect(marksOf(hero([], 0, 2))).toEqual(["mad"]);
  });
});

describe("names where there is little room", () => {
  it("keep the first and the last, and are never broken inside a word", () => {
    expect(briefly("Maria Esperanza Vega")).toBe("Maria E. Vega");
    expect(briefly("Hernán de la Cruz")).toBe("Hernán de la Cruz");
    expect(briefly("Jesse Calloway")).toBe("Jesse Calloway");
    expect(briefly("Preacher")).toBe("Preacher");
    expect(longest("Bartholomew Whit-Combe")).toBe(11);
  });
});

describe("people", () => {
  const names: NamesView = lobby.names;
  it("makes up a whole party without a name twice", () => {
    const people = Object.values(peopled(names, CLASSES, {}));
    for (const part of ["name", "nickname", "face"] as const)
      expect(new Set(people.map((one) => one[part])).size).toBe(CLASSES.length);
  });
  it("leaves those who are somebody already as they are", () => {
    const cora = { name: "Cora", nickname: "", face: "w-1" };
    expect(peopled(names, ["gunslinger", "rancher"], { rancher: cora }).rancher).toBe(cora);
  });
  it("gives a woman's name to a woman's face", () => {
    for (let at = 0; at < 20; at++) {
      const { name = "", face = "" } = somebody(names, "gunslinger", []);
      expect((face.startsWith("w") ? names.women : names.men).includes(name.split(" ")[0] ?? "")).toBe(true);
    }
  });
});
