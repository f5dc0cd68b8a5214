## La Gazzetta. Un messaggio che finisce con un numero è uno dei modi di dire la stessa cosa; i numeri del giornale li usano a turno.

gazette-title = La Gazzetta di Brimstone
gazette-number = N. { $n }
gazette-price = Due soldi
gazette-dateline-1 = Stampata la settimana dopo «{ $mission }»
gazette-dateline-2 = Composta a lume di lampada dopo «{ $mission }»
gazette-dateline-3 = In strada appena la compagnia è tornata da «{ $mission }»
gazette-caption-1 = «{ $mission }», come la compagnia l'ha percorsa.
gazette-caption-2 = «{ $mission }», disegnata dal racconto della compagnia.
gazette-caption-3 = La strada che hanno fatto. Il nostro incisore non c'era, e ne è lieto.
gazette-caption-dead-1 = Il teschio segna dove si è perso di vista { THE($hero) }.
gazette-caption-dead-2 = { THE($hero) } { GENDER($hero) ->
    [f] è rimasta
   *[other] è rimasto
} lì, dov'è il teschio.

## I riquadri accanto al titolo

gazette-stone-1 = Pietra Oscura: { $price } $ al frammento, e sale
gazette-stone-2 = Pietra Oscura: { $price } $, tutti la vogliono, nessuno la tocca
gazette-stone-3 = Si compra Pietra Oscura a { $price } $. Poi lavarsi le mani
gazette-no-stone-1 = Pietra Oscura: non se ne trova
gazette-no-stone-2 = Pietra Oscura: richiesta, mai vista
gazette-weather-fair-1 = Tempo: sereno, per una volta
gazette-weather-fair-2 = Tempo: sole fino a cena
gazette-weather-fair-3 = Tempo: asciutto, con canti
gazette-weather-fair-4 = Tempo: bello. Non abituatevi
gazette-weather-foul-1 = Tempo: cenere, poi altra cenere
gazette-weather-foul-2 = Tempo: buio a mezzogiorno
gazette-weather-foul-3 = Tempo: niente uccelli
gazette-weather-foul-4 = Tempo: restate in casa

## Titoli: si stampa il primo che va bene

