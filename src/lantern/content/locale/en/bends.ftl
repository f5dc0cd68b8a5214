## Where rules can be bent: one sentence for each point

bend-for-all = for all Heroes, { $what }

# attacks
bend-damage_die = your melee Hits use { $die ->
    [P] the Peril die
   *[other] a { $die }
} for Damage
bend-to_hit_die = your melee Attacks use { $die } To Hit
bend-early_attack = you may make its Free Attack early, at +{ $initiative } Initiative
bend-critical_on = your melee Attacks score Critical Hits on { $faces }+
bend-all_critical = all your Hits are Critical Hits
bend-acts_first = you act before Enemies with the same Initiative as yours
bend-no_criticals = you score no Critical Hits with { $with ->
    [ranged] ranged
   *[melee] melee
} Attacks
bend-critical_face = your To Hit rolls of { $face } with { $weapon-word ->
    [Gun] Guns
   *[other] { A($weapon) }
} are Critical Hits{ $corruption_hits ->
    [0] { "" }
    [1] , and each of them does 1 Corruption Hit to you
   *[other] , and each of them does { $corruption_hits } Corruption Hits to you
}
bend-ignores = your melee Hits ignore { $what }
bend-damage_against_faster = +{ $damage } Damage against Enemies with a higher Initiative than yours
bend-hit_harder = { $times ->
    [1] add { $add } Damage to one of your Hits
    [2] double the Damage die of one of your Hits
   *[other] count the Damage die of one of your Hits { $times } times
}{ $times ->
    [1] { "" }
   *[other] { $add ->
        [0] { "" }
       *[other] , and add { $add }
    }
} after rolling its Damage (once per Hit)
bend-aims_freely = you need not shoot at adjacent Enemies first
bend-xp_from_enemies = each time you gain XP for { $enemies }, gain { $xp } more
bend-surer_against = +{ $by } on To Hit rolls against { $enemies }
bend-fits_weapons = you can use your special Shots with any { $keyword }
bend-points_per_hit = you may spend { $points } special Shots on one Hit
bend-calls_shots = before you roll To Hit with a ranged Attack, you may call a number: each die that shows it does { $damage } Damage, ignoring Defense, even if it misses
bend-free_attacks = you can make { $count } different Free Attacks in a turn
bend-parries = when an Enemy next to you rolls a 1 To Hit, it takes { $wounds ->
    [1] 1 Wound
   *[other] { $wounds } Wounds
}, ignoring Defense
bend-shots_of_each = each { $hands ->
    [1] single-handed
   *[2] double-handed
} { $weapon } that you fire has +{ $shots } { $shots ->
    [1] Shot
   *[other] Shots
}
bend-throws_farther = you throw explosives { $times ->
    [2] twice
   *[other] { $times } times
} as far
bend-handles_explosives = { $bounces ->
    [0] explosions do
    [1] explosives that you throw bounce 1 time fewer, and explosions do
   *[other] explosives that you throw bounce { $bounces } times fewer, and explosions do
} { $wounds ->
    [1] 1 fewer Wound
   *[other] { $wounds } fewer Wounds
} to you
bend-stronger_dynamite = have Dynamite that you throw do { $wounds ->
    [1] 1 more Wound
   *[other] { $wounds } more Wounds
} to each model
bend-charged_dynamite = Dynamite that you throw does { $wounds ->
    [1] 1 more Wound
   *[other] { $wounds } more Wounds
} to each model
bend-weakens = { $keyword } Enemies next to you{ $on_tile_if-word ->
    [none] { "" }
   *[other] { " " }(on your Map Tile, if you are { $on_tile_if })
} have -{ $defense } Defense

