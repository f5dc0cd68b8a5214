import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { help } from "../src/guide/help.svelte";
import KeyHelp from "../src/guide/KeyHelp.svelte";
import { en } from "../src/i18n/en";
import { it as italian } from "../src/i18n/it";
import { pointer } from "../src/lib/pointer.svelte";
import type { QuestionView } from "../src/lib/wire";
import { Pointing } from "../src/map/pointing";
import { sceneOf } from "../src/map/scene-of";
import { tell } from "../src/map/telling";
import { followsEnd } from "../src/panels/log/following";
import Confirm from "../src/panels/question/Confirm.svelte";
import OptionList from "../src/panels/question/OptionList.svelte";
import { gathered } from "../src/panels/question/refused";
import TableKeys from "../src/panels/question/TableKeys.svelte";
import { Hands } from "../src/screens/table/hands.svelte";
import { Settling } from "../src/screens/table/settling";
import type { Director } from "../src/stage/director.svelte";
import { boardOf, updates } from "./helpers";

afterEach(cleanup);

/** A list of which a test says how large it is. */
function list(inside: number, high: number) {
  const node = document.createElement("div");
  const size = { scrollHeight: inside, clientHeight: high, clientWidth: 300, scrollTop: 0 };
  for (const key of Object.keys(size) as (keyof typeof size)[])
    Object.defineProperty(node, key, { get: () => size[key], set: (value: number) => (size[key] = value) });
  let resized = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const follows = followsEnd(node, 0);
  const scroll = (to: number) => {
    size.scrollTop = to;
    node.dispatchEvent(new Event("scroll"));
  };
  const resize = (to: number) => {
    size.clientHeight = to;
    resized();
  };
  const grows = (by: number) => {
    size.scrollHeight += by;
    follows.update(1);
  };
  return { size, scroll, resize, grows };
}

describe("the log", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("opens at its end", () => {
    expect(list(900, 300).size.scrollTop).toBe(900);
  });
  it("opens at its end where it has no size before it is shown", () => {
    const log = list(0, 0);
    log.size.scrollHeight = 900;
    log.resize(300);
    expect(log.size.scrollTop).toBe(900);
  });
  it("still follows after it was resized, which is no scrolling", () => {
    const log = list(900, 300);
    log.size.clientHeight = 120; // the question above has grown; the browser tells of scrolling before it tells of the size
    log.scroll(600);
    log.resize(120);
    log.grows(50);
    expect(log.size.scrollTop).toBe(950);
  });
  it("stays where somebody has scrolled to, whatever size it gets", () => {
    const log = list(900, 300);
    log.scroll(100);
    log.resize(200);
    log.grows(50);
    expect(log.size.scrollTop).toBe(100);
  });
});

describe("what is told where one points", () => {
  it("goes with a press, and stays away until the pointer is elsewhere", () => {
    const pointing = new Pointing();
    expect(pointing.tells(100, 100)).toBe(true);
    pointing.press(100, 100);
    expect(pointing.tells(104, 98)).toBe(false);
    expect(pointing.tells(160, 100)).toBe(true);
    expect(pointing.tells(101, 100)).toBe(true);
  });
  it("names no rule by its id, and a hero once", () => {
    const { table } = updates.room;
    const scene = sceneOf(boardOf(updates.room), table, en);
    const [space, place] = [...scene.spaces].find(([id]) => !table.heroes.some((hero) => hero.space === id)) ?? [
      0,
      { x: 0, y: 0 },
    ];
    const why = [{ space, text: "A step: another model stands there (MOVE-03)", rule: "MOVE-03" }];
    const told = tell(scene, (place.x + 0.5) * 56, (place.y + 0.5) * 56, en, [], why, null);
    expect(told?.lines.join(" ")).toContain("another model stands there");
    expect(told?.lines.join(" ")).not.toMatch(/MOVE-03/);
    const plain = { ...table.heroes[0], name: "Rancher", class_name: "Rancher" } as (typeof table.heroes)[0];
    for (const words of [en, italian]) expect(words.map.hero(plain).match(/Rancher/g)).toHaveLength(1);
  });
});

