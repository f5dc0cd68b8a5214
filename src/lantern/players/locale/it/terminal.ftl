## Il tavolo nel terminale

ui-header = Turno { $turn } | { $phase }
ui-clues = Indizi { $clues }/{ $needed }
ui-counter = { $name } { $count }/{ $needed }
ui-goal = { -goal }: { $what }
ui-companion = { $name }: Salute { $left }/{ $health }, { $leader ->
    [nobody] senza guida
   *[other] con { $leader }
}
ui-marker = { $name }: { $tile }
ui-companion-dead = { $name }: senza vita
ui-dread = { -growing-dread } { $count }
ui-revive = Rivivere { $count }
ui-hold-back = Trattenere { $target }+
ui-health = Salute
ui-sanity = Sanità
ui-grit = Gr
ui-numbers = Iniz { $initiative }  Comb { $combat }  Dif { $defense }+  Vol { $willpower }+
ui-corruption = Corruzione
ui-level = Livello { $level }
ui-xp = XP { $xp }{ $cost ->
    [none] {""}
   *[other] /{ $cost }
}
ui-gold = { $gold } $
ui-dark-stone = Pietra Oscura { $stones }
ui-hands = In mano: { $what }
ui-bag = { -side-bag }: { $what }
ui-more = E poi: { $what }
ui-afflictions = Soffre: { $what }
ui-kept = Ha: { $what }
ui-ko = KO
ui-dead = SENZA VITA
ui-enemy = { $letter } { $name } x{ $count }: Iniz { $initiative } Mov { $move } Fuga { $escape }+ Comb { $combat } Danno { $damage } Difesa { $defense } Salute { $health }
ui-elite = Élite: { $what }
ui-in-play = In gioco: { $what }
ui-track-entrance = Ing
ui-track-start = Osc
ui-track-party = G
ui-track-darkness = O
ui-earlier = ... altre { $count } righe (l mostra il registro)

ui-town-day = Giorno { $day }{ $most ->
    [0] {""}
   *[other] {" "}di { $most } al massimo
}
ui-town-evening = { $percent ->
    [0] Nessun Evento della Città in serata
   *[other] Evento della Città in serata con { $track ->
        [1] 1
       *[other] 1-{ $track }
    } ({ $percent }%)
}
ui-town-kind = { $name }: { $kind }, { $size }
ui-town-today = Oggi: { $name }. { $text }
ui-town-done = Ha finito per oggi: { $who }
ui-town-closed = Chiuso per oggi: { $what }
ui-town-left = Fuori città: { $who }
ui-town-destroyed = Distrutto: { $what }
ui-town-shut = Nessuno può più dormirci: { $what }
ui-road-day = Giorno { $day } di { $days }
ui-road-ahead = Deve ancora incontrare un'Insidia: { $who }
ui-road-times = { $times ->
    [1] { $who }
   *[other] { $who } ({ $times })
}
ui-plan-mission = La prossima missione: { $mission }
ui-plan-going = Parte: { $who }
ui-plan-raise = Non ancora sottoterra: { $who }. In Città può tornare in vita ({ $place }, { $gold } $); possono pagare tutti.
ui-shelf-goods = Merci
ui-shelf-services = Servizi
ui-shelf-sell = Da vendere (! lo elenca)
ui-shelf-no-matter = Non succede altro.
ui-shelf-before = { $name }: { $price } (di solito { $before } $)
ui-shelf-odds = Come può finire
ui-shelf-held = Ora in mano: { $name }: { $numbers }
ui-shelf-off = Si toglie: { $what }
ui-shelf-not = Adesso no
ui-shelf-sell-first = Prima vendi questo: { $what }, per { $gold } $; poi si può pagare
ui-shelf-purse = In tasca: { $now } $, poi { $after } $
ui-weapon = Gittata { $range }, Spari { $shots }, per Colpire { $to_hit }, Danno { $damage }, { $critical ->
    [0] senza Critici
   *[other] Critico { $critical }+
}

