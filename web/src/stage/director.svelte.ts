import type { FaceView, MapView, TableView } from "../lib/wire";
import { HURRY, PACE, type Speed } from "../map/motion";
import type { Beat, Frame, Scene, StageCard, Thrown } from "./beats";
import { type Cue, cue } from "./cues";
import { beatsOf } from "./scenes";
import { opening, type Picture, told } from "./telling";

/** A new question takes no input for a moment, so that nobody answers it by a click that was meant for the scene. */
export const ARRIVES = 350;
/** With these a new thing begins: the dice of the one before are taken up. */
const CLEARS = new Set<Beat["kind"]>(["heading", "step", "door", "tile", "enemies", "card", "turn", "attack", "lift"]);
/** With these what was rolled for is over: the dice go with whoever does. */
const SETTLES = new Set<Beat["kind"]>(["kill", "fall"]);

/** Whoever is so far behind what has happened, in milliseconds, goes to the question instead of from scene to scene. */
export const BEHIND = 60_000;

/** Where the map is to look. */
export interface Look {
  frame: Frame;
  glide: boolean;
  /** What kind of moment wants it. */
  kind: Beat["kind"];
}

/** A moment that waits for its turn, and the table that its scene leads to. */
interface Coming {
  beat: Beat;
  leads: Picture;
}

