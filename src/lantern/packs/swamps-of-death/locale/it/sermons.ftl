# I Sermoni del Predicatore.
throw-blessing = di un tiro di Benedizione
throw-judgement = di un tiro di Giudizio
dice-blessing = predica di una Benedizione
dice-judgement = predica di un Giudizio
event-cast-sermons = { $passed ->
    [yes] { THE($hero) } pronuncia { $what } ({ $total } contro { $number }).
   *[no] { THE($hero) } pronuncia invano { $what } ({ $total } contro { $number }).
}
