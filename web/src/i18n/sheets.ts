import { terms } from "./terms";

/** The words of the sheets, the log, the cards in play and the mission. */
export const sheetsEn = {
  sheets: {
    before: "Previous hero",
    after: "Next hero",
    skills: terms.en.skill.many,
    numbers: "Numbers",
    xp: (xp: number) => `${xp} ${terms.en.xp.one}`,
    gold: (gold: number) => `$${gold.toLocaleString("en-US")}`,
    darkStone: (count: number, fused: number) =>
      `${count} ${terms.en.darkStone.one}${fused ? `, ${fused} fused with the body` : ""}`,
    slots: {
      hat: "Hat",
      face: "Face",
      shoulders: "Shoulders",
      coat: "Coat",
      torso: "Torso",
      gloves: "Gloves",
      belt: "Belt",
      pants: "Pants",
      boots: "Boots",
      transport: "Transport",
    },
    hand: "Hand",
    bothHands: "both hands",
    empty: "Empty",
    worn: "Worn",
    inHands: (now: number, most: number) => `Hands ${now} of ${most}`,
    packed: "In the pack, not in use",
    other: "Carried",
    nothing: "Nothing",
    weight: (now: number, most: number) => `Weight ${now} of ${most}`,
    sideBag: (now: number, most: number) => `${terms.en.sideBag.one} ${now} of ${most}`,
    forms: "Forms",
    formNow: "now",
    formNotNow: "not now",
    abilities: terms.en.ability.many,
    conditions: "Afflictions",
    condition: {
      injury: terms.en.injury.one,
      madness: terms.en.madness.one,
      mutation: terms.en.mutation.one,
      curse: "Curse",
      status: "State",
    } as Record<string, string>,
    markers: "Markers",
    boosts: "For now",
    ready: "ready",
    spent: "used up",
    take: "Take in hand",
    wear: "Wear",
    away: "Put away",
    drag: "Drag something here, or tap it.",
    notNow: "Hands and clothes change at the start of an Activation, or while no Enemies are on the map.",
    works: "Does not work now",
    fused: "Fused with the body: cannot be put away",
    weapon: {
      range: terms.en.range.one,
      shots: terms.en.shot.many,
      toHit: "To Hit",
      damage: terms.en.damage.one,
      critical: "Critical",
    },
    why: (label: string, shown: string) => `Why is ${label} ${shown}?`,
    asking: "Looking it up",
    plain: "As printed, nothing changes it.",
    instead: "instead",
  },
  enemy: {
    sizes: { small: "small", medium: "medium", large: "large", extra_large: "extra large" } as Record<string, string>,
    elite: "Elite",
    mythic: "Mythic",
    brutal: "Brutal",
    ambush: "in ambush",
    acted: "has acted this turn",
    models: (count: number) => `On the map: ${count}`,
    left: (left: number, most: number) => `${left} of ${most} health left`,
    targets: (name: string) => `attacks ${name}`,
    noTarget: "attacks nobody yet",
    show: (name: string) => `Show ${name} on the map`,
    gone: "None of them is left on the map.",
  },
  cards: {
    button: "In play",
    count: (count: number) => (count === 1 ? "1 card in play" : `${count} cards in play`),
    title: "On the table",
    none: "No card lies face up.",
    only: (tile: string) => `Only on: ${tile}`,
    marks: (count: number) => `Markers on it: ${count}`,
    dread: terms.en.growingDread.one,
    dreadShort: terms.en.growingDread.one,
    dreadCount: (count: number) => (count === 1 ? "1 card, face down" : `${count} cards, face down`),
    dreadNone: "No card lies in the Growing Dread stack.",
    dreadText:
      "Where the Darkness enters a Growing Dread space of the Depth Track, a card is laid here. Nobody knows these cards until the Objective Room is found: then all are turned over.",
    darkness: (left: number) => `Darkness deck: ${left} ${left === 1 ? "card" : "cards"} left`,
    kinds: {
      encounter: terms.en.encounter.one,
      darkness: terms.en.darkness.one,
      dread: terms.en.growingDread.one,
      threat: terms.en.threat.one,
      loot: terms.en.loot.one,
      scavenge: terms.en.scavenge.one,
      gear: terms.en.gear.one,
      artifact: terms.en.artifact.one,
      depth: terms.en.depthEvent.one,
      exploration: "Exploration",
      chart: "Chart",
      world: "World",
      mission: "Mission",
      other: "Card",
    },
    arrivals: "On their way",
    nextThreat: (keywords: string) => `The Enemies of the next Threat card are also: ${keywords}.`,
    arrivesAmbush: "from ambush",
  },
  mission: {
    button: "Mission",
    short: terms.en.goal.one,
    goal: terms.en.goal.one,
    now: "To do now",
    done: "done",
    story: "How it began",
    rules: "Special rules",
    noRules: "No special rules.",
    clues: (now: number, needed: number) => `Clues ${now} of ${needed}`,
    objective: "The Objective Room is found.",
    notFound: "The Objective Room is not found yet.",
    revive: (count: number) => (count === 1 ? `1 ${terms.en.reviveToken.one}` : `${count} ${terms.en.reviveToken.many}`),
    noRevive: `No ${terms.en.reviveToken.one} left`,
    markers: "Markers",
    companions: "Company",
    led: (name: string) => `led by ${name}`,
    alone: "alone",
    dead: "dead",
    worlds: "Worlds",
    whole: "The whole mission sheet",
    show: (name: string) => `Show ${name} on the map`,
  },
  story: {
    filter: "Show",
    filters: { all: "All", story: "Story", fights: terms.en.fight.many, finds: "Finds", mine: "My hero" },
    since: "Since my last turn",
    nothing: "Nothing yet.",
    go: "Show this on the map",
    open: "Open the log",
    earlier: "Earlier entries",
    told: {
      attacks: (who: string, weapon: string, kind: string) =>
        weapon
          ? `${who} attacks with ${weapon}`
          : kind === "melee"
            ? `${who} attacks in ${terms.en.melee.one.toLowerCase()}`
            : `${who} attacks`,
      miss: "Miss",
      hits: (count: number, kind: string) => {
        const word = kind === "horror" ? terms.en.horrorHit : kind === "corruption" ? terms.en.corruptionHit : terms.en.hit;
        return `${count} ${count === 1 ? word.one : word.many}`;
      },
      critical: (count: number) => `${count} Critical`,
      blocked: (count: number, of: number) =>
        count === of
          ? of === 1
            ? "blocked"
            : "all blocked"
          : count
            ? `${count} blocked`
            : of === 1
              ? "not blocked"
              : "none blocked",
      wounded: (count: number, left: number) =>
        `${count} ${count === 1 ? terms.en.wound.one : terms.en.wound.many} (${left} ${terms.en.health.one} left)`,
      sanitylost: (count: number, left: number) =>
        `${count} ${terms.en.sanity.one} damage (${left} ${terms.en.sanity.one} left)`,
      unhurt: (defense: number, hits: number) =>
        defense
          ? `no ${terms.en.wound.one}, ${terms.en.defense.one} ${defense} stops ${hits === 1 ? "it" : "them"}`
          : `no ${terms.en.wound.one}`,
    },
  },
};

