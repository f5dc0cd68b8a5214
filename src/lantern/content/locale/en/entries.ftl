## Kinds of entry

kind-heroes = Hero
    .plural = Heroes
kind-upgrades = Upgrade
    .plural = Upgrades
kind-items = Item
    .plural = Items
kind-side-bag-tokens = Side Bag token
    .plural = Side Bag tokens
kind-cards = Card
    .plural = Cards
kind-threats = Threat card
    .plural = Threat cards
kind-enemies = Enemy
    .plural = Enemies
kind-exploration-tokens = Exploration token
    .plural = Exploration tokens
kind-charts = Chart
    .plural = Charts
kind-conditions = Condition
    .plural = Conditions
kind-locations = Location of a Town
    .plural = Locations of Towns
kind-services = Service in Town
    .plural = Services in Town
kind-town-types = Type of a Town
    .plural = Types of Towns
kind-worlds = World
    .plural = Worlds
kind-missions = Mission
    .plural = Missions
kind-tiles = Map Tile
    .plural = Map Tiles

condition-injury = Injury
condition-madness = Madness
condition-mutation = Mutation
condition-status = Status

tile-room = Room
tile-passage = Passage
tile-entrance = Entrance

threat-low = Low Threat
threat-medium = Medium Threat
threat-high = High Threat
threat-epic = Epic Threat
threat-world = OtherWorld Threat

## Lines on sheets and cards

label-keywords = Keywords: { $what }
item-shared = { $ridden ->
    [yes] One for the whole party: it carries up to 6 Heroes.
   *[no] One for the whole party.
}
label-only = Only for: { $what }
label-not-for = Not for: { $what }
label-carries = Only for whoever carries: { $what }
label-xp = Gain { $n } XP.
label-remains = Remains in play.
label-tile-only = Only for the Heroes on this Map Tile.
label-no-effect = No effect.
label-copies = Copies: { $n }
label-world = World: { $what }
label-spaces = Spaces: { $n }
label-exits = Exits: { $n }
label-source-seed = Source: rulebooks
label-source-fact = Source: public facts about the game
label-source-fact-trust = Source: public facts about the game (trust { $trust })
label-source-original = Source: made for this project
label-replaces = It stands instead of the one of { $what }.
label-extended = With additions of { $what }.
label-pack = Pack: { $what }

hero-to_hit = To Hit: ranged { $ranged }+, melee { $melee }+
hero-body = Health { $health }, Sanity { $sanity }, Defense { $defense }+, Willpower { $willpower }+
hero-fight = Combat { $combat }, Initiative { $initiative }, Max Grit { $grit }
hero-items = Starting Gear: { $what }
hero-upgrades = Starting Upgrades (choose one): { $what }
hero-tokens = Free Side Bag token (choose one): { $what }
upgrade-personal = { $n ->
    [one] draw 1 Personal Item
   *[other] draw { $n } Personal Items
}
upgrade-learns = { $draw ->
    [1] draw 1 { $type } card ({ $hand }) and learn it
   *[other] draw { $draw } { $type } cards ({ $hand }) and learn one of them
}
upgrade-learns-any = { $draw ->
    [1] draw 1 card ({ $hand }) and learn it
   *[other] draw { $draw } cards ({ $hand }) and learn one of them
}
upgrade-items = Starting Gear: { $what }.
upgrade-items-instead = Starting Gear: { $what } in place of { THE($former) }.


weapon-line = Range { $range }, Shots { $shots }
weapon-damage = { $value } Damage
weapon-ignore = ignoring { $what }
item-hands = { $n ->
    [one] Single-handed
    [3] For three hands
   *[other] Double-handed
}
item-slots = Worn: { $what }
item-ridden = Ridden (one at a time)
item-weight = Weight { $n }
item-upgrade_slots = { $n ->
    [one] { $n } upgrade slot
   *[other] { $n } upgrade slots
}
item-dark_stone = { $n } Dark Stone
item-gold = ${ $n }

slot-hat = hat
slot-face = face
slot-shoulders = shoulders
slot-coat = coat
slot-torso = torso
slot-gloves = gloves
slot-belt = belt
slot-pants = pants
slot-boots = boots
slot-transport = transport

