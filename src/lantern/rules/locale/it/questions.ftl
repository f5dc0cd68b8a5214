## Domande. $who è l'eroe che decide, $party vale yes quando decide tutto il gruppo.

ask-starting-upgrade = { $who }, per che cosa ti conoscono? Scegli un Miglioramento di partenza.
ask-free-token = { $who }, ancora una cosa per la Borsa Laterale. Quale?
ask-light-bearer = Chi porta la luce?
ask-placed-first = Chi prende posto per primo?
ask-start-space = { $who }, da dove parti?
ask-leader = Chi guida { THE($companion) }?

ask-flee = { $party ->
    [yes] Si mette male. Scappiamo verso l'Ingresso? Escono tutti, ma la Missione è fallita.
   *[no] { $who }, vuoi fuggire? Escono tutti, ma la Missione è fallita. Il gruppo scappa solo se tutti sono d'accordo.
}
ask-hands = { $who }, che cosa tieni in mano?
ask-level-up = { THE($who) } può salire al livello { $level } per { $xp } XP: guariscono tutte le Ferite e i danni alla Sanità, torna 1 Grinta, poi un tiro per un bonus e un nuovo Miglioramento. Salire di livello adesso?
answer-yes-level-up = Sali di livello
answer-no-level-up = Non ancora
ask-level-upgrade = { $who }, sei al livello { $level }. Che strada prendi? Scegli un nuovo Miglioramento.
ask-share-growth = { THE($who) } ha { $points } da ripartire. Quanto va a { $stat }?{ $rest ->
    [none] { "" }
   *[other] {" "}Il resto va a { $rest }.
}
ask-name-enemies = { $who }, chi intendi? ({ $source })
ask-enemy-rolls-again = { $source }: per Colpire { $faces }. { $who }, fai ritirare uno di questi dadi a un Nemico?
ask-exchange = { $source }: { THE($who) } scambia { $pool } con { $other }. Quanti?
ask-call-shot = { $who }, dichiari il tiro? ({ $source })
ask-acts-first = Chi agisce per primo?

ask-move = { $escape ->
    [0] { $points ->
        [0] { THE($who) } non ha più movimento. Altro prima di proseguire?
        [one] { THE($who) } ha ancora 1 passo. Dove va?
       *[other] { THE($who) } ha ancora { $points } passi. Dove va?
    }
   *[other] { THE($who) } non può allontanarsi: prima di ogni passo serve una prova di Fuga con { $escape }+.
}
ask-recover-grit = { THE($who) } ha tirato { $face } per il Movimento. Recupera 1 Grinta?
ask-move-die = { THE($who) } ha tirato { $faces } per il Movimento. Quale dado vale?
ask-spend-grit-now = { THE($who) } non può avere altra Grinta. Spendere subito quella nuova? Altrimenti è persa.
ask-act = { $who }, che cosa fai?

ask-assign-hits = { $hits ->
    [one] { THE($who) } ha 1 Colpo da assegnare. A chi?
   *[other] { THE($who) } ha { $hits } Colpi da assegnare. A chi?
}{ $criticals ->
    [0] {""}
    [one] {" "}(1 è Critico.)
   *[other] {" "}({ $criticals } sono Critici.)
}
ask-which-hits = { $who }, quali Colpi vanno { TO($enemy) }?
ask-early-attack = { THE($who) } può attaccare prima degli altri: { $source }. Adesso?
ask-quickdraw = { THE($who) } estrae prima che qualcuno batta ciglio. Sparare?
ask-pistol-fanning = { $who }, raffica a ventaglio? 1 Grinta raddoppia gli Spari di questo Attacco.
ask-special-shot = { THE($who) } colpisce per { $faces }. Rendere speciale uno di questi Colpi? ({ $pool }, rimasti: { $left }.)
ask-hit-harder = { THE($who) } colpisce per { $faces }. Spendere per colpire più forte?
ask-push-enemy = { $source }: { THE($who) } sposta il Nemico. Dove?
ask-ready-item = { $source }: quale oggetto è di nuovo pronto, { $who }?
ask-stronger-throw = { $source }: { THE($who) } rende più forte questo lancio?
ask-get-up = { $source }: { THE($who) } prova a rialzarsi?
ask-haggle = { $source }: { THE($who) } paga di meno per questo ({ $gold } $)?
ask-press-on = { $source }: dove va subito { THE($who) }?
ask-which-enemy = { $source }: quale Nemico, { $who }?
ask-roll-again = { THE($who) } ha tirato { $faces } ({ $purpose }). Ritirare? ({ $source })
ask-discard-card = { $source }: { $who }, quale carta della tua mano scarti? ({ $hand })
ask-learn-card = { $who }, quale carta tieni? ({ $hand })
ask-pay-more = { $source }: quanti punti di { $pool } spendi, { $who }?
ask-add-to-casting = { THE($who) } gioca { $source } con { $total } (serve { $number }+). Quanti punti di { $pool } aggiungi?
ask-cancel-card = È uscita la carta «{ $card }». { $who }, provare ad annullarla { WITH($source) }?
ask-hellfire = { $who }, dove brucia il fuoco?
ask-throw-at = { THE($who) } lancia { THE($token) }. Dove?

