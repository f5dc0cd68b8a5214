import type { questions as english } from "./question.en";
import { terms } from "./terms";

const word = terms.it;
export const questions: typeof english = {
  ask: {
    decides: (name) => `Decide ${name}`,
    onMap: (count) =>
      count === 1
        ? "Una casella è segnata sulla mappa. Sceglila lì."
        : `${count} caselle sono segnate sulla mappa. Scegline una lì.`,
    onMapAgain: (count) => (count === 1 ? "Una casella segnata." : `${count} caselle segnate.`),
    cursor: "Le frecce vanno di casella in casella, Invio sceglie.",
    here: (label) => `Indicato: ${label}`,
    asList: (count) => (count === 1 ? "Mostra in elenco" : `Mostra tutti e ${count} in elenco`),
    enter: "Invio",
    moreText: (label) => `Che cosa fa? ${label}`,
    whyNot: "Perché no?",
    whyNotCount: (count) => `Perché no? ${count} ${count === 1 ? "cosa non si può" : "cose non si possono"} fare ora`,
    manySpaces: (count) => (count === 1 ? "Un passo verso 1 casella" : `Passi verso ${count} caselle`),
    rule: "La regola",
    ruleOf: (why) => `La regola: ${why}`,
    several: "Chi decide per primo?",
    turnTo: (name) => `Decidi per ${name}`,
    forAll: (names) => `Il sì vale per tutti i tuoi: ${names}`,
    stillDeciding: (names) => `Devono ancora decidere: ${names}`,
    runBy: (hero, person) => `${hero} (${person})`,
    chooseSome: (least, most) =>
      least === most
        ? most === 1
          ? "Scegline uno."
          : `Scegline ${most}.`
        : least
          ? `Scegline da ${least} a ${most}.`
          : most === 1
            ? "Scegline uno, o nessuno."
            : `Scegline fino a ${most}, o nessuno.`,
    chosen: (count, most) => `${count} di ${most} ${count === 1 ? "scelto" : "scelti"}`,
    none: "Nessuno",
    amount: (least, most) => `Da ${least} a ${most}`,
    slider: "Quanti",
    least: "Il meno possibile",
    most: "Il più possibile",
    order: "Il primo in alto. Trascina, o usa le frecce.",
    earlier: (label) => `Prima: ${label}`,
    later: (label) => `Dopo: ${label}`,
    place: (label, at) => `${label} ora è il numero ${at}`,
    tap: "Tocca una casella sulla mappa.",
    go: "Vai",
    allAnswers: "Tutte le risposte",
    fold: "Torna alla mappa",
    keep: "Lascia così",
    policy: "Chiedimelo",
    howOften: (often: string) => `Chiedimi: ${often.toLowerCase()}`,
    policies: { ask: "Sempre", matters: "Solo se conta", never: "Mai" },
    wished: "Annotato, dalla prossima volta.",
    policyNever: "Mai più: il gioco risponde da solo, e lascia i dadi come sono.",
    watching: (name) => `${name} decide in un'altra finestra.`,
  },
  hits: {
    all: (name, count) => (count === 1 ? `Va a: ${name}` : count === 2 ? `Entrambi: ${name}` : `Tutti e ${count}: ${name}`),
    each: (names) => `Uno ciascuno: ${names}`,
    part: (count, name) => `${count} su ${name}`,
    kills: (number) => `uccide il n. ${number}`,
    killsIt: "lo uccide",
    aided: (chance, aid) => `${chance}% con ${aid}`,
    noKill: "non può uccidere",
    dealOut: "Dividili tu",
    dealHint: "Scegli un dado, poi a chi va. Quello che non dai resta per dopo.",
    ready: "Già pronti",
    pool: "Colpi da dare",
    none: "Tutti i Colpi sono dati.",
    hit: (face, critical) => (critical ? `${word.criticalHit.one}, ${face}` : `${word.hit.one}, ${face}`),
    more: (name) => `Un Colpo in più: ${name}`,
    fewer: (name) => `Un Colpo in meno: ${name}`,
    give: (count, left) => (left ? `Danne ${count}, tienine ${left}` : count === 1 ? "Dai il Colpo" : `Dai tutti e ${count}`),
    rest: (count) => `${count} ${count === 1 ? word.hit.one : word.hit.many} da dare`,
    critical: (count) => `(${count} ${count === 1 ? "critico" : "critici"})`,
    going: "Gli altri Colpi seguono come li hai divisi.",
  },
  rolls: {
    of: (successes, dice) => `${successes} su ${dice}`,
    spoken: (who, what, faces, result) => `${who ? `${who}, ` : ""}${what}: ${faces}. ${result}`,
    success: (count) => (count === 1 ? "1 successo" : `${count} successi`),
    total: (total) => `Totale ${total}`,
    again: "ritirato",
    earlier: "Tiri precedenti",
    reroll: (count) => (count === 1 ? "Ritira 1 dado" : `Ritira ${count} dadi`),
    choose: "Scegli tra i dadi sul vassoio",
    ways: (ways) =>
      ways
        .map(
          ({ name, most, free }) => `${most === 1 ? "un dado" : `fino a ${most} dadi`} ${free ? `(${name})` : `per ${name}`}`,
        )
        .join(", o "),
    price: (name, free) => (free ? `gratis: ${name}` : `per ${name}`),
    misses: (count, attack) =>
      attack
        ? count === 1
          ? "Ritira il mancato"
          : "Ritira i mancati"
        : count === 1
          ? "Ritira il fallito"
          : "Ritira i falliti",
    chance: (percent) => `${percent}% almeno un successo`,
    each: (percent) => `${percent}% ciascuno`,
    pick: (face, state) => `Dado ${face}${state ? `, ${state}` : ""}: ritiralo`,
    take: (face, label) => `Dado ${face}: ${label}`,
    changed: "Che cosa conta",
  },
  anyTime: {
    name: "In ogni momento",
    count: (count) => (count ? `${count} ${count === 1 ? "cosa" : "cose"} da usare` : "ora niente da usare"),
    of: (name) => `Che cosa può fare ${name} in ogni momento`,
    handling: "Passare, scambiare, gettare",
    idle: "Ora senza effetto",
    search: "Cerca una cosa",
    nothing: (name) => `${name} ora non ha niente da usare.`,
    notNow: "Non nel mezzo di questo. Prima rispondi alla domanda.",
    party: "Gruppo",
    close: "Chiudi",
    verbs: { use: "Usa", give: "Passa", swap: "Scambia", discard: "Getta via" },
    other: "Fai",
  },
  keys: {
    name: "Tasti",
    close: "Chiudi",
    groups: [
      [
        "La domanda",
        [
          ["1 – 9", "scegli un'opzione o un dado"],
          ["0", "hai finito per oggi, in un negozio"],
          ["↑ ↓ ← →", "muoviti sulla mappa o nell'elenco"],
          ["Invio", "chiudi una spiegazione, scegli quello indicato, o vai avanti"],
          ["S N", "sì, no"],
          ["W", "perché no?"],
          ["T", "che cosa si può fare in ogni momento"],
        ],
      ],
      [
        "Il tavolo",
        [
          ["U", "annulla, anche Ctrl Z"],
          ["Maiusc+U", "rifai, anche Ctrl Y"],
          [", .", "eroe precedente, seguente, anche [ ]"],
          ["H", "la mia prossima domanda aperta"],
          ["M", "menu"],
          ["Q", "silenzio, o di nuovo suono"],
          ["/", "regolamento"],
          ["C", "scheda dell'eroe"],
          ["L", "registro"],
          ["G", "missione"],
          ["K", "carte in gioco"],
          ["Spazio", "alla fine della scena"],
          ["V", "velocità delle scene"],
          ["Tab", "il pulsante seguente"],
          ["Esc", "chiudi, o togli il segno"],
          ["?", "questo elenco"],
        ],
      ],
      [
        "La mappa",
        [
          ["Maiusc+↑ ↓ ← →", "sposta la mappa"],
          ["+ −", "ingrandisci, riduci"],
          ["F", "mostra lo Scontro"],
          ["0", "mostra tutto"],
        ],
      ],
    ],
  },
};
