# The Sermons of the Preacher.
throw-blessing = a Blessing roll
throw-judgement = a Judgement roll
dice-blessing = casting a Blessing
dice-judgement = casting a Judgement
event-cast-sermons = { $passed ->
    [yes] { $hero } preaches { $what } ({ $total } against { $number }).
   *[no] { $hero } preaches { $what } in vain ({ $total } against { $number }).
}
