## Questions. $who is the hero who decides, $party is yes when the whole party decides.

ask-starting-upgrade = { $who }, what are you known for? Choose a Starting Upgrade.
ask-free-token = { $who }, one more thing for the Side Bag. Which?
ask-light-bearer = Who carries the light?
ask-placed-first = Who takes a place first?
ask-start-space = { $who }, where do you start?
ask-leader = Who leads { $companion }?

ask-flee = { $party ->
    [yes] It looks grim. Shall we run for the Entrance? Everybody gets out, but the Mission is failed.
   *[no] { $who }, do you agree to flee? Everybody gets out, but the Mission is failed. Only if all agree does the party run.
}
ask-hands = { $who }, what do you hold in your hands?
ask-level-up = { $who } can reach level { $level } for { $xp } XP: all Wounds and Sanity damage heal, 1 Grit comes back, then a roll for a bonus and a new upgrade. Gain the level now?
answer-yes-level-up = Gain the level
answer-no-level-up = Not yet
ask-level-upgrade = { $who } is level { $level }. Which way do you go? Choose a new upgrade.
ask-share-growth = { $who } has { $points } to share out. How much of it is for { $stat }?{ $rest ->
    [none] { "" }
   *[other] {" "}The rest is for { $rest }.
}
ask-name-enemies = { $who }, whom do you mean? ({ $source })
ask-enemy-rolls-again = { $source }: To Hit { $faces }. Does { $who } make an Enemy roll one of these again?
ask-exchange = { $source }: { $who } exchanges { $pool } for { $other }. How many?
ask-call-shot = { $who }, do you call your shot? ({ $source })
ask-acts-first = Who acts first?

ask-move = { $escape ->
    [0] { $points ->
        [0] { $who } has no movement left. Anything else before you go on?
        [one] { $who } has 1 step left. Where to?
       *[other] { $who } has { $points } steps left. Where to?
    }
   *[other] { $who } is held back: an Escape test of { $escape }+ comes before any step.
}
ask-recover-grit = { $who } rolled a { $face } for the Move. Recover 1 Grit?
ask-move-die = { $who } rolled { $faces } for the Move. Which die counts?
ask-spend-grit-now = { $who } can hold no more Grit. Spend the new one at once? Otherwise it is lost.
ask-act = { $who }, what do you do?

ask-assign-hits = { $hits ->
    [one] { $who } has 1 Hit to give. On whom?
   *[other] { $who } has { $hits } Hits to give. On whom?
}{ $criticals ->
    [0] {""}
    [one] {" "}(1 is Critical.)
   *[other] {" "}({ $criticals } are Critical.)
}
ask-which-hits = { $who }, which Hits go to { $enemy }?
ask-early-attack = { $who } can attack before the others: { $source }. Now?
ask-quickdraw = { $who } draws before anybody can blink. Shoot?
ask-pistol-fanning = { $who }, fan the hammer? 1 Grit doubles the Shots of this Attack.
ask-special-shot = { $who } hits for { $faces }. Make one of these Hits special? ({ $pool }: { $left } left.)
ask-hit-harder = { $who } hits for { $faces }. Spend something to hit harder?
ask-push-enemy = { $source }: where does { $who } send the Enemy?
ask-ready-item = { $source }: which item is ready again, { $who }?
ask-stronger-throw = { $source }: does { $who } make this throw stronger?
ask-get-up = { $source }: does { $who } try to get up?
ask-haggle = { $source }: does { $who } pay less for this (${ $gold })?
ask-press-on = { $source }: where does { $who } go at once?
ask-which-enemy = { $source }: which Enemy, { $who }?
ask-roll-again = { $who } rolled { $faces } ({ $purpose }). Re-roll thanks to { $source }?
ask-discard-card = { $source }: { $who }, which card of your hand do you discard? ({ $hand })
ask-learn-card = { $who }, which card do you keep? ({ $hand })
ask-pay-more = { $source }: how much { $pool } do you spend, { $who }?
ask-add-to-casting = { $who } casts { $source } with { $total } ({ $number }+ needed). How much { $pool } do you add?
ask-cancel-card = { $card } was drawn. { $who }, try to cancel it with { $source }?
ask-hellfire = { $who }, where does the fire burn?
ask-throw-at = { $who } lights the { $token }. Where does it fly?

ask-reroll = { $target ->
    [0] { $who } rolled { $faces } ({ $purpose }).
   *[other] { $who } rolled { $faces } ({ $purpose }, { $target }+ needed).
}{" "}{ $count ->
    [one] Re-roll it for 1 Grit?
   *[other] Re-roll dice for 1 Grit?
}
ask-lantern-oil = The dice against the Darkness show { $faces }. Burn Lantern Oil to re-roll one of them?

ask-heal-wounds = { $points ->
    [one] { $who } heals 1 point. A Wound, or Sanity?
   *[other] { $who } heals { $points } points. How many of them go to Wounds? (The rest goes to Sanity.)
}
amount-heal-wounds = Heal { $amount ->
    [0] { "" }
    [one] 1 Wound
   *[other] { $amount } Wounds
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $rest ->
    [0] { "" }
   *[other] { $rest } Sanity
}
ask-heal-share = { $points } points of healing are left. How many of them are for { $hero }?
ask-heal-or-grit = { $who }, catch your breath and heal, or recover 1 Grit?
ask-gain = { $source }: does { $who } want { $what }?
ask-draw = { $who }, draw { A($deck) } card?
ask-reroll-chart = { $chart }: { $result }. { $who }, have it re-rolled?
ask-redraw = { $card } was drawn. { $who }, have it discarded, and another drawn?
ask-own-token = An Exploration token is about to be revealed. { $who }, reveal the one of { $source } in its place?
ask-redraw-threat = { $card } was drawn. { $who }, spend { $grit } Grit to have another drawn?
ask-test-order = Several Heroes are tested. In which order?
ask-which-door = { $who }: which Door becomes a Gate?
ask-choose-world = { $who }: use { $source } to choose where the Gate leads?
ask-bargain = { $source }: who makes the deal?
ask-any-upgrade = { $source }: any upgrade at all. Which one does { $who } want?
ask-one-hero = { $source }: which Hero takes this on?
ask-for-whom = { $source }: for whom, { $who }?
ask-choose = { $source }: { $who } chooses.
ask-discard-token = { $source }: which token does { $who } discard?
ask-use-trigger = { $party ->
    [yes] Use { $source } now?
   *[no] { $who }, use { $source } now?
}

