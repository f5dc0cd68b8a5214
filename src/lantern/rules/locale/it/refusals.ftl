## Perché no. $what è ciò che non si può fare.

refusal-line = { $what }: { $why } ({ $rule })
refusal-what-step = Un passo in { $space }
refusal-what-escape = La Fuga
refusal-what-grit = Grinta
refusal-what-scavenge = { -scavenge }
refusal-what-scavenge-tile = Frugare { IN($tile) }
refusal-what-door = Guardare attraverso una Porta
refusal-what-gate = Guardare attraverso un Portale
refusal-what-melee = { -melee }
refusal-what-shoot = Sparare
refusal-what-shoot-with = Sparare { WITH($what) }
refusal-what-use = { $what } ({ $price })
refusal-what-help = Aiutare { THE($who) } a rialzarsi

refusal-MOVE-01 = non resta movimento
refusal-MOVE-03 = lì c'è già qualcuno
refusal-ESCAPE-01 = { $number ->
    [none] qui nessuno può sfuggire
   *[other] prima bisogna sfuggire a un Nemico adiacente, con { $number }+
}
refusal-BOARD-09 = c'è di mezzo una Barriera
refusal-GRIT-02 = non resta Grinta
refusal-LEVEL-03 = non si sa che cosa impari questa classe; gli XP restano
refusal-ITEM-09 = non è per questo Eroe
refusal-CLASS-01 = è già al completo
refusal-CLASS-22 = l'Eroe non porta con sé ciò che serve
refusal-CAMP-19 = la Città è distrutta
refusal-TOWN-04 = costa più di quanto l'Eroe ha
refusal-TOWN-07 = quello che è successo qui lo impedisce
refusal-TOWN-08 = costa più di quanto l'Eroe ha
refusal-TOWN-09 = si è già avuto quante volte è permesso
refusal-UPG-02 = nessun oggetto dell'Eroe ha posto
refusal-GRIT-03 = non puoi pagarne il prezzo
refusal-TURN-08 = in un'Attivazione una sola Ricerca o un solo Attacco
refusal-ATTACK-03 = nessun Nemico è adiacente
refusal-ATTACK-10 = { $away ->
    [unseen] nessun Nemico è in Linea di Vista
    [near] nessun Nemico è entro la Gittata e in Linea di Vista
   *[other] il Nemico più vicino in Linea di Vista è a { $away } caselle, la Gittata è { $reach }
}
refusal-ATTACK-26 = non c'è nessun Nemico
refusal-KO-08 = non è adiacente, o c'è un Nemico su quella tessera
refusal-SEARCH-02 = durante uno Scontro non si fa nessuna Ricerca
refusal-SEARCH-03 = su questa tessera c'è un segnalino Esplorazione non rivelato
refusal-SEARCH-07 = qui non c'è più niente da trovare
refusal-SEARCH-11 = non sei nel vano di nessuna Porta
refusal-MISSION-24 = lì c'è un segnalino, e durante uno Scontro nessuno entra
refusal-MISSION-25 = nessuno esce prima che il segnalino qui sia rivelato
