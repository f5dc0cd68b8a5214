## Quando succede qualcosa. $bearer: you (un oggetto, una capacità di un eroe), enemy (una capacità di un nemico), all (una carta in gioco, un mondo)

moment-adventure_starts = all'inizio dell'Avventura
moment-turn_starts = { $once ->
    [yes] all'inizio di un turno
   *[no] all'inizio di ogni turno
}
moment-turn_ends = { $once ->
    [yes] alla fine di un turno
   *[no] alla fine di ogni turno
}
moment-fight_starts = all'inizio di uno Scontro
moment-fight_ends = alla fine di uno Scontro
moment-fight_round_ends = alla fine di ogni turno di uno Scontro
moment-activation_starts = { $bearer ->
    [you] all'inizio della tua Attivazione
   *[other] all'inizio dell'Attivazione di un Eroe
}
moment-activation_ends = { $first ->
    [yes] { $bearer ->
        [you] la prima volta che finisci la tua Attivazione
       *[other] la prima volta che un Eroe finisce la sua Attivazione
    }
   *[no] { $bearer ->
        [you] alla fine della tua Attivazione
       *[other] alla fine dell'Attivazione di un Eroe
    }
}
moment-move_rolled = { $number ->
    [any] { $bearer ->
        [you] quando tiri per il Movimento
       *[other] quando un Eroe tira per il Movimento
    }
   *[other] { $bearer ->
        [you] quando tiri un { $number } per il Movimento
       *[other] quando un Eroe tira un { $number } per il Movimento
    }
}
moment-move_grit = { $bearer ->
    [you] quando recuperi Grinta con il tiro di Movimento
   *[other] quando un Eroe recupera Grinta con il tiro di Movimento
}
moment-move_ends = { $bearer ->
    [you] alla fine del tuo Movimento
   *[other] alla fine del Movimento di un Eroe
}
moment-escape_failed = { $bearer ->
    [you] quando fallisci una Fuga
   *[other] quando un Eroe fallisce una Fuga
}
moment-attack_starts = { $bearer ->
    [you] quando inizi un { $attack ->
        [melee] Attacco in mischia
        [ranged] Attacco a distanza
       *[any] Attacco
    }
   *[other] quando un Eroe inizia un { $attack ->
        [melee] Attacco in mischia
        [ranged] Attacco a distanza
       *[any] Attacco
    }
}
moment-attack_rolled = { $bearer ->
    [you] quando hai tirato per Colpire
   *[other] quando un Eroe ha tirato per Colpire
}
moment-hit = { $bearer ->
    [you] quando metti a segno un Colpo
   *[other] quando un Eroe mette a segno un Colpo
}
moment-critical_hit = { $bearer ->
    [you] quando metti a segno un Colpo Critico
   *[other] quando un Eroe mette a segno un Colpo Critico
}
moment-attack_ends = { $bearer ->
    [you] alla fine del tuo { $attack ->
        [melee] Attacco in mischia
        [ranged] Attacco a distanza
       *[any] Attacco
    }
   *[other] alla fine dell'{ $attack ->
        [melee] Attacco in mischia
        [ranged] Attacco a distanza
       *[any] Attacco
    } di un Eroe
}
moment-enemy_killed = { $bearer ->
    [you] quando uccidi { $enemy }
    [enemy] quando un Eroe uccide uno di loro
    [lone] quando un Eroe lo uccide
   *[other] quando un Eroe uccide { $enemy }
}
moment-hits_taken = { $bearer ->
    [you] quando subisci dei Colpi
   *[other] quando un Eroe subisce dei Colpi
}
moment-wounds_taken = { $bearer ->
    [you] quando subisci delle Ferite
   *[other] quando un Eroe subisce delle Ferite
}
moment-sanity_taken = { $bearer ->
    [you] quando subisci danni alla Sanità
   *[other] quando un Eroe subisce danni alla Sanità
}
moment-knocked_out = { $bearer ->
    [you] quando finisci KO
   *[other] quando un Eroe è messo KO
}
moment-corrupted = { $bearer ->
    [you] quando ricevi un punto Corruzione
   *[other] quando un Eroe riceve un punto Corruzione
}
moment-healed_other = { $bearer ->
    [you] quando curi un altro Eroe
   *[other] quando un Eroe cura un altro Eroe
}
moment-enemy_hits = { $bearer ->
    [you] quando { $enemy } ti colpisce
    [enemy] quando uno di loro colpisce un Eroe
    [lone] quando colpisce un Eroe
   *[other] quando { $enemy } colpisce un Eroe
}
moment-enemy_wounds_hero = { $bearer ->
    [you] quando { $enemy } ti ferisce
    [enemy] quando uno di loro ferisce un Eroe
    [lone] quando ferisce un Eroe
   *[other] quando { $enemy } ferisce un Eroe
}
moment-enemy_combat_wounds_hero = { $bearer ->
    [you] quando { $enemy } ti ferisce in mischia
    [enemy] quando uno di loro ferisce un Eroe in mischia
    [lone] quando ferisce un Eroe in mischia
   *[other] quando { $enemy } ferisce un Eroe in mischia
}
moment-enemy_attack_ends = { $bearer ->
    [you] dopo l'Attacco di { $enemy } contro di te
    [enemy] alla fine del loro Attacco
    [lone] alla fine del suo Attacco
   *[other] dopo l'Attacco di { $enemy }
}
moment-enemy_moved = { $bearer ->
    [enemy] quando uno di loro si è mosso
    [lone] dopo il suo Movimento
   *[other] quando { $enemy } si è mosso
}
moment-card_drawn = { $bearer ->
    [you] quando peschi una carta
   *[other] quando un Eroe pesca una carta
}
moment-scavenged = { $bearer ->
    [you] quando frughi
   *[other] quando un Eroe fruga
}
moment-door_opened = { $bearer ->
    [you] quando guardi attraverso una Porta
   *[other] quando un Eroe guarda attraverso una Porta
}
moment-tile_placed = { $bearer ->
    [you] quando piazzi una Tessera Mappa
   *[other] quando un Eroe piazza una Tessera Mappa
}
moment-party_marker_special = quando il segnalino del Gruppo entra in una casella Schizzo di Sangue o Terrore Crescente
moment-party_marker_spatter = quando il segnalino del Gruppo entra in una casella Schizzo di Sangue
moment-party_marker_stage = quando il segnalino del Gruppo entra in un nuovo tratto del Tracciato di Profondità
moment-darkness_moved = quando l'Oscurità avanza
moment-grit_recovered = { $bearer ->
    [you] quando recuperi Grinta
   *[other] quando un Eroe recupera Grinta
}
moment-grit_used = { $bearer ->
    [you] quando spendi Grinta
   *[other] quando un Eroe spende Grinta
}
moment-hold_back_rolled = dopo ogni tiro per Trattenere l'Oscurità
moment-token_revealed = quando si rivela un segnalino Esplorazione
moment-threat_defeated = quando l'ultimo Nemico di una carta { $threat ->
    [any] Minaccia
   *[other] { $threat }
} è sconfitto
moment-clue_found = { $first ->
    [yes] quando si trova il primo Indizio
   *[no] quando si trova un Indizio
}
moment-objective_found = quando si trova l'Obiettivo

