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
option-drag = Trascina { $who }
option-let-go = Lascia chi trascini
option-use = Usa { $what }

option-done = Finisci l'Attivazione
option-scavenge = Fruga in { $tile }
option-door = Guarda attraverso la Porta a { $side } di { $tile }
option-exit = La Porta a { $side } di { $tile }
option-draw = Pesca una carta Mondo
option-gate = Guarda attraverso il Portale a { $side } di { $tile }
option-melee = Attacca in mischia
option-shoot = Spara con { $what }
option-shoot-two = Spara con { $what } e, nell'altra mano, { $other }
option-throw = Lancia { $what }
option-help = Aiuta { $who } a rialzarsi
option-lead = Guida { $what }

option-enemy = { $who } in { $space }
option-carry = { $enemy }, con: { $what }
option-shot = { $what } per il { $face }{ $critical ->
    [yes] {" "}(Critico)
   *[no] {""}
}{ $number ->
    [0] {""}
   *[other] , Colpo { $number }
}
option-stop-hits = Rinuncia ai Colpi rimasti
option-stop-fire = Non farlo bruciare altrove
option-keep = Tieni i dadi
option-oil = { $who } brucia { $what } e ritira il { $face }
option-call = Dichiara { $face }
option-die = Il { $face }
option-hit = { $critical ->
    [yes] Il { $face }, un Colpo Critico
   *[no] Il { $face }
}

option-heal = Guarisci
option-take-grit = Recupera 1 Grinta
option-none = Niente di questo
option-go-on = Vai avanti
option-stop-bleeding = Spendi 1 Grinta per togliere un marcatore Sanguinamento
option-choice-cost = { $cost }: { $what }
option-refuse = Lascialo
option-swap = Scarta { $what } per prenderlo
option-discard = Lascia qui { $what }
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

anytime-use = { $who } usa { $what }
anytime-give = { $who } passa { $what } a { $other }
anytime-swap = { $who } scambia { $what } con { $other }
anytime-attach = { $who } applica { $what } a { $other }
anytime-detach = { $who } toglie { $what }
anytime-hands = { $who } cambia ciò che ha in mano o indosso
anytime-level-up = { $who } sale di livello
anytime-sell = { $who } vende { $what } per { $price }
anytime-replace = { $who } riprende { $what } ({ $price })
anytime-discard = { $who } getta via qualcosa
anytime-stop-bleeding = { $who } spende 1 Grinta per togliere un marcatore Sanguinamento
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
preview-instead = al posto di { $what }
preview-chance = { $percent }%
preview-second-room = C'è già una Stanza aperta: due in un turno possono voler dire due Scontri insieme
preview-ends-the-move = { $steps ->
    [one] Il Movimento finisce: il passo che resta non si usa
   *[other] Il Movimento finisce: i { $steps } passi che restano non si usano
}
option-result = { $named ->
    [yes] { $number }: { $name }
   *[no] { $number }
}
