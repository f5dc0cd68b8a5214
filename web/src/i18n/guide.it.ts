import type { guideCards as english } from "./guide.en";
import { terms } from "./terms";

const word = terms.it;

const table =
  "La pergamena chiede che cosa decidere adesso. Scegli lì o sulla mappa: il campo punteggiato è dove arrivi. Annulla cancella un clic sbagliato.";
const tableByTouch =
  "La pergamena qui sotto chiede che cosa decidere adesso. Sulla mappa il campo punteggiato è dove arrivi: tocca una casella, e di nuovo per andarci. Annulla cancella un tocco sbagliato.";
const grit = "Un ferro di cavallo è Grinta: compra passi o fa ritirare dadi. Un 1 sul dado del Movimento ne restituisce uno.";
const again =
  "I dadi che hanno fallito si possono ritirare: sceglili. Di regola costa 1 Grinta, e nessun dado si ritira due volte.";
const horror =
  "Anche la paura ferisce. Un dado per ogni Colpo d'Orrore: uno che raggiunge la tua Forza di Volontà lo ferma, uno che fallisce costa Sanità. Senza Sanità un Eroe è KO.";
const defense =
  "Un dado per ogni Colpo contro di te: uno che raggiunge la tua Difesa lo ferma. Uno che fallisce costa Salute: da un Nemico, quanto il suo Danno. Senza Salute un Eroe è KO.";
const scavenge = "Frugare è cercare nella tessera: di solito tre dadi, e ogni 6 pesca una carta, buona, cattiva o niente.";
const door =
  "Chi sta nel vano di una Porta può guardare attraverso: si posa la tessera seguente. Il segnalino di una Stanza si gira alla fine del turno, e può essere uno Scontro.";

const toHit =
  "Un dado per ogni Sparo, o in mischia per ogni punto di Combattimento. Ogni dado che raggiunge il numero per Colpire è un Colpo";
const hits =
  "Dai tutti i Colpi a un Nemico o dividili: la percentuale è la probabilità di uccidere. Ogni Colpo tira il Danno, e quanto supera la Difesa del Nemico sono Ferite; un 6+ per Colpire è un Colpo Critico e ignora la Difesa.";

