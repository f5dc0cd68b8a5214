## Il tavolo nel browser: ciò che le viste dicono di loro

table-ask-again = { $who }: { $purpose }. Ritirare?
table-ask-stays = { $escape ->
    [0] { $points ->
        [0] { THE($who) } non ha più movimento. E ora?
       *[other] { THE($who) } non può andare da nessuna parte. E ora?
    }
   *[other] Un Nemico trattiene { THE($who) }: Fuga con { $escape }+. E ora?
}
# Che cosa devono mostrare i dadi di Danno che si possono ritirare.
table-note-more-dice = { $what }: { $dice } dadi, di cui ne conta uno
table-note-more-hits = { $what }: un dado vale { $hits } Colpi
table-because-damage = { $faces ->
    [all] {""}
   *[other] { $faces }:{" "}
}{ $percent ->
    [0] Nessun numero di un dado supera la Difesa { $defense }.
    [100] { $defense ->
        [0] Nessuna Difesa conta: ogni numero ferisce.
       *[other] Ogni numero supera la Difesa { $defense }.
    }
   *[other] Per ferire bisogna superare la Difesa { $defense }: { $least }+, { $percent }%{ $dice ->
        [one] .
       *[other] {" "}per dado.
    }
}
table-because-scavenge = { $sixes ->
    [0] Nessun 6, quindi ancora nessuna carta.
    [one] Un 6, quindi si pesca una carta.
   *[other] { $sixes } sei, quindi si pescano { $sixes } carte.
}{" "}{ $dice ->
    [one] Ritirando un dado: { $percent }% di trovarne { $sixes ->
        [0] una
       *[other] un'altra
    }.
   *[other] Ritirando { $dice } dadi: { $percent }% di trovarne { $sixes ->
        [0] una
       *[other] un'altra
    }.
}
table-lies = { $dice ->
    [one] Così com'è
   *[other] Così come sono
}: { $comes }.
table-lies-hits = { $hits ->
    [0] nessun Colpo
    [one] 1 Colpo
   *[other] { $hits } Colpi
}
table-then = Poi: { $what }
table-stake = { $none ->
    [yes] { $dice ->
        [one] Così com'è non si perde nulla.
       *[other] Così come sono non si perde nulla.
    }
   *[no] { $dice ->
        [one] Così com'è
       *[other] Così come sono
    }: { $what }{ $before ->
        [none] {""}
       *[other] {" "}(prima di tirare { $before })
    }{ $falls ->
        [yes] , e KO
       *[no] {""}
    }.
}
table-stake-wounds = { $sure ->
    [yes] { $most ->
        [one] 1 Ferita
       *[other] { $most } Ferite
    }
   *[no] da { $least } a { $most } Ferite
}
table-stake-sanity = { $sure ->
    [yes] { $most ->
        [one] 1 danno alla Sanità
       *[other] { $most } danni alla Sanità
    }
   *[no] da { $least } a { $most } danni alla Sanità
}
table-stake-corruption = { $most ->
    [one] 1 punto Corruzione
   *[other] { $most } punti Corruzione
}
table-odds-hit = almeno un Colpo
table-odds-escape = si libera
table-odds-find = pesca una carta
table-odds-kill = tutti insieme lo uccidono
table-odds-reach = raggiunge il necessario
table-odds-passes = supera la prova
table-odds-more = mostra di più
table-odds-less = mostra di meno
table-odds-enough = Danno che basta a uccidere
table-deck-exploration = Segnalini Esplorazione
table-language-en = English
table-language-it = Italiano

## Opzioni del tavolo

