## Che cosa succede. $form: self (un ordine a chi legge), other (lo fa $subject), self-may e other-may (chi può scegliere)

verb-hits = { $form ->
    [self] subisci { $what }
   *[other] { $subject } subisce { $what }
}
hits-damage = { $what }, ognuno da { $damage } { $n ->
    [one] danno
   *[other] danni
}
hits-ignore = { $what }, ignorando { $ignored }
ignore-defense = la Difesa
ignore-armor = l'Armatura
ignore-cover = la Copertura
ignore-willpower = la Volontà
ignore-spirit_armor = l'Armatura Spirituale

verb-heal = { $form ->
    [self] guarisci { $what }
   *[other] { $subject } guarisce { $what }
}
verb-heal-or-grit = { $form ->
    [self] guarisci { $what }, oppure ottieni 1 Grinta
   *[other] { $subject } guarisce { $what }, oppure ottiene 1 Grinta
}
verb-heal-split = guarisci { $what }, da dividere come vuoi fra { $group }
verb-heal-split-or-grit = guarisci { $what }, da dividere come vuoi fra { $group }, oppure ottieni 1 Grinta

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
    [self] scegli una possibilità: { $what }
    [self-may] puoi scegliere una possibilità: { $what }
    [other-may] { $subject } può scegliere una possibilità: { $what }
   *[other] { $subject } sceglie una possibilità: { $what }
}
choice = { $effect }
choice-cost = { $cost }: { $effect }

verb-darkness = l'Oscurità avanza di { $what }
verb-darkness-back = l'Oscurità arretra di { $what }
verb-dread = aggiungi { $what } alla pila del Terrore Crescente

verb-attack-threat = dei Nemici attaccano (pesca { $what })
verb-attack-threat-ambush = dei Nemici tendono un'Imboscata (pesca { $what })
verb-attack-enemies = Attacco di { $what }
verb-attack-enemies-ambush = Imboscata di { $what }
attack-elite = { $what } con { $elite }

verb-free_attack-melee = attacca in mischia con Combattimento { $combat }
verb-free_attack-each = attacca ogni Nemico adiacente con Combattimento { $combat } ciascuno
verb-free_attack-ranged = spara con Gittata { $range } e Tiri { $shots }
free_attack-die = { $die } per i Danni

verb-depth_event = avviene un Evento delle Profondità

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
verb-suffer = { $form ->
    [self] subisci { $what }
   *[other] { $subject } subisce { $what }
}
verb-reroll = ritira { $what }
