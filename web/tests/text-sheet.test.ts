import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import TextSheet from "../src/sheets/cards/TextSheet.svelte";

afterEach(() => void vi.unstubAllGlobals());

it("shows what a line of the log names as it is printed", async () => {
  const text = {
    id: "goliath",
    kind: "enemies",
    name: "Goliath",
    text: ["Health 20"],
    flavour: "",
    source: "",
    trust: "",
    pack: "core",
  };
  const fetched = vi.fn(async (_: string) => new Response(JSON.stringify(text)));
  vi.stubGlobal("fetch", fetched);
  render(TextSheet, { id: "enemies/goliath", close: () => {} });
  expect((await screen.findByRole("article")).textContent).toMatch(/Goliath.*Health 20/s);
  expect(fetched.mock.calls[0]?.[0]).toBe("./api/text/enemies/goliath?lang=en");
});

it("says so where there is nothing of that name", async () => {
  const problem = { status: 404, reason: "not-found", message: "Nothing is called that." };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(problem), { status: 404 }));
  render(TextSheet, { id: "nothing", close: () => {} });
  expect((await screen.findByRole("alert")).textContent).toBe(problem.message);
});
