import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { Presence, QuestionView } from "../src/lib/wire";
import TurnAlert from "../src/screens/together/TurnAlert.svelte";
import { sound } from "../src/sound/sound.svelte";
import { updates } from "./helpers";

const { fight } = updates;
const asks = fight.table.questions[0] as QuestionView;
const guest = (id: string) => ({ id, name: id, may: "sit", host: id === "1", you: id === "1", here: 1, seats: [] });

class Note {
  static permission = "granted";
  static shown: string[] = [];
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    Note.shown.push(`${title} / ${body}`);
  }
  close() {}
}

/** A table of so many people at which somebody is asked. */
function table(people = 2) {
  const store = new TableStore("t1", () => ({ close() {}, send() {}, readyState: 0 }) as unknown as WebSocket);
  const told = (questions: QuestionView[]) => {
    store.receive({ ...fight, table: { ...fight.table, questions } });
    flushSync();
  };
  const guests = Array.from({ length: people }, (_, at) => guest(`${at + 1}`));
  store.receive({ type: "presence", seats: fight.table.seats, door: { guests }, undo: null } as unknown as Presence);
  told([{ ...asks, yours: false }]);
  render(TurnAlert, { store, quiet: false });
  return { told, asked: (id: string) => told([{ ...asks, id, yours: true }]) };
}

const look = (away: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(away);
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
};

describe("whoever looks elsewhere when it is their turn", () => {
  beforeEach(() => {
    document.title = "Old Lantern";
    vi.stubGlobal("Notification", Note);
    Note.shown = [];
    settings.set("notify", true);
    vi.spyOn(sound, "call").mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("is told by the title, the bell and a note, once for a question, and by nothing any more when they are back", () => {
    const { asked, told } = table();
    look(true);
    asked("q1");
    expect(document.title).toMatch(/^● .*Old Lantern$/);
    expect(sound.call).toHaveBeenCalledExactlyOnceWith("bell");
    expect(Note.shown).toHaveLength(1);
    asked("q1");
    expect(Note.shown).toHaveLength(1);
    look(false);
    expect(document.title).toBe("Old Lantern");
    look(true);
    told([]);
    expect(document.title).toBe("Old Lantern");
  });

  it.each([
    ["who has not asked for notes", () => settings.set("notify", false)],
    [
      "whose browser was told not to",
      () => vi.stubGlobal("Notification", Object.assign(class extends Note {}, { permission: "denied" })),
    ],
  ])("gets no note, %s", (_, but) => {
    but();
    const { asked } = table();
    look(true);
    asked("q1");
    expect(sound.call).toHaveBeenCalledOnce();
    expect(Note.shown).toEqual([]);
  });

  it.each([
    ["when others are asked", 2, true, false],
    ["when they look on", 2, false, true],
    ["when nobody else is at the table", 1, true, true],
  ])("is left alone %s", (_, people, away, mine) => {
    const { told } = table(people);
    look(away);
    told([{ ...asks, id: "q1", yours: mine }]);
    expect([document.title, vi.mocked(sound.call).mock.calls.length, Note.shown.length]).toEqual(["Old Lantern", 0, 0]);
  });
});
