## Dove si possono piegare le regole: una frase per ogni punto

bend-for-all = per tutti gli Eroi, { $what }

# attacchi
bend-damage_die = i tuoi Colpi in mischia usano { $die ->
    [P] il dado Pericolo
   *[other] un { $die }
} per il Danno
bend-to_hit_die = i tuoi Attacchi in mischia usano un { $die } per Colpire
bend-early_attack = puoi fare il suo Attacco Gratuito in anticipo, con +{ $initiative } all'Iniziativa
bend-critical_on = i tuoi Attacchi in mischia infliggono Colpi Critici con { $faces }+
bend-all_critical = tutti i tuoi Colpi sono Colpi Critici
bend-acts_first = agisci prima dei Nemici che hanno la tua stessa Iniziativa
bend-no_criticals = non metti a segno Colpi Critici con gli Attacchi { $with ->
    [ranged] a distanza
   *[melee] in mischia
}
bend-critical_face = i tuoi tiri per Colpire di { $face } con { $weapon-word ->
    [Gun] Armi da Fuoco
   *[other] { A($weapon) }
} sono Colpi Critici{ $corruption_hits ->
    [0] { "" }
    [1] , e ognuno ti infligge 1 Colpo di Corruzione
   *[other] , e ognuno ti infligge { $corruption_hits } Colpi di Corruzione
}
bend-ignores = i tuoi Colpi in mischia ignorano { $what }
bend-damage_against_faster = +{ $damage } al Danno contro Nemici con Iniziativa più alta della tua
bend-hit_harder = { $times ->
    [1] aggiungi { $add ->
        [1] 1 danno
       *[other] { $add } danni
    } a uno dei tuoi Colpi
    [2] raddoppia il dado del Danno di uno dei tuoi Colpi
   *[other] conta { $times } volte il dado del Danno di uno dei tuoi Colpi
}{ $times ->
    [1] { "" }
   *[other] { $add ->
        [0] { "" }
       *[other] { " " }e aggiungi { $add }
    }
} dopo averne tirato il Danno (una volta per Colpo)
bend-aims_freely = con gli Attacchi a distanza non devi colpire prima i Nemici adiacenti
bend-xp_from_enemies = ogni volta che ottieni XP per { $enemies }, ne ottieni { $xp } in più
bend-surer_against = +{ $by } ai tiri per Colpire contro { $enemies }
bend-fits_weapons = puoi usare i tuoi Spari speciali con qualsiasi { $keyword }
bend-points_per_hit = puoi spendere { $points } Spari speciali per uno stesso Colpo
bend-calls_shots = prima di tirare per Colpire con un Attacco a distanza, puoi dichiarare un numero: ogni dado che lo mostra infligge { $damage } { $damage ->
    [1] danno
   *[other] danni
}, ignorando la Difesa, anche se non colpisce
bend-free_attacks = puoi fare { $count } Attacchi Gratuiti diversi in un turno
bend-parries = quando un Nemico accanto a te tira un 1 per Colpire, subisce { $wounds ->
    [1] 1 Ferita
   *[other] { $wounds } Ferite
}, ignorando la Difesa
bend-shots_of_each = ogni { $weapon } a { $hands ->
    [1] una mano
   *[2] due mani
} con cui spari ha +{ $shots } { $shots ->
    [1] Sparo
   *[other] Spari
}
bend-throws_farther = lanci gli esplosivi { $times ->
    [2] al doppio della distanza
   *[other] a { $times } volte la distanza
}
bend-handles_explosives = { $bounces ->
    [0] le esplosioni ti infliggono
    [1] gli esplosivi che lanci rimbalzano 1 volta in meno e le esplosioni ti infliggono
   *[other] gli esplosivi che lanci rimbalzano { $bounces } volte in meno e le esplosioni ti infliggono
} { $wounds ->
    [1] 1 Ferita
   *[other] { $wounds } Ferite
} in meno
bend-stronger_dynamite = la Dinamite che lanci infligge { $wounds ->
    [1] 1 Ferita
   *[other] { $wounds } Ferite
} in più a ogni modello
bend-charged_dynamite = la Dinamite che lanci infligge { $wounds ->
    [1] 1 Ferita
   *[other] { $wounds } Ferite
} in più a ogni modello
bend-weakens = i Nemici { BESIDES($keyword) } accanto a te{ $on_tile_if-word ->
    [none] { "" }
   *[other] { " " }(sulla tua Tessera Mappa, se hai la parola chiave { $on_tile_if })
} hanno -{ $defense } Difesa

