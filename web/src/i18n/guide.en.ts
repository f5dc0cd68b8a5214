import { terms } from "./terms";

const word = terms.en;

/** What belongs to several cards. */
const table =
  "The parchment always asks the one thing that is to be decided now. Choose there, by number key, or on the map: the dotted field is your reach, the numbers count steps. A wrong click does no harm: Undo takes it back.";
const tableByTouch =
  "The parchment below always asks the one thing that is to be decided now. On the map the dotted field is your reach, the numbers count steps: tap a space, tap it again to go. Tap a Hero to see what they can do. A wrong tap does no harm: Undo takes it back.";
const grit = "A horseshoe is Grit: it buys more steps, or re-rolls dice. A 1 on the Move die brings one back.";
const again =
  "What missed may be re-rolled: tap it. That costs 1 Grit, the horseshoe, unless something else allows it; no die is re-rolled twice.";
const horror =
  "Fear hurts, too: a Horror Hit. One die for each; what reaches your Willpower stops it, a miss costs Sanity. Without Sanity a Hero is KO'd.";
const defense =
  "One die for each Hit that comes at you: what reaches your Defense stops it. Each that gets through costs Health, from an Enemy as much as its Damage: press the Enemy to see how much. Without Health a Hero is KO'd.";
const scavenge =
  "Scavenging searches this tile: usually three dice, and each 6 draws a card. A third of the cards is good, a third bad, a third nothing.";
const door =
  "Whoever stands in a doorway may look through its Door. Then the next tile of the mine is laid; a Room comes with a face-down token, which is turned over at the end of the turn and can be a Fight.";

const toHit = "One die for each Shot, or in Melee for each point of Combat. What reaches your To Hit number is a Hit";
const hits =
  "Give all Hits to one Enemy, or spread them: the percentage is the chance to kill. Each Hit rolls a die of Damage, and what exceeds the Enemy's Defense are Wounds; a 6 To Hit is a Critical Hit and ignores Defense. What you keep back can be given afterwards.";

