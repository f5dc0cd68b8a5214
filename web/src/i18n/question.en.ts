import { terms } from "./terms";

const word = terms.en;

/** The words of the question, the dice, what can be done at any time, and the keys. */
export const questions = {
  ask: {
    decides: (name: string) => `${name} decides`,
    onMap: (count: number) =>
      count === 1
        ? "One space is marked on the map. Choose it there."
        : `${count} spaces are marked on the map. Choose one there.`,
    onMapAgain: (count: number) => (count === 1 ? "One space is marked." : `${count} spaces are marked.`),
    cursor: "Arrow keys go from space to space, Enter chooses.",
    here: (label: string) => `Marked: ${label}`,
    asList: (count: number) => (count === 1 ? "Show it as a list" : `Show all ${count} as a list`),
    enter: "Enter",
    moreText: (label: string) => `What does this do? ${label}`,
    whyNot: "Why not?",
    whyNotCount: (count: number) => `Why not? ${count} ${count === 1 ? "thing" : "things"} cannot be done now`,
    manySpaces: (count: number) => (count === 1 ? "A step to 1 space" : `Steps to ${count} spaces`),
    rule: "The rule",
    ruleOf: (why: string) => `The rule: ${why}`,
    several: "Who decides first?",
    turnTo: (name: string) => `Decide for ${name}`,
    forAll: (names: string) => `A yes is for all of yours: ${names}`,
    stillDeciding: (names: string) => `Still deciding: ${names}`,
    runBy: (hero: string, person: string) => `${hero} (${person})`,
    chooseSome: (least: number, most: number) =>
      least === most
        ? `Choose ${most}.`
        : least
          ? `Choose ${least} to ${most}.`
          : most === 1
            ? "Choose one, or none."
            : `Choose up to ${most}, or none.`,
    chosen: (count: number, most: number) => `${count} of ${most} chosen`,
    none: "None of them",
    amount: (least: number, most: number) => `From ${least} to ${most}`,
    slider: "How many",
    least: "As few as possible",
    most: "As many as possible",
    order: "First on top. Drag, or use the arrows.",
    earlier: (label: string) => `Earlier: ${label}`,
    later: (label: string) => `Later: ${label}`,
    place: (label: string, at: number) => `${label} is now number ${at}`,
    tap: "Tap a space on the map.",
    go: "Go",
    allAnswers: "All answers",
    fold: "Back to the map",
    keep: "Let it stand",
    policy: "Ask me this",
    howOften: (often: string) => `Ask me: ${often.toLowerCase()}`,
    policies: { ask: "Always", matters: "Only if it matters", never: "Never" },
    wished: "Noted, from the next time on.",
    policyNever: "Never again: the game answers this by itself, and lets dice lie.",
    watching: (name: string) => `${name} decides at another window.`,
  },
  hits: {
    all: (name: string, count: number) =>
      count === 1 ? `On ${name}` : count === 2 ? `Both on ${name}` : `All ${count} on ${name}`,
    each: (names: string) => `One each: ${names}`,
    part: (count: number, name: string) => `${count} on ${name}`,
    kills: (number: string) => `kills no. ${number}`,
    killsIt: "kills it",
    aided: (chance: number, aid: string) => `${chance}% with ${aid}`,
    noKill: "cannot kill",
    dealOut: "Share them out yourself",
    dealHint: "Choose a die, then whom it goes to. What is not given stays for later.",
    ready: "Ready-made",
    pool: "Hits to give",
    none: "All Hits are given.",
    hit: (face: number, critical: boolean) => (critical ? `${word.criticalHit.one}, ${face}` : `${word.hit.one}, ${face}`),
    more: (name: string) => `One more Hit on ${name}`,
    fewer: (name: string) => `One Hit fewer on ${name}`,
    give: (count: number, left: number) =>
      left ? `Give ${count}, keep ${left} for later` : count === 1 ? "Give the Hit" : `Give all ${count}`,
    rest: (count: number) => `${count} ${count === 1 ? word.hit.one : word.hit.many} to give`,
    critical: (count: number) => `(${count} critical)`,
    going: "The other Hits follow as you shared them out.",
  },
  rolls: {
    of: (successes: number, dice: number) => `${successes} of ${dice}`,
    spoken: (who: string, what: string, faces: string, result: string) =>
      `${who ? `${who}, ` : ""}${what}: ${faces}. ${result}`,
    success: (count: number) => (count === 1 ? "1 success" : `${count} successes`),
    total: (total: number) => `Total ${total}`,
    again: "re-rolled",
    earlier: "Earlier rolls",
    reroll: (count: number) => (count === 1 ? "Re-roll 1 die" : `Re-roll ${count} dice`),
    choose: "Choose among the dice on the tray",
    ways: (ways: readonly { name: string; most: number; free: boolean }[]) =>
      ways
        .map(({ name, most, free }) => `${most === 1 ? "one die" : `up to ${most} dice`} ${free ? "thanks to" : "for"} ${name}`)
        .join(", or "),
    price: (name: string, free: boolean): string => (free ? `free: ${name}` : `for ${name}`),
    misses: (count: number, attack: boolean): string =>
      attack
        ? count === 1
          ? "Re-roll the miss"
          : "Re-roll the misses"
        : count === 1
          ? "Re-roll the failure"
          : "Re-roll the failures",
    chance: (percent: number) => `${percent}% at least one success`,
    each: (percent: number) => `${percent}% each`,
    pick: (face: number, state: string) => `Die ${face}${state ? `, ${state}` : ""}: re-roll it`,
    take: (face: number, label: string) => `Die ${face}: ${label}`,
    changed: "What counts",
  },
  anyTime: {
    name: "At any time",
    count: (count: number) => (count ? `${count} ${count === 1 ? "thing" : "things"} to use` : "nothing to use now"),
    of: (name: string) => `What ${name} can do at any time`,
    handling: "Hand over, swap, throw away",
    idle: "Of no use now",
    search: "Look for a thing",
    nothing: (name: string) => `${name} has nothing to use now.`,
    notNow: "Not in the middle of this. Answer the question first.",
    party: "Party",
    close: "Close",
    verbs: { use: "Use", give: "Hand over", swap: "Swap", discard: "Throw away" } as Record<string, string>,
    other: "Do",
  },
  keys: {
    name: "Keys",
    close: "Close",
    groups: [
      [
        "The question",
        [
          ["1 – 9", "choose an option or a die"],
          ["0", "be done for today, in a shop"],
          ["↑ ↓ ← →", "go over the map or the list"],
          ["Enter", "put an explanation away, choose what is marked, or go on"],
          ["Y N", "yes, no"],
          ["W", "why not?"],
          ["T", "what can be done at any time"],
        ],
      ],
      [
        "The table",
        [
          ["U", "undo, also Ctrl Z"],
          ["Shift+U", "do it again, also Ctrl Y"],
          ["[ ]", "previous, next hero"],
          ["H", "the next open question of mine"],
          ["M", "menu"],
          ["Q", "quiet, or sound again"],
          ["/", "rulebook"],
          ["C", "sheet of the hero"],
          ["L", "log"],
          ["G", "mission"],
          ["K", "cards in play"],
          ["Space", "to the end of the scene"],
          ["V", "how fast scenes go"],
          ["Tab", "the next button"],
          ["Esc", "close, or take the mark away"],
          ["?", "this list"],
        ],
      ],
      [
        "The map",
        [
          ["Shift+↑ ↓ ← →", "move the map"],
          ["+ −", "zoom"],
          ["F", "show the Fight"],
          ["0", "show everything"],
        ],
      ],
    ] as [string, [string, string][]][],
  },
};