describe("the sign of Enter", () => {
  it("stands at what Enter answers: what is marked, and else what does no harm", () => {
    const answers = ["Scavenge", "End"].map((label, index) => ({ index, key: label, label, does: "", preview: "" }));
    const question = { ...updates.room.table.questions[0], form: "one", answers, default: 1, yours: true, ways: [] };
    const shown = (marked: number[]) => {
      const props = { question: question as unknown as QuestionView, picked: [], marked, busy: false, pick() {}, send() {} };
      const { unmount } = render(OptionList, props);
      const [row] = screen.getAllByRole("button").filter((one) => one.querySelector("kbd"));
      const label = row?.textContent;
      unmount();
      return label;
    };
    expect(shown([])).toContain("End");
    expect(shown([0])).toContain("Scavenge");
  });
});

describe("what lies under the pointer", () => {
  const answers = ["Scavenge", "End"].map((label, index) => ({ index, key: label, label, does: "", preview: "" }));
  const question = { ...updates.room.table.questions[0], form: "one", answers, default: 1, yours: true, ways: [] };
  const shown = () => {
    const props = { question: question as unknown as QuestionView, picked: [], marked: [], busy: false, pick() {}, send() {} };
    render(OptionList, props);
    const [first] = screen.getAllByRole("button");
    const enter = () => screen.getAllByRole("button").find((one) => one.querySelector("kbd"))?.textContent;
    return { first: first as HTMLElement, enter };
  };
  const at = (clientX: number, clientY: number) => ({ clientX, clientY });

  it("is not what Enter answers, if only the question came there", async () => {
    pointer.goes(at(500, 300));
    pointer.asked();
    const { first, enter } = shown();
    await fireEvent.pointerEnter(first, at(500, 300));
    await fireEvent.pointerMove(first, at(503, 302)); // a hand trembles
    expect(enter()).toContain("End");
    await fireEvent.pointerMove(first, at(530, 302));
    expect(enter()).toContain("Scavenge");
  });
  it("is not told apart for whoever has moved it since", async () => {
    pointer.goes(at(500, 300));
    pointer.asked();
    pointer.goes(at(100, 100));
    expect(pointer.still).toBe(false);
    const { first, enter } = shown();
    await fireEvent.pointerEnter(first, at(500, 300));
    expect(enter()).toContain("Scavenge");
  });
});

describe("yes or no", () => {
  const question = { ...updates.room.table.questions[0], form: "confirm", answers: [], yours: true } as unknown as QuestionView;
  const brass = () => screen.getAllByRole("button").map((button) => button.classList.contains("brass"));
  it("lights what Enter answers, and nothing else", () => {
    render(Confirm, { question: { ...question, default: 0 }, busy: false, pick: () => {} });
    expect(brass()).toEqual([false, true]);
    cleanup();
    render(Confirm, { question: { ...question, default: 1 }, busy: false, pick: () => {} });
    expect(brass()).toEqual([true, false]);
    cleanup();
    render(Confirm, { question: { ...question, default: null }, busy: false, pick: () => {} });
    expect(brass()).toEqual([false, false]);
  });
});

describe("a question that has just come", () => {
  it("takes no input for a moment", () => {
    const settling = new Settling();
    settling.asked(1000, 350);
    expect(settling.takes(1150)).toBe(false);
    expect(settling.takes(1360)).toBe(true);
  });
  it("is never answered where the pointer of the last answer still rests", () => {
    const settling = new Settling();
    settling.answered({ x: 500, y: 300 });
    settling.asked(1000, 350);
    expect(settling.takes(1400, { x: 502, y: 301 })).toBe(false);
    expect(settling.takes(1400, { x: 560, y: 340 })).toBe(true);
    expect(settling.takes(1720, { x: 502, y: 301 })).toBe(true);
    settling.moved({ x: 600, y: 400 });
    expect(settling.takes(1400, { x: 502, y: 301 })).toBe(true);
  });
});