# movimento
bend-escapes = sfuggi ai Nemici{ $keyword-word ->
    [none] { "" }
   *[other] { " " }{ BESIDES($keyword) }
} senza prova di Fuga
bend-more_dice = { $roll ->
    [move] { $dice ->
        [1] il tuo Movimento è il dado che preferisci fra due
       *[other] tira { $dice } dadi in più per il Movimento e usa quello che preferisci
    }
   *[escape] { $dice ->
        [1] tira un dado in più per la Fuga e usa il migliore
       *[other] tira { $dice } dadi in più per la Fuga e usa il migliore
    }
}
bend-grit_on_move = recuperi 1 Grinta anche con un { $face } al tiro di Movimento
bend-grit_move = la Grinta che spendi per muoverti aggiunge { $spaces ->
    [1] 1 casella
   *[other] { $spaces } caselle
}, senza tirare
bend-move_lost = quando il tuo dado Movimento mostra { $face ->
    [6] un 6
   *[other] { $face }+
}, perdi l'Attivazione
bend-strikes_neighbours = quando termini il Movimento accanto a un Eroe, tira un D6: con { $up_to ->
    [1] un 1
   *[other] 1-{ $up_to }
}, quell'Eroe subisce { $hits ->
    [1] 1 Colpo
   *[other] { $hits } Colpi
}
bend-gate_corruption = ogni volta che attraversi un Portale, ottieni { $points ->
    [1] 1 punto Corruzione
   *[other] { $points } punti Corruzione
}, ignorando la Forza di Volontà

