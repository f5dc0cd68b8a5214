## What happens. $form: self (an order to the reader), other ($subject does it; an empty one has been named), and -may: by choice

verb-hits = { $form ->
    [self] take { $what }
    [self-may] you may take { $what }
    [other-may] { $subject } may take { $what }
   *[other] { $subject } takes { $what }
}
hits-damage = { $hits ->
    [one] { $what } doing { $damage } damage
   *[other] { $what }, each doing { $damage } damage
}
hits-ignore = { $what }, ignoring { $ignored }
ignore-defense = Defense
ignore-armor = Armor
ignore-cover = Cover
ignore-willpower = Willpower
ignore-spirit_armor = Spirit Armor
ignore-endurance = Endurance
ignore-tough = Tough

verb-heal = { $form ->
    [self] heal { $what }
   *[other] { $subject } heals { $what }
}
verb-heal-or-grit = { $form ->
    [self] heal { $what }, or recover 1 Grit instead
   *[other] { $subject } heals { $what }, or recovers 1 Grit instead
}
verb-heal-split = { $form ->
    [self] heal { $what }, divided as you like among { $group }
   *[other] { $subject } heals { $what }, divided at will among { $group }
}
verb-heal-or-grit-split = { $form ->
    [self] heal { $what }, divided as you like among { $group }, or recover 1 Grit instead
   *[other] { $subject } heals { $what }, divided at will among { $group }, or recovers 1 Grit instead
}
all-wounds = all Wounds
verb-pass_wounds = { $form ->
    [self] heal up to { $count } of your Wounds; an adjacent Enemy of your choice takes as many
   *[other] { $subject } heals up to { $count } Wounds; an adjacent Enemy of their choice takes as many
}, ignoring Defense

verb-gain-peril = { $form ->
    [self] roll the Peril die and gain that × { $gold }
    [self-may] you may roll the Peril die and gain that × { $gold }
    [other-may] { $subject } may roll the Peril die and gain that × { $gold }
   *[other] { $subject } rolls the Peril die and gains the result × { $gold }
}
verb-gain = { $form ->
    [self] gain { $what }
    [self-may] you may gain { $what }
    [other-may] { $subject } may gain { $what }
   *[other] { $subject } gains { $what }
}
verb-recover_grit = { $form ->
    [self] recover { $what }
    [self-may] you may recover { $what }
    [other-may] { $subject } may recover { $what }
   *[other] { $subject } recovers { $what }
}
verb-lose = { $form ->
    [self] lose { $what }
    [self-may] you may lose { $what }
    [other-may] { $subject } may lose { $what }
   *[other] { $subject } loses { $what }
}
verb-take = { $form ->
    [self] take { $what }
    [self-may] you may take { $what }
    [other-may] { $subject } may take { $what }
   *[other] { $subject } takes { $what }
}
verb-draw = { $form ->
    [self] draw { $what }
    [self-may] you may draw { $what }
    [other-may] { $subject } may draw { $what }
   *[other] { $subject } draws { $what }
}
verb-ready = { $form ->
    [self] ready your { $item }
   *[other] { $subject } readies the { $item }
}
verb-exchange = { $form ->
    [self] exchange up to { $pool } for as many { $what }
   *[other] { $subject } exchanges up to { $pool } for as many { $what }
}
verb-ready_one = { $form ->
    [self] ready an item of yours that is used { $limit }
   *[other] { $subject } readies an item that is used { $limit }
}
verb-ready_this = this is ready again

## Tests

