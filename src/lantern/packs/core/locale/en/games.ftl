noted-folds = { $who } folds.
noted-devils-share = The wheel stops at the Devil: { $who } loses { $number ->
    [one] 1 point
   *[other] { $number } points
}, and wins nothing.
noted-wheel-stops = { $who } stops the wheel with { $number } points.
noted-shootout-begins = { $number ->
    [one] 1 gunman comes
   *[other] { $number } gunmen come
} down the street.
noted-shootout-goes-on = { $number ->
    [0] No gunman is left.
    [one] 1 gunman still stands.
   *[other] { $number } gunmen still stand.
}
noted-shootout-won = The street is clear: the shootout is won.
noted-shootout-lost = The Heroes give up the street; { $number ->
    [one] 1 gunman is
   *[other] { $number } gunmen are
} left.
comes-robbed-store = Take goods of the General Store worth D6 × $100
comes-rumors-heard = Look at an Exploration token; one with a Clue is kept as a Rumor
comes-wheel-least-prize = Wins something, spinning until there are 10 points and stopping then
comes-street-at-once = Wins with the first roll
comes-poker-as-dealt = Wins with the hand as it is dealt, without drawing or cheating
comes-ruins-searched = Finds something: 2 Scavenge cards for each 6
