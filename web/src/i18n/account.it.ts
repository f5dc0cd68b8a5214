import type { accountEn } from "./account.en";

export const accountIt: typeof accountEn = {
  link: "Accedi",
  needed: "Su questo server solo chi ha un account può iniziare partite. A chi è stato invitato a un tavolo non serve.",
  in: "Accedi",
  register: "Registrati",
  withCode: "Ho un codice",
  heading: { in: "Chi viene alla lanterna?", register: "Nuovi alla lanterna", withCode: "Siete stati invitati" },
  text: {
    in: "I vostri tavoli, campagne ed Eroi sono qui, da qualunque dispositivo accediate.",
    register: "Bastano un nome e una password. Nessuno qui può rimandarvi la password: conservatela bene.",
    withCode:
      "Chi gestisce questo server vi ha dato un codice. Con esso impostate la password, anche se avete dimenticato la vecchia.",
  },
  name: "Nome",
  password: "Password",
  newPassword: "Nuova password",
  least: "Almeno 10 caratteri.",
  code: "Codice",
  set: "Imposta la password",
  yours: (name) => `Buonasera, ${name}`,
  sessions: (count) =>
    count === 1 ? "Avete effettuato l'accesso solo da questo browser." : `Avete effettuato l'accesso da ${count} browser.`,
  until: (day) => `Qui vale fino al ${day}.`,
  out: "Esci",
  everywhere: "Esci ovunque",
  heroes: "I vostri Eroi",
  noHeroes: "Per voi non cavalca ancora nessuno.",
  rides: (campaign) => `cavalca in «${campaign}»`,
  copy: "una copia",
  can: "accanto al fuoco, pronto a partire",
  level: (level) => `Livello ${level}`,
  along: (count) =>
    count === 1
      ? "Un tavolo è aperto a questo browser senza account."
      : `${count} tavoli sono aperti a questo browser senza account.`,
  take: "Aggiungi ai miei",
  taken: (count) => (count === 1 ? "Un tavolo ora è vostro." : `${count} tavoli ora sono vostri.`),
  change: "Cambia la password",
  oldPassword: "Password attuale",
  changed: "La password è cambiata; tutti gli altri browser sono stati disconnessi.",
  file: "Tutto ciò che è mio",
  fileText: "Le vostre partite e campagne, e ciò che il server sa di voi, in un file.",
  save: "Salva il file",
  gone: "Cancellami",
  goneText:
    "Il vostro account sparisce per sempre, con ogni campagna in cui non siede nessun altro. Ciò che condividete con altri resta a loro.",
  goneYes: "Cancella tutto ciò che è mio",
  stay: "Resto",
  bring: "Un mio Eroe cavalca qui",
  bringText: "Lascia la campagna in cui è, e viene con tutto ciò che ha. Può tornare indietro da ogni raduno.",
  ride: "Cavalca qui",
  nobody: "Nessuno dei vostri Eroi aspetta ora a un altro raduno.",
};
