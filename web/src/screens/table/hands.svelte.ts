import { guide } from "../../guide/guide.svelte";
import { help } from "../../guide/help.svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableStore } from "../../lib/table.svelte";
import type { TableView } from "../../lib/wire";
import type Decision from "../../panels/question/Decision.svelte";
import type { KeyAction } from "../../panels/question/keys";
import type { Director } from "../../stage/director.svelte";
import { type MenuPage, shortcutOf } from "../menu/shortcuts";
import { stepThrough } from "./arrows";

/** What keys act upon at a table. */
export interface AtHand {
  store: TableStore;
  table: TableView;
  director?: Director;
  decision?: ReturnType<typeof Decision>;
  /** Whatever is in the scene and can be gone through with the arrow keys. */
  top: HTMLElement;
  past: boolean;
  /** A scene runs: its question is not asked yet. */
  coming: boolean;
  /** A question that is new takes no answer yet. */
  early?: boolean;
}

/** Keys that answer. */
const ANSWERS = new Set<KeyAction["do"]>(["press", "send", "yes", "no", "cursor", "list", "tray"]);

/** Buttons, what opens a sheet over the table, and the like: whoever presses one means that. */
const PRESSED = "button, a, summary, input, textarea, select, [aria-haspopup=dialog], .hurry, .kept, .explained, dialog";
/** Whether somebody wants a scene to go on: by a press anywhere else, or by Enter. All other keys mean something of their own. */
const wantsOn = (event: Event): boolean =>
  !(event.target instanceof Element && event.target.closest(PRESSED)) &&
  !(event instanceof KeyboardEvent && event.key !== "Enter");

/** Whether something that is explained lies open there: Enter puts that away, and answers what is behind it the next time. */
const explains = (top: HTMLElement): boolean =>
  top.querySelector(".explained:not(.folded)")?.checkVisibility({ visibilityProperty: true }) ?? false;

/** What every table does with keys, with a map or without: answers, the way back, the menu, scenes and their speed. */
export class Hands {
  menu = $state(false);
  page = $state<MenuPage | null>(null);

  constructor(readonly at: () => AtHand) {}

  openMenu(page: MenuPage | null): void {
    this.page = page;
    this.menu = true;
  }
  /** One key for what is done often; the past is only looked at. */
  shortcut(event: KeyboardEvent): void {
    const meant = this.at().past ? null : shortcutOf(event);
    if (!meant) return;
    event.preventDefault();
    this.openMenu(meant === "rules" ? "rules" : null);
  }
  undo(): void {
    const { decision, store, table } = this.at();
    decision?.rethink();
    if (table.undo.answer) store.undo();
  }
  /** Any input: no dice keep anybody waiting, and a scene goes faster if that was meant: whoever opens a sheet wants to read that. */
  stirred(event: Event): void {
    const { decision, director } = this.at();
    decision?.hurry();
    if (wantsOn(event)) director?.stir();
  }
  /** Do what a key means, as this table does it or as all do; false if there is nothing to do. */
  act(action: KeyAction, own: (action: KeyAction) => boolean | undefined): boolean {
    const { store, table, director, decision, top, coming, early } = this.at();
    if (director?.holding && (action.do === "send" || action.do === "skip")) {
      director.release();
      return true;
    }
    if ((coming || early) && ANSWERS.has(action.do)) return true;
    if (action.do === "send" && explains(top)) {
      guide.next();
      return true;
    }
    if (action.do === "list" && decision?.stepTray(action.by)) return true;
    if (action.do === "cursor" && decision?.stepTray(action.dx + action.dy > 0 ? 1 : -1)) return true;
    const done = own(action);
    if (done !== undefined) return done;
    switch (action.do) {
      case "press":
        decision?.press(action.number);
        return true;
      case "send":
        decision?.enter();
        return true;
      case "undo":
        this.undo();
        return true;
      case "redo":
        if (table.undo.redo) store.redo();
        return true;
      case "help":
        help.open = true;
        return true;
      case "tray":
        decision?.toggleTray();
        return true;
      case "why":
        decision?.toggleWhy();
        return true;
      case "yes":
        decision?.choose(1);
        return true;
      case "no":
        decision?.choose(0);
        return true;
      case "list":
        return decision?.step(action.by) || stepThrough(top, action.by);
      case "skip":
        director?.skip();
        return coming;
      case "speed":
        settings.quicken();
        return true;
      case "leave":
        if (coming) director?.skip();
        else decision?.leave();
        return true;
      default:
        return false; // what belongs to a map
    }
  }
}
