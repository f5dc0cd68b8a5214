/** Every sound is made when it is heard: noise and tones, no files. */
export interface Desk {
  context: BaseAudioContext;
  /** Where sounds go: the fader of whoever listens. */
  out: AudioNode;
  /** Two seconds of noise, to cut from. */
  noise: AudioBuffer;
  random: () => number;
}

interface Noise {
  from: number;
  to?: number;
  q?: number;
  type?: BiquadFilterType;
  attack?: number;
  decay: number;
  loud: number;
  pan?: number;
}

interface Tone {
  from: number;
  to?: number;
  type?: OscillatorType;
  attack?: number;
  decay: number;
  loud: number;
  detune?: number;
}

const SILENT = 0.0001;

function shaped(gain: AudioParam, at: number, attack: number, loud: number, decay: number): void {
  gain.setValueAtTime(SILENT, at);
  gain.exponentialRampToValueAtTime(loud, at + attack);
  gain.exponentialRampToValueAtTime(SILENT, at + attack + decay);
}

function hiss(
  desk: Desk,
  at: number,
  { from, to, q = 1, type = "bandpass", attack = 0.002, decay, loud, pan = 0 }: Noise,
): void {
  const { context } = desk;
  const [source, filter, gain, place] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.createGain(),
    context.createStereoPanner(),
  ];
  source.buffer = desk.noise;
  source.loop = true;
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  if (to) filter.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  place.pan.value = pan;
  shaped(gain.gain, at, attack, loud, decay);
  source.connect(filter).connect(gain).connect(place).connect(desk.out);
  source.start(at, desk.random());
  source.stop(at + attack + decay + 0.05);
}

function tone(desk: Desk, at: number, { from, to, type = "sine", attack = 0.005, decay, loud, detune = 0 }: Tone): void {
  const { context } = desk;
  const [source, gain] = [context.createOscillator(), context.createGain()];
  source.type = type;
  source.detune.value = detune;
  source.frequency.setValueAtTime(from, at);
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  shaped(gain.gain, at, attack, loud, decay);
  source.connect(gain).connect(desk.out);
  source.start(at);
  source.stop(at + attack + decay + 0.05);
}

type Play = (desk: Desk, at: number) => void;

const hit: Play = (desk, at) => {
  hiss(desk, at, { from: 260, type: "lowpass", decay: 0.13, loud: 0.9 });
  tone(desk, at, { from: 150, to: 55, decay: 0.16, loud: 0.5 });
};
/** Notes one after the other. */
const run =
  (notes: readonly number[], apart: number, decay: number, loud: number): Play =>
  (desk, at) =>
    notes.forEach((from, step) => {
      tone(desk, at + step * apart, { from, decay, loud, type: "triangle" });
    });

