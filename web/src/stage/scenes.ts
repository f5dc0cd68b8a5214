import { Arrivals, wins } from "./arrivals";
import type { Beat, Scene } from "./beats";
import type { Happened } from "./happened";
import { HARM, untold } from "./harm";
import { Rolls } from "./rolls";
import { Scribe } from "./scribe";
import { plain, USED } from "./turned-over";
import { TURNS } from "./turns";
import { WAYS } from "./ways";

/** Turn what happened into scenes, in its order. Every entry of the log is told in exactly one beat. */
export function scenesOf(happened: Happened): Scene[] {
  const scribe = new Scribe(happened);
  const [rolls, arrivals] = [new Rolls(scribe), new Arrivals(scribe)];
  scribe.write(
    {
      ...TURNS,
      ...WAYS,
      ...HARM,
      ...USED,
      rolled: (_, entry) => rolls.roll(entry),
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