ask-cancel-dread = { $card ->
    [none] { $who }, spend { $price } to cancel the top card of the Growing Dread, unseen? Every Hero must spend as much.
   *[other] { $who }, spend { $price } to cancel { $card }? Every Hero must spend as much.
}
ask-revive = { $who } is KO'd. Spend a Revive token?
ask-stay-up = { $who } is about to be KO'd. Use { $source } to stay up?
ask-reassure = { $hero } is about to take damage ({ $wounds } Wounds, { $sanity } Sanity damage). { $who }, use { $source }?
ask-lend-skill = { $hero } takes { A($skill) } test on { $target }+. { $who }, use { $source } to add { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}?
ask-recover = The way is quiet. Does { $who } get up now?
ask-pushed-aside = { $who } must make room. Where to?
ask-take-light = The light has fallen. Who picks it up?

ask-full-bag = The Side Bag of { $who } is full. What happens to the { $token }?
ask-bag-too-small = The Side Bag of { $who } no longer holds all its tokens. Which of them is left behind?
ask-one-too-many = { $who } can have only one of these: { $source }. Which one is left behind?
ask-too-heavy = { $who } carries too much. What is left behind?
ask-throw-away = { $who }, what do you throw away?
ask-clothes = { $who }, what do you wear?
ask-accept-gift = { $who }, do you take this: { $thing }?
ask-swap-for = { $who }, what do you give for this: { $thing }?
ask-how-much = { $who }, how much do you hand over? ({ $what })
ask-chart-result = { $chart }: { $who }, which result counts?
ask-cast-anyway = { $card } has failed. { $who }, let it work all the same with { $source }?
ask-cancel-marker = { $who } cancels a status marker. Which one?
ask-fuse-item = { $who } becomes one with something. With what?
ask-before-test = { $source }: { A($skill) } test comes. { $who }, use something before the dice are rolled?
ask-before-harm = { $source }: harm is coming. { $who }, use something before it does?
ask-before-attack = { $source } are about to attack. { $who }, use something before they do?
ask-stop-bleeding = { $who } is about to bleed out. Spend 1 Grit to remove the marker?

ask-turn-tile = { $who }, which way does the new tile lie?
ask-reveal-first = Which room do you explore first?
ask-encounter-order = Several Encounters. In which order?
ask-effect-order = Several effects come at the same moment. In which order?
ask-level-order = Several Heroes can gain a level. In which order?
ask-enemy-order = Several Enemies are equally near. Which one moves first?
ask-attacked-first = Which Hero is attacked first?
ask-enemy-space = Several spaces are equally good for the Enemy. Which one does it take?

## Yes and no

answer-yes = Yes
answer-no = No
answer-yes-flee = Run
answer-no-flee = Stay
answer-yes-revive = Spend the token
answer-no-revive = Stay KO'd
answer-yes-recover = Get up
answer-no-recover = Stay KO'd

# -- where the dice lie on the table: they are not told a second time

ask-move-die-seen = { $who }: which die counts for the Move?
ask-special-shot-seen = { $who }: make { $dice ->
    [one] this Hit
   *[other] one of these Hits
} special? ({ $pool }: { $left } left.)
ask-hit-harder-seen = { $who }: spend something to hit harder?
ask-roll-again-seen = { $who }: { $purpose }. Re-roll thanks to { $source }?
ask-reroll-seen = { $who }: { $purpose }. { $count ->
    [one] Re-roll it for 1 Grit?
   *[other] Re-roll dice for 1 Grit?
}
ask-lantern-oil-seen = Burn Lantern Oil to re-roll one of the dice against the Darkness?
ask-pass-hit = { $source }: { $who } takes a Hit. Who takes it instead?
ask-town-type = { $source }: a { $result } for the type of the Town. { $who }, which way do you take?
ask-another-day = { $source }: { $who }, cancel this day and draw another event? ({ $result })
ask-gamble-dice = { $source }: { $who } has { $faces }. Which dice are rolled again{ $gold ->
    [0] { "" }
   *[other] { " " }for ${ $gold }
}?
ask-bet = { $source }: { $who } has { $faces }, which wants Cunning { $target }+. How much is bet, in fifties? (0 is to fold.)
ask-raise-bet = { $source }: { $who } has { $faces }, which wants Cunning { $target }+. Spend 1 Grit to raise the bet by another ${ $gold }?
ask-cheat = { $source }: the hand is lost. Does { $who } try again, and draw Unwanted Attention?
ask-another-round = { $source }: { $who } has ${ $gold } now. Another round?
ask-stand-and-fight = { $source }: does { $who } stand and fight? Whoever runs begins the next Adventure without Grit.
ask-spin-again = { $source }: { $points } points{ $gold ->
    [0] , which win nothing yet
   *[other] , which win ${ $gold }
}. Does { $who } spin again? (A 1 or 2 takes all.)