table-option-basic_game = Gioco base
table-option-basic_game-text = Per la prima partita: niente Minacce Epiche, i Portali valgono come Porte, la Corruzione si annota soltanto.
table-option-fixed_hero_move = Passo costante
table-option-fixed_hero_move-text = Gli Eroi si muovono di 4 caselle invece di tirare; i modificatori valgono sempre.
table-option-below_the_darkness = Sotto l'Oscurità
table-option-below_the_darkness-text = Quando l'Oscurità supera il gruppo, tutti i Nemici ottengono una Capacità Élite.
table-option-hard_core = Senza pietà
table-option-hard_core-text = Un Eroe KO muore se non si rialza prima del turno seguente, e resta morto.
table-option-softer_hard_core = Senza pietà, un po' più dolce
table-option-softer_hard_core-text = Un Eroe KO muore se non si rialza prima del turno seguente, ma può tornare tra un'avventura e l'altra.
table-option-real_epic_threats = Vere minacce epiche
table-option-real_epic_threats-text = Uno o due Eroi pescano Minacce Epiche invece di Alte.
table-option-unlimited_models = Modelli illimitati
table-option-unlimited_models-text = I Nemici nella scatola non finiscono mai.
table-option-players_choose_ties = Pareggi ai giocatori
table-option-players_choose_ties-text = Dove i Nemici sono ugualmente vicini o una casella vale l'altra, decidono i giocatori e non un dado.
table-option-larger_enemy_xp = XP per Nemici grandi
table-option-larger_enemy_xp-text = Come nel 2014: un Nemico grande paga i suoi XP per ogni Colpo che lo ferisce, non una volta per Attacco, e sempre 5 in più per ogni Ferita.
table-option-dual_wield = Due pistole
table-option-dual_wield-text = Come nel 2014: nessuna penalità ai tiri per Colpire della seconda mano; due pistole insieme non fanno comunque Colpi Critici.
table-option-scavenge_cap = Un ritrovamento per tessera
table-option-scavenge_cap-text = Come nel 2014: una tessera si fruga con successo una volta sola.
table-option-token_bars_search = Segnalini e porte
table-option-token_bars_search-text = Come nel 2014: un segnalino coperto impedisce di frugare, non di aprire porte.
table-option-misfit_tile = Tessere che non entrano
table-option-misfit_tile-text = Come nel 2014: una tessera che non entra si sostituisce e non si gira.
table-option-explore_xp = Niente XP per esplorare
table-option-explore_xp-text = Come nel 2014: niente XP per una nuova tessera.
table-option-exploration_tokens = Vecchi segnalini
table-option-exploration_tokens-text = I segnalini Esplorazione del 2014.
table-option-start_area = Vecchia partenza
table-option-start_area-text = Come nel 2014: gli Eroi iniziano nell'area di partenza più piccola.
table-option-tough = Vecchia Capacità Duro
table-option-tough-text = Come nel 2014: i Colpi Critici sui Nemici con la Capacità Duro valgono come Colpi normali.
table-option-revive_token = Vecchio segnalino Rivivere
table-option-revive_token-text = Come nel 2014: dopo un segnalino Rivivere il resto dei danni arriva comunque.
table-option-hands = Mani una volta per turno
table-option-hands-text = Come nel 2014: tutti assegnano le mani all'inizio di ogni turno, per tutto il turno.
table-option-token_timing = Segnalini nella propria Attivazione
table-option-token_timing-text = Come nel 2014: i segnalini della Borsa Laterale si usano solo nella propria Attivazione.
table-option-free_token = Vecchio segnalino gratuito
table-option-free_token-text = Come nel 2014: il segnalino gratuito è Whiskey, Bende o Dinamite.
table-option-grit_on_charts = Grinta sulle tabelle
table-option-grit_on_charts-text = Come nel 2014: la Grinta ritira anche i tiri sulle tabelle.
table-option-intro_mission = Vecchia prima missione
table-option-intro_mission-text = La missione introduttiva del 2014.
table-option-starting_gear = { -starting-gear }
table-option-starting_gear-text = Come nel 2014: l'Equipaggiamento di partenza si può passare a un altro Eroe.

## Annullare

table-undo-free = Annulla libero
table-undo-free-text = Ogni risposta si può riprendere, e il caso resta com'era.
table-undo-reseed = Annulla, con nuova fortuna
table-undo-reseed-text = Ogni risposta si può riprendere, ma i dadi si tirano di nuovo.
table-undo-no-reveal = Annulla finché non cade un dado
table-undo-no-reveal-text = Non si torna indietro oltre un tiro o una carta rivelata.

## Domande a cui può rispondere una regola

