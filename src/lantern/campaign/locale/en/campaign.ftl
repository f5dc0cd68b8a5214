### The chapters between adventures.

## The gathering

ask-next-mission = Which mission comes next?
ask-who-goes = Who goes on the adventure?
ask-set-out = { $mission }: is everybody ready?
ask-newcomer = Somebody new wants to ride along. Who is it?
anytime-welcome = Somebody new joins
anytime-take-in = Somebody joins who rode with others
anytime-call-back = { $apart ->
    [retired] { $who } comes back out of retirement
    [lost] { $who } is dug up
    [buried] { $who } is dug up, to be raised in Town
   *[other] { $who } comes back
}
anytime-part = { $way ->
    [retired] { $who } retires
    [buried] { $who } is buried
   *[other] { $who } leaves the party
}
option-set-out = Set out
option-any-mission = Let chance decide
option-other-mission = Choose another mission
option-other-heroes = Let others go

event-possegathered = { $count ->
    [one] The party gathers: one Hero.
   *[other] The party gathers: { $count } Heroes.
}
event-missionproposed = Some say that { $mission } should come next. Nobody has to.
event-missionchosen = The next mission: { $mission }.
event-joinedposse = { $hero } joins the party.
event-parted = { $way ->
    [retired] { $hero } has had enough, and retires.
    [buried] { $hero } is laid to rest.
   *[other] { $hero } leaves the party.
}
event-setout = { $hero } sets out: { $mission }.

step-choice-of-the-mission = The next mission
step-choice-of-the-heroes = Who goes
step-making-ready = Making ready
step-setting-out = Setting out

phase-mission = The next mission
phase-who-goes = Who goes
phase-ready = Making ready
phase-leaving = Setting out

name-adventure = Adventure
name-gathering = Gathering

## The journey

ask-be-robbed = { $source }: what do they get?
ask-meets-hazard = Who meets the next hazard of the road?
ask-town-size = To what kind of town does the party ride? The larger, the longer the road.
option-town-total = { $total }: { $what }
option-ride-to = { $size ->
    [small] A small town: 4 locations; a Hero meets a hazard on a die of 1-3
    [medium] A town of middling size: 6 locations; every Hero meets a hazard
   *[large] A large town: 8 locations; every Hero meets a hazard, and another on a die of 1-3
}
event-townchosen = { $size ->
    [small] They look for a small town.
    [medium] They look for a town of middling size.
   *[large] They look for a large town.
}

event-journeybegan = { $count ->
    [one] One Hero rides to Town.
   *[other] The party rides to Town: { $count } Heroes.
}
event-hazardahead = There is trouble on the road: { $hero } will meet a hazard.
event-arrived = { $count ->
    [0] Nobody comes to Town.
    [one] One Hero comes to Town.
   *[other] The party comes to Town.
}

step-setting-out-for-town = Setting out for Town
step-choice-of-the-town = Which town
step-hazard-of-the-road = A hazard of the road
step-arrival-in-town = Arrival in Town

phase-where = Which town
phase-dice = Setting out for Town
phase-hazard = A hazard of the road
phase-arrival = Arrival in Town

name-journey = Journey

## The stay in town

ask-protect = { $source }: which location does { $who } protect?
ask-take-part = { $source }: does { $who } take part?
ask-how-many = { $source }: how many does { $who } buy?
ask-lodging = Where does { $who } sleep?
ask-visit = Where does { $who } go today?
ask-meets-event = At whose location does something happen first?
ask-business = { $location }: what does { $who } buy?
ask-buy-offered = { $source }: does { $who } buy?
ask-forge-onto = { $source }: onto which item of { $who } is it forged?
ask-pay-price = { $source }: ${ $gold }. { $short ->
    [0] Does { $who } pay?
   *[other] { $who } has ${ $short } too little: find it first (sell something, or have it lent), then pay?
}
ask-treat = { $source }: what is treated?
ask-try-to-cure = { $source }: which of these does { $who } try to get rid of? A D6 for each: 4+ removes it, a 1 costs a Corruption point.
ask-sell-dark-stone = { $source }: how many shards?
ask-how-much-corruption = { $source }: how many Corruption points?
ask-raise-whom = { $source }: who is brought back?
ask-pay-for = ${ $price } are needed for { $what }. How much does { $who } give?
ask-leave-town = Day { $day } is over. Does { $who } leave Town?
option-hotel = The Hotel ({ $price })
option-camp-site = The Camp Site (free, with a Hazard roll)
option-nowhere = Nowhere
option-done-here = Done for today
option-buy = Buy { $what } ({ $price })
option-service = { $what } ({ $price })
price-per-corruption = { $price } for each Corruption
price-between = { $least } to { $most }

noted-nothing-stands = Nothing of the Town stands any more. One night at the Camp Site, and the party rides on.
event-staybegan = The party is in Town.
event-daybegan = Day { $day } in Town.
event-townfound = { $name } ({ $town }), a { $size ->
    [small] small town
    [medium] town of middling size
   *[large] large town
}.
event-dailyeventcame = The day: { $what }.
event-visited = { $hero } goes to: { $location }.
event-bought = { $hero } buys { $item } for ${ $gold }.
event-sold = { $hero } sells { $item } for ${ $gold }.
event-served = { $gold ->
    [0] { $hero }: { $service }.
   *[other] { $hero }: { $service } (${ $gold }).
}
event-towneventcame = The night brings a Town Event.
event-lefttown = { $hero } leaves Town.

step-arrival = Arrival
step-a-new-day = A new day
step-lodging = Lodging
step-choice-of-the-visits = Where to go
step-location-event = What happens there
step-business = Buying
step-evening = Evening
step-leaving = Leaving
step-end-of-the-stay = The end of the stay

phase-morning = A new day
phase-night = Lodging
phase-visits = Where to go
phase-events = What happens there
phase-business = Buying
phase-evening = Evening
phase-gone = The end of the stay

name-stay = In Town
ask-stake = { $source }: how much does { $who } stake?
ask-bet-space = { $source }: on which space of the Depth Track does { $who } bet?