gazette-headline-died-1 = { THE($hero) } non torna; gli altri sì
gazette-headline-died-2 = Una tomba in più: il buio si prende { THE($hero) }
gazette-headline-died-3 = Addio { TO($hero) }. { $survivors ->
    [0] Nessuno è rimasto per raccontarlo
    [one] Uno solo torna a raccontarlo
   *[other] In { $survivors } tornano a raccontarlo
}
gazette-headline-died-4 = Scesi { WITH($hero) }, risaliti senza
gazette-headline-died-5 = La miniera si tiene { THE($hero) }
gazette-headline-died-many-1 = { $n } fosse scavate questa settimana
gazette-headline-died-many-2 = { $n } morti nella compagnia; il falegname ha finito le assi
gazette-headline-died-many-3 = Settimana nera: in { $n } non torneranno
gazette-headline-died-many-4 = La miniera se ne tiene { $n }
gazette-headline-died-many-5 = La campana ha suonato { $n } volte
gazette-headline-all-down-1 = Portati fuori a braccia: nessuno era in piedi
gazette-headline-all-down-2 = A terra dal primo all'ultimo
gazette-headline-all-down-3 = Compagnia ritrovata all'imbocco della miniera: respira ancora
gazette-headline-all-down-4 = Questa l'ha vinta il buio
gazette-headline-all-down-5 = Erano entrati camminando
gazette-headline-boss-1 = { $kind }: { $great ->
    [one] { GENDER($kind) ->
        [f] abbattuta
       *[other] abbattuto
    }
   *[other] { GENDER($kind) ->
        [f] abbattute
       *[other] abbattuti
    }
}. La città dorme
gazette-headline-boss-2 = { $great ->
    [one] { $kind }: { GENDER($kind) ->
        [f] una
       *[other] uno
    } di meno, dice la compagnia
   *[other] Basta { $kind }, dice la compagnia
}
gazette-headline-boss-3 = { $great ->
    [one] Allora sanguinava: addio { TO($kind) }
   *[other] Allora sanguinavano: addio { TO($kind) }
}
gazette-headline-boss-4 = { THE($hero) } guida il colpo: { $great ->
    [one] { GENDER($kind) ->
        [f] abbattuta
       *[other] abbattuto
    }
   *[other] { GENDER($kind) ->
        [f] abbattute
       *[other] abbattuti
    }
} { THE($kind) }
gazette-headline-boss-5 = { $great ->
    [one] { GENDER($kind) ->
        [f] Quella grossa è morta
       *[other] Quello grosso è morto
    }
   *[other] { GENDER($kind) ->
        [f] Quelle grosse sono morte
       *[other] Quelli grossi sono morti
    }
}
gazette-headline-darkness-escaped-1 = È fuori
gazette-headline-darkness-escaped-2 = L'Oscurità arriva alla luce del giorno
gazette-headline-darkness-escaped-3 = Chiudete le porte, per quel che serve
gazette-headline-darkness-escaped-4 = Quel che era sotto è sopra
gazette-headline-darkness-escaped-5 = In ritardo di un giro di lanterna
gazette-headline-fled-1 = Compagnia vista correre
gazette-headline-fled-2 = Usciti da dove erano entrati, più in fretta
gazette-headline-fled-3 = Vivi, e non fate domande
gazette-headline-fled-4 = Meglio una compagnia viva che un lavoro finito
gazette-headline-fled-5 = «{ $mission }»: lavoro lasciato a metà
gazette-headline-failed-1 = Troppo tardi
gazette-headline-failed-2 = Un pugno di mosche
gazette-headline-failed-3 = «{ $mission }»: perduta
gazette-headline-failed-4 = La compagnia ha fatto il possibile; non è bastato
gazette-headline-failed-5 = A casa a mani vuote
gazette-headline-unhurt-1 = Neanche un graffio
gazette-headline-unhurt-2 = Settimana tranquilla per il dottore
gazette-headline-unhurt-3 = Dentro e fuori, col cappello in testa
gazette-headline-unhurt-4 = Tutti a casa, e tutti interi
gazette-headline-unhurt-5 = Il becchino chiede credito
gazette-headline-haul-1 = La compagnia torna con { $gold } $; da bere per tutti
gazette-headline-haul-2 = Allora c'è denaro, nel buio
gazette-headline-haul-3 = { $gold } $ cavati da sottoterra in { $turns ->
    [0] un attimo
    [one] un turno
   *[other] { $turns } turni
}
gazette-headline-haul-4 = Ricchi per una settimana
gazette-headline-haul-5 = { $gold } $, e la banca dà il buongiorno
gazette-headline-won-1 = «{ $mission }»: lavoro fatto
gazette-headline-won-2 = La compagnia regge; qualcosa, sotto, no
gazette-headline-won-3 = L'avevano detto e l'hanno fatto
gazette-headline-won-4 = { $killed ->
    [0] Vinta senza abbattere nessuno
    [one] Uno di meno
   *[other] { $killed } di meno
}
gazette-headline-won-5 = La lanterna torna accesa

## Sotto il titolo

gazette-deck-won-1 = { $killed ->
    [0] Nessuno abbattuto
    [one] Uno abbattuto
   *[other] { $killed } abbattuti
} in { $turns ->
    [0] un attimo
    [one] un turno
   *[other] { $turns } turni
}. La compagnia torna con { $gold ->
    [0] le tasche vuote
   *[other] { $gold } $
} e poche parole.
gazette-deck-won-2 = «{ $mission }»: affare chiuso. { $gold ->
    [0] Niente nel sacco
   *[other] { $gold } $ nel sacco
}, { $killed ->
    [0] nessuno rimasto a terra
    [one] uno rimasto a terra
   *[other] { $killed } rimasti a terra
}.
gazette-deck-won-3 = { $turns ->
    [0] C'è voluto un attimo
    [one] C'è voluto un turno
   *[other] Ci sono voluti { $turns } turni
} e { $killed ->
    [0] neanche una cosa morta
    [one] una cosa morta
   *[other] { $killed } cose morte
}. La compagnia chiede la cena.
gazette-deck-won-4 = Quel che c'era da fare è fatto. Il conto è a { $killed }, le tasche a { $gold } $.
gazette-deck-lost-1 = «{ $mission }» va avanti senza di noi. { $killed ->
    [0] E nessuno è stato abbattuto.
    [one] Uno, comunque, è stato abbattuto.
   *[other] Abbattuti comunque: { $killed }.
}
gazette-deck-lost-2 = { $turns ->
    [0] Un attimo
    [one] Un turno
   *[other] { $turns } turni
} là sotto, { $gold ->
    [0] e le tasche vuote
   *[other] e in tasca { $gold } $
}.
gazette-deck-lost-3 = { $killed ->
    [0] Non ne è caduto nessuno, e la faccenda resta aperta.
    [one] Uno non si rialzerà. Non è bastato a chiudere la faccenda.
   *[other] Non si rialzeranno in { $killed }. Non è bastato a chiudere la faccenda.
}
gazette-deck-lost-4 = Chiedete domani alla compagnia. Stasera non parla.

