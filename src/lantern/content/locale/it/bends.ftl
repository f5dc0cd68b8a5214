## Dove si possono piegare le regole: una frase per ogni punto

bend-on-terms = { $labels }: { $what }
bend-for-all = tutti gli Eroi: { $what }

# attacchi
bend-damage_die = I tuoi Colpi in mischia usano { $die ->
    [P] il dado Pericolo
   *[other] un { $die }
} per il Danno
bend-to_hit_die = I tuoi Attacchi in mischia usano un { $die } per Colpire
bend-critical_on = I tuoi Attacchi in mischia infliggono Colpi Critici con { $faces } o più
bend-no_criticals = Non metti a segno Colpi Critici con gli Attacchi { $with ->
    [ranged] a distanza
   *[melee] in mischia
}
bend-critical_face = I tuoi tiri per Colpire di { $face } con { $weapon-word ->
    [Gun] Armi da Fuoco
   *[other] oggetti { $weapon }
} sono Colpi Critici{ $corruption_hits ->
    [0] { "" }
    [1] , e ciascuno ti infligge 1 Colpo di Corruzione
   *[other] , e ciascuno ti infligge { $corruption_hits } Colpi di Corruzione
}
bend-ignores = I tuoi Colpi in mischia ignorano { $what }
bend-damage_against_faster = +{ $damage } al Danno contro Nemici con Iniziativa più alta della tua
bend-hit_harder = { $times ->
    [1] +{ $add } al Danno di un tuo Colpo
    [2] raddoppia il risultato del dado Danno di un tuo Colpo
   *[other] conta { $times } volte il risultato del dado Danno di un tuo Colpo
}{ $times ->
    [1] { "" }
   *[other] { $add ->
        [0] { "" }
       *[other] { " " }e aggiungi { $add }
    }
}, dopo averlo tirato e una volta per Colpo
bend-weakens = I Nemici { $keyword-word ->
    [Undead] Non Morti
   *[other] { $keyword }
} accanto a te{ $on_tile_if-word ->
    [none] { "" }
   *[other] { " " }(sulla tua Tessera Mappa, se sei { $on_tile_if })
} hanno -{ $defense } Difesa

# movimento
bend-escapes = Sfuggi { $keyword-word ->
    [none] ai Nemici
    [Undead] ai Non Morti
    [Beast] alle Bestie
   *[other] ai Nemici { $keyword }
} senza prova di Fuga
bend-more_dice = Tira { $dice ->
    [1] un dado in più
   *[other] { $dice } dadi in più
} { $roll ->
    [move] per il Movimento e scegli quale usare
   *[escape] per la Fuga e usa il migliore
}
bend-grit_on_move = Recuperi 1 Grinta anche con un { $face } al tiro di Movimento
bend-grit_move = La Grinta che spendi per muoverti aggiunge { $spaces ->
    [1] 1 casella
   *[other] { $spaces } caselle
}, senza tirare
bend-move_lost = Quando il tuo dado Movimento mostra { $face } o più, perdi l'Attivazione
bend-strikes_neighbours = Quando termini il Movimento accanto a un Eroe, tira un D6: con { $up_to ->
    [1] 1
   *[other] 1-{ $up_to }
} quell'Eroe subisce { $hits ->
    [1] 1 Colpo
   *[other] { $hits } Colpi
}
bend-gate_corruption = Ogni volta che attraversi un Portale, ricevi { $points ->
    [1] 1 punto Corruzione
   *[other] { $points } punti Corruzione
}; la Forza di Volontà non aiuta

