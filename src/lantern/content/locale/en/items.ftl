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

who-one_hero_on_tile = one Hero of your choice on your Map Tile
group-one_hero_on_tile = one Hero of your choice on your Map Tile

moment-depth_event = when a Hold Back the Darkness roll brings a Depth Event
moment-darkness_card = when a Darkness card is drawn
moment-find_drawn = { $bearer ->
    [you] when you draw a Loot or Scavenge card
   *[other] when a Hero draws a Loot or Scavenge card
}
moment-adventure_ends = at the end of the Adventure

timing-hit = for one of your Hits, also after its Damage is rolled

when-this_weapon-yes = with this
when-this_weapon-no = with anything but this
when-rolled = on a { $number }

thing-damage = { $amount } Damage
verb-add_damage = add { $what } to it
verb-free_attack-thrown = throw with Range Strength + 3, Melee To Hit and Shots { $shots }
free_attack-any_target = against any Enemy in Range, even if others are adjacent

flag-stays_with_bearer = It can never be sold, given away or discarded

verb-enemy_hits-one_adjacent = one adjacent Enemy takes { $what }
verb-enemy_hits-one_on_tile = one Enemy of your choice on the Map Tile takes { $what }
throw-escape = Escape

timing-harm = when you are about to take the damage of one source
timing-darkness_card = when a Darkness card has been drawn
timing-dread_card = when a Growing Dread card is revealed
timing-darkness_moves = when the Darkness is about to advance
verb-cancel = cancel it
timing-voices = when you hear Voices in the Dark
item-attaches = upgrade: attach it to any item
item-attaches-to = upgrade: attach it to an item with { $what }
item-attaches-slots = { $n ->
    [one] 1 upgrade slot
   *[other] { $n } upgrade slots
}
timing-sanity_harm = when you are about to take Sanity damage (also for what more of it comes this turn)
timing-depth_event = when a Depth Event comes
verb-ready_this = this is ready again
verb-shackle = choose an adjacent Enemy and take a Strength test: { $medium }+ against a Medium one, { $small }+ against a Small one, { $large }+ against a Large one, { $extra_large }+ against an Extra Large one. Passed: it loses its Activation this turn
verb-archive_markers = put { $what } of the Archive on the Depth Track
verb-archive_markers-removed = take up to { $what } of the Archive off the Depth Track; for each: { $effect }
when-unaided-yes = without help or re-rolls
when-unaided-no = with help or re-rolls
verb-enemy_hits-near_tiles = each Enemy on your Map Tile and the adjacent ones takes { $what }
ignore-endurance = Endurance
verb-mark-plain = put a marker on this
verb-spend_marks = discard all markers on this and divide as many Wounds, ignoring Defense, among the { $keyword } Enemies on your Map Tile
enemy_hits-only = { $what }; only { $keyword } Enemies
verb-teleport = instead of your Move, move up to { $dice } spaces past all other models, without Escape tests; if all dice show the same, stay where you are and { $effect }
