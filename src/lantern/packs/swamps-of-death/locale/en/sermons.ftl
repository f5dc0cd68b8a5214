# The Sermons of the Preacher.
throw-blessing = Blessing
throw-judgement = Judgement
dice-blessing = casting a Blessing
dice-judgement = casting a Judgement
event-cast-sermons = { $passed ->
    [yes] { $hero } preaches { $what } ({ $total } against { $number }).
   *[no] { $hero } preaches { $what } in vain ({ $total } against { $number }).
}
