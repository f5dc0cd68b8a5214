## The table in the browser: what views say of their own

table-ask-again = { $who }: { $purpose }. Re-roll?
table-ask-stays = { $escape ->
    [0] { $points ->
        [0] { $who } has no movement left. What now?
       *[other] { $who } has nowhere to go. What now?
    }
   *[other] An Enemy holds { $who } back: { $escape }+ to Escape. What now?
}
# What dice of Damage must show that may be rolled again.
table-note-more-dice = { $what }: { $dice } dice, of which one counts
table-note-more-hits = { $what }: one die counts for { $hits } Hits
table-because-damage = { $faces ->
    [all] {""}
   *[other] The { $faces }:{" "}
}{ $percent ->
    [0] No number of one die gets past Defense { $defense }.
    [100] { $defense ->
        [0] No Defense counts: every number wounds.
       *[other] Every number gets past Defense { $defense }.
    }
   *[other] More than Defense { $defense } wounds: { $least }+, { $percent }%{ $dice ->
        [one] .
       *[other] {" "}each.
    }
}
table-because-scavenge = { $sixes ->
    [0] No 6, so no card yet.
    [one] One 6, so one card is drawn.
   *[other] { $sixes } sixes, so { $sixes } cards are drawn.
}{" "}{ $dice ->
    [one] One die again: { $percent }% for { $sixes ->
        [0] one
       *[other] one more
    }.
   *[other] { $dice } dice again: { $percent }% for { $sixes ->
        [0] one
       *[other] one more
    }.
}
table-lies = { $dice ->
    [one] As it lies
   *[other] As they lie
}: { $comes }.
table-lies-hits = { $hits ->
    [0] no Hit
    [one] 1 Hit
   *[other] { $hits } Hits
}
table-then = Then: { $what }
table-stake = { $none ->
    [yes] { $dice ->
        [one] Nothing is lost as it lies.
       *[other] Nothing is lost as they lie.
    }
   *[no] { $dice ->
        [one] As it lies
       *[other] As they lie
    }: { $what }{ $before ->
        [none] {""}
       *[other] {" "}(before { $before })
    }{ $falls ->
        [yes] , and KO'd
       *[no] {""}
    }.
}
table-stake-wounds = { $sure ->
    [yes] { $most ->
        [one] 1 Wound
       *[other] { $most } Wounds
    }
   *[no] { $least } to { $most } Wounds
}
table-stake-sanity = { $sure ->
    [yes] { $most } Sanity damage
   *[no] { $least } to { $most } Sanity damage
}
table-stake-corruption = { $most ->
    [one] 1 Corruption point
   *[other] { $most } Corruption points
}
table-odds-hit = at least one Hit
table-odds-escape = gets away
table-odds-find = draws a card
table-odds-kill = all of them kill it
table-odds-reach = reaches what is needed
table-odds-passes = passes the test
table-odds-more = shows more
table-odds-less = shows less
table-odds-enough = enough Damage to kill
table-deck-exploration = Exploration tokens
table-language-en = English
table-language-it = Italiano

## Options of the table