# danni
bend-always_has = hai sempre { $saves }, anche contro ciò che { $saves-n ->
    [1] la ignora
   *[other] le ignora
}
bend-lacks_willpower = non hai Forza di Volontà contro i Colpi { $against ->
    [horror] d'Orrore
   *[corruption] di Corruzione
}
bend-hurt_more = ogni fonte di { $harm ->
    [wounds] Ferite ti infligge { $more ->
        [1] 1 Ferita in più
       *[other] { $more } Ferite in più
    }
   *[sanity] danni alla Sanità te ne infligge { $more } in più
}
bend-enemies_hit_on = quando i Nemici ti attaccano, anche un { $face } nel tiro per Colpire è un Colpo
bend-enemies_roll_again = { $corruption_hits ->
    [0] un Nemico sulla tua Tessera Mappa ritira un dado per Colpire
    [1] subisci 1 Colpo di Corruzione: un Nemico sulla tua Tessera Mappa ritira un dado per Colpire
   *[other] subisci { $corruption_hits } Colpi di Corruzione: un Nemico sulla tua Tessera Mappa ritira un dado per Colpire
}
bend-reassures = previeni { $points } fra Ferite e danni alla Sanità che un altro Eroe sta per subire{ $xp ->
    [0] { "" }
   *[other] ; ottieni { $xp } XP per ogni punto prevenuto
}
bend-lends_skill = aggiungi a una prova di Abilità di un altro Eroe tanti dadi quanti sono i tuoi punti in quell'Abilità{ $xp ->
    [0] { "" }
   *[other] ; se la prova riesce, ottieni { $xp } XP
}
bend-ignores_repeats = una Mutazione che hai già non ha effetto su di te
bend-gets_up = all'inizio di ogni turno, se sei KO, puoi tirare un D6: con { $target }+ { $heal ->
    [none] ti riprendi
   *[other] ti rialzi e guarisci { $heal } fra Ferite e danni alla Sanità
}{ $unscathed ->
    [7] { "" }
    [1] , senza tirare su alcuna Tabella
    [6] , e con un 6 senza tirare su alcuna Tabella
   *[other] , e con { $unscathed }+ senza tirare su alcuna Tabella
}
bend-unscathed = quando ti riprendi da un KO, non tiri per Ferita Grave o Follia
bend-own_revive = puoi usare un segnalino Rivivere personale{ $xp ->
    [0] { "" }
   *[other] ; quando lo fai, ottieni { $xp } XP
}
bend-stays_up = quando finiresti KO, { $price ->
    [none] { $target ->
        [0] guarisci
       *[other] tira un D6: con { $target }+, guarisci
    }
   *[other] { $price }: guarisci
} { $heal } fra Ferite e danni alla Sanità e resta in piedi: non tiri su nessuna tabella, e ciò che ti ha abbattuto non fa altro{ $used_up ->
    [0] { "" }
   *[other] ; con un { $used_up }, scartalo con l'oggetto su cui si trova
}
bend-voices = { $die ->
    [none] le Voci nel Buio non hanno effetto su di te
   *[other] le Voci nel Buio ti infliggono { $die } Colpi d'Orrore invece di D6
}
bend-dark_stone_allergy = all'inizio della tua Attivazione, subisci 1 Colpo per ogni Pietra Oscura trasportata (al massimo { $most })
bend-stores_corruption = i punti Corruzione che ricevi si possono mettere su questa carta come marcatori, fino a { $points }; vale come 1 Pietra Oscura ogni { $per_dark_stone } marcatori
bend-backlash = quando un Attacco Gratuito fatto così ferisce un Nemico { BESIDE($keyword) }, subisci { $corruption_hits ->
    [1] 1 Colpo di Corruzione
   *[other] { $corruption_hits } Colpi di Corruzione
}
on-chart-injury = delle Ferite Gravi
on-chart-madness = della Follia
on-chart-mutation = delle Mutazioni
on-chart-travel-hazards = delle Insidie del Viaggio
bend-chart_dice = { $knocked_out ->
    [yes] { $bearer ->
        [all] ogni Eroe messo KO tira
       *[other] quando finisci KO, tiri
    }
   *[no] { $bearer ->
        [all] ogni Eroe tira solo
       *[other] tiri solo
    }
} { $dice ->
    [1] { $die ->
        [D6] 1 dado
       *[other] un { $die }
    }
   *[other] { $dice }{ $die }
} { $charts-n ->
    [1] sulla Tabella
   *[other] sulle Tabelle
} { $charts }
bend-cure_roll = { $by ->
    [surgery] L'operazione
   *[exorcism] L'esorcismo
} per guarire ha { $change-sign ->
    [less] -
   *[more] +
}{ $change } al tiro
bend-loses_keyword = non hai più la parola chiave { $keyword }
bend-winnings = quando vinci oro al Gioco d'azzardo, ottieni { $gold } in più
bend-doomed = se tiri { $result } sulla Tabella { $charts }, o l'ultimo risultato di quella che la sostituisce, sparisci per sempre
bend-escapes_on = superi ogni prova di Fuga con { $target }+
bend-wards_markers = quando riceveresti un marcatore di stato, tira un D6: con { $target }+ non lo ricevi, oppure lo ricevi e ne perdi un altro che hai
bend-chart_twice = tiri due volte sulla Tabella { $charts } e scegli uno dei risultati
bend-reroll_chart = { $charts-word ->
    [none] puoi far ritirare un tiro su una Tabella di qualsiasi Eroe o del gruppo, anche nel Viaggio e nella Sosta in Città che seguono l'Avventura
   *[other] puoi far ritirare un tiro sulla Tabella { $charts }
}

