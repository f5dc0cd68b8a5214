## Oggetti: quanto costano, che cosa richiedono, che cosa sanno fare solo loro

deck-town = In vendita in Città
item-price = Prezzo in Città: { $n } $
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
    [you] quando peschi una carta Bottino o Frugare
   *[other] quando un Eroe pesca una carta Bottino o Frugare
}
moment-adventure_ends = alla fine dell'Avventura

timing-hit = per uno dei tuoi Colpi, anche dopo averne tirato il Danno

when-this_weapon-yes = con questo oggetto
when-this_weapon-no = con qualsiasi altra cosa
when-rolled = con un { $number }

thing-damage = { $n ->
    [one] { $amount } danno
   *[other] { $amount } danni
}
verb-add_damage = aggiungigli { $what }
verb-free_attack-thrown = lancia con Gittata Forza + 3, Colpire in mischia e Spari { $shots }
free_attack-any_target = contro qualsiasi Nemico a Gittata, anche se altri sono adiacenti

flag-stays_with_bearer = Non può mai essere venduto, ceduto o scartato

verb-enemy_hits-one_adjacent = un Nemico adiacente subisce { $what }
verb-enemy_hits-one_on_tile = un Nemico a scelta sulla Tessera Mappa subisce { $what }
throw-escape = per la Fuga

## Parole chiave degli oggetti

keyword-amulet = Amuleto
keyword-belt = Cintura
keyword-boots = Stivali
keyword-bow = Arco
keyword-coat = Cappotto
keyword-container = Contenitore
keyword-face = Viso
keyword-lost-army = Armata Perduta
keyword-moon = Luna
keyword-poison = Veleno
keyword-scroll = Pergamena
keyword-shield = Scudo
keyword-skull = Teschio
keyword-time = Tempo

timing-harm = quando stai per subire i danni di una fonte
timing-darkness_card = quando è stata pescata una carta Oscurità
timing-dread_card = quando viene rivelata una carta Terrore Crescente
timing-darkness_moves = quando l'Oscurità sta per avanzare
verb-cancel = annulla tutto
timing-voices = quando senti le Voci nel Buio
item-attaches = potenziamento: si applica a qualsiasi oggetto
item-attaches-to = potenziamento: si applica a un oggetto con { $what }
item-attaches-slots = { $n ->
    [one] 1 spazio per potenziamenti
   *[other] { $n } spazi per potenziamenti
}
timing-sanity_harm = quando stai per subire danni alla Sanità (vale anche per quelli che arrivano ancora in questo turno)
timing-depth_event = quando arriva un Evento di Profondità
verb-ready_this = questo è di nuovo pronto
verb-shackle = scegli un Nemico adiacente e fai una prova di Forza: { $medium }+ contro uno Medio, { $small }+ contro uno Piccolo, { $large }+ contro uno Grande, { $extra_large }+ contro uno Extra Grande. Superata: in questo turno perde la sua Attivazione
verb-archive_markers = metti { $what } dell'Archivio sul Tracciato di Profondità
verb-archive_markers-removed = togli fino a { $what } dell'Archivio dal Tracciato di Profondità; per ciascuno: { $effect }
when-unaided-yes = senza aiuti né dadi ritirati
when-unaided-no = con aiuti o dadi ritirati
verb-enemy_hits-near_tiles = ogni Nemico sulla tua Tessera Mappa e su quelle adiacenti subisce { $what }
ignore-endurance = la Tenacia
verb-mark-plain = metti un marcatore su questa carta
verb-spend_marks = scarta tutti i marcatori su questa carta e dividi altrettante Ferite, ignorando la Difesa, tra i Nemici con parola chiave { $keyword } sulla tua Tessera Mappa
enemy_hits-only = { $what }; solo i Nemici con parola chiave { $keyword }
verb-teleport = al posto del tuo Movimento, muovi fino a { $dice } caselle attraverso gli altri modelli, senza prove di Fuga; se tutti i dadi mostrano lo stesso numero, resta dove sei e { $effect }
