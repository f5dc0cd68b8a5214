## The Gazette. A message that ends in a number is one of several ways to say the same; issues take turns with them.

gazette-title = The Brimstone Gazette
gazette-number = No. { $n }
gazette-price = Two bits
gazette-dateline-1 = Printed the week after “{ $mission }”
gazette-dateline-2 = Set by lamplight after “{ $mission }”
gazette-dateline-3 = On the street as soon as the party was back from “{ $mission }”
gazette-caption-1 = “{ $mission }” as the party walked it.
gazette-caption-2 = “{ $mission }”, drawn from the party's own account.
gazette-caption-3 = The way they took. Our engraver was not there and is glad of it.
gazette-caption-dead-1 = The skull marks where { THE($hero) } was last seen.
gazette-caption-dead-2 = Where the skull is, { THE($hero) } stayed.

## Ears of the masthead

gazette-stone-1 = Dark Stone: ${ $price } a shard and rising
gazette-stone-2 = Dark Stone: ${ $price }, none refused, none touched
gazette-stone-3 = Dark Stone bought at ${ $price }. Wash your hands
gazette-no-stone-1 = Dark Stone: none to be had
gazette-no-stone-2 = Dark Stone: asked for, not seen
gazette-weather-fair-1 = Weather: clear, for once
gazette-weather-fair-2 = Weather: sun until supper
gazette-weather-fair-3 = Weather: dry, with singing
gazette-weather-fair-4 = Weather: fair. Do not get used to it
gazette-weather-foul-1 = Weather: ash, then more ash
gazette-weather-foul-2 = Weather: dark by noon
gazette-weather-foul-3 = Weather: no birds
gazette-weather-foul-4 = Weather: stay in

## Headlines: the first that fits is printed

gazette-headline-died-1 = { THE($hero) } will not be back; the others are
gazette-headline-died-2 = One grave more: { THE($hero) } falls in the dark
gazette-headline-died-3 = { THE($hero) } dead. { $survivors ->
    [0] None left to tell of it
    [one] One comes home to tell of it
   *[other] { $survivors } come home to tell of it
}
gazette-headline-died-4 = They went down with { THE($hero) } and came up without
gazette-headline-died-5 = The mine keeps { THE($hero) }
gazette-headline-died-many-1 = { $n } graves dug this week
gazette-headline-died-many-2 = { $n } of the party dead; carpenter sells out of boards
gazette-headline-died-many-3 = A black week: { $n } who will not be back
gazette-headline-died-many-4 = The mine keeps { $n }
gazette-headline-died-many-5 = Bell rung { $n } times
gazette-headline-all-down-1 = Carried out: not one of the party was standing
gazette-headline-all-down-2 = Every one of them down
gazette-headline-all-down-3 = Party found at the mine's mouth, breathing
gazette-headline-all-down-4 = The dark wins this one
gazette-headline-all-down-5 = They went in walking
gazette-headline-boss-1 = { $kind } put down; the town sleeps
gazette-headline-boss-2 = { $great ->
    [one] One { $kind } less, says the party
   *[other] No more { $kind }, says the party
}
gazette-headline-boss-3 = { $great ->
    [one] It bled after all: { $kind } killed
   *[other] They bled after all: { $kind } killed
}
gazette-headline-boss-4 = { THE($hero) } and friends bring down { $great ->
    [one] { A($kind) }
   *[other] { $kind }
}
gazette-headline-boss-5 = { $great ->
    [one] The big one is dead
   *[other] The big ones are dead
}
gazette-headline-darkness-escaped-1 = It is out
gazette-headline-darkness-escaped-2 = The Darkness reaches the daylight
gazette-headline-darkness-escaped-3 = Lock your doors, for what good it does
gazette-headline-darkness-escaped-4 = What was below is above
gazette-headline-darkness-escaped-5 = Too slow by one turn of the lamp
gazette-headline-fled-1 = Party seen running
gazette-headline-fled-2 = They left by the way they came, and faster
gazette-headline-fled-3 = Alive, and not asked about it
gazette-headline-fled-4 = Better a live party than a finished job
gazette-headline-fled-5 = Work unfinished: “{ $mission }”
gazette-headline-failed-1 = Too late
gazette-headline-failed-2 = Nothing to show for it
gazette-headline-failed-3 = “{ $mission }”: lost
gazette-headline-failed-4 = The party did what it could; it was not enough
gazette-headline-failed-5 = Home with empty hands
gazette-headline-unhurt-1 = Not a scratch
gazette-headline-unhurt-2 = Doctor has a quiet week
gazette-headline-unhurt-3 = In and out, hats on
gazette-headline-unhurt-4 = All of them home, all of them whole
gazette-headline-unhurt-5 = Undertaker asks for credit
gazette-headline-haul-1 = Party home with ${ $gold }; drinks are paid for
gazette-headline-haul-2 = There is money in the dark after all
gazette-headline-haul-3 = ${ $gold } out of the ground in { $turns ->
    [0] no time at all
    [one] one turn
   *[other] { $turns } turns
}
gazette-headline-haul-4 = Rich for a week
gazette-headline-haul-5 = ${ $gold }, and the bank says good morning
gazette-headline-won-1 = Job done: “{ $mission }”
gazette-headline-won-2 = Party holds; something below does not
gazette-headline-won-3 = They said they would, and they did
gazette-headline-won-4 = { $killed ->
    [0] Won, and nothing killed
    [one] One fewer of them
   *[other] { $killed } fewer of them
}
gazette-headline-won-5 = The lamp comes back lit

