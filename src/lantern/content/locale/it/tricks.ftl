## Quello che sanno fare solo alcuni oggetti e artefatti

list-or = { $some } o { $last }
limit-shared-first = { $limit }, fai una di queste cose:
limit-shared = { $limit } (contando ogni uso)
item-markers = Quando la ricevi ha { $what }.
label-setting = Solo Eroi di { $what }
setting-old_west = Vecchio West
setting-feudal_japan = Giappone feudale
setting-spanish_fort = Forte Spagnolo
setting-viking = Terra dei Vichinghi
setting-trederran = Trederra
setting-jargono = Jargono
weapon-criticals_adjacent = Colpi Critici solo contro Nemici adiacenti
weapon-off_hand = Nella mano secondaria: { $what }

roll-again-all = ogni Eroe può ritirare { $what } { $rolls }
turn-to-of = porta a { $sides } un dado { $rolls } dopo averlo tirato
dice-any = un numero qualsiasi di dadi
roll-again-instead = { $what } (al posto di «{ $ability }»)
turn-to = porta a { $sides } uno dei tuoi dadi dopo averlo tirato
turn-by = cambia di { $n }, in più o in meno, uno dei tuoi dadi dopo averlo tirato
turn-again = ritira uno dei tuoi dadi e aggiungigli { $value }
turn-coin = lancia una moneta per uno dei tuoi dadi che mostra 1 o 6. Testa: un 1 diventa 6, un 6 diventa 1. Croce: { $tails }; si può usare di nuovo, ma non per lo stesso tiro

stat-poison_armor = Armatura contro il Veleno
stat-hit_damage = ai danni subiti da ogni Colpo (mai meno di 1)

each-criticals = Colpo Critico
each-markers_on_this = marcatore su questa carta
each-cards_on_this = carta posta su questa

when-carries_light-yes = mentre porti la luce del gruppo
when-carries_light-no = mentre un altro Eroe porta la luce del gruppo
when-used-yes = dopo aver usato questa carta in questa Avventura
when-used-no = finché questa carta non è stata usata in questa Avventura
when-card = chiamata «{ $card }»

timing-enemy_attack = quando un modello Nemico sta per attaccarti, prima di tirare i suoi dadi
timing-injury = quando un altro Eroe sulla tua Tessera Mappa ha tirato una Ferita Grave
timing-hazard = quando è stata tirata un'Insidia del Viaggio, prima che accada

moment-darkness_advanced = quando l'Oscurità è avanzata, di qualunque numero di caselle
moment-enemy_met = quando un tipo di Nemico compare per la prima volta in questa Avventura
moment-enemy_wounded = { $bearer ->
    [you] quando ferisci { $enemy }
    [enemy] quando un Eroe ferisce uno di loro
    [lone] quando un Eroe lo ferisce
   *[other] quando un Eroe ferisce { $enemy }
}
moment-gold_found = { $bearer ->
    [you] quando trovi oro
   *[other] quando un Eroe trova oro
}
moment-dark_stone_found = { $bearer ->
    [you] quando trovi Pietra Oscura
   *[other] quando un Eroe trova Pietra Oscura
}


flag-one_ammo = questa carta sostituisce ogni altra Munizione che hai caricato

keyword-ammo = Munizioni
keyword-demonic = Demoniaco
keyword-dance = Danza
keyword-bank = Banca
keyword-blessed-aura = Aura benedetta
keyword-blessing = Benedizione
keyword-gambling = Gioco d'azzardo
keyword-bounty = Taglia
keyword-experiment = Esperimento
keyword-folklore = Folklore
keyword-staff = Bastone
keyword-work = Lavoro
keyword-injection = Iniezione
keyword-training = Addestramento
keyword-medical = Medico
keyword-military = Militare
keyword-music = Musica
keyword-robot = Robot
    .gender = m
    .plural = Robot
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
flag-no_dark_stone_upgrades = non vi si può applicare nessun potenziamento con il simbolo della Pietra Oscura
weapon-line-skill = Gittata { $range }, tanti Spari quanto il tuo valore di { $skill }
label-belongs_to = { $what } inizia con questa carta.
