// Renders stored views without a server: dev.html?fixture=fight. Only for development; not part of the built page.
import { mount } from "svelte";
import { speech } from "../src/i18n/index.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { Update } from "../src/lib/wire";
import NewAdventure from "../src/screens/NewAdventure.svelte";
import Start from "../src/screens/Start.svelte";
import { icons } from "../src/ui/sprite.svelte";
import "../src/theme/fonts.css";
import "../src/theme/tokens.css";
import "../src/theme/base.css";
import Fixture from "./Fixture.svelte";
import Gallery from "./Gallery.svelte";
import { grown } from "./grown";

const search = new URLSearchParams(location.search);
const name = search.get("fixture") ?? "fight";
const target = document.getElementById("page") as HTMLElement;
await Promise.all([speech.learn("en"), speech.learn("it")]);
if (name.endsWith(".it")) speech.choose("it");
void icons.read();
const stored = import.meta.glob<unknown>("../tests/fixtures/*.json", { import: "default" });
const load = stored[`../tests/fixtures/${name === "grown" ? "fight" : name.replace(/^new/, "lobby")}.json`];
if (name.startsWith("gallery")) mount(Gallery, { target, props: { part: name.slice(8) } });
else if (!load) target.textContent = `No such fixture. There are: ${Object.keys(stored).join(" ")}`;
else if (name.startsWith("new")) mount(NewAdventure, { target, props: { lobby: (await load()) as never } });
else if (name.startsWith("lobby")) mount(Start, { target, props: { lobby: (await load()) as never } });
else {
  const store = new TableStore("fixture");
  const update = (await load()) as Update;
  store.receive(name === "grown" ? grown(update) : update);
  Object.assign(globalThis, { store });
  mount(Fixture, { target, props: { store } });
}
