import { describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { S } from "../src/map/draw/pen";
import { Ground } from "../src/map/draw/plan";
import { drawTile } from "../src/map/draw/tile";
import { goalsOf } from "../src/map/goals";
import { visible } from "../src/map/light";
import { sceneOf, targetsOf } from "../src/map/scene-of";
import { tell } from "../src/map/telling";
import { boardOf, updates } from "./helpers";

const sceneFrom = (name: keyof typeof updates) => sceneOf(boardOf(updates[name]), updates[name].table, en);

describe("the scene", () => {
  it("has every tile, every model that stands somewhere, and every space once", () => {
    const scene = sceneFrom("fight");
    expect(scene.tiles).toHaveLength(updates.fight.table.tiles.length);
    expect(scene.heroes).toHaveLength(updates.fight.table.heroes.length);
    expect(scene.enemies).toHaveLength(updates.fight.table.enemies.length);
    const places = [...scene.spaces.values()].map(({ x, y }) => `${x},${y}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("puts each model on the space where it stands", () => {
    const scene = sceneFrom("fight");
    for (const hero of updates.fight.table.heroes) {
      const token = scene.heroes.find(({ id }) => id === hero.id);
      expect({ x: token?.x, y: token?.y }).toEqual(scene.spaces.get(hero.space as number));
    }
  });

  it("gives a joined door to both tiles, on opposite sides of the same two spaces", () => {
    const [entrance, passage] = sceneFrom("fight").tiles;
    const here = entrance?.doors.find((door) => door.state === "joined");
    const there = passage?.doors.find((door) => door.key === here?.key);
    expect([here?.side, there?.side]).toEqual(["n", "s"]);
    expect(Math.abs((here?.y ?? 0) - (there?.y ?? 0))).toBe(1);
  });

  it("leaves no wall where a door is, and a wall where it is capped", () => {
    const scene = sceneFrom("fight");
    for (const tile of scene.tiles) {
      const ground = new Ground(tile.plan);
      for (const door of tile.plan.doors) {
        const outer = door.squares.map((square) => ({
          x: square.x + (door.side === "e" ? 1 : 0),
          y: square.y + (door.side === "s" ? 1 : 0),
        }));
        const upright = door.side === "e" || door.side === "w";
        const walled = outer.filter(({ x, y }) =>
          ground.walls.some(
            (wall) =>
              wall.x1 === x && wall.y1 === y && (upright ? wall.x2 === x : wall.y2 === y) && wall.x2 + wall.y2 === x + y + 1,
          ),
        );
        expect(walled.length).toBe(door.state === "capped" ? 2 : 0);
      }
    }
  });
});

describe("a drawing", () => {
  it("is the same every time, and another for another tile", () => {
    const [one, , other] = sceneFrom("fight").tiles;
    if (!one || !other) throw new Error("the fixture has fewer tiles");
    expect(drawTile(one.plan)).toEqual(drawTile(structuredClone(one.plan)));
    expect(drawTile({ ...one.plan, id: "other" }).floor).not.toBe(drawTile(one.plan).floor);
  });

  it("has other stones in another world", () => {
    const tile = sceneFrom("fight").tiles[0];
    if (!tile) throw new Error("the fixture has no tile");
    expect(drawTile({ ...tile.plan, world: "targa-plateau" }).floor).toContain("#667d8b");
    expect(drawTile({ ...tile.plan, world: "swamps-of-jargono" }).floor).toContain("#545a3f");
    expect(drawTile(tile.plan).floor).not.toContain("#667d8b");
  });
});

describe("light", () => {
  it("reaches along the floor and stops at walls", () => {
    const scene = sceneFrom("room");
    const bearer = scene.heroes.find((hero) => hero.lantern);
    if (!bearer) throw new Error("nobody carries the lantern");
    const seen = visible(scene, bearer.x + 0.5, bearer.y + 0.5);
    const reach = (angle: number) => {
      const [x, y] = seen[Math.round((angle / 360) * seen.length)] as readonly [number, number];
      return Math.hypot(x - bearer.x - 0.5, y - bearer.y - 0.5);
    };
    const floor = new Set([...scene.spaces.values()].map(({ x, y }) => `${x},${y}`));
    /** How many spaces of floor lie that way, one after the other. */
    const run = (dx: number, dy: number) => {
      let steps = 0;
      while (floor.has(`${bearer.x + dx * (steps + 1)},${bearer.y + dy * (steps + 1)}`)) steps++;
      return steps;
    };
    const ways = (
      [
        [0, 1, 0],
        [90, 0, 1],
        [180, -1, 0],
        [270, 0, -1],
      ] as const
    ).map(([angle, dx, dy]) => ({ lit: reach(angle), floor: run(dx, dy) }));
    for (const way of ways) expect(way.lit).toBeLessThan(way.floor + 0.8); // a little into the stones
    expect(Math.max(...ways.map(({ lit }) => lit))).toBeGreaterThan(2);
  });
});

describe("what can be chosen", () => {
  it("is where the question points: models to hit, spaces to go to with their steps", () => {
    const hit = goalsOf(sceneFrom("hits"), targetsOf(updates.hits.table.questions[0], boardOf(updates.hits)));
    expect(hit.length).toBeGreaterThan(1);
    expect(hit.every(({ kind }) => kind === "model")).toBe(true);
    const ways = goalsOf(sceneFrom("room"), targetsOf(updates.room.table.questions[0], boardOf(updates.room)));
    expect(ways.every(({ kind, steps }) => kind === "way" && steps !== undefined)).toBe(true);
    expect(ways.length).toBeGreaterThan(20);
  });

  it("is nothing while somebody else decides", () => {
    const question = { ...updates.hits.table.questions[0], yours: false } as (typeof updates.hits.table.questions)[number];
    expect(targetsOf(question, boardOf(updates.hits))).toEqual([]);
  });

  it("brings options for the same thing together", () => {
    const scene = sceneFrom("hits");
    const model = scene.enemies[0]?.id;
    const goals = goalsOf(scene, [
      { option: 0, label: "one", model },
      { option: 3, label: "other", model },
    ]);
    expect(goals.map(({ options }) => options)).toEqual([[0, 3]]);
  });
});

describe("hovering", () => {
  it("tells who stands there, whom it attacks, and why something is not allowed", () => {
    const scene = sceneFrom("hits");
    const enemy = scene.enemies.find(({ target }) => target);
    if (!enemy) throw new Error("nobody attacks");
    const whyNot = [{ model: enemy.id, text: "Out of range (RANGE-01)", rule: "RANGE-01" }];
    const told = tell(scene, (enemy.x + 0.5) * S, (enemy.y + 0.5) * S, en, [], whyNot, null);
    expect(told?.title).toContain(enemy.name);
    expect(told?.lines.join(" ")).toMatch(/Combat \d, Damage \w+, Defense \d Attacks .*Out of range$/);
  });
  it("does not tell why no step goes to where somebody stands", () => {
    const scene = sceneFrom("hits");
    const enemy = scene.enemies[0] as (typeof scene.enemies)[0];
    const space = [...scene.spaces].find(([, { x, y }]) => x === enemy.x && y === enemy.y)?.[0];
    const whyNot = [{ space, text: "A step: somebody stands there (MOVE-03)", rule: "MOVE-03" }];
    expect(tell(scene, (enemy.x + 0.5) * S, (enemy.y + 0.5) * S, en, [], whyNot, null)?.lines.join(" ")).not.toMatch(/step/);
  });

  it("tells nothing about the void", () => {
    expect(tell(sceneFrom("fight"), -1e6, 0, en, [], [], null)).toBeNull();
  });
});
