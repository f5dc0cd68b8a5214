## What dice are rolled for

dice-hold-back = { -hold-back-the-darkness }
dice-depth-event = { -depth-event }
dice-move = Move
dice-grit-move = more Move
dice-travel = the road
dice-escape = Escape
dice-poison = Poison
dice-to-hit = To Hit
dice-damage = { -damage }
dice-cover = Cover
dice-defense = Defense
dice-armor = Armor
dice-spirit-armor = Spirit Armor
dice-willpower = { -willpower }
dice-dare = daring to scavenge
dice-hallucination = whether the Loot is real
dice-voices-within = the voices within
dice-portal = the portal in the chest
dice-scavenge = { -scavenge }
dice-grow = the points to gain for good
dice-heal = healing
dice-breath = { -catch-your-breath }
dice-recovery = recovery
dice-reassure = reassuring somebody
dice-pass-wounds = passing Wounds on
dice-get-up = getting up from a KO
dice-stay-up = staying up
dice-haggle = haggling
dice-dark-stone = Dark Stone
dice-voices = { -voices-in-the-dark }
dice-bounces = how often it bounces
dice-bounce = which way it bounces
dice-explosion = the blast
dice-teleport = the teleportation
dice-archive = the Archive markers
dice-corner = which way the passage turns
dice-door = which exit is a door
dice-hordes = endless hordes
dice-reload = reloading
dice-iron-will = an iron will
dice-retreat = retreat
dice-elite = { -elite-ability }
dice-mythic = { -mythic-ability }
dice-madness-rolls = times on the Madness Chart
dice-corruption-armor = { -corruption-armor }
dice-breaks = does it break?
dice-statue = Darkness cards discarded
dice-bombs = bombs in the Side Bag
dice-coin = the coin
dice-number = how many come
dice-enemy-to-hit = the Enemies attack
dice-enemy-shots = the Enemies shoot
dice-enemy-damage = Damage of the Enemies
dice-enemy-cover = Cover of the Enemy
dice-enemy-armor = Armor of the Enemy
dice-special-attack = what the Enemy does
dice-enemy-heal = how much the Enemies heal
dice-spawner = whether more of them come
dice-horror-damage = Sanity damage
dice-hits = how many Hits
dice-horror-hits = how many Horror Hits
dice-corruption-hits = how many Corruption Hits
dice-wounds = how many Wounds
dice-sanity-damage = how much Sanity damage
dice-take = how many
dice-count = how many are counted
dice-harm = how much it hurts
dice-draw = how many cards
dice-darkness = how far the Darkness goes
dice-dread = how many Growing Dread cards
dice-threat-cards = how many Threat cards
dice-tokens = which tokens are lost
dice-ritual = the ritual
dice-times = how often

dice-test = { $skill } test
dice-gain = { $what } gained
dice-lose = { $what } lost
dice-spawn = how many { $what }
dice-table = { $what }

## What can be gained and lost

resource-xp = { $count ->
    [0] XP
   *[other] { $count } XP
}
resource-gold = { $count ->
    [0] Gold
   *[other] ${ $count }
}
resource-grit = { $count ->
    [0] Grit
   *[other] { $count } Grit
}
resource-pool = { $count ->
    [0] { $pool }
    [one] { $count } { $pool }
   *[other] { $count } { MANY($pool) }
}
resource-dark_stone = { $count ->
    [0] Dark Stone
   *[other] { $count } Dark Stone
}
resource-corruption = { $count ->
    [0] Corruption
   [one] 1 Corruption point
   *[other] { $count } Corruption points
}

resource-library_knowledge = { $count ->
    [0] Library Knowledge
   *[other] { $count } Library Knowledge
}

## Why a number is what it is

explain-line = { $stat } { $total }: { $reasons }
explain-part = { $source } { $amount }
dice-turned = a die changed
dice-shut-down = is it shut down?
dice-poison-armor = { -poison-armor }
dice-markers = markers
dice-bell = does the card go?
dice-casting = casting: { $what }
dice-party = how far the party goes
dice-digging = digging
dice-grave-robbing = grave robbing
dice-cursed-gold = the curse of the gold
dice-lost-for-good = what is lost for good
dice-scarabs = Wounds of the scarabs
dice-trail = which Clues are lost
dice-rift = what the rift takes

dice-travel-hazards = Hazards of the road
dice-locations = how many locations
dice-gained-for-good = how much is gained for good
dice-things = which things are lost
dice-bandits = how many bandits are beaten
dice-town-event = whether a Town Event comes
dice-treatment = the treatment
dice-price = the price
dice-camp-site-hazards = Camp Site Hazards
dice-town-events = Town Events
dice-stones = how many Dark Stones
dice-docs-office-events = Doc's Office Events
dice-blacksmith-events = Blacksmith Events
dice-saloon-events = Saloon Events
dice-frontier-outpost-events = Frontier Outpost Events
dice-church-events = Church Events
dice-general-store-events = General Store Events
dice-bounty = the bounty
dice-loot-worth = what the robbed goods are worth
dice-marker-ward = warding off a marker
dice-attention = Unwanted Attention
dice-town-type = the type of the town
dice-town-track = the marker of Town Events
dice-devils-fork = the Devil's Fork
dice-gunman = the gunman
dice-strike = the strikers
dice-vat = the vat
dice-tonic = is it a Tonic
dice-persecution = the persecution
dice-salvage = what may be had in place of the find
dice-estate = the cards of the estate
dice-market-card = a card of the Black Market
dice-market-price = the price on the Black Market
dice-street-dice = the dice of the street
dice-poker-hand = a hand of poker
dice-devils-wheel = the Devil's Wheel