/** What is explained when it happens for the first time. Short, and about what can be seen now. */
export const guideCards = {
  guide: {
    name: "Explained",
    next: "Got it",
    off: "Explain nothing more",
    silent: "Explanations are off.",
    /** The same for those who have no keys. */
    byTouch: {
      welcome: tableByTouch,
      welcomeGrit: `${tableByTouch} ${grit}`,
    },
    cards: {
      welcome: ["At the table", table],
      welcomeGrit: ["At the table", `${table} ${grit}`],
      upgrade: [
        "What you are known for",
        "Every Hero begins with one Starting Upgrade. Each option says what it does; there is no wrong one for a first adventure.",
      ],
      light: [
        "The lantern",
        "One Hero carries the light. It lights that Hero's tile and the tiles next to it. Whoever begins an Activation outside of it hears Voices in the Dark, and those cost Sanity.",
      ],
      darkness: [
        word.holdBackTheDarkness.one,
        "Each turn begins with two dice against the Darkness. Less than the number on the track, and the violet marker moves towards the Entrance. If it gets out, the adventure is lost. Doubles bring a Depth Event instead.",
      ],
      order: [
        word.initiative.one,
        "Heroes and Enemies act one after the other, from the highest number to the lowest. The lit tag shows whose Activation it is now, a tick who has acted.",
      ],
      grit: [word.grit.one, grit],
      scavenge: ["After the Move", `After a Move a Hero does one thing, or nothing. ${scavenge}`],
      door: ["Doors", door],
      doorScavenge: ["After the Move", `A Hero does one thing now, or nothing. ${door} ${scavenge}`],
      secondRoom: [
        "One Room at a time",
        "A Room is open already, and its token is turned over at the end of this turn. If another Door is opened now, both are: that can be two Fights at once. Better end this Activation, and look when the first Room is quiet.",
      ],
      token: [
        "Exploration token",
        "A Hero is in its Room, or in the doorway to it, so it was turned over at the end of the turn. It says what is here, a Fight, an Encounter or a Clue, and how many Doors lead on. An Ambush is a Fight that begins right beside the Heroes.",
      ],
      threat: ["A Threat card", "It says who comes, and how many. A Peril die is a die with the sides 3, 3, 4, 4, 5 and 6."],
      encounter: [
        "An Encounter",
        "Something happens here. A skill test names a skill and a number: one die for each point of the skill, and one die that reaches the number is enough.",
      ],
      fight: [
        "A Fight",
        "Enemies have come. Each of them picks a Hero, and from then on a red arrow shows whom. In every Activation a Hero may move and attack. Next to an Enemy a die must reach its Escape number before one can move; the chance is shown, and whoever fails can still attack.",
      ],
      hits: ["Sharing out Hits", hits],
      toHit: ["To Hit", `${toHit}; a 6 is a Critical Hit.`],
      toHitShare: ["To Hit, and sharing out", `${toHit}. ${hits}`],
      toHitAgain: ["To Hit and Grit", `${toHit}; a 6 is a Critical Hit. ${again}`],
      breath: [
        word.catchYourBreath.one,
        "The Fight is over, and every Hero rolls D3 and heals as many points, Wounds or Sanity, in any mix. Whoever had no turn in it rolls D6, or takes a Grit instead. Then there is Loot.",
      ],
      reroll: ["Re-rolling", again],
      horror: ["Horror", horror],
      horrorAgain: ["Horror and Grit", `${horror} ${again}`],
      defense: [word.defense.one, defense],
      defenseAgain: ["Defense and Grit", `${defense} ${again}`],
      ko: [
        word.ko.one,
        "KO'd is not dead. A Hero gets up when no Enemy is left at the end of a turn, with a Revive token, or when an adjacent Hero helps: often with a lasting Injury. If all are KO'd at once, the adventure is lost.",
      ],
      revive: [
        "A Revive token",
        "This Hero is about to be KO'd. A Revive token keeps a Hero standing, with full Health and Sanity and 1 Grit. The party has few of them; without one the Hero lies there until the Fight is over or somebody helps.",
      ],
      loot: [word.loot.one, "A Fight that is won pays: Loot cards are drawn, and what is on them is yours."],
      clue: [
        "A Clue",
        "Clues lead to the Objective, the Room in which the mission is decided. The tag “Goal” counts them; the last one that is needed marks the Room you are in. Heal and gather before you look for it.",
      ],
      objective: [
        "The Objective Room",
        "This is what you came for: here the mission is won or lost. Press the tag “Goal” to read what it takes.",
      ],
      dread: [
        word.growingDread.one,
        "A card was laid face down on the Growing Dread stack. It is turned over at the worst moment: when the Objective is found. The party can spend Grit together to cancel one.",
      ],
      darknessCard: [
        "A Darkness card",
        "The violet marker has come to a space with a Blood Spatter, so a Darkness card is turned over. Some happen at once; one that stays lies at the lower left, where you can press it to read it again.",
      ],
      depth: ["A Depth Event", "Doubles on the roll against the Darkness: something stirs in the mine."],
      corruption: [
        "Corruption",
        "Dark Stone and worse things change whoever bears them. In the basic game the points are only noted; in later adventures a Mutation comes when the track is full.",
      ],
      anytime: [
        "At any time",
        "Bandages, whiskey, abilities, handing something over: much can be done between decisions, also while a question is open. It waits in this tray.",
      ],
      gate: ["A Gate", "A way into an OtherWorld, with its own Enemies and treasures."],
      turnTile: ["How it lies", "The ghost on the map shows the tile as it would lie, with the ways it would lead on."],
    } as Record<GuideId, readonly [string, string]>,
  },
};

export type GuideId =
  | "welcome"
  | "upgrade"
  | "light"
  | "darkness"
  | "order"
  | "grit"
  | "scavenge"
  | "door"
  | "token"
  | "encounter"
  | "fight"
  | "hits"
  | "reroll"
  | "horror"
  | "horrorAgain"
  | "defense"
  | "defenseAgain"
  | "threat"
  | "toHit"
  | "toHitShare"
  | "toHitAgain"
  | "breath"
  | "welcomeGrit"
  | "doorScavenge"
  | "secondRoom"
  | "ko"
  | "revive"
  | "loot"
  | "clue"
  | "objective"
  | "dread"
  | "depth"
  | "darknessCard"
  | "corruption"
  | "anytime"
  | "gate"
  | "turnTile";
