# The parts of a kit: pools, hands of cards, forms.

kind-pools = Pool
kit-pool = { $pool }:
pool-max = It holds { $n }.
pool-max_by = It holds as much as your { $skill }.
pool-max_by-more = It holds as much as your { $skill } and { $n } more.
pool-part_of = It takes a place in { $pool }.
pool-start = You start each Adventure with { $n }.
pool-gain-all = { $moment }: it is full again
pool-lose-all = { $moment }: all of it is lost
pool-gain = { $moment }: gain { $what }
pool-lose = { $moment }: lose { $what }
on_hit = discard one for a Hit of yours{ $weapon }{ $cost }, also after its Damage is rolled: { $what }
on_hit-weapon = {" "}with a weapon that is { $what }
on_hit-cost = {" "}({ $what })
on_hit-damage = { $n } Damage
on_hit-times = its Damage die counts { $n } times
on_hit-splash = each Enemy next to the target takes a normal Hit
on_hit-anywhere = it may go to any Enemy in this world
on_hit-no_ammo = Not while other Ammo is loaded.
cost-wounds = take { $what }
cost-token = discard { $what }
cost-from_hand = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your hand ({ $hand })
when-pool-at_least = when you have at least { $n } { $pool }
when-pool-at_most = when you have at most { $n } { $pool }
kind-hands = Hand of cards
kind-hand-cards = Card of a hand
kit-hand = { $hand }:
hand-learn = At the start draw { $draw } ({ $type }) and keep one of them.
hand-learn-level = At level { $level } draw { $draw } ({ $type }) and keep one of them.
hand-limit = Each card { $limit }.
hand-dice = To cast one, pay its cost and roll { $dice }: the number on the card must be reached.
hand-adds = Once the dice lie there you may pay { $pool } for +1 each.
hand-danger = If a dangerous one shows doubles: { $what }.
card-casting = casting { $n }+
card-range = Range { $n }
card-dangerous = dangerous
card-standing = only in your Activation and without moving
card-more = { $what } or more
card-cancels-darkness = Cancel a Darkness card just drawn.
card-cancels-darkness-more = For { $n } { $pool } more cancel a Darkness card just drawn.
card-cancels-dread = Cancel a Growing Dread card just revealed.
card-cancels-dread-more = For { $n } { $pool } more cancel a Growing Dread card just revealed.
card-target-hero = Choose a Hero within Range.
card-target-hero-any = Choose a Hero.
card-target-neighbour = Choose yourself or an adjacent Hero.
card-target-enemy = Choose an Enemy in range and sight.
card-level = From level { $level }: { $what }
kind-forms = Form
kit-form = { $form }:
form-when = it begins { $when }
form-until = it ends { $when }
when-form = while you are { $form }
verb-take_form = { $form ->
    [self] become { $what }
   *[other] { $subject } becomes { $what }
}
verb-leave_form = { $form ->
    [self] you are no longer { $what }
   *[other] { $subject } is no longer { $what }
}
kind-moments = Moment
moment-own = What listens to it happens: { $name }.
verb-moment = this happens: { $what }
kind-decks = Deck
deck-own = A deck of { $n } cards.
