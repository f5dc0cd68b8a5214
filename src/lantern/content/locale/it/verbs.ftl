## Che cosa succede. $form: self (un ordine a chi legge), other (lo fa $subject), self-may e other-may (chi può scegliere)

verb-hits = { $form ->
    [self] subisci { $what }
   *[other] { $subject } subisce { $what }
}
hits-damage = { $hits ->
    [one] { $what } da { $damage } { $n ->
        [one] danno
       *[other] danni
    }
   *[other] { $what }, ognuno da { $damage } { $n ->
        [one] danno
       *[other] danni
    }
}
hits-ignore = { $what }, ignorando { $ignored }
ignore-defense = la Difesa
ignore-armor = l'Armatura
ignore-cover = la Copertura
ignore-willpower = la Forza di Volontà
ignore-spirit_armor = l'Armatura Spirituale

verb-heal = { $form ->
    [self] guarisci { $what }
   *[other] { $subject } guarisce { $what }
}
verb-heal-or-grit = { $form ->
    [self] guarisci { $what }, oppure recupera 1 Grinta
   *[other] { $subject } guarisce { $what }, oppure recupera 1 Grinta
}
verb-heal-split = guarisci { $what }, da dividere come vuoi fra { $group }
verb-heal-split-or-grit = guarisci { $what }, da dividere come vuoi fra { $group }, oppure recupera 1 Grinta

verb-gain = { $form ->
    [self] ottieni { $what }
    [self-may] puoi ottenere { $what }
    [other-may] { $subject } può ottenere { $what }
   *[other] { $subject } ottiene { $what }
}
verb-lose = { $form ->
    [self] perdi { $what }
   *[other] { $subject } perde { $what }
}
verb-take = { $form ->
    [self] prendi { $what }
   *[other] { $subject } prende { $what }
}
verb-draw = { $form ->
    [self] pesca { $what }
    [self-may] puoi pescare { $what }
    [other-may] { $subject } può pescare { $what }
   *[other] { $subject } pesca { $what }
}
verb-test = { $form ->
    [self] fai una prova di { $skill } { $target }+
   *[other] { $subject } fa una prova di { $skill } { $target }+
}
test-pass = superata: { $what }
test-fail = fallita: { $what }
test-each_success = per ogni successo: { $what }

verb-roll = { $form ->
    [self] tira { $n ->
        [one] un { $die }
       *[other] { $die }
    }
   *[other] { $subject } tira { $n ->
        [one] un { $die }
       *[other] { $die }
    }
}
nothing-happens = non succede nulla

verb-choose = { $form ->
    [self] scegli: { $what }
    [self-may] puoi scegliere: { $what }
    [other-may] { $subject } può scegliere: { $what }
   *[other] { $subject } sceglie: { $what }
}
choice = { $effect }
choice-cost = { $cost }: { $effect }

verb-darkness = l'Oscurità avanza di { $what }
verb-darkness-back = l'Oscurità arretra di { $what }
verb-dread = aggiungi { $what } alla pila del Terrore Crescente

verb-attack-threat = i Nemici attaccano (pesca { $what })
verb-attack-threat-ambush = i Nemici tendono un Agguato (pesca { $what })
verb-attack-enemies = Attacco di { $what }
verb-attack-enemies-ambush = Agguato di { $what }
attack-elite = { $what } con { $elite }

verb-free_attack-melee = attacca in mischia con Combattimento { $combat }
verb-free_attack-each = attacca ogni Nemico adiacente con Combattimento { $combat } ciascuno
verb-free_attack-ranged = spara con Gittata { $range } e Spari { $shots }
free_attack-die = { $die } per il Danno
free_attack-critical = Colpi Critici con { $critical } o più
verb-enemy_hits-target = quel Nemico subisce { $what }
verb-enemy_hits-in-range = un Nemico entro { $range } caselle e in Linea di Vista subisce { $what }
verb-enemy_hits-adjacent = ogni Nemico adiacente subisce { $what }
verb-enemy_hits-within = ogni Nemico entro { $range } caselle subisce { $what }
verb-enemy_hits-tile = ogni Nemico sulla Tessera Mappa subisce { $what }

verb-depth_event = avviene un Evento di Profondità
verb-open_gate = un Portale si apre in un'uscita di questa tessera
verb-open_gate-door = trasforma in un Portale una Porta inesplorata della tua tessera

verb-modify = { $form ->
    [self] ricevi { $what } { $until }
   *[other] { $subject } riceve { $what } { $until }
}
verb-modify-enemies = { $enemies } ricevono { $what } { $until }
verb-recover = tutti gli Eroi KO si riprendono subito
verb-spawn = { $n ->
    [one] appare { $what } accanto a un Eroe a caso
   *[other] appaiono { $what } accanto a Eroi a caso
}
verb-get_marker = { $form ->
    [self] ricevi 1 marcatore { $what }
   *[other] { $subject } riceve 1 marcatore { $what }
}
verb-suffer = { $form ->
    [self] subisci { $what }
   *[other] { $subject } subisce { $what }
}
verb-reroll = ritira { $what }

verb-discard_tokens = { $form ->
    [self] scarta { $what }
   *[other] { $subject } scarta { $what }
}
verb-discard_tokens-rolled = { $form ->
    [self] tira un D6 per ogni tuo segnalino della Borsa Laterale e scartalo con { $line }
   *[other] { $subject } tira un D6 per ogni segnalino della Borsa Laterale e lo scarta con { $line }
}
tokens-lost = per chi ne ha perso almeno uno: { $what }
verb-next_threat = i Nemici della prossima carta Minaccia hanno anche la parola chiave { $keyword }
verb-chart = { $form ->
    [self] tira sulla { $chart }
   *[other] { $subject } tira sulla { $chart }
}
verb-discard_this = scarta questa carta
verb-mark = metti un marcatore su questa carta; quando ce n'è { $what }, scartali e { $effect }
roll-times = { $what }, { $times }
test-each_one = per ogni 1 tirato: { $what }
test-any_fail = se qualcuno l'ha fallita: { $what }
test-most_fail = se più della metà l'ha fallita: { $what }
test-all_fail = se tutti l'hanno fallita: { $what }

verb-cure = { $form ->
    [self] liberati di 1 { $what } a tua scelta
   *[other] { $subject } si libera di 1 { $what } a sua scelta
}
kind-injury = Ferita Grave
kind-madness = Follia
kind-mutation = Mutazione
kind-curse = Maledizione

## Missioni

verb-count = aggiungi { $by } a { $name }
verb-count-less = togli { $by } da { $name }
verb-if_counter = se { $name } è almeno { $n }: { $what }
verb-if_counter-otherwise = altrimenti: { $what }
verb-if_counter-unless = se { $name } è meno di { $n }: { $what }
verb-clues = { $n ->
    [one] 1 Indizio vale come trovato
   *[other] { $n } Indizi valgono come trovati
}
verb-place_marker = metti { $name } su questa Tessera Mappa
verb-remove_marker = togli { $name } da questa Tessera Mappa
verb-meet = { $name } si unisce a un Eroe
verb-harm_companions = chi è guidato subisce { $what }

verb-put_in_play = metti in gioco { $card }
verb-lose_markers = { $form ->
    [self] perdi tutti i marcatori { $what }
   *[other] { $subject } perde tutti i marcatori { $what }
}
all-wounds = tutte le Ferite
