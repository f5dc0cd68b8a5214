import type { LogEntry } from "../lib/wire";
import { Arrivals, wins } from "./arrivals";
import type { Beat, Scene } from "./beats";
import type { Happened } from "./happened";
import { HARM, untold } from "./harm";
import { blowsInVain, tellInVain } from "./in-vain";
import { Rolls } from "./rolls";
import { Scribe } from "./scribe";
import { plain, USED } from "./turned-over";
import { TURNS } from "./turns";
import { WAYS } from "./ways";

/** Turn what happened into scenes, in its order. Every entry of the log is told in exactly one beat. */
export function scenesOf(happened: Happened): Scene[] {
  const scribe = new Scribe(happened);
  const [rolls, arrivals] = [new Rolls(scribe), new Arrivals(scribe)];
  const vain = blowsInVain(scribe.turn, happened);
  /** What a Hit did not do is told after its dice; what was still open when its dice were told, before all else. */
  const inVain = (after: LogEntry | undefined) => {
    const now = vain.filter((blow) => (after ? blow.after === after : !happened.log.includes(blow.after)));
    tellInVain(scribe, now, (after ?? happened.log[0])?.n ?? happened.before.log - 1);
  };
  inVain(undefined);
  scribe.write(
    {
      ...TURNS,
      ...WAYS,
      ...HARM,
      ...USED,
      hit(_, entry) {
        HARM.hit?.(scribe, entry);
        inVain(entry);
      },
      rolled(_, entry) {
        rolls.roll(entry);
        inVain(entry);
      },
      attacked: (_, entry) => rolls.attack(entry),
      fightbegan: (_, entry) => arrivals.begins(entry),
      enemyplaced: () => arrivals.come(),
      fightended: wins,
    },
    plain,
  );
  untold(scribe);
  rolls.asked();
  return scribe.end();
}

export const beatsOf = (scenes: readonly Scene[]): Beat[] => scenes.flatMap(({ beats }) => beats);
