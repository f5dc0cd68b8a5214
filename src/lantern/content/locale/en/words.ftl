## Joining

list-and = { $some } and { $last }
list-then = { $some }, then { $last }
for-each = { $what } for each { $each }
for-each-plus = { $what } for each { $each }, plus { $plus }
as-party_level = as many
as-party_level-plus = { $what } as the party's level{ $plus }
for-each-minus = { $what } for each { $each }, minus { $plus }

## Who does or suffers something, as the subject of a sentence; always one person at a time

who-self = you
who-each_hero = each Hero
who-each_other_hero = each other Hero
who-random_hero = a random Hero
who-one_hero = a Hero of your choice
who-one_hero-again = a Hero of your choice (the same or another)
who-hero_or_neighbour = a Hero of your choice (you or an adjacent one)
who-each_hero_on_tile = each Hero on your Map Tile
who-each_hero_on_tile-this = each Hero on this Map Tile
who-each_other_hero_on_tile = each other Hero on your Map Tile
who-each_other_hero_on_tile-this = each other Hero on this Map Tile
who-each_adjacent_hero = each adjacent Hero
who-each_hero_in_world = each Hero in this World
who-each_hero_out_of_light = each Hero outside the light
who-each_hero_in_range = each Hero within Range
who-victim = that Hero
who-each_hero_who_stood = each Hero who was not KO'd at the end
who-each_hero_here = each Hero here

## The same people, when something is divided among them

group-self = yourself
group-each_hero = all Heroes
group-each_other_hero = the other Heroes
group-random_hero = a random Hero
group-one_hero = a Hero of your choice
group-hero_or_neighbour = yourself and the adjacent Heroes
group-each_hero_on_tile = the Heroes on your Map Tile
group-each_other_hero_on_tile = the other Heroes on your Map Tile
group-each_adjacent_hero = the adjacent Heroes
group-each_hero_in_world = the Heroes in this World
group-each_hero_out_of_light = the Heroes outside the light
group-each_hero_in_range = the Heroes within Range
group-each_hero_who_stood = the Heroes who were not KO'd at the end
group-each_hero_here = the Heroes here
group-victim = that Hero

## Things that are counted

thing-hits = { $n ->
    [one] { $amount } Hit
   *[other] { $amount } Hits
}
thing-horror_hits = { $n ->
    [one] { $amount } Horror Hit
   *[other] { $amount } Horror Hits
}
thing-corruption_hits = { $n ->
    [one] { $amount } Corruption Hit
   *[other] { $amount } Corruption Hits
}
thing-wounds = { $n ->
    [one] { $amount } Wound
   *[other] { $amount } Wounds
}
thing-sanity_damage = { $amount } Sanity damage
thing-mix = { $n ->
    [one] { $amount } Wound or Sanity damage
   *[other] { $amount } Wounds or Sanity damage in any mix
}
thing-xp = { $amount } XP
thing-gold = ${ $amount }
thing-gold-more = ${ $amount } more
thing-gold-dice = { $dice } × ${ $times }
thing-grit = { $amount } Grit
thing-pool = { $n ->
    [one] { $amount } { $pool }
   *[other] { $amount } { MANY($pool) }
}
thing-grit-all = all Grit
thing-grit-full = Grit up to { $person ->
    [you] your
   *[they] their
} Max Grit
thing-dark_stone = { $amount } Dark Stone
thing-grit-more = { $amount } more Grit
thing-dark_stone-more = { $amount } more Dark Stone
thing-corruption = { $n ->
    [one] { $amount } Corruption point
   *[other] { $amount } Corruption points
}
thing-spaces = { $n ->
    [one] { $amount } space
   *[other] { $amount } spaces
}
thing-dice = { $n ->
    [one] { $amount } die
   *[other] { $amount } dice
}
thing-cards = { $n ->
    [one] { $amount } { $deck } card
   *[other] { $amount } { $deck } cards
}
thing-times = { $n ->
    [one] { $amount } time
   *[other] { $amount } times
}
thing-side_bag_tokens = { $n ->
    [one] { $amount } Side Bag token
   *[other] { $amount } Side Bag tokens
}
thing-markers = { $n ->
    [one] { $amount } marker
   *[other] { $amount } markers
}
thing-plain-cards = { $n ->
    [one] { $amount } card
   *[other] { $amount } cards
}
thing-tokens = { $n ->
    [one] { $amount } { $name } token
   *[other] { $amount } { $name } tokens
}
thing-items = { $amount } { $name }
thing-enemies = { $n ->
    [one] { $amount } { $one }
   *[other] { $amount } { $many }
}
thing-elite = { $n ->
    [one] { $amount } Elite ability
   *[other] { $amount } Elite abilities
}
thing-threat-party = { $n ->
    [one] { $amount } Threat card
   *[other] { $amount } Threat cards
}
thing-threat-low = { $n ->
    [one] { $amount } Low Threat card
   *[other] { $amount } Low Threat cards
}
thing-threat-medium = { $n ->
    [one] { $amount } Medium Threat card
   *[other] { $amount } Medium Threat cards
}
thing-threat-high = { $n ->
    [one] { $amount } High Threat card
   *[other] { $amount } High Threat cards
}
thing-threat-epic = { $n ->
    [one] { $amount } Epic Threat card
   *[other] { $amount } Epic Threat cards
}
thing-threat-one_higher = { $n ->
    [one] { $amount } Threat card one level higher than usual
   *[other] { $amount } Threat cards one level higher than usual
}

