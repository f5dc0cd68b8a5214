# The parts of a kit: pools, hands of cards, forms.

kind-pools = Riserva
    .plural = Riserve
kit-pool = { $pool }:
pool-holds = Contiene al massimo { $n }.
pool-max = Ne hai al massimo { $n }.
pool-max_by = Ne hai al massimo quanto il tuo valore di { $skill }.
pool-max_by-more = Ne hai al massimo il tuo valore di { $skill } più { $n }.
pool-part_of = Occupa un posto { IN($pool) }.
pool-start-in = Inizi ogni Avventura con { $what }.
pool-start = Inizi ogni Avventura con { $n }.
pool-gain-all = { $moment }, torni al massimo
pool-lose-all = { $moment }, si perde tutto
pool-gain = { $moment }, ottieni { $what }
pool-lose = { $moment }, perdi { $what }
on_hit = spendi 1 { $pool }{ $cost } per uno dei tuoi Colpi{ $weapon }, anche dopo averne tirato il Danno: { $what }
on_hit-adds = spendi 1 { $pool }{ $cost }: aggiungi { $n ->
    [one] 1 danno
   *[other] { $n } danni
} a uno dei tuoi Colpi{ $weapon }, anche dopo averne tirato il Danno
on_hit-weapon = {" "}con { A($weapon) }
on_hit-cost = {" "}e { $what }
on_hit-damage = { $n } al Danno
on_hit-times = il dado del Danno conta { $n ->
    [2] due volte
   *[other] { $n } volte
}
on_hit-splash = ogni Nemico accanto al bersaglio subisce un Colpo normale
on_hit-anywhere = può andare a qualsiasi Nemico di questo mondo
on_hit-no_ammo = Non mentre sono caricate altre Munizioni.
cost-from_hand = { $form ->
    [self] scarta { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } della tua mano ({ $hand })
    [self-may] puoi scartare { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } della tua mano ({ $hand })
    [other-may] { $subject } può scartare { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } della sua mano ({ $hand })
   *[other] { $subject } scarta { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } della sua mano ({ $hand })
}
when-pool-at_least = se hai almeno { $n } { $pool }
when-pool-at_most = se hai al massimo { $n } { $pool }
kind-hands = Mano di carte
    .plural = Mani di carte
kind-hand-cards = Carta di una mano
    .plural = Carte delle mani
kit-hand = { $hand }:
hand-cards = { $draw ->
    [1] 1 carta { $type }
   *[other] { $draw } carte { $type }
}
hand-cards-any = { $draw ->
    [1] 1 carta
   *[other] { $draw } carte
}
hand-learn = { $level ->
    [1] All'inizio
   *[other] Al livello { $level }
} pesca { $what }{ $draw ->
    [1] { "" }
   *[other] { $types ->
        [1] { " " }e tienine una
       *[other] , e tienine una per tipo
    }
}.
hand-limit = Puoi usare ogni carta { $limit }.
hand-dice = Per usarne una, pagane il costo e tira { $dice }: riesce se ottieni almeno il numero del suo tiro di { $hand ->
    [sermons] predica
   *[other] lancio
}.
hand-adds = Dopo il tiro puoi spendere { $pool }: ogni punto vi aggiunge 1.
hand-danger = Se per una carta pericolosa tiri un doppio, { $what }.
card-casting = tiro di { $hand ->
    [sermons] predica
   *[other] lancio
} { $n }+
card-range = Gittata { $n }
card-dangerous = pericolosa
card-standing = solo nella tua Attivazione e senza muoverti
card-more = { $what } o più
card-cancels-darkness = Annulla una carta Oscurità appena pescata.
card-cancels-darkness-more = Per { $n } { $pool } in più annulla una carta Oscurità appena pescata.
card-cancels-dread = Annulla una carta Terrore Crescente appena rivelata.
card-cancels-dread-more = Per { $n } { $pool } in più annulla una carta Terrore Crescente appena rivelata.
card-target-hero = Scegli un Eroe entro la Gittata:
card-target-hero-any = Scegli un Eroe:
card-target-neighbour = Scegli te o un Eroe adiacente:
card-target-enemy = Scegli un Nemico entro la Gittata e in Linea di Vista:
card-level = Dal livello { $level }:
kind-forms = Forma
    .plural = Forme
kit-form = { $form }:
form-when = inizia { $when }
form-until = finisce { $when }
when-form = mentre sei { $form }
kind-moments = Momento
    .plural = Momenti
moment-own = In questo momento agiscono le carte che lo nominano.
kind-decks = Mazzo
    .plural = Mazzi
deck-own = Un mazzo di { $n } carte.