# carte
drawn-darkness = una carta Oscurità
drawn-dread = una carta Terrore Crescente
drawn-encounter = una carta Incontro
drawn-loot = una carta Bottino
drawn-scavenge = una carta Frugare
drawn-gear = una carta Equipaggiamento
drawn-artifact = una carta Artefatto
drawn-threat = una carta Minaccia
drawn-map = una carta Mappa
drawn-exploration = un segnalino Esplorazione
bend-redraw = { $own ->
    [yes] { $deck-word ->
        [exploration] quando viene rivelato { $deck } sulla tua Tessera Mappa, { $price ->
            [none] puoi scartarlo e pescarne un altro, che tieni
           *[other] { $price }: scartalo e pescane un altro, che tieni
        }
        [none] quando peschi una carta, { $price ->
            [none] puoi scartarla e pescarne un'altra, che tieni
           *[other] { $price }: scartala e pescane un'altra, che tieni
        }
       *[other] quando peschi { $deck }, { $price ->
            [none] puoi scartarla e pescarne un'altra, che tieni
           *[other] { $price }: scartala e pescane un'altra, che tieni
        }
    }
   *[no] { $deck-word ->
        [none] scarta una carta qualsiasi appena pescata e pescane un'altra al suo posto
        [exploration] scarta { $deck } { $deck-n ->
            [1] appena pescato e pescane un altro al suo posto
           *[other] appena pescati e sostituisci l'uno o l'altra
        }
       *[other] scarta { $deck } appena pescata e pescane un'altra al suo posto
    }
}{ $horror_hits ->
    [none] { "" }
   *[other] ; per farlo, subisci { $horror_hits } { $horror_hits-n ->
        [1] Colpo d'Orrore
       *[other] Colpi d'Orrore
    }
}{ $corruption_hits ->
    [0] { "" }
   *[other] ; per farlo, subisci { $corruption_hits } { $corruption_hits ->
        [1] Colpo di Corruzione
       *[other] Colpi di Corruzione
    }
}{ $xp ->
    [0] { "" }
   *[other] ; se lo fai, ottieni { $xp } XP
}
bend-cancel_roll = quando viene pescata { $deck }, { $price ->
    [none] tira un D6: con
   *[other] { $price }: tira un D6; con
} { $target }+, è annullata
bend-foresee = { $deck-word ->
    [exploration] quando si rivela un segnalino Esplorazione, puoi scartare questa carta per rivelarne altri { $more }: ne vale uno, gli altri si scartano
   *[other] quando viene pescata { $deck }, puoi scartare questa carta per pescarne altre { $more }: usane una, mettine una in cima al mazzo e il resto in fondo
}
bend-own_token = quando si sta per rivelare un segnalino Esplorazione, puoi scartare questa carta per rivelare al suo posto { $double ->
    [yes] un altro segnalino, che nessuno ha visto. Se mostra un Indizio, quell'Indizio vale per 2 (per 1 nelle Missioni in cui a ogni Indizio succede qualcosa)
   *[no] il segnalino conservato con questa carta
}{ $blank ->
    [none] { "" }
   *[other] ; altrimenti ricevi { $blank }
}
bend-breaks = dopo ogni uso, tira un D6: con { $up_to ->
    [1] un 1
   *[other] 1-{ $up_to }
}, scarta questa carta
bend-find_xp = gli XP delle carte Bottino e Frugare che peschi valgono { $times ->
    [2] il doppio
   *[other] { $times } volte tanto
}
bend-loot_lost = quando peschi una carta Bottino, tira un D6: con { $up_to ->
    [1] un 1
   *[other] 1-{ $up_to }
}, subisci invece { $sanity ->
    [1] 1 danno
   *[other] { $sanity } danni
} alla Sanità, ignorando la Forza di Volontà