moment-visit_doubles = { $bearer ->
    [you] quando tiri un doppio per l'evento di un luogo della Città
   *[other] quando un Eroe tira un doppio per l'evento di un luogo della Città
}
moment-hit_wounds = { $bearer ->
    [you] quando un tuo Colpo ferisce un Nemico
   *[other] quando un Colpo di un Eroe ferisce un Nemico
}
moment-quiet_visit = { $bearer ->
    [you] quando non succede nulla in un luogo della Città che visiti
   *[other] quando non succede nulla in un luogo della Città che un Eroe visita
}

## Quante volte

limit-turn = una volta per turno
limit-fight = una volta per Scontro
limit-adventure = una volta per Avventura
limit-attack = una volta per Attacco
limit-turn-each = una volta per turno per ogni Eroe
limit-fight-each = una volta per Scontro per ogni Eroe
limit-adventure-each = una volta per Avventura per ogni Eroe
limit-attack-each = una volta per Attacco per ogni Eroe

limit-hit-times = fino a { $n } volte per Colpo
limit-attack-times = fino a { $n } volte per Attacco
limit-turn-times = fino a { $n } volte per turno
limit-fight-times = fino a { $n } volte per Scontro
limit-adventure-times = fino a { $n } volte per Avventura
limit-gate-times = fino a { $n } volte per Portale
limit-party_turn-times = fino a { $n } volte per turno per tutto il gruppo

