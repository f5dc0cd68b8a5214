"""The table: all that the rules look at, and nothing that they decide.

`state.py` is the whole state as one tree. `chapter.py` is a game without a map, `game.py` the one with board, enemies
and Depth Track; rules that need no map take an `AnyChapter`. `events.py` are the facts that happen, `windows.py` what
is about to happen while others may still have a say in it, `choices/` what can be answered. `copies.py`: every card
is a thing of its own (ITEM-11). `bearing.py` and `breed.py` work out what a hero or an enemy type is, by what it has;
`reasons.py` what every hero begins with (BAG-01, CORR-03, ITEM-02, ITEM-07) and how a number is made of its reasons,
`points.py` what answers where a rule can be bent, `lasting.py` what changes for good. `listening.py` is who listens to
which moment, `remembered.py` what has been worked out and still holds. `settlement.py` is the town as it waits, with the
price of the Hotel (TOWN-04), `people.py` who the heroes are, `model_numbers.py` which number a model is called by.
`options.py` are the options of the table (OPT, CLASSIC), `policies.py` how often somebody wants to be asked, `passing.py`
the answer that changes nothing, `ranges.py` the numbers that a game from elsewhere may have.
"""
