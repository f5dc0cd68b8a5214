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

test-six = if a 6 is among the dice: { $what }
test-six-instead = if a 6 is among the dice, instead: { $what }
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

verb-get_markers = { $form ->
    [self] get { $what }
   *[other] { $subject } gets { $what }
}
thing-named-markers = { $n ->
    [one] { $amount } { $name } marker
   *[other] { $amount } { $name } markers
}
chart-more-dice = { $what } with { $n ->
    [1] 1 die
   *[other] { $n } dice
} more, of which the lowest do not count
verb-withstand = { $form ->
    [self] roll for your Willpower
   *[other] { $subject } rolls for Willpower
}
test-each_failure = each failed roll: { $what }
tokens-none = for whoever had none: { $what }
verb-lose_item = { $which ->
    [dearest] { $form ->
        [self] lose your item with the highest value
       *[other] { $subject } loses the item with the highest value
    }
   *[any] { $form ->
        [self] lose 1 item of your choice
       *[other] { $subject } loses 1 item of the Hero's choice
    }
}
draw-keep-one = { $what }, of which one is kept
label-as-darkness = It can be cancelled as if it were a Darkness card.
flag-bars_depth_event = The next Depth Event does not happen; discard this card instead
flag-dims_light = The light of the party reaches only the Map Tile of its bearer
bend-spares_things = When you would have to lose an item or a Side Bag token otherwise than by using it, you may discard this instead
bend-heavy_going = Moving into a space of this Map Tile costs { $more } more Move
when-other_card = other than { $card }
each-fortune = $500 carried

verb-keep = { $form ->
    [self] keep this card: { $what }
   *[other] { $subject } keeps a card: { $what }
}
deck-exploration = Exploration token