## Quando un eroe può fare qualcosa

timing-any_time = in qualsiasi momento
timing-activation = durante la tua Attivazione
timing-before_move = prima del tuo Movimento
timing-instead_of_attack = al posto del tuo Attacco
timing-free_attack = come Attacco Gratuito
timing-hold_back = dopo un tiro per Trattenere l'Oscurità

## A quale prezzo


## A quale condizione

when-elite-yes = se hanno una Capacità Élite
when-elite-no = se non hanno Capacità Élite
when-alone_on_tile-yes = se nessun altro Eroe è sulla tua Tessera Mappa
when-alone_on_tile-no = se un altro Eroe è sulla tua Tessera Mappa
when-attack-melee = in mischia
when-attack-ranged = negli Attacchi a distanza
when-weapon = { $hands ->
    [single] con { A($keyword) } a una mano
    [double] con { A($keyword) } a due mani
   *[any] con { A($keyword) }
}
when-weapon-every = con { GENDER($keyword) ->
    [f] tutte le tue
   *[other] tutti i tuoi
} { MANY($keyword) }
when-in_fight-yes = durante uno Scontro
when-in_fight-no = fuori da uno Scontro
when-adjacent-yes = accanto a uno di loro
when-adjacent-no = lontano da tutti loro
when-enemy_adjacent-yes = se un Nemico è adiacente
when-enemy_adjacent-no = se nessun Nemico è adiacente
when-target_adjacent-yes = contro i Nemici adiacenti
when-target_adjacent-no = contro i Nemici non adiacenti
when-double_handed_gun-yes = se impugni un'Arma da Fuoco a due mani
when-double_handed_gun-no = se non impugni un'Arma da Fuoco a due mani
when-enemy_keyword = contro i Nemici { BESIDES($keyword) }
by-size = { $moment }{ $paid ->
    [yes] , in Città si paga così
   *[no] { "" }
}: { $cases }
if-size = per uno di taglia { $size }, { $what }
ends-with-the-day = Dura fino alla fine del giorno.
keep-this = Tieni questa carta{ $until ->
    [adventure] { " " }fino alla fine della prossima Avventura
    [day] { " " }fino alla fine del giorno
   *[gone] { "" }
}. { $what }
brought-all = { $chosen ->
    [yes] Dura
   *[no] Entrambe le carte durano
} fino alla fine della prossima Avventura.
brought = { $name }{ $until ->
    [adventure] { " " }(fino alla fine della prossima Avventura)
    [day] { " " }(fino alla fine del giorno)
   *[gone] { "" }
}: { $what }
when-enemy_size = { $what } di taglia { $size }
when-moment_count_at_least = dalla volta numero { $count } in poi
when-tough-yes = contro un Nemico Duro
when-tough-no = contro un Nemico che non è Duro
when-critical-yes = con un Colpo Critico
when-critical-no = con un Colpo non Critico
when-mission = se la Missione era { $name }{ $won ->
    [yes] { " " }ed è stata vinta
    [no] { " " }e non è stata vinta
   *[any] { "" }
}
when-won-yes = se la Missione è stata vinta
when-won-no = se la Missione non è stata vinta
when-dual_wielding-yes = mentre spari con due Armi da Fuoco insieme
when-dual_wielding-no = mentre non spari con due Armi da Fuoco insieme
when-below_the_darkness-yes = se il segnalino del Gruppo è oltre quello dell'Oscurità
when-below_the_darkness-no = se il segnalino del Gruppo non è oltre quello dell'Oscurità
when-at = sulla tessera { OF($place) }
when-reached = una volta che { $what }

