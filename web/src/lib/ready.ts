import type { AnswerView, HeroView, QuestionView, TableView } from "./wire";

type Ready = QuestionView["default"];
type Seen = Pick<TableView, "fight" | "heroes">;

/** Somebody who lies there is helped up first, then whoever is near is attacked. */
const HELPS = /^help:/;
const ATTACKS = /^(melee$|shoot:)/;
/** So much harm is worth more than a Grit. */
const HURT = 3;
/** A test is passed by one die: the others need no second throw. */
const TEST = /^test-/;

const likeliest = (answers: readonly AnswerView[]): AnswerView | undefined =>
  answers.toSorted((one, other) => (other.odds?.percent ?? 0) - (one.odds?.percent ?? 0))[0];
const whose = ({ who }: QuestionView, { heroes }: Seen): HeroView | undefined => heroes.find(({ id }) => id === who);
const leadsOn = ({ space, model }: AnswerView): boolean => space != null && model == null;

/** Help, or the attack that hits most likely; else what ends the activation. */
function deed({ answers, default: usual }: QuestionView): Ready {
  const helps = answers.find(({ key }) => HELPS.test(key));
  return (helps ?? likeliest(answers.filter(({ key }) => ATTACKS.test(key))))?.index ?? usual;
}
/** Whoever has somewhere to go and nobody to fight would give away the steps by stopping: that is never a slip. */
function step(question: QuestionView, { fight }: Seen): Ready {
  return question.answers.some(leadsOn) ? (fight ? question.default : null) : deed(question);
}
/** Dice that missed, where rolling them again costs nothing. */
function again({ answers, roll, most, default: usual }: QuestionView): Ready {
  if (!roll?.target || (TEST.test(roll.purpose) && roll.successes)) return usual;
  const missed = answers.filter(({ die }) => die != null && roll.dice[die]?.success === false);
  return missed.slice(0, most).map(({ index }) => index);
}
/** What is nearer to zero is mended first. */
function mended(question: QuestionView, seen: Seen): Ready {
  const { least, most } = question;
  const hero = whose(question, seen);
  if (!hero) return question.default;
  const wounds = Math.floor((most + hero.sanity.now - hero.health.now) / 2);
  return Math.max(least, Math.min(most, wounds));
}
function breath(question: QuestionView, seen: Seen): Ready {
  const hero = whose(question, seen);
  if (!hero) return question.default;
  const harm = hero.health.most - hero.health.now + (hero.sanity.most - hero.sanity.now);
  const wanted = harm >= HURT || hero.grit.now >= hero.grit.most ? "heal" : "grit";
  return question.answers.find(({ key }) => key === wanted)?.index ?? null;
}

/**
 * What Enter alone answers: what somebody sensible would mostly do, where a slip with it does no harm; else what the rules
 * answer for whoever does not want to be asked.
 */
function readyFor(question: QuestionView, seen: Seen): Ready {
  switch (question.kind) {
    case "move":
      return step(question, seen);
    case "act":
      return deed(question);
    case "roll-again":
      return again(question);
    case "heal-wounds":
      return mended(question, seen);
    case "heal-or-grit":
      return breath(question, seen);
    default:
      return question.default;
  }
}

/** A question with the answer that stands ready. */
export function withReady(question: QuestionView, seen: Seen): QuestionView {
  const ready = question.yours ? readyFor(question, seen) : question.default;
  return ready === question.default ? question : { ...question, default: ready };
}