# moving
bend-escapes = you escape from { $keyword-word ->
    [none] Enemies
    [Beast] Beasts
   *[other] { $keyword } Enemies
} without a test
bend-more_dice = { $roll ->
    [move] { $dice ->
        [1] roll two dice for your Move and choose one
       *[other] roll { $dice } more dice for your Move and choose one
    }
   *[escape] { $dice ->
        [1] roll one more die to Escape and use the best
       *[other] roll { $dice } more dice to Escape and use the best
    }
}
bend-grit_on_move = you recover 1 Grit on Move rolls of { $face } as well
bend-grit_move = Grit that you spend to move adds { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, without a roll
bend-move_lost = when your Move die shows { $face ->
    [6] a 6
   *[other] { $face }+
}, you lose your Activation
bend-strikes_neighbours = when you end your Move next to a Hero, roll a D6: on { $up_to ->
    [1] a 1
   *[other] 1-{ $up_to }
}, that Hero takes { $hits ->
    [1] 1 Hit
   *[other] { $hits } Hits
}
bend-gate_corruption = each time you pass through a Gate, gain { $points ->
    [1] 1 Corruption point
   *[other] { $points } Corruption points
}, ignoring Willpower

# harm
bend-always_has = you always have your { $saves }, even against what ignores { $saves-n ->
    [1] it
   *[other] them
}
bend-lacks_willpower = you have no Willpower against { $against ->
    [horror] Horror
   *[corruption] Corruption
} Hits
bend-hurt_more = each source of { $harm ->
    [wounds] Wounds does { $more ->
        [1] 1 more Wound
       *[other] { $more } more Wounds
    }
   *[sanity] Sanity damage does { $more } more
} to you
bend-enemies_hit_on = when Enemies attack you, their To Hit rolls of { $face } are Hits, too
bend-enemies_roll_again = { $corruption_hits ->
    [0] make an Enemy on your Map Tile re-roll a To Hit die
    [1] take 1 Corruption Hit to make an Enemy on your Map Tile re-roll a To Hit die
   *[other] take { $corruption_hits } Corruption Hits to make an Enemy on your Map Tile re-roll a To Hit die
}
bend-reassures = prevent { $points } Wounds or Sanity damage that another Hero is about to take{ $xp ->
    [0] { "" }
   *[other] ; gain { $xp } XP for each point prevented
}
bend-lends_skill = add as many dice to a skill test of another Hero as you have points in that skill{ $xp ->
    [0] { "" }
   *[other] ; if the test is passed, gain { $xp } XP
}
bend-ignores_repeats = a Mutation that you already have does nothing to you
bend-gets_up = at the start of each turn, if you are KO'd, you may roll a D6: on { $target }+, { $heal ->
    [none] recover
   *[other] get up and heal { $heal } Wounds or Sanity damage in any mix
}{ $unscathed ->
    [7] { "" }
    [1] , without rolling on any Chart
    [6] , and on a 6 without rolling on any Chart
   *[other] , and on { $unscathed }+ without rolling on any Chart
}
bend-unscathed = when you recover from being KO'd, do not roll for Injury or Madness
bend-own_revive = you may use a Revive token of your own{ $xp ->
    [0] { "" }
   *[other] ; when you do, gain { $xp } XP
}
bend-stays_up = when you would be KO'd, { $price ->
    [none] { $target ->
        [0] heal
       *[other] roll a D6: on { $target }+, heal
    }
   *[other] { $price } to heal
} { $heal } Wounds or Sanity damage in any mix and stay up: you roll on no Chart, and what brought you down does nothing more{ $used_up ->
    [0] { "" }
   *[other] ; on a { $used_up }, discard it with the item that it is on
}
bend-voices = { $die ->
    [none] Voices in the Dark do not affect you
   *[other] Voices in the Dark deal { $die } Horror Hits to you instead of D6
}
bend-dark_stone_allergy = at the start of your Activation, take 1 Hit for each Dark Stone carried (at most { $most })
bend-stores_corruption = Corruption points that you get may be put on this as markers, up to { $points }; it counts as 1 Dark Stone for every { $per_dark_stone } of them
bend-backlash = when a Free Attack made with this wounds { $keyword-word ->
    [Void] a Void Enemy
   *[other] any { $keyword } Enemy
}, take { $corruption_hits ->
    [1] 1 Corruption Hit
   *[other] { $corruption_hits } Corruption Hits
}
on-chart-injury = Injury
on-chart-madness = Madness
on-chart-mutation = Mutation
on-chart-travel-hazards = Travel Hazards
bend-chart_dice = { $knocked_out ->
    [yes] { $bearer ->
        [all] each Hero who is KO'd rolls
       *[other] when you are KO'd, you roll
    }
   *[no] { $bearer ->
        [all] each Hero rolls only
       *[other] you roll only
    }
} { $dice ->
    [1] { $die ->
        [D6] 1 die
       *[other] a { $die }
    }
   *[other] { $dice }{ $die }
} on the { $charts } { $charts-n ->
    [1] Chart
   *[other] Charts
}
bend-cure_roll = { $by ->
    [surgery] Surgery
   *[exorcism] An exorcism
} for this has { $change-sign ->
    [less] -
   *[more] +
}{ $change } on the roll
bend-loses_keyword = you no longer have the keyword { $keyword }
bend-winnings = when you win gold by Gambling, you gain { $gold } more
bend-doomed = if you roll { $result } on the { $charts } Chart, or the last result of the chart in its place, you are gone for ever
bend-escapes_on = you pass every Escape test on { $target }+
bend-wards_markers = whenever you would get a status marker, roll a D6: on { $target }+, you do not get it, or you get it and lose another that you have
bend-chart_twice = you roll twice on the { $charts } { $charts-n ->
    [1] Chart
   *[other] Charts
} and choose one of the results
bend-reroll_chart = { $charts-word ->
    [none] you may re-roll one roll on a Chart by any Hero or by the party, also in the Travel and Town Stay after the Adventure
   *[other] you may re-roll one roll on the { $charts } Chart
}

