### I capitoli tra un'avventura e l'altra.

## Il raduno

ask-next-mission = Qual è la prossima missione?
ask-who-goes = Chi parte per l'avventura?
ask-set-out = { $mission }: siete tutti pronti?
option-set-out = Partire
option-any-mission = Decida la sorte
option-other-mission = Scegliere un'altra missione
option-other-heroes = Far partire altri

event-possegathered = { $count ->
    [one] Il gruppo si raduna: un Eroe.
   *[other] Il gruppo si raduna: { $count } Eroi.
}
event-missionproposed = Qualcuno dice che ora toccherebbe a { $mission }. Nessuno è obbligato.
event-missionchosen = La prossima missione: { $mission }.
event-setout = { $hero } parte: { $mission }.

step-choice-of-the-mission = La prossima missione
step-choice-of-the-heroes = Chi parte
step-making-ready = Preparativi
step-setting-out = Partenza

phase-mission = La prossima missione
phase-who-goes = Chi parte
phase-ready = Preparativi
phase-leaving = Partenza

name-gathering = Raduno

## Il viaggio

ask-be-robbed = { $source }: che cosa prendono?
ask-meets-hazard = Chi incontra il prossimo pericolo della strada?

event-journeybegan = { $count ->
    [one] Un Eroe cavalca verso la Città.
   *[other] Il gruppo cavalca verso la Città: { $count } Eroi.
}
event-hazardahead = Guai lungo la strada: { $hero } incontrerà un pericolo.
event-arrived = { $count ->
    [0] Nessuno arriva in Città.
    [one] Un Eroe arriva in Città.
   *[other] Il gruppo arriva in Città.
}

step-setting-out-for-town = Partenza per la Città
step-hazard-of-the-road = Un pericolo della strada
step-arrival-in-town = Arrivo in Città

phase-dice = Partenza per la Città
phase-hazard = Un pericolo della strada
phase-arrival = Arrivo in Città

name-journey = Viaggio
