### Eroi e campagne in Markdown.

sheet-who = { $hero_class }, livello { $level }{ $fate ->
    [lost] , via per sempre
    [retired] , a riposo
    [buried] , nella tomba
    [left] , cavalca con altri
    [dead] , senza vita
   *[living] { "" }
}.
sheet-fate-is = { $fate ->
    [lost] via per sempre
    [retired] a riposo
    [buried] nella tomba
    [left] cavalca con altri
    [dead] senza vita
   *[living] in vita
}
sheet-number = Sulla scheda
sheet-grit = Grinta
sheet-corruption = Corruzione
sheet-dollars = { $gold } $
sheet-gold = Oro
sheet-dark-stone = Pietra Oscura
sheet-worn = in mano o indosso
sheet-barred = Non si può usare
sheet-items = Oggetti
sheet-bag = Borsa Laterale
sheet-abilities = Capacità
sheet-conditions = Condizioni permanenti
sheet-grown = Cambiamenti per sempre
sheet-history = Avventure
sheet-aside = Carte che nessun pacchetto presente conosce, messe da parte
sheet-hero = Eroe
sheet-class = Classe
sheet-level = Livello
sheet-fate = Come sta
sheet-chapters = Capitoli
sheet-chapter = { $number }. { $title }{ $state ->
    [here] {" "}(la campagna è qui)
    [open] {" "}(non finito)
   *[over] { "" }
}
sheet-after = {" "}(un ramo dopo il capitolo { $number })
