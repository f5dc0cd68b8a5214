import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./i18n/index.svelte";
import { icons } from "./ui/sprite.svelte";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";

document.documentElement.lang = speech.language;
void icons.read();
void speech.learn().then(() => mount(App, { target: document.getElementById("page") as HTMLElement }));