## Below the headline

gazette-deck-won-1 = { $killed ->
    [0] Nothing put down
    [one] One put down
   *[other] { $killed } put down
} in { $turns ->
    [0] no time at all
    [one] one turn
   *[other] { $turns } turns
}. The party returns with { $gold ->
    [0] an empty purse
   *[other] ${ $gold }
} and few words.
gazette-deck-won-2 = “{ $mission }” is done with. { $gold ->
    [0] Nothing
   *[other] ${ $gold }
} in the bag, { $killed ->
    [0] nothing
    [one] one
   *[other] { $killed }
} left lying.
gazette-deck-won-3 = It took { $turns ->
    [0] no time at all
    [one] one turn
   *[other] { $turns } turns
} and { $killed ->
    [0] not one dead thing
    [one] one dead thing
   *[other] { $killed } dead things
}. The party asks for supper.
gazette-deck-won-4 = What was to be done is done. The count stands at { $killed }, the purse at ${ $gold }.
gazette-deck-lost-1 = “{ $mission }” goes on without us. { $killed ->
    [0] Nothing was put down either.
    [one] One put down all the same.
   *[other] { $killed } put down all the same.
}
gazette-deck-lost-2 = { $turns ->
    [0] No time at all
    [one] One turn
   *[other] { $turns } turns
} below, and { $gold ->
    [0] nothing
   *[other] ${ $gold }
} to show for it.
gazette-deck-lost-3 = { $killed ->
    [0] Not one of them fell, and nothing is settled.
    [one] One of them will not get up. It did not settle the matter.
   *[other] { $killed } of them will not get up. It did not settle the matter.
}
gazette-deck-lost-4 = Ask the party tomorrow. Tonight they are not talking.

## The story

