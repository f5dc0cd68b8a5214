"""Table options: the profile, its switches and the official optional rules (OPT-01, CLASSIC-01)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, structs


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen before the adventure, fixed during it. A switch on means: as in the 2014 core."""

    # Official optional rules (chapter 26).
    basic_game: bool = False  # OPT-11, SETUP-14
    fixed_hero_move: bool = False  # OPT-02, OPT-03
    advanced_encounters: bool = False  # OPT-04
    below_the_darkness: bool = False  # OPT-05
    hard_core: bool = False  # OPT-06
    softer_hard_core: bool = False  # OPT-07
    threat_theme: str = ""  # OPT-08: enemy types or keywords, with commas between them
    dangerous_bombs: bool = False  # OPT-09
    mythic_abilities: int = 0  # OPT-10: rolls for each Enemy type that has a chart of them
    real_epic_threats: bool = False  # OPT-12, SCALE-05
    unlimited_models: bool = False
    players_choose_ties: bool = False
    campaign: bool = True

    # House rules of the town (chapter 24), and a village of another set.
    house_bounties: bool = False  # JOB-01, JOB-02
    prometheus_procedure: bool = False  # LOC-11
    store_hold_up: bool = False  # LOC-22
    betting_pool: bool = False  # LOC-40
    faith_in_scripture: bool = False  # LOC-04
    enemy_training: bool = False  # LOC-14
    rumors: bool = False  # LOC-27
    shrine: bool = False  # LOC-35 to LOC-39
    frontier_town: bool = False  # FRONTIER

    # Classic switches.
    larger_enemy_xp: bool = False
    dual_wield: bool = False
    scavenge_cap: bool = False
    token_bars_search: bool = False
    misfit_tile: bool = False
    explore_xp: bool = False
    exploration_tokens: bool = False
    start_area: bool = False
    tough: bool = False
    revive_token: bool = False
    hands: bool = False
    token_timing: bool = False
    free_token: bool = False
    grit_on_charts: bool = False
    intro_mission: bool = False
    starting_gear: bool = False

    undo: Literal["free", "reseed", "no-reveal"] = "free"


#: What the profile `classic` turns on (CLASSIC-01); further switches join it with the rules they belong to.
CLASSIC = (
    "larger_enemy_xp", "dual_wield", "scavenge_cap", "token_bars_search", "misfit_tile", "explore_xp",
    "exploration_tokens", "start_area", "tough", "revive_token", "hands", "token_timing", "free_token",
    "grit_on_charts", "intro_mission", "starting_gear",
)  # fmt: skip


def options_for(profile: str, **changes: object) -> Options:
    """Return the options of a profile with some of them changed."""
    switched = dict.fromkeys(CLASSIC, profile == "classic")
    return msgspec.convert({**switched, **changes}, Options, strict=False)


def exploration_deck(options: Options) -> str:
    """Return the stack of Exploration tokens that a table plays with (SETUP-05, SETUP-06, MIX-03; EXPLORE-22)."""
    return "exploration-classic" if options.exploration_tokens else "exploration-adventure"


def option_names() -> tuple[str, ...]:
    """Return the names of all options."""
    return tuple(info.name for info in structs.fields(Options))