export const sheetsIt: typeof sheetsEn = {
  sheets: {
    before: "Eroe precedente",
    after: "Eroe successivo",
    skills: terms.it.skill.many,
    numbers: "Valori",
    xp: (xp) => `${xp} ${terms.it.xp.one}`,
    gold: (gold) => `${gold.toLocaleString("de-DE")} $`,
    darkStone: (count, fused) =>
      `${count} ${count === 1 ? terms.it.darkStone.one : terms.it.darkStone.many}${fused ? `, ${fused} ${fused === 1 ? "fusa" : "fuse"} con il corpo` : ""}`,
    slots: {
      hat: "Cappello",
      face: "Viso",
      shoulders: "Spalle",
      coat: "Cappotto",
      torso: "Torso",
      gloves: "Guanti",
      belt: "Cintura",
      pants: "Pantaloni",
      boots: "Stivali",
      transport: "Mezzo",
    },
    hand: "Mano",
    bothHands: "due mani",
    empty: "Vuoto",
    worn: "Indossato",
    inHands: (now, most) => `Mani ${now} di ${most}`,
    packed: "Nello zaino, non in uso",
    other: "Con sé",
    nothing: "Niente",
    weight: (now, most) => `Peso ${now} di ${most}`,
    sideBag: (now, most) => `${terms.it.sideBag.one} ${now} di ${most}`,
    forms: "Forme",
    formNow: "adesso",
    formNotNow: "non adesso",
    abilities: terms.it.ability.many,
    conditions: "Afflizioni",
    condition: {
      injury: terms.it.injury.one,
      madness: terms.it.madness.one,
      mutation: terms.it.mutation.one,
      curse: "Maledizione",
      status: "Stato",
    },
    markers: "Marcatori",
    boosts: "Per ora",
    ready: "pronta",
    spent: "usata",
    take: "Prendi in mano",
    wear: "Indossa",
    away: "Metti via",
    drag: "Trascina qui qualcosa, o toccalo.",
    notNow: "Mani e vestiti si cambiano all'inizio di un'Attivazione, o finché non ci sono Nemici sulla mappa.",
    works: "Ora non ha effetto",
    fused: "Fuso con il corpo: non si può mettere via",
    weapon: {
      range: terms.it.range.one,
      shots: terms.it.shot.many,
      toHit: "per Colpire",
      damage: terms.it.damage.one,
      critical: "Critico",
    },
    why: (label, shown) => `Perché ${label} ${shown}?`,
    asking: "Un momento",
    plain: "Come stampato, nulla lo cambia.",
    instead: "al posto",
  },
  enemy: {
    sizes: { small: "piccolo", medium: "medio", large: "grande", extra_large: "extra grande" },
    elite: "Élite",
    mythic: "Mitico",
    brutal: "Brutale",
    ambush: "in agguato",
    acted: "ha già agito in questo turno",
    models: (count) => `Sulla mappa: ${count}`,
    left: (left, most) => `Salute ${left} di ${most}`,
    targets: (name) => `bersaglio: ${name}`,
    noTarget: "non attacca ancora nessuno",
    show: (name) => `Mostra sulla mappa: ${name}`,
    gone: "Non ne resta nessuno sulla mappa.",
  },
  cards: {
    button: "In gioco",
    count: (count) => (count === 1 ? "1 carta in gioco" : `${count} carte in gioco`),
    title: "Sul tavolo",
    none: "Nessuna carta è scoperta.",
    only: (tile) => `Solo in: ${tile}`,
    marks: (count) => `Marcatori sulla carta: ${count}`,
    dread: terms.it.growingDread.one,
    dreadShort: terms.it.growingDread.one,
    dreadCount: (count) => (count === 1 ? "1 carta coperta" : `${count} carte coperte`),
    dreadNone: "Nessuna carta nella pila del Terrore Crescente.",
    dreadText:
      "Dove l'Oscurità entra in una casella di Terrore Crescente del Tracciato di Profondità, qui va una carta. Nessuno conosce queste carte finché non si trova la Stanza dell'Obiettivo: allora si scoprono tutte.",
    darkness: (left) => `Mazzo dell'Oscurità: ${left} ${left === 1 ? "carta rimasta" : "carte rimaste"}`,
    kinds: {
      encounter: terms.it.encounter.one,
      darkness: terms.it.darkness.one,
      dread: terms.it.growingDread.one,
      threat: terms.it.threat.one,
      loot: terms.it.loot.one,
      scavenge: terms.it.scavenge.one,
      gear: terms.it.gear.one,
      artifact: terms.it.artifact.one,
      depth: terms.it.depthEvent.one,
      exploration: "Esplorazione",
      chart: "Tabella",
      world: "Mondo",
      mission: "Missione",
      other: "Carta",
    },
    arrivals: "In arrivo",
    nextThreat: (keywords) => `I Nemici della prossima carta Minaccia sono anche: ${keywords}.`,
    arrivesAmbush: "in agguato",
  },
  mission: {
    button: "Missione",
    short: terms.it.goal.one,
    goal: terms.it.goal.one,
    now: "Da fare ora",
    done: "fatto",
    story: "Come è cominciata",
    rules: "Regole speciali",
    noRules: "Nessuna regola speciale.",
    clues: (now, needed) => `Indizi ${now} di ${needed}`,
    objective: "La Stanza dell'Obiettivo è stata trovata.",
    notFound: "La Stanza dell'Obiettivo non è ancora stata trovata.",
    revive: (count) => (count === 1 ? `1 ${terms.it.reviveToken.one}` : `${count} ${terms.it.reviveToken.many}`),
    noRevive: `Nessun ${terms.it.reviveToken.one} rimasto`,
    markers: "Marcatori",
    companions: "Compagni",
    led: (name) => `con ${name}`,
    alone: "senza guida",
    dead: "senza vita",
    worlds: "Mondi",
    whole: "Tutta la scheda della missione",
    show: (name) => `Mostra sulla mappa: ${name}`,
  },
  story: {
    filter: "Mostra",
    filters: { all: "Tutto", story: "Storia", fights: terms.it.fight.many, finds: "Trovati", mine: "Il mio Eroe" },
    since: "Dal mio ultimo turno",
    nothing: "Ancora niente.",
    go: "Mostra sulla mappa",
    open: "Apri il registro",
    earlier: "Voci precedenti",
    told: {
      attacks: (who, weapon, kind) =>
        weapon
          ? `${who} attacca (${weapon})`
          : kind === "melee"
            ? `${who} attacca in ${terms.it.melee.one.toLowerCase()}`
            : `${who} attacca`,
      miss: "Mancato",
      hits: (count, kind) => {
        const word = kind === "horror" ? terms.it.horrorHit : kind === "corruption" ? terms.it.corruptionHit : terms.it.hit;
        return `${count} ${count === 1 ? word.one : word.many}`;
      },
      critical: (count) => `${count} ${count === 1 ? "Critico" : "Critici"}`,
      blocked: (count, of) =>
        count === of
          ? of === 1
            ? "parato"
            : "tutti parati"
          : count
            ? `${count} ${count === 1 ? "parato" : "parati"}`
            : of === 1
              ? "non parato"
              : "nessuno parato",
      wounded: (count, left) =>
        `${count} ${count === 1 ? terms.it.wound.one : terms.it.wound.many} (${terms.it.health.one} rimasta ${left})`,
      sanitylost: (count, left) =>
        `${count} ${count === 1 ? "danno" : "danni"} alla ${terms.it.sanity.one} (${terms.it.sanity.one} rimasta ${left})`,
      unhurt: (defense, hits) =>
        defense
          ? `nessuna ${terms.it.wound.one}, la ${terms.it.defense.one} ${defense} ${hits === 1 ? "lo" : "li"} ferma`
          : `nessuna ${terms.it.wound.one}`,
    },
  },
};
