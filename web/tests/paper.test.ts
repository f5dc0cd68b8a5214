import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { faces } from "../src/art/drawers.svelte";
import type { GazetteIssue, Obituary } from "../src/lib/wire";
import Paper from "../src/screens/gazette/Paper.svelte";

const gone = { record: "hero-1", hero: "us-marshal", name: "Ada", nickname: "", about: "", text: "", face: "w-1f2a", hero_class: "us-marshal", level: 1, conditions: [], corruption: { now: 0, most: 5 }, sanity: { now: 9, most: 10 } } as Obituary; // biome-ignore format: an obituary
const paper = (more: Partial<Obituary>) =>
  ({ ears: ["", ""], woodcut: { squares: [], walls: [], marks: [], path: [] }, story: [], obituaries: [{ ...gone, ...more }], casualties: [], bag: [], boxes: [], fortunes: [] }) as unknown as GazetteIssue; // biome-ignore format: an issue

/** The picture of who died, as it is printed. */
const photo = (more: Partial<Obituary>) =>
  render(Paper, { issue: paper(more) }).container.querySelector<HTMLImageElement>(".obituary img")?.src ?? "";

afterEach(cleanup);

it("prints the face of who died as life has left it", async () => {
  await faces.come();
  const plain = photo({});
  const harm = { id: "gouged-eye", kind: "injury" } as unknown as Obituary["conditions"][number];
  expect(plain).not.toBe("");
  expect(photo({ conditions: [harm] })).not.toBe(plain);
  expect(photo({ level: 5 })).not.toBe(plain);
  expect(photo({ corruption: { now: 5, most: 5 } })).not.toBe(plain);
});
