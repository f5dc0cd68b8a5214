import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import type { TableView, Update } from "../src/lib/wire";
import { sceneOf } from "../src/map/scene-of";
import company from "./fixtures/company.json";
import { boardOf, updates } from "./helpers";

const played = company as unknown as Update;
const sceneWith = (changes: Partial<TableView>) => sceneOf(boardOf(updates.room), { ...updates.room.table, ...changes }, en);
const markersWith = (changes: Partial<TableView>) => sceneWith(changes).markers;
const { mission, tiles } = updates.room.table;

describe("what lies on the map", () => {
  it("has the markers of the mission on their tiles, with what can be done there", () => {
    const marker = { id: "charge-site", name: "Charge site", text: ["Set the charge."], tile: 1 };
    const [found] = markersWith({ mission: { ...mission, markers: [marker] } }).filter(({ kind }) => kind === "mission");
    expect(found?.label).toBe("Charge site: Set the charge.");
    const on = boardOf(updates.room).tiles[1];
    expect(found?.x).toBeGreaterThanOrEqual(on?.x ?? Infinity);
  });

  it("has whoever was left alone in a space; whoever is led is shown with the leader", () => {
    const led = sceneOf(boardOf(played), played.table, en);
    const leader = played.table.mission.companions[0]?.leader;
    expect(leader).toBeTruthy();
    expect(led.heroes.find(({ id }) => id === leader)).toMatchObject({ leads: 1 });
    expect(led.markers.some(({ kind }) => kind === "companion")).toBe(false);
    const companions = played.table.mission.companions.map((one) => ({ ...one, leader: null }));
    const table = { ...played.table, mission: { ...played.table.mission, companions } };
    const alone = sceneOf(boardOf(played), table, en);
    expect(alone.heroes.every(({ leads }) => leads === 0)).toBe(true);
    const stands = alone.markers.find(({ kind }) => kind === "companion");
    expect({ x: stands?.x, y: stands?.y }).toEqual(alone.spaces.get(companions[0]?.space as number));
  });

  it("has tokens that were revealed, and cards that count on one tile only", () => {
    const revealed = { id: "attack-1-door", name: "Attack", text: [] } as unknown as (typeof tiles)[number]["revealed"];
    const shown = markersWith({
      tiles: tiles.map((tile) => (tile.index === 0 ? { ...tile, token: "revealed", revealed } : tile)),
      in_play: [{ id: "cave-in", number: 7, name: "Cave-in", tile: 1 }] as unknown as TableView["in_play"],
    });
    expect(shown.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["revealed", "card"]));
    expect(shown.find(({ kind }) => kind === "card")?.label).toContain("Cave-in");
  });

  it("lies each in a place of its own while there is room", () => {
    const markers = Array.from({ length: 4 }, (_, at) => ({ id: `m${at}`, name: `M${at}`, text: [], tile: 0 }));
    const at = markersWith({ mission: { ...mission, markers } }).map(({ x, y }) => `${x},${y}`);
    expect(new Set(at).size).toBe(at.length);
  });
});