# danni
bend-always_has = Hai sempre { $saves }, anche contro ciò che { $saves-n ->
    [1] la ignora
   *[other] le ignora
}
bend-lacks_willpower = Non hai Forza di Volontà contro i Colpi { $against ->
    [horror] d'Orrore
   *[corruption] di Corruzione
}
bend-hurt_more = Ogni fonte di { $harm ->
    [wounds] Ferite ti infligge { $more ->
        [1] 1 Ferita in più
       *[other] { $more } Ferite in più
    }
   *[sanity] danni alla Sanità te ne infligge { $more } in più
}
bend-enemies_hit_on = I Nemici ti colpiscono anche con tiri per Colpire di { $face }
bend-voices = { $die ->
    [none] Le Voci nel Buio non hanno effetto su di te
   *[other] Le Voci nel Buio ti infliggono { $die } Colpi d'Orrore invece di D6
}
bend-dark_stone_allergy = All'inizio della tua Attivazione, subisci 1 Colpo per ogni Pietra Oscura trasportata (al massimo { $most })
bend-stores_corruption = I punti Corruzione che ricevi si possono mettere su questa carta come marcatori, fino a { $points }; vale come 1 Pietra Oscura ogni { $per_dark_stone } marcatori
bend-backlash = Quando un suo Attacco Gratuito ferisce un Nemico { $keyword-word ->
    [Void] del Vuoto
   *[other] { $keyword }
}, subisci { $corruption_hits ->
    [1] 1 Colpo di Corruzione
   *[other] { $corruption_hits } Colpi di Corruzione
}
on-chart-injury = delle Ferite Gravi
on-chart-madness = della Follia
on-chart-mutation = delle Mutazioni
bend-chart_dice = { $knocked_out ->
    [yes] Quando sei KO, tiri
   *[no] Tiri solo
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
bend-reroll_chart = Si può ritirare un tiro su una Tabella di qualsiasi Eroe o del gruppo, anche nel Viaggio e nella Sosta in Città che seguono l'Avventura

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
        [exploration] Quando viene rivelato { $deck } sulla tua Tessera Mappa, puoi scartarlo e pescarne un altro, che tieni
        [none] Quando peschi una carta, puoi scartarla e pescarne un'altra, che tieni
       *[other] Quando peschi { $deck }, puoi scartarla e pescarne un'altra, che tieni
    }
   *[no] { $deck-word ->
        [none] Scarta una carta qualsiasi appena pescata e pescane un'altra al suo posto
        [exploration] Scarta { $deck } appena pescati e pescane un altro al suo posto
       *[other] Scarta { $deck } appena pescata e pescane un'altra al suo posto
    }
}{ $horror_hits ->
    [none] { "" }
   *[other] ; per farlo, subisci { $horror_hits } { $horror_hits-n ->
        [1] Colpo d'Orrore
       *[other] Colpi d'Orrore
    }
}
bend-cancel_roll = Quando viene pescata una carta Oscurità, tira un D6: con { $target } o più è annullata
bend-foresee = Quando viene pescata { $deck }, puoi scartare questa carta per pescarne altre { $more }: usane una, mettine una in cima al mazzo e il resto in fondo
bend-breaks = Dopo ogni uso, tira un D6: con { $up_to ->
    [1] 1
   *[other] 1-{ $up_to }
} scarta questa carta
bend-loot_lost = Quando peschi una carta Bottino, tira un D6: con { $up_to ->
    [1] 1
   *[other] 1-{ $up_to }
} subisci invece { $sanity ->
    [1] 1 danno
   *[other] { $sanity } danni
} alla Sanità