verb-test = { $form ->
    [self] take { $key ->
        [agility] an
       *[other] a
    } { $skill } { $target }+ test{ $more }
    [self-may] you may take { $key ->
        [agility] an
       *[other] a
    } { $skill } { $target }+ test{ $more }
    [other-may] { $subject } may take { $key ->
        [agility] an
       *[other] a
    } { $skill } { $target }+ test{ $more }
   *[other] { $subject } takes { $key ->
        [agility] an
       *[other] a
    } { $skill } { $target }+ test{ $more }
}
with-dice = {" "}(+{ $n } { $n ->
    [1] die
   *[other] dice
})
with-dice-for-each = {" "}(+{ $n } { $n ->
    [1] die
   *[other] dice
} for each { $each })
with-transport = {" "}(+{ $n } { $n ->
    [1] die
   *[other] dice
} with a Transport)
test-skill = { $skill } { $target }+
verb-tests = { $form ->
    [self] take these tests one after the other, as long as you pass: { $skills }
    [self-may] you may take these tests one after the other, as long as you pass: { $skills }
    [other-may] { $subject } may take these tests one after the other, as long as they are passed: { $skills }
   *[other] { $subject } takes these tests one after the other, as long as they are passed: { $skills }
}
verb-tests-of-all = { $subject } takes these tests one after the other, as long as anybody passes: { $skills }
tests-any_pass = if somebody passes each of them, { $what }
tests-all_fail = if all fail one, { $what }
tests-pass = if all are passed, { $what }
tests-fail = if one is failed, { $what }
test-pass = if passed, { $what }
test-fail = if failed, { $what }
test-pass-who = whoever passes
test-fail-who = whoever fails
test-pass-each = for each Hero who passes, { $what }
test-fail-each = for each Hero who fails, { $what }
test-each_success = for each success, { $what }
test-each_one = for each 1 rolled, { $what }
test-fail_each_one = in that case, for each 1 rolled, { $what }
test-fail_each_one-only = if failed, for each 1 rolled, { $what }
test-one = if a 1 is among the dice, { $what }
test-any_pass = if anybody passes, { $what }
test-any_fail = if anybody fails, { $what }
test-most_fail = if more than half fail, { $what }
test-all_fail = if all fail, { $what }

## Rolls

verb-roll = { $form ->
    [self] roll { $n ->
        [one] a { $die }
       *[other] { $die }
    }{ $times }
   *[other] { $subject } rolls { $n ->
        [one] a { $die }
       *[other] { $die }
    }{ $times }
}
roll-for-each = for each { $each }
each-point = for each point rolled
roll-run = { $what }, and 1 more for each point of the roll above { $face }
roll-line = { $faces }, { $what }
roll-changes = for what changes { $until }
roll-doubles = on doubles, { $what }
on-face = on { $face ->
    [8] an
    [11] an
    [18] an
   *[other] a
} { $face }
on-faces = on { $low }-{ $high }
on-more = on { $low }+
on-fewer = on { $high } or less
each-face = for each { $face }
each-faces = for each { $low }-{ $high }
each-faces-two = for each { $low } or { $high }
each-more = for each { $low }+
nothing-happens = nothing happens

## Choices and prices

choose-orders = yes
then = then { $what }
verb-choose = { $form ->
    [self] choose one:
    [self-may] you may choose one:
    [other-may] { $subject } may choose one:
   *[other] { $who ->
        [one_hero] choose a Hero, who
       *[other] { $subject }
    } { $who ->
        [one_hero] decides:
       *[other] chooses:
    }
}
verb-either = { $form ->
    [self] either
   *[other] { $subject } either
} { $some }{ $heavy ->
    [yes] ,
   *[no] { "" }
} or { $last }
either-of = { $two ->
    [yes] either
   *[no] one of these:
} { $some }{ $heavy ->
    [yes] ,
   *[no] { "" }
} or { $last }
either-among = { $two ->
    [yes] either
   *[no] one of these:
} { $some }{ $heavy ->
    [yes] ,
   *[no] { "" }
} or { $last }
may-happen = { $person ->
    [you] if you wish, { $what }
   *[they] { $what }, if that Hero wishes
}
may-several = { $may }
up-to = up to { $what }
up-to-damage = { $price }: each adds { $n } Damage to that Hit
up-to-each = { $price }; for each of them, { $what }
pay-order = { $price }{ $heavy ->
    [yes] ,
   *[no] { "" }
} to { $what }
pay-same = { $price }{ $heavy ->
    [yes] ,
   *[no] { "" }
} and { $what }
pay-other = { $price }: { $what }
cost-pay = { $form ->
    [self] spend { $what }
    [self-may] you may spend { $what }
    [other-may] { $subject } may spend { $what }
   *[other] { $subject } spends { $what }
}
cost-party_grit = { $what } (of any Heroes together)
cost-token = { $form ->
    [self] discard { A($what) } token
    [self-may] you may discard { A($what) } token
    [other-may] { $subject } may discard { A($what) } token
   *[other] { $subject } discards { A($what) } token
}
cost-discard = { $form ->
    [self] discard this
    [self-may] you may discard this
    [other-may] { $subject } may discard this
   *[other] { $subject } discards this
}
cost-marker = { $form ->
    [self] take a marker off this (or, without one, discard this)
    [self-may] you may take a marker off this (or, without one, discard this)
    [other-may] { $subject } may take a marker off this (or, without one, discard this)
   *[other] { $subject } takes a marker off this (or, without one, discards this)
}

