"""What must be at hand for something to have a meaning: a hero who does it, a map, an Enemy, a card just drawn.

Each verb, cost, limit, period, condition and counted quantity declares its needs beside its fields; `lantern.content.places`
says what there is on each kind of entry, at each timing and at each moment; `lantern.content.meaning` compares the two.
"""

from __future__ import annotations

from typing import Literal, get_args

from lantern.content.words import Limit, Quantity, Who

Need = Literal[
    "hero", "time", "adventure",
    "map", "track", "tile", "enemy", "type", "hit", "struck", "attack", "pending", "darkness_card", "drawn", "hold_back",
    "move", "fallen", "test", "marks", "discard", "thing", "uses", "victim", "range", "gate", "count",
    "outcome",
    "successes", "wounds_dealt", "points_spent", "casting_margin", "double", "criticals", "points_healed",
    "threat", "day",
]  # fmt: skip
Needs = frozenset[Need]
NEEDS: tuple[Need, ...] = get_args(Need)
NOTHING: Needs = frozenset()
#: What only an adventure has: a chapter without a map refuses whatever needs one of these.
OF_AN_ADVENTURE: Needs = frozenset({
    "adventure", "map", "track", "tile", "enemy", "type", "hit", "struck", "attack", "darkness_card", "drawn", "hold_back",
    "move", "gate", "fallen", "outcome", "threat",
})  # fmt: skip

#: Need -> what it is, as a complaint names it, and what to do where there is none.
SAID: dict[Need, tuple[str, str]] = {
    "hero": (
        "a Hero who reads, bears or does it",
        "say for whom it is, such as each_hero, or let each Hero test, roll or choose",
    ),
    "time": ("time that goes on, so that it passes", "let it happen while something goes on, not at its end"),
    "adventure": ("an Adventure", "let it happen in one; elsewhere only gear, artifact and personal can be drawn"),
    "map": ("a map with Heroes on it", "let it happen during the Adventure"),
    "track": ("the Depth Track", "let it happen during the Adventure"),
    "tile": ("a Map Tile where it happens", "put it on an Encounter, or let a Hero on the map do it"),
    "enemy": ("one Enemy that it is about", "use it at the moment hit, critical_hit or enemy_wounded"),
    "type": ("a type of Enemy that it is about", "use it at a moment or timing of an Attack, or with numbers against Enemies"),
    "hit": ("one Hit of a Hero", "give it the timing hit"),
    "struck": ("the Enemy that is struck", "use it with damage or critical_damage, or with the timing hit"),
    "outcome": ("how an Adventure has ended", "use it at the moment adventure_ends"),
    "attack": ("an Attack of a Hero", "use it at a moment of an Attack, or with the timing hit"),
    "pending": ("something that is about to happen", "give it a timing such as harm, voices, darkness_card or depth_event"),
    "darkness_card": ("a Darkness card just drawn", "give it the timing darkness_card"),
    "drawn": (
        "a card just drawn",
        "use it at the moment find_drawn, or with the timing darkness_card or dread_card",
    ),
    "hold_back": (
        "a Hold Back the Darkness roll just made",
        "give it the timing hold_back; dice of other rolls are rolled again with rerolls",
    ),
    "move": ("a Move that has not begun", "give it the timing before_move"),
    "fallen": ("the space where an Enemy fell", "use it at the moment enemy_killed"),
    "test": ("a skill test that is taken", "give it the timing test"),
    "marks": ("something that can have markers", "only items and cards that remain in play have them"),
    "discard": (
        "something that can be discarded",
        "only items and cards that remain in play can be; a token always is",
    ),
    "thing": ("an item", "put it on an item"),
    "uses": ("something with a limit that somebody bears", "put it on something with actions that have a limit"),
    "victim": ("a Hero whom an Enemy or a card in play has met", "say self, or each_hero"),
    "range": ("a Range", "give the hand card a range"),
    "gate": ("a Gate that is passed", "use it at the moment gate_passed"),
    "count": ("a number that is rolled or counted", "use it at a moment with one, such as move_rolled or wounds_taken"),
    "successes": ("a test with successes", "put it into pass or each_success of a test"),
    "wounds_dealt": ("Wounds that were just done", "use it at the moment wounds_taken, enemy_wounds_hero or enemy_wounded"),
    "points_spent": ("points of any amount that were paid", "put it on a hand card with more"),
    "casting_margin": ("a casting roll", "put it on a hand card that is cast, without more"),
    "double": ("the number of a double just rolled", "put it into the danger of a hand"),
    "criticals": ("Critical Hits that were just scored", "use it at the moment critical_hit"),
    "points_healed": ("points that a Hero has just healed on another", "use it at the moment healed_other"),
    "threat": ("a Threat card whose Enemies were all defeated", "use it at the moment threat_defeated"),
    "day": ("a day in a town of a type", "put it on a chart that is the daily of a town type"),
}

