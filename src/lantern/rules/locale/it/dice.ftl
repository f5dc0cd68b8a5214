## Per che cosa si tirano i dadi

dice-hold-back = { -hold-back-the-darkness }
dice-depth-event = { -depth-event }
dice-move = Movimento
dice-grit-move = altro Movimento
dice-travel = la strada
dice-escape = Fuga
dice-poison = Veleno
dice-to-hit = Colpire
dice-damage = { -damage }
dice-cover = Copertura
dice-defense = Difesa
dice-armor = Armatura
dice-spirit-armor = Armatura Spirituale
dice-willpower = { -willpower }
dice-dare = il coraggio di frugare
dice-hallucination = se il Bottino è reale
dice-voices-within = le voci nella testa
dice-portal = il portale nel petto
dice-scavenge = { -scavenge }
dice-grow = i punti da guadagnare per sempre
dice-heal = guarigione
dice-breath = { -catch-your-breath }
dice-recovery = recupero
dice-reassure = rassicurare qualcuno
dice-pass-wounds = passare Ferite
dice-get-up = rialzarsi dal KO
dice-stay-up = restare in piedi
dice-haggle = tirare sul prezzo
dice-dark-stone = Pietra Oscura
dice-voices = { -voices-in-the-dark }
dice-bounces = quante volte rimbalza
dice-bounce = dove rimbalza
dice-explosion = l'esplosione
dice-teleport = il teletrasporto
dice-archive = i marcatori dell'Archivio
dice-corner = da che parte gira il passaggio
dice-door = quale uscita è una porta
dice-hordes = orde senza fine
dice-reload = ricarica
dice-iron-will = volontà di ferro
dice-retreat = ritirata
dice-elite = { -elite-ability }
dice-mythic = { -mythic-ability }
dice-madness-rolls = volte sulla Tabella della Follia
dice-corruption-armor = { -corruption-armor }
dice-breaks = si rompe?
dice-statue = carte Oscurità scartate
dice-bombs = bombe nella Borsa Laterale
dice-coin = la moneta
dice-number = quanti ne arrivano
dice-enemy-to-hit = attacco dei Nemici
dice-enemy-shots = Spari dei Nemici
dice-enemy-damage = Danno dei Nemici
dice-enemy-cover = Copertura del Nemico
dice-enemy-armor = Armatura del Nemico
dice-special-attack = che cosa fa il Nemico
dice-enemy-heal = quanto guariscono i Nemici
dice-spawner = se ne arrivano altri
dice-horror-damage = danni alla Sanità
dice-hits = quanti Colpi
dice-horror-hits = quanti Colpi d'Orrore
dice-corruption-hits = quanti Colpi di Corruzione
dice-wounds = quante Ferite
dice-sanity-damage = quanti danni alla Sanità
dice-take = quanti
dice-count = quanti contarne
dice-harm = quanto fa male
dice-draw = quante carte
dice-darkness = quanto avanza l'Oscurità
dice-dread = quante carte Terrore Crescente
dice-threat-cards = quante carte Minaccia
dice-tokens = quali segnalini si perdono
dice-ritual = il rituale
dice-times = quante volte

dice-test = prova di { $skill }
dice-gain = { $what } da ottenere
dice-lose = { $what } da perdere
dice-spawn = quanti ({ $what })
dice-table = { $what }

## Che cosa si ottiene e si perde

resource-xp = { $count ->
    [0] XP
   *[other] { $count } XP
}
resource-gold = { $count ->
    [0] Oro
   *[other] { $count } $
}
resource-grit = { $count ->
    [0] Grinta
   *[other] { $count } Grinta
}
resource-pool = { $count ->
    [0] { $pool }
    [one] { $count } { $pool }
   *[other] { $count } { MANY($pool) }
}
resource-dark_stone = { $count ->
    [0] Pietra Oscura
    [one] 1 Pietra Oscura
   *[other] { $count } Pietre Oscure
}
resource-corruption = { $count ->
    [0] Corruzione
   [one] 1 punto Corruzione
   *[other] { $count } punti Corruzione
}

resource-library_knowledge = { $count ->
    [0] Conoscenza della Biblioteca
   *[other] { $count } Conoscenza della Biblioteca
}

## Perché un numero è quello che è

explain-line = { $stat } { $total }: { $reasons }
explain-part = { $source } { $amount }
dice-turned = un dado cambiato
dice-shut-down = si spegne?
dice-poison-armor = { -poison-armor }
dice-markers = marcatori
dice-bell = la carta se ne va?
dice-casting = lancio: { $what }
dice-party = quanto si sposta il gruppo
dice-digging = scavare
dice-grave-robbing = profanare la tomba
dice-cursed-gold = la maledizione dell'oro
dice-lost-for-good = quello che si perde per sempre
dice-scarabs = Ferite degli scarabei
dice-trail = quali Indizi si perdono
dice-rift = che cosa prende la fenditura

dice-travel-hazards = Insidie del Viaggio
dice-locations = quanti luoghi
dice-gained-for-good = quanto si ottiene per sempre
dice-things = quali cose si perdono
dice-bandits = quanti banditi sono sconfitti
dice-town-event = se arriva un Evento della Città
dice-treatment = la cura
dice-price = il prezzo
dice-camp-site-hazards = Insidie dell'Accampamento
dice-town-events = Eventi della Città
dice-stones = quante Pietre Oscure
dice-docs-office-events = Eventi dello Studio del Dottore
dice-blacksmith-events = Eventi del Fabbro
dice-saloon-events = Eventi del Saloon
dice-frontier-outpost-events = Eventi dell'Avamposto di Frontiera
dice-church-events = Eventi della Chiesa
dice-general-store-events = Eventi dell'Emporio
dice-bounty = la taglia
dice-loot-worth = il valore delle merci rubate
dice-marker-ward = evitare un marcatore
dice-attention = Attenzione indesiderata
dice-town-type = il tipo della città
dice-town-track = il marcatore degli Eventi della Città
dice-devils-fork = il Bivio del Diavolo
dice-gunman = il pistolero
dice-strike = gli scioperanti
dice-vat = la vasca
dice-tonic = se è un Tonico
dice-persecution = la persecuzione
dice-salvage = che cosa si può avere al posto di ciò che si è trovato
dice-estate = le carte dell'eredità
dice-market-card = una carta del Mercato nero
dice-market-price = il prezzo al Mercato nero
dice-street-dice = i dadi della strada
dice-poker-hand = una mano di poker
dice-devils-wheel = la ruota del Diavolo
