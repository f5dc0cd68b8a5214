## Che cosa è successo, in frasi del registro

event-turnbegan = Turno { $turn }
event-stepbegan = { $step ->
    [hold-back] { $who ->
        [nobody] L'Oscurità avanza
       *[other] { $who } alza la luce contro l'Oscurità
    }
    [exploration] Gli Eroi si guardano intorno
    [enemies] Agiscono: { $who }
   *[activation] Agisce: { $who }
}

event-rolled = { $target ->
    [0] { $by ->
        [nobody] { $purpose }: { $faces }.
       *[other] { $by } tira ({ $purpose }): { $faces }.
    }
   *[other] { $by ->
        [nobody] { $purpose }: { $faces } (serve { $target }+).
       *[other] { $by } tira ({ $purpose }): { $faces } (serve { $target }+).
    }
}
event-rolled-move = { $by } tira { $faces } per il Movimento{ $added ->
    [none] {""}
   *[other] , { $added }
}{ $steps ->
    [0] .
    [one] {""}: 1 passo.
   *[other] {""}: { $steps } passi.
}
event-rolled-grit-move = { $by } va più lontano per 1 Grinta e tira { $faces }.
event-rolled-again = { $by } ha tirato { $faces } ({ $purpose }) e spende 1 Grinta per ritirare { $again }.

event-moved = { $who } si muove in { $space }.
event-moved-dynamite = La dinamite rimbalza in { $space }.
event-placed = { $who } prende posto in { $space }.
event-tileplaced = { $by } scopre { $tile }.
event-dooropened = Da { $tile } una porta conduce a { $side }.
event-doorclosed = Da { $tile } nessuna via conduce a { $side }.
event-gateopened = In { $tile } balugina un Portale, a { $side }.
event-worldfound = Oltre il Portale { $by } vede un altro mondo: { $world }.
event-worldentered = { $who } entra in { $world }.
event-tokenrevealed = { $tile } nasconde: { $what }.
event-cluefound = Un Indizio! Siete a { $clues } su { $needed }.
event-objectivefound = È questo il posto: { $tile } è l'Obiettivo.
event-counted = { $counter }: { $count } su { $needed }.
event-markerplaced = { $marker }: { $tile }.
event-markerremoved = { $marker } non è più in { $tile }.
event-companionmet = { $companion } si unisce a { $hero }.
event-companionled = Ora { $hero } guida { $companion }.
event-companionleft = { $companion } resta indietro in { $space }.
event-companionhurt = { $wounds ->
    [one] { $companion } subisce 1 Ferita ({ $left } Salute rimasta).
   *[other] { $companion } subisce { $wounds } Ferite ({ $left } Salute rimasta).
}
event-companiondied = { $companion } ha perso la vita.

event-drew = { $by ->
    [nobody] Carta { $deck }: { $card }.
   *[other] { $by } pesca una carta { $deck }: { $card }.
}
event-drew-map = { $by ->
    [nobody] Oltre la porta: { $card }.
   *[other] { $by } guarda attraverso la porta: { $card }.
}
event-cardcancelled = La carta { $card } è annullata.
event-cardleft = La carta { $card } lascia il gioco.
event-darknessmoved = { $steps ->
    [1] L'Oscurità avanza: { $space }.
   *[other] L'Oscurità viene ricacciata: { $space }.
}
event-partymoved = Il gruppo avanza sul Tracciato di Profondità: { $space }.
event-dreadadded = { $stack ->
    [one] Il Terrore Crescente comincia: 1 carta coperta.
   *[other] Il Terrore Crescente aumenta: { $stack } carte coperte.
}
event-darknessheld = L'Oscurità è trattenuta ({ $total } contro { $target }).
event-deptheventcame = Evento di Profondità { $number }: { $what }

event-enemyplaced = { $target ->
    [nobody] Appare { $enemy } in { $space }.
   *[other] Appare { $enemy } in { $space } e punta { $target }.
}
event-elitegained = { $kind } Élite: { $ability }.
event-mythicgained = { $kind }, creature di leggenda: { $ability }.
event-targeted = { $enemy } punta { $hero }.
event-attacked = { $models } { $count ->
    [one] attacca
   *[other] attaccano
 } { $hero }.
