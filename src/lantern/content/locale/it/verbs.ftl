## Che cosa succede. $form: self (un ordine a chi legge), other (lo fa $subject; se è vuoto è già stato nominato), e -may: a scelta

verb-hits = { $form ->
    [self] subisci { $what }
    [self-may] puoi subire { $what }
    [other-may] { $subject } può subire { $what }
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
ignore-endurance = la Tenacia
ignore-tough = la Capacità Duro

verb-heal = { $form ->
    [self] guarisci { $what }
   *[other] { $subject } guarisce { $what }
}
verb-heal-or-grit = { $form ->
    [self] guarisci { $what }, oppure recupera 1 Grinta
   *[other] { $subject } guarisce { $what }, oppure recupera 1 Grinta
}
verb-heal-split = { $form ->
    [self] guarisci { $what }, da dividere come vuoi fra { $group }
   *[other] { $subject } guarisce { $what }, da dividere a piacere fra { $group }
}
verb-heal-or-grit-split = { $form ->
    [self] guarisci { $what }, da dividere come vuoi fra { $group }, oppure recupera 1 Grinta
   *[other] { $subject } guarisce { $what }, da dividere a piacere fra { $group }, oppure recupera 1 Grinta
}
verb-pass_wounds = { $form ->
    [self] guarisci fino a { $count } delle tue Ferite; un Nemico adiacente a tua scelta ne subisce altrettante
   *[other] { $subject } guarisce fino a { $count } Ferite; un Nemico adiacente a sua scelta ne subisce altrettante
}, ignorando la Difesa
all-wounds = tutte le Ferite

verb-gain-peril = { $form ->
    [self] tira il dado Pericolo e ottieni il risultato × { $gold }
    [self-may] puoi tirare il dado Pericolo e ottenere il risultato × { $gold }
    [other-may] { $subject } può tirare il dado Pericolo e ottenere il risultato × { $gold }
   *[other] { $subject } tira il dado Pericolo e ottiene il risultato × { $gold }
}
verb-gain = { $form ->
    [self] ottieni { $what }
    [self-may] puoi ottenere { $what }
    [other-may] { $subject } può ottenere { $what }
   *[other] { $subject } ottiene { $what }
}
verb-recover_grit = { $form ->
    [self] recupera { $what }
    [self-may] puoi recuperare { $what }
    [other-may] { $subject } può recuperare { $what }
   *[other] { $subject } recupera { $what }
}
verb-lose = { $form ->
    [self] perdi { $what }
    [self-may] puoi perdere { $what }
    [other-may] { $subject } può perdere { $what }
   *[other] { $subject } perde { $what }
}
verb-take = { $form ->
    [self] prendi { $what }
    [self-may] puoi prendere { $what }
    [other-may] { $subject } può prendere { $what }
   *[other] { $subject } prende { $what }
}
verb-draw = { $form ->
    [self] pesca { $what }
    [self-may] puoi pescare { $what }
    [other-may] { $subject } può pescare { $what }
   *[other] { $subject } pesca { $what }
}
verb-ready = { $form ->
    [self] il tuo { $item } è di nuovo pronto
   *[other] il suo { $item } è di nuovo pronto
}
verb-exchange = { $form ->
    [self] scambia fino a { $pool } con lo stesso numero di { $what }
   *[other] { $subject } scambia fino a { $pool } con lo stesso numero di { $what }
}
verb-ready_one = { $form ->
    [self] un tuo oggetto che si usa { $limit } è di nuovo pronto
   *[other] { $subject } ha di nuovo pronto un oggetto che si usa { $limit }
}
verb-ready_this = questa carta è di nuovo pronta

## Prove

verb-test = { $form ->
    [self] fai una prova di { $skill } { $target }+{ $more }
    [self-may] puoi fare una prova di { $skill } { $target }+{ $more }
    [other-may] { $subject } può fare una prova di { $skill } { $target }+{ $more }
   *[other] { $subject } fa una prova di { $skill } { $target }+{ $more }
}
with-dice = {" "}(+{ $n } { $n ->
    [1] dado
   *[other] dadi
})
with-dice-for-each = {" "}(+{ $n } { $n ->
    [1] dado
   *[other] dadi
} per ogni { $each })
with-transport = {" "}(+{ $n } { $n ->
    [1] dado
   *[other] dadi
} con un Mezzo)
test-skill = { $skill } { $target }+
verb-tests = { $form ->
    [self] fai queste prove una dopo l'altra, finché le superi: { $skills }
    [self-may] puoi fare queste prove una dopo l'altra, finché le superi: { $skills }
    [other-may] { $subject } può fare queste prove una dopo l'altra, finché le supera: { $skills }
   *[other] { $subject } fa queste prove una dopo l'altra, finché le supera: { $skills }
}
verb-tests-of-all = { $subject } fa queste prove una dopo l'altra, finché qualcuno le supera: { $skills }
tests-any_pass = se qualcuno supera ciascuna di esse, { $what }
tests-all_fail = se tutti ne falliscono una, { $what }
tests-pass = { $person ->
    [they] se le supera tutte, { $what }
   *[you] se le superi tutte, { $what }
}
tests-fail = { $person ->
    [they] se ne fallisce una, { $what }
   *[you] se ne fallisci una, { $what }
}
test-pass = { $person ->
    [you] se la superi
   *[they] se la supera
}, { $what }
test-fail = { $person ->
    [you] se { $of ->
        [roll] lo
       *[test] la
    } fallisci
   *[they] se { $of ->
        [roll] lo
       *[test] la
    } fallisce
}, { $what }
test-pass-who = chi la supera
test-fail-who = chi { $of ->
    [roll] lo
   *[test] la
} fallisce
test-pass-each = per ogni Eroe che la supera, { $what }
test-fail-each = per ogni Eroe che { $of ->
    [roll] lo
   *[test] la
} fallisce, { $what }
test-each_success = per ogni successo, { $what }
test-each_one = per ogni 1 tirato, { $what }
test-fail_each_one = in tal caso, per ogni 1 tirato, { $what }
test-fail_each_one-only = se la prova fallisce, per ogni 1 tirato, { $what }
test-one = se fra i dadi c'è un 1, { $what }
test-any_pass = se qualcuno la supera, { $what }
test-any_fail = se qualcuno la fallisce, { $what }
test-most_fail = se la fallisce più della metà, { $what }
test-all_fail = se la falliscono tutti, { $what }

## Tiri

verb-roll = { $form ->
    [self] tira { $n ->
        [one] un { $die }
       *[other] { $die }
    }{ $times }
   *[other] { $subject } tira { $n ->
        [one] un { $die }
       *[other] { $die }
    }{ $times }
}
roll-for-each = per ogni { $each }
each-point = per ogni punto tirato
roll-run = { $what }, e 1 in più per ogni punto del tiro oltre { $face }
roll-line = { $faces }, { $what }
roll-changes = per ciò che cambia { $until }
roll-doubles = con un doppio, { $what }
on-face = con un { $face }
on-faces = con { $low }-{ $high }
on-more = con { $low }+
on-fewer = con { $high } o meno
each-face = per ogni { $face }
each-faces = per ogni { $low }-{ $high }
each-faces-two = per ogni { $low } o { $high }
each-more = per ogni { $low }+
nothing-happens = non succede nulla

## Scelte e prezzi

choose-orders = no
then = poi { $what }
verb-choose = { $form ->
    [self] scegli:
    [self-may] puoi scegliere:
    [other-may] { $subject } può scegliere:
   *[other] { $who ->
        [one_hero] scegli un Eroe, che decide:
       *[other] { $subject } sceglie:
    }
}
verb-either = { $form ->
    [self] { $some }
   *[other] { $subject } { $some }
}{ $heavy ->
    [yes] ,
   *[no] { "" }
} oppure { $last }
either-of = { $some }{ $heavy ->
    [yes] ,
   *[no] { "" }
} o { $last } (a scelta)
either-among = a scelta { $some }{ $heavy ->
    [yes] ,
   *[no] { "" }
} o { $last }
may-happen = { $person ->
    [you] se vuoi, { $what }
   *[they] { $what }, se quell'Eroe vuole
}
may-several = se vuoi, { $what }
up-to = fino a { $what }
up-to-damage = { $price }: ognuno aggiunge { $n ->
    [one] 1 danno
   *[other] { $n } danni
} a quel Colpo
up-to-each = { $price }; per ognuno, { $what }
pay-order = { $may ->
    [yes] se vuoi, { $plain }
   *[no] { $price }
}: { $what }
pay-same = { $may ->
    [yes] se vuoi, { $plain }
   *[no] { $price }
}{ $heavy ->
    [yes] ,
   *[no] { "" }
} e { $what }
pay-other = { $price }: { $what }
cost-pay = { $form ->
    [self] spendi { $what }
    [self-may] puoi spendere { $what }
    [other-may] { $subject } può spendere { $what }
   *[other] { $subject } spende { $what }
}
cost-party_grit = { $what } (anche di più Eroi insieme)
cost-token = { $form ->
    [self] scarta un segnalino { $what }
    [self-may] puoi scartare un segnalino { $what }
    [other-may] { $subject } può scartare un segnalino { $what }
   *[other] { $subject } scarta un segnalino { $what }
}
cost-discard = { $form ->
    [self] { $this ->
        [token] scarta questo segnalino
       *[card] scarta questa carta
    }
    [self-may] puoi scartare questa carta
    [other-may] { $subject } può scartare questa carta
   *[other] { $subject } scarta questa carta
}
cost-marker = { $form ->
    [self] togli un marcatore da questa carta (o, se non ce ne sono, scartala)
    [self-may] puoi togliere un marcatore da questa carta (o, se non ce ne sono, scartarla)
    [other-may] { $subject } può togliere un marcatore da questa carta (o, se non ce ne sono, scartarla)
   *[other] { $subject } toglie un marcatore da questa carta (o, se non ce ne sono, la scarta)
}

## La miniera e i suoi Nemici

verb-darkness = l'Oscurità avanza di { $what }
verb-darkness-back = l'Oscurità arretra di { $what }
verb-dread = { $form ->
    [self] aggiungi { $what } alla pila del Terrore Crescente
   *[other] { $subject } aggiunge { $what } alla pila del Terrore Crescente
}
verb-depth_event = avviene un Evento di Profondità
verb-open_gate = un Portale si apre in un'uscita di questa Tessera Mappa (se ogni uscita ha una Porta, una inesplorata a caso diventa un Portale)
verb-open_gate-world = un Portale che conduce { TO($world) } si apre in un'uscita di questa Tessera Mappa, o di un'altra se non ne ha più
verb-open_gate-door = trasforma in un Portale una Porta inesplorata della tua Tessera Mappa
verb-archive_markers = metti { $what } sul Tracciato di Profondità
verb-archive_markers-removed = togli fino a { $what } dal Tracciato di Profondità; per ognuno, { $effect }
verb-teleport = al posto del tuo Movimento, muoviti fino a { $dice } caselle attraverso gli altri modelli, senza prove di Fuga; se tutti i dadi mostrano lo stesso numero, resta dove sei: { $effect }

verb-attack-threat = i Nemici attaccano (pesca { $what })
verb-attack-threat-ambush = i Nemici attaccano in Agguato (pesca { $what })
verb-attack-enemies = { $n ->
    [one] attacca { $what }
   *[other] attaccano { $what }
}
verb-attack-enemies-ambush = { $n ->
    [one] attacca in Agguato { $what }
   *[other] attaccano in Agguato { $what }
}
attack-elite = { $what } con { $elite }
verb-next_threat = i Nemici della prossima carta Minaccia hanno anche la parola chiave { $keyword }
verb-spawn = { $n ->
    [one] appare { $what } accanto a un Eroe a caso
   *[other] appaiono { $what } accanto a Eroi a caso
}
verb-shackle = { $form ->
    [self] scegli un Nemico adiacente e fai una prova di Forza
   *[other] { $subject } sceglie un Nemico adiacente e fa una prova di Forza
}: { $small }+ per un Nemico Piccolo, { $medium }+ per uno Medio, { $large }+ per uno Grande, { $extra_large }+ per uno Extra Grande; se è superata, in questo turno quel Nemico perde la sua Attivazione
verb-isolate = { $form ->
    [self] scegli il tuo modello o un altro entro { $range } caselle
   *[other] { $subject } sceglie un modello entro { $range } caselle
}: fino alla fine del prossimo turno non può muoversi, attaccare né essere attaccato
verb-rope = { $form ->
    [self] prendi al lazo un Nemico entro { $range } caselle e in Linea di Vista
   *[other] { $subject } prende al lazo un Nemico entro { $range } caselle e in Linea di Vista
}: non può muoversi e ha -1 Combattimento e -1 Difesa. In ogni sua Attivazione serve una prova di Forza { $target }+ per trattenerlo ({ $large }+ se è Grande, { $large }+ con due successi se è Extra Grande), altrimenti è libero. Chi si muove attraverso i modelli si sfila dal lazo
verb-shut_down = { $form ->
    [self] tira un D6 per ognuno fra { $which } sulla tua Tessera Mappa
   *[other] { $subject } tira un D6 per ognuno fra { $which } sulla sua Tessera Mappa
}
shut_down-result = { $faces }, rimuovilo e ottieni { $xp } XP
verb-capture = { $form ->
    [self] rimuovi un Nemico adiacente di taglia { $size } e metti un marcatore su questa carta
   *[other] { $subject } rimuove un Nemico adiacente di taglia { $size } e mette un marcatore su questa carta
}
verb-lay_open = quel Nemico non ha più Difesa
verb-give_up_move = rinuncia al Movimento
verb-bleed = quel Nemico riceve un marcatore Sanguinamento (-3 Salute)

## Attacchi degli Eroi

verb-free_attack-melee = { $form ->
    [self] { $free ->
        [yes] fai un Attacco Gratuito in mischia con Combattimento { $combat }
       *[no] fai un Attacco in mischia con Combattimento { $combat }
    }
   *[other] { $subject } fa un Attacco in mischia con Combattimento { $combat }
}{ $more }
verb-free_attack-each = { $form ->
    [self] { $free ->
        [yes] fai un Attacco Gratuito in mischia contro ogni Nemico adiacente, ciascuno con Combattimento { $combat }
       *[no] fai un Attacco in mischia contro ogni Nemico adiacente, ciascuno con Combattimento { $combat }
    }
   *[other] { $subject } fa un Attacco in mischia contro ogni Nemico adiacente, ciascuno con Combattimento { $combat }
}{ $more }
verb-free_attack-models = { $form ->
    [self] { $free ->
        [yes] fai un Attacco Gratuito in mischia contro ogni modello adiacente, anche gli Eroi, ciascuno con Combattimento { $combat }
       *[no] fai un Attacco in mischia contro ogni modello adiacente, anche gli Eroi, ciascuno con Combattimento { $combat }
    }
   *[other] { $subject } fa un Attacco in mischia contro ogni modello adiacente, anche gli Eroi, ciascuno con Combattimento { $combat }
}{ $more }
verb-free_attack-full = { $form ->
    [self] { $free ->
        [yes] fai un Attacco Gratuito in mischia contro ogni Nemico adiacente, con tutto il tuo Combattimento
       *[no] fai un Attacco in mischia contro ogni Nemico adiacente, con tutto il tuo Combattimento
    }
   *[other] { $subject } fa un Attacco in mischia contro ogni Nemico adiacente, con tutto il Combattimento
}
verb-free_attack-ranged = { $form ->
    [self] { $free ->
        [yes] fai un Attacco Gratuito con Gittata { $range }, Spari { $shots }
       *[no] fai un Attacco a distanza con Gittata { $range }, Spari { $shots }
    }
   *[other] { $subject } fa un Attacco a distanza con Gittata { $range }, Spari { $shots }
}{ $more }
verb-free_attack-thrown = { $form ->
    [self] { $free ->
        [yes] fai un Attacco Gratuito lanciandolo
       *[no] lancialo
    }
   *[other] { $subject } lo lancia
}, con Gittata Forza + 3, per Colpire in mischia, Spari { $shots }{ $more }
free_attack-die = { $die } per il Danno
free_attack-critical = Colpi Critici con { $critical }+
free_attack-all-critical = tutti Colpi Critici
free_attack-any_target = contro qualsiasi Nemico entro la Gittata, anche se altri sono adiacenti
verb-add_damage = { $form ->
    [self] aggiungigli { $what }
   *[other] { $subject } gli aggiunge { $what }
}
verb-add_damage-hit = { $form ->
    [self] aggiungi { $what } a { $hit }, anche dopo averne tirato il Danno
   *[other] { $subject } aggiunge { $what } a { $hit }, anche dopo averne tirato il Danno
}
verb-hit_ignores = { $form ->
    [self] fai in modo che { $hit } ignori { $what }
   *[other] { $subject } fa in modo che { $hit } ignori { $what }
}
verb-press_on = { $form ->
    [self] se era adiacente, puoi muoverti subito fino a { $n } caselle, senza prove di Fuga
   *[other] { $subject } può muoversi subito fino a { $n } caselle, senza prove di Fuga, se era adiacente
}
hit-this = il Colpo
damage-below_half = { $what } (o { $worse } mentre hai meno della metà della tua Salute)
hit-one = { $critical ->
    [yes] { $attack ->
        [melee] uno dei tuoi Colpi Critici in mischia
        [ranged] uno dei tuoi Colpi Critici a distanza
       *[any] uno dei tuoi Colpi Critici
    }
   *[no] { $attack ->
        [melee] uno dei tuoi Colpi in mischia
        [ranged] uno dei tuoi Colpi a distanza
       *[any] uno dei tuoi Colpi
    }
}
hit-each = { $critical ->
    [yes] { $attack ->
        [melee] per ognuno dei tuoi Colpi Critici in mischia
        [ranged] per ognuno dei tuoi Colpi Critici a distanza
       *[any] per ognuno dei tuoi Colpi Critici
    }
   *[no] { $attack ->
        [melee] per ognuno dei tuoi Colpi in mischia
        [ranged] per ognuno dei tuoi Colpi a distanza
       *[any] per ognuno dei tuoi Colpi
    }
}
hit-for = per { $what }
hit-after = { $what }, anche dopo averne tirato il Danno
hit-on = { $what } contro { $enemy }

verb-enemy_hits-target = quel Nemico subisce { $what }
verb-enemy_hits-in-range = un Nemico entro { $range } caselle e in Linea di Vista subisce { $what }
verb-enemy_hits-adjacent = ogni Nemico { $only ->
    [yes] { BESIDE($keyword) } adiacente
   *[no] adiacente
} subisce { $what }
verb-enemy_hits-within = ogni Nemico { $only ->
    [yes] { BESIDE($keyword) } entro
   *[no] entro
} { $range } caselle subisce { $what }
verb-enemy_hits-tile = ogni Nemico { $only ->
    [yes] { BESIDE($keyword) } sulla
   *[no] sulla
} tua Tessera Mappa subisce { $what }
verb-enemy_hits-one_adjacent = un Nemico { $only ->
    [yes] { BESIDE($keyword) } adiacente
   *[no] adiacente
} subisce { $what }
verb-enemy_hits-one_on_tile = un Nemico { $only ->
    [yes] { BESIDE($keyword) } a tua scelta
   *[no] a tua scelta
} sulla tua Tessera Mappa subisce { $what }
verb-enemy_hits-near_tiles = ogni Nemico { $only ->
    [yes] { BESIDE($keyword) } sulla
   *[no] sulla
} tua Tessera Mappa e su quelle adiacenti subisce { $what }
verb-enemy_hits-behind = un altro Nemico { $only ->
    [yes] { BESIDE($keyword) } in una
   *[no] in una
} delle 3 caselle dietro di lui subisce { $what }
verb-enemy_hits-near_target = ogni Nemico { $only ->
    [yes] { BESIDE($keyword) } accanto
   *[no] accanto
} al bersaglio subisce { $what }
enemy_hits-most = { $what } (al massimo { $n } di loro, a tua scelta)
enemy_hits-push = { $what }; poi puoi spostarlo fino a { $n } caselle, se non è Grande o più grande
no-keyword = qualsiasi
verb-blow_through = { $form ->
    [self] scegli un Nemico adiacente
   *[other] { $subject } sceglie un Nemico adiacente
}; questo e ogni modello nelle 3 caselle dietro di lui, anche gli Eroi, subiscono { $wounds } Ferite, ignorando la Difesa
verb-blast = { $form ->
    [self] scegli una casella sulla tua Tessera Mappa
   *[other] { $subject } sceglie una casella sulla sua Tessera Mappa
}: ogni modello adiacente a essa, anche gli Eroi, subisce 1 Colpo da { $damage } danni
verb-lay_trap = { $form ->
    [self] piazza una trappola in una casella adiacente
   *[other] { $subject } piazza una trappola in una casella adiacente
}
verb-set_off = { $form ->
    [self] fai esplodere una delle tue trappole, ovunque sia
   *[other] { $subject } fa esplodere una delle sue trappole, ovunque sia
}: ogni modello nella sua casella e in quelle adiacenti, anche gli Eroi, subisce 1 Colpo da { $damage } danni
verb-flames = { $form ->
    [self] metti fino a { $n } marcatori Fuoco Infernale su caselle diverse
   *[other] { $subject } mette fino a { $n } marcatori Fuoco Infernale su caselle diverse
}, a non più di { $range } caselle da te, in un'unica catena ininterrotta: ogni modello in quelle caselle, anche gli Eroi, subisce 1 Colpo da { $damage } danni; poi rimuovili
verb-beam = { $form ->
    [self] scegli una delle otto direzioni (solo se sei
   *[other] { $subject } sceglie una delle otto direzioni (solo se è
} nella casella della luce del gruppo o in una adiacente): per tante caselle quanto l'ultimo tiro per Trattenere l'Oscurità, ogni modello su quella linea subisce { $what }, ignorando la Difesa
verb-throw_this = { $form ->
    [self] lanciala come la Dinamite
   *[other] { $subject } la lancia come la Dinamite
} (se manca il bersaglio, rimbalza { $bounces }){ $more }
throw_this-wounds = esplode dove cade e infligge { $what }, ignorando la Difesa
throw_this-ring-0 = { $what } a ogni modello in quella casella
throw_this-ring-1 = { $what } a quelli nelle caselle adiacenti
throw_this-ring-all = { $what } a ogni modello in quella casella o in quelle adiacenti
throw_this-ring-2 = { $what } a quelli fino a 2 caselle di distanza
throw_this-tile = ogni altro modello su quella Tessera Mappa subisce { $what }
throw_this-scatters = lì ne cadono fuori { $n } segnalini Dinamite; ognuno rimbalza D3 volte ed esplode

## Valori per un certo tempo

verb-modify = { $form ->
    [self] ricevi { $what } { $until }
   *[other] { $subject } riceve { $what } { $until }
}
verb-learn_upgrade = { $form ->
    [self] ottieni un Miglioramento qualsiasi della tua classe, anche senza quelli che lo precedono nel suo percorso
   *[other] { $subject } ottiene un Miglioramento qualsiasi della sua classe, anche senza quelli che lo precedono nel suo percorso
}
verb-bargain = un Eroe può spendere { $xp } per ogni suo livello
bargain-who = chi lo fa
bargain-nobody = se nessuno lo fa, { $what }
verb-grow = { $form ->
    [self] ricevi per sempre { $what }
   *[other] { $subject } riceve per sempre { $what }
}
grow-by = +{ $amount } { $stat }
grow-mix = { $n ->
    [one] { $amount } punto di { $either }
   *[other] { $amount } punti da ripartire fra { $stats }
}
verb-modify-enemies = { $enemies } ricevono { $what } { $until }
verb-modify-flags = { $form ->
    [self] { $heavy ->
        [yes] { $until }, { $flags }
       *[no] { $flags } { $until }
    }
   *[other] { $until }, per { $subject } vale questo: { $flags }
}
verb-modify-and-flags = { $form ->
    [self] ricevi { $what } { $until }; fino ad allora { $flags }
   *[other] { $subject } riceve { $what } { $until }; fino ad allora { $flags }
}
verb-more_dice = { $form ->
    [self] tira { $n } { $n ->
        [one] dado
       *[other] dadi
    } in { $sign ->
        [more] più
       *[less] meno
    }
   *[other] { $subject } tira { $n } { $n ->
        [one] dado
       *[other] dadi
    } in { $sign ->
        [more] più
       *[less] meno
    }
}
verb-single_out = { $form ->
    [self] scegli un Nemico non adiacente: ricevi +{ $damage } al Danno in mischia contro di lui { $until }
   *[other] { $subject } sceglie un Nemico non adiacente e riceve +{ $damage } al Danno in mischia contro di lui { $until }
}
verb-double = { $form ->
    [self] raddoppia il tuo valore di { $stat } { $until }
   *[other] { $subject } raddoppia il suo valore di { $stat } { $until }
}
verb-reroll = { $form ->
    [self] ritira { $what }
   *[other] { $subject } ritira { $what }
}
change-one-skill = { $value } a un'Abilità a scelta
verb-take_form = { $form ->
    [self] diventi { $name }
   *[other] { $subject } diventa { $name }
}
verb-leave_form = { $form ->
    [self] non sei più { $name }
   *[other] { $subject } non è più { $name }
}
verb-moment = accade questo: { $what }

## Che cosa lasciano le ferite

verb-recover = tutti gli Eroi KO si riprendono subito
verb-get_marker = { $form ->
    [self] ricevi un marcatore { $marker }
   *[other] { $subject } riceve un marcatore { $marker }
}
verb-suffer = { $form ->
    [self] ricevi la condizione { $what }
   *[other] { $subject } riceve la condizione { $what }
}
verb-cure = { $form ->
    [self] elimina una { $what } a tua scelta
   *[other] { $subject } elimina una { $what } a sua scelta
}
verb-cure-or = { $form ->
    [self] elimina una { $what } a tua scelta; se non ne hai, { $none }
   *[other] { $subject } elimina una { $what } a sua scelta; se non ne ha, { $none }
}
kind-injury = Ferita Grave
kind-madness = Follia
kind-mutation = Mutazione
kind-curse = Maledizione
verb-lose_markers = { $form ->
    [self] perdi tutti i marcatori { $marker }
   *[other] { $subject } perde tutti i marcatori { $marker }
}
verb-chart = { $form ->
    [self] tira { ON($chart) }{ $more }
   *[other] { $subject } tira { ON($chart) }{ $more }
}

## Carte, segnalini e marcatori

verb-cancel = { $form ->
    [self] { $timing ->
        [alone-harm] { $enemy ->
            [any] ignora tutti i danni che stai per subire da una fonte
           *[other] ignora tutti i danni che { $enemy } sta per infliggerti
        }
        [alone-sanity_harm] ignora i danni alla Sanità che stai per subire, e quelli che arrivano ancora in questo turno
        [alone-darkness_card] annulla una carta Oscurità appena pescata
        [alone-dread_card] annulla una carta Terrore Crescente appena rivelata
        [alone-darkness_moves] impedisci all'Oscurità di avanzare
        [alone-darkness_space] impedisci l'effetto di una casella Schizzo di Sangue o Terrore Crescente in cui entra l'Oscurità
        [alone-voices] ignora le Voci nel Buio
        [alone-depth_event] annulla un Evento di Profondità
        [alone-enemy_attack] annulla l'Attacco di un modello Nemico contro di te, prima che tiri i dadi
        [alone-injury] ignora la Ferita Grave che un altro Eroe sulla tua Tessera Mappa ha appena tirato
        [alone-hazard] annulla un'Insidia del Viaggio che è stata tirata, prima che accada
        [harm] ignorali
        [sanity_harm] ignorali
        [voices] ignorale
        [darkness_moves] impediscilo
        [darkness_space] impediscine l'effetto
        [depth_event] annullalo
        [enemy_attack] annullalo
        [injury] ignora la Ferita Grave
        [darkness_card] annulla quella carta
        [dread_card] annulla quella carta
       *[other] annullala
    }
   *[other] { $subject } annulla l'effetto
}
verb-ride_past = { $form ->
    [self] cavalca oltre senza subirne gli effetti immediati
   *[other] { $subject } cavalca oltre
}
verb-hook = { $form ->
    [self] { $text }
   *[other] { $subject } { $does }
}
verb-keep_card = { $form ->
    [self] annulla quella carta e mettila su questa fino alla fine dell'Avventura
   *[other] { $subject } la annulla e la mette su questa carta fino alla fine dell'Avventura
}
verb-discard_this = { $form ->
    [self-may] puoi scartare questa carta
   *[other] scarta questa carta
}
verb-put_this_in_play = { $form ->
    [self-may] puoi mettere in gioco questa carta fino alla fine dell'Avventura
   *[other] metti in gioco questa carta fino alla fine dell'Avventura
}
verb-put_in_play = { $form ->
    [self-may] puoi mettere in gioco { $card }
   *[other] metti in gioco { $card }
}
verb-mark-plain = { $form ->
    [self-may] puoi mettere un marcatore su questa carta
   *[other] metti un marcatore su questa carta
}
verb-mark = { $form ->
    [self-may] puoi mettere un marcatore su questa carta
   *[other] metti un marcatore su questa carta
}; quando ha { $markers }, { $goes ->
    [yes] { $effect }
   *[no] scartali e { $effect }
}
verb-unmark = { $form ->
    [self] togli fino a { $what } da questa carta
   *[other] { $subject } toglie fino a { $what } da questa carta
}
verb-unmark-all = { $form ->
    [self] togli tutti i marcatori da questa carta
   *[other] { $subject } toglie tutti i marcatori da questa carta
}
verb-spend_marks = { $form ->
    [self] scarta tutti i marcatori su questa carta e dividi altrettante Ferite, ignorando la Difesa, fra i Nemici { BESIDES($keyword) } sulla tua Tessera Mappa
   *[other] { $subject } scarta tutti i marcatori su questa carta e divide altrettante Ferite, ignorando la Difesa, fra i Nemici { BESIDES($keyword) } sulla sua Tessera Mappa
}
verb-discard_tokens = { $form ->
    [self] scarta { $what }
   *[other] { $subject } scarta { $what }
}
verb-discard_tokens-rolled = { $form ->
    [self] tira un D6 per ogni tuo segnalino della Borsa Laterale e, { $faces }, scartalo
   *[other] { $subject } tira un D6 per ogni segnalino della sua Borsa Laterale e, { $faces }, lo scarta
}
tokens-lost = per ogni Eroe che ne perde, { $what }
tokens-lost-who = chi ne perde

## Missioni

verb-count = aggiungi { $by } { TO($name) }
verb-count-less = togli { $by } { TO($name) }
verb-if_counter = { COUNT($name) ->
    [many] se { THE($name) } sono { $many }
   *[one] se { THE($name) } è { $many }
}, { $what }
verb-if_counter-none = { COUNT($name) ->
    [many] se non ci sono { $name }
   *[one] se non c'è { $name }
}, { $what }
verb-if_counter-not-reached = { $what } (fino al momento in cui { $reached })
verb-first_time = la prima volta che accade, { $what }
count-step = { COUNT($name) ->
    [many] se { THE($name) } sono { $many }
   *[one] se { THE($name) } è { $many }
}, { $what }
count-step-next = { COUNT($name) ->
    [many] se sono { $many }
   *[one] se è { $many }
}, { $what }
span = da { $low } a { $high }
span-one = { $low }
span-most = al massimo { $high }
span-more = { $low } o più
verb-clues = { $n ->
    [one] 1 Indizio vale come trovato
   *[other] { $n } Indizi valgono come trovati
}
verb-place_marker = { $form ->
    [self-may] puoi mettere un marcatore «{ $name }» su questa Tessera Mappa
   *[other] metti un marcatore «{ $name }» su questa Tessera Mappa
}
verb-remove_marker = { $form ->
    [self-may] puoi togliere { THE($name) } da questa Tessera Mappa
   *[other] togli { THE($name) } da questa Tessera Mappa
}
verb-meet = { THE($name) } si unisce a un Eroe
verb-harm_companions = { THE($name) } { COUNT($name) ->
    [many] subiscono { $what }
   *[one] subisce { $what }
}
verb-harm_companions-any = chi è guidato subisce { $what }

## La strada e la città

verb-destroy_locations = { $n ->
    [one] un luogo casuale della Città è distrutto per la Sosta in Città
   *[other] { $what } luoghi casuali diversi della Città sono distrutti per la Sosta in Città
}
verb-destroy_locations-evening = { $n ->
    [one] alla fine del giorno un luogo casuale della Città è distrutto
   *[other] alla fine del giorno { $what } luoghi casuali diversi della Città sono distrutti
}
verb-destroy_town = la Città è distrutta, e durante la Sosta in Città non se ne può visitare nessun luogo
verb-next_mission = la prossima Missione deve essere { $mission }
verb-limit_stay = { $n ->
    [one] la Sosta in Città dura un solo giorno
   *[other] la Sosta in Città dura al massimo { $n } giorni
}
verb-shift_hazards = i tiri per le Insidie dell'Accampamento e per gli Eventi della Città hanno { $by } durante la Sosta in Città
verb-lose_for_good = { $form ->
    [self] perdi per sempre { $what }
   *[other] { $subject } perde per sempre { $what }
}
lost-for-good = { $amount } { $stat }
verb-lose_by_die = { $things ->
    [dark_stone] { $form ->
        [self] tira un D6 per ogni tua Pietra Oscura e per ogni tuo oggetto con il simbolo della Pietra Oscura e, { $faces }, perdi la Pietra o l'oggetto
       *[other] { $subject } tira un D6 per ogni sua Pietra Oscura e per ogni suo oggetto con il simbolo della Pietra Oscura e, { $faces }, perde la Pietra o l'oggetto
    }
   *[clothing] { $form ->
        [self] tira un D6 per ogni tuo capo di Abbigliamento e, { $faces }, perdilo
       *[other] { $subject } tira un D6 per ogni suo capo di Abbigliamento e, { $faces }, lo perde
    }
}
verb-leave_forever = { $form ->
    [self] lascia la campagna per sempre
   *[other] { $subject } lascia la campagna per sempre
}
verb-destroy_locations-here = questo luogo è distrutto per il resto della Sosta in Città
verb-end_visit = { $form ->
    [self] termina la tua visita
   *[other] { $subject } termina la visita
}
verb-end_day = { $form ->
    [self] termina la tua giornata in Città
   *[other] { $subject } termina la sua giornata in Città
}
verb-leave_town-now = { $form ->
    [self] lascia subito la Città
   *[other] { $subject } lascia subito la Città
}
verb-leave_town-evening = { $form ->
    [self] lascia la Città alla fine del giorno
   *[other] { $subject } lascia la Città alla fine del giorno
}
verb-shift_prices = { $where ->
    [here] qui tutto costa
   *[everywhere] in Città tutto costa
} { $by } { $way ->
    [more] in più
   *[less] in meno
} { $until ->
    [today] oggi
   *[stay] per il resto della Sosta in Città
}
verb-shift_visits = tutti i tiri per gli eventi dei luoghi della Città hanno { $by } oggi
verb-town_track = { $n ->
    [one] il marcatore degli Eventi della Città avanza di 1 casella
   *[other] il marcatore degli Eventi della Città avanza di { $what } caselle
}
verb-shed = { $form ->
    [self] scarta { $what }
   *[other] { $subject } scarta { $what }
}
shift_prices-spares = per un Eroe senza la parola chiave { $keyword }, { $what }, anche ciò che è gratis
shift_prices-least = { $what }, ma almeno { $least }
verb-shift_treatments = i tiri per le cure qui hanno { $by } oggi
verb-bar_service = { THE($what) } non è disponibile { $until ->
    [today] oggi
   *[stay] per il resto della Sosta in Città
}
verb-bar_services = { $what } non sono disponibili { $until ->
    [today] oggi
   *[stay] per il resto della Sosta in Città
}
verb-surcharge = { $what } costano { $by } in più per il resto della Sosta in Città
verb-shard_price = oggi la banca paga { $each } per ogni Pietra Oscura
verb-double_winnings = oggi quello che vinci al gioco raddoppia
verb-offer = { $n ->
    [1] { $person ->
        [they] si pesca 1 carta { $deck }, e quell'Eroe può comprarla per { $price }
       *[you] pesca 1 carta { $deck }; puoi comprarla per { $price }
    }
   *[other] { $person ->
        [they] si pescano { $n } carte { $deck }, e quell'Eroe può comprarne quante vuole per { $price } ciascuna
       *[you] pesca { $n } carte { $deck }; puoi comprarne quante vuoi per { $price } ciascuna
    }
}
verb-offer-more = { $n ->
    [1] pesca 1 carta { $deck }; puoi comprarla per { $more } più del suo valore
   *[other] pesca { $n } carte { $deck }; puoi comprarne quante vuoi, ciascuna per { $more } più del suo valore
}{ $free ->
    [yes] { "" }
   *[no] { " " }({ $price } se non ne ha)
}
verb-offer-half = { $n ->
    [1] pesca 1 carta { $deck } (un'altra se non ha un valore); puoi comprarla per metà del suo valore, arrotondata ai 5 $ superiori
   *[other] pesca { $n } carte { $deck } (altre al posto di quelle senza valore); puoi comprarne quante vuoi, ciascuna per metà del suo valore, arrotondata ai 5 $ superiori
}
verb-offer-any_world = { $person ->
    [they] si pesca una carta Mondo; dal Mondo che mostra, { $what }
   *[you] pesca una carta Mondo; dal Mondo che mostra, { $what }
}
verb-offer-listed = { $n ->
    [1] pesca 1 carta { $deck }; puoi comprarla per il suo valore{ $free ->
        [yes] { "" }
       *[no] , o per { $price } se non ne ha
    }
   *[other] pesca { $n } carte { $deck }; puoi comprarne quante vuoi per il loro valore{ $free ->
        [yes] { "" }
       *[no] , o per { $price } se non ne hanno
    }
}
verb-black_market-besides = al Mercato nero sono in vendita altre { $n } carte
verb-black_market = qui sono in vendita { $n } carte per tutta la Sosta in Città (ciascuna è Equipaggiamento con 1-3 su un D6, altrimenti un Artefatto di un Mondo pescato); puoi comprarne quante vuoi, ciascuna per il suo valore, o per { $price } se non ne ha, più { $more }, tirati di nuovo ogni giorno
verb-black_market-at_value = oggi ciò che è in vendita al Mercato nero costa solo il suo valore
verb-forge = fai forgiare { THE($what) } su un tuo oggetto che abbia posto, per sempre
verb-instead_today-evening = oggi, al posto di ciò che qui porta di solito ogni sera, { $what }
verb-instead_today-seven = oggi, al posto di ciò che qui porta di solito un 7 per un evento di un luogo, { $what }
verb-revive_tokens = il gruppo ha { $n } { $n ->
    [one] segnalino
   *[other] segnalini
} Rivivere in più
verb-quiet_evening = oggi non c'è alcun Evento della Città
verb-treat = scegli una tua { $what } e tira un D6
verb-treatment-cured = eliminala
verb-treatment-permanent = non si potrà mai eliminare
verb-treatment-failed = resta, e ti viene resa metà del prezzo
verb-die = { $form ->
    [self] muori
   *[other] { $subject } muore
}
verb-sell_dark_stone = vendi quante Pietre Oscure vuoi per { $each } ciascuna
verb-buy_off_corruption = togli quanti punti Corruzione vuoi per { $each } ciascuno
verb-resurrect = riporta in vita un Eroe morto per { $each } per ogni suo livello, pagati da uno o più Eroi; quell'Eroe ha per sempre 1 Grinta massima in meno (almeno 1)
services-of = i servizi con la parola chiave { $keyword }
verb-resurrect-instead = riporta in vita un Eroe morto per { $each } per ogni livello di quell'Eroe, pagati da uno o più Eroi; { $what }
verb-post_bounty = nella prossima Avventura è in gioco la carta { $card }
verb-post_bounty-told = nella prossima Avventura: { $what }
verb-earn = { $form ->
    [self] guadagni { $what }
   *[other] { $subject } guadagna { $what }
}{ $later ->
    [yes] , pagati in Città
   *[no] { "" }
}
verb-bet_on_darkness = punta quanto oro vuoi su una casella del Tracciato di Profondità: se alla fine della prossima Avventura l'Oscurità è lì, all'inizio della prossima Sosta in Città ricevi { $times ->
    [2] il doppio della puntata
   *[other] { $times } volte la puntata
}
