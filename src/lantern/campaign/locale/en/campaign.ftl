### The chapters between adventures.

## The gathering

ask-next-mission = Which mission comes next?
ask-who-goes = Who goes on the adventure?
ask-set-out = { $mission }: is everybody ready?
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
event-setout = { $hero } sets out: { $mission }.

step-choice-of-the-mission = The next mission
step-choice-of-the-heroes = Who goes
step-making-ready = Making ready
step-setting-out = Setting out

phase-mission = The next mission
phase-who-goes = Who goes
phase-ready = Making ready
phase-leaving = Setting out

name-gathering = Gathering

## The journey

ask-be-robbed = { $source }: what do they get?
ask-meets-hazard = Who meets the next hazard of the road?

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
step-hazard-of-the-road = A hazard of the road
step-arrival-in-town = Arrival in Town

phase-dice = Setting out for Town
phase-hazard = A hazard of the road
phase-arrival = Arrival in Town

name-journey = Journey
