## When something happens. $bearer: you (an item, an ability of a hero), enemy (an ability of an enemy), all (a card in play, a world)

moment-adventure_starts = at the start of the Adventure
moment-turn_starts = at the start of each turn
moment-turn_ends = at the end of each turn
moment-fight_starts = at the start of a Fight
moment-fight_ends = at the end of a Fight
moment-fight_round_ends = at the end of each turn of a Fight
moment-activation_starts = { $bearer ->
    [you] at the start of your Activation
   *[other] at the start of a Hero's Activation
}
moment-activation_ends = { $bearer ->
    [you] at the end of your Activation
   *[other] at the end of a Hero's Activation
}
moment-move_rolled = { $bearer ->
    [you] when you have rolled for your Move
   *[other] when a Hero has rolled for its Move
}
moment-move_grit = { $bearer ->
    [you] when you recover Grit by your Move roll
   *[other] when a Hero recovers Grit by its Move roll
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
    [you] when you begin an Attack
   *[other] when a Hero begins an Attack
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
    [you] at the end of your Attack
   *[other] at the end of a Hero's Attack
}
moment-enemy_killed = { $bearer ->
    [you] when you kill an Enemy
    [enemy] when a Hero kills one of them
   *[other] when a Hero kills an Enemy
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
    [you] when an Enemy hits you
    [enemy] when one of them hits a Hero
   *[other] when an Enemy hits a Hero
}
moment-enemy_wounds_hero = { $bearer ->
    [you] when an Enemy wounds you
    [enemy] when one of them wounds a Hero
   *[other] when an Enemy wounds a Hero
}
moment-enemy_combat_wounds_hero = { $bearer ->
    [you] when an Enemy wounds you in melee
    [enemy] when one of them wounds a Hero in melee
   *[other] when an Enemy wounds a Hero in melee
}
moment-enemy_attack_ends = { $bearer ->
    [you] at the end of an Enemy's Attack on you
    [enemy] at the end of their Attack
   *[other] at the end of an Enemy's Attack
}
moment-enemy_moved = { $bearer ->
    [enemy] when one of them has moved
   *[other] when an Enemy has moved
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
moment-darkness_moved = when the Darkness advances
moment-grit_recovered = { $bearer ->
    [you] when you recover Grit
   *[other] when a Hero recovers Grit
}
moment-grit_used = { $bearer ->
    [you] when you use Grit
   *[other] when a Hero uses Grit
}
moment-hold_back_rolled = after each Hold Back the Darkness roll
moment-token_revealed = when an Exploration token is revealed
moment-clue_found = when a Clue is found
moment-objective_found = when the Objective is found

## How often

limit-turn = once per turn
limit-fight = once per Fight
limit-adventure = once per Adventure
limit-attack = once per Attack
limit-turn-each = once per turn for each Hero
limit-fight-each = once per Fight for each Hero
limit-adventure-each = once per Adventure for each Hero
limit-attack-each = once per Attack for each Hero

## At what time a hero may do something

timing-any_time = at any time
timing-activation = during your Activation
timing-before_move = before your Move
timing-instead_of_attack = instead of your Attack
timing-free_attack = as a Free Attack
timing-hold_back = after a Hold Back the Darkness roll

## At what price

cost-pay = pay { $what }
cost-discard = discard this
optional = if you wish

## Under which condition

when-elite-yes = while they have an Elite ability
when-elite-no = while they have no Elite ability
when-alone_on_tile-yes = while no other Hero is on the Map Tile
when-alone_on_tile-no = while another Hero is on the Map Tile
when-attack-melee = in melee Attacks
when-attack-ranged = in ranged Attacks
when-weapon = with any { $keyword }
when-weapon_hands = { $n ->
    [one] that is single-handed
   *[other] that is double-handed
}
when-in_fight-yes = during a Fight
when-in_fight-no = outside a Fight
when-adjacent-yes = next to one of them
when-adjacent-no = not next to any of them
when-enemy_adjacent-yes = while an Enemy is adjacent
when-enemy_adjacent-no = while no Enemy is adjacent
when-double_handed_gun-yes = with a double-handed Gun in your hands
when-double_handed_gun-no = without a double-handed Gun in your hands
when-enemy_keyword = against { $keyword } Enemies
when-enemy_size = against { $size } Enemies
when-moment_count_at_least = from time { $count } on
when-below_the_darkness-yes = while the Hero Party marker is below the Darkness marker
when-below_the_darkness-no = while the Hero Party marker is not below the Darkness marker
when-at = on the tile of { $place }
when-reached = once { $name } is reached

size-small = Small
size-medium = Medium
size-large = Large
size-extra_large = Extra Large

## Whose numbers change

enemies-others = all other Enemies, while one of these stands,
enemies-all = all Enemies
enemies-keyword = { $keyword } Enemies
enemies-kind = { $kind }
heroes-all = all Heroes
heroes-keyword = all { $keyword } Heroes
modifier-others = { $whose } have { $what }
modifier-when = { $what } { $when }
modifier-from = { $what } from { $keyword } Enemies
modifier-gives = { $whose }: { $what }
moment-of = { $moment } (only { $keyword } Enemies)

## Dice that may be rolled again

roll-again = { $n ->
    [one] re-roll { $what } of any { $rolls } roll
   *[other] re-roll up to { $what } of any { $rolls } roll
}
throw-to_hit = To Hit
throw-defense = Defense
throw-willpower = Willpower

action-sentence = { $labels }: { $what }.
token-label = discard

power-immune = Immune to { $what }

moment-test_passed = { $bearer ->
    [you] when you pass a skill test
   *[other] when a Hero passes a skill test
}
when-skill = of { $skill }
when-hero_keyword = if you are { $keyword }
when-other_world-yes = in an OtherWorld
when-other_world-no = on Earth
throw-test = skill test
throw-any = kind of
timing-test = when you take a skill test
timing-darkness_space = when the Darkness enters a Blood Spatter or Growing Dread space
until-test = for this test
stat-test_dice = { $n ->
    [one] die in skill tests
   *[other] dice in skill tests
}
stat-corruption_armor = Corruption Armor
stat-enemies_to_hit = To Hit rolls that you face
when-large_enemy-yes = if the Enemy is Large or larger
when-large_enemy-no = if the Enemy is smaller than Large
when-mutations = with { $n } or more Mutations
limit-hit = once per Hit
limit-hit-each = once per Hit for each Hero
limit-gate = once per Gate
limit-gate-each = once per Gate for each Hero
moment-gate_passed = { $bearer ->
    [you] when you pass through a Gate
   *[other] when a Hero passes through a Gate
}
