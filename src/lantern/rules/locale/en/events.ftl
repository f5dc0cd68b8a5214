## What happened, as sentences of the log

event-turnbegan = Turn { $turn }
event-stepbegan = { $step ->
    [hold-back] { $who ->
        [nobody] The Darkness pushes in
       *[other] { $who } lifts the light against the Darkness
    }
    [exploration] The Heroes look around
    [enemies] { $who } act
    [enemy] { $who } acts
   *[activation] { $who } acts
}

event-rolled = { $target ->
    [0] { $by ->
        [nobody] { $purpose }: { $faces }.
       *[other] { $by } rolls { $purpose }: { $faces }.
    }
   *[other] { $by ->
        [nobody] { $purpose }: { $faces } ({ $target }+ needed).
       *[other] { $by } rolls { $purpose }: { $faces } ({ $target }+ needed).
    }
}
event-rolled-move = { $by } rolls { $faces } for the Move{ $added ->
    [none] {""}
   *[other] , { $added }
}{ $steps ->
    [0] .
    [one] {""}: 1 step.
   *[other] {""}: { $steps } steps.
}
event-rolled-grit-move = { $by } goes further and rolls { $faces }.
event-rolled-again = { $by } rolled { $faces } ({ $purpose }) and spends 1 Grit to re-roll { $again }.

event-moved = { $who } moves to { $space }.
event-moved-dynamite = The dynamite bounces to { $space }.
event-placed = { $who } takes a place at { $space }.
event-tileplaced = { $by } finds { $tile }.
event-dooropened = A door leads on from { $tile }, to the { $side }.
event-doorclosed = No way leads on from { $tile } to the { $side }.
event-gateopened = A Gate shimmers in { $tile }, to the { $side }.
event-worldfound = Beyond the Gate { $by } sees another world: { $world }.
event-worldentered = { $who } steps into { $world }.
event-tokenrevealed = { $tile } holds: { $what }.
event-cluefound = A Clue! That makes { $clues } of { $needed }.
event-objectivefound = This is the place: { $tile } is the Objective.
event-counted = { $counter }: { $count } of { $needed }.
event-markerplaced = { $marker }: { $tile }.
event-markerremoved = { $marker } is gone from { $tile }.
event-companionmet = { $companion } joins { $hero }.
event-companionled = { $hero } leads { $companion } now.
event-companionleft = { $companion } is left behind at { $space }.
event-companionhurt = { $wounds ->
    [one] { $companion } takes 1 Wound ({ $left } Health left).
   *[other] { $companion } takes { $wounds } Wounds ({ $left } Health left).
}
event-companiondied = { $companion } is dead.

event-drew = { $by ->
    [nobody] { $deck } card: { $card }.
   *[other] { $by } draws { A($deck) } card: { $card }.
}
event-drew-map = { $by ->
    [nobody] Behind the door: { $card }.
   *[other] { $by } looks through the door: { $card }.
}
event-cardcancelled = { $card } is cancelled.
event-cardleft = { $card } leaves play.
event-darknessmoved = { $steps ->
    [1] The Darkness advances to { $space }.
   *[other] The Darkness is driven back to { $space }.
}
event-partymoved = The party reaches { $space } on the Depth Track.
event-dreadadded = { $stack ->
    [one] The Growing Dread: 1 card lies face down.
   *[other] The Growing Dread grows: { $stack } cards lie face down.
}
event-darknessheld = The Darkness is held back ({ $total } against { $target }).
event-deptheventcame = Depth Event { $number }: { $what }

event-enemyplaced = { $target ->
    [nobody] { $enemy } appears at { $space }.
   *[other] { $enemy } appears at { $space } and goes for { $target }.
}
event-elitegained = { $kind } are Elite: { $ability }.
event-mythicgained = { $kind } are creatures of legend: { $ability }.
event-targeted = { $enemy } goes for { $hero }.
event-attacked = { $models } { $count ->
    [one] attacks
   *[other] attack
 } { $hero }.
