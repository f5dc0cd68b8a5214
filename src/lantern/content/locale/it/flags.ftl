## Quello che solo le regole sanno fare, una frase ciascuno

flag-light_source = il gruppo usa una sola Fonte di Luce: illumina la Tessera Mappa di chi la porta e quelle adiacenti, e chi la porta fa il tiro per Trattenere l'Oscurità
flag-pistol_fanning = una volta per turno, con una mano libera, spendi 1 Grinta: raddoppia gli Spari di un'Arma da Fuoco a una mano per un Attacco
flag-quickdraw = con una mano libera, quando si piazza un nuovo gruppo di Nemici, fai un Attacco Gratuito con un'Arma da Fuoco a una mano, fuori dall'ordine di turno
flag-no_off_hand_penalty = sparando con due Armi da Fuoco a una mano non hai penalità per la seconda mano
flag-moves_through_models = { $bearer ->
    [enemy] si muovono attraverso gli altri modelli
    [lone] si muove attraverso gli altri modelli
    [they] può muoversi attraverso gli altri modelli
   *[other] puoi muoverti attraverso gli altri modelli
}
flag-choose_world = quando si pesca una carta Mondo, puoi scartare questa carta per scegliere il mondo
flag-changes_targets = { $bearer ->
    [lone] sceglie un nuovo bersaglio a ogni turno
   *[other] scelgono nuovi bersagli a ogni turno
}
flag-poisons = all'inizio della tua Attivazione, tira un D6 per ognuno dei tuoi marcatori Veleno: con 1-2, subisci 1 Ferita, ignorando la Difesa e l'Armatura; con un 6, rimuovi quel marcatore; rimuovili tutti quando finisci KO e alla fine dell'Avventura
flag-holds_fast = non puoi Muoverti nella tua prossima Attivazione; poi rimuovi il marcatore
flag-no_escape = Nessun Eroe può sfuggire ai Nemici con una prova
flag-death = muori
flag-ends_after_adventure = quando la prossima Avventura è iniziata, scarta questa carta
flag-chest_portal = quando il tiro per Trattenere l'Oscurità dà 11 o 12, tira un D6: con 1-3, i Nemici attaccano in Agguato (pesca 1 carta Minaccia Bassa); con un 6, pesca 1 carta Artefatto
flag-ones_bite = chi tira per Colpire accanto a te, o tu quando tiri, subisce 1 Ferita per ogni 1 tirato, ignorando la Difesa; nessuno ottiene XP per questo
flag-void_speech = all'inizio di un turno con un Nemico del Vuoto sulla tua Tessera Mappa, ricevi +1 Iniziativa per questo turno e subisci 1 danno alla Sanità, ignorando la Forza di Volontà
