## When something happens. $bearer: you (an item, an ability of a hero), enemy (an ability of an enemy), all (a card in play, a world)

moment-adventure_starts = at the start of the Adventure
moment-turn_starts = { $once ->
    [yes] at the start of a turn
   *[no] at the start of each turn
}
moment-turn_ends = { $once ->
    [yes] at the end of a turn
   *[no] at the end of each turn
}
moment-fight_starts = at the start of a Fight
moment-fight_ends = at the end of a Fight
moment-fight_round_ends = at the end of each turn of a Fight
moment-activation_starts = { $bearer ->
    [you] at the start of your Activation
   *[other] at the start of a Hero's Activation
}
moment-activation_ends = { $first ->
    [yes] { $bearer ->
        [you] the first time you end your Activation
       *[other] the first time a Hero ends an Activation
    }
   *[no] { $bearer ->
        [you] at the end of your Activation
       *[other] at the end of a Hero's Activation
    }
}
moment-move_rolled = { $number ->
    [any] { $bearer ->
        [you] when you roll for your Move
       *[other] when a Hero rolls for Move
    }
   *[other] { $bearer ->
        [you] when you roll a { $number } for your Move
       *[other] when a Hero rolls a { $number } for Move
    }
}
moment-move_grit = { $bearer ->
    [you] when you recover Grit by your Move roll
   *[other] when a Hero recovers Grit by a Move roll
}
moment-move_ends = { $bearer ->
    [you] at the end of your Move
   *[other] at the end of a Hero's Move
}
moment-escape_failed = { $bearer ->
    [you] when you fail to Escape
   *[other] when a Hero fails to Escape
}
moment-attack_starts = { $bearer ->
    [you] when you begin { $attack ->
        [melee] a melee Attack
        [ranged] a ranged Attack
       *[any] an Attack
    }
   *[other] when a Hero begins { $attack ->
        [melee] a melee Attack
        [ranged] a ranged Attack
       *[any] an Attack
    }
}
moment-attack_rolled = { $bearer ->
    [you] when you have rolled To Hit
   *[other] when a Hero has rolled To Hit
}
moment-hit = { $bearer ->
    [you] when you score a Hit
   *[other] when a Hero scores a Hit
}
moment-critical_hit = { $bearer ->
    [you] when you score a Critical Hit
   *[other] when a Hero scores a Critical Hit
}
moment-attack_ends = { $bearer ->
    [you] at the end of your { $attack ->
        [melee] melee Attack
        [ranged] ranged Attack
       *[any] Attack
    }
   *[other] at the end of a Hero's { $attack ->
        [melee] melee Attack
        [ranged] ranged Attack
       *[any] Attack
    }
}
moment-enemy_killed = { $bearer ->
    [you] when you kill { $enemy }
    [enemy] when a Hero kills one of them
    [lone] when a Hero kills it
   *[other] when a Hero kills { $enemy }
}
moment-hits_taken = { $bearer ->
    [you] when you take Hits
   *[other] when a Hero takes Hits
}
moment-wounds_taken = { $bearer ->
    [you] when you take Wounds
   *[other] when a Hero takes Wounds
}
moment-sanity_taken = { $bearer ->
    [you] when you take Sanity damage
   *[other] when a Hero takes Sanity damage
}
moment-knocked_out = { $bearer ->
    [you] when you are KO'd
   *[other] when a Hero is KO'd
}
moment-corrupted = { $bearer ->
    [you] when you get a Corruption point
   *[other] when a Hero gets a Corruption point
}
moment-healed_other = { $bearer ->
    [you] when you heal another Hero
   *[other] when a Hero heals another Hero
}
moment-enemy_hits = { $bearer ->
    [you] when { $enemy } hits you
    [enemy] when one of them hits a Hero
    [lone] when it hits a Hero
   *[other] when { $enemy } hits a Hero
}
moment-enemy_wounds_hero = { $bearer ->
    [you] when { $enemy } wounds you
    [enemy] when one of them wounds a Hero
    [lone] when it wounds a Hero
   *[other] when { $enemy } wounds a Hero
}
moment-enemy_combat_wounds_hero = { $bearer ->
    [you] when { $enemy } wounds you in melee
    [enemy] when one of them wounds a Hero in melee
    [lone] when it wounds a Hero in melee
   *[other] when { $enemy } wounds a Hero in melee
}
moment-enemy_attack_ends = { $bearer ->
    [you] after the Attack of { $enemy } on you
    [enemy] at the end of their Attack
    [lone] at the end of its Attack
   *[other] after the Attack of { $enemy }
}
moment-enemy_moved = { $bearer ->
    [enemy] when one of them has moved
    [lone] when it has moved
   *[other] when { $enemy } has moved
}
moment-card_drawn = { $bearer ->
    [you] when you draw a card
   *[other] when a Hero draws a card
}
moment-scavenged = { $bearer ->
    [you] when you Scavenge
   *[other] when a Hero Scavenges
}
moment-door_opened = { $bearer ->
    [you] when you look through a Door
   *[other] when a Hero looks through a Door
}
moment-tile_placed = { $bearer ->
    [you] when you place a Map Tile
   *[other] when a Hero places a Map Tile
}
moment-party_marker_special = when the Hero Party marker enters a Blood Spatter or Growing Dread space
moment-party_marker_spatter = when the Hero Party marker enters a Blood Spatter space
moment-party_marker_stage = when the Hero Party marker enters a new stage of the Depth Track
moment-darkness_moved = when the Darkness advances
moment-grit_recovered = { $bearer ->
    [you] when you recover Grit
   *[other] when a Hero recovers Grit
}
moment-grit_used = { $bearer ->
    [you] when you spend Grit
   *[other] when a Hero spends Grit
}
moment-hold_back_rolled = after each Hold Back the Darkness roll
moment-token_revealed = when an Exploration token is revealed
moment-threat_defeated = when the last Enemy of a { $threat ->
    [any] Threat
   *[other] { $threat }
} card is defeated
moment-clue_found = { $first ->
    [yes] when the first Clue is found
   *[no] when a Clue is found
}
moment-objective_found = when the Objective is found