gazette-opening-1 = They went in at dusk: { $heroes }. { THE($bearer) } carried the lantern.
gazette-opening-2 = { $heroes } left before breakfast, with one lantern between them and { THE($bearer) } holding it.
gazette-opening-3 = It began like the others, with { $heroes } at the mouth of the mine and { THE($bearer) } trimming the wick.
gazette-opening-4 = Nobody came to see { $heroes } off. { THE($bearer) } lit the lantern and went first.
gazette-opening-5 = The horses would not go near, so { $heroes } walked the last mile by { THE($bearer) }'s light.
gazette-alone-1 = { THE($bearer) } went in alone, which is a way to do it.
gazette-alone-2 = One lantern, one pair of boots: { THE($bearer) } went down without company.
gazette-alone-3 = Nobody else had time, so { THE($bearer) } went alone.
gazette-first-1 = { $n ->
    [one] The first they met was { A($kind) }.
   *[other] The first they met were { $kind }.
}
gazette-first-2 = { $n ->
    [one] It did not take long: { A($kind) }, and one was enough.
   *[other] It did not take long: { $kind }, and more than one likes.
}
gazette-first-3 = Behind { THE($tile) } stood { $n ->
    [one] { A($kind) }
   *[other] { $kind }
}.
gazette-first-4 = { $n ->
    [one] { A($kind) } was in before them.
   *[other] { $kind } were in before them.
}
gazette-quiet-1 = They met nothing at all, and liked that least.
gazette-quiet-2 = Not one thing came out of the dark, which is worse than it sounds.
gazette-ambush-1 = { $n ->
    [one] Once they were taken unawares.
   *[other] { $n } times they were taken unawares.
}
gazette-ambush-2 = Some of it came from behind.
gazette-ambush-3 = There was an ambush. There is always an ambush.
gazette-hand-1 = { THE($hero) } put down { $n } Enemies, and counts them still.
gazette-hand-2 = { $n } of the dead are { THE($hero) }'s.
gazette-hand-3 = Most of the work was { THE($hero) }'s: { $n } Enemies by our count, more by { THE($hero) }'s own.
gazette-hand-4 = Ask { THE($hero) } about the { $n } Enemies who will not get up again. Bring a drink.
gazette-last-1 = It came down to the last Fight: { $foes }. { THE($hero) } struck the last blow, in turn { $turn }.
gazette-last-2 = Then the Fight that decided it, against { $foes }. The last of them fell to { THE($hero) }.
gazette-last-3 = At the end stood { $foes }. When turn { $turn } was over, { THE($hero) } had put down the last.
gazette-last-none-1 = It came down to the last Fight: { $foes }.
gazette-last-none-2 = Then the Fight that decided it, against { $foes }.
gazette-last-near-1 = { $n ->
    [one] One of the party had gone down by then.
   *[other] { $n } times one of the party had gone down by then.
}
gazette-last-near-2 = It was near: the party was knocked down { $n ->
    [one] once
   *[other] { $n } times
} in that Fight alone.
gazette-headline-last-1 = { $n } in the last room, and { THE($hero) } ends it
gazette-headline-last-2 = Last blow to { THE($hero) }; { $n } lie below
gazette-headline-last-3 = { THE($hero) } strikes last
gazette-world-1 = For a while they were elsewhere ({ $world }), and do not agree on how long.
gazette-world-2 = Then a Gate, and { $world } behind it.
gazette-world-3 = The way led to another world: { $world }. We print that as it was told to us.
gazette-down-1 = { THE($hero) } was knocked flat and got up again.
gazette-down-2 = { THE($hero) } lay on the ground for longer than was pretty.
gazette-down-3 = They had to step over { THE($hero) } once.
gazette-down-4 = { THE($hero) } remembers the ceiling best.
gazette-hurt-1 = { THE($hero) } came home with { $n } Wounds, too many to count politely.
gazette-hurt-2 = Of all the blood on the floor, { THE($hero) } claims the most: { $n } Wounds.
gazette-hurt-3 = { $n } Wounds found { THE($hero) }; none of them stayed.
gazette-near-1 = At the end the Darkness stood { $n ->
    [one] one step
   *[other] { $n } steps
} from the daylight.
gazette-near-2 = The dark had { $n ->
    [one] one step left to go
   *[other] { $n } steps left to go
} when it was over.
gazette-near-3 = Another { $n ->
    [one] step
   *[other] { $n } steps
} and this paper would not have come out.
gazette-far-1 = The Darkness never came near.
gazette-far-2 = The lamp held the dark well back: { $n } steps at the end.
gazette-far-3 = { $held ->
    [one] Once
   *[other] { $held } times
} the lamp threw the Darkness back.
gazette-find-1 = { THE($hero) } has brought something up ({ $item }) and lets nobody touch it.
gazette-find-2 = { $item }: now in the hands of { THE($hero) }. We did not ask whose they were in before.
gazette-find-3 = Among the things brought up: { $item }. { THE($hero) } sleeps with one hand on the bag.
gazette-end-won-1 = So it is done, and the door is shut.
gazette-end-won-2 = After that it was quiet down there, and they listened to it for a while.
gazette-end-won-3 = Then they blew the lamp out themselves, outside, in the sun.
gazette-end-won-4 = What they were paid for is done.
gazette-end-fled-1 = When it could not be done they ran, and nobody here has called it anything else.
gazette-end-fled-2 = They turned round in time. Somebody will have to go again.
gazette-end-fled-3 = The last of them came out backwards, firing.
gazette-end-all-down-1 = How they came out again nobody can say.
gazette-end-all-down-2 = The last to fall took the lamp along, and that was that.
gazette-end-all-down-3 = It ended in the dark, in a heap.
gazette-end-darkness-escaped-1 = It went past them on the stairs, and was gone into the evening.
gazette-end-darkness-escaped-2 = They felt it go by like a train without a train.
gazette-end-darkness-escaped-3 = Look at the sky and judge for yourselves.
gazette-end-failed-1 = By then it was too late.
gazette-end-failed-2 = They came to the end of it and it had already happened.
gazette-end-failed-3 = There are jobs that cannot be done, and this may be one.
gazette-quote-1 = “I have seen worse,” said { THE($hero) }, who has not.
gazette-quote-2 = “Ask me after supper,” said { THE($hero) }.
gazette-quote-3 = “It was wet, it was loud, and I should like my hat back,” said { THE($hero) }.
gazette-quote-4 = “You would have done the same,” said { THE($hero) }. We would not.
gazette-quote-5 = { $killed ->
    [0] “Not one of them,” said { THE($hero) }. “I looked.”
    [one] “One of them,” said { THE($hero) }. “I did not enjoy it.”
   *[other] “{ $killed } of them,” said { THE($hero) }. “I stopped enjoying it after the first.”
}
gazette-quote-6 = “Put in the paper that I was brave,” said { THE($hero) }. We do.
gazette-quote-7 = { THE($hero) } had nothing to say, and said so twice.

