import { terms } from "./terms";

const word = terms.en;

/** What is explained when it happens for the first time. Short, and about what can be seen now. */
export const guideCards = {
  guide: {
    name: "Explained",
    next: "Got it",
    off: "Explain nothing more",
    /** The same for those who have no keys. */
    byTouch: {
      welcome:
        "The parchment below always asks the one thing that is to be decided now. On the map the dotted field is your reach, the numbers count steps: tap a space, tap it again to go. Tap a Hero to see what they can do. A wrong tap does no harm: Undo takes it back.",
    },
    cards: {
      welcome: [
        "At the table",
        "The parchment always asks the one thing that is to be decided now. Choose there, by number key, or on the map: the dotted field is your reach, the numbers count steps. A move can be made in parts. A wrong click does no harm: Undo takes it back.",
      ],
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
        "Heroes and Enemies act from the highest number to the lowest. The lit tag shows whose Activation it is.",
      ],
      grit: [
        word.grit.one,
        "A horseshoe is Grit. Spend one to re-roll dice, or to move further. A 1 on the Move die recovers one.",
      ],
      scavenge: [
        word.scavenge.one,
        "At the end of a Move, outside of Fights, a Hero may Scavenge the tile: three dice, and every 6 finds something. Not every find is welcome, and it is always optional.",
      ],
      door: [
        "Doors",
        "After a Move a Hero does one thing: attack, Scavenge, or look through the Door in whose doorway the Hero stands. Then the next tile of the mine is drawn and laid. A Room comes with a face-down token: nobody knows what waits there until somebody goes in.",
      ],
      token: [
        "Exploration token",
        "After everybody has acted, it is turned over if a Hero stands on its tile. It can be a Fight, an Encounter or a Clue, and it says where the Room leads on.",
      ],
      encounter: [
        "An Encounter",
        "Something happens here. A skill test names a skill and a number: one die for each point of the skill, and one die that reaches the number is enough.",
      ],
      fight: [
        "A Fight",
        "Enemies have come. Each of them picks a Hero, and from then on a red arrow shows whom. In every Activation a Hero may move and attack. Next to an Enemy a die must reach its Escape number before one can move; the chance is shown, and whoever fails can still attack.",
      ],
      hits: [
        "Sharing out Hits",
        "Each die that reached your To Hit number is a Hit; a 6 is a Critical Hit and ignores Defense. Give all to one Enemy or spread them: the percentage is the chance to kill. What you keep back can be given once you have seen what the first ones did.",
      ],
      reroll: [
        "Re-rolling",
        "Tap the dice on the tray that are to be re-rolled. That costs 1 Grit, the horseshoe, unless something else allows it. A die that was re-rolled stays as it falls.",
      ],
      saves: [
        "Hits that come at you",
        "You roll one die for each Hit. Defense stops a Hit that would cost Health; Willpower stops a Horror Hit, which would cost Sanity. A Hero with no Health or no Sanity left is KO'd.",
      ],
      ko: [
        word.ko.one,
        "KO'd is not dead. A Hero gets up when no Enemy is left at the end of a turn, with a Revive token, or when an adjacent Hero helps: often with a lasting Injury. If all are KO'd at once, the adventure is lost.",
      ],
      loot: [word.loot.one, "A Fight that is won pays: Loot cards are drawn, and what is on them is yours."],
      clue: [
        "A Clue",
        "Clues lead to the Objective. The mission says how many are needed; the last one marks the Room you are looking for. Heal and gather before you look for it.",
      ],
      objective: ["The Objective Room", "This is what you came for. Whatever the mission wants is decided here."],
      dread: [
        word.growingDread.one,
        "A card was laid face down on the Growing Dread stack. It is turned over at the worst moment: when the Objective is found. The party can spend Grit together to cancel one.",
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
  | "saves"
  | "ko"
  | "loot"
  | "clue"
  | "objective"
  | "dread"
  | "depth"
  | "corruption"
  | "anytime"
  | "gate"
  | "turnTile";