# cards
drawn-darkness = a Darkness card
drawn-dread = a Growing Dread card
drawn-encounter = an Encounter card
drawn-loot = a Loot card
drawn-scavenge = a Scavenge card
drawn-gear = a Gear card
drawn-artifact = an Artifact card
drawn-threat = a Threat card
drawn-map = a Map card
drawn-exploration = an Exploration token
bend-redraw = { $own ->
    [yes] { $deck-word ->
        [exploration] when { $deck } is revealed on your Map Tile
        [none] when you draw a card
       *[other] when you draw { $deck }
    }, you may { $price ->
        [none] discard it
       *[other] { $price } to discard it
    } and draw another, which you keep
   *[no] discard { $deck-word ->
        [none] any card
       *[other] { $deck }
    } just drawn and draw another in its place
}{ $horror_hits ->
    [none] { "" }
   *[other] ; if you do, take { $horror_hits } Horror { $horror_hits-n ->
        [1] Hit
       *[other] Hits
    }
}{ $corruption_hits ->
    [0] { "" }
   *[other] ; if you do, take { $corruption_hits } Corruption { $corruption_hits ->
        [1] Hit
       *[other] Hits
    }
}{ $xp ->
    [0] { "" }
   *[other] ; if you do, gain { $xp } XP
}
bend-cancel_roll = when { $deck } is drawn, { $price ->
    [none] roll a D6
   *[other] { $price } to roll a D6
}: on { $target }+, it is cancelled
bend-foresee = { $deck-word ->
    [exploration] when an Exploration token is revealed, you may discard this to reveal { $more } more: one of them counts, the others are discarded
   *[other] when { $deck } is drawn, you may discard this to draw { $more } more: use one of them, put one on top of the deck and the rest under it
}
bend-own_token = when an Exploration token is about to be revealed, you may discard this to reveal { $double ->
    [yes] another, unseen token instead. If it shows a Clue, that Clue counts as 2 (as 1 in Missions where something happens at each Clue)
   *[no] the token kept with this instead
}{ $blank ->
    [none] { "" }
   *[other] ; if not, get { $blank }
}
bend-breaks = after each use of this, roll a D6: on { $up_to ->
    [1] a 1
   *[other] 1-{ $up_to }
}, discard it
bend-find_xp = the XP of Loot and Scavenge cards that you draw is { $times ->
    [2] doubled
   *[other] worth { $times } times as much to you
}
bend-loot_lost = when you draw a Loot card, roll a D6: on { $up_to ->
    [1] a 1
   *[other] 1-{ $up_to }
}, take { $sanity } Sanity damage, ignoring Willpower, instead

