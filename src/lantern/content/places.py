"""Where things can stand in a pack, and what is at hand there: on which entry, at which timing, at which moment.

Tables only. What the rules do not look at is not in them, so that `lantern.content.meaning` can refuse it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from lantern.content.entries import Affliction, Card, EnemyAbility, Item, Upgrade, World
from lantern.content.entry import Ability, Power
from lantern.content.kits import Form
from lantern.content.missions import Companion, Marker, SpecialRule
from lantern.content.verbs.needs import NOTHING, Needs
from lantern.content.words import Flag, Moment, Timing

#: During an adventure in the mine: there is a map, and the Depth Track. At its end there is neither, and no more time.
ADVENTURE: Needs = frozenset({"time", "adventure", "map", "track"})
AT_ITS_END: Needs = frozenset({"adventure"})
#: On the way, in a town, in a camp: time goes on, without a map.
OFF_THE_MAP: Needs = frozenset({"time"})

#: WhoseEntry numbers a power can change: those of who bears it, those of heroes, those of enemies.
WhoseEntry = Literal["own", "heroes", "enemies"]


class Owner(Struct, frozen=True, kw_only=True):
    """What a kind of power is to the rules: which of its parts they look at, whose numbers it changes, what is at hand."""

    words: str
    parts: frozenset[str]
    whose: frozenset[WhoseEntry]
    flags: frozenset[str]
    bends: frozenset[str]
    has: Needs
    borne: bool = False
    gives: bool = False


ALL = frozenset({"modify", "triggers", "actions", "rerolls", "turns", "flags", "bend", "immune"})
OWN: frozenset[WhoseEntry] = frozenset({"own"})
BORNE: Needs = ADVENTURE | {"hero"}


def _borne(words: str, *homes: str, has: Needs = NOTHING) -> Owner:
    mine = frozenset({"hero", "borne", *homes})
    return Owner(words=words, parts=ALL, whose=OWN, flags=mine, bends=mine, has=BORNE | has, borne=True)


#: Kind of power -> what it is to the rules.
OWNERS: dict[type[Power], Owner] = {
    Ability: _borne("an ability of a Hero", "lasting", "sheet"),
    Form: _borne("a form of a Hero", "lasting"),
    Upgrade: _borne("an upgrade", "lasting"),
    Item: _borne("an item", "item", has=frozenset({"marks", "discard", "thing"})),
    Affliction: _borne("a condition", "lasting", "condition"),
    Companion: _borne("a companion"),
    World: _borne("a world"),
    Card: Owner(
        words="a card that remains in play",
        parts=frozenset({"modify", "triggers", "flags", "bend"}),
        whose=frozenset({"heroes", "enemies"}),
        flags=frozenset({"everybody"}),
        bends=frozenset({"hero"}),
        has=ADVENTURE | {"marks", "discard"},
        gives=True,
    ),
    SpecialRule: Owner(
        words="a rule of a mission",
        parts=frozenset({"modify", "triggers", "actions", "flags", "bend"}),
        whose=frozenset({"heroes", "enemies"}),
        flags=frozenset({"everybody"}),
        bends=frozenset({"hero"}),
        has=ADVENTURE,
        gives=True,
    ),
    Marker: Owner(
        words="a marker of a mission",
        parts=frozenset({"actions"}),
        whose=frozenset(),
        flags=frozenset(),
        bends=frozenset(),
        has=ADVENTURE,
    ),
    EnemyAbility: Owner(
        words="an ability of an Enemy",
        parts=frozenset({"modify", "triggers", "flags", "bend", "immune"}),
        whose=frozenset({"own", "enemies"}),
        flags=frozenset({"enemy"}),
        bends=frozenset({"enemy"}),
        has=ADVENTURE | {"type"},
    ),
}
#: A card that a hero keeps can be discarded, as an item can.
KEPT = _borne("a card that is kept", "lasting", "condition", has=frozenset({"discard"}))
#: A status is a marker on a hero: it changes numbers, listens to moments and can go, and has words that the rules look for.
STATUS = Owner(
    words="a status",
    parts=frozenset({"flags", "modify", "triggers"}),
    whose=OWN,
    flags=frozenset({"status"}),
    bends=frozenset(),
    has=BORNE | {"discard"},
    borne=True,
)
#: Kind of condition -> what it is to the rules, where it is not as all others.
OWNER_OF_KIND: dict[str, Owner] = {"status": STATUS, "kept": KEPT}
#: Deck -> what is at hand for what its cards do when they are drawn.
DECKS: dict[str, Needs] = {
    "darkness": ADVENTURE,
    "dread": ADVENTURE,
    "encounter": ADVENTURE | {"tile"},
    "loot": BORNE,
    "scavenge": BORNE,
}
#: Field of a card -> the decks whose cards have it.
FIELDS_OF_DECKS: dict[str, tuple[str, ...]] = {
    "xp": ("loot", "scavenge"),
    "remains_in_play": ("darkness", "dread", "encounter"),
    "tile_only": ("encounter",),
    "advanced": ("encounter",),
    "as_darkness": ("encounter",),
}
#: Field of a mission -> what is at hand for what it does.
MISSIONS: dict[str, Needs] = {
    "set_up": ADVENTURE,
    "objective": ADVENTURE | {"tile"},
    "reward": AT_ITS_END,
    "failure": AT_ITS_END,
}
#: The rows of a chart happen to whoever rolls on it; those of Depth Events to nobody in particular.
CHART: Needs = BORNE
#: Those of charts for between adventures to whoever rolls, without a map.
ROAD_OR_TOWN: Needs = OFF_THE_MAP | {"hero"}
#: Those of the charts that types of towns have for their days.
DAY_IN_TOWN: Needs = ROAD_OR_TOWN | {"day"}
DEPTH_EVENTS: Needs = ADVENTURE | {"tile"}

HIT: Needs = frozenset({"hero", "enemy", "type", "attack", "count"})
HURT: Needs = frozenset({"hero", "type", "count", "wounds_dealt"})
#: Moment -> what is at hand besides. One with a hero is that hero's; at others everything happens that listens.
MOMENTS: dict[Moment, Needs] = {
    "adventure_starts": NOTHING,
    "turn_starts": NOTHING,
    "turn_ends": NOTHING,
    "fight_starts": NOTHING,
    "fight_ends": NOTHING,
    "fight_round_ends": NOTHING,
    "activation_starts": frozenset({"hero"}),
    "activation_ends": frozenset({"hero"}),
    "move_rolled": frozenset({"hero", "count"}),
    "move_grit": frozenset({"hero"}),
    "move_ends": frozenset({"hero"}),
    "escape_failed": frozenset({"hero"}),
    "attack_starts": frozenset({"hero", "attack"}),
    "attack_rolled": frozenset({"hero", "attack", "count"}),
    "hit": HIT,
    "critical_hit": HIT | {"criticals"},
    "attack_ends": frozenset({"hero", "attack"}),
    "enemy_killed": frozenset({"hero", "type", "attack", "fallen"}),
    "hits_taken": frozenset({"hero", "count"}),
    "wounds_taken": frozenset({"hero", "count", "wounds_dealt"}),
    "sanity_taken": frozenset({"hero", "count"}),
    "knocked_out": frozenset({"hero"}),
    "corrupted": frozenset({"hero", "count"}),
    "healed_other": frozenset({"hero", "count", "points_healed"}),
    "enemy_hits": frozenset({"hero", "type", "count"}),
    "enemy_wounds_hero": HURT,
    "enemy_combat_wounds_hero": HURT,
    "enemy_attack_ends": frozenset({"type"}),
    "enemy_moved": frozenset({"type", "tile"}),
    "card_drawn": frozenset({"hero"}),
    "scavenged": frozenset({"hero", "tile", "count"}),
    "door_opened": frozenset({"hero", "tile"}),
    "tile_placed": frozenset({"hero"}),
    "party_marker_special": NOTHING,
    "party_marker_spatter": NOTHING,
    "party_marker_stage": NOTHING,
    "darkness_moved": NOTHING,
    "grit_recovered": frozenset({"hero", "count"}),
    "grit_used": frozenset({"hero", "count"}),
    "hold_back_rolled": frozenset({"count"}),
    "depth_event": NOTHING,
    "darkness_card": frozenset({"drawn"}),
    "find_drawn": frozenset({"hero", "drawn"}),
    "test_passed": frozenset({"hero", "test"}),
    "adventure_ends": frozenset({"outcome"}),
    "token_revealed": frozenset({"tile"}),
    "clue_found": frozenset({"tile"}),
    "objective_found": frozenset({"tile"}),
    "gate_passed": frozenset({"hero", "gate"}),
    "darkness_advanced": NOTHING,
    "enemy_met": frozenset({"type"}),
    "enemy_wounded": HIT | {"wounds_dealt"},
    "hit_wounds": HIT | {"wounds_dealt"},
    "dark_stone_found": frozenset({"hero", "count"}),
    "gold_found": frozenset({"hero", "count"}),
    "enemy_activates": frozenset({"type", "tile"}),
    "travels": frozenset({"hero"}),
    "hazard_met": NOTHING,
    "stay_begins": frozenset({"hero"}),
    "day_starts": frozenset({"hero"}),
    "stay_ends": frozenset({"hero"}),
    "quiet_visit": frozenset({"hero"}),
    "visit_doubles": frozenset({"hero"}),
    "sold": frozenset({"hero"}),
    "threat_defeated": frozenset({"threat"}),
}
#: Moments at which no hero is meant, though its words name one.
NOT_OF_A_HERO: frozenset[Moment] = frozenset({"enemy_attack_ends"})
#: Moments at which the adventure is over: nothing of it is at hand any more.
OVER: frozenset[Moment] = frozenset({"adventure_ends"})
#: Moments of a town: there is time, but nothing of an adventure.
IN_TOWN: frozenset[Moment] = frozenset({"stay_begins", "day_starts", "stay_ends", "sold"})

PENDING: Needs = frozenset({"hero", "pending"})
#: Timing -> what is at hand besides.
TIMINGS: dict[Timing, Needs] = {
    "any_time": frozenset({"hero"}),
    "activation": frozenset({"hero"}),
    "before_move": frozenset({"hero", "move"}),
    "instead_of_attack": frozenset({"hero"}),
    "free_attack": frozenset({"hero"}),
    "hold_back": frozenset({"hero", "hold_back"}),
    "hit": frozenset({"hero", "hit", "struck", "attack", "type"}),
    "harm": PENDING | {"type"},
    "darkness_card": PENDING | {"darkness_card", "drawn"},
    "dread_card": PENDING | {"drawn"},
    "darkness_moves": PENDING,
    "darkness_space": PENDING,
    "voices": PENDING,
    "test": frozenset({"hero", "test"}),
    "sanity_harm": PENDING,
    "depth_event": PENDING,
    "enemy_attack": PENDING | {"type"},
    "injury": PENDING,
    "hazard": PENDING,
}
#: What is at hand for dice that cast a card.
CAST: Needs = frozenset({"hero"})
#: Roll -> what is at hand for dice of it that are rolled again.
THROWS: dict[str, Needs] = {
    "to_hit": frozenset({"hero", "attack"}),
    "damage": frozenset({"hero", "attack"}),
    "escape": frozenset({"hero"}),
    "defense": frozenset({"hero"}),
    "willpower": frozenset({"hero"}),
    "test": frozenset({"hero", "test"}),
    "any": frozenset({"hero", "attack", "test"}),
}

#: Numbers that only enemies have, or only heroes; the others both have.
NUMBERS_OF_ENEMIES: frozenset[str] = frozenset({"fear", "terror", "unspeakable_terror", "escape", "xp"})
NUMBERS_OF_BOTH: frozenset[str] = frozenset({
    "combat", "initiative", "health", "defense", "to_hit_melee", "to_hit_ranged", "damage", "shots", "move", "armor", "cover",
})  # fmt: skip
#: Numbers of heroes that are asked for against a type of enemy, so that what hangs on it counts.
#: Numbers of a hero that count against the one Enemy that it strikes.
STRIKING: frozenset[str] = frozenset({"damage", "critical_damage"})
AGAINST: frozenset[str] = frozenset({"damage", "critical_damage", "enemies_to_hit", "hit_damage"})

#: Where the rules look for a flag, and why it is one: a yes or no of its own, with nothing in it to say more of.
FLAGS_STAY: dict[Flag, tuple[frozenset[str], str]] = {
    "light_source": (frozenset({"item"}), "only told: the deck says which items are Light Sources"),
    "pistol_fanning": (frozenset({"hero"}), "a way to attack of one class, with hands, Grit and Shots"),
    "quickdraw": (frozenset({"hero"}), "an attack of one class outside the turn order"),
    "no_off_hand_penalty": (frozenset({"hero"}), "yes or no: which penalty there is the rules of the table say"),
    "moves_through_models": (frozenset({"hero", "enemy"}), "yes or no, for Heroes and Enemies alike"),
    "choose_world": (frozenset({"borne"}), "yes or no: the world is chosen or drawn"),
    "stays_with_bearer": (frozenset({"item"}), "yes or no: the item can leave its bearer or not"),
    "one_ammo": (frozenset({"item"}), "yes or no: it is Ammo, of which one kind is loaded"),
    "no_dark_stone_upgrades": (frozenset({"item"}), "yes or no: the icon bars an upgrade or not"),
    "changes_targets": (frozenset({"enemy"}), "yes or no: targets are kept or not"),
    "no_escape": (frozenset({"everybody"}), "yes or no: the test is allowed or not"),
    "death": (frozenset({"condition"}), "yes or no: the Hero is out of the game, and nothing more is asked"),
    "ends_after_adventure": (frozenset({"condition"}), "yes or no: it lasts or not"),
    "poisons": (frozenset({"status"}), "a status of the rulebook, whatever the marker is called (STATUS-02)"),
    "holds_fast": (frozenset({"status"}), "a status of the rulebook, whatever the marker is called"),
    "burns": (frozenset({"status"}), "a status of the rulebook, whatever the marker is called"),
    "fades": (frozenset({"status"}), "yes or no: the marker goes at the end of an Activation or stays"),
    "bars_depth_event": (frozenset({"everybody"}), "yes or no: the next Depth Event comes or not"),
    "high_stakes": (frozenset({"hero"}), "yes or no: a game of poker that only its own rules know"),
    "hard_poker": (frozenset({"hero"}), "yes or no: a game of poker that only its own rules know"),
    "dims_light": (frozenset({"everybody"}), "yes or no: how far the light reaches is the rule itself (LIGHT-01)"),
    "no_grit": (frozenset({"everybody"}), "yes or no: Grit may be used or not"),
    "keeps_markers": (frozenset({"item"}), "yes or no: what lies on it stays there after an Adventure or goes"),
    "fills_the_library": (frozenset({"item"}), "only told: it is the rule of the Archive markers (TARGA-05)"),
    "draws_eyes": (frozenset({"status"}), "a status of the frontier, whatever the marker is called (FRONTIER-08)"),
    "street_luck": (frozenset({"hero"}), "yes or no: a game of the street that only its own rules know"),
    "chest_portal": (frozenset({"hero"}), "a small table of its own after the Hold Back the Darkness roll (MUT-06)"),
    "void_speech": (frozenset({"hero"}), "a small event of its own at the start of a turn (MUT-24)"),
    "ones_bite": (frozenset({"hero"}), "what it does to Heroes and Enemies is the rule itself (MUT-14)"),
}
#: Where a flag or a bend can stand, in words.
HOMES_SAID: dict[str, str] = {
    "hero": "whatever a Hero bears, or has for a while",
    "borne": "whatever a Hero bears",
    "lasting": "abilities, forms and upgrades of Heroes, and conditions",
    "sheet": "abilities of Heroes",
    "item": "items",
    "condition": "conditions",
    "status": "status markers",
    "everybody": "cards that remain in play and rules of missions",
    "enemy": "abilities of Enemies",
    "anything": "anything with powers",
}
#: What cards in play give to enemies, and what a hero has for a while: the homes of what can be given so.
GIVEN_TO_ENEMIES = frozenset({"enemy"})
FOR_A_WHILE = frozenset({"hero"})
_MOMENTS: dict[str, Needs] = {str(moment): has for moment, has in MOMENTS.items()}


def homes_said(homes: Iterable[str]) -> str:
    """Say where a flag or a bend can stand."""
    return ", ".join(said for home, said in HOMES_SAID.items() if home in homes)


def at_moment(moment: str) -> Needs:
    """Tell what is at hand at a moment; one of a pack is a hero's."""
    return _MOMENTS.get(moment, frozenset({"hero", "count"}))


def at_hand(has: Needs) -> Needs:
    """Add what follows: a hero on a map is on a tile of it."""
    return has | {"tile"} if {"hero", "map"} <= has else has