token-on_others = It may be used on another Hero who is adjacent, or on the same Map Tile when there are no Enemies.
token-dynamite = Discard this as your Attack: choose a space in Line of Sight within (3 + your Strength) spaces and roll To Hit once. On a hit it explodes there; on a miss it bounces D3 times first. Every model in the space where it explodes and in those adjacent to it takes D6 Wounds, ignoring Defense.

enemy-numbers = Initiative { $initiative }, Move { $move }, Escape { $escape }+
enemy-fight = Combat { $combat }, Damage { $damage }, Defense { $defense }, Health { $health }
enemy-to_hit = To Hit: { $what }
enemy-to_hit-ranged = ranged { $n }+
enemy-to_hit-melee = melee { $n }+
enemy-xp = XP { $n }
enemy-xp-each = XP { $n } for each Attack that wounds it, and { $each } for each Wound
enemy-models = { $size }, { $n ->
    [one] { $n } model
   *[other] { $n } models
}
enemy-models-of = Shares its models with the { $whose }; there are no others
enemy-normal = Normal
enemy-brutal = Brutal
enemy-elite = Elite { $n }: { $what }
enemy-mythic = Mythic { $n }: { $what }

token-doors = { $n ->
    [one] { $n } Door
   *[other] { $n } Doors
}
token-gates = { $n ->
    [one] { $n } Gate
   *[other] { $n } Gates
}
token-clue = Clue
token-darkness = { $n ->
    [one] { $n } Darkness card
   *[other] { $n } Darkness cards
}
token-depth_event = Depth Event
token-dread = { $n ->
    [one] { $n } Growing Dread card
   *[other] { $n } Growing Dread cards
}
token-encounters = { $n ->
    [one] { $n } Encounter
   *[other] { $n } Encounters
}
token-attack = Attack
token-ambush = Ambush

token-says-clue = A Clue lies here.
token-says-doors = { $n ->
    [one] One Door leads on.
   *[other] { $n } Doors lead on.
}
token-says-gates = { $n ->
    [one] A Gate opens.
   *[other] { $n } Gates open.
}
token-says-darkness = { $n ->
    [one] A Darkness card is drawn.
   *[other] { $n } Darkness cards are drawn.
}
token-says-dread = { $n ->
    [one] A Growing Dread card is added.
   *[other] { $n } Growing Dread cards are added.
}
token-says-depth_event = There is a Depth Event.
token-says-encounters = { $n ->
    [one] There is an Encounter.
   *[other] There are { $n } Encounters.
}
token-says-attack = Attack: Enemies come, and a Fight begins.
token-says-ambush = Ambush: Enemies come right beside the Heroes, and a Fight begins.

chart-die = { $n ->
    [one] Roll a { $die }.
   *[other] Roll { $die }.
}
chart-line = { $line }: { $what }
chart-line-name = { $line }, { $name }: { $what }
chart-final = This cannot be re-rolled or cancelled.

world-earth = The Earth
world-other = An OtherWorld
world-map = Map cards: { $n }
world-depth_events = Depth Events: { $what }

