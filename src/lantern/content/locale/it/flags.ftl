## Quello che solo le regole sanno fare, una frase ciascuno

flag-light_source = Fonte di Luce: illumina la Tessera Mappa di chi la porta e quelle adiacenti, e chi la porta fa il tiro per Trattenere l'Oscurità
flag-pistol_fanning = Una volta per turno, con una mano libera, spendi 1 Grinta: raddoppia gli Spari di un'Arma da Fuoco a una mano per un Attacco
flag-quickdraw = Con una mano libera, quando si piazza un nuovo gruppo di Nemici, fai un Attacco Gratuito con un'Arma da Fuoco a una mano, fuori dall'ordine di turno
flag-no_off_hand_penalty = Sparando con due armi a una mano non hai penalità per la seconda mano
flag-moves_through_models = { $bearer ->
    [enemy] Si muovono attraverso gli altri modelli
   *[other] Puoi muoverti attraverso altri modelli
}
flag-choose_world = Quando si pesca una carta Mondo, puoi scartare questa carta per scegliere il mondo
flag-changes_targets = Scelgono nuovi bersagli a ogni turno
flag-poisons = All'inizio della tua Attivazione tira un D6 per ognuno di questi marcatori. 1-2: subisci 1 Ferita che nulla previene. 6: rimuovi il marcatore
flag-holds_fast = Non puoi Muoverti nella tua prossima Attivazione; poi rimuovi il marcatore
flag-no_escape = Nessun Eroe può sfuggire ai Nemici con una prova
flag-death = Sei morto
flag-ends_after_adventure = Guarisce prima che inizi la prossima Avventura
flag-chest_portal = Quando il tiro per Trattenere l'Oscurità dà 11 o 12, tira un D6. 1-3: Agguato di una Minaccia Bassa. 6: pesca 1 carta Artefatto
flag-ones_bite = Tu e ogni modello adiacente subite 1 Ferita per ogni dado per Colpire che mostra 1; la Difesa non aiuta
flag-void_speech = All'inizio di un turno con un Nemico del Vuoto sulla tua Tessera Mappa, ricevi +1 Iniziativa per questo turno e subisci 1 danno alla Sanità