# averi
bend-holds = contiene { $count ->
    [1] { $token-n ->
        [1] 1 segnalino
       *[other] 1 segnalino ciascuno di
    }
   *[other] { $token-n ->
        [1] fino a { $count } segnalini
       *[other] fino a { $count } segnalini ciascuno di
    }
} { $token }, che non occupano posto nella Borsa Laterale{ $kept ->
    [yes] { " " }e non si scartano mai se non per usarli
   *[no] { "" }
}
bend-worn = { $count ->
    [0] non puoi indossare { $slot ->
        [hat] Cappelli
        [face] nulla sul Viso
        [shoulders] nulla sulle Spalle
        [coat] Cappotti
        [torso] nulla sul Torso
        [gloves] Guanti
        [belt] Cinture
        [pants] Pantaloni
       *[boots] Stivali
    }
   *[other] puoi indossare { $count } { $slot ->
        [hat] Cappelli
        [face] oggetti sul Viso
        [shoulders] oggetti sulle Spalle
        [coat] Cappotti
        [torso] oggetti sul Torso
        [gloves] paia di Guanti
        [belt] Cinture
        [pants] paia di Pantaloni
       *[boots] paia di Stivali
    }
}
bend-extra_hands = hai { $count ->
    [1] una mano in più
   *[other] { $count } mani in più
}, per oggetti a una mano
bend-stows = { $weight ->
    [1] 1 punto del tuo limite di carico vale
   *[other] { $weight } punti del tuo limite di carico valgono
} solo per gli oggetti che non impugni né indossi
bend-only_one = { $whose ->
    [party] il gruppo
   *[hero] un Eroe
} { $keyword-word ->
    [none] può averne al massimo 1
   *[other] può avere al massimo 1 { $keyword }
}
bend-sells_for = in Città si vende per { $gold }
bend-cured_as = si può eliminare come se fosse { $kind ->
    [injury] una Ferita Grave
    [madness] una Follia
    [mutation] una Mutazione
   *[curse] una Maledizione
}
bend-manages_double = puoi ancora usare { $keyword-word ->
    [none] oggetti a due mani
   *[other] { $keyword-each } a due mani
}, ma senza Colpi Critici
bend-barred = { $unless-word ->
    [none] { $unless_from ->
        [none] non puoi usare
       *[other] puoi usare solo
    }
   *[other] puoi usare solo
} { $keyword-word ->
    [Gun] Armi da Fuoco
   *[other] oggetti { $keyword }
}{ $unless-word ->
    [none] { $unless_from ->
        [none] { "" }
        [artifact] { " " }che sono Artefatti
        [gear] { " " }che sono Equipaggiamento
        [starting] { " " }che sono Equipaggiamento di partenza
        [personal] { " " }che sono Oggetti Personali
        [light] { " " }che sono Fonti di Luce
       *[town] { " " }che si vendono in Città
    }
   *[other] { " " }{ BESIDES($unless) }
}
bend-allowed = puoi usare { $keyword-word ->
    [Gun] Armi da Fuoco
   *[other] oggetti { $keyword }
} { $hands ->
    [1] a una mano
   *[2] a due mani
}
bend-hides_tokens = i segnalini della tua Borsa Laterale sono nascosti: niente te li toglie
bend-weightless = { $keyword-word ->
    [Clothing] i capi di Abbigliamento
   *[other] gli oggetti con la parola chiave { $keyword }
} per te non pesano nulla
bend-hides_dark_stone = nasconde fino a { $shards } delle tue schegge di Pietra Oscura: non contano come trasportate e non ti corrompono
gives-keywords = hai le parole chiave { $what }
bend-gives_keyword = { $other_worlds ->
    [yes] negli Altri Mondi hai
   *[no] Hai
} la parola chiave { $keyword }
bend-fuses = { $what ->
    [item] scegli un oggetto a una o due mani che trasporti: finché hai questa condizione, non puoi mai riporlo, cederlo o perderlo
   *[dark_stone] finché hai questa condizione, la Pietra Oscura che trasportavi quando l'hai ricevuta non si può vendere, usare, cedere o perdere; continua a corromperti
}

