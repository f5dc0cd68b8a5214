## Oggetti: quanto costano, che cosa richiedono, che cosa sanno fare solo loro

deck-town = In vendita in Città
item-price = Prezzo in Città: { $what }
label-needs = Richiede { $what }

stat-scavenge_dice = { $n ->
    [one] dado per Frugare
   *[other] dadi per Frugare
}
stat-breath = ai tiri per Prendere Fiato
stat-recovery = ai tiri per Riprendersi da KO

who-one_hero_on_tile = un Eroe a scelta sulla tua Tessera Mappa
group-one_hero_on_tile = un Eroe a scelta sulla tua Tessera Mappa

moment-depth_event = quando il tiro per Trattenere l'Oscurità porta un Evento di Profondità
moment-darkness_card = quando viene pescata una carta Oscurità
moment-find_drawn = { $bearer ->
    [you] quando peschi
   *[other] quando un Eroe pesca
} { $find ->
    [loot] una carta Bottino
    [scavenge] una carta Frugare
   *[any] una carta Bottino o Frugare
}
moment-adventure_ends = alla fine dell'Avventura

timing-hit = per uno dei tuoi Colpi, anche dopo averne tirato il Danno

when-attached_to = su { A($what) }
when-in_town-yes = in Città
when-gambling-yes = al Gioco d'azzardo
when-gambling-no = fuori dal Gioco d'azzardo
when-marked-yes = se su questa carta c'è un marcatore
when-marked-no = se su questa carta non ci sono marcatori
when-in_town-no = fuori dalla Città
when-threat = ({ $level })
when-heals_with = con { $name }
when-this_weapon-yes = con quest'arma
when-this_weapon-no = con qualsiasi altra arma
when-rolled = con un { $number }

thing-damage = { $n ->
    [one] { $amount } danno
   *[other] { $amount } danni
}

flag-fills_the_library = alla fine dell'Avventura ogni Eroe ottiene 1 Conoscenza della Biblioteca per ogni 5 marcatori dell'Archivio sul Tracciato di Profondità
flag-keeps_markers = i marcatori su questa carta vi rimangono dopo l'Avventura
flag-stays_with_bearer = non si può mai vendere, cedere o scartare

throw-escape = di un tiro di Fuga

## Parole chiave degli oggetti

keyword-amulet = Amuleto
keyword-belt = Cintura
keyword-boots = Stivali
keyword-bow = Arco
    .gender = m
    .plural = Archi
keyword-coat = Cappotto
keyword-container = Contenitore
keyword-face = Viso
keyword-lost-army = Armata Perduta
keyword-moon = Luna
keyword-poison = Veleno
    .gender = m
keyword-scroll = Pergamena
keyword-shield = Scudo
keyword-skull = Teschio
keyword-time = Tempo

timing-harm = quando stai per subire i danni di una fonte
timing-darkness_card = quando viene pescata una carta Oscurità
timing-dread_card = quando viene rivelata una carta Terrore Crescente
timing-darkness_moves = quando l'Oscurità sta per avanzare
timing-voices = quando senti le Voci nel Buio
item-limit = { $n ->
    [one] Un Eroe può averne al massimo 1.
   *[other] Un Eroe può averne al massimo { $n }.
}
item-attaches = potenziamento per qualsiasi oggetto
item-attaches-to = potenziamento per { A($what) }
item-attaches-free = { $what }: non occupa spazi per potenziamenti
item-attaches-slots = { $n ->
    [one] 1 spazio per potenziamenti
   *[other] { $n } spazi per potenziamenti
}
timing-sanity_harm = quando stai per subire danni alla Sanità
timing-depth_event = quando arriva un Evento di Profondità
when-unaided-yes = senza aiuti né dadi ritirati
when-unaided-no = con aiuti o dadi ritirati