table-reaction-reroll = Ritirare dadi con la Grinta
table-reaction-roll-again = Ritirare dadi grazie a una Capacità
table-reaction-assign-hits = Assegnare Colpi che possono andare a un solo Nemico
table-reaction-hit-harder = Spendere Grinta per colpire più forte
table-reaction-special-shot = Aggiungere qualcosa di speciale a un Colpo
table-reaction-add-damage = Aggiungere Danno a un Colpo
table-reaction-use-trigger = Usare una Capacità al suo momento
table-reaction-recover-grit = Recuperare Grinta con un 1
table-reaction-spend-grit-now = Spendere subito la Grinta in eccesso
table-reaction-hands = Cosa si impugna
table-reaction-clothes = Cosa si indossa
table-reaction-stop-bleeding = Fermare il sanguinamento con la Grinta
table-reaction-revive = Spendere un segnalino Rivivere
table-reaction-stay-up = Restare in piedi quando si sta per andare KO
table-reaction-reassure = Risparmiare danni a un altro Eroe
table-reaction-lend-skill = Aggiungere dadi alla prova di un altro Eroe
table-reaction-recover = Rialzarsi quando è tranquillo
table-reaction-heal-or-grit = Grinta invece di guarire, in piena Salute
table-reaction-redraw = Far ripescare una carta
table-condition-named = Nominati: { $what }.
table-condition-kept = Conservato con questa carta: { $what }.
table-reaction-own-token = Rivelare un proprio segnalino
table-reaction-redraw-threat = Far ripescare una carta Minaccia
table-reaction-cancel-card = Annullare una carta pescata
table-reaction-reroll-chart = Far ritirare su una tabella
table-reaction-add-to-casting = Aggiungere punti a un tiro di predica
table-reaction-accept-gift = Accettare ciò che viene offerto
table-reaction-spare-things = Rinunciare a qualcosa per tenere ciò che una carta toglierebbe
table-reaction-gain = Prendere ciò che offre una carta
table-reaction-draw = Pescare una carta facoltativa
table-reaction-lantern-oil = Bruciare Olio per lanterna contro l'Oscurità
table-reaction-flee = Parlare di fuggire
table-reaction-effect-order = L'ordine degli effetti
table-reaction-test-order = L'ordine delle prove
table-reaction-level-order = L'ordine in cui gli Eroi salgono di livello
table-reaction-who-goes = Chi va alla prossima avventura
table-reaction-set-out = Se tutti sono pronti a partire
table-reaction-enemy-order = Quale Nemico si muove per primo
table-reaction-attacked-first = Quale Eroe è attaccato per primo
table-reaction-cancel-harm = Evitare Ferite o danni alla Sanità
table-reaction-cancel-darkness-card = Annullare una carta Oscurità con ciò che si porta
table-reaction-cancel-dread-card = Annullare una carta Terrore Crescente con ciò che si porta
table-reaction-grit-for-dread = Usare qualcosa per la Grinta che annulla una carta Terrore Crescente
table-reaction-cancel-darkness-moves = Impedire all'Oscurità di avanzare
table-reaction-cancel-darkness-space = Impedire a una casella speciale del Tracciato di Profondità di agire
table-reaction-cancel-depth-event = Impedire un Evento di Profondità
table-reaction-cancel-sanity-harm = Evitare ogni danno alla Sanità in un turno
table-reaction-cancel-voices = Tenere lontane le Voci nel Buio
table-reaction-draw-three = Rinunciare a qualcosa per scegliere fra più carte
table-reaction-choose-world = Scegliere il mondo oltre un Portale
table-reaction-before-test = Usare qualcosa prima di una prova chiesta da una carta
table-reaction-before-harm = Usare qualcosa prima che arrivi un danno
table-reaction-before-attack = Usare qualcosa prima che i Nemici attacchino
table-reaction-help-test = Usare qualcosa che aiuta in una prova
table-reaction-hold-back-anew = Tirare ancora contro l'Oscurità grazie a una Capacità
table-option-advanced_encounters = Incontri avanzati
table-option-advanced_encounters-text = Una Stanza unica porta anche l'Incontro indicato sulla sua carta Mappa.
table-option-dangerous_bombs = Bombe pericolose
table-option-dangerous_bombs-text = Chi subisce 10 o più Ferite insieme può saltare in aria con ciò che ha nella Borsa Laterale.
table-option-mythic_abilities = { -mythic-ability(count: "many") }
table-option-mythic_abilities-text = Tante Capacità Mitiche per ogni tipo di Nemico che ne ha una tabella.
table-reaction-turn-die = Cambiare un dado con qualcosa che si porta
table-reaction-store-corruption = Mettere un punto Corruzione in qualcosa che si porta
table-reaction-cancel-enemy-attack = Impedire a un Nemico di attaccare
table-reaction-cancel-injury = Evitare una Ferita Grave a un altro Eroe
table-reaction-cancel-hazard = Annullare un'Insidia del Viaggio

## Ciò che non si è potuto disegnare