## The mine and its Enemies

verb-darkness = the Darkness advances { $what }
verb-darkness-back = the Darkness moves back { $what }
verb-dread = { $form ->
    [self] add { $what } to the Growing Dread stack
   *[other] { $subject } adds { $what } to the Growing Dread stack
}
verb-depth_event = a Depth Event happens
verb-open_gate = a Gate opens in an exit of this Map Tile (if every exit has a Door, a random unexplored one becomes a Gate)
verb-open_gate-world = a Gate { TO($world) } opens in an exit of this Map Tile, or of another if it has none left
verb-open_gate-door = turn an unexplored Door of your Map Tile into a Gate
verb-archive_markers = put { $what } on the Depth Track
verb-archive_markers-removed = take up to { $what } off the Depth Track; for each of them, { $effect }
verb-teleport = instead of your Move, move up to { $dice } spaces past all other models, without Escape tests; if all dice show the same, stay where you are: { $effect }

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
verb-next_threat = the Enemies of the next Threat card also have the keyword { $keyword }
verb-spawn = { $what } { $n ->
    [one] appears next to a random Hero
   *[other] appear next to random Heroes
}
verb-shackle = { $form ->
    [self] choose an adjacent Enemy and take a Strength test
   *[other] { $subject } chooses an adjacent Enemy and takes a Strength test
}: { $small }+ for a Small Enemy, { $medium }+ for a Medium one, { $large }+ for a Large one, { $extra_large }+ for an Extra Large one; if passed, it loses its Activation this turn
verb-isolate = { $form ->
    [self] choose yourself or another model within { $range } spaces
   *[other] { $subject } chooses a model within { $range } spaces
}: until the end of the next turn it cannot move, attack or be attacked
verb-rope = { $form ->
    [self] rope an Enemy within { $range } spaces and in Line of Sight
   *[other] { $subject } ropes an Enemy within { $range } spaces and in Line of Sight
}: it cannot move and has -1 Combat and -1 Defense. In each of its Activations, a Strength { $target }+ test must hold it ({ $large }+ if it is Large, { $large }+ with two successes if it is Extra Large), or it is free. Whatever moves through models slips the rope
verb-shut_down = { $form ->
    [self] roll a D6 for each of the { $which } on your Map Tile
   *[other] { $subject } rolls a D6 for each of the { $which } on their Map Tile
}
shut_down-result = { $faces }, remove it and gain { $xp } XP
verb-capture = { $form ->
    [self] remove an adjacent { $size } Enemy and put a marker on this
   *[other] { $subject } removes an adjacent { $size } Enemy and puts a marker on this
}
verb-lay_open = that Enemy has no Defense any more
verb-give_up_move = give up your Move
verb-bleed = that Enemy gets a Bleeding marker (-3 Health)

## Attacks of Heroes

