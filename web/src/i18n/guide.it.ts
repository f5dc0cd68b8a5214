import type { guideCards as english } from "./guide.en";
import { terms } from "./terms";

const word = terms.it;
export const guideCards: typeof english = {
  guide: {
    name: "Spiegazioni",
    next: "Capito",
    off: "Non spiegare più",
    byTouch: {
      welcome:
        "La pergamena qui sotto chiede sempre l'unica cosa da decidere adesso. Sulla mappa il campo punteggiato è dove arrivi, i numeri contano i passi: tocca una casella, toccala di nuovo per andarci. Tocca un Eroe per vedere che cosa sa fare. Un tocco sbagliato non fa danno: Annulla lo cancella.",
    },
    cards: {
      welcome: [
        "Al tavolo",
        "La pergamena chiede sempre l'unica cosa da decidere adesso. Scegli lì, con un tasto numerico o sulla mappa: il campo punteggiato è dove arrivi, i numeri contano i passi. Un Movimento si può fare in più tappe. Un clic sbagliato non fa danno: Annulla lo cancella.",
      ],
      upgrade: [
        "Per che cosa ti conoscono",
        "Ogni Eroe comincia con un Miglioramento di partenza. Ogni opzione dice che cosa fa; per una prima avventura nessuna è sbagliata.",
      ],
      light: [
        "La lanterna",
        "Un Eroe porta la luce. Illumina la sua tessera e quelle accanto. Chi comincia un'Attivazione fuori dalla luce sente le Voci nel Buio, e quelle costano Sanità.",
      ],
      darkness: [
        word.holdBackTheDarkness.one,
        "Ogni turno comincia con due dadi contro l'Oscurità. Meno del numero sul tracciato, e il marcatore viola va verso l'Ingresso. Se esce, l'avventura è persa. Un doppio porta invece un Evento di Profondità.",
      ],
      order: [
        word.initiative.one,
        "Eroi e Nemici agiscono dal numero più alto al più basso. La targhetta illuminata mostra di chi è l'Attivazione.",
      ],
      grit: [
        word.grit.one,
        "Un ferro di cavallo è Grinta. Spendine uno per ritirare dadi o per muoverti di più. Un 1 sul dado del Movimento ne fa recuperare uno.",
      ],
      scavenge: [
        word.scavenge.one,
        "Alla fine del Movimento, fuori dagli Scontri, un Eroe può frugare la tessera: tre dadi, e ogni 6 trova qualcosa. Non tutto ciò che si trova è gradito, e non è mai obbligatorio.",
      ],
      door: [
        "Porte",
        "Dopo il Movimento un Eroe fa una cosa sola: attacca, fruga, oppure guarda attraverso la Porta nel cui vano si trova. Allora si pesca e si posa la tessera seguente della miniera. Una Stanza arriva con un segnalino coperto: nessuno sa che cosa aspetta finché qualcuno non entra.",
      ],
      token: [
        "Segnalino Esplorazione",
        "Quando tutti hanno agito, si gira se sulla sua tessera c'è un Eroe. Può essere uno Scontro, un Incontro o un Indizio, e dice da dove la Stanza prosegue.",
      ],
      encounter: [
        "Un Incontro",
        "Qui succede qualcosa. Una prova nomina un'Abilità e un numero: un dado per ogni punto dell'Abilità, e basta che un dado raggiunga il numero.",
      ],
      fight: [
        "Uno Scontro",
        "Sono arrivati dei Nemici. Ognuno sceglie un Eroe, e da allora una freccia rossa mostra quale. In ogni Attivazione un Eroe può muoversi e attaccare. Accanto a un Nemico, per muoversi, un dado deve prima raggiungere il numero di Fuga del Nemico; la probabilità è indicata, e chi fallisce può ancora attaccare.",
      ],
      hits: [
        "Dividere i Colpi",
        "Ogni dado che ha raggiunto il tuo numero per Colpire è un Colpo; un 6 è un Colpo Critico e ignora la Difesa. Dalli tutti a un Nemico o dividili: la percentuale è la probabilità di uccidere. Quelli che tieni si possono dare dopo aver visto che cosa hanno fatto i primi.",
      ],
      reroll: [
        "Ritirare i dadi",
        "Tocca sul vassoio i dadi da ritirare. Costa 1 Grinta, il ferro di cavallo, a meno che non lo permetta qualcos'altro. Un dado ritirato resta come cade.",
      ],
      saves: [
        "Colpi contro di te",
        "Per ogni Colpo tiri un dado. La Difesa ferma un Colpo che costerebbe Salute; la Forza di Volontà ferma un Colpo d'Orrore, che costerebbe Sanità. Un Eroe senza più Salute o Sanità è KO.",
      ],
      ko: [
        word.ko.one,
        "KO non è la morte. Un Eroe si rialza quando alla fine di un turno non restano Nemici, con un segnalino Rivivere, o se un altro Eroe accanto lo aiuta: spesso con una Ferita Grave che resta. Se sono tutti KO insieme, l'avventura è persa.",
      ],
      loot: [word.loot.one, "Uno Scontro vinto paga: si pescano carte Bottino, e quello che c'è sopra è vostro."],
      clue: [
        "Un Indizio",
        "Gli Indizi portano all'Obiettivo. La missione dice quanti ne servono; l'ultimo segna la Stanza che cercate. Prima di cercarla, curatevi e riunitevi.",
      ],
      objective: ["La Stanza dell'Obiettivo", "È per questo che siete venuti. Quello che la missione vuole si decide qui."],
      dread: [
        word.growingDread.one,
        "Una carta è stata messa coperta sulla pila del Terrore Crescente. Si gira nel momento peggiore: quando si trova l'Obiettivo. Il gruppo può spendere insieme la Grinta per annullarne una.",
      ],
      depth: ["Un Evento di Profondità", "Un doppio nel tiro contro l'Oscurità: qualcosa si muove nella miniera."],
      corruption: [
        "Corruzione",
        "La Pietra Oscura e cose peggiori cambiano chi le porta. Nel gioco base i punti si annotano soltanto; nelle avventure seguenti, quando la barra è piena, arriva una Mutazione.",
      ],
      anytime: [
        "In ogni momento",
        "Bende, whiskey, Capacità, passare un oggetto: molto si può fare tra una decisione e l'altra, anche mentre una domanda è aperta. Trovi tutto in questo vassoio.",
      ],
      gate: ["Un Portale", "Una via verso un Altro Mondo, con i suoi Nemici e i suoi tesori."],
      turnTile: ["Come si posa", "Il fantasma sulla mappa mostra la tessera come starebbe, e da dove proseguirebbe."],
    },
  },
};