table-option-basic_game = Basic game
table-option-basic_game-text = For a first game: no Epic Threats, Gates count as Doors, and Corruption is only noted.
table-option-fixed_hero_move = Steady pace
table-option-fixed_hero_move-text = Heroes move 4 spaces instead of rolling for it; modifiers still count.
table-option-below_the_darkness = Below the Darkness
table-option-below_the_darkness-text = When the Darkness passes the party, all Enemies get an Elite ability.
table-option-hard_core = Hard core
table-option-hard_core-text = A Hero who is KO'd dies unless they get up before the next turn, and stays dead.
table-option-softer_hard_core = Hard core, a little softer
table-option-softer_hard_core-text = A Hero who is KO'd dies unless they get up before the next turn, but may be brought back between adventures.
table-option-real_epic_threats = Real epic threats
table-option-real_epic_threats-text = One or two Heroes draw Epic Threats instead of High ones.
table-option-unlimited_models = Unlimited models
table-option-unlimited_models-text = The box never runs out of Enemies.
table-option-players_choose_ties = Players choose ties
table-option-players_choose_ties-text = Where Enemies are equally near or a place is as good as another, the players choose instead of a die.
table-option-larger_enemy_xp = XP for large Enemies
table-option-larger_enemy_xp-text = As in 2014: a large Enemy pays its XP for each Hit that wounds it, not once per Attack, and still 5 more for each Wound.
table-option-dual_wield = Two guns
table-option-dual_wield-text = As in 2014: no penalty on To Hit rolls for the off hand; two guns fired together still score no Critical Hits.
table-option-scavenge_cap = One find per tile
table-option-scavenge_cap-text = As in 2014: a tile can be scavenged with success only once.
table-option-token_bars_search = Tokens and doors
table-option-token_bars_search-text = As in 2014: a face-down token bars scavenging, not doors.
table-option-misfit_tile = Tiles that do not fit
table-option-misfit_tile-text = As in 2014: a tile that does not fit is replaced and never turned.
table-option-explore_xp = No XP for exploring
table-option-explore_xp-text = As in 2014: no XP for placing a tile.
table-option-exploration_tokens = Old tokens
table-option-exploration_tokens-text = The Exploration tokens of 2014.
table-option-start_area = Old start
table-option-start_area-text = As in 2014: the Heroes begin in the smaller start area.
table-option-tough = Old Tough
table-option-tough-text = As in 2014: Critical Hits on Tough Enemies count as normal Hits.
table-option-revive_token = Old Revive token
table-option-revive_token-text = As in 2014: after a Revive token the rest of the damage still comes.
table-option-hands = Hands once a turn
table-option-hands-text = As in 2014: hands are assigned by all at the start of every turn, for the whole turn.
table-option-token_timing = Tokens in your Activation
table-option-token_timing-text = As in 2014: Side Bag tokens are used only in one's own Activation.
table-option-free_token = Old free token
table-option-free_token-text = As in 2014: the free token is Whiskey, Bandages or Dynamite.
table-option-grit_on_charts = Grit on charts
table-option-grit_on_charts-text = As in 2014: Grit re-rolls chart rolls too.
table-option-intro_mission = Old first mission
table-option-intro_mission-text = The introductory mission of 2014.
table-option-starting_gear = { -starting-gear }
table-option-starting_gear-text = As in 2014: Starting Gear may be handed to another Hero.

## Undo

table-undo-free = Undo freely
table-undo-free-text = Any answer can be taken back, and chance stays as it was.
table-undo-reseed = Undo, with new luck
table-undo-reseed-text = Any answer can be taken back, but the dice fall anew.
table-undo-no-reveal = Undo until a die falls
table-undo-no-reveal-text = Nothing is taken back past a roll or a card that was revealed.

## Questions that a policy can answer

table-reaction-reroll = Re-roll dice with Grit
table-reaction-roll-again = Re-roll dice thanks to an ability
table-reaction-assign-hits = Give Hits that can go to one Enemy only
table-reaction-hit-harder = Spend Grit to hit harder
table-reaction-special-shot = Add something special to a Hit
table-reaction-add-damage = Add Damage to a Hit
table-reaction-use-trigger = Use an ability at its moment
table-reaction-recover-grit = Recover Grit on a 1
table-reaction-spend-grit-now = Spend Grit that cannot be held
table-reaction-hands = What is in hand
table-reaction-clothes = What is worn
table-reaction-stop-bleeding = Stop the bleeding with Grit
table-reaction-revive = Spend a Revive token
table-reaction-stay-up = Stay up when about to be KO'd
table-reaction-reassure = Spare another Hero damage
table-reaction-lend-skill = Add dice to another Hero's test
table-reaction-recover = Get up when it is quiet
table-reaction-heal-or-grit = Grit instead of healing, at full Health
table-reaction-redraw = Have a card drawn again
table-condition-named = Named: { $what }.
table-condition-kept = Kept with it: { $what }.
table-reaction-own-token = Reveal a token of your own
table-reaction-redraw-threat = Have a Threat card drawn again
table-reaction-cancel-card = Cancel a card that was drawn
table-reaction-reroll-chart = Have a chart re-rolled
table-reaction-add-to-casting = Add points to a casting roll
table-reaction-accept-gift = Take what is handed over
table-reaction-spare-things = Give something up to keep what a card would take
table-reaction-gain = Take what a card offers
table-reaction-draw = Draw a card that may be drawn
table-reaction-lantern-oil = Burn Lantern Oil against the Darkness
table-reaction-flee = Talk about fleeing
table-reaction-effect-order = The order of effects
table-reaction-test-order = The order of tests
table-reaction-level-order = The order in which Heroes gain levels
table-reaction-who-goes = Who goes on the next adventure
table-reaction-set-out = Whether everybody is ready to set out
table-reaction-enemy-order = Which Enemy moves first
table-reaction-attacked-first = Which Hero is attacked first
table-reaction-cancel-harm = Keep Wounds or Sanity damage from happening
table-reaction-cancel-darkness-card = Cancel a Darkness card with something carried
table-reaction-cancel-dread-card = Cancel a Growing Dread card with something carried
table-reaction-grit-for-dread = Use something for the Grit that cancels a Growing Dread card
table-reaction-cancel-darkness-moves = Keep the Darkness from moving
table-reaction-cancel-darkness-space = Keep a special space of the Depth Track from acting
table-reaction-cancel-depth-event = Keep a Depth Event from happening
table-reaction-cancel-sanity-harm = Prevent all Sanity damage of a turn
table-reaction-cancel-voices = Keep the Voices in the Dark away
table-reaction-draw-three = Give something up to choose among several cards
table-reaction-choose-world = Choose the world beyond a Gate
table-reaction-before-test = Use something before a test that a card asks
table-reaction-before-harm = Use something before harm comes
table-reaction-before-attack = Use something before Enemies attack
table-reaction-help-test = Use something that helps in a test
table-reaction-hold-back-anew = Roll against the Darkness once more thanks to an ability
table-option-advanced_encounters = Advanced Encounters
table-option-advanced_encounters-text = A room that is like no other brings the Encounter named on its Map card, too.
table-option-dangerous_bombs = Dangerous bombs
table-option-dangerous_bombs-text = Whoever takes 10 Wounds or more at once may be blown up by what is in the Side Bag.
table-option-mythic_abilities = { -mythic-ability(count: "many") }
table-option-mythic_abilities-text = This many Mythic abilities for each type of Enemy that has a chart of them.
table-reaction-turn-die = Change a die with something carried
table-reaction-store-corruption = Store a Corruption point in something carried
table-reaction-cancel-enemy-attack = Keep an Enemy from attacking
table-reaction-cancel-injury = Keep an Injury from another Hero
table-reaction-cancel-hazard = Cancel a Travel Hazard

