## Tipi di voce

kind-heroes = Eroe
    .plural = Eroi
kind-upgrades = Miglioramento
    .plural = Miglioramenti
kind-items = Oggetto
    .plural = Oggetti
kind-side-bag-tokens = Segnalino della Borsa Laterale
    .plural = Segnalini della Borsa Laterale
kind-cards = Carta
    .plural = Carte
kind-threats = Carta Minaccia
    .plural = Carte Minaccia
kind-enemies = Nemico
    .plural = Nemici
kind-exploration-tokens = Segnalino Esplorazione
    .plural = Segnalini Esplorazione
kind-charts = Tabella
    .plural = Tabelle
kind-conditions = Condizione
    .plural = Condizioni
kind-locations = Luogo di una città
    .plural = Luoghi delle città
kind-services = Servizio in città
    .plural = Servizi in città
kind-town-types = Tipo di una città
    .plural = Tipi di città
kind-worlds = Mondo
    .plural = Mondi
kind-missions = Missione
    .plural = Missioni
kind-tiles = Tessera Mappa
    .plural = Tessere Mappa

condition-injury = Ferita Grave
condition-madness = Follia
condition-mutation = Mutazione
condition-status = Stato

tile-room = Stanza
tile-passage = Passaggio
tile-entrance = Ingresso

threat-low = Minaccia Bassa
threat-medium = Minaccia Media
threat-high = Minaccia Alta
threat-epic = Minaccia Epica
threat-world = Minaccia di un Altro Mondo

## Righe di schede e carte

label-keywords = Parole chiave: { $what }
item-shared = { $ridden ->
    [yes] Una per tutto il gruppo: porta fino a 6 Eroi.
   *[no] Una per tutto il gruppo.
}
label-only = Solo per: { $what }
label-not-for = Non per: { $what }
label-carries = Solo per chi porta con sé: { $what }
label-xp = Ottieni { $n } XP.
label-remains = Rimane in gioco.
label-tile-only = Solo per gli Eroi su questa Tessera Mappa.
label-no-effect = Nessun effetto.
label-copies = Copie: { $n }
label-world = Mondo: { $what }
label-spaces = Caselle: { $n }
label-exits = Uscite: { $n }
label-source-seed = Fonte: regolamenti
label-source-fact = Fonte: dati pubblici sul gioco
label-source-fact-trust = Fonte: dati pubblici sul gioco (affidabilità { $trust })
label-source-original = Fonte: creato per questo progetto
label-replaces = Sta al posto di quella di { $what }.
label-extended = Con aggiunte di { $what }.
label-pack = Pacchetto: { $what }

hero-to_hit = Colpire: a distanza { $ranged }+, in mischia { $melee }+
hero-body = Salute { $health }, Sanità { $sanity }, Difesa { $defense }+, Forza di Volontà { $willpower }+
hero-fight = Combattimento { $combat }, Iniziativa { $initiative }, Grinta massima { $grit }
hero-items = Equipaggiamento di partenza: { $what }
hero-upgrades = Miglioramenti di partenza (scegline uno): { $what }
hero-tokens = Segnalino gratuito della Borsa Laterale (scegline uno): { $what }
upgrade-personal = { $n ->
    [one] pesca 1 Oggetto Personale
   *[other] pesca { $n } Oggetti Personali
}
upgrade-learns = { $draw ->
    [1] pesca 1 carta { $type } ({ $hand }) e imparala
   *[other] pesca { $draw } carte { $type } ({ $hand }) e imparane una
}
upgrade-learns-any = { $draw ->
    [1] pesca 1 carta ({ $hand }) e imparala
   *[other] pesca { $draw } carte ({ $hand }) e imparane una
}
upgrade-items = Equipaggiamento di partenza: { $what }.
upgrade-items-instead = Equipaggiamento di partenza: { $what } al posto { OF($former) }.


