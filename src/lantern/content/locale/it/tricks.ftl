## Quello che sanno fare solo alcuni oggetti e artefatti

list-or = { $some } o { $last }
limit-shared = { $limit } in tutto
cost-party_grit = { $what } (anche di più Eroi insieme)
cost-marker = togli un marcatore da questa carta (o, se non ce ne sono, scartala)
item-markers = Arriva con { $what } sopra.
label-setting = Solo Eroi di { $what }
setting-old_west = Vecchio West
setting-feudal_japan = Giappone feudale
setting-spanish_fort = Forte Spagnolo
setting-viking = Terra dei Vichinghi
setting-trederran = Trederra
setting-jargono = Jargono
weapon-criticals_adjacent = Colpi Critici solo contro Nemici adiacenti
weapon-off_hand = Nella mano secondaria: { $what }

roll-again-all = ogni Eroe può ritirare { $what } di un tiro { $rolls }
roll-doubles = doppio: { $what }
turn-when = quando hai tirato dadi tuoi
turn-to = gira uno di questi dadi su { $sides }
turn-by = cambia uno di questi dadi di { $n }, in più o in meno
turn-again = ritira uno di questi dadi e aggiungi { $value }
turn-coin = lancia una moneta per uno di questi dadi che mostra 1 o 6. Testa: un 1 diventa 6, un 6 diventa 1. Croce: { $tails }; si può usare di nuovo, ma non per lo stesso tiro

stat-poison_armor = Armatura contro il Veleno
stat-hit_damage = ai danni subiti da ogni Colpo (mai meno di 1)

each-criticals = Colpo Critico
each-markers_on_this = marcatore su questa carta
each-cards_on_this = carta su questa

when-carries_light-yes = finché porti la luce del gruppo
when-carries_light-no = finché un altro Eroe porta la luce del gruppo
when-used-yes = dopo averlo usato in questa Avventura
when-used-no = finché non è stato usato in questa Avventura
when-card = chiamata «{ $card }»

timing-enemy_attack = quando un modello Nemico sta per attaccarti, prima di tirare i suoi dadi
timing-injury = quando un altro Eroe sulla tua Tessera Mappa ha tirato una Ferita Grave

moment-darkness_advanced = quando l'Oscurità è avanzata, di qualunque numero di caselle
moment-enemy_met = quando un tipo di Nemico compare per la prima volta in questa Avventura
moment-enemy_wounded = { $bearer ->
    [you] quando ferisci un Nemico
    [enemy] quando un Eroe ferisce uno di loro
   *[other] quando un Eroe ferisce un Nemico
}
moment-dark_stone_found = { $bearer ->
    [you] quando trovi Pietra Oscura
   *[other] quando un Eroe trova Pietra Oscura
}

verb-modify-flags = { $form ->
    [self] { $what } ({ $until })
   *[other] { $subject } ha { $until }: { $what }
}
verb-double = raddoppia il tuo valore di { $stat } { $until }
verb-unmark = togli fino a { $what } da questa carta
verb-keep_card = annullala e mettila su questa fino alla fine dell'Avventura
verb-enemy_hits-near_target = ogni Nemico accanto al bersaglio subisce { $what }
verb-blast = scegli una casella sulla tua Tessera Mappa: ogni modello adiacente a essa, anche gli Eroi, subisce 1 Colpo che infligge { $damage } danni
verb-flames = metti fino a { $n } marcatori Fuoco Infernale entro { $range } caselle, in un'unica catena, al massimo uno per casella: ogni modello in quelle caselle, anche gli Eroi, subisce 1 Colpo che infligge { $damage } danni; poi rimuovili
verb-beam = nella casella della luce del gruppo o accanto a essa, scegli una delle otto direzioni: ogni modello su quella linea, lunga quante caselle l'ultimo tiro per Trattenere l'Oscurità, subisce { $what }, ignorando la Difesa
verb-throw_this = lancia questo oggetto come la Dinamite; se manca il bersaglio, rimbalza { $bounces }
throw_this-wounds = dove cade, ignorando la Difesa: { $what }
throw_this-ring-0 = { $what } per un modello nella casella
throw_this-ring-1 = { $what } per ogni modello adiacente
throw_this-ring-2 = { $what } per ogni altro modello entro 2 caselle
throw_this-tile = ogni altro modello su quella Tessera Mappa subisce { $what }
throw_this-scatters = lì ne escono { $n } segnalini Dinamite; ciascuno rimbalza D3 volte ed esplode
verb-isolate = scegli te stesso o un altro modello entro { $range } caselle: fino alla fine del prossimo turno non può muoversi, attaccare né essere attaccato
verb-rope = scegli un Nemico entro { $range } caselle e in Linea di Vista e prendilo al lazo: non può muoversi e ha -1 Combattimento e -1 Difesa. In ogni sua Attivazione fai una prova di Forza { $target }+ per trattenerlo ({ $large }+ se è Grande, { $large }+ con due successi se è Extra Grande), altrimenti è libero. Chi si muove attraverso i modelli si sfila dal lazo
verb-shut_down = tira un D6 per ognuno di questi sulla tua Tessera Mappa: { $which }. 1-{ $up_to }: rimuovilo e ottieni { $xp } XP
verb-capture = rimuovi un Nemico adiacente di taglia { $size } e metti un marcatore su questa carta
verb-bleed = quel Nemico riceve un marcatore Sanguinamento (-3 Salute)

flag-one_ammo = Prende il posto di ogni altra Munizione che hai caricato

keyword-ammo = Munizioni
keyword-demonic = Demoniaco
keyword-dance = Danza
keyword-medical = Medico
keyword-military = Militare
keyword-music = Musica
keyword-robot = Robot
keyword-rope = Corda
keyword-science = Scienza
keyword-light-source = Fonte di Luce
keyword-herbs = Erbe
keyword-curse = Maledizione
keyword-survival = Sopravvivenza
keyword-samurai = Samurai
keyword-cowboy = Cowboy
keyword-saloon-girl = Ragazza del Saloon
keyword-mark = Marchio
keyword-tattoo = Tatuaggio

who-one_other_hero = un altro Eroe a scelta
group-one_other_hero = un altro Eroe a scelta
flag-no_dark_stone_upgrades = Non vi si può applicare nessun potenziamento con il simbolo della Pietra Oscura
weapon-line-skill = Gittata { $range }, tanti Spari quanto il tuo valore di { $skill }
cost-lose = perdi { $what }
verb-unmark-all = togli tutti i marcatori da questa carta
label-belongs_to = Equipaggiamento di partenza: { $what }