## What could not be drawn

table-undrawn = These parts of the table could not be drawn: { $parts }. Nothing is lost: everything else counts, and the last answer can be taken back.
table-undrawn-entry = (What happened here could not be told.)
table-part-table = the whole table
table-part-mission = the mission
table-part-question = the question
table-part-refusals = what is not allowed
table-part-any-time = what can be done at any time
table-part-dice = the dice
table-part-heroes = the Heroes
table-part-enemies = the Enemies
table-part-sheets = the record sheets of the Enemies
table-part-map = the map
table-part-track = the Depth Track
table-part-cards = the cards
table-part-order = the order of this turn
table-part-undo = what can be taken back
table-part-notice = a notice
table-part-end = the end of the adventure
table-part-log = the log

## Boxes

table-packs-clash = { $first } and { $last } both change { $what }: what { $last } says counts.
table-packs-rows = { $first } and { $last } both take the rows { $rows } of { $what }: those of { $last } count.
table-packs-add = { $last } adds to { $what } as { $first } has it.

table-save-waits = { $count ->
    [one] It waits for the pack { $packs }, which is not here.
   *[other] It waits for the packs { $packs }, which are not here.
} { $why ->
    [off] It is switched off: `lantern pack on { $folder }`, or its button on the first page, switches it on.
    [broken] It is set aside: { $problem }
   *[gone] Put it back, and the game goes on.
}
table-save-waits-heroes = { $count ->
    [one] It waits for the hero class { $heroes }, which no pack has now.
   *[other] It waits for the hero classes { $heroes }, which no pack has now.
} Give it its id back, and the game goes on.
table-save-waits-mission = It waits for the mission { $mission }, which no pack has now. Give it its id back, and the game goes on.

## Places, for those who see the map

table-far-N = { $count } north
table-far-S = { $count } south
table-far-W = { $count } west
table-far-E = { $count } east
table-right-here = right here
table-on-tile = { $tile }: row { $row }, place { $place }
table-by-the-door = by the { $side } door, { $where }
table-next-to = next to { $who }, { $where }
table-step = A step: { $where }

event-moved-seen = { $steps ->
    [one] { $who } moves one step
   *[other] { $who } moves { $steps } steps
}{ $into ->
    [none] .
   *[other] {""}, to { $into }.
}
event-moved-dynamite-seen = The dynamite bounces on.
event-placed-seen = { $who } is placed in { $tile }.
event-companionleft-seen = { $companion } is left behind: { $tile }.
event-enemyplaced-seen = { $target ->
    [nobody] { $enemy } appears.
   *[other] { $enemy } appears and goes for { $target }.
}
event-knockedout-seen = { $hero } goes down!
event-recovered-seen = { $hero } gets up.

