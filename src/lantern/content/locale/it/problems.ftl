## Che cosa non va in un pacchetto, come lo leggono il suo autore e la prima pagina. Ognuno è una frase senza il punto finale.

problem-hint = Forse volevi dire "{ $word }"?
problem-only-in-english = chi controlla i pacchetti dice, in inglese: « { $sentence } »

# I file

problem-no-manifest = non c'è un pack.yaml in { $folder }; { $inside ->
    [none] un pacchetto ne ha bisogno
   *[other] ce n'è uno nella sua cartella { $inside }: spostane il contenuto un livello più su
}
problem-not-yaml = questo non è YAML{ $line ->
    [0] {""}
   *[other] {" "}alla riga { $line }, colonna { $column }
}{ $met ->
    [twice] : la chiave "{ $key }" compare due volte
    [colon] : qui non possono stare dei due punti; forse manca un a capo, o le virgolette intorno a un testo
    [no-colon] : mancano i due punti dopo una chiave
    [character] : qui non può iniziare niente con questo carattere; metti il testo tra virgolette
    [tab] : c'è una tabulazione; usa degli spazi
    [quote] : il file finisce prima che un testo tra virgolette o un elenco sia chiuso
    [unfinished] : qualcosa non è chiuso, o è rientrato male, in questo punto o poco prima
    [alias] : si richiama un nome (*) che nessuno ha definito
    [tag] : c'è un marcatore (!) sconosciuto
   *[other] {""}
}
problem-not-utf-8 = questo non è un file di testo UTF-8
problem-not-opened = non si può aprire ({ $why })
problem-manifest-too-long = è troppo lungo o troppo annidato per un pack.yaml
problem-file-too-long = è troppo lungo o troppo annidato per un file di pacchetto
problem-not-a-kind = "{ $kind }" non è un genere di voci; un pacchetto ha { $kinds }
problem-not-an-entry = questa non è una voce; scrivi un blocco di campi con un id, o un elenco di blocchi
problem-id-needed = una voce ha bisogno di un id di lettere minuscole, cifre e trattini; questo è { $shown }
problem-pack-is-known = il pacchetto di una voce si sa già; toglilo

# I pacchetti insieme

problem-not-an-id = "{ $id }" non è un id; usa lettere minuscole, cifre e trattini
problem-not-a-version = "{ $version }" non è una versione come 1.2
problem-not-a-need = "{ $need }" non si può richiedere; scrivi core, oppure core >= 1.2
problem-pack-twice = il pacchetto "{ $pack }" c'è due volte, anche in { $folder }
problem-pack-needed = serve il pacchetto "{ $pack }", che non c'è
problem-pack-too-old = il pacchetto "{ $pack }" è alla versione { $version }, e serve la { $needed }
problem-packs-in-a-circle = i pacchetti si richiedono a vicenda in cerchio: { $circle }

# Python

problem-not-python = questo non è Python: { $error }{ $line ->
    [0] {""}
   *[other] {" "}alla riga { $line }
}
problem-does-not-run = questo non si può eseguire: { $error }{ $line ->
    [0] {""}
   *[other] {" "}alla riga { $line }
}
problem-not-callable = la funzione "{ $name }" viene chiamata con la partita e il contesto; scrivi def { $name }(game, context)
problem-no-function = in hooks.py non c'è una funzione "{ $name }"
problem-function-twice = la funzione "{ $name }" si trova anche in un altro file del pacchetto; un pacchetto ha ogni nome una volta sola

# Gli id

problem-id-taken = questo id è già preso: ce l'ha anche { $file }{ $whose ->
    [mine] {""}
   *[other] ; per mettere questa voce al suo posto, scrivi replaces: { $first }
}
problem-no-such-id = nessun pacchetto ha "{ $name }" tra i suoi { $kind }
problem-no-pool = non c'è una riserva "{ $name }"{ $there ->
    [none] {""}
   *[other] ; ci sono { $there }
}
problem-no-deck = non c'è un mazzo "{ $name }"; ci sono { $there }
problem-no-number = non c'è un valore "{ $name }", né una riserva di cui possa essere il massimo

# Ciò che ha un altro pacchetto

problem-replaces-other-kind = una voce tra i { $kind } ne sostituisce una di loro, non una dei { $other }
problem-replaces-other-id = ha l'id di ciò che sostituisce: "{ $entry }", non "{ $name }"; togli l'id
problem-replaces-own = ce l'ha { $file }, in questo stesso pacchetto; cambiala lì
problem-of-other-pack = "{ $entry }" è del pacchetto "{ $owner }", non di "{ $pack }"
problem-of-pack-not-needed = "{ $entry }" è del pacchetto "{ $owner }", che questo pacchetto non richiede; aggiungilo a needs in pack.yaml
problem-nothing-to-change = nessuno dei pacchetti richiesti ha "{ $entry }" tra i suoi { $kind }; indica sotto needs, in pack.yaml, il pacchetto che ce l'ha
problem-no-kind = "{ $kind }" non è un genere di voci
problem-not-extendable = qui non si può aggiungere; si può a { $names }
problem-says-already = dice già { $before }, e si può aggiungere solo agli elenchi; per mettere un'altra voce al suo posto, scrivi replaces
problem-never-shown = { $die } non dà mai { $number }

# I campi

problem-unknown-field = campo sconosciuto { $shown }{ $choices ->
    [many] {""}
   *[other] ; può essere { $choices }
}
problem-unknown-word = parola sconosciuta { $shown }{ $choices ->
    [many] {""}
   *[other] ; può essere { $choices }
}
problem-unknown-verb = verbo sconosciuto { $shown }
problem-unknown-point = punto delle regole sconosciuto { $shown }
problem-field-missing = manca il campo "{ $name }"
problem-skills-missing = manca { $missing }: un Eroe ha tutte e sei le abilità
problem-out-of-range = { $value } è fuori misura; { $field } va da { $least } a { $most }
problem-not-true-or-false = { $shown } non è true o false
problem-not-a-number = { $shown } non è un numero intero
problem-not-writable = nel testo c'è un carattere che non si può scrivere
problem-number-for-text = { $shown } è un numero dove serve un testo; mettilo tra virgolette
problem-not-text = { $shown } non è un testo
problem-not-words = { $shown } non è un testo; scrivi una stringa, oppure {"{"}en: ..., it: ...{"}"}
problem-not-a-language = { $shown } non è il codice di una lingua, come en o it
problem-not-numbers = { $shown } non è un elenco di numeri con il loro nome; scrivi {"{"}{ $name }: 1{"}"}
problem-not-an-amount = { $shown } non è una quantità; scrivi un numero, dei dadi (D6, 2D6, P, D3+1, D6*25) o il nome di una quantità
problem-not-a-line = { $shown } non è la riga di una tabella; scrivi "4", "1-3" o "5+"
problem-bends-nothing = { $shown } non piega nessuna regola; indica il punto, come in {"{"}grit_move: 6{"}"}
problem-not-enough = { $shown } non basta; scrivi { $fields }
problem-not-a-mapping = { $shown } non basta; scrivi un blocco con { $fields }
problem-not-an-effect = { $shown } non è un effetto; un effetto ha un solo verbo, come in {"{"}dread: 1{"}"}
problem-table-as-list = una tabella dice che cosa porta ogni risultato, come 1-3: e 4-6:, e non è una lista
problem-table-without-dice = una tabella si legge con dei dadi, come D6, 2D6 o P
