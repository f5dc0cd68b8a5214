## Unire le parti

list-and = { $some } e { $last }
list-then = { $some }, poi { $last }
for-each = { $what } per ogni { $each }
for-each-plus = { $what } per ogni { $each }, più { $plus }
as-party_level = un numero di
as-party_level-plus = { $what } pari al Livello del Gruppo{ $plus }
for-each-minus = { $what } per ogni { $each }, meno { $plus }

## Chi fa o subisce qualcosa, come soggetto della frase; sempre al singolare

who-self = tu
who-each_hero = ogni Eroe
who-each_other_hero = ogni altro Eroe
who-random_hero = un Eroe a caso
who-one_hero = un Eroe a scelta
who-one_hero-again = un Eroe a scelta (lo stesso o un altro)
who-hero_or_neighbour = un Eroe a scelta (tu o uno adiacente)
who-each_hero_on_tile = ogni Eroe sulla tua Tessera Mappa
who-each_hero_on_tile-this = ogni Eroe su questa Tessera Mappa
who-each_other_hero_on_tile = ogni altro Eroe sulla tua Tessera Mappa
who-each_other_hero_on_tile-this = ogni altro Eroe su questa Tessera Mappa
who-each_adjacent_hero = ogni Eroe adiacente
who-each_hero_in_world = ogni Eroe in questo Mondo
who-each_hero_out_of_light = ogni Eroe fuori dalla luce
who-each_hero_in_range = ogni Eroe entro la Gittata
who-each_hero_who_stood = ogni Eroe che alla fine non era KO
who-each_hero_here = ogni Eroe qui
who-victim = quell'Eroe

## Le stesse persone, quando si divide qualcosa fra loro

group-self = te
group-each_hero = tutti gli Eroi
group-each_other_hero = gli altri Eroi
group-random_hero = un Eroe a caso
group-one_hero = un Eroe a scelta
group-hero_or_neighbour = te e gli Eroi adiacenti
group-each_hero_on_tile = gli Eroi sulla tua Tessera Mappa
group-each_other_hero_on_tile = gli altri Eroi sulla tua Tessera Mappa
group-each_adjacent_hero = gli Eroi adiacenti
group-each_hero_in_world = gli Eroi in questo Mondo
group-each_hero_out_of_light = gli Eroi fuori dalla luce
group-each_hero_in_range = gli Eroi entro la Gittata
group-each_hero_who_stood = gli Eroi che alla fine non erano KO
group-each_hero_here = gli Eroi qui
group-victim = quell'Eroe

## Cose che si contano

thing-hits = { $n ->
    [one] { $amount } Colpo
   *[other] { $amount } Colpi
}
thing-horror_hits = { $n ->
    [one] { $amount } Colpo d'Orrore
   *[other] { $amount } Colpi d'Orrore
}
thing-corruption_hits = { $n ->
    [one] { $amount } Colpo di Corruzione
   *[other] { $amount } Colpi di Corruzione
}
thing-wounds = { $n ->
    [one] { $amount } Ferita
   *[other] { $amount } Ferite
}
thing-sanity_damage = { $n ->
    [one] { $amount } danno alla Sanità
   *[other] { $amount } danni alla Sanità
}
thing-mix = { $n ->
    [one] { $amount } Ferita o danno alla Sanità
   *[other] { $amount } fra Ferite e danni alla Sanità
}
thing-xp = { $amount } XP
thing-gold = { $amount } $
thing-gold-more = { $amount } $ in più
thing-gold-dice = { $dice } × { $times } $
thing-grit = { $amount } Grinta
thing-pool = { $n ->
    [one] { $amount } { $pool }
   *[other] { $amount } { MANY($pool) }
}
thing-grit-all = tutta la Grinta
thing-grit-full = Grinta fino al { $person ->
    [you] tuo
   *[they] suo
} massimo
thing-dark_stone = { $n ->
    [one] { $amount } Pietra Oscura
   *[other] { $amount } Pietre Oscure
}
thing-grit-more = { $amount } Grinta in più
thing-dark_stone-more = { $n ->
    [one] { $amount } Pietra Oscura in più
   *[other] { $amount } Pietre Oscure in più
}
thing-corruption = { $n ->
    [one] { $amount } punto Corruzione
   *[other] { $amount } punti Corruzione
}
thing-spaces = { $n ->
    [one] { $amount } casella
   *[other] { $amount } caselle
}
thing-dice = { $n ->
    [one] { $amount } dado
   *[other] { $amount } dadi
}
thing-cards = { $n ->
    [one] { $amount } carta { $deck }
   *[other] { $amount } carte { $deck }
}
thing-times = { $n ->
    [one] { $amount } volta
   *[other] { $amount } volte
}
thing-side_bag_tokens = { $n ->
    [one] { $amount } segnalino della Borsa Laterale
   *[other] { $amount } segnalini della Borsa Laterale
}
thing-markers = { $n ->
    [one] { $amount } marcatore
   *[other] { $amount } marcatori
}
thing-plain-cards = { $n ->
    [one] { $amount } carta
   *[other] { $amount } carte
}
thing-tokens = { $n ->
    [one] { $amount } segnalino { $name }
   *[other] { $amount } segnalini { $name }
}
thing-items = { $amount } { $name }
thing-enemies = { $n ->
    [one] { $amount } { $one }
   *[other] { $amount } { $many }
}
thing-elite = { $n ->
    [one] { $amount } Capacità Élite
   *[other] { $amount } Capacità Élite
}
thing-threat-party = { $n ->
    [one] { $amount } carta Minaccia
   *[other] { $amount } carte Minaccia
}
thing-threat-low = { $n ->
    [one] { $amount } carta Minaccia Bassa
   *[other] { $amount } carte Minaccia Bassa
}
thing-threat-medium = { $n ->
    [one] { $amount } carta Minaccia Media
   *[other] { $amount } carte Minaccia Media
}
thing-threat-high = { $n ->
    [one] { $amount } carta Minaccia Alta
   *[other] { $amount } carte Minaccia Alta
}
thing-threat-epic = { $n ->
    [one] { $amount } carta Minaccia Epica
   *[other] { $amount } carte Minaccia Epica
}
thing-threat-one_higher = { $n ->
    [one] { $amount } carta Minaccia di un livello più alto del solito
   *[other] { $amount } carte Minaccia di un livello più alto del solito
}

