import type { EnemyView, HeroView } from "../lib/wire";
import { accountEn } from "./account.en";
import { campaignEn } from "./campaign.en";
import { capital } from "./capital";
import { guideCards } from "./guide.en";
import { night } from "./night.en";
import { questions } from "./question.en";
import { screens } from "./screens.en";
import { sheetsEn } from "./sheets";
import { stage } from "./stage.en";
import { terms } from "./terms";
import { togetherEn } from "./together.en";

const word = terms.en;

/** The words of the page. The words of the game come from the server, in the language that was chosen. */
export const en = {
  code: "en" as string,
  title: "Old Lantern",
  nav: {
    sound: "Sound on again",
    menu: "Menu",
    undo: "Undo",
    back: "Back",
    close: "Close",
    about: "About",
    settings: "Settings",
    start: "Start",
    rulebook: "Rulebook",
    log: word.log.one,
  },
  connection: {
    lost: "The connection is lost. Your view stays; trying again.",
    again: (seconds: number) => `Next try in ${seconds} s`,
    away: "The game does not answer. Is the program still running?",
    tryNow: "Try now",
    opening: "Opening the table",
    gone: "This table was deleted.",
  },
  map: {
    name: "Map",
    help: "Shift and arrow keys move the map, plus and minus zoom, F shows the Fight, 0 shows everything. Tab goes through what can be chosen.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fitFight: "Show the Fight",
    fitMore: (count: number) => `Show the Fight: ${count} ${count === 1 ? "Enemy" : "Enemies"} more`,
    farther: (count: number, names: readonly string[]) =>
      `${count === 1 ? "1 Enemy is" : `${count} Enemies are`} farther this way: ${names.join(", ")}`,
    fitAll: "Show the whole map",
    overlays: "Show on the map",
    overlay: { reach: "Reach", sight: word.lineOfSight.one, threat: "Threatened spaces", light: "Lantern light" },
    choose: (label: string) => `Choose: ${label}`,
    door: {
      unexplored: "A door. Nobody knows what is beyond.",
      undecided: "A way out, not yet explored.",
      joined: "An open passage.",
      capped: "A dead end.",
      gate: "A Gate to an OtherWorld.",
    },
    faceDown: (tile: string) => `Exploration token, face down: ${tile}`,
    objective: (tile: string) => `Objective Room: ${tile}`,
    companion: (name: string, left: number, most: number) =>
      `${name}, left alone${most ? `: ${left} of ${most} health left` : ""}`,
    leads: (name: string) => `, leads ${name}`,
    card: (name: string) => `A card counts here: ${name}`,
    heldFast: "Held fast: does nothing in this turn",
    scavenged: (tile: string, times: number) => `${tile}: scavenged ${times} ${times === 1 ? "time" : "times"}`,
    hero: (hero: HeroView) =>
      `${hero.name}${hero.class_name === hero.name ? "" : `, ${hero.class_name}`}${hero.ko ? ", KO'd" : ""}: health ${hero.health.now} of ${hero.health.most}, sanity ${hero.sanity.now} of ${hero.sanity.most}${hero.light ? ", carries the light" : ""}`,
    enemy: (enemy: EnemyView) =>
      `${enemy.name}${enemy.elite ? ", elite" : ""}: ${enemy.health - enemy.wounds} of ${enemy.health} health left`,
    attacks: (name: string) => `Attacks ${name}`,
    steps: (count: number) => `${count} ${count === 1 ? "step" : "steps"}`,
    held: "An Enemy holds whoever stops here",
    chance: (percent: number) => `${percent}% to get there`,
    depth: (space: { number: number | null; name: string }) =>
      space.number === null ? capital(space.name) : `Depth ${space.number}`,
    carries: (name: string) => `${name} carries the lantern`,
    lit: "In the lantern's light",
    dark: "In the dark",
    kind: { entrance: word.entrance.one, passage: word.passage.one, room: word.room.one } as Record<string, string>,
  },
  table: {
    heroes: "Heroes",
    initiative: "Order of this turn",
    round: (turn: number) => `Turn ${turn}`,
    now: "Now",
    acted: "has acted",
    here: "here",
    away: "away",
    depthTrack: word.depthTrack.one,
    holdBack: word.holdBackTheDarkness.one,
    question: "Question",
    waitingFor: (name: string) => `Waiting for ${name}`,
    seats: "Players",
    grit: word.grit.one,
    corruption: "Corruption",
    health: word.health.one,
    sanity: word.sanity.one,
    expandHeroes: "Show all of the heroes",
    of: (now: number, most: number) => `${now} of ${most}`,
  },
  depth: {
    party: `the ${word.party.one} is here`,
    darkness: "the Darkness is here",
    blood: word.bloodSpatter.one,
    dread: word.growingDread.one,
    archive: (count: number) => `${count} ${count === 1 ? "marker" : "markers"} of the Archive`,
    below: "Below the Darkness",
    advances: (percent: number) => `(${percent}% that it comes closer)`,
    orElse: (needed: number, percent: number) => `${needed}+ or the Darkness comes (${percent}%)`,
    what: "What the signs on the Depth Track mean",
    legend: {
      party: "The party: it goes one space on with each new tile.",
      number:
        "The depth counts down, from 15 behind the Entrance to 1. The deeper the party is, the more the two dice must show.",
      darkness:
        "The Darkness: each turn two dice must reach the number below the track, or it moves towards the Entrance. If it gets out, the adventure is lost.",
      dread: (spaces: string) =>
        `Growing Dread, on ${spaces}: when the Darkness gets there, a card is laid face down on its stack. These cards are turned over when the Objective is found.`,
      blood: (spaces: string) => `Blood Spatter, on ${spaces}: when the Darkness gets there, a Darkness card is drawn at once.`,
    },
  },
  heroes: {
    light: "Lantern",
    ko: word.ko.one,
    dead: "Dead",
    level: (level: number) => `Level ${level}`,
    nickname: (name: string) => `“${name}”`,
    steps: (points: number) => `${points} ${points === 1 ? "step" : "steps"} left`,
  },
  question: {
    send: "Done",
    why: "Why?",
    chosen: (count: number, least: number, most: number) =>
      least === most ? `${count} of ${most} chosen` : `${count} chosen, ${least} to ${most}`,
    more: "More",
    less: "Fewer",
    yes: "Yes",
    no: "No",
    anyTime: "At any time",
    watching: "You are watching.",
  },
  log: { heading: word.log.one, since: "Since my last turn", all: "Everything" },
  dice: { needed: "Needed", total: "Total" },
  campaign: campaignEn,
  together: togetherEn,
  account: accountEn,
  ...screens,
  ...night,
  stage,
  ...questions,
  ...guideCards,
  ...sheetsEn,
};

export type Messages = typeof en;