# averi
bend-holds = Contiene { $count ->
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
    [0] Non puoi indossare { $slot ->
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
   *[other] Puoi indossare { $count } { $slot ->
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
bend-extra_hands = Hai { $count ->
    [1] una mano in più
   *[other] { $count } mani in più
}, per oggetti a una mano
bend-manages_double = Puoi ancora usare { $keyword-word ->
    [none] oggetti a due mani
   *[other] ogni { $keyword } a due mani
}, ma senza Colpi Critici
bend-barred = { $unless-word ->
    [none] { $unless_from ->
        [none] Non puoi usare
       *[other] Puoi usare solo
    }
   *[other] Puoi usare solo
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
    [Light] { " " }leggere
   *[other] { " " }con la parola chiave { $unless }
}
bend-allowed = Puoi usare { $keyword-word ->
    [Gun] Armi da Fuoco
   *[other] oggetti { $keyword }
} { $hands ->
    [1] a una mano
   *[2] a due mani
}
bend-hides_dark_stone = Fino a { $shards } delle tue schegge di Pietra Oscura vi sono nascoste: non contano come trasportate e non ti corrompono
bend-gives_keyword = { $other_worlds ->
    [yes] Negli Altri Mondi hai
   *[no] Hai
} la parola chiave { $keyword }
bend-fuses = { $what ->
    [item] Scegli un oggetto a una o due mani che trasporti: non puoi mai riporlo, cederlo o perderlo
   *[dark_stone] La Pietra Oscura che trasporti ora non può mai essere venduta, usata, ceduta o persa; continua a corromperti
}

# la miniera, e intorno a un'Avventura
bend-hold_back_die = Finché porti la luce del gruppo, per Trattenere l'Oscurità si tirano { $die ->
    [P] dadi Pericolo
   *[other] { $die }
}
bend-failed_hold_back = Ogni volta che il tiro per Trattenere l'Oscurità è troppo basso, anche con un doppio, subisci { $sanity } { $sanity-n ->
    [1] danno
   *[other] danni
} alla Sanità
bend-search_roll = Per frugare o guardare attraverso una Porta, prima tira un D6: con meno di { $target } non puoi
bend-scavenge_ignores = { $sixes ->
    [1] Il primo 6 di ogni tuo tiro per frugare non conta
   *[other] I primi { $sixes } 6 di ogni tuo tiro per frugare non contano
}
bend-starts_with_grit = Inizi la prossima Avventura { $grit ->
    [0] senza Grinta
   *[other] con solo { $grit } Grinta
}
bend-prices = In Città gli oggetti ti costano { $change } $ in { $change-sign ->
    [less] meno (mai meno di 10 $)
   *[more] più
}
bend-location_rolls = I tuoi tiri nei luoghi della Città hanno { $change-sign ->
    [less] -{ $change } (mai meno di 2)
   *[more] +{ $change }
}

# nemici
bend-hordes = Alla fine di ogni turno di uno Scontro, tira un D6: se supera il loro numero in gioco, ne appaiono altri { $more } accanto a Eroi a caso
bend-targets = Se possono, attaccano l'Eroe con più { $most ->
    [gold] oro
   *[dark_stone] Pietra Oscura
}
bend-first_hit = Il primo Colpo in mischia che ogni Eroe subisce da loro in un turno fa { $times ->
    [2] danni doppi
   *[other] { $times } volte i suoi danni
}
bend-horror_damage = I loro Colpi d'Orrore fanno +{ $more ->
    [1] 1 danno
   *[other] { $more } danni
} alla Sanità
bend-ranged_damage = +{ $more } al Danno negli Attacchi a distanza
bend-sixes_count = I tiri per Colpire di 6 valgono come { $hits } Colpi
bend-sixes_add = Ogni 6 nel tiro per Colpire aggiunge { $combat ->
    [1] 1 dado
   *[other] { $combat } dadi
} di Combattimento all'Attacco; questi non ne aggiungono altri
bend-hits_count = Ogni loro Colpo { $with ->
    [ranged] a distanza
   *[melee] in mischia
} vale come { $as } Colpi
bend-more_combat = { $for ->
    [wounded] Ognuno di loro che ha una Ferita ha +{ $combat } Combattimento
   *[dark_stone] +{ $combat } Combattimento contro un Eroe che trasporta Pietra Oscura
}
bend-combat_by_initiative = +1 Combattimento { $every ->
    [1] ogni punto
   *[other] ogni { $every } punti
} di Iniziativa in più dell'Eroe che attaccano{ $keyword-word ->
    [none] { "" }
   *[other] { " " }({ $every_against ->
        [1] ogni punto
       *[other] ogni { $every_against } punti
    } contro un Eroe { $keyword })
}
bend-stench = Gli Eroi su una Tessera Mappa con uno di loro, o con ciò che li genera, hanno -{ $penalty } ai tiri per Colpire (un 6 resta un 6)
bend-ambush = { $comes ->
    [always] Arrivano sempre in Agguato, tranne se li genera un altro Nemico
   *[never] Non prendono mai parte a un Agguato: si piazzano come in ogni altro Attacco
}
bend-swarm = Fino a { $most } di loro possono condividere una casella, se serve. Tutti quelli in una casella con 2 o più attaccano ogni Eroe adiacente. Il Danno che non serve a ucciderne uno passa al successivo nella sua casella, oltre la sua Difesa
bend-reach = Attaccano ogni Eroe entro { $spaces ->
    [1] 1 casella
   *[other] { $spaces } caselle
}, con tutto il loro Combattimento
bend-criticals_leave = I Colpi Critici riducono la loro Difesa solo a { $defense }
bend-feasts = Quando uno di loro mette KO un Eroe, guarisce { $heals } { $heals-n ->
    [1] Ferita
   *[other] Ferite
}
bend-spawns = { $more_rolls ->
    [0] { "" }
    [1] Ciascuno tira due volte per generarne altri
   *[other] Ciascuno fa altri { $more_rolls } tiri per generarne altri
}{ $easier ->
    [0] { "" }
   *[other] { $more_rolls ->
        [0] Il tiro per generarne altri richiede { $easier } in meno
       *[other] ; il tiro richiede { $easier } in meno
    }
}
bend-explodes = Quando uno di loro viene distrutto, ogni Eroe entro { $spaces ->
    [1] 1 casella
   *[other] { $spaces } caselle
} subisce { $corruption_hits } { $corruption_hits-n ->
    [1] Colpo di Corruzione
   *[other] Colpi di Corruzione
}
ignore-tough = Duro
