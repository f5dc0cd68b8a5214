"""Flags of former packs: what each says as a bend, so that packs written with them still load."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

#: Flag -> the bends that it is now, as a pack writes them.
FORMER: dict[str, dict[str, Any]] = {
    # attacks
    "melee_damage_d8": {"damage_die": "D8"},
    "melee_damage_peril": {"damage_die": "P"},
    "melee_to_hit_d8": {"to_hit_die": "D8"},
    "melee_criticals_on_5": {"critical_on": 5},
    "no_ranged_criticals": {"no_criticals": {"with": "ranged"}},
    "ones_are_criticals": {"critical_face": {"weapon": "Gun", "face": 1, "corruption_hits": 1}},
    "melee_ignores_tough": {"ignores": ["tough", "endurance"]},
    "damage_1_against_faster": {"damage_against_faster": 1},
    "damage_doubled_for_grit": {"hit_harder": {"cost": {"grit": 1}, "times": 2}},
    "damage_3_for_grit": {"hit_harder": {"cost": {"grit": 1}, "add": 3}},
    "undead_near_defense_1": {"weakens": {"keyword": "Undead", "defense": 1, "on_tile_if": "Holy"}},
    # moving
    "escapes_all": {"escapes": {}},
    "escapes_undead": {"escapes": {"keyword": "Undead"}},
    "escapes_beasts": {"escapes": {"keyword": "Beast"}},
    "escape_with_two_dice": {"more_dice": "escape"},
    "move_with_two_dice": {"more_dice": "move"},
    "grit_on_move_of_2": {"grit_on_move": 2},
    "grit_moves_6": {"grit_move": 6},
    "six_on_move_loses_activation": {"move_lost": 6},
    "strikes_neighbours": {"strikes_neighbours": {"up_to": 2, "hits": 3}},
    "corruption_per_gate": {"gate_corruption": 1},
    # harm
    "always_saves": {"always_has": ["defense", "willpower"]},
    "always_has_defense": {"always_has": "defense"},
    "no_willpower_against_corruption": {"lacks_willpower": "corruption"},
    "extra_wound": {"hurt_more": "wounds"},
    "extra_sanity_damage": {"hurt_more": "sanity"},
    "enemies_hit_on_1": {"enemies_hit_on": 1},
    "voices_in_the_dark_d3": {"voices": "D3"},
    "no_voices_in_the_dark": {"voices": "none"},
    "dark_stone_allergy": {"dark_stone_allergy": 5},
    "stores_6_corruption": {"stores_corruption": {"points": 6, "per_dark_stone": 2}},
    "bite": {"backlash": {"keyword": "Void", "corruption_hits": 1}},
    "injury_rolls_with_one_die": {"chart_dice": {"charts": "injury"}, "cure_roll": {"by": "surgery", "change": -1}},
    "madness_rolls_with_one_die": {"chart_dice": {"charts": "madness"}, "cure_roll": {"by": "exorcism", "change": -1}},
    "knocked_out_roll_d8": {"chart_dice": {"charts": ["injury", "madness"], "die": "D8", "knocked_out": True}},
    "reroll_one_chart": {"reroll_chart": "adventure"},
    # cards
    "redraw_one_card": {"redraw": {"limit": "adventure"}},
    "redraw_token_or_encounter": {"redraw": {"deck": ["exploration", "encounter"], "limit": "adventure"}},
    "redraw_token": {"redraw": {"deck": "exploration", "limit": "adventure"}},
    "redraw_encounter_or_map": {"redraw": {"deck": ["encounter", "map"], "limit": "turn"}},
    "redraw_threat_or_encounter": {"redraw": {"deck": ["threat", "encounter"], "limit": "adventure"}},
    "redraw_darkness": {"redraw": {"deck": "darkness", "limit": "adventure"}},
    "redraw_loot": {"redraw": {"deck": "loot", "own": True}},
    "redraw_threat_for_2_grit": {"redraw": {"deck": "threat", "limit": "turn", "cost": {"grit": 2}}},
    "redraw_token_for_horror": {
        "redraw": {
            "deck": "exploration", "limit": "turn", "cost": {"grit": 1}, "horror_hits": "D6", "own": True,
            "when": {"carries_light": True},
        },
    },
    "breaks_on_2": {"breaks": 2},
    "cancel_darkness_on_4": {"cancel_roll": {"target": 4, "limit": "turn", "cost": {"grit": 1}}},
    "one_of_three_cards": {"foresee": {"deck": ["encounter", "map"], "more": 2}},
    "loot_lost_on_1": {"loot_lost": {"up_to": 1, "sanity": 1}},
    # belongings
    "holds_5_dynamite": {"holds": {"token": "dynamite", "count": 5}},
    "holds_5_bandages": {"holds": {"token": "bandages", "count": 5}},
    "holds_its_own_tokens": {"holds": {"token": ["bandages", "whiskey", "tonic"], "count": 1, "kept": True}},
    "no_hat": {"worn": {"slot": "hat", "count": 0}},
    "no_coat": {"worn": {"slot": "coat", "count": 0}},
    "no_boots": {"worn": {"slot": "boots", "count": 0}},
    "no_gloves": {"worn": {"slot": "gloves", "count": 0}},
    "two_hats": {"worn": {"slot": "hat", "count": 2}},
    "single_handed_extra_hand": {"extra_hands": 1},
    "double_handed_no_criticals": {"manages_double": ["Gun", "Bow"]},
    "double_handed_items_no_criticals": {"manages_double": {}},
    "only_light_guns": {"barred": {"keyword": "Gun", "unless": "Light"}},
    "only_artifact_guns": {"barred": {"keyword": "Gun", "unless_from": "artifact"}},
    "no_guns": {"barred": "Gun"},
    "double_handed_guns": {"allowed": {"keyword": "Gun", "hands": 2}},
    "hides_5_dark_stone": {"hides_dark_stone": 5},
    "makes_outlaw": {"gives_keyword": "Outlaw"},
    "law_in_other_worlds": {"gives_keyword": {"keyword": "Law", "other_worlds": True}},
    "fused_with_item": {"fuses": "item"},
    "fused_with_dark_stone": {"fuses": "dark_stone"},
    # the mine, and around an Adventure
    "peril_dice_hold_back": {"hold_back_die": "P"},
    "failed_hold_back_d3_sanity": {"failed_hold_back": "D3"},
    "search_only_on_4": {"search_roll": 4},
    "first_scavenge_six_ignored": {"scavenge_ignores": 1},
    "starts_without_grit": {"starts_with_grit": 0},
    "prices_down_10": {"prices": -10},
    "prices_up_10": {"prices": 10},
    "location_rolls_down_1": {"location_rolls": -1},
    # enemies
    "endless_hordes": {"hordes": "D6-3"},
    "targets_most_gold": {"targets": "gold"},
    "targets_most_dark_stone": {"targets": "dark_stone"},
    "first_hit_doubled": {"first_hit": 2},
    "horror_hits_damage_1": {"horror_damage": 1},
    "horror_hits_damage_2": {"horror_damage": 2},
    "ranged_damage_1": {"ranged_damage": 1},
    "sixes_are_three_hits": {"sixes_count": 3},
    "sixes_add_2_combat": {"sixes_add": 2},
    "hits_count_twice": {"hits_count": {"as": 2, "with": "melee"}},
    "ranged_hits_are_d6": {"hits_count": {"as": "D6", "with": "ranged"}},
    "combat_2_against_dark_stone": {"more_combat": {"combat": 2, "for": "dark_stone"}},
    "combat_1_if_wounded": {"more_combat": {"combat": 1, "for": "wounded"}},
    "combat_by_initiative": {"combat_by_initiative": {"every": 2, "keyword": "Holy", "every_against": 1}},
    "stench": {"stench": 1},
    "always_ambushes": {"ambush": "always"},
    "never_ambushes": {"ambush": "never"},
    "swarms": {"swarm": 3},
    "reaches_3_spaces": {"reach": 3},
    "criticals_leave_defense_2": {"criticals_leave": 2},
    "feasts_on_the_fallen": {"feasts": "D6"},
    "spawns_on_1_less": {"spawns": {"easier": 1}},
    "spawns_twice": {"spawns": {"more_rolls": 1}},
    "dark_stone_explosion": {"explodes": {"spaces": 2, "corruption_hits": "D6"}},
}  # fmt: skip
#: Flags that have another name now.
RENAMED = {"passes_models": "moves_through_models"}


def without_former(value: Mapping[str, Any], words: str) -> Mapping[str, Any]:
    """Write the flags of former packs, in the field of these words, as the bends that they are now."""
    written = value.get(words)
    flags = written if isinstance(written, list) else [written]
    now = [RENAMED.get(flag, flag) if isinstance(flag, str) else flag for flag in flags]
    bends = [FORMER[flag] for flag in now if isinstance(flag, str) and flag in FORMER]
    if not bends and now == flags:
        return value
    kept = [flag for flag in now if not (isinstance(flag, str) and flag in FORMER)]
    rest = {name: inner for name, inner in value.items() if name != words or kept}
    return {**rest, **({words: kept} if kept else {}), **({"bend": [*_listed(value.get("bend")), *bends]} if bends else {})}


def _listed(written: object) -> Iterable[Any]:
    if written is None:
        return ()
    return written if isinstance(written, list) else (written,)
