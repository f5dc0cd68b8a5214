import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { SOUNDS } from "../src/sound/kit";
import { type Cue, LOUDNESS, Sound } from "../src/sound/sound.svelte";

/** A context that plays nothing and counts what would be played. */
class Param {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
  setTargetAtTime = vi.fn((to: number) => {
    this.value = to;
  });
}
class Node {
  gain = new Param();
  frequency = new Param();
  detune = new Param();
  Q = new Param();
  pan = new Param();
  connect = vi.fn((to: Node) => to);
  disconnect = vi.fn();
  start = vi.fn();
  stop = vi.fn();
}
class Context {
  static made = 0;
  nodes: Node[] = [];
  currentTime = 3;
  sampleRate = 100;
  destination = new Node();
  suspend = vi.fn(() => Promise.resolve());
  resume = vi.fn(() => Promise.resolve());
  #node = () => {
    const node = new Node();
    this.nodes.push(node);
    return node;
  };
  constructor() {
    Context.made++;
  }
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createStereoPanner = this.#node;
  createDynamicsCompressor = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  get started() {
    return this.nodes.filter((node) => node.start.mock.calls.length).length;
  }
}

let context: Context;
let clock = 0;
const quiet = () =>
  new Sound(
    () => {
      context = new Context();
      return context as unknown as AudioContext;
    },
    () => clock,
    () => 0.5,
  );
const awake = async () => {
  const sound = quiet();
  await sound.wake();
  return sound;
};

beforeEach(() => {
  settings.set("sound", true);
  clock = 1000;
  Context.made = 0;
});

describe("the sound of the table", () => {
  it("makes nothing at all before the first touch", () => {
    const sound = quiet();
    sound.cue("dice");
    expect(Context.made).toBe(0);
    expect(sound.awake).toBe(false);
  });

  it("wakes once, softly", async () => {
    const sound = await awake();
    await sound.wake();
    expect(Context.made).toBe(1);
    expect(context.nodes[0]?.gain.value).toBe(LOUDNESS);
  });

  it.each(Object.keys(SOUNDS) as Cue[])("can be heard: %s", async (name) => {
    const sound = await awake();
    sound.cue(name);
    expect(context.started).toBeGreaterThan(0);
    const ended = context.nodes
      .filter((node) => node.start.mock.calls.length)
      .every((node) => node.stop.mock.calls.length === 1);
    expect(ended).toBe(true);
  });

  it("does not say the same twice at once", async () => {
    const sound = await awake();
    sound.cue("step");
    const once = context.started;
    clock += 30;
    sound.cue("step");
    expect(context.started).toBe(once);
    clock += 30;
    sound.cue("step");
    expect(context.started).toBe(2 * once);
  });

  it("lets the newest be heard when too many speak", async () => {
    const sound = await awake();
    for (const name of ["step", "card", "hit", "miss", "kill"] as const) sound.cue(name);
    expect(context.nodes.filter((node) => node.disconnect.mock.calls.length)).toHaveLength(1);
  });

  it("is muted with one key, keeps that, and comes back", async () => {
    const sound = await awake();
    expect(sound.toggle()).toBe(false);
    expect(context.nodes[0]?.gain.value).toBe(0);
    sound.cue("kill");
    expect(context.started).toBe(0);
    expect(JSON.parse(localStorage.getItem("settings") ?? "{}").sound).toBe(false);
    expect(sound.toggle()).toBe(true);
    expect(context.nodes[0]?.gain.value).toBe(LOUDNESS);
  });

  it("rests while nobody looks", async () => {
    const sound = await awake();
    sound.rest(true);
    expect(context.suspend).toHaveBeenCalledOnce();
    sound.rest(false);
    expect(context.resume).toHaveBeenCalledOnce();
  });

  it("calls somebody who looks elsewhere, and nothing else is heard there or saved up for later", async () => {
    vi.useFakeTimers();
    const sound = await awake();
    sound.rest(true);
    sound.cue("dice");
    expect(context.started).toBe(0);
    sound.call("bell");
    expect(context.resume).toHaveBeenCalledOnce();
    expect(context.started).toBeGreaterThan(0);
    vi.advanceTimersByTime(5000);
    expect(context.suspend).toHaveBeenCalledTimes(2);
    sound.rest(false);
    sound.call("bell");
    vi.advanceTimersByTime(5000);
    expect(context.suspend).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("stays silent where there is no sound", async () => {
    const sound = new Sound(() => {
      throw new Error("no device");
    });
    await sound.wake();
    expect(() => sound.cue("dice")).not.toThrow();
  });
});