## What is counted: "1 Hit for each ..."

each-dark_stone_carried = Dark Stone carried
each-dread_in_stack = card in the Growing Dread stack
each-dread_in_stack_and_discard = card in the Growing Dread stack and its discard pile
each-darkness_position = step of the Darkness marker from Darkness Start
each-wounds_on_hero = Wound already taken
each-corruption_on_hero = Corruption point held
each-heroes = Hero in the party
each-heroes_in_world = Hero in this World
each-lore = point of Lore
each-luck = point of Luck
each-spirit = point of Spirit
each-strength = point of Strength
each-agility = point of Agility
each-cunning = point of Cunning
each-wounds_dealt = Wound done
each-successes = success
each-max_grit = point of Max Grit
each-level = Hero Level
each-party_level = level of the party
each-party_depth = step of the Hero Party marker from the Entrance
each-mutations = Mutation
each-points_healed = point healed
each-points_spent = point spent
each-double = point of the double
each-casting_margin = point by which the casting roll beats its number

## Decks

deck-darkness = Darkness
deck-dread = Growing Dread
deck-encounter = Encounter
deck-loot = Loot
deck-scavenge = Scavenge
deck-gear = Gear
deck-artifact = Artifact
deck-personal = Personal Item
deck-starting = Starting Gear
deck-light = Light Source

## Skills and other numbers

stat-agility = Agility
stat-cunning = Cunning
stat-spirit = Spirit
stat-strength = Strength
stat-lore = Lore
stat-luck = Luck
stat-combat = Combat
stat-initiative = Initiative
stat-health = Health
stat-sanity = Sanity
stat-defense = Defense
stat-willpower = Willpower
stat-max_grit = Max Grit
stat-most = Max { $pool }
stat-to_hit_melee = Melee To Hit
stat-to_hit_ranged = Ranged To Hit
stat-damage = Damage
stat-shots = { $n ->
    [one] Shot
   *[other] Shots
}
stat-range = Range
stat-critical_damage = Damage with Critical Hits
stat-move = Move
stat-escape = Escape
stat-xp = XP
stat-armor = Armor
stat-spirit_armor = Spirit Armor
stat-cover = Cover
stat-shield = Shield
stat-corruption_resistance = Corruption Resistance
stat-side_bag = Side Bag capacity
stat-hands = { $n ->
    [one] hand
   *[other] hands
}
stat-carry = carrying limit
stat-defense_roll = Defense rolls
stat-willpower_roll = Willpower rolls
stat-hold_back = Hold Back the Darkness rolls
stat-casting = casting rolls
stat-fear = Fear
stat-terror = Terror
stat-unspeakable_terror = Unspeakable Terror
stat-next_starting_grit = Grit at the start of the next Adventure
stat-starting_grit = Grit at the start of each Adventure
stat-all_starts_grit = Grit at the start of each Adventure, Travel and Town Stay
stat-town_grit = Grit at the start of each Travel and each Town Stay

