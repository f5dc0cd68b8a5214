import { terms } from "./terms";

const word = terms.en;

/** The words of the stage: scenes, cards and dice over the map. */
export const stage = {
  name: "What happens",
  skip: "skip to the question",
  skipKey: "Space",
  speed: (name: string) => `Speed: ${name}`,
  speeds: { slow: "slow", normal: "normal", fast: "fast", instant: "at once" },
  /** After the name of the speed without scenes. */
  unseen: " (nothing that happens is shown any more; Settings in the menu bring it back)",
  speedKey: "V",
  back: "Back to where it happens",
  everybody: "Concerns everybody",
  appear: (count: number, kind: string) => `${count} ${kind} appear.`,
  fight: (groups: readonly { count: number; name: string }[]) =>
    `A ${word.fight.one}: ${groups.map(({ count, name }) => (count > 1 ? `${count} ${name}` : name)).join(", ")}`,
  won: `The ${word.fight.one} is won`,
  over: `The ${word.fight.one} is over, and with it the turn. The Heroes catch their breath.`,
  go: "Go on",
  read: "Read the card",
  blocked: (count: string) => (count === "" ? `No ${word.wound.one}` : count === "0" ? "Nothing blocked" : `${count} blocked`),
  sanity: (count: string) => `${count} ${word.sanity.one}`,
  corruption: (count: string) => `${count} Corruption`,
  clue: (count: string) => `${count} ${word.clue.one}`,
  escaped: "Slips away",
  caught: "Held fast",
  risen: "Back up",
  needed: (target: number) => `${target}+ needed`,
  critical: "Critical",
  hits: (count: number) => (count > 1 ? `${count} ${word.hit.many}` : "Hit"),
  miss: "Miss",
  missed: (attack: string) => `${attack.replace(/\.$/, "")}: Miss.`,
  unhurt: (hit: string, came: string) => `${hit.replace(/\.$/, "")}: ${came}.`,
  strikes: (attacker: string, whom: string) => `${attacker} attacks ${whom}.`,
  brings: (attacker: string, hits: number) =>
    `${attacker}: ${hits ? `${hits} ${hits === 1 ? word.hit.one : word.hit.many}` : "Miss"}.`,
  blocks: "Blocks",
  fails: "Fails",
  passed: "Success",
  letGo: "Press and let go",
  total: "Total",
  knockedOut: word.ko.one,
  dead: "Dead",
  elsewhere: "Elsewhere",
};
