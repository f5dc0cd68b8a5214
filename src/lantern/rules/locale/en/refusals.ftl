## Why not. $what is the thing that cannot be done.

refusal-line = { $what }: { $why } ({ $rule })
refusal-what-step = A step to { $space }
refusal-what-escape = Escaping
refusal-what-grit = Grit
refusal-what-scavenge = Scavenging
refusal-what-scavenge-tile = Scavenging { $tile }
refusal-what-door = Looking through a Door
refusal-what-gate = Looking through a Gate
refusal-what-melee = { -melee }
refusal-what-shoot = Shooting
refusal-what-shoot-with = Shooting with { $what }
refusal-what-use = { $what } ({ $price })
refusal-what-help = Helping { $who } up

refusal-MOVE-01 = no movement is left
refusal-MOVE-03 = somebody stands there
refusal-ESCAPE-01 = { $number ->
    [none] here nobody can Escape
   *[other] an adjacent Enemy must be escaped first, on { $number }+
}
refusal-BOARD-09 = a Barrier is in the way
refusal-GRIT-02 = no Grit is left
refusal-LEVEL-03 = nothing is known of what this class learns; the XP are kept
refusal-ITEM-09 = it is not for this Hero
refusal-CLASS-01 = it is full already
refusal-CLASS-22 = the Hero does not carry what it takes
refusal-CAMP-19 = the Town is destroyed
refusal-TOWN-04 = it costs more than the Hero has
refusal-TOWN-07 = what happened here keeps it from being had
refusal-TOWN-08 = it costs more than the Hero has
refusal-TOWN-09 = it was had as often as is allowed
refusal-UPG-02 = no item of the Hero has room for it
refusal-GRIT-03 = it cannot be paid
refusal-TURN-08 = one Search or one Attack in an Activation, not both
refusal-ATTACK-03 = no Enemy is adjacent
refusal-ATTACK-10 = { $away ->
    [unseen] no Enemy is in Line of Sight
    [near] no Enemy is in Range and Line of Sight
   *[other] the nearest Enemy in Line of Sight is { $away } spaces away, the Range is { $reach }
}
refusal-ATTACK-26 = there is no Enemy
refusal-KO-08 = not adjacent, or an Enemy is on that tile
refusal-SEARCH-02 = nobody searches during a Fight
refusal-SEARCH-03 = an unrevealed Exploration token lies on this tile
refusal-SEARCH-07 = there is nothing left to find here
refusal-SEARCH-11 = you stand in no doorway
refusal-MISSION-24 = a token lies there, and nobody goes in during a Fight
refusal-MISSION-25 = nobody leaves before the token here is revealed
