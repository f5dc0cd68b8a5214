## What only some items and artifacts can do

list-or = { $some } or { $last }
limit-shared-first = { $limit }, do one of these:
limit-shared = { $limit } (all uses together)
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

roll-again-all = each Hero may re-roll { $what } of { $rolls }
turn-to-of = turn one die of { $rolls } to { $sides } after rolling
dice-any = any number of dice
roll-again-instead = { $what } (in place of { $ability })
turn-to = turn one of your dice to { $sides } after rolling
turn-by = change one of your dice by { $n }, up or down, after rolling
turn-again = re-roll one of your dice and add { $value } to it
turn-coin = flip a coin for one of your dice that shows 1 or 6. Heads: a 1 becomes a 6, a 6 becomes a 1. Tails: { $tails }; this may be used again, but not for the same roll

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
timing-hazard = when a Travel Hazard has been rolled, before it happens

moment-darkness_advanced = when the Darkness has advanced, however far
moment-enemy_met = when a type of Enemy appears for the first time in this Adventure
moment-enemy_wounded = { $bearer ->
    [you] when you wound { $enemy }
    [enemy] when a Hero wounds one of them
    [lone] when a Hero wounds it
   *[other] when a Hero wounds { $enemy }
}
moment-gold_found = { $bearer ->
    [you] when you find gold
   *[other] when a Hero finds gold
}
moment-dark_stone_found = { $bearer ->
    [you] when you find Dark Stone
   *[other] when a Hero finds Dark Stone
}


flag-one_ammo = this replaces any other Ammo you have loaded

who-one_other_hero = another Hero of your choice
group-one_other_hero = one other Hero of your choice
flag-no_dark_stone_upgrades = No Upgrade with a Dark Stone icon can be attached to it
weapon-line-skill = Range { $range }, as many Shots as your { $skill }
label-belongs_to = { $what } starts with it.
