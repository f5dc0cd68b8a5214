### What is to be had at a location in town.

shelf-only = Only for: { $whom }
shelf-short = { $what } short
shelf-ITEM-09 = Not for this Hero
shelf-CLASS-22 = Needs something you lack
shelf-TOWN-07 = Not after what happened
shelf-TOWN-08 = Cannot be paid
shelf-TOWN-09 = No more of it
shelf-UPG-02 = No item has room for it
shelf-nothing = Would do nothing now
shelf-passes = passes the { $skill } { $target }+ test
shelf-ends-cured = { $what } is cured
shelf-ends-failed = it does not help, and half of the fee comes back
shelf-ends-permanent = { $what } becomes permanent
shelf-ends-dead = the Hero dies
shelf-each-success = one success or more; for each: { $does }
shelf-each-one = a 1 or more; for each: { $does }
shelf-helps = it helps
shelf-ahead = wins more than it costs
shelf-nothing-comes = nothing happens
shelf-nothing-more = nothing more happens
shelf-visit-goods = { $all ->
    [one] 1 thing for sale, { $open ->
        [0] which you cannot buy
       *[other] which you can buy
    }.
   *[other] { $all } things for sale, { $open ->
        [0] none
       *[other] { $open }
    } you can buy.
}
shelf-visit-services = { $all ->
    [one] 1 service, { $open ->
        [0] not open to you
       *[other] open to you
    }.
   *[other] { $all } services, { $open ->
        [0] none
       *[other] { $open }
    } open to you.
}
shelf-visit-treats = Can treat { $what }.
shelf-visit-raises = Can bring back { $whom } from the dead.
shelf-per-level = { $price } for each level
shelf-pays = Pays Gold
shelf-stake = What you stake
