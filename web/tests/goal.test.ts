import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { en } from "../src/i18n/en";
import MissionSheet from "../src/sheets/mission/MissionSheet.svelte";
import { boardOf, updates } from "./helpers";

const shown = (name: keyof typeof updates, steps?: { text: string; done: boolean }[]) => {
  const { table } = updates[name];
  const mission = steps ? { ...table.mission, steps } : table.mission;
  return render(MissionSheet, { table: { ...table, mission }, board: boardOf(updates[name]), show: () => {}, close: () => {} });
};
afterEach(cleanup);

describe("the page of the goal", () => {
  it("leads with what is to be done now, and ticks what is done", () => {
    const { container } = shown("fight");
    expect(container.querySelector(".goal h3")?.textContent).toBe(en.mission.now);
    expect(container.querySelector(".goal h3 + p")?.textContent).toBe("Win this Fight: 11 Enemies left");
    const steps = [...container.querySelectorAll(".steps li")];
    expect(steps.map((step) => step.classList.contains("done"))).toEqual([true, false]);
    expect(steps[0]?.textContent).toContain(en.mission.done);
    expect(container.querySelector(".goal .whole")?.textContent).toContain(updates.fight.table.mission.goal);
  });
  it("tells the goal itself where no part of it is known", () => {
    const { container } = shown("fight", []);
    expect(container.querySelector(".goal h3 + p")?.textContent).toBe(updates.fight.table.mission.goal);
    expect(container.querySelector(".steps")).toBeNull();
  });
});
