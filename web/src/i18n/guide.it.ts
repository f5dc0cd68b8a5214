import type { guideCards as english } from "./guide.en";

export const guideCards: typeof english = {
  guide: {
    name: "Spiegato",
    next: "Capito",
    off: "Non spiegare più",
    cards: {
      welcome: [
        "Al tavolo",
        "La pergamena chiede sempre l'unica cosa da decidere adesso. Scegli lì, con un tasto numerico o sulla mappa. Un clic sbagliato non fa danno: Annulla lo riprende.",
      ],
      upgrade: [
        "Per che cosa sei noto",
        "Ogni eroe porta un'abilità speciale. Ogni opzione dice che cosa fa; per una prima avventura nessuna è sbagliata.",
      ],
      light: [
        "La lanterna",
        "Un eroe porta la luce. Illumina la sua tessera e quelle accanto. Chi comincia un'attivazione fuori dalla luce sente delle voci, e quelle costano Sanità.",
      ],
      darkness: [
        "Respingere l'Oscurità",
        "Ogni turno comincia con due dadi contro l'Oscurità. Meno del numero sul tracciato, e il segnalino viola va verso l'Ingresso. Se esce, l'avventura è persa. I doppi portano invece un evento del profondo.",
      ],
      order: [
        "Iniziativa",
        "Eroi e nemici agiscono dal numero più alto al più basso. La targhetta illuminata dice di chi è l'attivazione.",
      ],
      move: [
        "Muoversi",
        "Il dado dà i passi. Il campo punteggiato è dove arrivi, i numeri contano i passi. Un movimento si può fare a pezzi: va' in un posto, poi fermati o continua.",
      ],
      grit: [
        "Grinta",
        "Un ferro di cavallo è Grinta. Spendine uno per ritirare dadi o per muoverti di più. Un 1 sul dado del movimento ne rende uno.",
      ],
      act: [
        "Una cosa per attivazione",
        "Dopo il movimento: attacca, guarda oltre una porta o fruga la stanza. Quello che ora non si può è elencato sotto Perché no.",
      ],
      scavenge: [
        "Frugare",
        "Alla fine del movimento, fuori dai combattimenti, un eroe può frugare la tessera: tre dadi, e ogni 6 trova qualcosa. Non è mai obbligatorio.",
      ],
      door: [
        "Porte",
        "Chi finisce il movimento accanto a una porta può guardare oltre. Si pesca e si posa la tessera seguente della miniera. Una stanza arriva con un segnalino coperto: nessuno sa che cosa aspetta finché qualcuno non entra.",
      ],
      tile: ["Una tessera nuova", "È stata pescata dal mazzo della mappa. Se può stare in più modi, scegli tu."],
      token: [
        "Segnalino esplorazione",
        "Quando tutti hanno agito, si gira se sulla sua tessera c'è un eroe. Può essere un combattimento, un incontro o un indizio, e dice da dove la stanza prosegue.",
      ],
      encounter: [
        "Un incontro",
        "Qui succede qualcosa. Una prova nomina un'abilità e un numero: un dado per ogni punto dell'abilità, e basta che un dado raggiunga il numero.",
      ],
      fight: [
        "Un combattimento",
        "Sono arrivati dei nemici. Le frecce rosse mostrano chi vuole chi. Finché dura nessuno fruga; in ogni attivazione un eroe può muoversi e attaccare.",
      ],
      escape: [
        "Trattenuto",
        "Un nemico accanto non ti lascia andare. Prima un dado deve raggiungere il suo numero di Fuga; la probabilità è indicata. Se fallisce, il movimento è finito, ma puoi ancora attaccare.",
      ],
      attack: ["Attaccare", "Ogni dado che raggiunge il tuo numero per colpire è un colpo. Solo dopo decidi chi lo riceve."],
      hits: [
        "Dividere i colpi",
        "Dalli tutti a un nemico o dividili. La percentuale è la probabilità di uccidere. I colpi che tieni si possono dare dopo aver visto che cosa hanno fatto i primi.",
      ],
      critical: ["Colpo critico", "Un 6 ignora la Difesa di un nemico."],
      reroll: ["Tirare di nuovo", "Tocca sul vassoio i dadi da ritirare. Un dado ritirato resta come cade."],
      defense: [
        "Difesa",
        "Ogni colpo che subisci può essere fermato da un dado che raggiunge la tua Difesa. Quello che passa costa Salute.",
      ],
      willpower: [
        "Paura",
        "L'orrore prende Sanità invece di Salute, e la Volontà è il dado che lo ferma. Senza Sanità un eroe crolla come senza Salute.",
      ],
      ko: [
        "Fuori combattimento",
        "Non è morto. Quando alla fine di un turno non restano nemici, o con un segnalino Rianimare, un eroe si rialza, spesso con una ferita che resta. Se sono tutti a terra insieme, l'avventura è persa.",
      ],
      loot: ["Bottino", "Un combattimento vinto paga: si pescano carte bottino, e quello che c'è sopra è vostro."],
      clue: [
        "Un indizio",
        "Gli indizi portano all'obiettivo. La missione dice quanti ne servono; poi il prossimo segnalino può essere la stanza che cercate.",
      ],
      objective: [
        "La stanza dell'obiettivo",
        "È per questo che siete venuti. Quello che la missione vuole si decide qui; entrateci insieme e in salute.",
      ],
      dread: [
        "Terrore crescente",
        "Una carta è stata messa coperta sulla pila del Terrore. Si gira nel momento peggiore: quando si trova l'obiettivo. La Grinta di tutta la squadra può annullarne una.",
      ],
      depth: ["Un evento del profondo", "Un doppio nel tiro contro l'Oscurità: qualcosa si muove nella miniera."],
      corruption: [
        "Corruzione",
        "La pietra oscura e cose peggiori cambiano chi le porta. Quando la barra è piena, arriva una mutazione.",
      ],
      anytime: [
        "In ogni momento",
        "Bende, whiskey, abilità, passare un oggetto: molto si può fare tra una decisione e l'altra, anche mentre una domanda è aperta. Aspetta in questo vassoio.",
      ],
      gate: ["Un portale", "Una via verso un altro mondo, con i suoi nemici e i suoi tesori."],
      turnTile: ["Come si posa", "Il fantasma sulla mappa mostra la tessera come starebbe, e da dove proseguirebbe."],
    },
  },
};
