import type { LogEntry, QuestionView } from "../lib/wire";
import type { Happened } from "./happened";
import type { Scribe } from "./scribe";
import { ENEMY_ATTACK } from "./strikes";

/** So long it flies that a Hit does no Wound: a sentence that says why is read meanwhile. */
const NO_WOUND = 1200;
/** With these something else begins, and with dice for these. */
const ELSE = new Set(["moved", "drew", "escaped", "tileplaced", "enemyplaced", "attacked"]);
const BEGINS = new Set(["move", "to-hit", ...ENEMY_ATTACK]);
/** While one of these is asked, Damage may still grow. */
const GROWS = new Set(["hit-harder", "add-damage", "special-shot", "use-trigger"]);

/** Hits at an Enemy, until they have done Wounds or something else begins. */
interface Blow {
  hit: LogEntry;
  /** The last of its dice, or the Hit itself: after that it is seen what came of it. */
  after: LogEntry;
  damage: boolean;
}

const mayGrow = ({ kind, roll }: Pick<QuestionView, "kind" | "roll">): boolean =>
  GROWS.has(kind) || (roll !== null && !BEGINS.has(roll.purpose));
const settled = (blow: Blow | null, questions: readonly QuestionView[]): boolean =>
  blow?.damage === true && !questions.some(mayGrow);
const hurts = ({ event, facts }: LogEntry, whom: string): boolean =>
  event === "saved"
    ? facts.who === whom || whom.startsWith(`${facts.who}-`)
    : (event === "wounded" || event === "killed") && facts.who === whom;

/** The Hits that have wounded no Enemy: the log says so only when something else begins. */
export function blowsInVain(turn: readonly LogEntry[], { log, before, after }: Happened): Blow[] {
  const found: Blow[] = [];
  const first = log[0]?.n ?? Number.POSITIVE_INFINITY;
  let now: Blow | null = null;
  const ends = (fresh: boolean) => {
    if (now && fresh) found.push(now);
    now = null;
  };
  const earlier = turn.filter(({ n }) => n < first);
  for (const [at, entry] of [...earlier, ...log].entries()) {
    const { event, facts, roll, weight } = entry;
    if (at === earlier.length && settled(now, before.questions)) now = null; // it was told then
    if (event === "hit" || weight === "heading" || ELSE.has(event) || (roll && BEGINS.has(roll.purpose)))
      ends(at >= earlier.length);
    const whom: string = (now as Blow | null)?.hit.facts.target ?? "";
    if (event === "hit" && facts.kind === "hit" && !after.heroes.some(({ id }) => id === facts.target))
      now = { hit: entry, after: entry, damage: false };
    else if (now && hurts(entry, whom)) now = null;
    else if (now && (roll?.purpose === "damage" || roll?.purpose.startsWith("enemy-")))
      now = { ...(now as Blow), after: entry, damage: roll.purpose === "damage" };
  }
  if (!log.length && settled(now, before.questions)) now = null;
  if (settled(now, after.questions)) ends(true);
  return found;
}

/** Say of some of them that they do no Wound, where the Enemy stands. */
export function tellInVain(scribe: Scribe, blows: readonly Blow[], n: number): void {
  for (const { hit } of blows) {
    const { target, defense, count } = hit.facts;
    const says = scribe.happened.unhurt?.(hit.text, defense ?? 0, count ?? 1);
    const flying = { model: target ?? "", text: "", tone: "blocked" } as const;
    const frame = { models: [target ?? ""], matters: false };
    scribe.beat({ ...hit, n }, { kind: "saved", length: NO_WOUND, tells: [], says, cue: "miss", flying, frame });
  }
}
