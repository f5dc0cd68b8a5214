import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnyTimeView } from "../src/lib/wire";
import AnyTime from "../src/panels/anytime/AnyTime.svelte";
import { sorted } from "../src/panels/anytime/sorting";
import { updates } from "./helpers";

const action = (verb: string, label: string, more: Partial<AnyTimeView> = {}): AnyTimeView => ({
  key: `gunslinger/${verb}:${label}`,
  who: "gunslinger",
  who_name: "Gunslinger",
  verb,
  label,
  does: "",
  card: null,
  thing: null,
  model: null,
  yours: true,
  matters: true,
  ...more,
});
const many = [
  action("use", "Whiskey", { does: "Heal D6 Sanity.", matters: false }),
  action("use", "Tonic", { does: "Gain 1 Grit." }),
  ...Array.from({ length: 9 }, (_, at) => action("give", `Hand thing ${at} over`)),
  action("discard", "Throw something away"),
];

describe("what can be done at any time", () => {
  afterEach(cleanup);
  it("has what is of use first, and apart from it what is only handed on and what would do nothing", () => {
    const { useful, handling, idle } = sorted(many);
    expect([useful.length, handling.length, idle.length]).toEqual([1, 10, 1]);
    expect(sorted(many, "sanity").idle.map(({ label }) => label)).toEqual(["Whiskey"]);
    expect(sorted(many, "thing 3").handling).toHaveLength(1);
  });
  it("counts what is of use, and shows the rest on demand", async () => {
    const act = vi.fn();
    render(AnyTime, {
      actions: many,
      heroes: updates.fight.table.heroes,
      viewed: "gunslinger",
      open: true,
      allowed: true,
      busy: false,
      act,
    });
    expect(screen.getByText("1 thing to use")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Hand thing 3/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Whiskey/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Hand over, swap, throw away/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Hand thing 3/ }));
    expect(act).toHaveBeenCalledWith("gunslinger/give:Hand thing 3 over");
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "whis" } });
    expect(screen.getByRole("button", { name: /^Whiskey/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Tonic/ })).toBeNull();
  });
  it("opens on a hero who has something of use", () => {
    const [first, second] = updates.fight.table.heroes;
    if (!first || !second) throw new Error("there are two heroes");
    const has = (who: string, matters: boolean) => action("use", `Tonic of ${who}`, { who, matters, key: `${who}/use` });
    const actions = [has(first.id, false), has(second.id, true)];
    const { container } = render(AnyTime, {
      actions,
      heroes: [first, second],
      viewed: first.id,
      open: true,
      allowed: true,
      busy: false,
      act: () => {},
    });
    expect(screen.getByRole("button", { name: new RegExp(`^Tonic of ${second.id}`) })).toBeTruthy();
    expect(container.querySelector(".behind")).not.toBeNull();
  });
  it("fades where its list goes on below, and no longer at its end", async () => {
    const sizes = { scrollHeight: 500, clientHeight: 300 };
    const stubs = Object.entries(sizes).map(([name, size]) =>
      vi.spyOn(Element.prototype, name as keyof typeof sizes, "get").mockReturnValue(size),
    );
    const { heroes } = updates.fight.table;
    render(AnyTime, { actions: many, heroes, viewed: "gunslinger", open: true, allowed: true, busy: false, act: () => {} });
    const list = screen.getByRole("button", { name: /^Tonic/ }).closest("ul") as HTMLElement;
    await vi.waitFor(() => expect(list.classList.contains("more")).toBe(true));
    list.scrollTop = 200;
    await fireEvent.scroll(list);
    expect(list.classList.contains("more")).toBe(false);
    for (const stub of stubs) stub.mockRestore();
  });
});
