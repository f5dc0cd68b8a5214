## Items: what they are sold for, what they ask for, and what they alone can do

deck-town = Sold in Town
item-price = Price in Town: { $what }
label-needs = Needs { $what }

stat-scavenge_dice = { $n ->
    [one] die to Scavenge
   *[other] dice to Scavenge
}
stat-breath = Catch Your Breath rolls
stat-recovery = rolls to Recover from being KO'd

who-one_hero_on_tile = a Hero of your choice on your Map Tile
group-one_hero_on_tile = one Hero of your choice on your Map Tile

moment-depth_event = when a Hold Back the Darkness roll brings a Depth Event
moment-darkness_card = when a Darkness card is drawn
moment-find_drawn = { $bearer ->
    [you] when you draw
   *[other] when a Hero draws
} { $find ->
    [loot] a Loot card
    [scavenge] a Scavenge card
   *[any] a Loot or Scavenge card
}
moment-adventure_ends = at the end of the Adventure

timing-hit = for one of your Hits, even after rolling its Damage

when-attached_to = on { A($what) }
when-in_town-yes = in Town
when-gambling-yes = while Gambling
when-gambling-no = while not Gambling
when-marked-yes = if a marker is on this
when-marked-no = if no marker is on this
when-in_town-no = outside of Town
when-threat = ({ $level })
when-heals_with = with { $name }
when-this_weapon-yes = with this
when-this_weapon-no = with anything but this
when-rolled = on a { $number }

thing-damage = { $amount } Damage

flag-fills_the_library = at the end of the Adventure, each Hero gains 1 Library Knowledge for every 5 Archive markers on the Depth Track
flag-keeps_markers = the markers on this stay there after the Adventure
flag-stays_with_bearer = it can never be sold, given away or discarded

throw-escape = an Escape roll

timing-harm = when you are about to take the damage of one source
timing-darkness_card = when a Darkness card is drawn
timing-dread_card = when a Growing Dread card is revealed
timing-darkness_moves = when the Darkness is about to advance
timing-voices = when you hear Voices in the Dark
item-limit = { $n ->
    [one] A Hero may have only one.
   *[other] A Hero may have at most { $n }.
}
item-attaches = upgrade for any item
item-attaches-to = upgrade for { A($what) }
item-attaches-free = { $what }: takes no upgrade slot
item-attaches-slots = { $n ->
    [one] 1 upgrade slot
   *[other] { $n } upgrade slots
}
timing-sanity_harm = when you are about to take Sanity damage
timing-depth_event = when a Depth Event comes
when-unaided-yes = without help or re-rolls
when-unaided-no = with help or re-rolls
