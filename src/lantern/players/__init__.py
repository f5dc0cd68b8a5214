"""Who can answer questions: scripted, random, at the terminal."""
