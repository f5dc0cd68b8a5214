## What only some items and artifacts can do

list-or = { $some } or { $last }
limit-shared = { $limit } in all
cost-party_grit = { $what } (of any Heroes together)
cost-marker = take a marker off this (or, without one, discard this)
item-markers = Comes with { $what } on it.
label-setting = Only Heroes from { $what }
setting-old_west = the Old West
setting-feudal_japan = Feudal Japan
setting-spanish_fort = the Spanish Fort
setting-viking = the land of the Vikings
setting-trederran = Trederra
setting-jargono = Jargono
weapon-criticals_adjacent = Critical Hits only against adjacent Enemies
weapon-off_hand = In the off hand: { $what }

roll-again-all = any Hero may re-roll { $what } of any { $rolls } roll
roll-doubles = doubles: { $what }
turn-when = when you have rolled dice of your own
turn-to = turn one of them to { $sides }
turn-by = change one of them by { $n }, up or down
turn-again = re-roll one of them and add { $value } to it
turn-coin = flip a coin for one of them that shows 1 or 6. Heads: a 1 becomes a 6, a 6 becomes a 1. Tails: { $tails }; this may be used again, but not for the same roll

stat-poison_armor = Poison Armor
stat-hit_damage = damage taken from each Hit (never less than 1)

each-criticals = Critical Hit
each-markers_on_this = marker on this
each-cards_on_this = card on this

when-carries_light-yes = while you carry the party's light
when-carries_light-no = while another Hero carries the party's light
when-used-yes = once this has been used in this Adventure
when-used-no = until this has been used in this Adventure
when-card = named { $card }

timing-enemy_attack = when an Enemy model is about to attack you, before its dice are rolled
timing-injury = when another Hero on your Map Tile has rolled an Injury

moment-darkness_advanced = when the Darkness has advanced, however far
moment-enemy_met = when a type of Enemy appears for the first time in this Adventure
moment-enemy_wounded = { $bearer ->
    [you] when you wound an Enemy
    [enemy] when a Hero wounds one of them
   *[other] when a Hero wounds an Enemy
}
moment-dark_stone_found = { $bearer ->
    [you] when you find Dark Stone
   *[other] when a Hero finds Dark Stone
}

verb-modify-flags = { $form ->
    [self] { $what } ({ $until })
   *[other] { $subject } has { $until }: { $what }
}
verb-double = double your { $stat } { $until }
verb-unmark = take up to { $what } off this
verb-keep_card = cancel it and put it on this until the end of the Adventure
verb-enemy_hits-near_target = each Enemy next to the target takes { $what }
verb-blast = choose a space on your Map Tile: every model next to it, Heroes too, takes 1 Hit doing { $damage } damage
verb-flames = put up to { $n } Hellfire markers within { $range } spaces, in one chain, at most one in a space: every model there, Heroes too, takes 1 Hit doing { $damage } damage; then remove them
verb-beam = in the space of the party's light or next to it, choose one of the eight directions: every model on that line, as many spaces long as the last Hold Back the Darkness roll, takes { $what }, ignoring Defense
verb-throw_this = throw this as Dynamite is thrown; if it misses, it bounces { $bounces }
throw_this-wounds = where it lands, ignoring Defense: { $what }
throw_this-ring-0 = { $what } for a model in the space
throw_this-ring-1 = { $what } for each model next to it
throw_this-ring-2 = { $what } for each other model within 2 spaces
throw_this-tile = every other model on that Map Tile takes { $what }
throw_this-scatters = there { $n } Dynamite tokens fall out of it; each bounces D3 times and explodes
verb-isolate = choose yourself or another model within { $range } spaces: until the end of the next turn it cannot move, attack or be attacked
verb-rope = choose an Enemy within { $range } spaces and in sight and rope it: it cannot move and has -1 Combat and -1 Defense. In each of its Activations take a Strength { $target }+ test to hold it ({ $large }+ if it is Large, { $large }+ with two successes if it is Extra Large), or it is free. Whatever moves through models slips the rope
verb-shut_down = roll a D6 for each of these on your Map Tile: { $which }. 1-{ $up_to }: remove it and gain { $xp } XP
verb-capture = remove an adjacent { $size } Enemy and put a marker on this
verb-bleed = that Enemy gets a Bleeding marker (-3 Health)

flag-one_ammo = It takes the place of any other Ammo that you have loaded

who-one_other_hero = one other Hero of your choice
group-one_other_hero = one other Hero of your choice
flag-no_dark_stone_upgrades = No Upgrade with a Dark Stone icon can be attached to it
weapon-line-skill = Range { $range }, as many Shots as your { $skill }
cost-lose = lose { $what }
verb-unmark-all = take all markers off this
label-belongs_to = { $what } starts with it