export const guideCards: typeof english = {
  guide: {
    name: "Spiegazioni",
    next: "Capito",
    off: "Non spiegare più",
    silent: "Le spiegazioni sono spente.",
    byTouch: {
      welcome: tableByTouch,
      welcomeGrit: `${tableByTouch} ${grit}`,
    },
    cards: {
      welcome: ["Al tavolo", table],
      welcomeGrit: ["Al tavolo", `${table} ${grit}`],
      upgrade: [
        "Per che cosa ti conoscono",
        "Ogni Eroe comincia con un Miglioramento di partenza. Ogni opzione dice che cosa fa; per una prima avventura nessuna è sbagliata.",
      ],
      light: [
        "La lanterna",
        "Un Eroe porta la luce, che illumina la sua tessera e quelle accanto. Chi comincia un'Attivazione fuori dalla luce sente le Voci nel Buio, e quelle costano Sanità.",
      ],
      darkness: [
        word.holdBackTheDarkness.one,
        "Ogni turno comincia con due dadi. Troppo poco, e il segnalino viola si avvicina; a sinistra è tutto perso. Un doppio porta invece un Evento di Profondità.",
      ],
      order: [
        word.initiative.one,
        "Si agisce a turno, dal numero più alto al più basso. La targhetta più chiara agisce ora; chi ha la spunta ha agito.",
      ],
      grit: [word.grit.one, grit],
      scavenge: ["Dopo il Movimento", `Dopo un Movimento un Eroe fa una cosa sola, o niente. ${scavenge}`],
      door: ["Porte", door],
      doorScavenge: ["Dopo il Movimento", `Ora un Eroe fa una cosa sola, o niente. ${door} ${scavenge}`],
      secondRoom: [
        "Una Stanza alla volta",
        "Una Stanza è già aperta, e il suo segnalino si gira alla fine di questo turno. Se ora si apre un'altra Porta, si girano tutti e due: possono essere due Scontri insieme. Meglio finire questa Attivazione, e guardare quando la prima Stanza è tranquilla.",
      ],
      token: [
        "Segnalino Esplorazione",
        "Un Eroe è in questa Stanza o nel vano della Porta, perciò alla fine del turno il segnalino si gira. Dice che cosa c'è qui, e quante Porte proseguono. Un Agguato è uno Scontro proprio accanto agli Eroi.",
      ],
      threat: ["Una carta Minaccia", "Dice chi arriva, e quanti. Un dado Pericolo ha le facce 3, 3, 4, 4, 5 e 6."],
      encounter: [
        "Un Incontro",
        "Qui succede qualcosa. Una prova nomina un'Abilità e un numero: un dado per ogni punto dell'Abilità, e basta che un dado raggiunga il numero.",
      ],
      fight: [
        "Uno Scontro",
        "Una freccia rossa mostra contro chi va un Nemico. In ogni Attivazione un Eroe può muoversi e attaccare. Accanto a un Nemico, per muoversi, un dado deve prima raggiungere il suo numero di Fuga; chi fallisce può ancora attaccare.",
      ],
      hits: ["Dividere i Colpi", hits],
      toHit: ["Per Colpire", `${toHit}; un 6+ è un Colpo Critico.`],
      toHitShare: ["Per Colpire, e dividere", `${toHit}. ${hits}`],
      toHitAgain: ["Per Colpire e Grinta", `${toHit}; un 6+ è un Colpo Critico. ${again}`],
      breath: [
        word.catchYourBreath.one,
        "Lo Scontro è finito, e ogni Eroe tira un D3 e guarisce altrettanti punti, Ferite o Sanità, come vuole. Chi non ha avuto un turno tira un D6, o prende invece una Grinta. Poi c'è il Bottino.",
      ],
      reroll: ["Ritirare i dadi", again],
      horror: ["Orrore", horror],
      horrorAgain: ["Orrore e Grinta", `${horror} ${again}`],
      defense: [word.defense.one, defense],
      defenseAgain: ["Difesa e Grinta", `${defense} ${again}`],
      ko: [
        word.ko.one,
        "Chi è KO non è morto. Un Eroe si rialza quando alla fine di un turno non restano Nemici, con un segnalino Rivivere, o se un altro Eroe accanto lo aiuta: spesso con una Ferita Grave che resta. Se sono tutti KO insieme, l'avventura è persa.",
      ],
      revive: [
        "Un segnalino Rivivere",
        "Questo Eroe sta per finire KO. Un segnalino Rivivere lo tiene in piedi, con tutta la Salute e la Sanità e 1 Grinta. Il gruppo ne ha pochi; senza, l'Eroe resta a terra finché lo Scontro non è finito o qualcuno non lo aiuta.",
      ],
      loot: [word.loot.one, "Uno Scontro vinto paga: si pescano carte Bottino, e quello che c'è sopra è vostro."],
      clue: [
        "Un Indizio",
        "Gli Indizi portano all'Obiettivo, la Stanza in cui si decide la missione. La targhetta con la mappa del tesoro li conta; l'ultimo che serve fa della vostra Stanza l'Obiettivo. Prima curatevi e riunitevi.",
      ],
      objective: [
        "La Stanza dell'Obiettivo",
        "È per questo che siete venuti: qui la missione si vince o si perde. Premi la targhetta con la mappa del tesoro per leggere che cosa serve.",
      ],
      dread: [
        word.growingDread.one,
        "Una carta è stata messa coperta sulla pila del Terrore Crescente. Si gira nel momento peggiore: quando si trova l'Obiettivo. Il gruppo può spendere insieme la Grinta per annullarne una.",
      ],
      dreadStack: [
        word.growingDread.one,
        "Su alcune caselle del tracciato, quando ci arriva il segnalino viola, si mette una carta coperta: la targhetta col teschio le conta. Si girano nel momento peggiore: quando si trova l'Obiettivo.",
      ],
      darknessCard: [
        "Una carta Oscurità",
        "Su alcune caselle del tracciato, quando ci arriva il segnalino viola, si gira una carta Oscurità. Alcune accadono subito; quelle che restano sono sotto la targhetta con l'occhio, dove puoi rileggerle.",
      ],
      deeper: [
        "Quanto siete scesi",
        "Il segnalino dorato sul tracciato è il gruppo: va avanti di una casella con ogni nuova tessera. Più è in fondo, più alto deve essere il tiro contro l'Oscurità.",
      ],
      depth: ["Un Evento di Profondità", "Un doppio nel tiro contro l'Oscurità: qualcosa si muove nella miniera."],
      corruption: [
        "Corruzione",
        "La Pietra Oscura e cose peggiori cambiano chi le porta. Nel gioco base i punti si annotano soltanto; nelle avventure seguenti, quando la barra è piena, arriva una Mutazione.",
      ],
      xp: [
        word.xp.one,
        "Esperienza, per le uccisioni e per molto altro; la trovi sulla scheda dell'Eroe. In una campagna chi ne ha abbastanza sale di livello.",
      ],
      darkStone: [
        word.darkStone.one,
        "Schegge della miniera: alcune cose le bruciano, e in città sono denaro. Ma chi ne porta alla fine di un'avventura rischia la Corruzione.",
      ],
      anytime: [
        "In ogni momento",
        "Bende, whiskey, Capacità, passare un oggetto: molto si può fare tra una decisione e l'altra, anche mentre una domanda è aperta. Trovi tutto nel vassoio sotto la domanda.",
      ],
      gate: ["Un Portale", "Una via verso un Altro Mondo, con i suoi Nemici e i suoi tesori."],
      road: [
        "La via per la città",
        "Dopo ogni avventura il gruppo cavalca in città. Ogni Eroe tira un dado: un 1 o un 2 è un'insidia, tirata con tre dadi su una tabella. Quello che costa manca ancora in città.",
      ],
      bed: [
        "Un giorno in città",
        "Prima un letto, poi un luogo per ogni Eroe: lì succede qualcosa, e dopo si può comprare. L'Hotel costa 10 $; l'Accampamento è gratis, ma chi ci dorme tira per sapere che cosa porta la notte.",
      ],
      visit: [
        "Un luogo al giorno",
        "Oggi ogni Eroe va in un luogo, tutti prima che succeda qualcosa. Ogni luogo ha le sue merci, i suoi aiuti e i suoi guai; oggetti e cure costano oro, e ogni Eroe paga del suo.",
      ],
      counter: [
        "Al banco",
        "Scegli una cosa per vedere che cosa cambierebbe; quella che non puoi avere dice perché. Ciò che hai trovato si vende al suo valore ovunque in città, ciò che hai comprato a metà prezzo.",
      ],
      leaveTown: [
        "Restare o partire",
        "Un altro giorno è un altro luogo, e un altro letto da pagare. Ma ogni sera si tira un dado contro il tracciato: più in alto è il segnalino, più è probabile che alla città capiti qualcosa. Chi parte aspetta gli altri fuori.",
      ],
      newLevel: [
        "Un nuovo livello",
        "Gli XP bastano per un livello: due dadi sulla tabella della classe, e una Capacità a scelta. Va preso prima della prossima avventura; in miniera si può salire all'inizio di un turno, e questo guarisce.",
      ],
      gathering: [
        "Accanto al fuoco",
        "Qui si prepara la prossima avventura: quale missione, e chi ci va. Intanto gli Eroi possono unirsi o ritirarsi, e nessuno perde ciò che ha. Più forte è il migliore di voi, peggiori sono i Nemici.",
      ],
      turnTile: ["Come si posa", "La sagoma sulla mappa mostra come starebbe la tessera, e da dove si proseguirebbe."],
    },
  },
};
