## Che cosa è successo, in frasi del registro

event-turnbegan = Turno { $turn }
event-stepbegan = { $step ->
    [hold-back] { $who ->
        [nobody] L'Oscurità avanza
       *[other] { THE($who) } alza la luce contro l'Oscurità
    }
    [exploration] Gli Eroi si guardano intorno
    [enemies] Tocca ai Nemici: { $who }
    [enemy] Tocca al Nemico: { $who }
   *[activation] Agisce: { $who }
}

event-rolled = { $target ->
    [0] { $by ->
        [nobody] { $purpose }: { $faces }.
       *[other] { THE($by) } tira ({ $purpose }): { $faces }.
    }
   *[other] { $by ->
        [nobody] { $purpose }: { $faces } (serve { $target }+).
       *[other] { THE($by) } tira ({ $purpose }): { $faces } (serve { $target }+).
    }
}
event-rolled-move = { THE($by) } tira { $faces } per il Movimento{ $added ->
    [none] {""}
   *[other] , { $added }
}{ $steps ->
    [0] .
    [one] {""}: 1 passo.
   *[other] {""}: { $steps } passi.
}
event-rolled-grit-move = { THE($by) } va più lontano e tira { $faces }.
event-rolled-again = { THE($by) } ha tirato { $faces } ({ $purpose }) e spende 1 Grinta per ritirare { $again }.

event-moved = { THE($who) } si muove in { $space }.
event-moved-dynamite = La dinamite rimbalza in { $space }.
event-placed = { THE($who) } prende posto in { $space }.
event-tileplaced = { THE($by) } scopre { THE($tile) }.
event-dooropened = { FROM($tile) } una porta conduce a { $side }.
event-doorclosed = { FROM($tile) } nessuna via conduce a { $side }.
event-gateopened = { IN($tile) } balugina un Portale, a { $side }.
event-worldfound = Oltre il Portale { THE($by) } vede un altro mondo: { $world }.
event-worldentered = { THE($who) } entra { IN($world) }.
event-tokenrevealed = { THE($tile) } { COUNT($tile) ->
    [many] nascondono
   *[one] nasconde
}: { $what }.
event-cluefound = Un Indizio! Siete a { $clues } su { $needed }.
event-objectivefound = È questo il posto: { THE($tile) } { COUNT($tile) ->
    [many] sono
   *[one] è
} l'Obiettivo.
event-counted = { $counter }: { $count } su { $needed }.
event-markerplaced = { $marker }: { $tile }.
event-markerremoved = { THE($marker) } non { COUNT($marker) ->
    [many] sono
   *[one] è
} più { IN($tile) }.
event-companionmet = { THE($companion) } si unisce { TO($hero) }.
event-companionled = Ora { THE($hero) } guida { THE($companion) }.
event-companionleft = { THE($companion) } resta indietro in { $space }.
event-companionhurt = { $wounds ->
    [one] { THE($companion) } subisce 1 Ferita ({ $left } Salute rimasta).
   *[other] { THE($companion) } subisce { $wounds } Ferite ({ $left } Salute rimasta).
}
event-companiondied = { THE($companion) } ha perso la vita.

event-drew = { $by ->
    [nobody] Carta { $deck }: { $card }.
   *[other] { THE($by) } pesca una carta { $deck }: { $card }.
}
event-drew-map = { $by ->
    [nobody] Oltre la porta: { $card }.
   *[other] { THE($by) } guarda attraverso la porta: { $card }.
}
event-cardcancelled = La carta «{ $card }» è annullata.
event-cardleft = La carta «{ $card }» lascia il gioco.
event-darknessmoved = { $steps ->
    [1] L'Oscurità avanza fino { TO($space) }.
   *[other] L'Oscurità viene ricacciata fino { TO($space) }.
}
event-partymoved = Il gruppo avanza sul Tracciato di Profondità fino { TO($space) }.
event-dreadadded = { $stack ->
    [one] Il Terrore Crescente: 1 carta coperta.
   *[other] Il Terrore Crescente aumenta: { $stack } carte coperte.
}
event-darknessheld = L'Oscurità è trattenuta ({ $total } contro { $target }).
event-deptheventcame = Evento di Profondità { $number }: { $what }