# belongings
bend-holds = holds { $count ->
    [1] 1
   *[other] up to { $count }
}{ $token-n ->
    [1] { "" }
   *[other] { " " }each of
} { $token } { $count ->
    [1] { $token-n ->
        [1] token
       *[other] tokens
    }
   *[other] tokens
}, which take no place in the Side Bag{ $kept ->
    [yes] { " " }and are never discarded except to use them
   *[no] { "" }
}
bend-worn = { $count ->
    [0] you cannot wear { $slot ->
        [hat] a Hat
        [face] anything on your Face
        [shoulders] anything on your Shoulders
        [coat] a Coat
        [torso] anything on your Torso
        [gloves] Gloves
        [belt] a Belt
        [pants] Pants
       *[boots] Boots
    }
   *[other] you can wear { $count } { $slot ->
        [hat] Hats
        [face] things on your Face
        [shoulders] things on your Shoulders
        [coat] Coats
        [torso] things on your Torso
        [gloves] pairs of Gloves
        [belt] Belts
        [pants] pairs of Pants
       *[boots] pairs of Boots
    }
}
bend-extra_hands = you have { $count ->
    [1] one more hand
   *[other] { $count } more hands
}, for single-handed items
bend-stows = { $weight } of your carrying limit { $weight ->
    [1] is
   *[other] are
} only for items that you neither hold nor wear
bend-only_one = { $whose ->
    [party] the party
   *[hero] a Hero
} may have only one{ $keyword-word ->
    [none] { "" }
   *[other] { " " }{ $keyword }
}
bend-sells_for = it sells for { $gold } in Town
bend-cured_as = it can be removed as if it were { $kind ->
    [injury] an Injury
    [madness] a Madness
    [mutation] a Mutation
   *[curse] a Curse
}
bend-manages_double = you may still use { $keyword-word ->
    [none] double-handed items
   *[other] a double-handed { $keyword }
}, but without Critical Hits
bend-barred = { $unless-word ->
    [none] { $unless_from ->
        [none] you cannot use
       *[other] You can only use
    }
   *[other] you can only use
} { $keyword-word ->
    [Gun] Guns
   *[other] items that are { $keyword }
}{ $unless-word ->
    [none] { $unless_from ->
        [none] { "" }
        [artifact] { " " }that are Artifacts
        [gear] { " " }that are Gear
        [starting] { " " }that are Starting Gear
        [personal] { " " }that are Personal Items
        [light] { " " }that are Light Sources
       *[town] { " " }that are sold in Town
    }
   *[other] { " " }that are { $unless }
}
bend-allowed = you can use { $hands ->
    [1] single-handed
   *[2] double-handed
} { $keyword-word ->
    [Gun] Guns
   *[other] items that are { $keyword }
}
bend-hides_tokens = the tokens in your Side Bag are hidden: nothing takes them away
bend-weightless = { $keyword-word ->
    [Clothing] Clothing items weigh
   *[other] items with the keyword { $keyword } weigh
} nothing for you
bend-hides_dark_stone = it hides up to { $shards } of your Dark Stone shards: they do not count as carried and do not corrupt you
gives-keywords = you have the keywords { $what }
bend-gives_keyword = { $other_worlds ->
    [yes] in OtherWorlds you have
   *[no] you have
} the keyword { $keyword }
bend-fuses = { $what ->
    [item] choose a single- or double-handed item that you carry: as long as you have this, you can never put it away, give it or lose it
   *[dark_stone] as long as you have this, the Dark Stone that you carried when you got it can never be sold, used, given or lost; it still corrupts you
}

