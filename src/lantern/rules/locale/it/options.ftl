## Risposte a una domanda

option-space = Vai in { $space }
option-start-space = { $space }
option-throw-space = In { $space }
option-enemy-space = { $space }
option-push-space = Spostati in { $space }

option-stop = Smetti di muoverti
option-escape = Tenta la Fuga ({ $target }+)
option-grit = Spendi 1 Grinta per D6 passi in più
option-let-it-go = Lasciala andare
option-drag = Trascina { THE($who) }
option-let-go = Lascia chi trascini
option-use = Usa { THE($what) }
option-use-for = Usa { THE($what) }: { $does }

option-done = Finisci l'Attivazione
option-scavenge = Fruga { IN($tile) }
option-door = Guarda attraverso la Porta a { $side } { OF($tile) }
option-exit = La Porta a { $side } { OF($tile) }
option-draw = Pesca una carta Mondo
option-gate = Guarda attraverso il Portale a { $side } { OF($tile) }
option-melee = Attacca in mischia
option-shoot = Spara { WITH($what) }
option-shoot-two = Spara { WITH($what) } e, nell'altra mano, { THE($other) }
option-throw = Lancia { THE($what) }
option-help = Aiuta { THE($who) } a rialzarsi
option-lead = Guida { THE($what) }

option-enemy = { $who } in { $space }
option-carry = { $enemy }, con: { $what }
option-shot = { $what } per { die-shows }{ $critical ->
    [yes] {" "}(Critico)
   *[no] {""}
}{ $number ->
    [0] {""}
   *[other] , Colpo { $number }
}
option-stop-hits = Non dare altri Colpi
option-stop-fire = Non farlo bruciare altrove
option-keep = Tieni i dadi
option-oil = { THE($who) } brucia { THE($what) } e ritira { die-shows }
option-call = Dichiara { $face }
# Un dado per ciò che mostra.
die-shows = { $face ->
    [1] l'1
    [8] l'8
    [11] l'11
   *[other] il { $face }
}
option-die = { die-shows }
option-hit = { $critical ->
    [yes] { die-shows }, un Colpo Critico
   *[no] { die-shows }
}

option-heal = Guarisci
option-take-grit = Recupera 1 Grinta
option-none = Nessuno di questi
option-go-on = Vai avanti
option-stop-bleeding = Spendi 1 Grinta per togliere un marcatore Sanguinamento
option-choice-cost = { $cost }: { $what }
option-refuse = Lascialo
option-swap = Scarta { THE($what) } per fare posto
option-discard = Lascia qui { THE($what) }
option-hands = { $what }
option-nothing = Niente
option-entrance = { $sides ->
    [none] Entra dalla connessione { $number }; non porta oltre
   *[other] Entra dalla connessione { $number }; si prosegue a { $sides }
}
option-tile = { $tile }

side-N = nord
side-E = est
side-S = sud
side-W = ovest

## Che cosa si può fare in ogni momento

anytime-use = { THE($who) } usa { THE($what) }
anytime-use-for = { THE($who) } usa { THE($what) }: { $does }
anytime-give = { THE($who) } passa { THE($what) } { TO($other) }
anytime-swap = { THE($who) } scambia { THE($what) } { WITH($other) }
anytime-attach = { THE($who) } applica { THE($what) } { TO($other) }
anytime-detach = { THE($who) } toglie { THE($what) }
anytime-hands = { THE($who) } cambia ciò che ha in mano o indosso
anytime-level-up = { THE($who) } sale di livello
anytime-sell = { THE($who) } vende { THE($what) } per { $price }
anytime-replace = { THE($who) } riprende { THE($what) } ({ $price })
anytime-discard = { THE($who) } getta via qualcosa
anytime-stop-bleeding = { THE($who) } spende 1 Grinta per togliere un marcatore Sanguinamento
anytime-cancel-dread = Annulla la prima carta del Terrore Crescente ({ $price } da ogni Eroe)

## Che cosa aspettarsi da una risposta

preview-enemy = Salute { $health }, Difesa { $defense }
preview-attack = { $dice ->
    [one] 1 { $die ->
        [D6] dado
       *[other] { $die }
    }, colpisce con { $target }+
   *[other] { $dice } { $die ->
        [D6] dadi
       *[other] { $die }
    }, colpisce con { $target }+
}
preview-attack-wounds = { $attack }; { $percent }% di ferire
preview-scavenge = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}{ $thanks }, ogni 6 pesca una carta
preview-thanks-to = {" "}({ $what })
preview-save = { $stat } { $will }+
preview-number = { $stat } { $was } → { $will }
preview-blow = { $change }: { $comes }
preview-blow-kills = lo uccide
preview-blow-wounds = { $wounds ->
    [one] 1 Ferita
   *[other] { $wounds } Ferite
}{ $all ->
    [yes] {" "}in tutto
   *[no] {""}
}{ $armor ->
    [0] {""}
   *[other] , prima della sua Armatura { $armor }+
}
preview-blow-none = nessuna Ferita{ $defense ->
    [0] {""}
   *[other] {" "}(Difesa { $defense })
}
preview-blow-same = nessuna Ferita in più{ $defense ->
    [0] {""}
   *[other] {" "}(Difesa { $defense })
}
preview-instead = sostituisce { $what }
preview-chance = { $percent }%
preview-second-room = C'è già una Stanza aperta: due in un turno possono voler dire due Scontri insieme
preview-ends-the-activation = Qui non c'è altro da fare: finisce anche l'Attivazione
preview-ends-the-move = { $steps ->
    [one] Il Movimento finisce: il passo che resta non si usa
   *[other] Il Movimento finisce: i { $steps } passi che restano non si usano
}
option-result = { $named ->
    [yes] { $number }: { $name }
   *[no] { $number }
}
