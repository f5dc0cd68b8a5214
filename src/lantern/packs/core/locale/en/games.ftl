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