## Il racconto

gazette-opening-1 = Sono entrati al tramonto: { $heroes }. La lanterna la portava { THE($bearer) }.
gazette-opening-2 = { $heroes }: partiti prima di colazione, con una lanterna sola, in mano { TO($bearer) }.
gazette-opening-3 = È cominciata come le altre: { $heroes } all'imbocco della miniera, e { THE($bearer) } a regolare lo stoppino.
gazette-opening-4 = Nessuno è venuto a salutare { $heroes }. { THE($bearer) } ha acceso la lanterna, e avanti.
gazette-opening-5 = I cavalli non volevano avvicinarsi, così { $heroes } hanno fatto a piedi l'ultimo miglio, alla luce { OF($bearer) }.
gazette-alone-1 = { THE($bearer) }, e nessun altro: è un modo di farlo.
gazette-alone-2 = Una lanterna, un paio di stivali: { THE($bearer) }, senza compagnia.
gazette-alone-3 = Nessun altro aveva tempo: { GENDER($bearer) ->
    [f] è bastata
   *[other] è bastato
} { THE($bearer) }.
gazette-first-1 = { $n ->
    [one] Il primo incontro: { A($kind) }.
   *[other] I primi incontrati: { $kind }.
}
gazette-first-2 = { $n ->
    [one] Non c'è voluto molto: { A($kind) }, e bastava.
   *[other] Non c'è voluto molto: { $kind }, più di quanti se ne vorrebbero.
}
gazette-first-3 = In fondo alla sala, { $n ->
    [one] { A($kind) }
   *[other] { $kind }
}.
gazette-first-4 = { $kind }: { $n ->
    [one] era
   *[other] erano
} lì prima di loro.
gazette-quiet-1 = Non hanno incontrato nessuno, ed è la cosa che alla compagnia è piaciuta di meno.
gazette-quiet-2 = Dal buio non è uscito nulla, che è peggio di quel che sembra.
gazette-ambush-1 = { $n ->
    [one] Una volta li hanno colti di sorpresa.
   *[other] { $n } volte li hanno colti di sorpresa.
}
gazette-ambush-2 = Una parte è arrivata alle spalle.
gazette-ambush-3 = C'è stato un agguato. C'è sempre un agguato.
gazette-hand-1 = { THE($hero) } ha abbattuto { $n } Nemici, e li conta ancora.
gazette-hand-2 = { $n } dei morti sono { OF($hero) }.
gazette-hand-3 = Il grosso del lavoro è { OF($hero) }: { $n } Nemici secondo noi, di più a sentire { THE($hero) }.
gazette-hand-4 = Chiedete { TO($hero) } dei Nemici che non si rialzano: { $n }. Offrite da bere.
gazette-last-1 = Tutto si è deciso nell'ultimo Scontro: { $foes }. L'ultimo colpo, nel turno { $turn }, è { OF($hero) }.
gazette-last-2 = Poi lo Scontro decisivo, contro: { $foes }. L'ultimo a cadere è opera { OF($hero) }.
gazette-last-3 = Alla fine c'erano { $foes }. Nel turno { $turn } { THE($hero) } ha abbattuto l'ultimo.
gazette-last-none-1 = Tutto si è deciso nell'ultimo Scontro: { $foes }.
gazette-last-none-2 = Poi lo Scontro decisivo, contro: { $foes }.
gazette-last-near-1 = { $n ->
    [one] Una volta, fino ad allora, qualcuno era finito a terra.
   *[other] { $n } volte, fino ad allora, qualcuno era finito a terra.
}
gazette-last-near-2 = C'è mancato poco: { $n ->
    [one] un KO
   *[other] { $n } KO
} soltanto in quello Scontro.
gazette-headline-last-1 = { $n } nell'ultima stanza, e { THE($hero) } chiude il conto
gazette-headline-last-2 = L'ultimo colpo è { OF($hero) }; in { $n } restano a terra
gazette-headline-last-3 = L'ultimo colpo è { OF($hero) }
gazette-world-1 = Per un po' si sono trovati altrove ({ $world }), e non sono d'accordo per quanto tempo.
gazette-world-2 = Poi un Portale, e dietro { $world }.
gazette-world-3 = La strada portava in un altro mondo: { $world }. Lo stampiamo come ce l'hanno detto.
gazette-down-1 = { THE($hero) } ha toccato terra, e poi di nuovo in piedi.
gazette-down-2 = { THE($hero) } ha passato per terra più tempo di quanto sia bello vedere.
gazette-down-3 = Una volta hanno dovuto scavalcare { THE($hero) }.
gazette-down-4 = { THE($hero) } ricorda soprattutto il soffitto.
gazette-hurt-1 = { THE($hero) } torna con { $n } Ferite: troppe per contarle con garbo.
gazette-hurt-2 = Del sangue sul pavimento, il più è { OF($hero) }: { $n } Ferite.
gazette-hurt-3 = { $n } Ferite hanno trovato { THE($hero) }; nessuna è rimasta.
gazette-near-1 = Alla fine l'Oscurità era a { $n ->
    [one] un passo
   *[other] { $n } passi
} dalla luce del giorno.
gazette-near-2 = Al buio { $n ->
    [one] mancava un passo
   *[other] mancavano { $n } passi
} quando è finita.
gazette-near-3 = Ancora { $n ->
    [one] un passo
   *[other] { $n } passi
} e questo giornale non usciva.
gazette-far-1 = L'Oscurità è sempre rimasta lontana.
gazette-far-2 = La lanterna ha tenuto lontano il buio: { $n } passi, alla fine.
gazette-far-3 = { $held ->
    [one] Una volta
   *[other] { $held } volte
} la lanterna ha trattenuto l'Oscurità.
gazette-find-1 = Bottino { OF($hero) }: { $item }. Guai a chi ci mette le mani.
gazette-find-2 = { $item }: ora appartiene { TO($hero) }. A chi appartenesse prima, non l'abbiamo chiesto.
gazette-find-3 = Tra le cose riportate: { $item }. { THE($hero) } ci dorme accanto.
gazette-end-won-1 = Dunque è fatta, e la porta è chiusa.
gazette-end-won-2 = Poi là sotto c'è stato silenzio, e sono rimasti un po' ad ascoltarlo.
gazette-end-won-3 = La lanterna l'hanno spenta loro, fuori, al sole.
gazette-end-won-4 = Il lavoro per cui li pagavano è fatto.
gazette-end-fled-1 = Quando non c'era più niente da fare sono corsi via, e qui nessuno l'ha chiamata in altro modo.
gazette-end-fled-2 = Si sono voltati in tempo. Qualcuno dovrà tornarci.
gazette-end-fled-3 = L'ultimo è uscito all'indietro, sparando.
gazette-end-all-down-1 = Come ne siano usciti, nessuno sa dirlo.
gazette-end-all-down-2 = L'ultimo a cadere si è portato dietro la lanterna, e buonanotte.
gazette-end-all-down-3 = È finita al buio, in un mucchio.
gazette-end-darkness-escaped-1 = È passata accanto a loro sulle scale e se n'è andata nella sera.
gazette-end-darkness-escaped-2 = L'hanno sentita passare come un treno senza treno.
gazette-end-darkness-escaped-3 = Guardate il cielo e giudicate voi.
gazette-end-failed-1 = A quel punto era troppo tardi.
gazette-end-failed-2 = Sono arrivati in fondo, ed era già successo.
gazette-end-failed-3 = Ci sono lavori che non si possono fare, e questo forse era uno di quelli.
gazette-quote-1 = «Ho visto di peggio», dice { THE($hero) }. Non è vero.
gazette-quote-2 = «Chiedetemelo dopo cena», dice { THE($hero) }.
gazette-quote-3 = «Era bagnato, era rumoroso, e rivorrei il mio cappello», dice { THE($hero) }.
gazette-quote-4 = «Avreste fatto lo stesso», dice { THE($hero) }. Noi no.
gazette-quote-5 = { $killed ->
    [0] «Neanche uno», dice { THE($hero) }. «Ho guardato bene.»
    [one] «Uno», dice { THE($hero) }. «Non mi è piaciuto.»
   *[other] «{ $killed }», dice { THE($hero) }. «Dopo il primo ha smesso di piacermi.»
}
gazette-quote-6 = «Scrivete che ho avuto coraggio», dice { THE($hero) }. Lo scriviamo.
gazette-quote-7 = { THE($hero) } non aveva niente da dire, e l'ha detto due volte.

