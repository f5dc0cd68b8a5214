"""Sentences about behaviour that people wrote: beside each stands a scenario that shows what it claims.

What a card does is rendered from its data. These are not, so each names the files that fail if the rules do something else.
The scenarios of an option are run without it as well: each must fail then.
"""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from lantern.content.words import FLAGS
from lantern.scenarios import run_file

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "tests" / "scenarios"
LOCALE = ROOT / "src" / "lantern"
#: Message -> the scenarios that show its claim, under tests/scenarios.
CLAIMS: dict[str, list[str]] = {
    "enemy-xp-each": ["xp/XP-02-larger-enemies", "xp/XP-02-free-attack-and-health", "xp/XP-02-no-wound-no-xp"],
    "bend-swarm": [
        "enemies/void-spiders/countless-swarm-attack",
        "enemies/void-spiders/countless-swarm-damage",
        "enemies/void-spiders/countless-swarm-moving",
        "enemies/void-spiders/countless-swarm-placing",
    ],
    "table-option-basic_game-text": [
        "setup/OPT-11-basic-game-no-epic",
        "gates/GATE-01-basic-game",
        "afflictions/CORR-10-basic-game",
    ],
    "table-option-fixed_hero_move-text": ["grit/OPT-02-fixed-hero-move"],
    "table-option-below_the_darkness-text": ["depth/OPT-05-below-the-darkness", "depth/OPT-05-party-walks-below"],
    "table-option-hard_core-text": ["turn/OPT-06-hard-core"],
    "table-option-softer_hard_core-text": ["turn/OPT-07-softer-hard-core"],
    "table-option-real_epic_threats-text": ["setup/SCALE-05-epic-anyway"],
    "table-option-unlimited_models-text": ["placing/PLACE-08-unlimited-models"],
    "table-option-players_choose_ties-text": ["enemies/AI-06-far-side", "enemies/XL-05-whole-base"],
    "table-option-advanced_encounters-text": ["exploration/OPT-04-advanced-encounter"],
    "table-option-dangerous_bombs-text": ["bombs/OPT-09-dangerous-bombs"],
    "table-option-mythic_abilities-text": ["elites/OPT-10-mythic-abilities"],
    "table-option-exploration_tokens-text": ["exploration/EXPLORE-22-classic-tokens"],
    "ask-level-up": ["levels/LEVEL-07-in-the-mine"],
    "table-option-larger_enemy_xp-text": ["xp/XP-03-classic-per-hit"],
    "table-option-dual_wield-text": ["hero-attacks/ATTACK-24-classic-off-hand", "hero-attacks/ATTACK-22-classic-two-guns"],
    "table-option-scavenge_cap-text": ["searching/SEARCH-08-classic"],
    "table-option-token_bars_search-text": ["searching/SEARCH-04-classic"],
    "table-option-misfit_tile-text": ["exploration/EXPLORE-07-classic", "exploration/EXPLORE-07-classic-end-cap"],
    "table-option-explore_xp-text": ["exploration/EXPLORE-09-classic-no-xp"],
    "table-option-start_area-text": ["setup/SETUP-12-start-area-classic"],
    "table-option-tough-text": ["hero-attacks/IMMUNE-03-classic-tough"],
    "table-option-revive_token-text": ["knocked-out/KO-13-classic"],
    "table-option-hands-text": ["turn/CLASSIC-16-hands", "items/ITEM-04-classic"],
    "table-option-token_timing-text": ["turn/CLASSIC-17-token-timing", "items/BAG-04-classic"],
    "table-option-free_token-text": ["setup/HERO-14-own-tokens-classic"],
    "table-option-grit_on_charts-text": ["grit/GRIT-14-classic-charts"],
    "table-option-starting_gear-text": ["items/ITEM-19-starting-gear-is-handed-on"],
    "table-option-house_bounties-text": ["town/jobs/JOB-01-rolled-by-keyword"],
    "table-option-prometheus_procedure-text": ["town/jobs/LOC-11-prometheus"],
    "table-option-store_hold_up-text": ["town/jobs/LOC-22-all", "town/jobs/LOC-22-some"],
    "table-option-betting_pool-text": ["town/jobs/LOC-40-betting"],
    "table-option-shrine-text": ["town/shrine/LOC-35-rituals"],
    "flag-light_source": ["light/LIGHT-01-carrier-s-tile-and-neighbours", "light/LIGHT-05-whatever-it-is-called"],
    "flag-pistol_fanning": ["heroes/gunslinger-pistol-fanning", "heroes/gunslinger-fanning-needs-a-hand"],
    "flag-quickdraw": ["heroes/gunslinger-quickdraw", "heroes/gunslinger-quickdraw-hands"],
    "flag-no_off_hand_penalty": ["heroes/bandido/twin-guns"],
    "flag-moves_through_models": ["movement/BOARD-10-heroes", "enemies/hellbats/flight"],
    "flag-choose_world": ["gates/warp-crystal"],
    "flag-stays_with_bearer": ["items/artifacts/soul-parasite", "items/gear/cursed-coin"],
    "flag-one_ammo": ["items/gear/silver-bullets-instead", "items/artifacts/dark-stone-bullets-instead"],
    "flag-no_dark_stone_upgrades": ["items/gear/vampire-hunters-shotgun-upgrades"],
    "flag-changes_targets": ["enemies/AI-09-changes-targets"],
    "flag-no_escape": ["cards/encounters/mines/no-escape", "cards/encounters/underground-waterfall-no-escape"],
    "flag-death": ["afflictions/INJ-03-a-deadly-result"],
    "flag-ends_after_adventure": ["cards/darkness/high-noon-no-show", "cards/encounters/mines/the-whispering-widow-forgotten"],
    "flag-poisons": ["afflictions/STATUS-02-poison", "afflictions/STATUS-03-not-saved"],
    "flag-holds_fast": ["enemies/tentacles/elite-1-entangle"],
    "flag-burns": ["afflictions/STATUS-burning"],
    "flag-fades": ["enemies/void-spiders/elite-2-void-venom"],
    "flag-no_grit": ["cards/encounters/mines/pestilence-flies"],
    "flag-bars_depth_event": ["cards/encounters/mines/reinforced-passage"],
    "flag-dims_light": ["cards/encounters/mines/falling-darkness-shrunken-light"],
    "flag-chest_portal": ["afflictions/MUT-06-double-six", "afflictions/MUT-06-other-totals"],
    "flag-void_speech": ["afflictions/MUT-24-void-speech"],
    "flag-ones_bite": [
        "afflictions/MUT-14-tail-with-a-mouth",
        "afflictions/MUT-14-heroes-too",
        "afflictions/MUT-14-shots-and-armor",
    ],
}