#: For whom -> what tells who that is; without it an effect is for nobody, or for all.
WHO: dict[Who, Needs] = {
    "self": frozenset({"hero"}),
    "each_hero": NOTHING,
    "each_other_hero": frozenset({"hero"}),
    "random_hero": NOTHING,
    "one_hero": NOTHING,
    "one_other_hero": frozenset({"hero"}),
    "hero_or_neighbour": frozenset({"hero", "map"}),
    "each_hero_on_tile": frozenset({"tile", "map"}),
    "each_other_hero_on_tile": frozenset({"hero", "map"}),
    "each_adjacent_hero": frozenset({"hero", "map"}),
    "each_hero_in_world": frozenset({"tile", "map"}),
    "each_hero_out_of_light": frozenset({"map"}),
    "each_hero_in_range": frozenset({"hero", "map", "range"}),
    "one_hero_on_tile": frozenset({"hero", "map"}),
    "victim": frozenset({"victim"}),
    "each_hero_who_stood": frozenset({"adventure"}),
    "each_hero_here": frozenset({"hero"}),
}
#: What is counted -> where it is counted; without it there is nothing to count.
COUNTED: dict[Quantity, Needs] = {
    "dark_stone_carried": frozenset({"hero"}),
    "wounds_on_hero": frozenset({"hero"}),
    "corruption_on_hero": frozenset({"hero"}),
    "heroes_in_world": frozenset({"hero", "map"}),
    "dread_in_stack": frozenset({"adventure"}),
    "dread_in_stack_and_discard": frozenset({"adventure"}),
    "darkness_position": frozenset({"adventure"}),
    "party_depth": frozenset({"adventure"}),
    "lore": frozenset({"hero"}),
    "luck": frozenset({"hero"}),
    "spirit": frozenset({"hero"}),
    "strength": frozenset({"hero"}),
    "agility": frozenset({"hero"}),
    "cunning": frozenset({"hero"}),
    "max_grit": frozenset({"hero"}),
    "level": frozenset({"hero"}),
    "mutations": frozenset({"hero"}),
    "fortune": frozenset({"hero"}),
    "kills": frozenset({"hero", "adventure"}),
    "enemies_on_tile": frozenset({"hero", "map"}),
    "successes": frozenset({"successes"}),
    "wounds_dealt": frozenset({"wounds_dealt"}),
    "points_spent": frozenset({"points_spent"}),
    "casting_margin": frozenset({"casting_margin"}),
    "double": frozenset({"double"}),
    "criticals": frozenset({"criticals"}),
    "points_healed": frozenset({"points_healed"}),
    "markers_on_this": frozenset({"marks"}),
    "cards_on_this": frozenset({"marks"}),
}
#: How often -> what makes it ready again.
LIMITS: dict[Limit, Needs] = {
    "hit": frozenset({"hit"}),
    "attack": frozenset({"attack"}),
    "gate": frozenset({"gate"}),
}