verb-free_attack-melee = { $form ->
    [self] { $free ->
        [yes] make a melee Free Attack with Combat { $combat }
       *[no] make a melee Attack with Combat { $combat }
    }
   *[other] { $subject } makes a melee Attack with Combat { $combat }
}{ $more }
verb-free_attack-each = { $form ->
    [self] { $free ->
        [yes] make a melee Free Attack on every adjacent Enemy with Combat { $combat } each
       *[no] make a melee Attack on every adjacent Enemy with Combat { $combat } each
    }
   *[other] { $subject } makes a melee Attack on every adjacent Enemy with Combat { $combat } each
}{ $more }
verb-free_attack-models = { $form ->
    [self] { $free ->
        [yes] make a melee Free Attack on every adjacent model, Heroes too, with Combat { $combat } each
       *[no] make a melee Attack on every adjacent model, Heroes too, with Combat { $combat } each
    }
   *[other] { $subject } makes a melee Attack on every adjacent model, Heroes too, with Combat { $combat } each
}{ $more }
verb-free_attack-full = { $form ->
    [self] { $free ->
        [yes] make a melee Free Attack on every adjacent Enemy with your full Combat
       *[no] make a melee Attack on every adjacent Enemy with your full Combat
    }
   *[other] { $subject } makes a melee Attack on every adjacent Enemy with full Combat
}
verb-free_attack-ranged = { $form ->
    [self] { $free ->
        [yes] make a Free Attack with Range { $range }, Shots { $shots }
       *[no] make a Ranged Attack with Range { $range }, Shots { $shots }
    }
   *[other] { $subject } makes a Ranged Attack with Range { $range }, Shots { $shots }
}{ $more }
verb-free_attack-thrown = { $form ->
    [self] { $free ->
        [yes] throw it as a Free Attack
       *[no] throw it
    }
   *[other] { $subject } throws it
}: Range Strength + 3, melee To Hit, Shots { $shots }{ $more }
free_attack-die = { $die } for Damage
free_attack-critical = Critical Hits on { $critical }+
free_attack-all-critical = all Hits Critical
free_attack-any_target = against any Enemy in Range, even if others are adjacent
verb-add_damage = { $form ->
    [self] add { $what } to it
   *[other] { $subject } adds { $what } to it
}
verb-add_damage-hit = { $form ->
    [self] add { $what } to { $hit }, even after rolling its Damage
   *[other] { $subject } adds { $what } to { $hit }, even after rolling its Damage
}
verb-hit_ignores = { $form ->
    [self] let { $hit } ignore { $what }
   *[other] { $subject } lets { $hit } ignore { $what }
}
verb-press_on = { $form ->
    [self] if it was adjacent, you may move up to { $n } spaces at once, without Escape tests
   *[other] { $subject } may move up to { $n } spaces at once, without Escape tests, if it was adjacent
}
hit-this = the Hit
damage-below_half = { $what } (or { $worse } while you have less than half of your Health)
hit-one = { $critical ->
    [yes] { $attack ->
        [melee] one of your melee Critical Hits
        [ranged] one of your ranged Critical Hits
       *[any] one of your Critical Hits
    }
   *[no] { $attack ->
        [melee] one of your melee Hits
        [ranged] one of your ranged Hits
       *[any] one of your Hits
    }
}
hit-each = { $critical ->
    [yes] { $attack ->
        [melee] for each of your melee Critical Hits
        [ranged] for each of your ranged Critical Hits
       *[any] for each of your Critical Hits
    }
   *[no] { $attack ->
        [melee] for each of your melee Hits
        [ranged] for each of your ranged Hits
       *[any] for each of your Hits
    }
}
hit-on = { $what } on { $enemy }