# la miniera, e intorno a un'Avventura
bend-hold_back_die = mentre porti la luce del gruppo, per Trattenere l'Oscurità si tirano { $die ->
    [P] dadi Pericolo
   *[other] { $die }
}
bend-hunted = la legge ti cerca: all'inizio di ogni Sosta in Città, ricevi { $markers } { $markers ->
    [1] marcatore
   *[other] marcatori
} Attenzione indesiderata
bend-hold_back_corrupts = ogni volta che il tiro per Trattenere l'Oscurità è troppo basso, anche con un doppio, subisci { $hits } { $hits ->
    [1] Colpo
   *[other] Colpi
} di Corruzione
bend-dread_for_depth_events = al posto di ogni Evento di Profondità aggiungi { $cards } { $cards ->
    [1] carta
   *[other] carte
} alla pila del Terrore Crescente
bend-failed_hold_back = ogni volta che il tiro per Trattenere l'Oscurità è troppo basso, anche con un doppio, subisci { $sanity } { $sanity-n ->
    [1] danno
   *[other] danni
} alla Sanità, ignorando la Forza di Volontà
bend-search_roll = per frugare o guardare attraverso una Porta, prima tira un D6: se è meno di { $target }, non puoi
bend-scavenges_more = quando frughi con successo, pesca { $cards ->
    [1] 1 carta in più e scarta una di quelle pescate
   *[other] { $cards } carte in più e scarta altrettante di quelle pescate
}
bend-scavenge_ignores = { $sixes ->
    [1] il primo 6 di ogni tuo tiro per frugare non conta
   *[other] i primi { $sixes } 6 di ogni tuo tiro per frugare non contano
}
bend-starts_with_grit = inizi la prossima Avventura { $grit ->
    [0] senza Grinta
   *[other] con solo { $grit } Grinta
}
bend-skips_stay = non partecipi alla prossima Sosta in Città
bend-full_grit = inizi la prossima Avventura con tutta la tua Grinta
bend-prices = in Città gli oggetti ti costano { $change } $ in { $change-sign ->
    [less] meno (mai meno di 10 $)
   *[more] più
}
bend-camp_rolls = i tuoi tiri per le Insidie dell'Accampamento hanno { $change-sign ->
    [less] -{ $change }
   *[more] +{ $change }
}
bend-both_attacks = nella stessa Attivazione puoi fare un Attacco in mischia e uno a distanza
bend-sure_casting = un tuo tiro di predica fallito può valere giusto quanto basta
bend-prices_of = in Città tutto ciò che ha la parola chiave { $keyword } ti costa { $change } $ in { $change-sign ->
    [less] meno (mai meno di { $least } $)
   *[more] più
}
bend-haggles = una volta per Sosta in Città, una cosa che compri ti costa D6 × { $times } $ in meno
bend-better_haul = ogni successo in { $service } ti frutta { $gold } $ in più
bend-location_rolls = i tuoi tiri per gli eventi dei luoghi della Città hanno { $change-sign ->
    [less] -{ $change } (mai meno di 2)
   *[more] +{ $change }
}