## Che cosa si conta: "1 Colpo per ogni ..."

each-dark_stone_carried = Pietra Oscura trasportata
each-dread_in_stack = carta nella pila del Terrore Crescente
each-dread_in_stack_and_discard = carta nella pila del Terrore Crescente e nei suoi scarti
each-darkness_position = passo del segnalino dell'Oscurità dalla sua casella di partenza
each-wounds_on_hero = Ferita già subita
each-corruption_on_hero = punto Corruzione posseduto
each-heroes = Eroe del gruppo
each-heroes_in_world = Eroe in questo Mondo
each-lore = punto di Sapienza
each-luck = punto di Fortuna
each-spirit = punto di Spirito
each-strength = punto di Forza
each-agility = punto di Agilità
each-cunning = punto di Astuzia
each-wounds_dealt = Ferita inflitta
each-successes = successo
each-max_grit = punto di Grinta massima
each-level = { $person ->
    [they] suo
   *[you] tuo
} Livello
each-party_level = punto del Livello del Gruppo
each-party_depth = passo del segnalino del Gruppo dall'Ingresso
each-mutations = Mutazione
each-points_healed = punto curato
each-points_spent = punto speso
each-double = punto del doppio
each-casting_margin = punto oltre il numero richiesto

## Mazzi

deck-darkness = Oscurità
deck-dread = Terrore Crescente
deck-encounter = Incontro
deck-loot = Bottino
deck-scavenge = Frugare
deck-gear = Equipaggiamento
deck-artifact = Artefatto
deck-personal = Oggetto Personale
deck-starting = Equipaggiamento di partenza
deck-light = Fonte di Luce

## Abilità e altri valori

stat-agility = Agilità
stat-cunning = Astuzia
stat-spirit = Spirito
stat-strength = Forza
stat-lore = Sapienza
stat-luck = Fortuna
stat-combat = Combattimento
stat-initiative = Iniziativa
stat-health = Salute
stat-sanity = Sanità
stat-defense = Difesa
stat-willpower = Forza di Volontà
stat-max_grit = Grinta massima
stat-most = massimo di { $pool }
stat-to_hit_melee = Colpire in mischia
stat-to_hit_ranged = Colpire a distanza
stat-damage = Danno
stat-shots = { $n ->
    [one] Sparo
   *[other] Spari
}
stat-range = Gittata
stat-critical_damage = Danno con i Colpi Critici
stat-move = Movimento
stat-escape = Fuga
stat-xp = XP
stat-armor = Armatura
stat-spirit_armor = Armatura Spirituale
stat-cover = Copertura
stat-shield = Scudo
stat-corruption_resistance = Resistenza alla Corruzione
stat-side_bag = capienza della Borsa Laterale
stat-hands = { $n ->
    [one] mano
   *[other] mani
}
stat-carry = limite di carico
stat-defense_roll = ai tiri di Difesa
stat-willpower_roll = ai tiri di Forza di Volontà
stat-hold_back = ai tiri per Trattenere l'Oscurità
stat-casting = ai tiri di predica
stat-fear = Paura
stat-terror = Terrore
stat-unspeakable_terror = Terrore Indicibile
stat-next_starting_grit = Grinta all'inizio della prossima Avventura
stat-starting_grit = Grinta all'inizio di ogni Avventura
stat-all_starts_grit = Grinta all'inizio di ogni Avventura, Viaggio e Sosta in Città
stat-town_grit = Grinta all'inizio di ogni Viaggio e di ogni Sosta in Città