# the mine, and around an Adventure
bend-hold_back_die = while you carry the party's light, { $die ->
    [P] Peril dice
   *[other] { $die }
} are rolled to Hold Back the Darkness
bend-hunted = the law is after you: at the start of each Town Stay, get { $markers } Unwanted Attention { $markers ->
    [1] marker
   *[other] markers
}
bend-hold_back_corrupts = each time the Hold Back the Darkness roll is too low, doubles or not, take { $hits } Corruption { $hits ->
    [1] Hit
   *[other] Hits
}
bend-dread_for_depth_events = in place of each Depth Event, add { $cards } { $cards ->
    [1] card
   *[other] cards
} to the Growing Dread stack
bend-failed_hold_back = each time the Hold Back the Darkness roll is too low, doubles or not, take { $sanity } Sanity damage, ignoring Willpower
bend-search_roll = to Scavenge or look through a Door, first roll a D6: if it is below { $target }, you cannot
bend-scavenges_more = when you Scavenge successfully, draw { $cards ->
    [1] 1 more card and discard one of those drawn
   *[other] { $cards } more cards and discard as many of those drawn
}
bend-scavenge_ignores = { $sixes ->
    [1] the first 6 of each of your Scavenge rolls does not count
   *[other] the first { $sixes } sixes of each of your Scavenge rolls do not count
}
bend-starts_with_grit = you start the next Adventure { $grit ->
    [0] without Grit
   *[other] with only { $grit } Grit
}
bend-skips_stay = you take no part in the next Town Stay
bend-full_grit = you start the next Adventure with full Grit
bend-prices = items in Town cost you ${ $change } { $change-sign ->
    [less] less (never less than $10)
   *[more] more
}
bend-camp_rolls = your rolls for Camp Site Hazards have { $change-sign ->
    [less] -{ $change }
   *[more] +{ $change }
}
bend-both_attacks = you may make a melee Attack as well as a ranged one in the same Activation
bend-sure_casting = a casting roll of yours that has failed may count as just high enough
bend-prices_of = in Town, whatever has the keyword { $keyword } costs you ${ $change } { $change-sign ->
    [less] less (never less than ${ $least })
   *[more] more
}
bend-haggles = once per Town Stay, one thing that you buy costs you D6 × ${ $times } less
bend-better_haul = each success in { $service } brings you ${ $gold } more
bend-location_rolls = your rolls for the events of Town locations have { $change-sign ->
    [less] -{ $change } (never less than 2)
   *[more] +{ $change }
}

