import { describe, expect, it } from "vitest";
import { DRAWN, figure, token } from "../src/art/figures/figure";

/** The enemies of both core sets. */
const PRINTED = [
  ...["drowned-dead", "hungry-dead", "stranglers", "tentacles"],
  ...["goliath", "mother-of-night", "night-terrors", "snow-terrors", "targa-pylons", "void-spiders"],
  ...["bogbats", "corpse-pile", "harbinger", "hellbats", "slashers", "swamp-slashers"],
];
const whole = (drawn: string) => {
  const svg = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`, "image/svg+xml");
  return svg.querySelector("parsererror") === null && !/NaN|undefined/.test(drawn);
};

describe("figures of enemies", () => {
  it("has one for every enemy of both core sets", () => {
    expect(PRINTED.filter((kind) => !DRAWN.includes(kind))).toEqual([]);
    const drawn = PRINTED.map((kind) => figure(kind, { id: "1" }));
    expect(new Set(drawn).size).toBe(PRINTED.length);
  });

  it.each(DRAWN)("draws %s whole, each model its own way, the same model always the same", (kind) => {
    const models = Array.from({ length: 8 }, (_, at) => figure(kind, { id: `${kind}-${at}` }));
    expect(models.every(whole)).toBe(true);
    expect(new Set(models).size).toBe(8);
    expect(figure(kind, { id: `${kind}-3` })).toBe(models[3]);
  });

  it.each(DRAWN)("marks %s when it is hurt, elite or brutal", (kind) => {
    const looks = [{}, { wound: 1 as const }, { wound: 2 as const }, { elite: true }, { brutal: true }].map((marks) =>
      token(kind, { id: "1", ...marks }),
    );
    expect(looks.every(whole)).toBe(true);
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each([
    ["cellar-crawler", ["Beast"]],
    ["outlaws", ["Human", "Outlaw"]],
    ["oni", ["Demon"]],
    ["watchers", ["Void"]],
    ["golems", ["Construct"]],
    ["nobody-knows", []],
  ])("draws %s of another pack from its keywords", (kind, keywords) => {
    const models = ["1", "2"].map((id) => figure(kind, { id }, keywords));
    expect(models.every(whole)).toBe(true);
    expect(models[0]).not.toBe(models[1]);
  });

  it("tells kinds of one family apart", () => {
    expect(figure("imps", { id: "1" }, ["Demon"])).not.toBe(figure("oni", { id: "1" }, ["Demon"]));
  });
});