event-hit = { $hits ->
    [one] { $who } takes 1 Hit.
   *[other] { $who } takes { $hits } Hits.
}
event-hit-by = { $hits ->
    [one] { $who } takes 1 Hit from { $by }{ $whose ->
        [none] {""}
       *[other] : { $whose }
    }.
   *[other] { $who } takes { $hits } Hits from { $by }{ $whose ->
        [none] {""}
       *[other] : { $whose }
    }.
}
hits-of = { $count } of { $whose }
event-hit-horror = { $hits ->
    [one] A Horror Hit comes at { $who }.
   *[other] { $hits } Horror Hits come at { $who }.
}
event-hit-horror-by = { $hits ->
    [one] A Horror Hit comes at { $who } from { $by }.
   *[other] { $hits } Horror Hits come at { $who } from { $by }.
}
event-hit-corruption = { $hits ->
    [one] A Corruption Hit comes at { $who }.
   *[other] { $hits } Corruption Hits come at { $who }.
}
event-hit-corruption-by = { $hits ->
    [one] A Corruption Hit comes at { $who } from { $by }.
   *[other] { $hits } Corruption Hits come at { $who } from { $by }.
}
event-saved = { $prevented ->
    [0] { $save } does not help { $who }.
   *[other] { $who }'s { $save } stops { $prevented }.
}
event-wounded = { $wounds ->
    [one] { $who } takes 1 Wound ({ $left } Health left).
   *[other] { $who } takes { $wounds } Wounds ({ $left } Health left).
}
event-sanitylost = { $who } takes { $sanity } Sanity damage ({ $left } Sanity left).
event-corruptiongained = { $points ->
    [one] { $who } gets 1 Corruption point ({ $total } in all).
   *[other] { $who } gets { $points } Corruption points ({ $total } in all).
}
event-killed = { $by ->
    [nobody] { $enemy } is dead.
   *[other] { $by } kills { $enemy }.
}
event-leftbehind = { $enemy } is left behind.
event-knockedout = { $hero } is KO'd at { $space }!
event-fell = { $hero } goes down.
event-revived = { $hero } is back on two feet: a Revive token is spent.
event-recovered = { $hero } gets up at { $space }.
event-died = { $hero } is dead.
event-healed = { $by ->
    [nobody] { $hero } heals { $what }.
   *[other] { $by } heals { $what } of { $hero }.
}
healed-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
healed-sanity = { $count } Sanity damage
event-gained = { $hero } gains { $what }.
event-gained-by = { $hero } gains { $what } ({ $by }).
event-gained-grit = { $hero } recovers { $what }{ $by ->
    [nobody] {""}
   *[other] {" "}({ $by })
}.
event-lost = { $hero } loses { $what }.
event-paid = { $hero } pays { $what }.
event-paid-for = { $hero } pays { $what } ({ $by }).
event-lost-by = { $hero } loses { $what } ({ $by }).
event-took = { $hero } takes { $item }.
event-gave = { $hero } hands { $item } to { $to }.
event-attached = { $hero } attaches { $card } to { $item }.
event-forged = { $card } is forged onto { $item } of { $hero }.
event-detached = { $hero } takes { $card } off { $item }.
event-used = { $hero } uses { $what }.
event-used-by-itself = { $what }: it falls to { $hero }.
event-traplaid = { $hero } lays { $what } at { $space }.
event-prevented = { $by } spares { $hero } { $count ->
    [one] 1 point
   *[other] { $count } points
} of damage.
event-levelgained = { $hero } reaches level { $level }.
event-bonusrolled = { $hero } rolls { $result } for the bonus: { $what }.
event-upgradegained = { $hero } learns { $upgrade }.
event-grew = { $hero }: { $stat } { $amount } for good ({ $source }).
event-enemiesnamed = { $hero } names { $word } ({ $source }).
event-suffered = { $hero } suffers { $condition }.
event-cast = { $passed ->
    [yes] { $hero } casts { $what } ({ $total } against { $number }).
   *[no] { $hero } casts { $what } in vain ({ $total } against { $number }).
}
event-tested = { $successes ->
    [0] { $hero } fails the { $skill } { $target }+ test.
    [one] { $hero } passes the { $skill } { $target }+ test.
   *[other] { $hero } passes the { $skill } { $target }+ test with { $successes } successes.
}
event-escaped = { $passed ->
    [yes] { $hero } slips away.
   *[no] { $hero } fails to escape.
}
event-scavenged = { $sixes ->
    [0] { $hero } scavenges { $tile }: no 6, no card.
    [one] { $hero } scavenges { $tile }: a 6, and a card is drawn.
   *[other] { $hero } scavenges { $tile }: { $sixes } sixes, and as many cards are drawn.
}
event-fightbegan = { $ambush ->
    [yes] Ambush! A Fight begins.
   *[no] A Fight begins.
}
event-fightended = The Fight is over. The Heroes catch their breath.
event-turncut = Enemies cut the turn short.
event-forgotten = Something happened here that this edition no longer has words for.
event-ended = { $result }
noted-goal-met = The last of them falls: the goal is met once the dust settles.
noted-grit-lost = { $who } can hold no more Grit: this one is lost.
noted-no-room = The Side Bag of { $who } has no room for one more token.
noted-game-won = The game is over: { $who } has ${ $number } more than before.
noted-game-lost = The game is over: { $who } has lost ${ $number }.
noted-game-even = The game is over: { $who } has neither won nor lost.
event-noted-chart = { $who }, { $chart }: { $number }.
event-noted-chart-row = { $who }, { $chart }: { $number }, { $what }.

