import type { stage as en } from "./stage.en";
import { terms } from "./terms";

const word = terms.it;
export const stage: typeof en = {
  name: "Che cosa succede",
  skip: "salta alla domanda",
  skipKey: "Spazio",
  speed: (name) => `Velocità: ${name}`,
  speeds: { slow: "lenta", normal: "normale", fast: "rapida", instant: "immediata" },
  unseen: " (non si vede più nulla di ciò che accade; torna dalle Impostazioni, nel menu)",
  speedKey: "V",
  back: "Torna all'azione",
  everybody: "Riguarda tutti",
  appear: (count, kind) => `Appaiono ${count} ${kind}.`,
  fight: (groups) =>
    `${word.fight.one}: ${groups.map(({ count, name }) => (count > 1 ? `${count} ${name}` : name)).join(", ")}`,
  won: `Lo ${word.fight.one} è vinto`,
  over: `Lo ${word.fight.one} è finito, e con esso il turno. Gli Eroi prendono fiato.`,
  go: "Avanti",
  read: "Leggi la carta",
  blocked: (count) =>
    count === ""
      ? `Nessuna ${word.wound.one}`
      : count === "0"
        ? "Nulla parato"
        : count === "1"
          ? "1 parato"
          : `${count} parati`,
  sanity: (count) => `${count} ${word.sanity.one}`,
  corruption: (count) => `${count} Corruzione`,
  clue: (count) => `${count} ${word.clue.one}`,
  escaped: "Sfugge",
  caught: "Non sfugge",
  risen: "Di nuovo in piedi",
  needed: (target) => `serve ${target}+`,
  critical: "Critico",
  hits: (count) => (count > 1 ? `${count} ${word.hit.many}` : "Colpito"),
  miss: "Mancato",
  missed: (attack) => `${attack.replace(/\.$/, "")}: Mancato.`,
  unhurt: (hit, came) => `${hit.replace(/\.$/, "")}: ${came}.`,
  strikes: (attacker, whom) => `${attacker} contro ${whom}.`,
  brings: (attacker, hits) => `${attacker}: ${hits ? `${hits} ${hits === 1 ? word.hit.one : word.hit.many}` : "Mancato"}.`,
  blocks: "Para",
  fails: "Fallito",
  passed: "Successo",
  letGo: "Premi e lascia",
  total: "Totale",
  knockedOut: word.ko.one,
  dead: "Senza vita",
  elsewhere: "Altrove",
};
