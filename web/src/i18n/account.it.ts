import type { accountEn } from "./account.en";

export const accountIt: typeof accountEn = {
  link: "Accedi",
  needed: "Su questo server solo chi ha un account può iniziare partite. A chi è stato invitato a un tavolo non serve.",
  in: "Accedi",
  register: "Registrati",
  withCode: "Ho un codice",
  heading: { in: "Chi viene alla lanterna?", register: "Per la prima volta alla lanterna", withCode: "C'è un invito per te" },
  text: {
    in: "I tuoi tavoli, campagne ed Eroi sono qui, da qualunque dispositivo tu acceda.",
    register: "Bastano un nome e una password. Nessuno qui può rimandarti la password: conservala bene.",
    withCode:
      "Chi gestisce questo server ti ha dato un codice. Con esso imposti la password, anche se hai dimenticato la vecchia.",
  },
  name: "Nome",
  password: "Password",
  newPassword: "Nuova password",
  least: "Almeno 10 caratteri.",
  code: "Codice",
  set: "Imposta la password",
  yours: (name) => `Buonasera, ${name}`,
  sessions: (count) =>
    count === 1 ? "Hai effettuato l'accesso solo da questo browser." : `Hai effettuato l'accesso da ${count} browser.`,
  until: (day) => `Qui vale fino al ${day}.`,
  out: "Esci",
  everywhere: "Esci ovunque",
  heroes: "I tuoi Eroi",
  noHeroes: "Per te non cavalca ancora nessuno.",
  rides: (campaign) => `cavalca in «${campaign}»`,
  copy: "una copia",
  can: "accanto al fuoco, pronto a partire",
  level: (level) => `Livello ${level}`,
  along: (count) =>
    count === 1
      ? "Un tavolo è aperto a questo browser senza account."
      : `${count} tavoli sono aperti a questo browser senza account.`,
  take: "Aggiungi ai miei",
  taken: (count) => (count === 1 ? "Un tavolo ora è tuo." : `${count} tavoli ora sono tuoi.`),
  change: "Cambia la password",
  oldPassword: "Password attuale",
  changed: "La password è cambiata; tutti gli altri browser sono stati disconnessi.",
  file: "Tutto ciò che è mio",
  fileText: "Le tue partite e campagne, e ciò che il server sa di te, in un file.",
  save: "Salva il file",
  gone: "Cancellami",
  goneText:
    "Il tuo account sparisce per sempre, con ogni campagna in cui non siede nessun altro. Ciò che condividi con altri resta a loro.",
  goneYes: "Cancella tutto ciò che è mio",
  stay: "Resto",
  bring: "Un mio Eroe cavalca qui",
  bringText: "Lascia la campagna in cui è, e viene con tutto ciò che ha. Può tornare indietro da ogni raduno.",
  ride: "Cavalca qui",
  nobody: "Nessuno dei tuoi Eroi aspetta ora a un altro raduno.",
};