mission-goal = Goal: { $what }
mission-darkness_at = The Darkness starts on space { $n } of the Depth Track.
mission-party_at = The party starts on space { $n } of the Depth Track.
mission-set_up = Set-up: { $what }
mission-special_rule = { $name }: { $what }
mission-objective_rule = { $name } (Objective): { $what }
mission-clues = Clues to find: { $n }
mission-advanced = An advanced mission: better not one of the first.
mission-next-success = After a success it goes well with: { $mission }.
mission-next-failure = After a failure it goes well with: { $mission }.
mission-clues_in = They count only in this order: { $what }. If no way on is left there, a Door opens at the end of the turn.
mission-clues-where = { $n } { IN($world) }
mission-start_anywhere = The Heroes start wherever they like on the map.
mission-objective = At the Objective: { $what }
mission-no-objective = There is no Objective to find: Growing Dread cards act at once.
mission-exits = The Objective room keeps its exits.
mission-reward = Success: { $what }
mission-failure = Failure: { $what }
mission-classic = For the 2014 rules.
mission-clues-rooms = Every room explored is a Clue. Clues to find: { $n }
mission-map = Fixed map: { $what }.
mission-map-marker = { $n ->
    [one] { THE($name) } { COUNT($name) ->
        [many] lie
       *[one] lies
    }
   *[other] { MANY($name) } lie
} { $where }
mission-map-objective = The Objective is { THE($tile) }.
mission-marker = { $name } (for Heroes on the same Map Tile): { $what }
mission-companion = { $name } (Health { $health }, led by a Hero): { $what }
mission-companion-led = After a Move, a Hero in the same space or next to it may take the lead. Without a leader { THE($name) } stays where the leader fell, and takes 1 Wound at the end of each turn with an Enemy next to that space.
mission-boss = { THE($name) } has Health { $health }
mission-boss-per_hero = { THE($name) } has Health { $health } + { $more } for each Hero
mission-win = To win: { $what }
mission-lose = you also lose if { $what }
win-objective_fight = the Fight at the Objective is won
win-slain-objective = { THE($name) } of the Objective { COUNT($name) ->
    [many] are
   *[one] is
} killed
win-slain = { THE($name) } { COUNT($name) ->
    [many] are
   *[one] is
} killed
win-heroes_at = every living Hero is on the tile of { THE($place) }
win-heroes_at-with = every living Hero is on the tile of { THE($place) }, { $who }
win-no_enemies = no Enemy is left
lose-companion = { THE($name) } dies
counted = { THE($name) } { COUNT($name) ->
    [many] reach
   *[one] reaches
} { $goal }
counted-per_hero = { THE($name) } { COUNT($name) ->
    [many] reach
   *[one] reaches
} { $goal } + { $n ->
    [one] the number of Heroes
   *[other] { $more } for each Hero
}
place-entrance = Entrance
place-objective = Objective
what-card = { $deck } card
what-upgrade = Upgrade of { THE($hero) }.
what-upgrade-track = Upgrade of { THE($hero) }: { $track }, number { $tier } of four.
growth-track = Track { $track }: { $what }.
growth-bonus = Bonus of each level: { $roll } ({ $chart }).
book-title = The Book of Cards
book-of = All cards of these boxes: { $what }
condition-curse = Curse
condition-kept = Card that is kept

label-option = Only at tables that play with the option “{ $option }”.
label-unless-option = Not at tables that play with the option “{ $option }”.
option-house_bounties = House rule: bounties by keyword
option-prometheus_procedure = House rule: the Prometheus Procedure
option-store_hold_up = House rule: holding up the General Store
option-betting_pool = House rule: the Betting Pool
option-faith_in_scripture = House rule: Faith in Scripture
option-enemy_training = House rule: Enemy Training
option-rumors = House rule: Rumors
option-shrine = A Shrine near the Town
option-frontier_town = The Frontier Town expansion
location-events = Whoever visits it rolls { ON($what) }.
location-town = Only in towns of this type: { $what }.
chart-cards = Draw one of 16 cards; none comes again in a Town Stay before all have come.
town-rolled = A total of { $line } on 2D6 finds such a town.
town-requires = It always has: { $what }.
town-forbids = It never has: { $what }.
town-larger = It is one size larger than it would be otherwise.
town-wanted = Heroes with the keyword { $keyword } count as “Wanted!” there, and nobody else does.
town-event_dice = Each evening { $n } dice are rolled for a Town Event: one comes if any of them brings it.
town-missions = If the next Mission is left to chance, { $n } are drawn, of which the party chooses one.
town-minds = Unwanted Attention is ignored there.
town-trade = Each sale of an item and each win by Gambling brings ${ $gold } more there.
town-arrival = When the Town Stay begins: { $what }
town-morning = At the start of each day: { $what }
town-evening = At the end of each day: { $what }
town-seven = Whoever rolls a 7 for a location event: { $what }
town-daily = On days on which nothing else happens, roll on the chart “{ $what }”.
location-good = { $what }: { $price }.
location-good-only = { $what }: { $price } (only for { $only }).
location-good-most-visit = { $what }: { $price } (at most { $most } per visit).
location-good-most-stay = { $what }: { $price } (at most { $most } per Town Stay).
service-at = { $where }, for { $price }.
service-at-free = { $where }, free of charge.
service-at-priced = { $where }.
service-limit-visit = { $times ->
    [1] Once per visit.
   *[other] { $times } times per visit.
}
service-limit-stay = { $times ->
    [1] Once per Town Stay.
   *[other] { $times } times per Town Stay.
}
service-limit-party = { $times ->
    [1] Once per Town Stay for the whole party.
   *[other] { $times } times per Town Stay for the whole party.
}
service-attempts = One attempt for each { $what } per Town Stay.
service-limit-every_other_day = Once a day, but not on two days running.
price-nothing = free
