import type { MissionView } from "../../lib/wire";
import type { IconName } from "../../ui/icon-names";

export interface Goal {
  sign: IconName;
  text: string;
}

/** What a mission wants, sentence by sentence, with a sign before each; last of all, to be quicker than the Darkness. */
export function goalsOf(mission: Pick<MissionView, "goal" | "clues_needed">, darkness: string): Goal[] {
  const sentences = mission.goal.split(/(?<=[.!])\s+/).map((one) => one.replace(/\.$/, ""));
  const goals: Goal[] = sentences
    .filter(Boolean)
    .map((text, at) => ({ sign: mission.clues_needed && !at ? "magnifying-glass" : "claw-slashes", text: capital(text) }));
  return mission.clues_needed ? [...goals, { sign: "beast-eye", text: darkness }] : goals;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