event-hit = { $hits ->
    [one] { $who } subisce 1 Colpo.
   *[other] { $who } subisce { $hits } Colpi.
}
event-hit-by = { $hits ->
    [one] { $who } subisce 1 Colpo da { $by }{ $whose ->
        [none] {""}
       *[other] : { $whose }
    }.
   *[other] { $who } subisce { $hits } Colpi da { $by }{ $whose ->
        [none] {""}
       *[other] : { $whose }
    }.
}
hits-of = { $count } di { $whose }
event-hit-horror = { $hits ->
    [one] { $who } subisce 1 Colpo d'Orrore.
   *[other] { $who } subisce { $hits } Colpi d'Orrore.
}
event-hit-horror-by = { $hits ->
    [one] { $who } subisce 1 Colpo d'Orrore ({ $by }).
   *[other] { $who } subisce { $hits } Colpi d'Orrore ({ $by }).
}
event-hit-corruption = { $hits ->
    [one] { $who } subisce 1 Colpo di Corruzione.
   *[other] { $who } subisce { $hits } Colpi di Corruzione.
}
event-hit-corruption-by = { $hits ->
    [one] { $who } subisce 1 Colpo di Corruzione ({ $by }).
   *[other] { $who } subisce { $hits } Colpi di Corruzione ({ $by }).
}
event-saved = { $prevented ->
    [0] { $save } di { $who }: non ferma nulla.
   *[other] { $save } di { $who }: ne ferma { $prevented }.
}
event-wounded = { $wounds ->
    [one] { $who } subisce 1 Ferita (Salute rimasta { $left }).
   *[other] { $who } subisce { $wounds } Ferite (Salute rimasta { $left }).
}
event-sanitylost = { $who } subisce { $sanity } { $sanity ->
    [one] danno
   *[other] danni
 } alla Sanità (Sanità rimasta { $left }).
event-corruptiongained = { $points ->
    [one] { $who } riceve 1 punto Corruzione ({ $total } in tutto).
   *[other] { $who } riceve { $points } punti Corruzione ({ $total } in tutto).
}
event-killed = { $by ->
    [nobody] { $enemy } muore.
   *[other] { $by } uccide { $enemy }.
}
event-leftbehind = { $enemy } resta indietro.
event-knockedout = { $hero } è KO in { $space }!
event-fell = { $hero } crolla.
event-revived = { $hero } è di nuovo in piedi: si spende un segnalino Rivivere.
event-recovered = { $hero } si rialza in { $space }.
event-died = { $hero } muore.
event-healed = { $by ->
    [nobody] { $hero } guarisce { $what }.
   *[other] { $by } cura { $hero }: { $what }.
}
healed-wounds = { $count ->
    [one] 1 Ferita
   *[other] { $count } Ferite
}
healed-sanity = { $count } { $count ->
    [one] danno
   *[other] danni
 } alla Sanità
event-gained = { $hero } ottiene { $what }.
event-gained-by = { $hero } ottiene { $what } ({ $by }).
event-gained-grit = { $hero } recupera { $what }{ $by ->
    [nobody] {""}
   *[other] {" "}({ $by })
}.
event-lost = { $hero } perde { $what }.
event-paid = { $hero } paga { $what }.
event-paid-for = { $hero } paga { $what } ({ $by }).
event-lost-by = { $hero } perde { $what } ({ $by }).
event-took = { $hero } prende { $item }.
event-gave = { $hero } passa { $item } a { $to }.
event-attached = { $hero } applica { $card } a { $item }.
event-forged = { $card }: forgiatura su { $item } di { $hero }.
event-detached = { $hero } toglie { $card } da { $item }.
event-used = { $hero } usa { $what }.
event-traplaid = { $hero } piazza { $what } in { $space }.
event-prevented = { $by } risparmia a { $hero } { $count ->
    [one] 1 punto
   *[other] { $count } punti
} di danno.
event-levelgained = { $hero } raggiunge il livello { $level }.
event-bonusrolled = { $hero } tira { $result } per il bonus: { $what }.
event-upgradegained = { $hero } impara { $upgrade }.
event-grew = { $hero }: { $stat } cambia di { $amount } per sempre ({ $source }).
event-enemiesnamed = { $hero } nomina { $word } ({ $source }).
event-suffered = { $hero } riceve la condizione { $condition }.
event-cast = { $passed ->
    [yes] { $hero } lancia { $what } ({ $total } contro { $number }).
   *[no] { $hero } lancia invano { $what } ({ $total } contro { $number }).
}
event-tested = { $successes ->
    [0] { $hero } fallisce la prova di { $skill } { $target }+.
    [one] { $hero } supera la prova di { $skill } { $target }+.
   *[other] { $hero } supera la prova di { $skill } { $target }+ con { $successes } successi.
}
event-escaped = { $passed ->
    [yes] { $hero } riesce a sfuggire.
   *[no] { $hero } non riesce a sfuggire.
}
event-scavenged = { $sixes ->
    [0] { $hero } fruga in { $tile }: nessun 6, nessuna carta.
    [one] { $hero } fruga in { $tile }: un 6, e si pesca una carta.
   *[other] { $hero } fruga in { $tile }: { $sixes } sei, e si pescano altrettante carte.
}
event-fightbegan = { $ambush ->
    [yes] Agguato! Comincia uno Scontro.
   *[no] Comincia uno Scontro.
}
event-fightended = Lo Scontro è finito. Gli Eroi prendono fiato.
event-turncut = L'arrivo dei Nemici interrompe il turno.
event-forgotten = Qui è accaduto qualcosa per cui questa edizione non ha più parole.
event-ended = { $result }
noted-goal-met = Cade l'ultimo: lo Scopo è raggiunto appena la polvere si posa.
noted-game-won = La partita è finita: { $who } ha { $number } $ più di prima.
noted-game-lost = La partita è finita: { $who } ha perso { $number } $.
noted-game-even = La partita è finita: { $who } non ha vinto né perso.
event-noted-chart = { $who }, { $chart }: { $number }.
event-noted-chart-row = { $who }, { $chart }: { $number }, { $what }.

