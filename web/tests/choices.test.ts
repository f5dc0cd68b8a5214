import { describe, expect, it } from "vitest";
import type { BoxChoice, LobbyView, OptionChoice } from "../src/lib/wire";
import {
  byItself,
  type Choices,
  changesIn,
  fitting,
  isOn,
  orderOf,
  packed,
  switched,
  usual,
} from "../src/screens/start/choices";
import { initialsOf, toggled } from "../src/screens/start/party";
import stored from "./fixtures/lobby.en.json";

const lobby = stored as unknown as LobbyView;
const option = (id: string) => lobby.options.find((one) => one.id === id) as OptionChoice;

describe("a new adventure", () => {
  it("begins with the introductory mission, a ready posse and the revised rules", () => {
    expect(usual(lobby)).toMatchObject({ mission: lobby.default_mission, heroes: lobby.default_heroes, profile: "revised" });
    expect(orderOf(usual(lobby)).options).toEqual({});
  });

  it("plays only the introductory mission of the rulebook as the basic game", () => {
    const choices = usual(lobby);
    expect(isOn(lobby, choices, option("basic_game"))).toBe(true);
    expect(isOn(lobby, { ...choices, mission: "fistful-of-dark-stone" }, option("basic_game"))).toBe(false);
    expect(isOn(lobby, { ...choices, profile: "classic" }, option("basic_game"))).toBe(false);
    expect(isOn(lobby, { ...choices, profile: "classic", mission: "fistful-of-dark-stone" }, option("basic_game"))).toBe(true);
  });

  it("sends only what differs from the rulebook, and forgets a change that was taken back", () => {
    let choices: Choices = { ...usual(lobby), profile: "classic", name: "  Ours " };
    const tough = option("tough");
    expect(byItself(lobby, choices, tough)).toBe(true);
    choices = { ...choices, changed: switched(lobby, choices, tough, false) };
    expect(isOn(lobby, choices, tough)).toBe(false);
    expect(changesIn(lobby, choices, "classic")).toBe(1);
    expect(changesIn(lobby, choices, "optional")).toBe(0);
    expect(orderOf(choices)).toMatchObject({ options: { tough: false }, name: "Ours" });
    expect(switched(lobby, choices, tough, true)).toEqual({});
  });

  it("sends a number as text, and nothing for none", () => {
    const choices = { ...usual(lobby), numbers: { mythic_abilities: 2 } };
    expect(orderOf(choices).options).toEqual({ mythic_abilities: "2" });
    expect(changesIn(lobby, choices, "optional")).toBe(1);
    expect(orderOf({ ...choices, numbers: { mythic_abilities: 0 } }).options).toEqual({});
  });
});

describe("a posse", () => {
  it("takes nobody twice and nobody beyond the last seat", () => {
    expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
    expect(toggled(["a", "b"], "c", 2)).toEqual(["a", "b"]);
    expect(toggled(["a"], "c", 2)).toEqual(["a", "c"]);
  });

  it("has initials for each, all different", () => {
    expect(initialsOf(["U.S. Marshal", "Gunslinger", "Saloon Girl", "Gunslinger"])).toEqual(["US", "Gu", "SG", "Gn"]);
  });
});

describe("the boxes", () => {
  const box = (id: string, ...needs: string[]): BoxChoice => ({ id, needs, name: id, summary: "", version: "1", ticked: true });
  const boxes = [box("core"), box("city", "core"), box("swamps", "core"), box("mine", "core", "swamps")];

  it("leaves out what needs the one left out, and takes in what the one taken in needs", () => {
    expect(packed(boxes, [], "swamps")).toEqual(["core", "city"]);
    expect(packed(boxes, ["core", "city"], "mine")).toEqual([]);
    expect(packed(boxes, ["core"], "mine")).toEqual(["core", "swamps", "mine"]);
    expect(packed(boxes, ["core"], "core")).toEqual(["core"]);
  });

  it("keeps of the choice what the boxes still have", () => {
    const choices = { ...usual(lobby), mission: "nowhere", heroes: ["nobody", lobby.heroes[0]?.id ?? ""] };
    expect(fitting(lobby, choices)).toMatchObject({ mission: lobby.default_mission, heroes: [lobby.heroes[0]?.id] });
    expect(orderOf(choices)).not.toHaveProperty("packs");
    expect(orderOf({ ...choices, packs: ["core"] })).toHaveProperty("packs", ["core"]);
  });
});
