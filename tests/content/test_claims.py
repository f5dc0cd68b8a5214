"""Sentences about behaviour that people wrote: beside each stands a scenario that shows what it claims.

What a card does is rendered from its data. These are not, so each names the files that fail if the rules do something else.
The scenarios of an option are run without it as well: each must fail then.
"""

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from lantern.content.clauses.clause import tag_of
from lantern.content.effects import Resurrect, Treat
from lantern.content.verbs import road, town
from lantern.content.verbs.grammar import Verb
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
    "table-option-faith_in_scripture-text": ["town/house/LOC-04-read"],
    "table-option-enemy_training-text": ["town/house/LOC-14-training"],
    "table-option-rumors-text": ["town/house/LOC-27-heard"],
    "table-option-shrine-text": ["town/shrine/LOC-35-rituals"],
    "table-option-frontier_town-text": [
        "road/frontier/FRONTIER-02-large",
        "town/frontier/FRONTIER-04-locations",
        "town/frontier/type-09-mining",
        "town/frontier/day-07-hangin",
        "road/frontier/24-convoy",
    ],
    "flag-light_source": ["light/LIGHT-01-carrier-s-tile-and-neighbours", "light/LIGHT-05-whatever-it-is-called"],
    "flag-pistol_fanning": ["heroes/gunslinger-pistol-fanning", "heroes/gunslinger-fanning-needs-a-hand"],
    "flag-quickdraw": ["heroes/gunslinger-quickdraw", "heroes/gunslinger-quickdraw-hands"],
    "flag-no_off_hand_penalty": ["heroes/bandido/twin-guns"],
    "flag-moves_through_models": ["movement/BOARD-10-heroes", "enemies/hellbats/flight"],
    "flag-choose_world": ["gates/warp-crystal"],
    "flag-stays_with_bearer": ["items/artifacts/soul-parasite", "items/gear/cursed-coin"],
    "flag-keeps_markers": ["items/artifacts/markers-that-stay", "items/gear/critter-trap-sold"],
    "flag-fills_the_library": ["items/artifacts/index-uplink-knowledge"],
    "flag-street_luck": ["town/frontier/street-market-11"],
    "flag-draws_eyes": ["town/frontier/FRONTIER-08-attention", "town/frontier/FRONTIER-08-end"],
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
    "flag-high_stakes": ["town/frontier/gambling-hall-12", "town/frontier/gambling-hall-12-lost"],
    "flag-hard_poker": ["town/frontier/gambling-hall-poker-on-the-boat"],
    "flag-dims_light": ["cards/encounters/mines/falling-darkness-shrunken-light"],
    "flag-chest_portal": ["afflictions/MUT-06-double-six", "afflictions/MUT-06-other-totals"],
    "flag-void_speech": ["afflictions/MUT-24-void-speech"],
    "flag-ones_bite": [
        "afflictions/MUT-14-tail-with-a-mouth",
        "afflictions/MUT-14-heroes-too",
        "afflictions/MUT-14-shots-and-armor",
    ],
}