table-undrawn = Queste parti del tavolo non si sono potute disegnare: { $parts }. Nulla è perduto: tutto il resto vale, e l'ultima risposta si può annullare.
table-undrawn-entry = (Ciò che è accaduto qui non si è potuto raccontare.)
table-part-table = l'intero tavolo
table-part-mission = la missione
table-part-question = la domanda
table-part-refusals = ciò che non è permesso
table-part-any-time = ciò che si può fare in ogni momento
table-part-dice = i dadi
table-part-heroes = gli Eroi
table-part-enemies = i Nemici
table-part-sheets = le schede dei Nemici
table-part-map = la mappa
table-part-track = il Tracciato di Profondità
table-part-cards = le carte
table-part-order = l'ordine di questo turno
table-part-undo = ciò che si può annullare
table-part-notice = un avviso
table-part-end = la fine dell'avventura
table-part-log = il registro

## Scatole

table-packs-clash = { $first } e { $last } cambiano tutti e due { $what }: vale quello che dice { $last }.
table-packs-rows = { $first } e { $last } prendono tutti e due le righe { $rows } di { $what }: valgono quelle di { $last }.
table-packs-add = { $last } aggiunge a { $what }, che ora è quello di { $first }.

table-save-waits = { $count ->
    [one] Aspetta il pacchetto { $packs }, che qui non c'è.
   *[other] Aspetta i pacchetti { $packs }, che qui non ci sono.
} { $why ->
    [off] È spento: lo riaccende `lantern pack on { $folder }`, o il suo pulsante nella prima pagina.
    [broken] È messo da parte: { $problem }
   *[gone] Rimettetelo al suo posto, e la partita prosegue.
}
table-save-waits-heroes = { $count ->
    [one] Aspetta la classe di Eroi { $heroes }, che ora nessun pacchetto ha.
   *[other] Aspetta le classi di Eroi { $heroes }, che ora nessun pacchetto ha.
} Ridatele il suo id, e la partita prosegue.
table-save-waits-mission = Aspetta la missione { $mission }, che ora nessun pacchetto ha. Ridatele il suo id, e la partita prosegue.

## Luoghi, per chi vede la mappa

table-far-N = { $count } a nord
table-far-S = { $count } a sud
table-far-W = { $count } a ovest
table-far-E = { $count } a est
table-right-here = proprio qui
table-on-tile = { $tile }: riga { $row }, posto { $place }
table-by-the-door = alla porta { $side }, { $where }
table-next-to = accanto { TO($who) }, { $where }
table-step = Un passo: { $where }

event-moved-seen = { $steps ->
    [one] { THE($who) } fa un passo
   *[other] { THE($who) } fa { $steps } passi
}{ $into ->
    [none] .
   *[other] {" "}e raggiunge { THE($into) }.
}
event-moved-dynamite-seen = La dinamite rimbalza più in là.
event-placed-seen = { THE($who) } prende posto { IN($tile) }.
event-companionleft-seen = { THE($companion) } resta indietro { IN($tile) }.
event-enemyplaced-seen = { $target ->
    [nobody] Appare { THE($enemy) }.
   *[other] Appare { THE($enemy) } e punta { THE($target) }.
}
event-knockedout-seen = { THE($hero) } crolla!
event-recovered-seen = { THE($hero) } si rialza.