change-add = { $key ->
    [damage] { $value } al Danno
    [critical_damage] { $value } al Danno con i Colpi Critici
    [carry] { $value } al { $stat }
    [most] { $value } al { $stat }
    [side_bag] { $value } alla { $stat }
   *[other] { $value } { $stat }
}
change-roll = { $value } { $stat }
change-to_hit = { $value } ai tiri per { $stat }
change-set = { $stat } { $value }
change-target = { $stat } { $value }+

## Per quanto tempo

until-attack-this = per questo Attacco
until-attack-next = per il prossimo Attacco
until-next_attack = per il prossimo Attacco, in questa Attivazione o nella prossima
until-activation = fino alla fine dell'Attivazione
until-day = per il resto della giornata
until-turn = fino alla fine del turno
until-fight = fino alla fine dello Scontro
until-adventure = fino alla fine dell'Avventura
subject-again = { "" }
list-and-heavy = { $some }, e { $last }
die-peril = { $n ->
    [one] il dado Pericolo
   *[other] { $n } dadi Pericolo
}
die-peril-plus = { $n ->
    [one] un dado Pericolo{ $more }
   *[other] { $n } dadi Pericolo{ $more }
}
die-peril-of = { $n ->
    [one] un dado Pericolo{ $more } di
   *[other] { $n } dadi Pericolo{ $more } di
}
thing-archive_markers = { $n ->
    [one] { $amount } marcatore dell'Archivio
   *[other] { $amount } marcatori dell'Archivio
}
label-remains-tile = Rimane in gioco su questa Tessera Mappa, per gli Eroi che vi si trovano.
enemy-one = un Nemico
enemy-one-keyword = un Nemico { BESIDE($keyword) }
enemy-one-legendary = un Nemico Leggendario
enemy-one-keyword-legendary = un Nemico { BESIDE($keyword) } Leggendario
enemy-one-not-legendary = { $what } che non sia Leggendario
enemy-one-size = { $what } di taglia { $size }
enemy-one-large-yes = { $what } di taglia Grande o superiore
enemy-one-large-no = { $what } di taglia inferiore a Grande
enemy-one-tough-yes = { $what } che è Duro
enemy-one-tough-no = { $what } che non è Duro
enemy-one-named-yes = { $what } che hai nominato
enemy-one-named-no = { $what } che non hai nominato
affliction-names-keyword = quando ricevi questa carta, nomina una parola chiave dei Nemici
affliction-names-type = quando ricevi questa carta, nomina un tipo di Nemico
labelled = { $labels }, { $what }
lead = { $labels },
lead-may = se vuoi,
lead-wish = se vuoi,
limit-behind = { $what } ({ $limit }){ $end }
when-weapon-any = { $hands ->
    [single] con un'arma a una mano
   *[double] con un'arma a due mani
}
when-enemy = contro i Nemici
when-enemy_kind = contro { $kind }
enemy-one-kind = { A($kind) }
counted-unknown = { THE($name) } { COUNT($name) ->
    [many] sono al completo
   *[one] è al completo
}
modifier-every-mutations = { $what } ogni { $every } Mutazioni (al massimo { $most })
modifier-below-half = { $what } ({ $values } con meno della metà)
change-by-skill = { $stat } pari alla tua { $skill }
change-six-stays = { $what } (un 6 resta un 6)
change-more-when = { $what } ({ $total } { $when })
modifier-further = un ulteriore { $what }
modifier-more-you = { $what } ({ $values } se hai la parola chiave { $keyword })
modifier-more = { $what } ({ $values } con la parola chiave { $keyword })
from-enemies_to_hit = i Nemici { BESIDES($keyword) } hanno { $value } per Colpire contro di te{ $sign ->
    [less] { " " }(un 6 resta un 6)
   *[more] { "" }
}
from-hit_damage = ogni Colpo dei Nemici { BESIDES($keyword) } ti fa { $n } { $n ->
    [1] danno
   *[other] danni
} in { $sign ->
    [less] meno (ma almeno 1)
   *[more] più
}
given-tough = hanno la Capacità Duro
throw-cast = di un tiro di predica: { $type }
item-attaches-for = { $what }: occupa { $price }
item-attaches-for-good = una volta applicato non si stacca più
weapon-to_hit_die = { $die } per Colpire
enemy-in-place-of = { $what } (al posto di { $former })
mission-map-in = { IN($tile) }
win-companion = { WITH($name) }
on_hit-weapon-more = {" "}{ BESIDE($keyword) }
pay-may = { $price }; in tal caso { $what }
roll-to_hit = Colpire
roll-to_hit_melee = Colpire in mischia
roll-to_hit_ranged = Colpire a distanza