## Necrologi e perdite

gazette-obituary-by-1 = Turno { $turn }: { GENDER($kind) ->
    [f] sono state
   *[other] sono stati
} { THE($kind) }.
gazette-obituary-by-2 = Ha incontrato { THE($kind) } nel turno { $turn } e non ha ceduto il passo.
gazette-obituary-by-3 = Nel turno { $turn } { GENDER($kind) ->
    [f] sono arrivate
   *[other] sono arrivati
} { THE($kind) }; { THE($hero) } non si è { GENDER($hero) ->
    [f] mossa
   *[other] mosso
}.
gazette-obituary-by-4 = Turno { $turn }, { THE($kind) }. Gli stivali erano ancora caldi.
gazette-obituary-by-5 = Contro { THE($kind) }, nel turno { $turn }. È stata cosa di un attimo.
gazette-obituary-1 = Turno { $turn }. Nessuno ha visto bene, e nessuno vuole.
gazette-obituary-2 = { GENDER($hero) ->
    [f] Sparita
   *[other] Sparito
} nel turno { $turn }, tra un'oscillazione della lanterna e l'altra.
gazette-obituary-3 = Turno { $turn }: una caduta, e la miniera ha fatto il resto.
gazette-obituary-met-1 = L'ultima voce del programma: { $what }.
gazette-obituary-met-2 = «{ $what }». Non è finita come previsto.
gazette-obituary-met-3 = Dalla miniera era { GENDER($hero) ->
    [f] tornata
   *[other] tornato
}. Poi: { $what }.
gazette-obituary-town-1 = Una morte in città, con sorpresa di tutti.
gazette-obituary-town-2 = Ha superato la miniera. Il resto della settimana, no.
gazette-obituary-town-3 = Ad avventura finita, che è la parte ingiusta.
gazette-obituary-place-1 = { GENDER($hero) ->
    [f] Vista
   *[other] Visto
} per l'ultima volta in questo luogo: { $place }.
gazette-obituary-place-2 = { $place }: sul muro c'è un nome in più.
gazette-obituary-place-3 = { $place }: chi ci passa si tolga il cappello.
gazette-obituary-kills-1 = { $kind }: prima ne aveva { GENDER($kind) ->
    [f] abbattute
   *[other] abbattuti
} { $n }.
gazette-obituary-kills-2 = Per merito suo ce ne sono { $n } di meno ({ $kind }).
gazette-obituary-kills-3 = { $kind }: { $n } sono { GENDER($kind) ->
    [f] andate
   *[other] andati
} avanti ad aprire la porta.
gazette-obituary-killed-1 = Non se n'è { GENDER($hero) ->
    [f] andata
   *[other] andato
} senza compagnia: { $n ->
    [one] uno di loro è andato avanti
   *[other] { $n } di loro sono andati avanti
}.
gazette-obituary-killed-2 = Lascia { $n ->
    [one] una cosa morta
   *[other] { $n } cose morte
} e nessun reclamo.
gazette-obituary-killed-3 = Il conto è fermo a { $n }, e lì resta.
gazette-obituary-shot-1 = Il colpo migliore della giornata: { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
} in una volta. Bersaglio: { $kind }.
gazette-obituary-shot-2 = Nessuno ha colpito più forte: { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
} con { $hits ->
    [one] un Colpo solo
   *[other] { $hits } Colpi
}.
gazette-obituary-healed-1 = Ha rattoppato gli altri, { $n } punti in tutto, senza tenere il conto.
gazette-obituary-healed-2 = C'è chi cammina grazie a quelle mani: { $n } punti di danno in meno.
gazette-obituary-find-1 = Portava con sé qualcosa, appena ritrovato: { $item }.
gazette-obituary-find-2 = Per un giorno ha avuto in mano { THE($item) }. Stava bene.
gazette-obituary-light-1 = Portava la lanterna: { $n ->
    [one] una volta
   *[other] { $n } volte
} il buio ha dovuto aspettare.
gazette-obituary-light-2 = Teneva accesa la luce. Ora la tiene qualcun altro.
gazette-obituary-downs-1 = Si era già { GENDER($hero) ->
    [f] rialzata
   *[other] rialzato
} { $n ->
    [one] una volta
   *[other] { $n } volte
}. Una di meno del necessario.
gazette-obituary-downs-2 = Per terra ci era già { GENDER($hero) ->
    [f] finita
   *[other] finito
}, e ne aveva riso.
gazette-obituary-misses-1 = Ha mancato { $n } volte, e non ha mai dato la colpa alla pistola.
gazette-obituary-misses-2 = Di { $n } colpi mancati, uno resterà nella memoria.
gazette-obituary-wounds-1 = Ha preso { $n } Ferite prima dell'ultima.
gazette-obituary-wounds-2 = Ci sono volute { $n } Ferite.
gazette-obituary-harmless-1 = Là sotto non ha fatto male a nessuno. Non era reciproco.
gazette-obituary-harmless-2 = Non ha sparato a nessuno né derubato nessuno, e manca a tutti.
gazette-obituary-known-1 = Livello { $level }, e un nome noto in ogni saloon. La via è rimasta vuota per un'ora.
gazette-obituary-known-2 = C'erano già canzoni { ON($hero) }. Ora hanno l'ultima strofa.
gazette-obituary-known-3 = È venuta tutta la città. Anche il conto.
gazette-obituary-last-1 = Il cappello è appeso alla croce.
gazette-obituary-last-2 = Paga da bere la compagnia, e nessuno ha sete.
gazette-obituary-last-3 = Debiti cancellati, cavallo compreso.
gazette-obituary-last-4 = Il reverendo è stato breve, come richiesto.
gazette-obituary-new-1 = Avevamo appena imparato a scriverne il nome.
gazette-obituary-new-2 = { GENDER($hero) ->
    [f] Appena arrivata
   *[other] Appena arrivato
}. L'affitto è pagato fino a sabato.
gazette-obituary-new-3 = Nessuno conosceva { THE($hero) } da molto. Tutti dicono: troppo poco.
gazette-person = { $class }, livello { $level }
gazette-casualties = Perdite
gazette-casualty-dead = nella tomba
gazette-casualty-raised = nella tomba, ma non più
gazette-casualty-gone = via per sempre
gazette-casualty-mark = { $what }
gazette-casualty-down = { $n ->
    [one] KO una volta
   *[other] KO { $n } volte
}
gazette-casualties-none-1 = Nessuna. Abbiamo contato due volte.
gazette-casualties-none-2 = Nessuna, a meno che non contino i cappelli.
gazette-casualties-none-3 = Nessuna. Il dottore è a pesca.