ui-prompt-one = Numero o parole
ui-prompt-space = Casella ({ $space }) o numero
ui-prompt-some = { $least ->
    [0] Numeri, come 1 3. Invio: nessuno
   *[other] Numeri, come 1 3 (almeno { $least }), o tutti
}
ui-prompt-amount = Numero da { $least } a { $most }
ui-prompt-order = Tutti i numeri in ordine, come { $example }
ui-prompt-confirm = s o n
ui-enter = Invio: { $what }
ui-keys = ? aiuto, ! extra ({ $count }), u annulla, q esci
ui-keys-quiet = ? aiuto, u annulla, q esci
ui-keys-town = v guardati intorno
ui-keys-others = w prima un altro Eroe, e tutti lo stesso
ui-spaces-beyond = Fuori dalla mappa mostrata: { $spaces }

ui-not-understood = Non è una delle risposte.
ui-no-more = Non c'è altro da dire.
ui-any-time-title = In ogni momento
ui-any-time-none = Adesso non si può fare niente nel frattempo.
ui-any-time-not-found = Niente di ciò che si può fare nel frattempo contiene queste parole. Solo ! elenca tutto.
ui-any-time-how = Scrivi ! e un numero, o ! e qualche parola per elencare solo ciò che le contiene:
ui-saved = Una copia è conservata come { $name }. Questa partita continua come { $now }.
ui-save-how = Scrivi s e un nome, per esempio: s prima del capo
ui-rules-how = Scrivi r e qualche parola, per esempio: r fuga
ui-why-not = Perché no?
ui-continue = Invio per continuare
ui-undone = Annullato.
ui-quit = La partita è conservata come { $name }. `lantern play` la riprende.
ui-quit-over = La partita finita è conservata come { $name }.
ui-over = L'avventura è finita. u annulla l'ultima risposta, l mostra il registro, q esce.
ui-arrived = La Città è vicina. Invio: entra; u annulla l'ultima risposta, l mostra il registro, q esce.
ui-stay-ends = La Città è alle spalle. Invio: al raduno per la prossima avventura; u annulla l'ultima risposta, l mostra il registro, q esce.
ui-town-ends = Nessuno lascia la Città. u annulla l'ultima risposta, l mostra il registro, q esce.
ui-turn-not = A nessun altro con quel nome si chiede qualcosa adesso.
ui-everybody-how = Scrivi e e una risposta, per esempio e 2: la dà ogni Eroe a cui si chiede questo.
ui-look-around-not = Non c'è niente da guardare: in Città, v mostra che cosa si può avere.
ui-tree-not = Adesso non si chiede niente a un Eroe: t mostra i Miglioramenti dell'Eroe che decide.
ui-tree = { $who }, { $hero }: livello { $level }, { $cost ->
    [none] { $xp } XP, il livello più alto
   *[other] { $xp } di { $cost } XP per il prossimo livello
}
ui-tree-marks = [x] già preso, [ ] possibile ora, - solo dopo quello prima
ui-tree-bonus = Ogni livello porta anche ciò che si tira qui:
ui-road-ends = Nessuno è arrivato fin qui. u annulla l'ultima risposta, l mostra il registro, q esce.
ui-play-on = n: continuare con questi Eroi
ui-play-again = a: gioca ancora con lo stesso gruppo
ui-set-up-all = a: risposte sensate per tutta la preparazione
ui-called = D'ora in poi: { $who }.
ui-call-not = I nomi si cambiano quando un Eroe decide e nessun dado è in aria: scrivi nome e quello nuovo, per esempio: nome Etta Vane, Tre colpi
ui-broken = Qualcosa è andato storto in "{ $step }" e la partita è tornata all'inizio di quel passo. Invio riprova, u annulla l'ultima risposta, q esce. Niente è perduto. Il resoconto è in { $file }.

