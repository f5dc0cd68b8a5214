"""Old Lantern: a digital edition of a co-operative dungeon crawl."""