weapon-line = Gittata { $range }, Spari { $shots }
weapon-damage = { $value } al Danno
weapon-ignore = ignorando { $what }
item-hands = { $n ->
    [one] A una mano
    [3] A tre mani
   *[other] A due mani
}
item-slots = Si indossa: { $what }
item-ridden = Mezzo di trasporto (uno alla volta)
item-weight = Peso { $n }
item-upgrade_slots = { $n ->
    [one] { $n } spazio per potenziamenti
   *[other] { $n } spazi per potenziamenti
}
item-dark_stone = { $n ->
    [one] { $n } Pietra Oscura
   *[other] { $n } Pietre Oscure
}
item-gold = { $n } $

slot-hat = cappello
slot-face = viso
slot-shoulders = spalle
slot-coat = cappotto
slot-torso = torso
slot-gloves = guanti
slot-belt = cintura
slot-pants = pantaloni
slot-boots = stivali
slot-transport = mezzo

token-on_others = Si può usare su un altro Eroe adiacente, o sulla stessa Tessera Mappa quando non ci sono Nemici.
token-dynamite = Scarta questo segnalino come tuo Attacco: scegli una casella in Linea di Vista entro (3 + la tua Forza) caselle e tira una volta per Colpire. Se colpisci, esplode lì; se manchi, prima rimbalza D3 volte. Ogni modello nella casella in cui esplode e in quelle adiacenti subisce D6 Ferite, ignorando la Difesa.

enemy-numbers = Iniziativa { $initiative }, Movimento { $move }, Fuga { $escape }+
enemy-fight = Combattimento { $combat }, Danno { $damage }, Difesa { $defense }, Salute { $health }
enemy-to_hit = Colpire: { $what }
enemy-to_hit-ranged = a distanza { $n }+
enemy-to_hit-melee = in mischia { $n }+
enemy-xp = XP { $n }
enemy-xp-each = XP { $n } per ogni Attacco che { GENDER($name) ->
    [f] la
   *[m] lo
} ferisce, e { $each } per ogni Ferita
enemy-models = Taglia { $size }, { $n ->
    [one] { $n } modello
   *[other] { $n } modelli
}
enemy-models-of = Usa i modelli { OF($whose) }; non ce ne sono altri
enemy-normal = Normale
enemy-brutal = Brutale
enemy-elite = Élite { $n }: { $what }
enemy-mythic = Mitica { $n }: { $what }

token-doors = { $n ->
    [one] { $n } Porta
   *[other] { $n } Porte
}
token-gates = { $n ->
    [one] { $n } Portale
   *[other] { $n } Portali
}
token-clue = Indizio
token-darkness = { $n ->
    [one] { $n } carta Oscurità
   *[other] { $n } carte Oscurità
}
token-depth_event = Evento di Profondità
token-dread = { $n ->
    [one] { $n } carta Terrore Crescente
   *[other] { $n } carte Terrore Crescente
}
token-encounters = { $n ->
    [one] { $n } Incontro
   *[other] { $n } Incontri
}
token-attack = Attacco
token-ambush = Agguato

token-says-clue = Qui c'è un Indizio.
token-says-doors = { $n ->
    [one] Una Porta conduce oltre.
   *[other] { $n } Porte conducono oltre.
}
token-says-gates = { $n ->
    [one] Si apre un Portale.
   *[other] Si aprono { $n } Portali.
}
token-says-darkness = { $n ->
    [one] Si pesca una carta Oscurità.
   *[other] Si pescano { $n } carte Oscurità.
}
token-says-dread = { $n ->
    [one] Si aggiunge una carta Terrore Crescente.
   *[other] Si aggiungono { $n } carte Terrore Crescente.
}
token-says-depth_event = C'è un Evento di Profondità.
token-says-encounters = { $n ->
    [one] C'è un Incontro.
   *[other] Ci sono { $n } Incontri.
}
token-says-attack = Attacco: arrivano dei Nemici e comincia uno Scontro.
token-says-ambush = Agguato: i Nemici arrivano proprio accanto agli Eroi e comincia uno Scontro.