table-reaction-level-up = Salire di livello
table-reaction-enemy-rolls-again = Far ritirare un Nemico
table-reaction-stronger-throw = Rendere più forte un lancio
table-reaction-get-up = Rialzarsi dal KO
table-reaction-haggle = Pagare di meno
table-reaction-cast-anyway = Far riuscire lo stesso una carta fallita
table-reaction-call-shot = Dichiarare un numero
table-reaction-lodging = Dove dormire in Città
table-reaction-meets-hazard = Chi incontra per primo un'insidia della strada
table-reaction-meets-event = In quale luogo succede prima qualcosa
table-option-house_bounties = Regola della casa: taglie per parola chiave
table-option-house_bounties-text = L'Avamposto di Frontiera tira per una parola chiave; ogni Nemico con quella parola ucciso nella prossima avventura paga secondo la sua taglia.
table-option-prometheus_procedure = Regola della casa: la Procedura Prometeo
table-option-prometheus_procedure-text = Lo Studio del Dottore riporta in vita gli Eroi morti per meno oro, più lenti e Non Morti.
table-option-store_hold_up = Regola della casa: rapinare l'Emporio
table-option-store_hold_up-text = I Fuorilegge possono rapinare l'Emporio, e rischiano di sparire per sempre.
table-option-betting_pool = Regola della casa: le scommesse
table-option-betting_pool-text = Nel Saloon si punta oro su dove sarà l'Oscurità alla fine della prossima avventura.
table-option-faith_in_scripture = Regola della casa: fede nelle Scritture
table-option-faith_in_scripture-text = Nella Chiesa chi ha un Libro sacro può cercarvi un segno: un segnalino Esplorazione per la prossima avventura.
table-option-enemy_training = Regola della casa: addestramento contro i Nemici
table-option-enemy_training-text = All'Avamposto di Frontiera gli Eroi si addestrano per la prossima avventura contro i Nemici di una parola chiave.
table-option-rumors = Regola della casa: dicerie
table-option-rumors-text = Nel Saloon un Whiskey e un po' d'oro possono rivelare dove si trova un Indizio nella prossima avventura.
table-option-shrine = Un Santuario vicino alla Città
table-option-shrine-text = Si può visitare anche il Santuario dei villaggi feudali: rituali, Aure benedette in cambio di Pietra Oscura, merci proprie.
table-hotel = Albergo
table-camp-site = Accampamento
table-town-small = una città piccola
table-town-medium = una città media
table-town-large = una città grande
table-option-frontier_town = L'espansione Frontier Town
table-option-frontier_town-text = Le città sono diverse: il gruppo ne sceglie la grandezza, trova un tipo con regole sue e i luoghi che ci sono; ogni giorno ha il suo evento, e la strada ha 36 insidie.
table-reaction-pass-hit = Passare un Colpo ad altri
table-reaction-town-type = Cambiare il tiro per il tipo di Città
table-reaction-another-day = Pescare un altro Evento del Giorno
table-reaction-raise-bet = Rilanciare una puntata
table-reaction-cheat = Riprovare una mano persa

## Il piano

plan-monsters = Livello del Gruppo { $level } ({ $who }): { $tougher }
plan-monsters-plain = i mostri non sono più forti del solito.
plan-monsters-elite = ogni tipo di Nemico ha { $elite ->
    [one] 1 Capacità Élite.
   *[other] { $elite } Capacità Élite.
}
plan-monsters-brutal-plain = tutti i Nemici sono Brutali.
plan-monsters-brutal-elite = tutti i Nemici sono Brutali, e ogni tipo ha { $elite ->
    [one] 1 Capacità Élite.
   *[other] { $elite } Capacità Élite.
}

## Le carte come vengono girate

card-elite = Capacità Élite
card-mythic = Capacità Mitiche
card-enemies = I Nemici
card-cannot-use = Non può servirsene
card-stake-darkness = L'Oscurità: { $what }
card-stake-darkness-back = L'Oscurità indietro: { $what }
card-stake-dread = Terrore Crescente: { $what }
card-stake-depth-event = Evento di Profondità
card-stake-fight = Uno Scontro

## Quel che resta da fare dello scopo

table-step-icons = { $n ->
    [0] Trovate { $needed } Indizi
   *[other] Trovate gli Indizi: { $n } su { $needed }
}
table-step-rooms = { $n ->
    [0] Esplorate { $needed } stanze
   *[other] Esplorate le stanze: { $n } su { $needed }
}
table-step-objective = Trovate la Stanza dell'Obiettivo
table-step-fight = Vincete lo Scontro nella Stanza dell'Obiettivo
table-step-this-fight = Vincete questo Scontro: { $n ->
    [0] i Nemici stanno arrivando
    [one] resta 1 Nemico
   *[other] restano { $n } Nemici
}{ $n ->
    [0] {""}
   *[other] { $more ->
        [yes] , e altri stanno arrivando
       *[no] {""}
    }
}
table-step-slay = Uccidete { THE($kind) }
table-step-count = { $what }: { $n } su { $needed }
table-step-clear = { $n ->
    [0] Non lasciate in piedi nessun Nemico
    [one] Non lasciate in piedi nessun Nemico: ne resta 1
   *[other] Non lasciate in piedi nessun Nemico: ne restano { $n }
}
table-step-gather = Portate ogni Eroe{ $along ->
    [none] {""}
   *[other] {" "}e { $along }
} { $place ->
    [entrance] all'Ingresso
    [objective] nella Stanza dell'Obiettivo
   *[other] dove finisce la missione
}{ $ready ->
    [yes] : { $n } Eroi su { $heroes } sono lì
   *[no] {""}
}
