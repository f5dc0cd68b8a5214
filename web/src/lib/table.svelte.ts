import { speech } from "../i18n/index.svelte";
import { refusalOf, tokenOf } from "./api";
import { changed } from "./changes";
import { withReady } from "./ready";
import { apart, joined } from "./stopping";
import type {
  Asked,
  Change,
  GiveAnswer,
  Hello,
  LogEntry,
  MapView,
  Message,
  PointAt,
  Pointed,
  QuestionView,
  Refused,
  Say,
  SetPolicy,
  SettleAll,
  Speak,
  Spoken,
  TableDoor,
  TableView,
  TakeBack,
  TellHowFar,
  UndoWantedView,
  Update,
} from "./wire";

export type Status = "opening" | "live" | "lost" | "gone";

/** Waits between tries to reach the server again, in seconds; the last one is kept. */
const WAITS = [0.5, 1, 2, 4, 8];

/** So long somebody's finger stays on the map, in milliseconds. */
const POINTS = 4000;

/** The code with which the server closes the line if there is no table of this name. */
const NO_SUCH_TABLE = 4404;

/** What an update brought: the table before it, and what has happened since, if that went on from there. */
export interface News {
  before: { table: TableView; board: MapView } | null;
  table: TableView;
  board: MapView;
  /** The new entries of the log; null where the table was opened, or another course is told. */
  fresh: readonly LogEntry[] | null;
  /** Others acted: what is asked at this window is what was asked before. */
  asksStill: boolean;
}

export type Dial = (url: string) => WebSocket;