ask-reroll = { $target ->
    [0] { THE($who) } ha tirato { $faces } ({ $purpose }).
   *[other] { THE($who) } ha tirato { $faces } ({ $purpose }, serve { $target }+).
}{" "}{ $count ->
    [one] Ritirare il dado per 1 Grinta?
   *[other] Ritirare dadi per 1 Grinta?
}
ask-lantern-oil = I dadi contro l'Oscurità mostrano { $faces }. Bruciare Olio per lanterna e ritirarne uno?

ask-heal-wounds = { $points ->
    [one] { THE($who) } guarisce 1 punto. Va alle Ferite o alla Sanità?
   *[other] { THE($who) } guarisce { $points } punti. Quanti vanno alle Ferite? (Gli altri vanno alla Sanità.)
}
amount-heal-wounds = Guarisci { $amount ->
    [0] { "" }
    [one] 1 Ferita
   *[other] { $amount } Ferite
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $rest ->
    [0] { "" }
   *[other] { $rest } Sanità
}
ask-heal-share = Restano { $points } punti di guarigione. Quanti sono per { THE($hero) }?
ask-heal-or-grit = { $who }, prendi fiato e guarisci, o recuperi 1 Grinta?
ask-gain = { $source }: { THE($who) } vuole { THE($what) }?
ask-draw = { $who }, peschi una carta { $deck }?
ask-reroll-chart = { $chart }: { $result }. { $who }, far ritirare?
ask-redraw = È uscito questo: { $card }. { $who }, scartare e far pescare di nuovo?
ask-own-token = Si sta per rivelare un segnalino Esplorazione. { $who }, vuoi rivelare al suo posto quello { OF($source) }?
ask-redraw-threat = È uscita la carta «{ $card }». { $who }, spendere { $grit } Grinta per farne pescare un'altra?
ask-test-order = Più Eroi devono fare una prova. In quale ordine?
ask-which-door = { $who }: quale Porta diventa un Portale?
ask-choose-world = { $who }: usare { THE($source) } per scegliere dove conduce il Portale?
ask-bargain = { $source }: chi stringe il patto?
ask-any-upgrade = { $source }: un Miglioramento qualsiasi. { $who }, quale vuoi?
ask-one-hero = { $source }: quale Eroe se ne occupa?
ask-for-whom = { $source }: per chi, { $who }?
ask-choose = { $source }: { THE($who) } sceglie.
ask-discard-token = { $source }: quale segnalino scarta { THE($who) }?
ask-use-trigger = { $party ->
    [yes] Usare ora { THE($source) }?
   *[no] { $who }, usi ora { THE($source) }?
}

ask-cancel-dread = { $card ->
    [none] { $who }, spendi { $price } per annullare, coperta, la prima carta del Terrore Crescente? Ogni Eroe deve spendere altrettanto.
   *[other] { $who }, spendi { $price } per annullare la carta «{ $card }»? Ogni Eroe deve spendere altrettanto.
}
ask-revive = { THE($who) } è KO. Spendere un segnalino Rivivere?
ask-stay-up = { THE($who) } sta per andare KO. Usare { THE($source) } per restare in piedi?
ask-reassure = { THE($hero) } sta per subire danni (Ferite: { $wounds }, danni alla Sanità: { $sanity }). { $who }, usi { THE($source) }?
ask-lend-skill = { THE($hero) } fa una prova di { $skill } con { $target }+. { $who }, usi { THE($source) } per aggiungere { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}?
ask-recover = Intorno è tutto calmo. { $who }, ti rialzi adesso?
ask-pushed-aside = { THE($who) } deve fare posto. Dove va?
ask-take-light = La luce è caduta. Chi la raccoglie?

