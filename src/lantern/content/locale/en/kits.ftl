# The parts of a kit: pools, hands of cards, forms.

kind-pools = Pool
    .plural = Pools
kit-pool = { $pool }:
pool-holds = It holds { $n }.
pool-max = You have at most { $n }.
pool-max_by = You have at most as much as your { $skill }.
pool-max_by-more = You have at most your { $skill } plus { $n }.
pool-part_of = It takes a place in { THE($pool) }.
pool-start-in = You start each Adventure with { $what } in it.
pool-start = You start each Adventure with { $n }.
pool-gain-all = { $moment }, you have all of it again
pool-lose-all = { $moment }, all of it is lost
pool-gain = { $moment }, gain { $what }
pool-lose = { $moment }, lose { $what }
on_hit = spend one { $pool }{ $cost } on one of your Hits{ $weapon }, even after rolling its Damage: { $what }
on_hit-adds = spend one { $pool }{ $cost } to add { $n } Damage to one of your Hits{ $weapon }, even after rolling its Damage
on_hit-weapon = {" "}with { A($weapon) }
on_hit-cost = {" "}and { $what }
on_hit-damage = { $n } Damage
on_hit-times = its Damage die counts { $n ->
    [2] twice
   *[other] { $n } times
}
on_hit-splash = each Enemy next to the target takes a normal Hit
on_hit-anywhere = it may go to any Enemy in this world
on_hit-no_ammo = Not while other Ammo is loaded.
cost-from_hand = { $form ->
    [self] discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of your hand ({ $hand })
    [self-may] you may discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of your hand ({ $hand })
    [other-may] { $subject } may discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of their hand ({ $hand })
   *[other] { $subject } discards { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of their hand ({ $hand })
}
when-pool-at_least = when you have at least { $n } { $pool }
when-pool-at_most = when you have at most { $n } { $pool }
kind-hands = Hand of cards
    .plural = Hands of cards
kind-hand-cards = Card of a hand
    .plural = Cards of hands
kit-hand = { $hand }:
hand-cards = { $draw ->
    [1] 1 { $type } card
   *[other] { $draw } { $type } cards
}
hand-cards-any = { $draw ->
    [1] 1 card
   *[other] { $draw } cards
}
hand-learn = { $level ->
    [1] When you begin
   *[other] At level { $level }
}, draw { $what }{ $draw ->
    [1] { "" }
   *[other] { $types ->
        [1] { " " }and keep one of them
       *[other] , and keep one of each
    }
}.
hand-limit = You may cast each card { $limit }.
hand-dice = To cast one, pay its cost and roll { $dice }: it works if you roll at least its casting number.
hand-adds = After the roll, you may spend { $pool } to add 1 to it for each point.
hand-danger = If you roll doubles for a dangerous card, { $what }.
card-casting = casting { $n }+
card-range = Range { $n }
card-dangerous = dangerous
card-standing = only in your Activation and without moving
card-more = { $what } or more
card-cancels-darkness = Cancel a Darkness card just drawn.
card-cancels-darkness-more = For { $n } more { $pool }, cancel a Darkness card just drawn.
card-cancels-dread = Cancel a Growing Dread card just revealed.
card-cancels-dread-more = For { $n } more { $pool }, cancel a Growing Dread card just revealed.
card-target-hero = Choose a Hero within Range:
card-target-hero-any = Choose a Hero:
card-target-neighbour = Choose yourself or an adjacent Hero:
card-target-enemy = Choose an Enemy within Range and in Line of Sight:
card-level = From level { $level }:
kind-forms = Form
    .plural = Forms
kit-form = { $form }:
form-when = it begins { $when }
form-until = it ends { $when }
when-form = while you are { $form }
kind-moments = Moment
    .plural = Moments
moment-own = Cards that name this moment take effect now.
kind-decks = Deck
    .plural = Decks
deck-own = A deck of { $n } cards.