#: Message -> the tests that show its claim: what no scenario can, because it is of the table and not of the game.
TESTED = {
    "table-option-intro_mission-text": (
        "rules/test_chapter_02.py",
        "test_beginners_play_the_introductory_mission_of_their_profile",
    ),
    "table-undo-free-text": ("core/test_core_undo.py", "test_free_undo_rolls_the_same_dice_again"),
    "table-undo-reseed-text": ("core/test_core_undo.py", "test_with_reseed_every_undo_brings_other_dice_not_only_the_first"),
    "table-undo-no-reveal-text": ("core/test_core_undo.py", "test_a_table_may_forbid_undo_past_a_roll"),
}
#: What the other languages say is compared with English elsewhere.
TABLE = (LOCALE / "views/locale/en/table.ftl").read_text("utf-8")


def _option(message: str) -> str:
    return message.removeprefix("table-option-").removesuffix("-text")


def _without(option: str, scenario: dict[str, Any]) -> dict[str, Any]:
    """Write a scenario as it is at a table that did not choose the option."""
    plain: object = 0 if option == "mythic_abilities" else False
    return {**scenario, "options": {**scenario.get("options", {}), option: plain}}


@pytest.mark.parametrize("message", CLAIMS)
def test_the_scenarios_of_a_claim_are_there(message):
    assert [name for name in CLAIMS[message] if not (SCENARIOS / f"{name}.yaml").is_file()] == []


@pytest.mark.parametrize("message", [message for message in CLAIMS if message.startswith("table-option-")])
def test_what_an_option_says_is_not_so_without_it(message, tmp_path):
    for name in CLAIMS[message]:
        path = SCENARIOS / f"{name}.yaml"
        assert run_file(path).ok, name
        plain = tmp_path / path.name
        plain.write_text(yaml.safe_dump(_without(_option(message), yaml.safe_load(path.read_text("utf-8")))), "utf-8")
        assert not run_file(plain).ok, f"{name} holds without {_option(message)}"


def test_every_flag_has_a_scenario_beside_its_sentence():
    assert {f"flag-{flag}" for flag in FLAGS} == {message for message in CLAIMS if message.startswith("flag-")}


def test_every_choice_of_a_table_has_a_proof_beside_its_sentence():
    said = set(re.findall(r"^([\w-]+-text) =", TABLE, re.MULTILINE))
    assert said == {message for message in [*CLAIMS, *TESTED] if message.startswith("table-")}


@pytest.mark.parametrize("message", TESTED)
def test_what_a_test_shows_of_a_claim_is_there(message):
    path, name = TESTED[message]
    assert f"\ndef {name}(" in (ROOT / "tests" / path).read_text("utf-8")


def test_the_messages_of_claims_are_said():
    said = "\n".join(path.read_text("utf-8") for path in LOCALE.glob("*/locale/en/*.ftl"))
    assert [message for message in CLAIMS if not re.search(rf"^{message} =", said, re.MULTILINE)] == []
