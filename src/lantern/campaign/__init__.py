"""What lasts longer than an adventure: the records of heroes, the chapters they go through, and the chain of these.

The chapters, in the order in which they are played:

    adventures.py  an adventure as a chapter: who goes on it and what they bring home (CAMP-01 to CAMP-05 are how it ends,
                   in `rules/turn/end_of_adventure.py`)
    journey.py     the journey to town: Travel Hazards (TRAVEL); what each of them does is `rules/road.py`
    stay.py        the stay in town, day by day: lodging, visits, town events, leaving (TOWN); `shops.py` is buying and being
                   served there (TOWN-08 to TOWN-12), `days.py` the daily events of the frontier (FRONTIER), `chances.py` what
                   a service may come to; what it does is in `rules/town/`
    gathering.py   the gathering: levels, trading and dressing, the next mission and who goes on it (CAMP, LEVEL-08,
                   LEVEL-09); `company.py` is who joins, leaves, retires and is buried (CAMP-13, DEATH); levels themselves
                   are `rules/turn/levels.py` (LEVEL)

`between.py` is what all but the adventure have in common, `playing_on.py` whether there is a next one (CAMP-20).
`posse.py` is all the heroes of a campaign, `records.py` what lasts of each (CAMP-03, CAMP-11, CAMP-18), `growth.py` what of
it was changed for good, `riches.py` what was won and lost in a chapter. `chain.py` is the campaign itself: chapters and a
head. `files.py` writes and reads heroes and campaigns, `weighing.py` judges whether a hero or a town from elsewhere can be,
`aside.py` keeps what no pack of the table knows.
"""
