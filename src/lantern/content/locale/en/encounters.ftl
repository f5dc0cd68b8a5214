## What encounters brought into the language: moments, tests and rolls of their own, cards that are kept

moment-enemy_activates = { $bearer ->
    [enemy] at the start of their Activation
   *[other] at the start of an Enemy's Activation
}
label-ours = Filled in, because it is not known: { $what }
weapon-no_criticals = no Critical Hits
throw-damage = Damage

when-first_turn-yes = in the first turn of a Fight
when-first_turn-no = after the first turn of a Fight
when-health_below-full = while you have less than your full Health
when-health_below-half = while you have less than half of your Health
when-suffers = with { $name }
each-adjacent_enemies = adjacent Enemy

test-six = if a 6 is among the dice, instead: { $what }
test-each_die = each { $line } rolled: { $what }
without-grit = { $what }; Grit cannot be used on it

verb-look_ahead = look at the top { $n ->
    [1] card
   *[other] { $n } cards
} of { $several ->
    [yes] one of these decks, as you choose: { $deck }
   *[no] the { $deck } deck
}; { $may ->
    [yes] you may discard { $n ->
        [1] it
       *[other] one of them
    }
   *[no] discard one of them
}{ $n ->
    [1] { "" }
   *[other] { " " }and put the others back in any order
}
verb-party_marker = the Hero Party marker moves { $what } forward
verb-party_marker-back = the Hero Party marker moves { $what } back
verb-open_door = a Door opens in another exit of this Map Tile, if one is left

flag-burns = At the start of your Activation take 2 Wounds, ignoring Defense; then remove one of these markers
flag-fades = Remove it at the end of your Activation
flag-no_grit = Heroes cannot use Grit
kind-kept = Card that is kept

bend-scavenge_times = It can be scavenged with success { $times } times
bend-later = { $part ->
    [town] In Town
    [travel] While Traveling
   *[allies] With Allies
} (not played yet): { $text }

free_attack-all-critical = every Hit is Critical
limit-party_turn = once per turn for the whole party
card-one_each = not on a Hero on whom it still works
when-legendary-yes = if it is Legendary
when-legendary-no = unless it is Legendary
bend-casts = +{ $plus } on casting rolls for { $type } cards{ $dangerous ->
    [yes] ; doubles on such a roll are dangerous, whatever the card
   *[no] { "" }
}
limit-party_turn-each = once per turn for the whole party