/** What can be heard, and what it is made of. Nothing is told by sound alone. */
export const SOUNDS = {
  /** A roll, one burst however many dice. */
  dice: (desk, at) => {
    for (let click = 0; click < 12; click++) {
      const after = (click / 12) ** 1.7 * 0.55;
      hiss(desk, at + after + desk.random() * 0.02, {
        from: 1700 + desk.random() * 1600,
        q: 6,
        decay: 0.03,
        loud: 0.34 * (1 - after),
        pan: desk.random() * 0.6 - 0.3,
      });
      tone(desk, at + after, { from: 300 + desk.random() * 120, decay: 0.025, loud: 0.1 });
    }
  },
  step: (desk, at) => hiss(desk, at, { from: 240 + desk.random() * 80, type: "lowpass", decay: 0.05, loud: 0.28 }),
  door: (desk, at) => {
    hiss(desk, at, { from: 420, to: 700, q: 9, attack: 0.12, decay: 0.34, loud: 0.16 });
    hiss(desk, at + 0.42, { from: 240, type: "lowpass", decay: 0.16, loud: 0.7 });
  },
  tile: (desk, at) => {
    hiss(desk, at, { from: 180, type: "lowpass", attack: 0.12, decay: 0.2, loud: 0.4 });
    hiss(desk, at + 0.26, { from: 340, type: "lowpass", decay: 0.12, loud: 0.8 });
    hiss(desk, at + 0.3, { from: 2600, q: 2, decay: 0.18, loud: 0.06 });
  },
  card: (desk, at) => hiss(desk, at, { from: 3000, to: 5200, q: 1.2, attack: 0.03, decay: 0.07, loud: 0.2 }),
  shot: (desk, at) => {
    hiss(desk, at, { from: 2400, to: 240, type: "lowpass", decay: 0.28, loud: 1 });
    hiss(desk, at + 0.05, { from: 700, q: 0.6, attack: 0.03, decay: 0.55, loud: 0.12 });
  },
  hit,
  miss: (desk, at) => hiss(desk, at, { from: 900, to: 300, q: 0.8, attack: 0.04, decay: 0.14, loud: 0.18 }),
  wound: (desk, at) => {
    tone(desk, at, { from: 110, to: 70, type: "triangle", decay: 0.22, loud: 0.5 });
    hiss(desk, at, { from: 500, type: "lowpass", decay: 0.09, loud: 0.5 });
  },
  kill: (desk, at) => {
    hit(desk, at);
    tone(desk, at + 0.06, { from: 98, to: 41, type: "triangle", decay: 0.5, loud: 0.45 });
    hiss(desk, at + 0.08, { from: 420, to: 90, type: "lowpass", decay: 0.4, loud: 0.35 });
  },
  /** The Darkness moves: the loudest thing in the game. */
  dark: (desk, at) => {
    [55, 58.3, 82.4].forEach((from, voice) => {
      tone(desk, at, { from, to: from * 0.84, type: "sawtooth", attack: 0.5, decay: 1.7, loud: 0.06, detune: voice * 7 });
    });
    hiss(desk, at, { from: 120, to: 320, q: 4, attack: 0.9, decay: 1.2, loud: 0.22 });
  },
  /** The Darkness is held back. */
  hold: (desk, at) => {
    run([392, 523.3], 0.09, 0.5, 0.1)(desk, at);
    hiss(desk, at, { from: 1400, to: 500, q: 0.7, attack: 0.05, decay: 0.3, loud: 0.1 });
  },
  fire: (desk, at) => {
    for (let crackle = 0; crackle < 12; crackle++)
      hiss(desk, at + desk.random() * 1.4, {
        from: 1200 + desk.random() * 2400,
        q: 3,
        decay: 0.02 + desk.random() * 0.03,
        loud: 0.14,
      });
  },
  bell: (desk, at) =>
    [1, 2, 2.76, 5.4].forEach((partial, order) => {
      tone(desk, at, { from: 196 * partial, decay: 2.6 / (order + 1), loud: 0.2 / (order + 1) });
    }),
  xp: run([1568, 2093], 0.06, 0.18, 0.05),
  coin: run([2093, 2637, 3136], 0.055, 0.25, 0.08),
  level: run([196, 246.9, 293.7, 392], 0.1, 0.5, 0.13),
  /** The next question is there. */
  question: (desk, at) => hiss(desk, at, { from: 2200, q: 3, attack: 0.01, decay: 0.05, loud: 0.06 }),
  win: run([293.7, 370, 440, 587.3, 740], 0.13, 0.9, 0.12),
  lose: (desk, at) => {
    run([220, 207.7, 164.8, 110], 0.26, 1.1, 0.12)(desk, at);
    hiss(desk, at + 0.6, { from: 90, to: 200, q: 3, attack: 0.8, decay: 1, loud: 0.16 });
  },
} satisfies Record<string, Play>;

export type Cue = keyof typeof SOUNDS;

/** How much louder than it is made a sound is played: what is cut from noise is soft, and the Darkness is the loudest of all (tools/sounds.mjs). */
export const LEVELS: Record<Cue, number> = {
  dice: 2.4,
  step: 5.5,
  door: 2.8,
  tile: 3,
  card: 2.4,
  shot: 1.2,
  hit: 0.8,
  miss: 3.2,
  wound: 0.8,
  kill: 0.8,
  dark: 4,
  hold: 1.6,
  fire: 3.2,
  bell: 0.7,
  xp: 2,
  coin: 1.6,
  level: 1.4,
  question: 10,
  win: 1.5,
  lose: 1.5,
};