chart-die = { $n ->
    [one] Tira un { $die }.
   *[other] Tira { $die }.
}
chart-line = { $line }: { $what }
chart-line-name = { $line }, { $name }: { $what }
chart-final = Questo risultato non si può ritirare né annullare.

world-earth = La Terra
world-other = Un Altro Mondo
world-map = Carte Mappa: { $n }
world-depth_events = Eventi di Profondità: { $what }

mission-goal = Scopo: { $what }
mission-darkness_at = L'Oscurità parte dalla casella { $n } del Tracciato di Profondità.
mission-party_at = Il gruppo parte dalla casella { $n } del Tracciato di Profondità.
mission-set_up = Preparazione: { $what }
mission-special_rule = { $name }: { $what }
mission-objective_rule = { $name } (Obiettivo): { $what }
mission-clues = Indizi da trovare: { $n }
mission-advanced = Una missione avanzata: meglio non fra le prime.
mission-next-success = Dopo un successo può seguire: { $mission }.
mission-next-failure = Dopo un fallimento può seguire: { $mission }.
mission-clues_in = Contano solo in quest'ordine: { $what }. Se lì non resta alcuna via, alla fine del turno si apre una Porta.
mission-clues-where = { $n } { IN($world) }
mission-start_anywhere = Gli Eroi iniziano dove vogliono sulla mappa.
mission-objective = All'Obiettivo: { $what }
mission-no-objective = Non c'è un Obiettivo da trovare: le carte Terrore Crescente agiscono subito.
mission-exits = La stanza dell'Obiettivo mantiene le sue uscite.
mission-reward = Successo: { $what }
mission-failure = Fallimento: { $what }
mission-classic = Per le regole del 2014.
mission-clues-rooms = Ogni stanza esplorata è un Indizio. Indizi da trovare: { $n }
mission-map = Mappa fissa: { $what }.
mission-map-marker = { $n ->
    [one] { THE($name) } { COUNT($name) ->
        [many] si trovano
       *[one] si trova
    }
   *[other] { MANY($name) } si trovano
} { $where }
mission-map-objective = L'Obiettivo è { THE($tile) }.
mission-marker = { $name } (per gli Eroi sulla stessa Tessera Mappa): { $what }
mission-companion = { $name } (Salute { $health }, sotto la guida di un Eroe): { $what }
mission-companion-led = Dopo un Movimento, un Eroe nella stessa casella o adiacente può prendere la guida. Senza guida { THE($name) } resta dove la guida è caduta, e subisce 1 Ferita alla fine di ogni turno con un Nemico adiacente a quella casella.
mission-boss = { THE($name) } ha Salute { $health }
mission-boss-per_hero = { THE($name) } ha Salute { $health } + { $more } per ogni Eroe
mission-win = Per vincere: { $what }
mission-lose = perdete anche se { $what }
win-objective_fight = lo Scontro all'Obiettivo è vinto
win-slain-objective = { THE($name) } dell'Obiettivo { COUNT($name) ->
    [many] { GENDER($name) ->
        [f] sono uccise
       *[m] sono uccisi
    }
   *[one] { GENDER($name) ->
        [f] è uccisa
       *[m] è ucciso
    }
}
win-slain = { THE($name) } { COUNT($name) ->
    [many] { GENDER($name) ->
        [f] sono uccise
       *[m] sono uccisi
    }
   *[one] { GENDER($name) ->
        [f] è uccisa
       *[m] è ucciso
    }
}
win-heroes_at = ogni Eroe vivo è sulla tessera { OF($place) }
win-heroes_at-with = ogni Eroe vivo è sulla tessera { OF($place) }, { $who }
win-no_enemies = non resta nessun Nemico
lose-companion = { THE($name) } muore
counted = { THE($name) } { COUNT($name) ->
    [many] arrivano
   *[one] arriva
} a { $goal }
counted-per_hero = { THE($name) } { COUNT($name) ->
    [many] arrivano
   *[one] arriva
} a { $goal } + { $n ->
    [one] il numero di Eroi
   *[other] { $more } per ogni Eroe
}
place-entrance = Ingresso
    .gender = m
