noted-folds = { THE($who) } passa.
noted-devils-share = La ruota si ferma sul Diavolo: { THE($who) } perde { $number ->
    [one] 1 punto
   *[other] { $number } punti
} e non vince nulla.
noted-wheel-stops = { THE($who) } ferma la ruota con { $number } punti.
noted-shootout-begins = { $number ->
    [one] 1 pistolero avanza
   *[other] { $number } pistoleri avanzano
} per la strada.
noted-shootout-goes-on = { $number ->
    [0] Non resta nessun pistolero.
    [one] 1 pistolero è ancora in piedi.
   *[other] { $number } pistoleri sono ancora in piedi.
}
noted-shootout-won = La strada è libera: la sparatoria è vinta.
noted-shootout-lost = Gli Eroi abbandonano la strada; { $number ->
    [one] resta 1 pistolero
   *[other] restano { $number } pistoleri
}.
comes-robbed-store = Prendi merci dell'Emporio per un valore di D6 × 100 $
comes-rumors-heard = Guardi un segnalino Esplorazione; se ha un Indizio, lo conservi come Diceria
comes-wheel-least-prize = Vinci qualcosa, girando finché hai 10 punti e fermandoti allora
comes-street-at-once = Vinci con il primo tiro
comes-poker-as-dealt = Vinci con la mano così com'è servita, senza ritirare né barare
comes-ruins-searched = Trovi qualcosa: 2 carte Frugare per ogni 6
