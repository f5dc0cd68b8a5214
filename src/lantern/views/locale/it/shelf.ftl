### Ciò che si può avere in un luogo della città.

shelf-only = Solo per: { $whom }
shelf-short = Serve ancora: { $what }
shelf-ITEM-09 = Non è per questo Eroe
shelf-CLASS-22 = Serve qualcosa che non hai
shelf-TOWN-07 = Non dopo ciò che è successo
shelf-TOWN-08 = Non si può pagare
shelf-TOWN-09 = Non ce n'è più per te
shelf-UPG-02 = Nessun oggetto ha posto
shelf-nothing = Ora non servirebbe a nulla
shelf-passes = supera la prova di { $skill } { $target }+
shelf-ends-cured = { $what } guarisce
shelf-ends-failed = non serve, e torna metà del prezzo
shelf-ends-permanent = { $what } diventa permanente
shelf-ends-dead = l'Eroe muore
shelf-each-success = un successo o più; per ognuno: { $does }
shelf-each-one = un 1 o più; per ognuno: { $does }
shelf-helps = serve a qualcosa
shelf-ahead = vince più di quanto costa
shelf-nothing-comes = non succede nulla
shelf-nothing-more = non succede altro
shelf-visit-goods = { $all ->
    [one] 1 cosa in vendita, { $open ->
        [0] che non puoi comprare
       *[other] che puoi comprare
    }.
   *[other] { $all } cose in vendita, { $open ->
        [0] nessuna che tu possa
       *[other] { $open } che puoi
    } comprare.
}
shelf-visit-services = { $all ->
    [one] 1 servizio, { $open ->
        [0] non per te
       *[other] per te
    }.
   *[other] { $all } servizi, { $open ->
        [0] nessuno
       *[other] { $open }
    } per te.
}
shelf-visit-treats = Può curare { $what }.
shelf-visit-raises = Può riportare in vita { $whom }.
shelf-per-level = { $price } per ogni livello
shelf-pays = Rende Oro
shelf-stake = Quanto punti
