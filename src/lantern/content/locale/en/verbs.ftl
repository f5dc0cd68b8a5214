## What happens. $form: self (an order to the reader), other ($subject does it), self-may and other-may (who may choose to)

verb-hits = { $form ->
    [self] take { $what }
   *[other] { $subject } takes { $what }
}
hits-damage = { $hits ->
    [one] { $what }, doing { $damage } damage
   *[other] { $what }, each doing { $damage } damage
}
hits-ignore = { $what }, ignoring { $ignored }
ignore-defense = Defense
ignore-armor = Armor
ignore-cover = Cover
ignore-willpower = Willpower
ignore-spirit_armor = Spirit Armor

verb-heal = { $form ->
    [self] heal { $what }
   *[other] { $subject } heals { $what }
}
verb-heal-or-grit = { $form ->
    [self] heal { $what }, or gain 1 Grit instead
   *[other] { $subject } heals { $what }, or gains 1 Grit instead
}
verb-heal-split = heal { $what }, divided as you like among { $group }
verb-heal-split-or-grit = heal { $what }, divided as you like among { $group }, or gain 1 Grit instead

verb-gain = { $form ->
    [self] gain { $what }
    [self-may] you may gain { $what }
    [other-may] { $subject } may gain { $what }
   *[other] { $subject } gains { $what }
}
verb-lose = { $form ->
    [self] lose { $what }
   *[other] { $subject } loses { $what }
}
verb-take = { $form ->
    [self] take { $what }
   *[other] { $subject } takes { $what }
}
verb-draw = { $form ->
    [self] draw { $what }
    [self-may] you may draw { $what }
    [other-may] { $subject } may draw { $what }
   *[other] { $subject } draws { $what }
}
verb-test = { $form ->
    [self] take { $key ->
        [agility] an
       *[other] a
    } { $skill } { $target }+ test
   *[other] { $subject } takes { $key ->
        [agility] an
       *[other] a
    } { $skill } { $target }+ test
}
test-pass = passed: { $what }
test-fail = failed: { $what }
test-each_success = each success: { $what }

verb-roll = { $form ->
    [self] roll { $n ->
        [one] a { $die }
       *[other] { $die }
    }
   *[other] { $subject } rolls { $n ->
        [one] a { $die }
       *[other] { $die }
    }
}
nothing-happens = nothing happens

verb-choose = { $form ->
    [self] choose one: { $what }
    [self-may] you may choose one: { $what }
    [other-may] { $subject } may choose one: { $what }
   *[other] { $subject } chooses one: { $what }
}
choice = { $effect }
choice-cost = { $cost }: { $effect }

verb-darkness = the Darkness advances { $what }
verb-darkness-back = the Darkness moves back { $what }
verb-dread = add { $what } to the Growing Dread stack

verb-attack-threat = Enemies attack (draw { $what })
verb-attack-threat-ambush = Enemies attack from Ambush (draw { $what })
verb-attack-enemies = { $what } { $n ->
    [one] attacks
   *[other] attack
}
verb-attack-enemies-ambush = { $what } { $n ->
    [one] attacks
   *[other] attack
} from Ambush
attack-elite = { $what } with { $elite }

verb-free_attack-melee = attack hand to hand with Combat { $combat }
verb-free_attack-each = attack every adjacent Enemy with Combat { $combat } each
verb-free_attack-ranged = shoot with Range { $range } and Shots { $shots }
free_attack-die = { $die } for Damage
free_attack-critical = Critical Hits on { $critical } and more
verb-enemy_hits-target = that Enemy takes { $what }
verb-enemy_hits-in-range = an Enemy within { $range } spaces and in sight takes { $what }
verb-enemy_hits-adjacent = each adjacent Enemy takes { $what }
verb-enemy_hits-within = each Enemy within { $range } spaces takes { $what }
verb-enemy_hits-tile = each Enemy on the Map Tile takes { $what }

verb-depth_event = a Depth Event happens
verb-open_gate = a Gate opens in an exit of this Map Tile
verb-open_gate-door = turn an unexplored Door of your Map Tile into a Gate

verb-modify = { $form ->
    [self] get { $what } { $until }
   *[other] { $subject } gets { $what } { $until }
}
verb-modify-enemies = { $enemies } get { $what } { $until }
verb-recover = all KO'd Heroes recover at once
verb-spawn = { $what } { $n ->
    [one] appears next to a random Hero
   *[other] appear next to random Heroes
}
verb-get_marker = { $form ->
    [self] get 1 { $what } marker
   *[other] { $subject } gets 1 { $what } marker
}
verb-suffer = { $form ->
    [self] suffer { $what }
   *[other] { $subject } suffers { $what }
}
verb-reroll = re-roll { $what }

verb-discard_tokens = { $form ->
    [self] discard { $what }
   *[other] { $subject } discards { $what }
}
verb-discard_tokens-rolled = { $form ->
    [self] roll a D6 for each of your Side Bag tokens and discard it on { $line }
   *[other] { $subject } rolls a D6 for each Side Bag token and discards it on { $line }
}
tokens-lost = for whoever lost any: { $what }
verb-next_threat = the Enemies of the next Threat card also have the keyword { $keyword }
verb-chart = { $form ->
    [self] roll on the { $chart }
   *[other] { $subject } rolls on the { $chart }
}
verb-discard_this = discard this card
verb-mark = put a marker on this card; once there is { $what }, discard them and { $effect }
roll-times = { $what }, { $times }
test-each_one = each 1 rolled: { $what }
test-any_fail = if anybody failed: { $what }
test-most_fail = if more than half failed: { $what }
test-all_fail = if all failed: { $what }

verb-cure = { $form ->
    [self] be rid of 1 { $what } of your choice
   *[other] { $subject } is rid of 1 { $what } of the Hero's choice
}
kind-injury = Injury
kind-madness = Madness
kind-mutation = Mutation
kind-curse = Curse

## Missions

verb-count = add { $by } to { $name }
verb-count-less = take { $by } off { $name }
verb-if_counter = if { $name } is { $n } or more: { $what }
verb-if_counter-otherwise = otherwise: { $what }
verb-if_counter-unless = if { $name } is less than { $n }: { $what }
verb-clues = { $n ->
    [one] 1 Clue counts as found
   *[other] { $n } Clues count as found
}
verb-place_marker = place { $name } on this Map Tile
verb-remove_marker = remove { $name } from this Map Tile
verb-meet = { $name } joins a Hero
verb-harm_companions = whoever is led takes { $what }

verb-put_in_play = put { $card } into play
verb-lose_markers = { $form ->
    [self] lose all { $what } markers
   *[other] { $subject } loses all { $what } markers
}
all-wounds = all Wounds