## Obituaries and casualties

gazette-obituary-by-1 = Killed in turn { $turn } by { THE($kind) }.
gazette-obituary-by-2 = Met { THE($kind) } in turn { $turn } and did not give way.
gazette-obituary-by-3 = { THE($kind) } came in turn { $turn }; { THE($hero) } stayed.
gazette-obituary-by-4 = Taken by { THE($kind) } in turn { $turn }. The boots were still warm.
gazette-obituary-by-5 = It was { THE($kind) }, in turn { $turn }, and it was quick.
gazette-obituary-1 = Lost in turn { $turn }. Nobody saw it clearly and nobody wants to.
gazette-obituary-2 = Gone in turn { $turn }, between one lantern's swing and the next.
gazette-obituary-3 = Fell in turn { $turn }, and the mine did the rest.
gazette-obituary-met-1 = The last thing on the list was: { $what }.
gazette-obituary-met-2 = “{ $what }”. It did not end as planned.
gazette-obituary-met-3 = Came home from the mine. Then: { $what }.
gazette-obituary-town-1 = Died in town, to the surprise of all.
gazette-obituary-town-2 = Survived the mine. Did not survive the rest of the week.
gazette-obituary-town-3 = Died after the adventure, which is the unfair part.
gazette-obituary-place-1 = Last seen in { THE($place) }.
gazette-obituary-place-2 = { THE($place) } has a new name on the wall.
gazette-obituary-place-3 = Whoever passes { THE($place) }: take your hat off.
gazette-obituary-kills-1 = Put down { $n } of { THE($kind) } first.
gazette-obituary-kills-2 = { THE($kind) } are { $n } fewer for it.
gazette-obituary-kills-3 = { $n } of { THE($kind) } went ahead to open the door.
gazette-obituary-killed-1 = { $n ->
    [one] Did not go alone: one of them went first.
   *[other] Did not go alone: { $n } of them went first.
}
gazette-obituary-killed-2 = Leaves { $n ->
    [one] one dead thing
   *[other] { $n } dead things
} behind, and no complaints.
gazette-obituary-killed-3 = The count stands at { $n }, and stays there.
gazette-obituary-shot-1 = Best shot of the day: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
} at once. { THE($kind) } had no answer.
gazette-obituary-shot-2 = Nobody struck harder: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
} with { $hits ->
    [one] one Hit
   *[other] { $hits } Hits
}.
gazette-obituary-healed-1 = Patched up others, { $n } points in all, and forgot to count.
gazette-obituary-healed-2 = Several walk today because of these hands: { $n } points of harm undone.
gazette-obituary-find-1 = Was carrying { THE($item) }, newly found.
gazette-obituary-find-2 = Had hold of { THE($item) } for a day. It was a good day.
gazette-obituary-light-1 = Carried the lantern and held the dark back { $n ->
    [one] once
   *[other] { $n } times
}.
gazette-obituary-light-2 = Kept the light burning. Somebody else keeps it now.
gazette-obituary-downs-1 = Had got up { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
} before. One time too few.
gazette-obituary-downs-2 = Had been down before, and had made light of it.
gazette-obituary-misses-1 = Missed { $n } times, and never blamed the gun.
gazette-obituary-misses-2 = Of { $n } misses, one will be remembered.
gazette-obituary-wounds-1 = Took { $n } Wounds before the last.
gazette-obituary-wounds-2 = It needed { $n } Wounds to do it.
gazette-obituary-harmless-1 = Never hurt anything down there. It was not mutual.
gazette-obituary-harmless-2 = Shot nobody, robbed nobody, and is missed by all.
gazette-obituary-known-1 = Level { $level }, and known in every saloon. The street was empty for an hour.
gazette-obituary-known-2 = There were songs about { THE($hero) } already. Now they have a last verse.
gazette-obituary-known-3 = The whole town came. So did the bill.
gazette-obituary-last-1 = The hat hangs on the cross.
gazette-obituary-last-2 = The friends are buying, and nobody is thirsty.
gazette-obituary-last-3 = Debts are forgiven, horse included.
gazette-obituary-last-4 = The parson kept it short, as asked.
gazette-obituary-new-1 = We had only just learned how to spell the name.
gazette-obituary-new-2 = New here. The rent is paid to the end of the week.
gazette-obituary-new-3 = Nobody knew { THE($hero) } long. All say it was too short.
gazette-person = { $class }, level { $level }
gazette-casualties = Casualties
gazette-casualty-dead = dead
gazette-casualty-raised = was dead, and is not
gazette-casualty-gone = gone for good
gazette-casualty-mark = { $what }
gazette-casualty-down = { $n ->
    [one] knocked out once
   *[other] knocked out { $n } times
}
gazette-casualties-none-1 = None. We counted twice.
gazette-casualties-none-2 = None, unless hats count.
gazette-casualties-none-3 = None. The doctor has gone fishing.

