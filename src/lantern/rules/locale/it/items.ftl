## Oggetti: domande

ask-add-damage = { $who } colpisce per { $faces }. Usare qualcosa per aggiungere danno?
ask-cancel-harm = { $who } sta per subire danni. Prevenire tutti i danni di questa fonte?
ask-cancel-darkness-card = È stata pescata { $card }. { $who }, annullarla?
ask-cancel-dread-card = È stata pescata { $card }. { $who }, annullarla?
ask-cancel-darkness-moves = L'Oscurità sta per avanzare. { $who }, la trattieni dov'è?
ask-cancel-sanity-harm = { $who } sta per subire danni alla Sanità. Prevenirli tutti per questo turno?
ask-cancel-depth-event = Arriva un Evento delle Profondità. { $who }, lo impedisci?
ask-hold-back-anew = Respingere l'Oscurità: { $faces }. { $who }, usi qualcosa per ritirare entrambi i dadi?
ask-teleport-to = { $who }: { $points } caselle. Dove?
ask-draw-three = È uscita { $card }. { $who }, rinunciare a { $source } per scegliere fra tre?
ask-card-to-use = { $who }, quale delle tre carte si usa?
ask-card-on-top = { $who }, quale carta va in cima al mazzo?
ask-cancel-voices = { $who } sente le Voci nel Buio. Tenerle lontane?
ask-cancel-darkness-space = L'Oscurità entra in una casella speciale. { $who } ne impedisce l'effetto?
ask-help-test = { $who } affronta una prova di { $skill } ({ $target }+). Usi qualcosa che aiuti?
ask-cure = { $who }, di che cosa ti liberi?