#: The same of verbs of the road and the town, and of what missions, charts, items and questions say in a sentence of their own.
CLAIMS |= {
    "verb-destroy_locations": ["road/TRAVEL-09-void-storm", "missions/exploration-failed"],
    "verb-destroy_locations-here": ["town/TOWN-22-destroyed-by-its-own-event"],
    "verb-destroy_town": ["town/TOWN-22-razed"],
    "verb-next_mission": ["campaign/CAMP-19-no-choice"],
    "verb-limit_stay": ["town/TRAVEL-15-most-days"],
    "verb-shift_hazards": ["road/TRAVEL-22-army-convoy"],
    "verb-lose_for_good": ["road/TRAVEL-08-possession"],
    "verb-lose_by_die": ["road/TRAVEL-12-hellbats", "road/TRAVEL-20-void-hounds"],
    "verb-leave_forever": ["town/jobs/LOC-22-gone"],
    "verb-end_visit": ["town/TOWN-07-visit-ended"],
    "verb-leave_town-now": ["town/LOC-17-flees"],
    "verb-leave_town-evening": ["town/saloon-leave"],
    "verb-ride_past": ["items/town/frontier/trederran-stallion", "items/town/frontier/trederran-stallion-alone"],
    "verb-shift_prices": ["town/general-store-prices", "town/blacksmith-prices"],
    "verb-shift_visits": ["town/frontier/day-08-open-skies", "town/frontier/day-09-heavy-rain"],
    "verb-town_track": ["town/frontier/day-river-town-5"],
    "verb-shed": ["town/frontier/sheriffs-office-warrants"],
    "verb-shift_treatments": ["town/docs-office-plague-and-tools", "town/docs-office-better-days"],
    "verb-quiet_evening": ["town/TOWN-16-quiet-evening"],
    "verb-bar_services": ["town/docs-office-good-doctor"],
    "verb-surcharge": ["town/church-altar"],
    "verb-shard_price": ["town/frontier-outpost-shards"],
    "verb-double_winnings": ["town/saloon-hero-of-the-people"],
    "verb-offer": ["town/blacksmith-finds", "town/frontier-outpost-trading-post"],
    "verb-offer-listed": ["town/general-store-new-items", "town/general-store-artifact"],
    "verb-black_market": ["town/frontier/black-market", "town/frontier/black-market-cards"],
    "verb-black_market-at_value": ["town/frontier/day-river-town-6"],
    "verb-forge": ["town/UPG-07-unique-forging"],
    "verb-treat": ["town/LOC-10-surgery", "town/LOC-06-cured-or-permanent"],
    "verb-treatment-cured": ["town/LOC-06-cured-with-a-six"],
    "verb-treatment-permanent": ["town/LOC-06-cured-or-permanent"],
    "verb-treatment-failed": ["town/LOC-10-surgery-fails", "town/LOC-06-exorcism-fails"],
    "verb-die": ["town/LOC-06-exorcised-to-death", "town/LOC-17-hanged"],
    "verb-sell_dark_stone": ["town/TOWN-14-selling-dark-stone"],
    "verb-buy_off_corruption": ["town/LOC-09-treat-corruption"],
    "verb-resurrect": ["town/DEATH-06-price-and-effect", "town/DEATH-06-never-below-one"],
    "verb-resurrect-instead": ["town/jobs/LOC-11-reanimated"],
    "verb-post_bounty": ["town/jobs/JOB-01-official", "town/jobs/JOB-01-goes-on"],
    "verb-earn": ["town/jobs/JOB-02-paid-in-town"],
    "verb-bet_on_darkness": ["town/jobs/LOC-40-betting", "town/jobs/LOC-40-won"],
    "chart-final": ["road/TRAVEL-23-not-rolled-again"],
    "service-limit-visit": ["town/TOWN-09-once-a-visit"],
    "service-limit-stay": ["town/TOWN-09-once-a-stay"],
    "service-limit-party": ["town/jobs/JOB-01-rolled-official"],
    "item-ridden": ["road/TRAVEL-27-one-at-a-time", "road/TRAVEL-27-waits-outside"],
    "item-attaches-for-good": ["town/UPG-06-forged-for-good"],
    "item-limit": ["town/TOWN-08-only-one"],
    "mission-clues_in": ["missions/city-the-gate"],
    "mission-clues-rooms": ["missions/exploration-every-room"],
    "mission-start_anywhere": ["missions/last-stand-anywhere"],
    "mission-boss-per_hero": ["missions/terror-the-boss", "missions/temple-the-harbinger"],
    "lose-companion": ["missions/search-party-lost", "missions/idol-lost"],
    "verb-harm_companions": ["missions/search-party-burden"],
    "option-camp-site": ["town/TOWN-04-hotel-or-camp", "town/TOWN-05-hazard-of-the-camp"],
    "ask-flee": ["depth/WIN-04-flee", "depth/WIN-04-one-stays"],
    "ask-spend-grit-now": ["grit/GRIT-10-spent-at-once"],
    "label-as-darkness": ["cards/encounters/mines/curse-of-coronado-cancelled"],
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


def test_every_verb_of_the_road_and_the_town_has_a_scenario_beside_its_sentence():
    verbs = {verb for module in (road, town) for verb in vars(module).values() if _is_a_verb_of(module, verb)}
    said = {tag_of(verb) for verb in (*verbs, Treat, Resurrect)}
    shown = {message.removeprefix("verb-").partition("-")[0] for message in CLAIMS if message.startswith("verb-")}
    assert said - shown == set()


def _is_a_verb_of(module: ModuleType, thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Verb) and thing.__module__ == module.__name__


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
