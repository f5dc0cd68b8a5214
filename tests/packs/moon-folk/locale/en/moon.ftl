noted-moon-song = { $who } sings for the pack; { $number } Moonlight is left.
event-cast-moon-songs = { $passed ->
    [yes] { $hero } sings { $what } ({ $total } against { $number }).
   *[no] { $hero } sings { $what } out of tune ({ $total } against { $number }).
}
