"""How any game of this kind runs: streams, decks, questions, steps, journal, events. No rule of Brimstone."""
