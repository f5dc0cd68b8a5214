## Oggetti: domande

ask-add-damage = { $who } colpisce per { $faces }. Usare qualcosa per aggiungere danno?
ask-cancel-harm = { $who } sta per subire danni. Prevenire tutti i danni di questa fonte?
ask-cancel-darkness-card = È stata pescata { $card }. { $who }, annullarla?
ask-cancel-dread-card = È stata pescata { $card }. { $who }, annullarla?
ask-cancel-darkness-moves = L'Oscurità sta per avanzare. { $who }, la trattieni dov'è?
ask-cancel-voices = { $who } sente le Voci nel Buio. Tenerle lontane?