event-enemyplaced = { $target ->
    [nobody] Appare { THE($enemy) } in { $space }.
   *[other] Appare { THE($enemy) } in { $space } e punta { THE($target) }.
}
event-elitegained = { $kind } Élite: { $ability }.
event-mythicgained = { $kind }, creature di leggenda: { $ability }.
event-targeted = { THE($enemy) } punta { THE($hero) }.
event-attacked = { $models } { $count ->
    [one] attacca
   *[other] attaccano
 } { THE($hero) }.
event-hit = { $hits ->
    [one] { THE($who) } subisce 1 Colpo.
   *[other] { THE($who) } subisce { $hits } Colpi.
}
event-hit-by = { $hits ->
    [one] { THE($who) } subisce 1 Colpo { FROM($by) }{ $whose ->
        [none] {""}
       *[other] : { $whose }
    }.
   *[other] { THE($who) } subisce { $hits } Colpi { FROM($by) }{ $whose ->
        [none] {""}
       *[other] : { $whose }
    }.
}
hits-of = { $count } { OF($whose) }
event-hit-horror = { $hits ->
    [one] { THE($who) } subisce 1 Colpo d'Orrore.
   *[other] { THE($who) } subisce { $hits } Colpi d'Orrore.
}
event-hit-horror-by = { $hits ->
    [one] { THE($who) } subisce 1 Colpo d'Orrore ({ $by }).
   *[other] { THE($who) } subisce { $hits } Colpi d'Orrore ({ $by }).
}
event-hit-corruption = { $hits ->
    [one] { THE($who) } subisce 1 Colpo di Corruzione.
   *[other] { THE($who) } subisce { $hits } Colpi di Corruzione.
}
event-hit-corruption-by = { $hits ->
    [one] { THE($who) } subisce 1 Colpo di Corruzione ({ $by }).
   *[other] { THE($who) } subisce { $hits } Colpi di Corruzione ({ $by }).
}
event-saved = { $prevented ->
    [0] { $save } { OF($who) }: non ferma nulla.
   *[other] { $save } { OF($who) }: ne ferma { $prevented }.
}
event-wounded = { $wounds ->
    [one] { THE($who) } subisce 1 Ferita (Salute rimasta { $left }).
   *[other] { THE($who) } subisce { $wounds } Ferite (Salute rimasta { $left }).
}
event-sanitylost = { THE($who) } subisce { $sanity } { $sanity ->
    [one] danno
   *[other] danni
 } alla Sanità (Sanità rimasta { $left }).
event-corruptiongained = { $points ->
    [one] { THE($who) } riceve 1 punto Corruzione ({ $total } in tutto).
   *[other] { THE($who) } riceve { $points } punti Corruzione ({ $total } in tutto).
}
event-killed = { $by ->
    [nobody] { THE($enemy) } muore.
   *[other] { THE($by) } uccide { THE($enemy) }.
}
event-leftbehind = { THE($enemy) } resta indietro.
event-knockedout = { THE($hero) } è KO in { $space }!
event-fell = { THE($hero) } crolla.
event-revived = { THE($hero) } è di nuovo in piedi: si spende un segnalino Rivivere.
event-recovered = { THE($hero) } si rialza in { $space }.
event-died = { THE($hero) } muore.
event-healed = { $by ->
    [nobody] { THE($hero) } guarisce { $what }.
   *[other] { THE($by) } cura { THE($hero) }: { $what }.
}
healed-wounds = { $count ->
    [one] 1 Ferita
   *[other] { $count } Ferite
}
healed-sanity = { $count } { $count ->
    [one] danno
   *[other] danni
 } alla Sanità
