"""The rulebook in rooms, in the order in which they stand on each other; each room's front door says what happens in it.

    table       what lies on the table: the state, the chapter, the game, events, windows, options
    numbers     what it adds up to: numbers with their reasons, rule points, moments, dice, limits, pools and forms
    mission     the mission, its goals, places, companions, worlds
    belongings  what heroes hold, wear, know, hand on and use
    harm        what hurts them: hits and saves, corruption, charts, KO and recovery, and what keeps it off
    attack      heroes attack
    fight       enemies come, move and attack; the end of a fight
    darkness    the Depth Track, and every card that is drawn
    map         moving, exploring, doors, gates, searching
    turn        set-up, the turn, an activation, levels, what anybody may do at any time, the end of an adventure
    town        what a town does for heroes and to them: prices, trade, treatments, jobs
    effects     what most verbs of the language of packs do

`adventure.py` puts them together into a game that can be played, `off_the_map.py` into a chapter without a map. `road.py`
is what the road does to heroes (TRAVEL), `frontier.py` the towns of the frontier (FRONTIER); whoever plays these chapters
through is `campaign/`. `verbs.py` lists the modules that carry out the language of packs; `outcomes.py` has the verbs that
lead to other effects. `kinds.py` lists every question, `naming.py` knows the names of things, `words.py` says everything in
words, `invariants.py` knows what always holds, `former_saves.py` reads the states of older games.
"""
