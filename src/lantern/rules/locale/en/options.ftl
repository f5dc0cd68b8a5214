## Answers to a question

option-space = Go to { $space }
option-start-space = { $space }
option-throw-space = At { $space }
option-enemy-space = { $space }
option-push-space = Step to { $space }

option-stop = Stop moving
option-escape = Try to escape ({ $target }+)
option-grit = Spend 1 Grit for D6 more steps
option-let-it-go = Let it go
option-drag = Drag { $who } along
option-let-go = Let go of the one you drag
option-use = Use { $what }
option-use-for = Use { $what }: { $does }

option-done = End the Activation
option-scavenge = Scavenge { $tile }
option-door = Look through the { $side } door of { $tile }
option-exit = The { $side } Door of { $tile }
option-draw = Draw a World card
option-gate = Look through the { $side } Gate of { $tile }
option-melee = Attack in melee
option-shoot = Shoot with { $what }
option-shoot-two = Shoot with { $what } and, in the off hand, { $other }
option-throw = Throw { $what }
option-help = Help { $who } up
option-lead = Lead { $what }

option-enemy = { $who } at { $space }
option-carry = { $enemy }, with a { $what }
option-shot = { $what } for { die-shows }{ $critical ->
    [yes] {" "}(Critical)
   *[no] {""}
}{ $number ->
    [0] {""}
   *[other] , Hit { $number }
}
option-stop-hits = Give no more Hits
option-stop-fire = Let it burn nowhere else
option-keep = Keep the dice
option-oil = { $who } burns { $what } and re-rolls the { $face }
option-call = Call { $face }
# A die by what it shows.
die-shows = the { $face }
option-die = The { $face }
option-hit = { $critical ->
    [yes] The { $face }, a Critical Hit
   *[no] The { $face }
}

option-heal = Heal
option-take-grit = Recover 1 Grit
option-none = None of these
option-go-on = Go on
option-stop-bleeding = Spend 1 Grit to remove a Bleeding marker
option-choice-cost = { $cost }: { $what }
option-refuse = Leave it
option-swap = Discard { $what } for it
option-discard = Leave { $what } behind
option-hands = { $what }
option-nothing = Nothing
option-entrance = { $sides ->
    [none] Entered by connector { $number }; it leads no further
   *[other] Entered by connector { $number }; it leads on to the { $sides }
}
option-tile = { $tile }

side-N = north
side-E = east
side-S = south
side-W = west

## What can be done at any time

anytime-use = { $who } uses { $what }
anytime-use-for = { $who } uses { $what }: { $does }
anytime-give = { $who } hands { $what } to { $other }
anytime-swap = { $who } swaps { $what } with { $other }
anytime-attach = { $who } attaches { $what } to { $other }
anytime-detach = { $who } takes { $what } off
anytime-hands = { $who } changes what is in hand or worn
anytime-level-up = { $who } gains a level
anytime-sell = { $who } sells { $what } for { $price }
anytime-replace = { $who } gets { $what } again ({ $price })
anytime-discard = { $who } throws something away
anytime-stop-bleeding = { $who } spends 1 Grit to remove a Bleeding marker
anytime-cancel-dread = Cancel the top card of the Growing Dread ({ $price } from each Hero)

## What to expect of an answer

preview-enemy = Health { $health }, Defense { $defense }
preview-attack = { $dice ->
    [one] 1 { $die ->
        [D6] die
       *[other] { $die }
    }, { $target }+ hits
   *[other] { $dice } { $die ->
        [D6] dice
       *[other] { $die }
    }, { $target }+ hits
}
preview-attack-wounds = { $attack }; { $percent }% to wound
preview-scavenge = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $thanks }, each 6 draws a card
preview-thanks-to = {" "}({ $what })
preview-save = { $stat } { $will }+
preview-number = { $stat } { $was } → { $will }
preview-blow = { $change }: { $comes }
preview-blow-kills = kills it
preview-blow-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}{ $all ->
    [yes] {" "}in all
   *[no] {""}
}{ $armor ->
    [0] {""}
   *[other] , before its Armor { $armor }+
}
preview-blow-none = no Wound{ $defense ->
    [0] {""}
   *[other] {" "}(Defense { $defense })
}
preview-blow-same = no Wound more{ $defense ->
    [0] {""}
   *[other] {" "}(Defense { $defense })
}
preview-instead = in place of { $what }
preview-chance = { $percent }%
preview-second-room = A Room is open already: two in one turn can mean two Fights at once
preview-ends-the-activation = Nothing else can be done here: this ends the Activation
preview-ends-the-move = { $steps ->
    [one] Ends the Move: the step that is left is not used
   *[other] Ends the Move: the { $steps } steps that are left are not used
}
option-result = { $named ->
    [yes] { $number }: { $name }
   *[no] { $number }
}
