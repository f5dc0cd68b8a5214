import { accountIt } from "./account.it";
import { campaignIt } from "./campaign.it";
import { capital } from "./capital";
import type { Messages } from "./en";
import { guideCards } from "./guide.it";
import { night } from "./night.it";
import { questions } from "./question.it";
import { screens } from "./screens.it";
import { sheetsIt } from "./sheets";
import { stage } from "./stage.it";
import { terms } from "./terms";
import { togetherIt } from "./together.it";

const word = terms.it;
export const it: Messages = {
  code: "it",
  title: "Old Lantern",
  nav: {
    sound: "Riaccendi il suono",
    menu: "Menu",
    undo: "Annulla",
    back: "Indietro",
    close: "Chiudi",
    about: "Informazioni",
    settings: "Impostazioni",
    start: "Inizio",
    rulebook: "Regolamento",
    log: word.log.one,
  },
  connection: {
    lost: "Collegamento perso. La vista resta; si riprova.",
    again: (seconds) => `Nuovo tentativo fra ${seconds} s`,
    away: "Il gioco non risponde. Il programma è ancora in funzione?",
    tryNow: "Riprova ora",
    opening: "Apro il tavolo",
    gone: "Questo tavolo è stato eliminato.",
  },
  map: {
    name: "Mappa",
    help: "Maiusc e frecce spostano la mappa, più e meno ingrandiscono, F mostra lo Scontro, 0 mostra tutto. Tab scorre ciò che si può scegliere.",
    zoomIn: "Ingrandisci",
    zoomOut: "Riduci",
    fitFight: "Mostra lo Scontro",
    fitMore: (count) => `Mostra lo Scontro: ${count === 1 ? "un altro Nemico" : `altri ${count} Nemici`}`,
    farther: (count, names) =>
      `${count === 1 ? "C'è 1 Nemico" : `Ci sono ${count} Nemici`} più in là da questa parte: ${names.join(", ")}`,
    fitAll: "Mostra tutta la mappa",
    overlays: "Mostra sulla mappa",
    overlay: {
      reach: "Fin dove si arriva",
      sight: word.lineOfSight.one,
      threat: "Caselle minacciate",
      light: "Luce della lanterna",
    },
    choose: (label) => `Scegli: ${label}`,
    door: {
      unexplored: "Una porta. Nessuno sa che cosa c'è oltre.",
      undecided: "Un'uscita non ancora esplorata.",
      joined: "Un passaggio aperto.",
      capped: "Un vicolo cieco.",
      gate: "Un Portale verso un Altro Mondo.",
    },
    faceDown: (tile) => `Segnalino Esplorazione coperto: ${tile}`,
    objective: (tile) => `Stanza dell'Obiettivo: ${tile}`,
    companion: (name, left, most) => `${name}, senza guida${most ? `: salute ${left} su ${most}` : ""}`,
    leads: (name) => `, fa da guida: ${name}`,
    card: (name) => `Qui vale una carta: ${name}`,
    heldFast: "Immobilizzato: in questo turno non fa nulla",
    scavenged: (tile, times) => `${tile}: già frugata ${times} ${times === 1 ? "volta" : "volte"}`,
    hero: (hero) =>
      `${hero.name}${hero.class_name === hero.name ? "" : `, ${hero.class_name}`}${hero.ko ? ", KO" : ""}: salute ${hero.health.now} su ${hero.health.most}, sanità ${hero.sanity.now} su ${hero.sanity.most}${hero.light ? ", porta la luce" : ""}`,
    enemy: (enemy) => `${enemy.name}${enemy.elite ? ", élite" : ""}: salute ${enemy.health - enemy.wounds} su ${enemy.health}`,
    attacks: (name) => `Bersaglio: ${name}`,
    steps: (count) => `${count} ${count === 1 ? "passo" : "passi"}`,
    held: "Chi si ferma qui è trattenuto da un Nemico",
    chance: (percent) => `${percent}% di arrivarci`,
    depth: (space) => (space.number === null ? capital(space.name) : `Profondità ${space.number}`),
    carries: (name) => `${name} porta la lanterna`,
    lit: "Alla luce della lanterna",
    dark: "Al buio",
    kind: { entrance: word.entrance.one, passage: word.passage.one, room: word.room.one },
  },
  table: {
    heroes: "Eroi",
    initiative: "Ordine di questo turno",
    round: (turn) => `Turno ${turn}`,
    now: "Ora",
    acted: "ha già agito",
    here: "presente",
    away: "assente",
    depthTrack: word.depthTrack.one,
    holdBack: word.holdBackTheDarkness.one,
    question: "Domanda",
    waitingFor: (name) => `Si aspetta ${name}`,
    seats: "Giocatori",
    grit: word.grit.one,
    corruption: "Corruzione",
    health: word.health.one,
    sanity: word.sanity.one,
    expandHeroes: "Mostra tutto degli Eroi",
    of: (now, most) => `${now} su ${most}`,
  },
  depth: {
    party: `qui c'è il ${word.party.one}`,
    darkness: "qui c'è l'Oscurità",
    blood: word.bloodSpatter.one,
    dread: word.growingDread.one,
    archive: (count) => `${count} ${count === 1 ? word.marker.one : word.marker.many} dell'Archivio`,
    below: "Sotto l'Oscurità",
    advances: (percent) => `(${percent}% che si avvicini)`,
    what: "Che cosa significano i segni sul Tracciato di Profondità",
    legend: {
      party: "Il gruppo: avanza di una casella con ogni nuova tessera.",
      number:
        "La profondità si conta a ritroso, dal 15 dopo l'Ingresso all'1. Più il gruppo è in fondo, più devono fare i due dadi.",
      darkness:
        "L'Oscurità: ogni turno due dadi devono raggiungere il numero sotto il tracciato, o va verso l'Ingresso. Se esce, l'avventura è persa.",
      dread: (spaces) =>
        `Terrore Crescente, su ${spaces}: quando l'Oscurità ci arriva, una carta va coperta sulla sua pila. Queste carte si scoprono quando si trova l'Obiettivo.`,
      blood: (spaces) => `Schizzo di Sangue, su ${spaces}: quando l'Oscurità ci arriva, si pesca subito una carta Oscurità.`,
    },
    orElse: (needed, percent) => `${needed}+ o l'Oscurità avanza (${percent}%)`,
  },
  heroes: {
    light: "Lanterna",
    ko: word.ko.one,
    dead: "Senza vita",
    level: (level) => `Livello ${level}`,
    nickname: (name) => `«${name}»`,
    steps: (points) => `${points} ${points === 1 ? "passo" : "passi"} ancora`,
  },
  question: {
    send: "Fatto",
    why: "Perché?",
    chosen: (count, least, most) => {
      const chosen = count === 1 ? "scelto" : "scelti";
      return least === most ? `${count} di ${most} ${chosen}` : `${count} ${chosen}, da ${least} a ${most}`;
    },
    more: "Di più",
    less: "Di meno",
    yes: "Sì",
    no: "No",
    anyTime: "In ogni momento",
    watching: "Stai guardando.",
  },
  log: { heading: word.log.one, since: "Dal mio ultimo turno", all: "Tutto" },
  dice: { needed: "Serve", total: "Totale" },
  campaign: campaignIt,
  together: togetherIt,
  account: accountIt,
  ...screens,
  ...night,
  stage,
  ...questions,
  ...guideCards,
  ...sheetsIt,
};