event-gained = { THE($hero) } ottiene { THE($what) }.
event-gained-by = { THE($hero) } ottiene { THE($what) } ({ $by }).
event-gained-grit = { THE($hero) } recupera { THE($what) }{ $by ->
    [nobody] {""}
   *[other] {" "}({ $by })
}.
event-lost = { THE($hero) } perde { THE($what) }.
event-paid = { THE($hero) } paga { THE($what) }.
event-paid-for = { THE($hero) } paga { THE($what) } ({ $by }).
event-lost-by = { THE($hero) } perde { THE($what) } ({ $by }).
event-took = { THE($hero) } prende { THE($item) }.
event-gave = { THE($hero) } passa { THE($item) } { TO($to) }.
event-attached = { THE($hero) } applica { THE($card) } { TO($item) }.
event-forged = { THE($card) }: forgiatura { ON($item) } { OF($hero) }.
event-detached = { THE($hero) } toglie { THE($card) } { FROM($item) }.
event-used = { THE($hero) } usa { THE($what) }.
event-used-by-itself = { $what }: tocca { TO($hero) }.
event-traplaid = { THE($hero) } piazza { THE($what) } in { $space }.
event-prevented = { THE($by) } risparmia { TO($hero) } { $count ->
    [one] 1 punto
   *[other] { $count } punti
} di danno.
event-levelgained = { THE($hero) } raggiunge il livello { $level }.
event-bonusrolled = { THE($hero) } tira { $result } per il bonus: { $what }.
event-upgradegained = { THE($hero) } impara { $upgrade }.
event-grew = { $hero }: { $stat } { $amount } per sempre ({ $source }).
event-enemiesnamed = { THE($hero) } nomina { $word } ({ $source }).
event-suffered = { THE($hero) } riceve la condizione { $condition }.
event-cast = { $passed ->
    [yes] { THE($hero) } lancia { $what } ({ $total } contro { $number }).
   *[no] { THE($hero) } lancia invano { $what } ({ $total } contro { $number }).
}
event-tested = { $successes ->
    [0] { THE($hero) } fallisce la prova di { $skill } { $target }+.
    [one] { THE($hero) } supera la prova di { $skill } { $target }+.
   *[other] { THE($hero) } supera la prova di { $skill } { $target }+ con { $successes } successi.
}
event-escaped = { $passed ->
    [yes] { THE($hero) } riesce a sfuggire.
   *[no] { THE($hero) } non riesce a sfuggire.
}
event-scavenged = { $sixes ->
    [0] { THE($hero) } fruga { IN($tile) }: nessun 6, nessuna carta.
    [one] { THE($hero) } fruga { IN($tile) }: un 6, e si pesca una carta.
   *[other] { THE($hero) } fruga { IN($tile) }: { $sixes } sei, e si pescano altrettante carte.
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
noted-grit-lost = { THE($who) } non può tenere altra Grinta: questa va persa.
noted-no-room = La Borsa Laterale { OF($who) } non ha posto per un altro segnalino.
noted-game-won = La partita è finita: { THE($who) } ha { $number } $ più di prima.
noted-game-lost = La partita è finita: { THE($who) } ha perso { $number } $.
noted-game-even = La partita è finita: { THE($who) } non ha vinto né perso.
event-noted-chart = { $who }, { $chart }: { $number }.
event-noted-chart-row = { $who }, { $chart }: { $number }, { $what }.

## Da dove vengono nemici e colpi quando nessuna carta ha quel nome

by-horror = l'orrore di questo posto
by-enemies-near = i Nemici intorno
by-dark-stone = { -dark-stone }
name-light = la luce
# Qualcuno o qualcosa in un elenco dentro una frase.
name-in-list = { THE($who) }
name-party = Il gruppo
name-reward = Ricompensa
name-darkness = l'Oscurità
name-corner-passage = Passaggio ad angolo
name-elite = Élite
    .article = false
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
    .article = false
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
event-formtaken = { THE($hero) } diventa { $form }.
event-formleft = { THE($hero) } non è più { $form }.

event-locationdestroyed = Distrutto in Città: { $location }.
event-towndestroyed = La Città è distrutta.
event-nextmissionset = Non c'è scelta: la prossima missione è { $mission }.
event-leftforever = { THE($hero) } se ne va, e non se ne saprà più nulla.
event-treated = { $ends ->
    [cured] { THE($hero) } non ha più { $condition }.
    [permanent] { $hero }: contro { $condition } non c'è più nulla da fare.
   *[other] { $hero }: { $condition } questa volta non si può curare.
}
event-resurrected = { THE($hero) } è tra i vivi.
event-tokenheardof = { THE($hero) } sente parlare di un segnalino Esplorazione: { $what }.
event-earned = { THE($hero) } ha guadagnato { $gold } $, da riscuotere in Città.