# enemies
bend-hordes = at the end of each turn of a Fight, roll a D6: if it is higher than the number of them in play, { $more } more appear next to random Heroes
bend-targets = { $bearer ->
    [lone] if it can, it attacks
   *[other] if they can, they attack
} the Hero with the most { $most ->
    [gold] gold
   *[dark_stone] Dark Stone
}
bend-first_hit = the first melee Hit that each Hero takes from { $bearer ->
    [lone] it
   *[other] them
} in a turn does { $times ->
    [2] double Damage
   *[other] { $times } times its Damage
}
bend-horror_damage = { $bearer ->
    [given] do +{ $more } Sanity damage with Horror Hits
    [given-more] do +{ $more } Sanity damage with Horror Hits
    [lone] its Horror Hits do +{ $more } Sanity damage
   *[other] their Horror Hits do +{ $more } Sanity damage
}
bend-ranged_damage = { $bearer ->
    [given] have +{ $more } Damage with ranged Attacks
   *[other] +{ $more } Damage with ranged Attacks
}
bend-sixes_count = { $bearer ->
    [given] count each To Hit roll of 6 as { $hits } Hits
    [given-more] count each To Hit roll of 6 as { $hits } Hits
   *[other] To Hit rolls of 6 count as { $hits } Hits
}
bend-sixes_add = { $bearer ->
    [given] get { $combat ->
        [1] 1 more Combat die
       *[other] { $combat } more Combat dice
    } for each To Hit roll of 6 (a 6 on these dice adds no more)
    [given-more] get { $combat ->
        [1] 1 more Combat die
       *[other] { $combat } more Combat dice
    } for each To Hit roll of 6 (a 6 on these dice adds no more)
   *[other] each To Hit roll of 6 adds { $combat ->
        [1] 1 Combat die
       *[other] { $combat } Combat dice
    } to the Attack (a 6 on these dice adds no more)
}
bend-hits_count = each of { $bearer ->
    [lone] its
   *[other] their
} { $with ->
    [ranged] ranged
   *[melee] melee
} Hits counts as { $as } Hits
bend-more_combat = { $for ->
    [wounded] { $bearer ->
        [given] have +{ $combat } Combat while they have a Wound
        [given-more] +{ $combat } Combat while they have a Wound
       *[other] each of them that has a Wound has +{ $combat } Combat
    }
   *[dark_stone] { $bearer ->
        [given] have +{ $combat } Combat against a Hero who carries Dark Stone
       *[other] +{ $combat } Combat against a Hero who carries Dark Stone
    }
}
bend-combat_by_initiative = { $bearer ->
    [given] have{ " " }
   *[other] { "" }
}+1 Combat for { $every ->
    [1] every point
   *[other] every { $every } points
} by which their Initiative is higher than that of the Hero they attack{ $keyword-word ->
    [none] { "" }
   *[other] { " " }(for { $every_against ->
        [1] every point
       *[other] every { $every_against } points
    } against { A($keyword) } Hero)
}
bend-stench = Heroes on a Map Tile with one of them, or with what brings them forth, have -{ $penalty } on To Hit rolls (a 6 still counts as a 6)
bend-ambush = { $comes ->
    [always] { $bearer ->
        [lone] it always comes from Ambush, unless another Enemy brings it forth
       *[other] they always come from Ambush, unless another Enemy brings them forth
    }
   *[never] { $bearer ->
        [lone] it never takes part in an Ambush: it is placed as in any other Attack
       *[other] they never take part in an Ambush: they are placed as in any other Attack
    }
}
bend-swarm = Up to { $most } of them may share a space, if need be. They move through other models. All in a space with 2 or more attack every adjacent Hero, each with full Combat. Damage that one of them does not need to die goes on to the next in its space, less the Defense of that one
bend-reach = { $bearer ->
    [lone] it attacks
   *[other] they attack
} every Hero within { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, with { $bearer ->
    [lone] its
   *[other] their
} full Combat
bend-criticals_leave = Critical Hits lower { $bearer ->
    [lone] its
   *[other] their
} Defense only to { $defense }
bend-feasts = { $bearer ->
    [lone] when it KOs a Hero
   *[other] when one of them KOs a Hero
}, it heals { $heals } { $heals-n ->
    [1] Wound
   *[other] Wounds
}
bend-spawns = { $more_rolls ->
    [0] { "" }
    [1] each of them rolls twice to bring forth others
   *[other] each of them makes { $more_rolls } more rolls to bring forth others
}{ $easier ->
    [0] { "" }
   *[other] { $more_rolls ->
        [0] the roll to bring forth others needs { $easier } less
       *[other] ; the roll needs { $easier } less
    }
}
bend-explodes = when one of them is destroyed, each Hero within { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
} takes { $corruption_hits } Corruption { $corruption_hits-n ->
    [1] Hit
   *[other] Hits
}

# of the frontier
bend-critical_kill = up to { $times } times per turn, when you kill an Enemy with a Critical Hit of { $weapon-word ->
    [Gun] a Gun
   *[other] { $weapon }
}, get +{ $shots } { $shots ->
    [1] Shot
   *[other] Shots
} for this Attack
bend-splashes_harder = Hits that Enemies next to the target take from your Critical Hits with { $weapon-word ->
    [Shotgun] a Shotgun
   *[other] { $weapon }
} do +{ $damage } damage
bend-barges = you may move into the spaces of models smaller than Large; each goes to the space that you leave
bend-escape_stride = when you have passed an Escape test, you may move { $spaces } more spaces
bend-passes_hit = pass a Hit of an Enemy on to another model next to you, before any save
bend-shelters = Hits of { $cards-word ->
    [none] { $events }
   *[other] { $events-word ->
        [none] { $cards }
       *[other] { $cards } and of { $events }
    }
} do { $wounds ->
    [1] 1 Wound
   *[other] { $wounds } Wounds
} less to you
bend-chart_die_again = when you roll on the { $charts } Chart, you may roll one of the dice again
bend-hides_icons = { $items ->
    [1] of your items that are not equipped (between Adventures, of all of them), the one with the most Dark Stone icons counts as having none
   *[other] of your items that are not equipped (between Adventures, of all of them), the { $items } with the most Dark Stone icons count as having none
}
bend-sale_brings = Gear and Artifacts that you sell in Town each bring { $gold } more
bend-sells_dearer = Gear and Artifacts that you sell in Town bring { $percent }% more (rounded up to $5){ $grit ->
    [0] { "" }
   *[other] , and each sale lets you recover { $grit } Grit
}
bend-unseen = you ignore { $markers } Unwanted Attention { $markers ->
    [1] marker
   *[other] markers
}
bend-path_finder = add { $by } to the roll for the type of the Town, or take { $by } off it
bend-another_day = once per Town Stay, cancel the Daily Event and draw another
