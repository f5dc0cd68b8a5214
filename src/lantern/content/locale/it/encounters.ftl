## Quello che gli incontri hanno portato nella lingua: momenti, prove e tiri propri, carte che si tengono

moment-enemy_activates = { $bearer ->
    [enemy] all'inizio della loro Attivazione
    [lone] all'inizio della sua Attivazione
   *[other] all'inizio dell'Attivazione di { $enemy }
}
label-ours = Completato, perché non si sa: { $what }
weapon-no_criticals = nessun Colpo Critico
throw-damage = di un tiro di Danno

when-first_turn-yes = nel primo turno di uno Scontro
when-first_turn-no = dopo il primo turno di uno Scontro
when-health_below-full = se la tua Salute non è al massimo
when-health_below-half = se hai meno di metà della tua Salute
when-suffers = se hai { $name }
each-adjacent_enemies = Nemico adiacente
each-clothing = capo di Abbigliamento che indossi
each-kills = Nemico che hai ucciso in questa Avventura
each-enemies_on_tile = Nemico sulla tua Tessera Mappa
for-each-most = { $what } (al massimo { $most })
when-traveling-yes = in Viaggio
when-traveling-no = fuori dal Viaggio
when-named-yes = contro i Nemici che hai nominato
when-named-no = contro tutti i Nemici tranne quelli che hai nominato

test-six = se fra i dadi c'è un 6, { $what }
test-six-or = se fra i dadi c'è un 6, in alternativa { $what }
test-six-instead = se fra i dadi c'è un 6, invece, { $what }
test-each_die = per ogni { $line } tirato, { $what }
roll-final = { $n ->
    [one] (nulla può ritirarlo o cambiarlo)
   *[other] (nulla può ritirarli o cambiarli)
}
without-grit = (senza poter spendere Grinta)

verb-look_ahead-tokens = { $n ->
    [1] si guarda il primo segnalino
   *[other] si guardano i primi { $n } segnalini
} Esplorazione; { $n ->
    [1] { $may ->
        [yes] lo si può scartare
       *[no] si scarta
    }
   *[other] { $may ->
        [yes] se ne può scartare uno
       *[no] se ne scarta uno
    }
}{ $n ->
    [1] { "" }
    [2] { " " }e si rimette l'altro in cima
   *[other] { " " }e si rimettono gli altri in cima in un ordine a scelta
}
verb-look_ahead = { $n ->
    [1] si guarda la prima carta
   *[other] si guardano le prime { $n } carte
} { $several ->
    [yes] di uno di questi mazzi, a scelta: { $deck }
   *[no] del mazzo { $deck }
}; { $n ->
    [1] { $may ->
        [yes] la si può scartare
       *[no] si scarta
    }
   *[other] { $may ->
        [yes] se ne può scartare una
       *[no] se ne scarta una
    }
}{ $n ->
    [1] { "" }
    [2] { " " }e si rimette l'altra in cima
   *[other] { " " }e si rimettono le altre in cima in un ordine a scelta
}
verb-party_marker = il segnalino del Gruppo avanza di { $what }
verb-party_marker-back = il segnalino del Gruppo arretra di { $what }
verb-only_exit = questa Tessera Mappa ha una sola uscita, una Porta, che conduce { TO($tile) }
verb-open_door = si apre una Porta in un'altra uscita di questa Tessera Mappa, se ne resta una libera

flag-burns = all'inizio della tua Attivazione, subisci 2 Ferite, ignorando la Difesa; poi rimuovi uno di questi marcatori
flag-street_luck = nel gioco d'azzardo di strada puoi cambiare di 1, in più o in meno, uno dei dadi dopo l'ultimo tiro
flag-draws_eyes = per ognuno di questi marcatori tira un D6 prima di tirare per l'evento di un luogo della Città: ogni 1 abbassa il totale di 1; rimuovili alla fine della Sosta in Città
flag-fades = rimuovi questo marcatore alla fine della tua Attivazione
flag-no_grit = gli Eroi non possono spendere Grinta
kind-kept = Carta che si tiene

bend-scavenge_times = { $bearer ->
    [all] su questa Tessera Mappa si può frugare con successo { $times } volte
   *[other] su una Tessera Mappa si può frugare con successo { $times } volte
}
bend-later = con gli Alleati (il gioco non li ha ancora): { $text }