moment-visit_doubles = { $bearer ->
    [you] when you roll doubles for the event of a Town location
   *[other] when a Hero rolls doubles for the event of a Town location
}
moment-hit_wounds = { $bearer ->
    [you] when a Hit of yours wounds an Enemy
   *[other] when a Hit of a Hero wounds an Enemy
}
moment-quiet_visit = { $bearer ->
    [you] when nothing happens at a Town location that you visit
   *[other] when nothing happens at a Town location that a Hero visits
}

## How often

limit-turn = once per turn
limit-fight = once per Fight
limit-adventure = once per Adventure
limit-attack = once per Attack
limit-turn-each = once per turn for each Hero
limit-fight-each = once per Fight for each Hero
limit-adventure-each = once per Adventure for each Hero
limit-attack-each = once per Attack for each Hero

limit-hit-times = up to { $n } times per Hit
limit-attack-times = up to { $n } times per Attack
limit-turn-times = up to { $n } times per turn
limit-fight-times = up to { $n } times per Fight
limit-adventure-times = up to { $n } times per Adventure
limit-gate-times = up to { $n } times per Gate
limit-party_turn-times = up to { $n } times per turn for the whole party

## At what time a hero may do something

timing-any_time = at any time
timing-activation = during your Activation
timing-before_move = before your Move
timing-instead_of_attack = instead of your Attack
timing-free_attack = as a Free Attack
timing-hold_back = after a Hold Back the Darkness roll

## At what price


## Under which condition

when-elite-yes = while they have an Elite ability
when-elite-no = while they have no Elite ability
when-alone_on_tile-yes = while no other Hero is on your Map Tile
when-alone_on_tile-no = while another Hero is on your Map Tile
when-attack-melee = in melee
when-attack-ranged = with ranged Attacks
when-weapon = { $hands ->
    [single] with a single-handed { $keyword }
    [double] with a double-handed { $keyword }
   *[any] with { A($keyword) }
}
when-weapon-every = with all your { MANY($keyword) }
when-in_fight-yes = during a Fight
when-in_fight-no = outside a Fight
when-adjacent-yes = next to one of them
when-adjacent-no = not next to any of them
when-enemy_adjacent-yes = while an Enemy is adjacent
when-enemy_adjacent-no = while no Enemy is adjacent
when-target_adjacent-yes = against adjacent Enemies
when-target_adjacent-no = against Enemies that are not adjacent
when-double_handed_gun-yes = while you hold a double-handed Gun
when-double_handed_gun-no = while you hold no double-handed Gun
when-enemy_keyword = against { $keyword } Enemies
by-size = { $moment }{ $paid ->
    [yes] , this is paid in Town
   *[no] { "" }
}: { $cases }
if-size = for { A($size) } one, { $what }
ends-with-the-day = This lasts until the end of the day.
keep-this = Keep this{ $until ->
    [adventure] { " " }until the end of the next Adventure
    [day] { " " }until the end of the day
   *[gone] { "" }
}. { $what }
brought-all = { $chosen ->
    [yes] It lasts
   *[no] Both last
} until the end of the next Adventure.
brought = { $name }{ $until ->
    [adventure] { " " }(until the end of the next Adventure)
    [day] { " " }(until the end of the day)
   *[gone] { "" }
}: { $what }
when-enemy_size = { $what } of size { $size }
when-moment_count_at_least = from time { $count } on
when-tough-yes = against a Tough Enemy
when-tough-no = against an Enemy that is not Tough
when-critical-yes = with a Critical Hit
when-critical-no = with a Hit that is not Critical
when-mission = if the Mission was { $name }{ $won ->
    [yes] { " " }and was won
    [no] { " " }and was not won
   *[any] { "" }
}
when-won-yes = if the Mission was won
when-won-no = if the Mission was not won
when-dual_wielding-yes = while you fire two Guns at once
when-dual_wielding-no = while you do not fire two Guns at once
when-below_the_darkness-yes = while the Hero Party marker is below the Darkness marker
when-below_the_darkness-no = while the Hero Party marker is not below the Darkness marker
when-at = on the tile of { THE($place) }
when-reached = once { $what }