ui-menu-title = Old Lantern
ui-menu-unofficial = Un'edizione amatoriale, non ufficiale, del gioco cooperativo Shadows of Brimstone.
ui-menu-continue = Riprendere: { $name } ({ $answers } risposte)
ui-menu-damaged = Riparare e riprendere: { $name }
ui-menu-play-on = Continua con gli eroi di { $name }
ui-menu-new = Nuova partita
ui-menu-deal = Subito in gioco: la prima notte, con due Eroi già pronti
ui-menu-quit = Uscire
ui-menu-aside = Messo da parte: { $pack }. { $problem }
ui-menu-aside-more = `lantern pack check { $pack }` dice di più, `lantern pack off { $pack }` lo spegne.
ui-ask-boxes = Quali scatole? (numeri; solo Invio le prende tutte)
ui-menu-choose = Numero
ui-ask-mission = Quale missione?
ui-ask-heroes = Quali Eroi? Numeri, come 1 2; lo stesso può venire due volte (solo Invio: { $first })
ui-ask-profile = Quali regole?
ui-profile-revised = Rivedute (attuali)
ui-profile-classic = Classiche (base 2014)
ui-ask-repair = Aprirla lì? Il file danneggiato resta accanto. (s/n)
ui-bot = Per { THE($who) } decide un bot. Scrivi b no per tornare a decidere tu.
ui-bots-all = Decidono i bot per tutti, fino alla fine del capitolo. Ctrl+C li ferma.
ui-bots-gone = Per tutti decidi tu.
ui-policy-how = Scrivi p never, p ask o p matters.
ui-policy-never = { TO($who) } non viene più chiesto: vale la risposta solita.
ui-policy-ask = { TO($who) } viene chiesto sempre.
ui-policy-matters = { TO($who) } viene chiesto quando conta.
ui-policy-not = Questo viene chiesto sempre; non c'è una risposta solita.

ui-help =
    Rispondi con il numero di un'opzione, con le sue parole, o con il nome di una
    casella della mappa. Più risposte sono numeri separati da spazi.

    ?        questo aiuto, e perché altro adesso non si può fare
    ? 2      che cosa dice l'opzione 2 (carta, oggetto, Capacità, Nemico)
    ? combat perché un numero dell'Eroe è quello che è
    !        che cosa si può fare nel frattempo; ! 2 lo fa, ! oro elenca ciò che
             contiene quella parola
    h        gli Eroi per intero
    t        i Miglioramenti dell'Eroe che decide e la sua tabella dei livelli
    a        prima del primo turno: risposte sensate per tutta la preparazione
    m        la storia e lo scopo della missione
    nome A, B  chiama A l'Eroe che decide, con il soprannome B
    u        annulla l'ultima risposta
    s NOME   conserva una copia della partita con un nome
    r PAROLE cerca nelle regole
    p never  non chiederlo più a questo Eroe (p ask: sempre; p matters: normale)
    b        un bot decide per questo Eroe (b tutti: per tutti; b no: per nessuno)
    l        il registro dall'inizio
    q        esci; ogni risposta è già salvata

ui-help-map =
    {""}
    La mappa: le maiuscole sono Eroi (> decide, * porta la luce, x è KO), le
    minuscole con un numero sono Nemici, ! si può scegliere. · è pavimento alla
    luce, quello vuoto è al buio. ░ è inesplorato, ? è un'uscita o un segnalino
    ancora coperto.
    Il tracciato: G il gruppo, O l'Oscurità, * Schizzo di Sangue, ! Terrore
    Crescente; | divide gli stadi.
ui-help-between =
    v        in Città: che cosa si può avere qui, o in ogni luogo, con prezzi,
             probabilità e perché no; e che cosa si può vendere
    w        risponde prima un altro Eroe, se si chiede a più d'uno (w NOME: quello)
    e 2      ogni Eroe a cui si chiede lo stesso risponde 2
