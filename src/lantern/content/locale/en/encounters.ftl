## What encounters brought into the language: moments, tests and rolls of their own, cards that are kept

moment-enemy_activates = { $bearer ->
    [enemy] at the start of their Activation
    [lone] at the start of its Activation
   *[other] at the start of the Activation of { $enemy }
}
label-ours = Filled in, because it is not known: { $what }
weapon-no_criticals = no Critical Hits
throw-damage = a Damage roll

when-first_turn-yes = in the first turn of a Fight
when-first_turn-no = after the first turn of a Fight
when-health_below-full = while you have less than your full Health
when-health_below-half = while you have less than half of your Health
when-suffers = if you have { $name }
each-adjacent_enemies = adjacent Enemy
each-clothing = Clothing item that you wear
each-kills = Enemy that you have killed in this Adventure
each-enemies_on_tile = Enemy on your Map Tile
for-each-most = { $what } (at most { $most })
when-traveling-yes = when Traveling
when-traveling-no = when not Traveling
when-named-yes = against the Enemies you named
when-named-no = against all Enemies but those you named

test-six = if a 6 is among the dice, { $what }
test-six-or = if a 6 is among the dice, { $what } instead
test-six-instead = if a 6 is among the dice, instead, { $what }
test-each_die = for each { $line } rolled, { $what }
roll-final = { $n ->
    [one] (nothing can re-roll or change it)
   *[other] (nothing can re-roll or change them)
}
without-grit = (no Grit can be spent on it)

verb-look_ahead-tokens = look at the top { $n ->
    [1] Exploration token
   *[other] { $n } Exploration tokens
}; { $may ->
    [yes] you may discard
   *[no] discard
} { $n ->
    [1] it
    [2] one of them and put the other back on top
   *[other] one of them and put the others back on top in any order
}
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
    [2] { " " }and put the other back on top
   *[other] { " " }and put the others back on top in any order
}
verb-party_marker = the Hero Party marker moves { $what } forward
verb-party_marker-back = the Hero Party marker moves { $what } back
verb-only_exit = this Map Tile has only one exit, a Door, and it leads to { THE($tile) }
verb-open_door = a Door opens in another exit of this Map Tile, if one is left

flag-burns = at the start of your Activation, take 2 Wounds, ignoring Defense; then remove one of these markers
flag-street_luck = when you gamble on the street, you may change one of the dice by 1, up or down, after the last roll
flag-draws_eyes = for each of these markers, roll a D6 before you roll for the event of a Town location: each 1 lowers the total by 1; remove them at the end of the Town Stay
flag-fades = remove this marker at the end of your Activation
flag-no_grit = Heroes cannot spend Grit
kind-kept = Card that is kept

bend-scavenge_times = { $bearer ->
    [all] Heroes can Scavenge this Map Tile successfully up to { $times } times
   *[other] Heroes can Scavenge a Map Tile successfully up to { $times } times
}
bend-later = with Allies (the game does not have them yet): { $text }

limit-party_turn = once per turn for the whole party
limit-adventure_or_stay = once per Adventure or Town Stay
limit-adventure_or_stay-each = once per Adventure or Town Stay
limit-adventure_or_stay-times = up to { $n } times per Adventure or Town Stay
limit-travel_or_stay = once per Travel and once per Town Stay
limit-travel_or_stay-each = once per Travel and once per Town Stay
limit-travel_or_stay-times = up to { $n } times per Travel and per Town Stay
limit-travel = once per Travel
limit-travel-each = once per Travel
limit-travel-times = up to { $n } times per Travel
card-one_each = not on a Hero on whom it still works
when-legendary-yes = that is Legendary
when-legendary-no = that is not Legendary
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
chart-fewer-dice = with { $n } die fewer
chart-more-dice = with { $n ->
    [1] 1 extra die, not counting the lowest
   *[other] { $n } extra dice, not counting the { $n } lowest
}
verb-withstand = { $form ->
    [self] roll for your Willpower{ $often ->
        [each] { " " }once{ $times }
        [yes] { $times }
       *[no] { "" }
    }
   *[other] { $subject } rolls for Willpower{ $often ->
        [each] { " " }once{ $times }
        [yes] { $times }
       *[no] { "" }
    }
}
test-each_failure = for each failed roll, { $what }
tokens-none = for each Hero who has none, { $what }
verb-lose_item = { $which ->
    [dearest] { $form ->
        [self] lose your item with the highest value
       *[other] { $subject } loses the item with the highest value
    }
    [heaviest] { $form ->
        [self] lose your heaviest item
       *[other] { $subject } loses their heaviest item
    }
    [ridden] { $form ->
        [self] lose the Transport that you ride
       *[other] { $subject } loses the Transport that they ride
    }
   *[any] { $form ->
        [self] lose 1 item of your choice
       *[other] { $subject } loses 1 item of their choice
    }
}
draw-of-any-world = { $what } of a World that is drawn
draw-of-world = { $what } of { THE($world) }
draw-keep-one = { $what }, of which one is kept
label-as-darkness = It can be cancelled as if it were a Darkness card.
flag-bars_depth_event = the next Depth Event does not happen; discard this card instead
flag-high_stakes = if you win your first game of Five Card Draw Poker in this visit, you may also draw a World card and an Artifact card of that World
flag-hard_poker = Five Card Draw Poker needs 1 more success, but a win pays D6 × $100 more
flag-dims_light = the light of the party reaches only the Map Tile of its bearer
bend-spares_things = when you would lose an item or a Side Bag token without using it, you may discard this instead
bend-heavy_going = moving into a space of this Map Tile costs { $more } more Move
when-find = from the { $find ->
    [loot] Loot
   *[scavenge] Scavenge
} deck
when-other_card = other than { $card }
each-fortune = $500 carried

quoted-name = “{ $name }”
verb-get = { $form ->
    [self] get { $what }
   *[other] { $subject } gets { $what }
}
verb-keep = { $form ->
    [self] keep this card as { $what }
   *[other] { $subject } keeps this card as { $what }
}
verb-keep-this = { $form ->
    [self] keep this card
   *[other] { $subject } keeps this card
}
deck-exploration = Exploration token
tokens-none-who = whoever has none