size-small = Small
size-medium = Medium
size-large = Large
size-extra_large = Extra Large

## Whose numbers change

enemies-others = { $bearer ->
    [lone] while it stands, all other Enemies
   *[other] while one of them stands, all other Enemies
}
enemies-all = all Enemies
enemies-any = Enemies
enemies-named = the Enemies you named
enemies-keyword = { $keyword } Enemies
enemies-kind = { $kind }
heroes-all = all Heroes
heroes-and-enemies = all Heroes and Enemies
heroes-keyword = all { $keyword } Heroes
modifier-others = { $whose } have { $what }
modifier-when = { $what } { $when }

## Dice that may be rolled again

roll-again-others = another Hero within { $spaces } spaces may re-roll { $what } of { $rolls }
roll-again-success = { $what }; { $n ->
    [one] if it then succeeds
   *[other] for each of them that then succeeds
}, { $effect }
roll-again = { $n ->
    [one] re-roll { $what } of { $rolls }
   *[other] re-roll up to { $what } of { $rolls }
}
throw-to_hit = a To Hit roll
throw-defense = a Defense roll
throw-willpower = a Willpower roll


power-immune = immune to { $what }
immune-to = { $what }

moment-test_passed = { $key ->
    [any] { $bearer ->
        [you] when you pass a skill test
       *[other] when a Hero passes a skill test
    }
    [agility] { $bearer ->
        [you] when you pass an { $skill } test
       *[other] when a Hero passes an { $skill } test
    }
   *[other] { $bearer ->
        [you] when you pass a { $skill } test
       *[other] when a Hero passes a { $skill } test
    }
}
when-skill = of { $skill }
when-hero_keyword = if you are { $keyword }
when-enemy_acted-yes = against Enemies that have already acted this turn
when-enemy_acted-no = against Enemies that have not acted yet this turn
when-enemy_types = while { $n } or more types of Enemy are on the board
when-other_world-yes = in an OtherWorld
when-other_world-no = on Earth
throw-test = a skill test
throw-any = any roll
timing-test = when you take a skill test
timing-darkness_space = when the Darkness enters a Blood Spatter or Growing Dread space
until-test = for this test
stat-test_dice = { $n ->
    [one] die in skill tests
   *[other] dice in skill tests
}
stat-corruption_armor = Corruption Armor
stat-enemies_to_hit = To Hit rolls against you
when-large_enemy-yes = { $what } that are Large or larger
when-large_enemy-no = { $what } smaller than Large
when-mutations = with { $n } or more Mutations
limit-hit = once per Hit
limit-hit-each = once per Hit for each Hero
limit-gate = once per Gate
limit-gate-each = once per Gate for each Hero
moment-day_starts = at the start of each day in Town
moment-stay_ends = at the end of the Town Stay
moment-gate_passed = { $bearer ->
    [you] when you pass through a Gate
   *[other] when a Hero passes through a Gate
}
moment-travels = { $bearer ->
    [you] at the start of your Travel
   *[other] at the start of the Travel of each Hero
}
moment-hazard_met = for each Travel Hazard that is met
moment-sold = when you sell this
moment-stay_begins = { $bearer ->
    [you] at the start of your Town Stay
   *[other] at the start of the Town Stay of each Hero
}
