/** What is explained when it happens for the first time. Short, and about what can be seen now. */
export const guideCards = {
  guide: {
    name: "Explained",
    next: "Got it",
    off: "Explain nothing more",
    cards: {
      welcome: [
        "At the table",
        "The parchment always asks the one thing that is to be decided now. Choose there, by number key, or on the map. A wrong click is no harm: Undo takes it back.",
      ],
      upgrade: [
        "What you are known for",
        "Every hero brings one special ability. Each option says what it does; there is no wrong one for a first adventure.",
      ],
      light: [
        "The lantern",
        "One hero carries the light. It lights that hero's tile and the tiles next to it. Whoever begins an activation outside of it hears voices, and those cost Sanity.",
      ],
      darkness: [
        "Holding back the Darkness",
        "Each turn begins with two dice against the Darkness. Less than the number on the track, and the violet marker moves towards the Entrance. If it gets out, the adventure is lost. Doubles bring a depth event instead.",
      ],
      order: [
        "Initiative",
        "Heroes and enemies act from the highest number to the lowest. The lit tag is whose activation it is.",
      ],
      move: [
        "Moving",
        "The die gives the steps. The dotted field is your reach, the numbers count steps. A move can be made in parts: go somewhere, then stop or go on.",
      ],
      grit: [
        "Grit",
        "A horseshoe is Grit. Spend one to roll dice again, or to move further. A 1 on the Move die gives one back.",
      ],
      act: [
        "One thing each activation",
        "After moving: attack, look through a door, or search the room. Whatever is not possible now is listed under Why not.",
      ],
      scavenge: [
        "Searching",
        "At the end of a move, outside of fights, a hero may search the tile: three dice, and every 6 finds something. Searching is always optional.",
      ],
      door: [
        "Doors",
        "Whoever ends a move next to a door may look through. The next tile of the mine is drawn and laid. A room comes with a face-down token: nobody knows what waits there until somebody goes in.",
      ],
      tile: ["A new tile", "It was drawn from the map deck. If it can lie in several ways, you choose."],
      token: [
        "Exploration token",
        "After everybody has acted, it is turned over if a hero stands on its tile. It can be a fight, an encounter or a clue, and it says where the room leads on.",
      ],
      encounter: [
        "An encounter",
        "Something happens here. A skill test names a skill and a number: one die for each point of the skill, and one die that reaches the number is enough.",
      ],
      fight: [
        "A fight",
        "Enemies have come. Red arrows show whom each of them goes for. While a fight lasts nobody searches; in every activation a hero may move and attack.",
      ],
      escape: [
        "Held back",
        "An enemy next to you does not let you go. A die must reach its Escape number first; the chance is shown. If it fails, the move is over, but you can still attack.",
      ],
      attack: ["Attacking", "Each die that reaches your To Hit number is a Hit. Only then you decide who gets it."],
      hits: [
        "Sharing out Hits",
        "Give all to one enemy or spread them. Per cent is the chance to kill. Hits that you keep back can be given after you have seen what the first ones did.",
      ],
      critical: ["Critical Hit", "A 6 ignores the Defense of an enemy."],
      reroll: [
        "Rolling again",
        "Tap the dice on the tray that are to be rolled again. A die that was rolled again stays as it falls.",
      ],
      defense: [
        "Defense",
        "Each Hit that you suffer may be stopped by one die that reaches your Defense. What comes through costs Health.",
      ],
      willpower: [
        "Fear",
        "Horror goes for Sanity instead of Health, and Willpower is the die that stops it. At no Sanity a hero breaks down just as with no Health.",
      ],
      ko: [
        "Knocked out",
        "Not dead. When no enemy is left at the end of a turn, or with a Revive token, a hero gets up again, often with a lasting injury. If all are down at once, the adventure is lost.",
      ],
      loot: ["Loot", "A fight that is won pays: loot cards are drawn, and what is on them is yours."],
      clue: [
        "A clue",
        "Clues lead to the objective. The mission says how many are needed; the next token may then be the room you are looking for.",
      ],
      objective: [
        "The objective room",
        "This is what you came for. Whatever the mission wants is decided here; be healed and together before you go in.",
      ],
      dread: [
        "Growing Dread",
        "A card was laid face down on the Dread stack. It is turned over at the worst moment: when the objective is found. Grit of the whole party can cancel one.",
      ],
      depth: ["A depth event", "Doubles on the roll against the Darkness: something stirs in the mine."],
      corruption: [
        "Corruption",
        "Dark stone and worse things change whoever bears them. When the track is full, a mutation comes.",
      ],
      anytime: [
        "At any time",
        "Bandages, whiskey, abilities, handing something over: much can be done between decisions, also while a question is open. It waits in this tray.",
      ],
      gate: ["A gate", "A way into another world, with its own enemies and treasures."],
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
  | "move"
  | "grit"
  | "act"
  | "scavenge"
  | "door"
  | "tile"
  | "token"
  | "encounter"
  | "fight"
  | "escape"
  | "attack"
  | "hits"
  | "critical"
  | "reroll"
  | "defense"
  | "willpower"
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