## Boxes

gazette-best-shot = Best shot
gazette-best-shot-1 = { THE($hero) }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
} with { $hits ->
    [one] one Hit
   *[other] { $hits } Hits
}, turn { $turn }. { THE($kind) } had just come in.
gazette-best-shot-2 = Turn { $turn }: { THE($hero) }, { $hits ->
    [one] one Hit
   *[other] { $hits } Hits
}, { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}. { THE($kind) } had other plans.
gazette-best-shot-3 = { THE($hero) }, turn { $turn }, against { THE($kind) }: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
} at once. Witnesses agree.
gazette-wanted = Wanted
gazette-wanted-injury-1 = One doctor, while { THE($hero) } mends. Bring own saw.
gazette-wanted-injury-2 = Somebody who can splint. Ask for { THE($hero) }.
gazette-wanted-injury-3 = A quiet room for { THE($hero) }, ground floor.
gazette-wanted-madness-1 = Company for { THE($hero) }, who does not like the dark any more.
gazette-wanted-madness-2 = Whoever wrote on { THE($hero) }'s door: it was { THE($hero) }.
gazette-wanted-madness-3 = A lamp that does not go out, for { THE($hero) }. Price no matter.
gazette-wanted-mutation-1 = A tailor with an open mind, for { THE($hero) }.
gazette-wanted-mutation-2 = Gloves for { THE($hero) }. Count the fingers first.
gazette-wanted-mutation-3 = { THE($hero) } asks the children to stop pointing.
gazette-lost = Lost
gazette-lost-1 = { $item }. Return to { THE($hero) }.
gazette-lost-2 = { $item }, somewhere below. { THE($hero) } will not go and look.
gazette-lost-3 = { $item }: { THE($hero) } offers a reward.
gazette-for-sale = For sale
gazette-for-sale-1 = One pair of spectacles, hardly used. { THE($hero) } missed { $n } times and has bought better.
gazette-for-sale-2 = Lessons in shooting. { THE($hero) }, after { $n } misses, is looking for a teacher, not a pupil.
gazette-for-sale-3 = Holes in walls, { $n }, made by { THE($hero) }. Collect yourself.
gazette-from-town = From town
gazette-town-cured-1 = { THE($hero) } is rid of “{ $what }”.
gazette-town-cured-2 = The doctor takes the credit: { THE($hero) } no longer has “{ $what }”.
gazette-town-botched-1 = { THE($hero) } went to be cured of “{ $what }”. { THE($hero) } has stopped going.
gazette-town-botched-2 = The less said about { THE($hero) } and “{ $what }”, the better.
gazette-town-raised-1 = { THE($hero) } was buried on Tuesday and had breakfast on Wednesday.
gazette-town-raised-2 = { THE($hero) } walks again. The parson will not discuss it.
gazette-town-bought-1 = { THE($hero) } shows everybody the latest purchase ({ $item }) and the bill: ${ $gold }.
gazette-town-bought-2 = Sold to { THE($hero) }: { $item }, ${ $gold }, no returns.
gazette-town-ruin-1 = { $place }: nothing left but the sign.
gazette-town-ruin-2 = { $place }: now a hole and an argument.
gazette-town-razed-1 = There is no town to print this in. We print it all the same.
gazette-town-razed-2 = The town is gone. The press was on a wagon.
gazette-town-level-1 = { THE($hero) } has made level { $n }, and buys.
gazette-town-level-2 = Level { $n } for { THE($hero) }. Some people learn.
gazette-next = Next
gazette-next-1 = “{ $mission }”. Volunteers at the saloon.
gazette-next-2 = “{ $mission }”, they say. They have said so before.
gazette-next-3 = They ride for “{ $mission }”. Something in it has been counting.
gazette-bag = The bag
gazette-bag-count = { $n ->
    [0] nothing put down
    [one] one put down
   *[other] { $n } put down
}
gazette-fortunes = Fortunes of the party
gazette-fortunes-about = by adventure; skulls mark funerals
gazette-result-won = Won
gazette-result-fled = Fled
gazette-result-lost = Lost
gazette-summary = { $adventures ->
    [one] One adventure
   *[other] { $adventures } adventures
}, { $won } won, { $dead ->
    [0] nobody buried
    [one] one buried
   *[other] { $dead } buried
}