describe("a question after a scene", () => {
  const hurry = { left: 8, top: 640, right: 230, bottom: 690 };
  it("takes nothing at all for a moment where a scene could be hurried on, pressed or not", () => {
    const bar = { left: 8, top: 790, right: 250, bottom: 836 };
    const settling = new Settling();
    settling.shown(bar);
    settling.asked(1000, 350);
    expect(settling.tooLate(1200, { x: 100, y: 810 })).toBe(true);
    expect(settling.tooLate(1200, { x: 100, y: 400 })).toBe(false);
    expect(settling.tooLate(1400, { x: 100, y: 810 })).toBe(false);
    settling.hurried();
    settling.shown(bar);
    settling.asked(3000, 350);
    expect(settling.tooLate(3900, { x: 100, y: 810 })).toBe(true);
    expect(settling.tooLate(4100, { x: 100, y: 810 })).toBe(false);
  });
  it("takes no press that began while the scene ran, however late the finger goes up", () => {
    const settling = new Settling();
    settling.presses(true);
    settling.shown(hurry);
    settling.asked(1000, 350);
    expect(settling.takes(2500, { x: 100, y: 660 })).toBe(false);
    expect(settling.takes(2500, { x: 100, y: 400 })).toBe(true);
    settling.presses(false);
    expect(settling.takes(2500, { x: 100, y: 660 })).toBe(true);
  });
  it("is not answered for a while where somebody has hurried the scene on", () => {
    const settling = new Settling();
    settling.hurried();
    settling.shown(hurry);
    settling.asked(1000, 350);
    expect(settling.rests).toBeGreaterThan(700);
    expect(settling.takes(1700, { x: 100, y: 660 })).toBe(false);
    expect(settling.takes(1700, { x: 100, y: 400 })).toBe(true);
    expect(settling.takes(2100, { x: 100, y: 660 })).toBe(true);
    settling.asked(5000, 350); // no scene was before this one
    expect(settling.takes(5400, { x: 100, y: 660 })).toBe(true);
    settling.shown(hurry); // nobody hurried it on: nobody's thumb rests there
    settling.asked(9000, 350);
    expect([settling.takes(9200, { x: 100, y: 660 }), settling.takes(9400, { x: 100, y: 660 })]).toEqual([false, true]);
  });
});

describe("the keys", () => {
  it("have a window that is as wide as their list", () => {
    help.open = true;
    const { container } = render(KeyHelp);
    expect(container.querySelector<HTMLElement>("[style*='--sheet-width']")).not.toBeNull();
    help.open = false;
  });
});

describe("why not", () => {
  const refusal = (key: string, text: string, space: number | null = null) => ({
    key,
    text,
    rule: "MOVE-01",
    space,
    model: null,
  });

  it("tells many spaces with one reason in one line, and everything else for itself", () => {
    const steps = ["1 north", "1 east", "1 south"].map((way, at) =>
      refusal(way, `A step: ${way}: no movement is left (MOVE-01)`, at),
    );
    const other = refusal("door", "Look through the door: no movement is left (MOVE-01)");
    expect(gathered([...steps, other]).map(({ spaces, why }) => [spaces, why])).toEqual([
      [3, "no movement is left"],
      [0, "Look through the door: no movement is left"],
    ]);
    expect(gathered(steps.slice(0, 2))).toHaveLength(2);
  });
});

describe("a button that was clicked with the mouse", () => {
  it("does not keep the focus: the next Enter is for the question", async () => {
    const act = vi.fn(() => true);
    render(TableKeys, { onMap: false, confirm: false, act, stirred: () => {} });
    document.body.insertAdjacentHTML(
      "beforeend",
      '<button id="undo">Undo</button><div class="question"><h2 tabindex="-1">Where to?</h2></div>',
    );
    const undo = document.querySelector<HTMLElement>("#undo");
    if (!undo) throw new Error("there is a button");
    undo.focus();
    expect(await fireEvent.mouseDown(undo)).toBe(false);
    expect(document.activeElement?.textContent).toBe("Where to?");
    await fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });
    expect(act).toHaveBeenCalledWith({ do: "send" });
    undo.remove();
    document.querySelector(".question")?.remove();
  });
});

describe("a scene that runs", () => {
  it("is hurried on by any key and by a press, but for keys and buttons that mean something else", async () => {
    const director = { stir: vi.fn(), skip: vi.fn() };
    const hands = new Hands(() => ({ director: director as unknown as Director, coming: true }) as ReturnType<Hands["at"]>);
    render(TableKeys, {
      onMap: false,
      confirm: false,
      act: (action) => hands.act(action, () => true),
      stirred: (event) => hands.stirred(event),
    });
    document.body.insertAdjacentHTML("beforeend", '<button id="log">Log</button>');
    for (const key of ["l", "g", "t", "?", "v", "m", "Shift", "Tab"]) await fireEvent.keyDown(document.body, { key });
    await fireEvent.pointerDown(document.querySelector("#log") as Element);
    expect([director.stir, director.skip].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    for (const key of ["Enter", "1", "x", "ArrowUp"]) await fireEvent.keyDown(document.body, { key });
    await fireEvent.pointerDown(document.body);
    expect(director.stir).toHaveBeenCalledTimes(5);
    document.querySelector("#log")?.remove();
  });
});
