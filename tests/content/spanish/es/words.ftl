## A word list: what the cards of the test say

list-and = { $some } y { $last }
list-or = { $some } o { $last }
list-then = { $some } y después { $last }
who-self = tú
who-each_hero = cada Héroe
who-victim = ese Héroe
subject-again = { "" }
enemy-one = un Enemigo
enemy-one-keyword = un Enemigo { BESIDE($keyword) }
enemies-keyword = los Enemigos { BESIDES($keyword) }
keyword-undead = No Muerto
    .plural = No Muertos
keyword-void = Vacío
    .beside = del Vacío
label-remains = Permanece en juego.
stat-combat = Combate
stat-initiative = Iniciativa
stat-agility = Agilidad
change-add = { $value } { $stat }
modifier-others = { $whose } tienen { $what }
thing-hits = { $n ->
    [one] { $amount } Golpe
   *[other] { $amount } Golpes
}
thing-corruption_hits = { $n ->
    [one] { $amount } Golpe de Corrupción
   *[other] { $amount } Golpes de Corrupción
}
thing-xp = { $amount } PX
thing-grit = { $amount } de Coraje
verb-hits = { $form ->
    [self] sufre { $what }
   *[other] { $subject } sufre { $what }
}
verb-gain = { $form ->
    [self] gana { $what }
   *[other] { $subject } gana { $what }
}
verb-recover_grit = { $form ->
    [self] recupera { $what }
   *[other] { $subject } recupera { $what }
}
verb-test = { $form ->
    [self] haz una prueba de { $skill } { $target }+
   *[other] { $subject } hace una prueba de { $skill } { $target }+
}
test-pass-who = quien la supera
test-fail-who = quien la falla
lead = { $labels },
moment-grit_recovered = { $bearer ->
    [you] cuando recuperas Coraje
   *[other] cuando un Héroe recupera Coraje
}
cost-pay = { $form ->
    [self] gasta { $what }
   *[other] { $subject } gasta { $what }
}
pay-order = { $price } para esto: { $what }
place-objective = Objetivo
win-heroes_at = cada Héroe vivo está en la loseta { OF($place) }
