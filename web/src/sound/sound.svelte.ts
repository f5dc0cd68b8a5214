import { settings } from "../lib/settings.svelte";
import type { Cue, Desk } from "./kit";

export type { Cue } from "./kit";

/** Soft by intention: a table in a room, not an arcade. */
export const LOUDNESS = 0.25;
/** What others do is heard from across the table. */
const ACROSS = 0.4;
/** The same sound is not heard twice at once, in milliseconds. */
const APART = 40;
const MOST_VOICES = 4;
/** No sound is longer, in milliseconds. */
const LONGEST = 3000;

interface Voice {
  fader: GainNode;
  until: number;
}

/** What the table sounds like. Nothing is made, not even a context, before somebody has touched the page; one switch mutes it. */
export class Sound {
  #desk: (Desk & { context: AudioContext; main: GainNode; kit: typeof import("./kit") }) | null = null;
  #waking: Promise<void> | null = null;
  #last = new Map<Cue, number>();
  #voices: Voice[] = [];
  #resting = false;

  constructor(
    readonly make: () => AudioContext = () => new AudioContext(),
    readonly now: () => number = () => performance.now(),
    readonly random: () => number = Math.random,
  ) {}

  get awake(): boolean {
    return this.#desk !== null;
  }

  /** The first touch: from now on something may be heard. Without a device, or where it is forbidden, all stays silent. */
  wake(): Promise<void> {
    this.#waking ??= this.#open().catch(() => undefined);
    return this.#waking;
  }

  async #open(): Promise<void> {
    const context = this.make();
    const kit = await import("./kit");
    const main = context.createGain();
    main.connect(context.createDynamicsCompressor()).connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = this.random() * 2 - 1;
    this.#desk = { context, main, out: main, noise, random: this.random, kit };
    main.gain.value = this.#loud();
  }

  #loud = (): number => (settings.sound ? LOUDNESS : 0);

  /** Let something be heard; `across`: somebody else did it. */
  cue(name: Cue, { across = false }: { across?: boolean } = {}): void {
    if (!this.#resting) this.#play(name, across);
  }

  /** Let whoever looks elsewhere hear it all the same, and then rest again. */
  call(name: Cue): void {
    const context = this.#desk?.context;
    if (!context || !settings.sound) return;
    void context.resume().catch(() => undefined);
    this.#play(name, false);
    setTimeout(() => this.#resting && this.rest(true), LONGEST);
  }

  #play(name: Cue, across: boolean): void {
    const desk = this.#desk;
    if (!desk || !settings.sound) return;
    const now = this.now();
    if (now - (this.#last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
    this.#last.set(name, now);
    const fader = desk.context.createGain();
    fader.gain.value = desk.kit.LEVELS[name] * (across ? ACROSS : 1);
    fader.connect(desk.main);
    this.#seat({ fader, until: now + LONGEST }, now);
    desk.kit.SOUNDS[name]({ ...desk, out: fader }, desk.context.currentTime + 0.01);
  }

  /** At most so many voices: the newest is heard, the oldest falls silent. */
  #seat(voice: Voice, now: number): void {
    this.#voices = this.#voices.filter(({ until }) => until > now);
    this.#voices.push(voice);
    while (this.#voices.length > MOST_VOICES) this.#voices.shift()?.fader.disconnect();
  }

  /** Mute, or not any more; true if something can be heard now. */
  toggle(): boolean {
    settings.set("sound", !settings.sound);
    this.fade();
    return settings.sound;
  }

  /** Follow the setting. */
  fade(): void {
    const desk = this.#desk;
    desk?.main.gain.setTargetAtTime(this.#loud(), desk.context.currentTime, 0.02);
  }

  /** A table nobody looks at is silent, but for what calls somebody to it. */
  rest(hidden: boolean): void {
    this.#resting = hidden;
    const context = this.#desk?.context;
    void (hidden ? context?.suspend() : context?.resume())?.catch(() => undefined);
  }
}

export const sound = new Sound();
export const cue = (name: Cue, options?: { across?: boolean }): void => sound.cue(name, options);
