### I capitoli tra un'avventura e l'altra.

## Il raduno

ask-next-mission = Qual è la prossima missione?
ask-who-goes = Chi parte per l'avventura?
ask-set-out = { $mission }: siete tutti pronti?
ask-newcomer = Qualcuno di nuovo vuole unirsi a voi. Chi è?
anytime-welcome = Si unisce qualcuno di nuovo
anytime-take-in = Si unisce qualcuno che cavalcava con altri
anytime-call-back = { $apart ->
    [retired] { THE($who) } torna dal ritiro
    [lost] { THE($who) } lascia la tomba
    [buried] { THE($who) } lascia la tomba, per tornare in vita in Città
   *[other] { THE($who) } torna
}
anytime-part = { $way ->
    [retired] { THE($who) } si ritira
    [buried] Si seppellisce { THE($who) }
   *[other] { THE($who) } lascia il gruppo
}
option-set-out = Partite
option-any-mission = Decida la sorte
option-other-mission = Scegliete un'altra missione
option-other-heroes = Fate partire altri

event-possegathered = { $count ->
    [one] Il gruppo si raduna: un Eroe.
   *[other] Il gruppo si raduna: { $count } Eroi.
}
event-missionproposed = Qualcuno dice che la prossima missione dovrebbe essere { $mission }. Nessuno è obbligato.
event-missionchosen = La prossima missione: { $mission }.
event-joinedposse = { THE($hero) } si unisce al gruppo.
event-parted = { $way ->
    [retired] { THE($hero) } ne ha abbastanza, e si ritira.
    [buried] { THE($hero) } riposa sottoterra.
   *[other] { THE($hero) } lascia il gruppo.
}
event-setout = { THE($hero) } parte: { $mission }.

step-choice-of-the-mission = La prossima missione
step-choice-of-the-heroes = Chi parte
step-making-ready = Preparativi
step-setting-out = Partenza

phase-mission = La prossima missione
phase-who-goes = Chi parte
phase-ready = Preparativi
phase-leaving = Partenza

name-adventure = Avventura
name-gathering = Raduno

## Il viaggio

ask-be-robbed = { $source }: che cosa prendono?
ask-meets-hazard = Chi incontra la prossima insidia della strada?
ask-town-size = Verso che città cavalca il gruppo? Più è grande, più lunga è la strada.
option-town-total = { $total }: { $what }
option-ride-to = { $size ->
    [small] Una città piccola: 4 luoghi; un Eroe incontra un'insidia se il dado mostra 1-3
    [medium] Una città media: 6 luoghi; ogni Eroe incontra un'insidia
   *[large] Una città grande: 8 luoghi; ogni Eroe incontra un'insidia, e un'altra se il dado mostra 1-3
}
event-townchosen = { $size ->
    [small] Cercano una città piccola.
    [medium] Cercano una città media.
   *[large] Cercano una città grande.
}

event-journeybegan = { $count ->
    [one] Un Eroe cavalca verso la Città.
   *[other] Il gruppo cavalca verso la Città: { $count } Eroi.
}
event-hazardahead = Guai lungo la strada: { THE($hero) } incontrerà un'insidia.
event-arrived = { $count ->
    [0] Nessuno arriva in Città.
    [one] Un Eroe arriva in Città.
   *[other] Il gruppo arriva in Città.
}

step-setting-out-for-town = Partenza per la Città
step-choice-of-the-town = Quale città
step-hazard-of-the-road = Un'insidia della strada
step-arrival-in-town = Arrivo in Città

phase-where = Quale città
phase-dice = Partenza per la Città
phase-hazard = Un'insidia della strada
phase-arrival = Arrivo in Città

name-journey = Viaggio

## La sosta in città

ask-protect = { $source }: quale luogo protegge { THE($who) }?
ask-take-part = { $source }: { THE($who) } partecipa?
ask-how-many = { $source }: quanti ne compra { THE($who) }?
ask-lodging = Dove dorme { THE($who) }?
ask-visit = Dove va oggi { THE($who) }?
ask-meets-event = In quale luogo succede prima qualcosa?
ask-business = { $location }: che cosa compra { THE($who) }?
ask-buy-offered = { $source }: { THE($who) } compra?
ask-forge-onto = { $source }: su quale oggetto { OF($who) } si forgia?
ask-pay-price = { $source }: { $gold } $. { $short ->
    [0] { $who }, paghi?
   *[other] Mancano { $short } $ { TO($who) }: prima vanno trovati (vendere qualcosa o farseli prestare), poi si paga. Pagare?
}
ask-treat = { $source }: che cosa si cura?
ask-try-to-cure = { $source }: di quali { THE($who) } prova a liberarsi? Un D6 per ciascuna: con 4+ se ne va, con un 1 costa un punto Corruzione.
ask-sell-dark-stone = { $source }: quante schegge?
ask-how-much-corruption = { $source }: quanti punti Corruzione?
ask-raise-whom = { $source }: chi torna in vita?
ask-pay-for = Servono { $price } $ per { $what }. Quanto dà { THE($who) }?
ask-leave-town = Il giorno { $day } è finito. { $who }, lasci la Città?
option-hotel = L'Albergo ({ $price })
option-camp-site = L'Accampamento (gratis, con un tiro per le Insidie)
option-nowhere = Da nessuna parte
option-done-here = Basta per oggi
option-buy = Compra { A($what) } ({ $price })
option-service = { $what } ({ $price })
price-per-corruption = { $price } per ogni Corruzione
price-between = da { $least } a { $most }

noted-nothing-stands = Della Città non resta in piedi nulla. Una notte all'Accampamento, e il gruppo riparte.
event-staybegan = Il gruppo è in Città.
event-daybegan = Giorno { $day } in Città.
event-townfound = { $name } ({ $town }), { $size ->
    [small] una città piccola
    [medium] una città media
   *[large] una città grande
}.
event-dailyeventcame = La giornata: { $what }.
event-visited = { THE($hero) } visita { THE($location) }.
event-bought = { THE($hero) } compra { A($item) } per { $gold } $.
event-sold = { THE($hero) } vende { THE($item) } per { $gold } $.
event-served = { $gold ->
    [0] { $hero }: { $service }.
   *[other] { $hero }: { $service } ({ $gold } $).
}
event-towneventcame = La notte porta un Evento della Città.
event-lefttown = { THE($hero) } lascia la Città.

step-arrival = Arrivo
step-a-new-day = Un nuovo giorno
step-lodging = Alloggio
step-choice-of-the-visits = Dove andare
step-location-event = Che cosa succede là
step-business = Acquisti
step-evening = Sera
step-leaving = Partenza
step-end-of-the-stay = La fine della sosta

phase-morning = Un nuovo giorno
phase-night = Alloggio
phase-visits = Dove andare
phase-events = Che cosa succede là
phase-business = Acquisti
phase-evening = Sera
phase-gone = La fine della sosta

name-stay = In Città
ask-stake = { $source }: quanto punta { THE($who) }?
ask-bet-space = { $source }: su quale casella del Tracciato di Profondità punta { THE($who) }?
