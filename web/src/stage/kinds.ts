import type { FaceView } from "../lib/wire";
import type { IconName } from "../ui/icon-names";

/** How a kind of card looks: its sign, the colour of its edge, and the ground it is printed on. */
export interface CardLook {
  icon: IconName;
  accent: string;
  ground: "paper" | "void" | "blood" | "hide";
}

const LOOKS: Record<FaceView["kind"], CardLook> = {
  encounter: { icon: "footprint", accent: "#7a3f14", ground: "paper" },
  darkness: { icon: "beast-eye", accent: "#a77be0", ground: "void" },
  dread: { icon: "dread-skull", accent: "#a77be0", ground: "void" },
  threat: { icon: "claw-slashes", accent: "#c4483a", ground: "blood" },
  loot: { icon: "coins", accent: "#e0b04c", ground: "hide" },
  scavenge: { icon: "magnifying-glass", accent: "#c39a5e", ground: "hide" },
  gear: { icon: "knapsack", accent: "#5a3a1c", ground: "paper" },
  artifact: { icon: "crystal-growth", accent: "#f0c667", ground: "hide" },
  depth: { icon: "cave-entrance", accent: "#a77be0", ground: "hide" },
  exploration: { icon: "compass", accent: "#7a3f14", ground: "paper" },
  chart: { icon: "broken-heart", accent: "#841a13", ground: "paper" },
  world: { icon: "portal", accent: "#a77be0", ground: "void" },
  other: { icon: "card-random", accent: "#7a3f14", ground: "paper" },
};

export const lookOfCard = (face: Pick<FaceView, "kind">): CardLook => LOOKS[face.kind] ?? LOOKS.other;