size-small = Piccola
size-medium = Media
size-large = Grande
size-extra_large = Extra Grande

## Di chi cambiano i valori

enemies-others = { $bearer ->
    [lone] mentre è in piedi, tutti gli altri Nemici
   *[other] mentre uno di loro è in piedi, tutti gli altri Nemici
}
enemies-all = tutti i Nemici
enemies-any = dei Nemici
enemies-named = i Nemici che hai nominato
enemies-keyword = i Nemici { BESIDES($keyword) }
enemies-kind = { THE($kind) }
heroes-all = tutti gli Eroi
heroes-and-enemies = tutti gli Eroi e i Nemici
heroes-keyword = tutti gli Eroi { BESIDES($keyword) }
modifier-others = { $whose } hanno { $what }
modifier-when = { $what } { $when }

## Dadi che si possono ritirare

roll-again-others = un altro Eroe entro { $spaces } caselle può ritirare { $what } { $rolls }
roll-again-success = { $what }; { $n ->
    [one] se poi riesce
   *[other] per ciascuno che poi riesce
}, { $effect }
roll-again = { $n ->
    [one] ritira { $what } { $rolls }
   *[other] ritira fino a { $what } { $rolls }
}
throw-to_hit = di un tiro per Colpire
throw-defense = di un tiro di Difesa
throw-willpower = di un tiro di Forza di Volontà


power-immune = immunità { $what }
immune-to = { TO($what) }

moment-test_passed = { $key ->
    [any] { $bearer ->
        [you] quando superi una prova di Abilità
       *[other] quando un Eroe supera una prova di Abilità
    }
   *[other] { $bearer ->
        [you] quando superi una prova di { $skill }
       *[other] quando un Eroe supera una prova di { $skill }
    }
}
when-skill = di { $skill }
when-hero_keyword = se hai la parola chiave { $keyword }
when-enemy_acted-yes = contro Nemici che in questo turno hanno già agito
when-enemy_acted-no = contro Nemici che in questo turno non hanno ancora agito
when-enemy_types = mentre sul tabellone ci sono { $n } o più tipi di Nemico
when-other_world-yes = negli Altri Mondi
when-other_world-no = sulla Terra
throw-test = di una prova di Abilità
throw-any = di un tiro qualsiasi
timing-test = quando fai una prova di Abilità
timing-darkness_space = quando l'Oscurità entra in una casella Schizzo di Sangue o Terrore Crescente
until-test = per questa prova
stat-test_dice = { $n ->
    [one] dado nelle prove di Abilità
   *[other] dadi nelle prove di Abilità
}
stat-corruption_armor = Armatura contro la Corruzione
stat-enemies_to_hit = ai tiri per Colpire contro di te
when-large_enemy-yes = { $what } di taglia Grande o superiore
when-large_enemy-no = { $what } di taglia inferiore a Grande
when-mutations = con { $n } o più Mutazioni
limit-hit = una volta per Colpo
limit-hit-each = una volta per Colpo per ogni Eroe
limit-gate = una volta per Portale
limit-gate-each = una volta per Portale per ogni Eroe
moment-day_starts = all'inizio di ogni giorno in Città
moment-stay_ends = alla fine della Sosta in Città
moment-gate_passed = { $bearer ->
    [you] quando attraversi un Portale
   *[other] quando un Eroe attraversa un Portale
}
moment-travels = { $bearer ->
    [you] all'inizio del tuo Viaggio
   *[other] all'inizio del Viaggio di ogni Eroe
}
moment-hazard_met = per ogni Insidia del Viaggio incontrata
moment-sold = quando vendi questa carta
moment-stay_begins = { $bearer ->
    [you] all'inizio della tua Sosta in Città
   *[other] all'inizio della Sosta in Città di ogni Eroe
}