# nemici
bend-hordes = alla fine di ogni turno di uno Scontro, tira un D6: se supera il loro numero in gioco, ne appaiono altri { $more } accanto a Eroi a caso
bend-targets = { $bearer ->
    [lone] se può, attacca
   *[other] se possono, attaccano
} l'Eroe con più { $most ->
    [gold] oro
   *[dark_stone] Pietra Oscura
}
bend-first_hit = il primo Colpo in mischia che ogni Eroe subisce da { $bearer ->
    [lone] questo Nemico
   *[other] loro
} in un turno fa { $times ->
    [2] danni doppi
   *[other] { $times } volte i suoi danni
}
bend-horror_damage = { $bearer ->
    [given] fanno +{ $more ->
        [1] 1 danno
       *[other] { $more } danni
    } alla Sanità con i Colpi d'Orrore
    [given-more] fanno +{ $more ->
        [1] 1 danno
       *[other] { $more } danni
    } alla Sanità con i Colpi d'Orrore
    [lone] i suoi Colpi d'Orrore fanno +{ $more ->
        [1] 1 danno
       *[other] { $more } danni
    } alla Sanità
   *[other] i loro Colpi d'Orrore fanno +{ $more ->
        [1] 1 danno
       *[other] { $more } danni
    } alla Sanità
}
bend-ranged_damage = { $bearer ->
    [given] hanno +{ $more } al Danno negli Attacchi a distanza
   *[other] +{ $more } al Danno negli Attacchi a distanza
}
bend-sixes_count = { $bearer ->
    [given] contano ogni 6 per Colpire come { $hits } Colpi
    [given-more] contano ogni 6 per Colpire come { $hits } Colpi
   *[other] i tiri per Colpire di 6 valgono come { $hits } Colpi
}
bend-sixes_add = { $bearer ->
    [given] ricevono { $combat ->
        [1] 1 dado
       *[other] { $combat } dadi
    } di Combattimento in più per ogni 6 nel tiro per Colpire (un 6 con questi dadi non ne aggiunge altri)
    [given-more] ricevono { $combat ->
        [1] 1 dado
       *[other] { $combat } dadi
    } di Combattimento in più per ogni 6 nel tiro per Colpire (un 6 con questi dadi non ne aggiunge altri)
   *[other] ogni 6 nel tiro per Colpire aggiunge { $combat ->
        [1] 1 dado
       *[other] { $combat } dadi
    } di Combattimento all'Attacco (un 6 con questi dadi non ne aggiunge altri)
}
bend-hits_count = ogni { $bearer ->
    [lone] suo
   *[other] loro
} Colpo { $with ->
    [ranged] a distanza
   *[melee] in mischia
} vale come { $as } Colpi
bend-more_combat = { $for ->
    [wounded] { $bearer ->
        [given] hanno +{ $combat } Combattimento se hanno una Ferita
        [given-more] +{ $combat } Combattimento se hanno una Ferita
       *[other] ognuno di loro che ha una Ferita ha +{ $combat } Combattimento
    }
   *[dark_stone] { $bearer ->
        [given] hanno +{ $combat } Combattimento contro un Eroe che trasporta Pietra Oscura
       *[other] +{ $combat } Combattimento contro un Eroe che trasporta Pietra Oscura
    }
}
bend-combat_by_initiative = { $bearer ->
    [given] hanno{ " " }
   *[other] { "" }
}+1 Combattimento { $every ->
    [1] per ogni punto
   *[other] ogni { $every } punti
} di Iniziativa in più dell'Eroe che attaccano{ $keyword-word ->
    [none] { "" }
   *[other] { " " }({ $every_against ->
        [1] per ogni punto
       *[other] ogni { $every_against } punti
    } contro un Eroe { BESIDE($keyword) })
}
bend-stench = gli Eroi su una Tessera Mappa con uno di loro, o con ciò che li genera, hanno -{ $penalty } ai tiri per Colpire (un 6 resta un 6)
bend-ambush = { $comes ->
    [always] { $bearer ->
        [lone] arriva sempre in Agguato, tranne se lo genera un altro Nemico
       *[other] arrivano sempre in Agguato, tranne se li genera un altro Nemico
    }
   *[never] { $bearer ->
        [lone] non prende mai parte a un Agguato: si piazza come in ogni altro Attacco
       *[other] non prendono mai parte a un Agguato: si piazzano come in ogni altro Attacco
    }
}
bend-swarm = Fino a { $most } di loro possono condividere una casella, se serve. Si muovono attraverso gli altri modelli. Tutti quelli in una casella con 2 o più attaccano ogni Eroe adiacente, ciascuno con tutto il Combattimento. Il Danno che non serve a ucciderne uno passa al successivo nella sua casella, meno la Difesa di questo
bend-reach = { $bearer ->
    [lone] attacca
   *[other] attaccano
} ogni Eroe entro { $spaces ->
    [1] 1 casella
   *[other] { $spaces } caselle
}, con tutto il { $bearer ->
    [lone] suo
   *[other] loro
} Combattimento
bend-criticals_leave = i Colpi Critici riducono la { $bearer ->
    [lone] sua
   *[other] loro
} Difesa solo a { $defense }
bend-feasts = { $bearer ->
    [lone] quando mette KO un Eroe
   *[other] quando uno di loro mette KO un Eroe
}, guarisce { $heals } { $heals-n ->
    [1] Ferita
   *[other] Ferite
}
bend-spawns = { $more_rolls ->
    [0] { "" }
    [1] ognuno di loro tira due volte per generarne altri
   *[other] ognuno di loro fa altri { $more_rolls } tiri per generarne altri
}{ $easier ->
    [0] { "" }
   *[other] { $more_rolls ->
        [0] il tiro per generarne altri richiede { $easier } in meno
       *[other] ; il tiro richiede { $easier } in meno
    }
}
bend-explodes = quando uno di loro viene distrutto, ogni Eroe entro { $spaces ->
    [1] 1 casella
   *[other] { $spaces } caselle
} subisce { $corruption_hits } { $corruption_hits-n ->
    [1] Colpo di Corruzione
   *[other] Colpi di Corruzione
}