/** Stands between the table and the screen: plays what happened as scenes, then lets the question come. What is true is final all the time. */
export class Director {
  table = $state.raw<TableView | null>(null);
  board = $state.raw<MapView | null>(null);
  /** Scenes are running: no question yet. */
  busy = $state(false);
  /** The question is just arriving. */
  arriving = $state(false);
  beat = $state.raw<Beat | null>(null);
  /** The dice on the table, the newest last. */
  dice = $state.raw<readonly Thrown[]>([]);
  /** A card that stands on the stage, large. */
  card = $state.raw<StageCard | null>(null);
  /** A card that has been read, and from which comes what is shown now: it lies small in a corner. */
  kept = $state.raw<StageCard | null>(null);
  look = $state.raw<Look | null>(null);
  /** What the scene that runs has shown last: that is where it happens. */
  frame = $state.raw<Frame | null>(null);
  says = $state("");
  /** What is heard by those who see none of it: the sentence, and all that is written on a card. */
  heard = $state("");
  /** What was said before that in this scene, the newest last. */
  said = $state.raw<readonly string[]>([]);
  /** The ways that models go in this moment, in spaces. */
  trails = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());
  /** How long this moment takes, in milliseconds. */
  length = $state(0);
  hurried = $state(false);
  /** Dice are in somebody's hand, and wait to be let go. */
  holding = $state(false);
  /** The scene waits while something in it is explained. */
  paused = $state(false);
  /** The last entry of the log that has been told. */
  until = $state(Number.POSITIVE_INFINITY);

  #queue: Coming[] = [];
  /** The table that the scene which runs leads to; and that of the last one, which is how it is by now. */
  #leads: Picture | null = null;
  #end: Picture | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #arrival: ReturnType<typeof setTimeout> | undefined;
  #began = 0;
  #left = 0;
  /** What lies face down, or has not come to rest: nobody is told before it can be seen. */
  #hidden: Beat | null = null;
  #turning: ReturnType<typeof setTimeout> | undefined;
  /** The card that stood on the stage last. */
  #read: StageCard | null = null;
  #pace = 1;
  /** Something lies over the table, and what is shown waits for that: the moment that runs, and the next one. */
  #covered = false;
  #halted = false;
  #waiting = false;
  /** Whose dice are held until somebody lets them go. */
  #holds: readonly string[] = [];
  /** Whether a moment shows something that is explained before the scene goes on. */
  explains: (beat: Beat) => boolean = () => false;

  /** Show the table as it is: somebody came, took something back, or wants no scenes. */
  cut(after: Picture): void {
    this.#stop();
    this.#end = after;
    this.#rest(after);
  }

  /** Play scenes that lead to this table. Without time for them, only the map shows what is new. */
  play(scenes: readonly Scene[], after: Picture, speed: Speed, { holds = [] }: { holds?: readonly string[] } = {}): void {
    this.#holds = holds;
    const beats = beatsOf(scenes);
    const pace = PACE[speed];
    const before = this.#now();
    const running = this.busy;
    if (!pace || !before || (!beats.length && !running)) {
      this.cut(after);
      this.#showNew(beats);
      return;
    }
    this.#pace = pace;
    this.#end = after;
    this.#queue.push(...beats.map((beat) => ({ beat, leads: after })));
    // What waits for its turn shows nothing yet: by then those who come in it may have gone again.
    if (running && beats.length) return;
    this.#open(before, after);
    if (running) return;
    this.#leads = after;
    this.busy = true;
    this.hurried = false;
    this.until = (beats[0]?.n ?? 0) - 1;
    this.#next();
  }

  /** From now on it goes as fast as people like: what is left of this moment, too. */
  hasten(speed: Speed): void {
    const pace = PACE[speed];
    if (!this.busy || pace === this.#pace) return;
    const much = pace / this.#pace;
    if (pace) this.#pace = pace;
    else this.#toTheQuestion();
    if (this.busy && !this.holding && !this.paused && !this.#waiting && !this.#halted) this.#reschedule(much);
  }

  /** Any input: a card has been read, the scene goes faster, then it is over. */
  stir(): void {
    if (!this.busy || this.holding || this.#covered) return;
    if (this.paused) this.goOn();
    else if (this.beat?.kind === "card") this.#finish();
    else if (this.hurried) this.skip();
    else {
      this.hurried = true;
      this.#reschedule(1 / HURRY);
    }
  }

  /** The dice are let go. */
  release(): void {
    if (!this.holding || this.#covered) return;
    this.holding = false;
    if (this.beat?.cue) cue(this.beat.cue);
    this.#turn();
    this.#wait(this.length);
  }

  /** What was explained has been read. */
  goOn(): void {
    if (!this.paused) return;
    this.paused = false;
    this.#leave();
  }

  /** Something is read over the table, or no longer: what is shown, and what comes next, waits until it can be seen. */
  cover(covered: boolean): void {
    if (covered === this.#covered) return;
    this.#covered = covered;
    if (covered) this.#halt();
    else if (this.#waiting) {
      this.#waiting = false;
      this.#next();
    } else if (this.#halted) {
      this.#halted = false;
      this.#turn();
      this.#wait(this.length);
    }
  }
  /** The moment that runs stays as it is; it takes its whole time again when it can be seen. */
  #halt(): void {
    if (!this.busy || !this.beat || this.holding || this.paused || this.#waiting) return;
    this.#halted = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#turning);
  }

  /** What one answer brought is over: what the next one brought is told, or the question comes at once. */
  skip(): void {
    const waiting = this.#queue.filter(({ leads }) => leads !== this.#leads);
    const [next] = waiting;
    const behind = waiting.reduce((sum, { beat }) => sum + beat.length, 0) * this.#pace;
    if (!this.busy || !next || behind > BEHIND) {
      this.#toTheQuestion();
      return;
    }
    const over = [...(this.beat ? [this.beat] : []), ...this.#queue.slice(0, -waiting.length).map(({ beat }) => beat)];
    this.#stop();
    this.#queue = waiting;
    this.until = Math.max(this.until, ...over.flatMap(({ tells, leaves = [] }) => [...tells, ...leaves]).map(({ n }) => n));
    this.#clear();
    this.#goesOnTo(next.leads);
    this.#next();
  }
  #toTheQuestion(): void {
    if (!this.busy || !this.#end) return;
    const rest = [...(this.beat ? [this.beat] : []), ...this.#queue.map(({ beat }) => beat)];
    const last = rest.findLast((one) => one.cue)?.cue;
    this.#stop();
    this.#rest(this.#end);
    this.#showNew(rest);
    this.#arrive(last);
  }

  #open(before: Picture, after: Picture): void {
    const shown = opening(before, after);
    [this.table, this.board] = [shown.table, shown.board];
  }

  /** What another answer brought begins, from the table to which the one before has led. */
  #goesOnTo(leads: Picture): void {
    if (this.#leads) this.#open(this.#leads, leads);
    this.#leads = leads;
    this.hurried = false;
  }

  #now(): Picture | null {
    return this.table && this.board ? { table: this.table, board: this.board } : null;
  }

  #next(): void {
    this.#waiting = this.#covered && this.#queue.length > 0;
    if (this.#waiting) return;
    const coming = this.#queue.shift();
    if (!coming) {
      const end = this.#end as Picture;
      this.#stop();
      this.#rest(end);
      this.#arrive();
      return;
    }
    const { beat, leads } = coming;
    if (leads !== this.#leads) this.#goesOnTo(leads);
    this.holding =
      beat.thrown !== undefined &&
      beat.thrown.moving.length > 0 &&
      this.#holds.includes(beat.thrown.roll.by || beat.thrown.beside);
    this.#begin(beat);
    if (this.holding) return;
    this.#turn();
    // A card is explained beside it while it is read; whatever else lies there when it has come to rest.
    this.paused = beat.card !== undefined && this.explains(beat);
    if (this.paused) return;
    if (this.length > 0) this.#wait(this.length);
    else this.#finish();
  }

  #begin(beat: Beat): void {
    this.beat = beat;
    if (beat.card) this.hurried = false; // it is read as long as any other
    this.#hidden = beat.late ? beat : null;
    if (!beat.late) this.#tell(beat.tells);
    this.length = beat.length * this.#pace * (this.hurried ? 1 / HURRY : 1);
    if (beat.says !== undefined && !beat.late) this.#say(beat.says, beat.card);
    this.card = beat.card ?? null;
    this.#read = beat.card ?? this.#read;
    this.kept = beat.cause && !beat.card ? this.#keep(beat.cause) : null;
    if (beat.frame) [this.frame, this.look] = [beat.frame, { frame: beat.frame, glide: true, kind: beat.kind }];
    // Dice lie beside those that answer them: an attack stays while somebody defends, what somebody else rolled does not.
    if (beat.thrown)
      this.dice = [...this.dice.filter(({ against }) => against && against === beat.thrown?.beside), beat.thrown];
    else if (CLEARS.has(beat.kind)) this.dice = [];
    if (beat.cue && !this.holding) cue(beat.cue);
    announce(beat);
  }
  /** A card in the corner, as it was on the stage; one that was read before an earlier question has said what is at stake. */
  #keep(face: FaceView): StageCard {
    const same = [this.kept, this.#read].find((one) => one?.face.id === face.id);
    return same ?? { face, affected: [], stake: "" };
  }
  /** From now on it takes so long until it can be seen. */
  #turn(): void {
    clearTimeout(this.#turning);
    const late = (this.#hidden?.late ?? 0) * this.#pace * (this.hurried ? 1 / HURRY : 1);
    if (this.#hidden) this.#turning = setTimeout(() => this.#reveal(), late);
  }
  #reveal(): void {
    clearTimeout(this.#turning);
    const beat = this.#hidden;
    this.#hidden = null;
    if (!beat) return;
    this.#tell(beat.tells);
    if (beat.says !== undefined) this.#say(beat.says, beat.card);
  }
  #say(sentence: string, card?: StageCard): void {
    this.heard = card ? aloud(sentence, card) : sentence;
    if (this.says && sentence !== this.says) this.said = [...this.said, this.says];
    this.says = sentence;
  }
  #tell(tells: Beat["tells"]): void {
    const leads = this.#leads;
    let shown = this.#now();
    if (!leads || !shown || !tells.length) return;
    this.trails = new Map(
      tells.flatMap(({ facts }) => (facts.who && facts.path?.length ? [[facts.who, facts.path] as const] : [])),
    );
    this.until = Math.max(this.until, ...tells.map(({ n }) => n));
    for (const entry of tells) shown = told(shown, entry, leads);
    [this.table, this.board] = [shown.table, shown.board];
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#began = Date.now();
    this.#left = time;
    this.#timer = setTimeout(() => this.#finish(), time);
  }
  /** What is left of this moment takes so many times as long. */
  #reschedule(much: number): void {
    const left = this.#left - (Date.now() - this.#began);
    this.#wait(Math.max(0, left * much));
    this.#turn();
  }
  #finish(): void {
    clearTimeout(this.#timer);
    this.#reveal();
    this.paused = this.beat !== null && !this.beat.card && this.explains(this.beat);
    if (!this.paused) this.#leave();
  }
  #leave(): void {
    this.#reveal();
    if (this.beat?.leaves) this.#tell(this.beat.leaves);
    if (this.beat && SETTLES.has(this.beat.kind)) this.dice = [];
    this.#next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#turning);
    this.#hidden = null;
    this.#queue = [];
    this.hurried = this.holding = this.paused = this.#waiting = this.#halted = false;
  }
  /** The table as it is now; dice lie there only while somebody is asked about them. */
  #rest(after: Picture): void {
    [this.table, this.board] = [after.table, after.board];
    this.busy = false;
    this.until = Number.POSITIVE_INFINITY;
    this.#clear();
    this.frame = null;
  }
  /** Nothing is left of what was shown. */
  #clear(): void {
    this.trails = new Map();
    this.beat = null;
    this.card = this.kept = this.#read = null;
    this.dice = [];
    this.says = this.heard = "";
    this.said = [];
  }
  #arrive(last: Cue = "question"): void {
    cue(last);
    announce(null);
    this.arriving = true;
    clearTimeout(this.#arrival);
    this.#arrival = setTimeout(() => {
      this.arriving = false;
    }, ARRIVES);
  }
  /** Look at the newest thing that matters, without going there. */
  #showNew(beats: readonly Beat[]): void {
    const last = beats.findLast((beat) => beat.frame?.matters);
    if (last?.frame) this.look = { frame: last.frame, glide: false, kind: last.kind };
  }
}

/** A card as it is read out: its name, if the sentence has not told it, and its text. */
function aloud(sentence: string, { face: { name, text }, stake }: StageCard): string {
  return [sentence, ...(sentence.includes(name) ? [] : [`${name}.`]), ...text, ...(stake ? [`${stake}.`] : [])].join(" ");
}

/** Say at the page which moment is shown, for whoever wants to follow it. */
function announce(beat: Beat | null): void {
  if (typeof document !== "undefined")
    document.dispatchEvent(
      new CustomEvent("beat", { detail: beat && { kind: beat.kind, n: beat.n, card: beat.card?.face.id } }),
    );
}