change-add = { $value } { $stat }
change-roll = { $value } on { $stat }
change-to_hit = { $value } on { $stat } rolls
change-set = { $stat } { $value }
change-target = { $stat } { $value }+

## How long

until-attack-this = for this Attack
until-attack-next = for the next Attack
until-next_attack = for the next Attack, in this or the next Activation
until-activation = until the end of the Activation
until-day = for the rest of the day
until-turn = until the end of the turn
until-fight = until the end of the Fight
until-adventure = until the end of the Adventure
die-peril = { $n ->
    [one] the Peril die
   *[other] { $n } Peril dice
}
die-peril-plus = { $n ->
    [one] a Peril die{ $more }
   *[other] { $n } Peril dice{ $more }
}
die-peril-of = { $n ->
    [one] a Peril die{ $more } of
   *[other] { $n } Peril dice{ $more } of
}
thing-archive_markers = { $n ->
    [one] { $amount } Archive marker
   *[other] { $amount } Archive markers
}
enemy-one = an Enemy
enemy-one-keyword = { A($keyword) } Enemy
enemy-one-legendary = a Legendary Enemy
enemy-one-keyword-legendary = a Legendary { $keyword } Enemy
enemy-one-not-legendary = { $what } { $more ->
    [yes] and not Legendary
   *[no] that is not Legendary
}
enemy-one-size = { $what } of size { $size }
enemy-one-large-yes = { $what } that is Large or larger
enemy-one-large-no = { $what } smaller than Large
enemy-one-tough-yes = { $what } that is Tough
enemy-one-tough-no = { $what } that is not Tough
enemy-one-named-yes = { $what } that you named
enemy-one-named-no = { $what } that you did not name
affliction-names-keyword = when you get this, name an Enemy keyword
affliction-names-type = when you get this, name a type of Enemy
labelled = { $labels }, { $what }
lead = { $labels },
lead-may = you may
lead-wish = if you wish,
limit-behind = { $what } ({ $limit }){ $end }
when-weapon-any = { $hands ->
    [single] with a single-handed weapon
   *[double] with a double-handed weapon
}
when-enemy = against Enemies
when-enemy_kind = against { $kind }
enemy-one-kind = { A($kind) }
counted-unknown = { THE($name) } { COUNT($name) ->
    [many] are complete
   *[one] is complete
}
modifier-every-mutations = { $what } for every { $every } Mutations (at most { $most })
modifier-below-half = { $what } ({ $values } with less than half of it)
change-by-skill = { $stat } equal to your { $skill }
change-six-stays = { $what } (a 6 still counts as a 6)
change-more-when = { $what } ({ $total } { $when })
modifier-further = a further { $what }
modifier-more-you = { $what } ({ $values } if you are { $keyword })
modifier-more = { $what } ({ $values } if { $keyword })
from-enemies_to_hit = { $keyword } Enemies have { $value } To Hit against you{ $sign ->
    [less] { " " }(a 6 still counts as a 6)
   *[more] { "" }
}
from-hit_damage = each Hit from { $keyword } Enemies does { $n } { $sign ->
    [less] less damage to you (but at least 1)
   *[more] more damage to you
}
given-tough = are Tough
throw-cast = the roll to cast { A($type) }
item-attaches-for = { $what }: takes { $price }
item-attaches-for-good = once attached it never comes off again
weapon-to_hit_die = { $die } To Hit
enemy-in-place-of = { $what } (in place of { $former })
mission-map-in = { IN($tile) }
win-companion = { WITH($name) }
on_hit-weapon-more = {" "}that is { $keyword }
list-and-heavy = { $some }, and { $last }
label-remains-tile = Remains in play on this Map Tile, for the Heroes on it.
hit-for = for { $what }
hit-after = { $what }, even after rolling its Damage
verb-modify-and-flags = { $form ->
    [self] get { $what } { $until }; until then, { $flags }
   *[other] { $subject } gets { $what } { $until }; until then, { $flags }
}
subject-again = that Hero
pay-may = { $price }; if so, { $what }
roll-to_hit = To Hit
roll-to_hit_melee = melee To Hit
roll-to_hit_ranged = ranged To Hit
