import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { en } from "../src/i18n/en";
import DepthTrack from "../src/panels/depth/DepthTrack.svelte";
import { cardScale, glassOf } from "../src/stage/glass";
import { updates } from "./helpers";

describe("the Depth Track", () => {
  afterEach(() => vi.unstubAllGlobals());
  const { track } = updates.room.table;
  it("tells what its numbers are, under the mouse and to whoever presses one", () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
    const { container } = render(DepthTrack, { track });
    const { number, party, darkness } = en.depth.legend;
    const space = container.querySelector<HTMLElement>("li:has(.spot)");
    expect(space?.title).toContain(number);
    space?.querySelector<HTMLElement>(".spot")?.click();
    flushSync();
    for (const meaning of [number, party, darkness]) expect(screen.getByText(meaning)).toBeTruthy();
    // A phone draws neither skulls nor blood: where they lie is told by numbers.
    for (const sign of ["dread", "blood"] as const) {
      const numbers = track.spaces.flatMap((one) => (one[sign] && one.number !== null ? [one.number] : []));
      const told = container.querySelector(`.legend .${sign}`)?.textContent ?? "";
      expect(numbers.length).toBeGreaterThan(0);
      for (const one of numbers) expect(told).toMatch(new RegExp(`\\b${one}\\b`));
    }
  });
});

describe("a large screen", () => {
  it("shows what is read larger, and cards larger still", () => {
    expect([glassOf(1366, 768), glassOf(1920, 1080), glassOf(1920, 800)]).toEqual([1, 1.2, 1]);
    expect(cardScale(1920, 1080)).toBeGreaterThan(1.4);
    expect(cardScale(1366, 768)).toBeCloseTo(1.12);
    expect(340 * cardScale(390, 844)).toBeLessThanOrEqual(370);
  });
});
