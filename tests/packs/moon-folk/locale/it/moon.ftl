noted-moon-song = { $who } canta per il branco; restano { $number } di Luce di luna.
event-cast-moon-songs = { $passed ->
    [yes] { $hero } canta { $what } ({ $total } contro { $number }).
   *[no] { $hero } canta stonando { $what } ({ $total } contro { $number }).
}
