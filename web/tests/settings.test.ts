import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import { faces } from "../src/art/drawers.svelte";
import { en } from "../src/i18n/en";
import { router } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import { sceneOf } from "../src/map/scene-of";
import TokenLayer from "../src/map/TokenLayer.svelte";
import SettingsPage from "../src/screens/menu/SettingsPage.svelte";
import { boardOf, updates } from "./helpers";

afterEach(() => {
  cleanup();
  localStorage.clear();
  settings.set("sound", true);
  settings.set("tokens", "face");
});

describe("what heroes look like on the map", () => {
  const { table } = updates.fight;
  const board = boardOf(updates.fight);
  const shown = (container: Element): string[] =>
    table.heroes.map(({ id }) =>
      decodeURIComponent(container.querySelector(`[data-model="${id}"] image`)?.getAttribute("href") ?? ""),
    );
  it("is a face, or the sign of the class where somebody likes that better, and a face again", async () => {
    await faces.come();
    const { container } = render(TokenLayer, { scene: sceneOf(board, table, en), trails: new Map(), speed: "normal" });
    render(SettingsPage, { keys: () => {} });
    const words = en.menu.settings;
    const isFace = (art: string) => art.includes('clip-path="url(#face)"');
    const before = shown(container);
    expect(before.every(isFace)).toBe(true);
    await fireEvent.click(screen.getByText(words.tokenKinds.sign));
    expect(settings.tokens).toBe("sign");
    expect(shown(container).some(isFace)).toBe(false);
    expect(new Set(shown(container)).size).toBe(table.heroes.length);
    await fireEvent.click(screen.getByText(words.tokenKinds.face));
    expect(shown(container)).toEqual(before);
  });
});

describe("the key Q", () => {
  it("means silence and sound again, but not while somebody types", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    router.route = { screen: "about" };
    render(App);
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "q" });
    await fireEvent.keyDown(document.body, { key: "q", ctrlKey: true });
    await fireEvent.keyDown(document.body, { key: "x" });
    expect(settings.sound).toBe(true);
    await fireEvent.keyDown(document.body, { key: "q" });
    expect(settings.sound).toBe(false);
    await fireEvent.keyDown(document.body, { key: "Q" });
    expect(settings.sound).toBe(true);
    field.remove();
    vi.unstubAllGlobals();
  });
});