## Where enemies and hits come from when no card has the name

by-horror = the horror of this place
by-enemies-near = the Enemies around
by-dark-stone = { -dark-stone }
name-light = the light
# Somebody or something in a list inside a sentence.
name-in-list = { $who }
name-party = The party
name-reward = Reward
name-darkness = the Darkness
name-corner-passage = Corner Passage
name-elite = Elite
name-ambush = { -ambush }
name-bleeding = Bleeding
name-gold = Gold
name-dark_stone = { -dark-stone }
name-poison = Poison
name-strength = Strength
name-enemies = the Enemies
name-exit = way out
name-hotel = Hotel
name-owed = what was owed
track-entrance = the Entrance
track-number = space { $number }
track-start = Darkness Start

deck-map = Map
deck-threat = Threat

## Results

result-won = The mission is won.
result-all-down = Nobody is left standing. The mission has failed.
result-darkness-escaped = The Darkness has reached the Entrance and is loose upon the world.
result-fled = The party runs for the daylight and leaves the mission behind.
result-failed = It is too late. The mission has failed.

## Steps

step-set-up = Setting up
step-start-of-the-turn = Start of the turn
step-hold-back-the-Darkness = { -hold-back-the-darkness }
step-activation = Activation
step-exploration = Exploration
step-end-of-the-turn = End of the turn
step-end-of-the-fight = End of the Fight
step-end-of-the-adventure = End of the Adventure
step-end-of-the-mission = End of the mission

phase-set-up = Setting up
phase-turn-start = Start of the turn
phase-hold-back = { -hold-back-the-darkness }
phase-activations = Activations
phase-exploration = Exploration
phase-attacks = Attacks
phase-turn-end = End of the turn
phase-over = The end

## What became of a game that was changed by a newer program

notice-taken-back = The rules have changed since this game was played: it was taken back to the beginning of a step ({ $name }).
notice-without-log = { $name } was played with other rules or packs; it goes on from its last checkpoint, without its log.
event-formtaken = { $hero } becomes { $form }.
event-formleft = { $hero } is no longer { $form }.

event-locationdestroyed = Destroyed in Town: { $location }.
event-towndestroyed = The Town is destroyed.
event-nextmissionset = There is no choice: { $mission } comes next.
event-leftforever = { $hero } is gone, and will never be heard of again.
event-treated = { $ends ->
    [cured] { $hero } is cured of { $condition }.
    [permanent] { $hero }: nothing can be done about { $condition } any more.
   *[other] { $hero }: { $condition } cannot be treated this time.
}
event-resurrected = { $hero } is back from the dead.
event-tokenheardof = { $hero } hears of an Exploration token: { $what }.
event-earned = { $hero } has earned ${ $gold }; it waits in Town.
