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
when-pool-at_least = when you have at least { $n } { $pool }
when-pool-at_most = when you have at most { $n } { $pool }
