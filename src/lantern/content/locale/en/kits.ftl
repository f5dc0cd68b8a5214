# The parts of a kit: pools, hands of cards, forms.

kind-pools = Pool
    .plural = Pools
kit-pool = { $pool }:
pool-max = It holds { $n }.
pool-max_by = It holds as much as your { $skill }.
pool-max_by-more = It holds as much as your { $skill } and { $n } more.
pool-part_of = It takes a place in { THE($pool) }.
pool-start-in = You start each Adventure with { $what } in it.
pool-start = You start each Adventure with { $n }.
pool-gain-all = { $moment }, it is full again
pool-lose-all = { $moment }, all of it is lost
pool-gain = { $moment }, gain { $what }
pool-lose = { $moment }, lose { $what }
on_hit = spend one{ $cost } on one of your Hits{ $weapon }, even after rolling its Damage: { $what }
on_hit-adds = spend one{ $cost } to add { $n } Damage to one of your Hits{ $weapon }, even after rolling its Damage
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
hand-learn = At the start, { $draw ->
    [1] draw 1 { $type } card
   *[other] draw { $draw } { $type } cards and keep one of them
}.
hand-learn-level = At level { $level }, { $draw ->
    [1] draw 1 { $type } card
   *[other] draw { $draw } { $type } cards and keep one of them
}.
hand-learn-any = At the start, { $draw ->
    [1] draw 1 card
   *[other] draw { $draw } cards and keep one of them
}.
hand-learn-any-level = At level { $level }, { $draw ->
    [1] draw 1 card
   *[other] draw { $draw } cards and keep one of them
}.
hand-limit = Each card can be cast { $limit }.
hand-dice = To cast one, spend its cost and roll { $dice }: the number on the card must be reached.
hand-adds = After the roll you may spend { $pool }: each point adds 1.
hand-danger = If the roll for a dangerous card shows doubles, { $what }.
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
moment-own = Whatever names this moment happens then.
kind-decks = Deck
    .plural = Decks
deck-own = A deck of { $n } cards.
