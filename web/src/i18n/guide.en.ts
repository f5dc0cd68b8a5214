import { terms } from "./terms";

const word = terms.en;

/** What belongs to several cards. */
const table =
  "The parchment asks what is to be decided now. Choose there, or on the map: the dotted field is your reach. Undo takes a wrong click back.";
const tableByTouch =
  "The parchment below asks what is to be decided now. On the map the dotted field is your reach: tap a space, and again to go. Undo takes a wrong tap back.";
const grit = "A horseshoe is Grit: it buys steps or re-rolls dice. A 1 on the Move die brings one back.";
const again = "Dice that failed may be re-rolled: choose them. As a rule that costs 1 Grit, and no die is re-rolled twice.";
const horror =
  "Fear hurts, too. One die for each Horror Hit: one that reaches your Willpower stops it, a failure costs Sanity. Without Sanity a Hero is KO'd.";
const defense =
  "One die for each Hit at you: one that reaches your Defense stops it. One that fails costs Health: from an Enemy, as much as its Damage. Without Health a Hero is KO'd.";
const scavenge = "Scavenging searches the tile: usually three dice, and each 6 draws a card, good, bad or nothing.";
const door =
  "Whoever stands in a doorway may look through its Door: the next tile is laid. The token of a Room is turned over at the end of the turn, and can be a Fight.";

const toHit = "One die for each Shot, or in Melee for each point of Combat. What reaches your To Hit number is a Hit";
const hits =
  "Give all Hits to one Enemy, or spread them: the percentage is the chance to kill. Each Hit rolls Damage, and what exceeds the Enemy's Defense are Wounds; a 6+ To Hit is a Critical Hit and ignores Defense.";

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
        "Each turn begins with two dice. Too low, and the violet marker comes nearer; at the left end all is lost. Doubles bring a Depth Event instead.",
      ],
      order: [
        word.initiative.one,
        "All act in turn, from the highest number to the lowest. The bright tag acts now; a tick means done.",
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
        "A Hero is in this Room or its doorway, so the token is turned over at the end of the turn. It says what is here, and how many Doors lead on. An Ambush is a Fight right beside the Heroes.",
      ],
      threat: ["A Threat card", "It says who comes, and how many. A Peril die has the sides 3, 3, 4, 4, 5 and 6."],
      encounter: [
        "An Encounter",
        "Something happens here. A skill test names a skill and a number: one die for each point of the skill, and one die that reaches the number is enough.",
      ],
      fight: [
        "A Fight",
        "A red arrow shows whom an Enemy goes for. In every Activation a Hero may move and attack. Next to an Enemy a die must reach its Escape number before one can move; whoever fails can still attack.",
      ],
      hits: ["Sharing out Hits", hits],
      toHit: ["To Hit", `${toHit}; a 6+ is a Critical Hit.`],
      toHitShare: ["To Hit, and sharing out", `${toHit}. ${hits}`],
      toHitAgain: ["To Hit and Grit", `${toHit}; a 6+ is a Critical Hit. ${again}`],
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
        "Clues lead to the Objective, the Room in which the mission is decided. The tag with the treasure map counts them; the last one that is needed makes your Room the Objective. Heal and gather before you find it.",
      ],
      objective: [
        "The Objective Room",
        "This is what you came for: here the mission is won or lost. Press the tag with the treasure map to read what it takes.",
      ],
      dread: [
        word.growingDread.one,
        "A card was laid face down on the Growing Dread stack. It is turned over at the worst moment: when the Objective is found. The party can spend Grit together to cancel one.",
      ],
      dreadStack: [
        word.growingDread.one,
        "On some spaces of the track the violet marker lays a card face down when it gets there: the tag with the skull counts them. They are turned over at the worst moment: when the Objective is found.",
      ],
      darknessCard: [
        "A Darkness card",
        "On some spaces of the track the violet marker brings a Darkness card when it gets there. Some happen at once; those that stay are under the tag with the eye, where you can read them again.",
      ],
      deeper: [
        "How deep you are",
        "The golden marker on the track is the party: it goes one space on with each new tile. The deeper it is, the more the dice against the Darkness must show.",
      ],
      depth: ["A Depth Event", "Doubles on the roll against the Darkness: something stirs in the mine."],
      corruption: [
        "Corruption",
        "Dark Stone and worse things change whoever bears them. In the basic game the points are only noted; in later adventures a Mutation comes when the track is full.",
      ],
      xp: [
        word.xp.one,
        "Experience, for kills and much else; the Hero's sheet counts it. In a campaign a Hero who has enough rises a level.",
      ],
      darkStone: [
        word.darkStone.one,
        "Shards out of the mine: some things burn them, and in town they are money. But whoever carries any at the end of an adventure risks Corruption.",
      ],
      anytime: [
        "At any time",
        "Bandages, whiskey, abilities, handing something over: much can be done between decisions, also while a question is open. It waits in the tray below the question.",
      ],
      gate: ["A Gate", "A way into an OtherWorld, with its own Enemies and treasures."],
      road: [
        "The way to town",
        "After every adventure the party rides to town. Each Hero rolls a die: a 1 or a 2 is a hazard, rolled with three dice on a chart. What it costs is still missing in town.",
      ],
      bed: [
        "A day in town",
        "First a bed, then one place for each Hero: something happens there, and then one can buy. The Hotel takes $10; the Camp Site is free, but whoever sleeps there rolls for what the night brings.",
      ],
      visit: [
        "One place a day",
        "Each Hero goes to one place today, all of them before anything happens. Every place has its own goods, help and troubles; gear and cures cost gold, and each Hero has a purse of their own.",
      ],
      counter: [
        "At the counter",
        "Choose a thing to see what it would change; what cannot be had says why. What was found sells for its value anywhere in town, what was bought for half.",
      ],
      leaveTown: [
        "Stay, or ride out",
        "Another day is another place, and another bed to pay. But each evening a die is rolled against the track: the higher its marker, the likelier something befalls the town. Whoever leaves waits outside for the others.",
      ],
      newLevel: [
        "A new level",
        "Enough XP for a level: two dice on the chart of the class, and an ability of your choice. Before the next adventure it must be taken; in the mine one can rise at the start of a turn, and that heals.",
      ],
      gathering: [
        "By the fire",
        "Here the next adventure is planned: which mission, and who goes. Heroes can join or retire meanwhile, and nobody loses what they own. The better the best of you, the worse the Enemies.",
      ],
      turnTile: ["How it lies", "The outline on the map shows the tile as it would lie, and where it would lead on."],
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
  | "dreadStack"
  | "deeper"
  | "xp"
  | "darkStone"
  | "depth"
  | "darknessCard"
  | "corruption"
  | "anytime"
  | "gate"
  | "turnTile"
  | "road"
  | "bed"
  | "visit"
  | "counter"
  | "leaveTown"
  | "newLevel"
  | "gathering";