limit-party_turn = una volta per turno per tutto il gruppo
limit-adventure_or_stay = una volta per Avventura o Sosta in Città
limit-adventure_or_stay-each = una volta per Avventura o Sosta in Città
limit-adventure_or_stay-times = fino a { $n } volte per Avventura o Sosta in Città
limit-travel_or_stay = una volta per Viaggio e una per Sosta in Città
limit-travel_or_stay-each = una volta per Viaggio e una per Sosta in Città
limit-travel_or_stay-times = fino a { $n } volte per Viaggio e per Sosta in Città
limit-travel = una volta per Viaggio
limit-travel-each = una volta per Viaggio
limit-travel-times = fino a { $n } volte per Viaggio
card-one_each = non su un Eroe su cui ha ancora effetto
when-legendary-yes = che sia Leggendario
when-legendary-no = che non sia Leggendario
bend-casts = +{ $plus } ai tiri per le carte { $type }{ $dangerous ->
    [yes] ; un doppio in questi tiri è pericoloso, qualunque sia la carta
   *[no] { "" }
}
limit-party_turn-each = una volta per turno per tutto il gruppo

verb-get_markers = { $form ->
    [self] ricevi { $what }
   *[other] { $subject } riceve { $what }
}
thing-named-markers = { $n ->
    [one] { $amount } marcatore { $name }
   *[other] { $amount } marcatori { $name }
}
chart-fewer-dice = con { $n } dado in meno
chart-more-dice = con { $n ->
    [1] 1 dado in più, senza contare il più basso
   *[other] { $n } dadi in più, senza contare i { $n } più bassi
}
verb-withstand = { $form ->
    [self] fai un tiro di Forza di Volontà{ $times }
   *[other] { $subject } fa un tiro di Forza di Volontà{ $times }
}
test-each_failure = per ogni tiro fallito, { $what }
tokens-none = per ogni Eroe che non ne ha, { $what }
verb-lose_item = { $which ->
    [dearest] { $form ->
        [self] perdi il tuo oggetto di maggior valore
       *[other] { $subject } perde l'oggetto di maggior valore
    }
    [heaviest] { $form ->
        [self] perdi il tuo oggetto più pesante
       *[other] { $subject } perde il suo oggetto più pesante
    }
    [ridden] { $form ->
        [self] perdi il Mezzo con cui viaggi
       *[other] { $subject } perde il Mezzo con cui viaggia
    }
   *[any] { $form ->
        [self] perdi 1 oggetto a tua scelta
       *[other] { $subject } perde 1 oggetto a sua scelta
    }
}
draw-of-any-world = { $what } di un Mondo che si pesca
draw-of-world = { $what } { OF($world) }
draw-keep-one = { $what }, di cui se ne tiene una
label-as-darkness = Si può annullare come se fosse una carta Oscurità.
flag-bars_depth_event = il prossimo Evento di Profondità non avviene; si scarta invece questa carta
flag-high_stakes = se vinci la tua prima partita di Poker a cinque carte in questa visita, puoi anche pescare una carta Mondo e una carta Artefatto di quel Mondo
flag-hard_poker = il Poker a cinque carte richiede 1 successo in più, ma una vittoria frutta D6 × 100 $ in più
flag-dims_light = la luce del gruppo illumina solo la Tessera Mappa di chi la porta
bend-spares_things = quando dovresti perdere, senza usarlo, un oggetto o un segnalino della Borsa Laterale, puoi scartare questa carta al suo posto
bend-heavy_going = entrare in una casella di questa Tessera Mappa costa { $more } Movimento in più
when-find = dal mazzo { $find ->
    [loot] Bottino
   *[scavenge] Frugare
}
when-other_card = diversa da «{ $card }»
each-fortune = 500 $ portati

quoted-name = «{ $name }»
verb-get = { $form ->
    [self] ricevi { $what }
   *[other] { $subject } riceve { $what }
}
verb-keep = { $form ->
    [self] tieni questa carta come { $what }
   *[other] { $subject } tiene questa carta come { $what }
}
verb-keep-this = { $form ->
    [self] tieni questa carta
   *[other] { $subject } tiene questa carta
}
deck-exploration = Esplorazione

keyword-construction = Costruzione
keyword-judgment = Sentenza
keyword-legendary = Leggendario
keyword-lost = Perduto
keyword-mission = Missione
keyword-terror = Terrore
keyword-werewolf = Lupo Mannaro
    .plural = Lupi Mannari
keyword-vampiric-bite = Morso Vampirico
tokens-none-who = chi non ne ha