/** What this window knows of a table. It stays on the screen when the connection is lost, and is caught up afterwards. */
export class TableStore {
  table = $state.raw<TableView | null>(null);
  board = $state.raw<MapView | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  status = $state<Status>("opening");
  /** When the next try comes, in seconds. */
  again = $state(0);
  /** The last thing that was refused, until the next one is sent. */
  refused = $state.raw<Refused | null>(null);
  /** Sent, and not yet known to be kept. */
  sending = $state(false);
  /** The ways that models went since the last update, in spaces. */
  trails = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());

  /** Who is at the table and what they may do, once anybody but the one at this window is. */
  door = $state.raw<TableDoor | null>(null);
  /** Something that somebody wants to take back, with the others' leave. */
  wanted = $state.raw<UndoWantedView | null>(null);
  /** What was said, and where somebody points now. */
  said = $state.raw<readonly Spoken[]>([]);
  pointed = $state.raw<readonly Pointed[]>([]);

  /** Whoever shows the table is told of every update. */
  heard: ((news: News) => void) | null = null;

  #socket: WebSocket | null = null;
  /** Something is taken back or done again: that is shown at once. */
  #leaps = false;
  #tries = 0;
  /** The deed that was sent and is not known to be kept; when the line is back it is sent again, and counts once. */
  #waiting: Exclude<Asked, Speak | Say | PointAt | TellHowFar> | null = null;
  /** What was said last of how far this window has told what happened. */
  #told: TellHowFar | null = null;
  #ref = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  /** The line was cut, and nothing has come over it since. */
  #cut = false;

  constructor(
    readonly id: string,
    readonly dial: Dial = (url) => new WebSocket(url),
  ) {}

  /** The hero to whose question somebody turned, of several that are open. */
  #turned = $state("");

  get question(): QuestionView | undefined {
    return this.#open && this.table ? withReady(joined(this.#open), this.table) : undefined;
  }
  /** The same question as the table knows it. */
  get #open(): QuestionView | undefined {
    const open = this.table?.questions ?? [];
    const mine = open.filter((question) => question.yours);
    return mine.find(({ who }) => who === this.#turned) ?? mine[0] ?? open[0];
  }

  /** Turn to the next open question of this window: the next player at the same device. */
  next(): void {
    const mine = this.table?.questions.filter((question) => question.yours) ?? [];
    const at = mine.findIndex(({ id }) => id === this.question?.id);
    this.turnTo(mine[(at + 1) % mine.length]?.who ?? "");
  }
  /** Turn to the question of a hero. */
  turnTo(who: string): void {
    this.#turned = who;
  }

  connect(): void {
    clearTimeout(this.#timer);
    if (this.#over) return;
    const base = new URL(`./api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    base.search = "";
    base.protocol = base.protocol.replace("http", "ws");
    base.hash = "";
    const socket = this.dial(base.href);
    this.#socket = socket;
    socket.onopen = () => {
      const known = { log: this.table?.log ?? null, changes: true };
      const hello: Hello = { type: "hello", token: tokenOf(this.id), lang: speech.language, ...known };
      socket.send(JSON.stringify(hello));
      if (this.#told) socket.send(JSON.stringify(this.#told));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.#lose(socket, event?.code);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  receive(message: Message): void {
    switch (message.type) {
      case "update":
        this.#update(message);
        this.#sendAgain();
        break;
      case "change":
        this.#change(message);
        break;
      case "presence":
        if (this.table) this.table = { ...this.table, seats: message.seats };
        this.door = message.door;
        this.wanted = message.undo ?? null;
        break;
      case "said":
        this.said = [...this.said.filter(({ number }) => number !== message.number), message];
        break;
      case "pointed":
        this.pointed = [...this.pointed.filter(({ guest }) => guest !== message.guest), message];
        setTimeout(() => {
          this.pointed = this.pointed.filter((one) => one !== message);
        }, POINTS);
        break;
      case "refused":
        this.refused = message;
        this.#heardOf(message.ref);
        break;
      case "done":
        this.#heardOf(message.ref);
        break;
      case "gone":
        this.status = "gone";
        this.close();
    }
  }

  /** Put what has changed into the table; if it is of another table than the one that is here, ask for everything. */
  #change(change: Change): void {
    if (this.table?.version === change.since)
      this.#update({ ...change, type: "update", table: changed(this.table, change.table) });
    else this.speak();
  }

  #update(update: Update): void {
    this.status = "live";
    this.#tries = 0;
    this.sending = false;
    const first = this.table === null;
    const before = this.table && this.board ? { table: this.table, board: this.board } : null;
    const goesOn = !first && !this.#leaps && update.log_from === this.table?.log;
    this.#leaps = false;
    if (update.board) this.board = update.board;
    this.log = [...this.log.filter((entry) => entry.n < update.log_from), ...update.log];
    // What was told before, and comes again, is no way that anybody goes now.
    this.trails = update.log_from === this.table?.log ? trailsOf(update.log) : new Map();
    const asked = this.question?.yours ? this.question.id : null;
    const asksStill = update.table.questions.some(({ id }) => id === asked);
    this.table = update.table;
    const fresh = goesOn ? update.log : null;
    if (this.board) this.heard?.({ before, table: update.table, board: this.board, fresh, asksStill });
  }

  answer(answer: GiveAnswer["answer"], then?: GiveAnswer["then"]): void {
    const question = this.question;
    if (question) this.send({ type: "answer", question: question.id, answer, then });
  }
  undo(what: TakeBack["what"] = "answer"): void {
    this.send({ type: "undo", what, version: this.table?.version ?? null });
  }
  redo(): void {
    this.send({ type: "redo", version: this.table?.version ?? null });
  }
  policy(hero: string, kind: string, policy: SetPolicy["policy"]): void {
    this.send({ type: "policy", hero, kind, policy });
  }
  speak(): void {
    this.send({ type: "language", lang: speech.language });
  }
  settle(answers: SettleAll["answers"]): void {
    this.send({ type: "set-up", answers });
  }
  goOn(): void {
    this.send({ type: "go-on" });
  }
  agree(yes: boolean): void {
    this.send({ type: "agree", yes });
  }
  say(text: string): void {
    this.send({ type: "say", text });
  }
  point(x: number, y: number): void {
    this.send({ type: "point", x, y });
  }

  /** Say that all has been shown here that led to this version of the table. */
  told(version: number): void {
    this.#told = { type: "told", version };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(this.#told));
  }

  send(wanted: Exclude<Asked, TellHowFar>): void {
    const asked = wanted.type === "answer" ? apart(this.#open, wanted) : wanted;
    this.refused = null;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (asked.type === "undo" || asked.type === "redo") this.#leaps = true;
    if (asked.type === "say") asked.ref = ++this.#ref;
    else if (asked.type !== "language" && asked.type !== "point") {
      asked.ref = ++this.#ref;
      asked.once = wordForOnce();
      this.sending = true;
      this.#waiting = asked;
    }
    this.#socket.send(JSON.stringify(asked));
  }

  /** Something that was sent is kept, or refused. */
  #heardOf(ref: number | null): void {
    this.sending = false;
    if (ref === this.#waiting?.ref) this.#waiting = null;
  }

  /** Send again what was on its way when the line was cut. */
  #sendAgain(): void {
    if (!this.#cut) return;
    this.#cut = false;
    if (this.#waiting && this.#socket?.readyState === WebSocket.OPEN) {
      this.sending = true;
      this.#socket.send(JSON.stringify(this.#waiting));
    }
  }

  /** Something that was asked for beside the line did not come: say so. */
  refuse(error: unknown): void {
    this.refused = { type: "refused", ref: null, ...refusalOf(error).problem };
  }

  /** Say so, keep the view, and try again: soon, then less often. */
  #lose(socket: WebSocket, code?: number): void {
    if (this.#over || socket !== this.#socket) return;
    if (code === NO_SUCH_TABLE) {
      this.status = "gone";
      this.close();
      return;
    }
    this.status = this.table ? "lost" : "opening";
    this.#cut = true;
    this.sending = false;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] as number;
    this.again = wait;
    this.#timer = setTimeout(() => this.connect(), wait * 1000);
  }
}

/** A word by which the server knows that something was sent before; only pages of a secure address have `randomUUID`. */
function wordForOnce(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/** Where models went: the ways of all moves in these events, one after the other. */
export function trailsOf(log: readonly LogEntry[]): Map<string, number[]> {
  const trails = new Map<string, number[]>();
  for (const { facts } of log) {
    if (!facts.who || !facts.path?.length) continue;
    trails.set(facts.who, [...(trails.get(facts.who) ?? []), ...facts.path]);
  }
  return trails;
}