# della frontiera
bend-critical_kill = fino a { $times } volte per turno, quando uccidi un Nemico con un Colpo Critico { $weapon-word ->
    [Gun] di un'Arma da Fuoco
   *[other] di { $weapon }
}, ricevi { $shots ->
    [1] +1 Sparo
   *[other] +{ $shots } Spari
} per questo Attacco
bend-splashes_harder = i Colpi che i Nemici accanto al bersaglio subiscono dai tuoi Colpi Critici con { $weapon-word ->
    [Shotgun] un Fucile a pallettoni
   *[other] { $weapon }
} fanno { $damage ->
    [1] 1 danno
   *[other] { $damage } danni
} in più
bend-barges = puoi entrare nelle caselle dei modelli più piccoli di Grande; ognuno va nella casella che lasci
bend-escape_stride = quando hai superato una prova di Fuga, puoi muoverti di altre { $spaces } caselle
bend-passes_hit = passa un Colpo di un Nemico a un altro modello accanto a te, prima di ogni tiro salvezza
bend-shelters = i Colpi di { $cards-word ->
    [none] { $events }
   *[other] { $events-word ->
        [none] { $cards }
       *[other] { $cards } e di { $events }
    }
} ti fanno { $wounds ->
    [1] 1 Ferita
   *[other] { $wounds } Ferite
} in meno
bend-chart_die_again = quando tiri sulla Tabella { $charts }, puoi ritirare uno dei dadi
bend-hides_icons = { $items ->
    [1] dei tuoi oggetti non equipaggiati (fra un'Avventura e l'altra, di tutti), quello con più simboli di Pietra Oscura conta come se non ne avesse
   *[other] dei tuoi oggetti non equipaggiati (fra un'Avventura e l'altra, di tutti), i { $items } con più simboli di Pietra Oscura contano come se non ne avessero
}
bend-sale_brings = l'Equipaggiamento e gli Artefatti che vendi in Città rendono ciascuno { $gold } in più
bend-sells_dearer = l'Equipaggiamento e gli Artefatti che vendi in Città rendono il { $percent }% in più (arrotondato ai 5 $ superiori){ $grit ->
    [0] { "" }
   *[other] , e ogni vendita ti fa recuperare { $grit } Grinta
}
bend-unseen = ignori { $markers } { $markers ->
    [1] marcatore
   *[other] marcatori
} Attenzione indesiderata
bend-path_finder = aggiungi { $by } al tiro per il tipo di Città, o toglilo
bend-another_day = una volta per Sosta in Città, annulla l'Evento del Giorno e pescane un altro