place-objective = Obiettivo
    .gender = m
what-card = Carta { $deck }
what-upgrade = Miglioramento { OF($hero) }.
what-upgrade-track = Miglioramento { OF($hero) }: { $track }, numero { $tier } di quattro.
growth-track = Percorso { $track }: { $what }.
growth-bonus = Bonus di ogni livello: { $roll } ({ $chart }).
book-title = Il libro delle carte
book-of = Tutte le carte di queste scatole: { $what }
condition-curse = Maledizione
condition-kept = Carta conservata

label-option = Solo ai tavoli che giocano con l'opzione «{ $option }».
label-unless-option = Non ai tavoli che giocano con l'opzione «{ $option }».
option-house_bounties = Regola della casa: taglie per parola chiave
option-prometheus_procedure = Regola della casa: la Procedura Prometeo
option-store_hold_up = Regola della casa: rapinare l'Emporio
option-betting_pool = Regola della casa: le scommesse
option-faith_in_scripture = Regola della casa: fede nelle Scritture
option-enemy_training = Regola della casa: addestramento contro i Nemici
option-rumors = Regola della casa: dicerie
option-shrine = Un Santuario vicino alla Città
option-frontier_town = L'espansione Frontier Town
location-events = Chi visita questo luogo tira { ON($what) }.
location-town = Solo nelle città di questo tipo: { $what }.
chart-cards = Pesca una di 16 carte; nessuna torna in una Sosta in Città prima che siano uscite tutte.
town-rolled = Con un totale di { $line } su 2D6 si trova una città così.
town-requires = Ha sempre: { $what }.
town-forbids = Non ha mai: { $what }.
town-larger = È di una dimensione più grande di quanto sarebbe altrimenti.
town-wanted = Lì gli Eroi con la parola chiave { $keyword } contano come «Ricercato!», e nessun altro.
town-event_dice = Ogni sera si tirano { $n } dadi per un Evento della Città: arriva se uno di essi lo porta.
town-missions = Se la prossima Missione è lasciata al caso, se ne pescano { $n }, e il gruppo ne sceglie una.
town-minds = Lì l'Attenzione indesiderata si ignora.
town-trade = Lì ogni oggetto venduto e ogni vincita al gioco d'azzardo rendono { $gold } $ in più.
town-arrival = All'inizio della Sosta in Città: { $what }
town-morning = All'inizio di ogni giorno: { $what }
town-evening = Alla fine di ogni giorno: { $what }
town-seven = Per chi tira 7 per un evento di un luogo: { $what }
town-daily = Nei giorni in cui non accade altro, tira sulla tabella «{ $what }».
location-good = { $what }: { $price }.
location-good-only = { $what }: { $price } (solo per { $only }).
location-good-most-visit = { $what }: { $price } (al massimo { $most } per visita).
location-good-most-stay = { $what }: { $price } (al massimo { $most } per Sosta in Città).
service-at = { $where }, per { $price }.
service-at-free = { $where }, gratis.
service-at-priced = { $where }.
service-limit-visit = { $times ->
    [1] Una volta per visita.
   *[other] { $times } volte per visita.
}
service-limit-stay = { $times ->
    [1] Una volta per Sosta in Città.
   *[other] { $times } volte per Sosta in Città.
}
service-limit-party = { $times ->
    [1] Una volta per Sosta in Città per tutto il gruppo.
   *[other] { $times } volte per Sosta in Città per tutto il gruppo.
}
service-attempts = Un solo tentativo per ogni { $what } in una Sosta in Città.
service-limit-every_other_day = Una volta al giorno, ma non due giorni di fila.
price-nothing = gratis
