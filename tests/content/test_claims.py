"""Sentences about behaviour that people wrote: beside each stands a scenario that shows what it claims.

What a card does is rendered from its data. These are not, so each names the files that fail if the rules do something else.
"""

import re
from pathlib import Path

import pytest

from lantern.content.words import FLAGS

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


def _messages(path: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, (LOCALE / path).read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("message", CLAIMS)
def test_the_scenarios_of_a_claim_are_there(message):
    assert [name for name in CLAIMS[message] if not (SCENARIOS / f"{name}.yaml").is_file()] == []


def test_every_flag_has_a_scenario_beside_its_sentence():
    assert {f"flag-{flag}" for flag in FLAGS} == {message for message in CLAIMS if message.startswith("flag-")}


def test_every_option_of_2014_has_a_scenario_beside_its_sentence():
    said = _messages("views/locale/en/table.ftl", r"^table-option-(\w+)-text = As in 2014")
    assert said == {
        message.removeprefix("table-option-").removesuffix("-text") for message in CLAIMS if message.startswith("table-option-")
    }