## Riquadri

gazette-best-shot = Il colpo migliore
gazette-best-shot-1 = { THE($hero) }: { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
} con { $hits ->
    [one] un Colpo solo
   *[other] { $hits } Colpi
}, turno { $turn }. Bersaglio: { $kind }.
gazette-best-shot-2 = Turno { $turn }: { THE($hero) }, { $hits ->
    [one] un Colpo solo
   *[other] { $hits } Colpi
}, { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
}. { THE($kind) } aveva altri piani.
gazette-best-shot-3 = { THE($hero) }: { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
} in una volta, { $kind }, turno { $turn }. I testimoni concordano.
gazette-wanted = Cercasi
gazette-wanted-injury-1 = Un dottore, finché { THE($hero) } non guarisce. Portare la propria sega.
gazette-wanted-injury-2 = Chi sappia steccare un osso. Chiedere { OF($hero) }.
gazette-wanted-injury-3 = Una stanza tranquilla per { THE($hero) }, al piano terra.
gazette-wanted-madness-1 = Compagnia per { THE($hero) }, che il buio non lo vuole più vedere.
gazette-wanted-madness-2 = Chi ha scritto sulla porta { OF($hero) }: è stata la mano { OF($hero) }.
gazette-wanted-madness-3 = Una lanterna che non si spegne, per { THE($hero) }. Il prezzo non conta.
gazette-wanted-mutation-1 = Un sarto di larghe vedute, per { THE($hero) }.
gazette-wanted-mutation-2 = Guanti per { THE($hero) }. Prima contare le dita.
gazette-wanted-mutation-3 = { THE($hero) } prega i bambini di non segnare a dito.
gazette-lost = Smarrito
gazette-lost-1 = { $item }. Riportare { TO($hero) }.
gazette-lost-2 = { $item }, da qualche parte là sotto. { THE($hero) } non andrà a cercare.
gazette-lost-3 = { $item }: { THE($hero) } offre una ricompensa.
gazette-for-sale = Vendesi
gazette-for-sale-1 = Un paio di occhiali, quasi nuovi. { THE($hero) } ha mancato { $n } volte e ne ha comprati di migliori.
gazette-for-sale-2 = Lezioni di tiro. Dopo { $n } colpi mancati { THE($hero) } cerca un maestro, non un allievo.
gazette-for-sale-3 = Buchi nei muri, { $n }, opera { OF($hero) }. Da ritirare sul posto.
gazette-from-town = Dalla città
gazette-town-cured-1 = Addio a «{ $what }», per { THE($hero) }.
gazette-town-cured-2 = Il dottore se ne fa un vanto: per { THE($hero) } niente più «{ $what }».
gazette-town-botched-1 = { THE($hero) } voleva farsi curare «{ $what }». Ora non vuole più.
gazette-town-botched-2 = Meno si parla { OF($hero) } e di «{ $what }», meglio è.
gazette-town-raised-1 = { THE($hero) }: martedì il funerale, mercoledì la colazione.
gazette-town-raised-2 = { THE($hero) } cammina di nuovo. Il reverendo non vuole parlarne.
gazette-town-bought-1 = { THE($hero) } mostra a tutti l'ultimo acquisto ({ $item }) e il conto: { $gold } $.
gazette-town-bought-2 = Venduto { TO($hero) }: { $item }, { $gold } $, non si cambia.
gazette-town-ruin-1 = { $place }: non c'è più.
gazette-town-ruin-2 = { $place }: al suo posto un buco e una discussione.
gazette-town-razed-1 = Non c'è più una città in cui stampare questo foglio. Lo stampiamo lo stesso.
gazette-town-razed-2 = La città non c'è più. Il torchio era su un carro.
gazette-town-level-1 = { THE($hero) } arriva al livello { $n }, e paga da bere.
gazette-town-level-2 = Livello { $n } per { THE($hero) }. C'è chi impara.
gazette-next = Prossimamente
gazette-next-1 = «{ $mission }». I volontari al saloon.
gazette-next-2 = «{ $mission }», dicono. L'hanno già detto altre volte.
gazette-next-3 = Si parte per «{ $mission }». Là dentro qualcosa sta contando.
gazette-bag = Il carniere
gazette-bag-count = { $n ->
    [0] nessuno abbattuto
    [one] uno abbattuto
   *[other] { $n } abbattuti
}
gazette-fortunes = Le fortune della compagnia
gazette-fortunes-about = avventura per avventura; i teschi sono funerali
gazette-result-won = Vinta
gazette-result-fled = Fuga
gazette-result-lost = Persa
gazette-summary = { $adventures ->
    [one] Un'avventura
   *[other] { $adventures } avventure
}, { $won ->
    [one] una vinta
   *[other] { $won } vinte
}, { $dead ->
    [0] nessuna tomba
    [one] una tomba
   *[other] { $dead } tombe
}