## Da dove vengono nemici e colpi quando nessuna carta ha quel nome

by-horror = l'orrore di questo posto
by-enemies-near = i Nemici intorno
by-dark-stone = { -dark-stone }
name-light = la luce
name-party = Il gruppo
name-reward = Ricompensa
name-darkness = l'Oscurità
name-corner-passage = Passaggio ad angolo
name-elite = Élite
name-ambush = { -ambush }
name-bleeding = Sanguinamento
name-gold = Oro
name-dark_stone = { -dark-stone }
name-poison = Veleno
name-strength = Forza
name-enemies = i Nemici
name-exit = via d'uscita
name-hotel = Albergo
name-owed = quanto era dovuto
track-entrance = l'Ingresso
track-number = casella { $number }
track-start = Inizio dell'Oscurità

deck-map = Mappa
deck-threat = Minaccia

## Risultati

result-won = La missione è compiuta.
result-all-down = Nessuno è più in piedi. La missione è fallita.
result-darkness-escaped = L'Oscurità ha raggiunto l'Ingresso e si riversa sul mondo.
result-fled = Il gruppo corre verso la luce del giorno e abbandona la missione.
result-failed = È troppo tardi. La missione è fallita.

## Passi

step-set-up = Preparazione
step-start-of-the-turn = Inizio del turno
step-hold-back-the-Darkness = { -hold-back-the-darkness }
step-activation = Attivazione
step-exploration = Esplorazione
step-end-of-the-turn = Fine del turno
step-end-of-the-fight = Fine dello Scontro
step-end-of-the-adventure = Fine dell'Avventura
step-end-of-the-mission = Fine della missione

phase-set-up = Preparazione
phase-turn-start = Inizio del turno
phase-hold-back = { -hold-back-the-darkness }
phase-activations = Attivazioni
phase-exploration = Esplorazione
phase-attacks = Attacchi
phase-turn-end = Fine del turno
phase-over = Fine

## Che ne è di una partita cambiata da un programma più nuovo

notice-taken-back = Le regole sono cambiate da quando si è giocato: la partita è tornata all'inizio di un passo ({ $name }).
notice-without-log = { $name } è stata giocata con altre regole o altri pacchetti; prosegue dall'ultimo punto sicuro, senza il suo registro.
event-formtaken = { $hero } diventa { $form }.
event-formleft = { $hero } non è più { $form }.

event-locationdestroyed = Distrutto in Città: { $location }.
event-towndestroyed = La Città è distrutta.
event-nextmissionset = Non c'è scelta: la prossima missione è { $mission }.
event-leftforever = { $hero } se ne va, e non se ne saprà più nulla.
event-treated = { $ends ->
    [cured] { $hero } non ha più { $condition }.
    [permanent] { $hero }: contro { $condition } non c'è più nulla da fare.
   *[other] { $hero }: { $condition } questa volta non si può curare.
}
event-resurrected = { $hero } è tra i vivi.
event-tokenheardof = { $hero } sente parlare di un segnalino Esplorazione: { $what }.
event-earned = { $hero } ha guadagnato { $gold } $, da riscuotere in Città.