ask-full-bag = La Borsa Laterale { OF($who) } è piena. Che fare di questo: { $token }?
ask-bag-too-small = La Borsa Laterale { OF($who) } non contiene più tutti i segnalini. Quale resta qui?
ask-one-too-many = { THE($who) } può averne solo uno: { $source }. Quale resta qui?
ask-too-heavy = { THE($who) } porta troppo peso. Che cosa resta qui?
ask-throw-away = { $who }, che cosa getti via?
ask-clothes = { $who }, che cosa indossi?
ask-accept-gift = { $who }, accetti: { $thing }?
ask-swap-for = { $who }, che cosa dai in cambio di questo: { $thing }?
ask-how-much = { $who }, quanto passi? ({ $what })
ask-chart-result = { $chart }: { $who }, quale risultato vale?
ask-cast-anyway = { $card }: il lancio è fallito. { $who }, farlo riuscire lo stesso { WITH($source) }?
ask-cancel-marker = { THE($who) } annulla un marcatore di stato. Quale?
ask-fuse-item = { THE($who) } diventa tutt'uno con qualcosa. Con che cosa?
ask-before-test = { $source }: arriva una prova di { $skill }. { $who }, usi qualcosa prima che si tirino i dadi?
ask-before-harm = { $source }: sta per arrivare un danno. { $who }, usi qualcosa prima?
ask-before-attack = { THE($source) } stanno per attaccare. { $who }, usi qualcosa prima?
ask-stop-bleeding = { THE($who) } sta per cadere KO, in un lago di sangue. Spendere 1 Grinta per togliere il marcatore?

ask-turn-tile = { $who }, come si posa la nuova tessera?
ask-reveal-first = Quale Stanza esplorate per prima?
ask-encounter-order = Più Incontri insieme. In quale ordine?
ask-effect-order = Più effetti arrivano nello stesso momento. In quale ordine?
ask-level-order = Più Eroi possono salire di livello. In quale ordine?
ask-enemy-order = Più Nemici sono ugualmente vicini. Chi si muove per primo?
ask-attacked-first = Quale Eroe viene attaccato per primo?
ask-enemy-space = Più caselle sono ugualmente buone per il Nemico. Quale prende?

## Sì e no

answer-yes = Sì
answer-no = No
answer-yes-flee = Scappate
answer-no-flee = Restate
answer-yes-revive = Spendi il segnalino
answer-no-revive = Resta KO
answer-yes-recover = Rialzati
answer-no-recover = Resta KO

# -- dove i dadi sono sul tavolo: non si dicono due volte

ask-move-die-seen = { $who }: quale dado vale per il Movimento?
ask-special-shot-seen = { $who }: rendere speciale { $dice ->
    [one] questo Colpo
   *[other] uno di questi Colpi
}? ({ $pool }, rimasti: { $left }.)
ask-hit-harder-seen = { $who }: spendere per colpire più forte?
ask-roll-again-seen = { $who }: { $purpose }. Ritirare? ({ $source })
ask-reroll-seen = { $who }: { $purpose }. { $count ->
    [one] Ritirare il dado per 1 Grinta?
   *[other] Ritirare dadi per 1 Grinta?
}
ask-lantern-oil-seen = Bruciare Olio per lanterna e ritirare uno dei dadi contro l'Oscurità?
ask-pass-hit = { $source }: { THE($who) } subisce un Colpo. Chi lo subisce al suo posto?
ask-town-type = { $source }: { $result } per il tipo di Città. { $who }, quale via prendi?
ask-another-day = { $source }: { $who }, annulli questo giorno e peschi un altro evento? ({ $result })
ask-gamble-dice = { $source }: { THE($who) } ha { $faces }. Quali dadi si ritirano{ $gold ->
    [0] { "" }
   *[other] { " " }per { $gold } $
}?
ask-bet = { $source }: { THE($who) } ha { $faces }, che vuole Astuzia { $target }+. Quanto si punta, a cinquanta per volta? (0 è passare.)
ask-raise-bet = { $source }: { THE($who) } ha { $faces }, che vuole Astuzia { $target }+. Spendere 1 Grinta per rilanciare di altri { $gold } $?
ask-cheat = { $source }: la mano è persa. { $who }, ci riprovi, attirando Attenzione indesiderata?
ask-another-round = { $source }: { THE($who) } ha ora { $gold } $. Un altro giro?
ask-stand-and-fight = { $source }: { THE($who) } resta e combatte? Chi fugge comincia la prossima Avventura senza Grinta.
ask-spin-again = { $source }: { $points } punti{ $gold ->
    [0] , che non vincono ancora nulla
   *[other] , che vincono { $gold } $
}. { $who }, giri ancora? (Con 1 o 2 si perde tutto.)