table-reaction-level-up = Gain a level
table-reaction-enemy-rolls-again = Have an Enemy roll again
table-reaction-stronger-throw = Make a throw stronger
table-reaction-get-up = Get up when KO'd
table-reaction-haggle = Pay less for a thing
table-reaction-cast-anyway = Let a card that has failed work all the same
table-reaction-call-shot = Call a shot
table-reaction-lodging = Where to sleep in Town
table-reaction-meets-hazard = Who meets a hazard of the road first
table-reaction-meets-event = At whose location something happens first
table-option-house_bounties = House rule: bounties by keyword
table-option-house_bounties-text = The Frontier Outpost rolls for a keyword; every such Enemy killed in the next adventure pays by its size.
table-option-prometheus_procedure = House rule: the Prometheus Procedure
table-option-prometheus_procedure-text = The Doc's Office brings dead Heroes back for less gold, slower and Undead.
table-option-store_hold_up = House rule: holding up the General Store
table-option-store_hold_up-text = Outlaws may rob the General Store, and may be sent away for ever.
table-option-betting_pool = House rule: the Betting Pool
table-option-betting_pool-text = In the Saloon gold is staked on where the Darkness will be at the end of the next adventure.
table-option-faith_in_scripture = House rule: Faith in Scripture
table-option-faith_in_scripture-text = In the Church whoever has a Holy Book may read in it for a sign: an Exploration token for the next adventure.
table-option-enemy_training = House rule: Enemy Training
table-option-enemy_training-text = At the Frontier Outpost Heroes train for the next adventure against Enemies of a keyword.
table-option-rumors = House rule: Rumors
table-option-rumors-text = In the Saloon a Whiskey and some gold may tell where a Clue lies in the next adventure.
table-option-shrine = A Shrine near the Town
table-option-shrine-text = The Shrine of the feudal villages can be visited, too: rituals, Blessed Auras for Dark Stone, its own goods.
table-hotel = Hotel
table-camp-site = Camp Site
table-town-small = a small town
table-town-medium = a town of middling size
table-town-large = a large town
table-option-frontier_town = The Frontier Town expansion
table-option-frontier_town-text = Towns differ: the party chooses a size, finds a type with rules of its own, and meets the locations that are there; every day has its event, and the road has 36 hazards.
table-reaction-pass-hit = Pass a Hit on
table-reaction-town-type = Change the roll for the type of the Town
table-reaction-another-day = Draw another Daily Event
table-reaction-raise-bet = Raise a bet
table-reaction-cheat = Try a lost hand again

## The plan

plan-monsters = Party level { $level } ({ $who }): { $tougher }
plan-monsters-plain = the monsters are no tougher than usual.
plan-monsters-elite = every type of Enemy has { $elite ->
    [one] 1 Elite ability.
   *[other] { $elite } Elite abilities.
}
plan-monsters-brutal-plain = all Enemies are Brutal.
plan-monsters-brutal-elite = all Enemies are Brutal, and every type of them has { $elite ->
    [one] 1 Elite ability.
   *[other] { $elite } Elite abilities.
}

## Cards as they are turned over

card-elite = Elite Abilities
card-mythic = Mythic Abilities
card-enemies = The Enemies
card-cannot-use = Cannot use it
card-stake-darkness = The Darkness: { $what }
card-stake-darkness-back = The Darkness back: { $what }
card-stake-dread = Growing Dread: { $what }
card-stake-depth-event = Depth Event
card-stake-fight = A Fight

## What is left to do of the goal

table-step-icons = { $n ->
    [0] Find { $needed } Clues
   *[other] Find the Clues: { $n } of { $needed }
}
table-step-rooms = { $n ->
    [0] Explore { $needed } rooms
   *[other] Explore rooms: { $n } of { $needed }
}
table-step-objective = Find the Objective Room
table-step-fight = Win the Fight in the Objective Room
table-step-this-fight = Win this Fight: { $n ->
    [0] the Enemies are on their way
    [one] 1 Enemy left
   *[other] { $n } Enemies left
}{ $n ->
    [0] {""}
   *[other] { $more ->
        [yes] , and more are on their way
       *[no] {""}
    }
}
table-step-slay = Kill { THE($kind) }
table-step-count = { $what }: { $n } of { $needed }
table-step-clear = { $n ->
    [0] Leave no Enemy standing
    [one] Leave no Enemy standing: 1 left
   *[other] Leave no Enemy standing: { $n } left
}
table-step-gather = Bring every Hero{ $along ->
    [none] {""}
   *[other] {" "}and { $along }
} to { $place ->
    [entrance] the Entrance
    [objective] the Objective Room
   *[other] where the mission ends
}{ $ready ->
    [yes] : { $n } of { $heroes } Heroes are there
   *[no] {""}
}