verb-enemy_hits-target = that Enemy takes { $what }
verb-enemy_hits-in-range = an Enemy within { $range } spaces and in Line of Sight takes { $what }
verb-enemy_hits-adjacent = each adjacent { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} takes { $what }
verb-enemy_hits-within = each { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} within { $range } spaces takes { $what }
verb-enemy_hits-tile = each { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} on your Map Tile takes { $what }
verb-enemy_hits-one_adjacent = one adjacent { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} takes { $what }
verb-enemy_hits-one_on_tile = one { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} of your choice on your Map Tile takes { $what }
verb-enemy_hits-near_tiles = each { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} on your Map Tile and the adjacent ones takes { $what }
verb-enemy_hits-behind = another { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} in one of the 3 spaces behind it takes { $what }
verb-enemy_hits-near_target = each { $only ->
    [yes] { $keyword } Enemy
   *[no] Enemy
} next to the target takes { $what }
enemy_hits-most = { $what } (at most { $n } of them, as you choose)
enemy_hits-push = { $what }; then you may move it up to { $n } spaces, unless it is Large or larger
no-keyword = any
verb-blow_through = { $form ->
    [self] choose an adjacent Enemy
   *[other] { $subject } chooses an adjacent Enemy
}: it and every model in the 3 spaces behind it, Heroes too, take { $wounds } Wounds, ignoring Defense
verb-blast = { $form ->
    [self] choose a space on your Map Tile
   *[other] { $subject } chooses a space on their Map Tile
}: every model next to it, Heroes too, takes 1 Hit doing { $damage } damage
verb-lay_trap = { $form ->
    [self] lay a trap in an adjacent space
   *[other] { $subject } lays a trap in an adjacent space
}
verb-set_off = { $form ->
    [self] set off one of your traps, wherever it lies
   *[other] { $subject } sets off one of their traps, wherever it lies
}: every model in its space and next to it, Heroes too, takes 1 Hit doing { $damage } damage
verb-flames = { $form ->
    [self] put up to { $n } Hellfire markers on different spaces
   *[other] { $subject } puts up to { $n } Hellfire markers on different spaces
}, none more than { $range } spaces away, in one unbroken chain: every model there, Heroes too, takes 1 Hit doing { $damage } damage; then remove them
verb-beam = { $form ->
    [self] choose one of the eight directions (only if you are
   *[other] { $subject } chooses one of the eight directions (only if that Hero is
} in the same space as the party's light or next to it): for as many spaces as the last Hold Back the Darkness roll, every model in that line takes { $what }, ignoring Defense
verb-throw_this = { $form ->
    [self] throw it like Dynamite
   *[other] { $subject } throws it like Dynamite
} (on a miss it bounces { $bounces }){ $more }
throw_this-wounds = it explodes where it lands and does { $what }, ignoring Defense
throw_this-ring-0 = { $what } to each model in that space
throw_this-ring-1 = { $what } to those next to it
throw_this-ring-all = { $what } to each model in that space or next to it
throw_this-ring-2 = { $what } to those up to 2 spaces away
throw_this-tile = every other model on that Map Tile takes { $what }
throw_this-scatters = there { $n } Dynamite tokens fall out of it; each bounces D3 times and explodes

## Numbers for a while

verb-modify = { $form ->
    [self] get { $what } { $until }
   *[other] { $subject } gets { $what } { $until }
}
verb-learn_upgrade = { $form ->
    [self] gain any one upgrade of your class, even without those before it on its track
   *[other] { $subject } gains any one upgrade of their class, even without those before it on its track
}
verb-bargain = one Hero may spend { $xp } for each of their levels
bargain-who = whoever does
bargain-nobody = if nobody does, { $what }
verb-grow = { $form ->
    [self] get { $what } for good
   *[other] { $subject } gets { $what } for good
}
grow-by = +{ $amount } { $stat }
grow-mix = { $n ->
    [one] { $amount } point of { $either }
   *[other] { $amount } points of { $stats } in any mix
}
verb-modify-enemies = { $enemies } get { $what } { $until }
verb-modify-flags = { $form ->
    [self] { $heavy ->
        [yes] { $until }, { $flags }
       *[no] { $flags } { $until }
    }
   *[other] { $until }, this holds for { $subject }: { $flags }
}
verb-more_dice = { $form ->
    [self] roll { $n } { $sign ->
        [more] extra
       *[less] fewer
    } { $n ->
        [one] die
       *[other] dice
    }
   *[other] { $subject } rolls { $n } { $sign ->
        [more] extra
       *[less] fewer
    } { $n ->
        [one] die
       *[other] dice
    }
}
verb-single_out = { $form ->
    [self] choose an Enemy that is not adjacent: get +{ $damage } Damage in melee against it { $until }
   *[other] { $subject } chooses an Enemy that is not adjacent and gets +{ $damage } Damage in melee against it { $until }
}
verb-double = { $form ->
    [self] double your { $stat } { $until }
   *[other] { $subject } doubles their { $stat } { $until }
}
verb-reroll = { $form ->
    [self] re-roll { $what }
   *[other] { $subject } re-rolls { $what }
}
change-one-skill = { $value } to one skill of your choice
verb-take_form = { $form ->
    [self] become { $name }
   *[other] { $subject } becomes { $name }
}
verb-leave_form = { $form ->
    [self] you are no longer { $name }
   *[other] { $subject } is no longer { $name }
}
verb-moment = this happens: { $what }

## What harm leaves behind

verb-recover = all KO'd Heroes recover at once
verb-get_marker = { $form ->
    [self] get { A($marker) } marker
   *[other] { $subject } gets { A($marker) } marker
}
verb-suffer = { $form ->
    [self] get the condition { $what }
   *[other] { $subject } gets the condition { $what }
}
verb-cure = { $form ->
    [self] remove one { $what } of your choice
   *[other] { $subject } removes one { $what } of their choice
}
verb-cure-or = { $form ->
    [self] remove one { $what } of your choice; if you have none, { $none }
   *[other] { $subject } removes one { $what } of their choice; if there is none, { $none }
}
kind-injury = Injury
kind-madness = Madness
kind-mutation = Mutation
kind-curse = Curse
verb-lose_markers = { $form ->
    [self] lose all { $marker } markers
   *[other] { $subject } loses all { $marker } markers
}
verb-chart = { $form ->
    [self] roll { ON($chart) }{ $more }
   *[other] { $subject } rolls { ON($chart) }{ $more }
}

## Cards, tokens and markers

verb-cancel = { $form ->
    [self] { $timing ->
        [alone-harm] { $enemy ->
            [any] ignore all damage of one source as you are about to take it
           *[other] ignore all damage that { $enemy } is about to do to you
        }
        [alone-sanity_harm] ignore the Sanity damage that you are about to take, and whatever more of it comes this turn
        [alone-darkness_card] cancel a Darkness card just drawn
        [alone-dread_card] cancel a Growing Dread card just revealed
        [alone-darkness_moves] keep the Darkness from advancing
        [alone-darkness_space] keep a Blood Spatter or Growing Dread space from acting as the Darkness enters it
        [alone-voices] ignore Voices in the Dark
        [alone-depth_event] cancel a Depth Event
        [alone-enemy_attack] cancel the Attack of one Enemy model on you before its dice are rolled
        [alone-injury] ignore the Injury that another Hero on your Map Tile has just rolled
        [alone-hazard] cancel a Travel Hazard that was rolled, before it happens
        [harm] ignore it
        [sanity_harm] ignore it
        [voices] ignore them
        [darkness_moves] keep it from advancing
        [injury] ignore the Injury
       *[other] cancel it
    }
   *[other] { $subject } cancels it
}
verb-ride_past = { $form ->
    [self] ride past it, untouched by its immediate effects
   *[other] { $subject } rides past it
}
verb-hook = { $form ->
    [self] { $text }
   *[other] { $subject } { $does }
}
verb-keep_card = { $form ->
    [self] cancel it and put it on this until the end of the Adventure
   *[other] { $subject } cancels it and puts it on this until the end of the Adventure
}
verb-discard_this = { $form ->
    [self-may] you may discard this
   *[other] discard this
}
verb-put_this_in_play = { $form ->
    [self-may] you may put this into play until the end of the Adventure
   *[other] put this into play until the end of the Adventure
}
verb-put_in_play = { $form ->
    [self-may] you may put { $card } into play
   *[other] put { $card } into play
}
verb-mark-plain = { $form ->
    [self-may] you may put a marker on this
   *[other] put a marker on this
}
verb-mark = { $form ->
    [self-may] you may put a marker on this
   *[other] put a marker on this
}; once it has { $markers }, { $goes ->
    [yes] { $effect }
   *[no] discard them and { $effect }
}
verb-unmark = { $form ->
    [self] take up to { $what } off this
   *[other] { $subject } takes up to { $what } off this
}
verb-unmark-all = { $form ->
    [self] take all markers off this
   *[other] { $subject } takes all markers off this
}
verb-spend_marks = { $form ->
    [self] discard all markers on this and divide as many Wounds, ignoring Defense, among the { $keyword } Enemies on your Map Tile
   *[other] { $subject } discards all markers on this and divides as many Wounds, ignoring Defense, among the { $keyword } Enemies on their Map Tile
}
verb-discard_tokens = { $form ->
    [self] discard { $what }
   *[other] { $subject } discards { $what }
}
verb-discard_tokens-rolled = { $form ->
    [self] roll a D6 for each of your Side Bag tokens and, { $faces }, discard it
   *[other] { $subject } rolls a D6 for each Side Bag token and, { $faces }, discards it
}
tokens-lost = for each Hero who loses any, { $what }
tokens-lost-who = whoever loses any

## Missions

verb-count = add { $by } to { THE($name) }
verb-count-less = take { $by } off { THE($name) }
verb-if_counter = { COUNT($name) ->
    [many] if { THE($name) } are { $many }
   *[one] if { THE($name) } is { $many }
}, { $what }
verb-if_counter-none = { COUNT($name) ->
    [many] if there are no { $name }
   *[one] if there is no { $name }
}, { $what }
verb-if_counter-not-reached = { $what } (until { $reached })
verb-first_time = the first time this happens, { $what }
count-step = { COUNT($name) ->
    [many] if { THE($name) } are { $many }
   *[one] if { THE($name) } is { $many }
}, { $what }
count-step-next = { COUNT($name) ->
    [many] if they are { $many }
   *[one] if it is { $many }
}, { $what }
span = { $low } to { $high }
span-one = { $low }
span-most = at most { $high }
span-more = { $low } or more
verb-clues = { $n ->
    [one] 1 Clue counts as found
   *[other] { $n } Clues count as found
}
verb-place_marker = { $form ->
    [self-may] you may place a “{ $name }” marker on this Map Tile
   *[other] place a “{ $name }” marker on this Map Tile
}
verb-remove_marker = { $form ->
    [self-may] you may remove { THE($name) } from this Map Tile
   *[other] remove { THE($name) } from this Map Tile
}
verb-meet = { THE($name) } joins a Hero
verb-harm_companions = { THE($name) } { COUNT($name) ->
    [many] take { $what }
   *[one] takes { $what }
}
verb-harm_companions-any = whoever is led takes { $what }

## The road and the town

verb-destroy_locations = { $n ->
    [one] a random location of the Town is destroyed for the Town Stay
   *[other] { $what } different random locations of the Town are destroyed for the Town Stay
}
verb-destroy_locations-evening = { $n ->
    [one] a random location of the Town is destroyed at the end of the day
   *[other] { $what } different random locations of the Town are destroyed at the end of the day
}
verb-destroy_town = the Town is destroyed, and none of its locations can be visited during the Town Stay
verb-next_mission = the next Mission must be { $mission }
verb-limit_stay = { $n ->
    [one] the Town Stay lasts only a day
   *[other] the Town Stay lasts at most { $n } days
}
verb-shift_hazards = rolls for Camp Site Hazards and Town Events get { $by } during the Town Stay
verb-lose_for_good = { $form ->
    [self] lose { $what } for good
   *[other] { $subject } loses { $what } for good
}
lost-for-good = { $amount } { $stat }
verb-lose_by_die = { $things ->
    [dark_stone] { $form ->
        [self] roll a D6 for each of your Dark Stones and each of your items with a Dark Stone icon and, { $faces }, lose it
       *[other] { $subject } rolls a D6 for each Dark Stone and each item with a Dark Stone icon and, { $faces }, loses it
    }
   *[clothing] { $form ->
        [self] roll a D6 for each of your Clothing items and, { $faces }, lose it
       *[other] { $subject } rolls a D6 for each Clothing item and, { $faces }, loses it
    }
}
verb-leave_forever = { $form ->
    [self] leave the campaign for ever
   *[other] { $subject } leaves the campaign for ever
}
verb-destroy_locations-here = this location is destroyed for the rest of the Town Stay
verb-end_visit = { $form ->
    [self] end your visit
   *[other] { $subject } ends the visit
}
verb-end_day = { $form ->
    [self] end your day in Town
   *[other] { $subject } ends the day in Town
}
verb-leave_town-now = { $form ->
    [self] leave Town at once
   *[other] { $subject } leaves Town at once
}
verb-leave_town-evening = { $form ->
    [self] leave Town at the end of the day
   *[other] { $subject } leaves Town at the end of the day
}
verb-shift_prices = everything { $where ->
    [here] here costs
   *[everywhere] in Town costs
} { $by } { $way ->
    [more] more
   *[less] less
} { $until ->
    [today] today
   *[stay] for the rest of the Town Stay
}
verb-shift_visits = all rolls for the events of Town locations have { $by } today
verb-town_track = { $n ->
    [one] the Town Events marker moves forward 1 space
   *[other] the Town Events marker moves forward { $what } spaces
}
verb-shed = { $form ->
    [self] discard { $what }
   *[other] { $subject } discards { $what }
}
shift_prices-spares = for a Hero without the keyword { $keyword }, { $what }, even what is free
shift_prices-least = { $what }, but at least { $least }
verb-shift_treatments = rolls for treatments here get { $by } today
verb-bar_service = { THE($what) } is not available { $until ->
    [today] today
   *[stay] for the rest of the Town Stay
}
verb-bar_services = { $what } are not available { $until ->
    [today] today
   *[stay] for the rest of the Town Stay
}
verb-surcharge = { $what } cost { $by } more for the rest of the Town Stay
verb-shard_price = the bank pays { $each } for each Dark Stone today
verb-double_winnings = what you win by Gambling today is doubled
verb-offer = { $n ->
    [1] { $person ->
        [they] 1 { $deck } card is drawn, and that Hero may buy it for { $price }
       *[you] draw 1 { $deck } card; you may buy it for { $price }
    }
   *[other] { $person ->
        [they] { $n } { $deck } cards are drawn, and that Hero may buy any of them for { $price } each
       *[you] draw { $n } { $deck } cards; you may buy any of them for { $price } each
    }
}
verb-offer-more = { $n ->
    [1] draw 1 { $deck } card; you may buy it for { $more } more than it is worth
   *[other] draw { $n } { $deck } cards; you may buy any of them, each for { $more } more than it is worth
}{ $free ->
    [yes] { "" }
   *[no] { " " }({ $price } if it has no value)
}
verb-offer-half = { $n ->
    [1] draw 1 { $deck } card (another if it has no value); you may buy it for half of what it is worth, rounded up to $5
   *[other] draw { $n } { $deck } cards (others for those without a value); you may buy any of them for half of what each is worth, rounded up to $5
}
verb-offer-any_world = { $person ->
    [they] a World card is drawn; from the World that it shows, { $what }
   *[you] draw a World card; from the World that it shows, { $what }
}
verb-offer-listed = { $n ->
    [1] draw 1 { $deck } card; you may buy it for what it is worth{ $free ->
        [yes] { "" }
       *[no] , or for { $price } if it has no value
    }
   *[other] draw { $n } { $deck } cards; you may buy any of them for what each is worth{ $free ->
        [yes] { "" }
       *[no] , or for { $price } if it has no value
    }
}
verb-black_market-besides = { $n } more cards are for sale on the Black Market
verb-black_market = { $n } cards are for sale here for the whole Town Stay (each is Gear on a D6 of 1-3, otherwise an Artifact of a World that is drawn); you may buy any of them for what each is worth, or for { $price } if it has no value, and { $more } more, rolled anew every day
verb-black_market-at_value = today what is for sale on the Black Market costs no more than it is worth
verb-forge = have { THE($what) } forged onto an item of yours that has room for it, for good
verb-instead_today-evening = today, instead of what each evening usually brings here, { $what }
verb-instead_today-seven = today, instead of what a 7 for a location event usually brings here, { $what }
verb-revive_tokens = the party has { $n } more Revive { $n ->
    [one] token
   *[other] tokens
}
verb-quiet_evening = no Town Event comes today
verb-treat = choose { A($what) } of yours and roll a D6
verb-treatment-cured = remove it
verb-treatment-permanent = it can never be removed
verb-treatment-failed = it stays, and you get half of the price back
verb-die = { $form ->
    [self] you die
   *[other] { $subject } dies
}
verb-sell_dark_stone = sell as much of your Dark Stone as you like for { $each } each
verb-buy_off_corruption = remove as many of your Corruption points as you like for { $each } each
verb-resurrect = bring a dead Hero back for { $each } for each level of that Hero, paid by any of the Heroes; that Hero has 1 less Max Grit for good (at least 1)
services-of = services with the keyword { $keyword }
verb-resurrect-instead = bring a dead Hero back for { $each } for each level of that Hero, paid by any of the Heroes; { $what }
verb-post_bounty = in the next Adventure, { $card } is in play
verb-post_bounty-told = in the next Adventure: { $what }
verb-earn = { $form ->
    [self] earn { $what }
   *[other] { $subject } earns { $what }
}{ $later ->
    [yes] , paid in Town
   *[no] { "" }
}
verb-bet_on_darkness = stake any amount of gold on a space of the Depth Track: if the Darkness is there at the end of the next Adventure, you get { $times ->
    [2] twice
   *[other] { $times } times
} as much when the next Town Stay begins
