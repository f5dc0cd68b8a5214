### I capitoli tra un'avventura e l'altra.

## Il raduno

ask-next-mission = Qual è la prossima missione?
ask-who-goes = Chi parte per l'avventura?
ask-set-out = { $mission }: siete tutti pronti?
option-set-out = Partire
option-other-mission = Scegliere un'altra missione
option-other-heroes = Far partire altri

event-possegathered = { $count ->
    [one] Il gruppo si raduna: un Eroe.
   *[other] Il gruppo si raduna: { $count } Eroi.
}
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
