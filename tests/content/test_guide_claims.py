"""What the guide explains is so: each of its cards that describes a rule stands beside scenarios that show it."""

import re
from pathlib import Path

import pytest

from lantern.scenarios import run_files

HOUSE = Path(__file__).parents[2]
SCENARIOS = HOUSE / "tests" / "scenarios"
GUIDE = {code: (HOUSE / "web" / "src" / "i18n" / f"guide.{code}.ts").read_text("utf-8") for code in ("en", "it")}
#: Card of the guide, what it says in English and Italian, and the scenarios that show it.
CLAIMS = {
    "welcome": ("the dotted field is your reach", "il campo punteggiato è dove arrivi", ["movement/MOVE-01-move-roll"]),
    "door": (
        "Whoever stands in a doorway may look through its Door",
        "Chi sta nel vano di una Porta può guardare attraverso",
        ["searching/SEARCH-11-look-through-a-door"],
    ),
    "clue": (
        "the last one that is needed makes your Room the Objective",
        "l'ultimo che serve fa della vostra Stanza l'Obiettivo",
        ["exploration/EXPLORE-20-the-objective"],
    ),
    "corruption": (
        "In the basic game the points are only noted",
        "Nel gioco base i punti si annotano soltanto",
        ["afflictions/CORR-10-basic-game", "setup/SETUP-14-basic-game-no-mutation"],
    ),
    "ko": ("when an adjacent Hero helps", "se un altro Eroe accanto lo aiuta", ["knocked-out/KO-08-help"]),
    "scavenge": (
        "After a Move a Hero does one thing, or nothing",
        "Dopo un Movimento un Eroe fa una cosa sola, o niente",
        ["turn/TURN-08-move-then-one-thing"],
    ),
    "doorScavenge": ("three dice, and each 6 draws a card", "tre dadi, e ogni 6 pesca", ["searching/SEARCH-01-one-search"]),
    "secondRoom": (
        "its token is turned over at the end of this turn",
        "il suo segnalino si gira alla fine di questo turno",
        ["exploration/EXPLORE-11-somebody-must-stand-there"],
    ),
    "deeper": (
        "it goes one space on with each new tile",
        "va avanti di una casella con ogni nuova tessera",
        ["depth/DEPTH-10-party-marker", "depth/DEPTH-03-stage-5", "depth/DEPTH-03-stage-6"],
    ),
    "xp": ("rises a level", "sale di livello", ["xp/XP-01-smaller-enemies", "hostile/level-xp-is-spent"]),
    "darkStone": (
        "carries any at the end of an adventure risks Corruption",
        "ne porta alla fine di un'avventura rischia la Corruzione",
        ["items/DSTONE-01-shards", "mission/CAMP-06-dark-stone"],
    ),
    "dreadStack": (
        "lays a card face down when it gets there",
        "quando ci arriva il segnalino viola, si mette una carta coperta",
        ["depth/DEPTH-09-growing-dread", "depth/DREAD-02-at-the-objective"],
    ),
    "upgrade": ("one Starting Upgrade", "un Miglioramento di partenza", ["setup/HERO-11-starting-upgrade"]),
    "light": ("and the tiles next to it", "e quelle accanto", ["light/LIGHT-01-carrier-s-tile-and-neighbours"]),
    "darkness": (
        "Doubles bring a Depth Event instead",
        "Un doppio porta invece un Evento di Profondità",
        ["depth/DEPTH-04-hold-back", "depth/DEPTH-06-double-3", "depth/WIN-03-darkness-escapes"],
    ),
    "order": ("from the highest number to the lowest", "dal numero più alto al più basso", ["turn/TURN-03-initiative"]),
    "grit": ("A 1 on the Move die brings one back", "Un 1 sul dado del Movimento", ["movement/MOVE-06-grit-on-one"]),
    "token": ("at the end of the turn", "alla fine del turno", ["exploration/EXPLORE-11-somebody-must-stand-there"]),
    "encounter": ("one die that reaches the number", "basta che un dado raggiunga", ["skills/SKILL-02-passed"]),
    "fight": (
        "whoever fails can still attack",
        "chi fallisce può ancora attaccare",
        ["escape/ESCAPE-01-when", "escape/ESCAPE-05-failure"],
    ),
    "hits": (
        "a 6+ To Hit is a Critical Hit and ignores Defense",
        "un 6+ per Colpire è un Colpo Critico e ignora la Difesa",
        ["hero-attacks/ATTACK-09-assigning-hits", "hero-attacks/ATTACK-06-critical"],
    ),
    "reroll": ("no die is re-rolled twice", "nessun dado si ritira due volte", ["dice/DICE-07-second-result-stands"]),
    "horror": ("One die for each Horror Hit", "Un dado per ogni Colpo d'Orrore", ["damage/SAVE-02-willpower"]),
    "defense": ("One die for each Hit", "Un dado per ogni Colpo", ["damage/SAVE-01-defense"]),
    "toHit": ("a 6+ is a Critical Hit", "un 6+ è un Colpo Critico", ["hero-attacks/ATTACK-06-critical"]),
    "breath": (
        "Whoever had no turn in it rolls D6, or takes a Grit instead",
        "Chi non ha avuto un turno tira un D6, o prende invece una Grinta",
        ["fight-end/FIGHTEND-04-breath", "fight-end/FIGHTEND-05-no-turn"],
    ),
    "revive": (
        "with full Health and Sanity and 1 Grit",
        "con tutta la Salute e la Sanità e 1 Grinta",
        ["knocked-out/KO-12-revive"],
    ),
    "darknessCard": (
        "the violet marker brings a Darkness card when it gets there",
        "si gira una carta Oscurità",
        ["depth/DEPTH-08-blood-spatter"],
    ),
    "threat": ("the sides 3, 3, 4, 4, 5 and 6", "le facce 3, 3, 4, 4, 5 e 6", ["dice/DICE-04-peril-die"]),
    "loot": ("Loot cards are drawn", "si pescano carte Bottino", ["fight-end/FIGHTEND-09-loot"]),
    "dread": (
        "when the Objective is found",
        "quando si trova l'Obiettivo",
        ["depth/DREAD-02-at-the-objective", "depth/DREAD-04-cancel", "depth/DREAD-06-two-payments"],
    ),
    "depth": ("Doubles on the roll", "Un doppio nel tiro", ["depth/DEPTH-06-double-1"]),
    "road": (
        "a 1 or a 2 is a hazard, rolled with three dice on a chart",
        "un 1 o un 2 è un'insidia, tirata con tre dadi su una tabella",
        ["road/TRAVEL-03-dice-of-the-road", "road/TRAVEL-05-no-grit"],
    ),
    "bed": (
        "The Hotel takes $10; the Camp Site is free",
        "L'Hotel costa 10 $; l'Accampamento è gratis",
        ["town/TOWN-04-hotel-or-camp", "town/TOWN-05-hazard-of-the-camp"],
    ),
    "visit": (
        "Each Hero goes to one place today, all of them before anything happens",
        "Oggi ogni Eroe va in un luogo, tutti prima che succeda qualcosa",
        ["town/TOWN-06-one-location", "town/TOWN-03-order-of-a-day"],
    ),
    "counter": (
        "What was found sells for its value anywhere in town, what was bought for half",
        "Ciò che hai trovato si vende al suo valore ovunque in città, ciò che hai comprato a metà prezzo",
        ["town/TOWN-11-selling", "town/TOWN-12-what-was-paid"],
    ),
    "leaveTown": (
        "the higher its marker, the likelier something befalls the town",
        "più in alto è il segnalino, più è probabile che alla città capiti qualcosa",
        ["town/TOWN-16-town-event", "town/TOWN-17-no-event", "town/TOWN-17-end-of-the-track"],
    ),
    "newLevel": (
        "in the mine one can rise at the start of a turn, and that heals",
        "in miniera si può salire all'inizio di un turno, e questo guarisce",
        ["levels/LEVEL-07-in-the-mine", "levels/LEVEL-09-before-setting-out"],
    ),
    "gathering": (
        "The better the best of you, the worse the Enemies",
        "Più forte è il migliore di voi, peggiori sono i Nemici",
        ["levels/LEVEL-13-the-highest"],
    ),
    "gate": ("A way into an OtherWorld", "Una via verso un Altro Mondo", ["gates/GATE-03-looking-through"]),
}
#: Cards about the page alone, or that send to the mission: they explain no rule.
OF_THE_PAGE = {"objective", "anytime", "turnTile"}
#: Two cards that come at the same moment, in one.
IN_ONE = {"welcomeGrit", "horrorAgain", "defenseAgain", "toHitAgain", "toHitShare"}


def card(code: str, name: str) -> str:
    """Find the text of a card of the guide."""
    found = re.search(rf"\n      {name}: \[(.*?)\],\n", GUIDE[code], re.DOTALL)
    assert found, f"there is no card {name}"
    shared = dict(re.findall(r"^const (\w+) =\s+\"(.*)\";$", GUIDE[code], re.MULTILINE))
    return re.sub(r"\$\{(\w+)\}|, (\w+)$", lambda part: shared.get(part[1] or part[2], part[0]), found[1])


def test_every_card_of_the_guide_that_explains_a_rule_has_a_scenario():
    named = set(re.findall(r"^  \| \"(\w+)\"", GUIDE["en"], re.MULTILINE))
    assert named == set(CLAIMS) | OF_THE_PAGE | IN_ONE


@pytest.mark.parametrize("name", CLAIMS)
def test_what_the_guide_says_is_shown_by_a_scenario(name):
    english, italian, scenarios = CLAIMS[name]
    assert english in card("en", name)
    assert italian in card("it", name)
    outcomes = run_files([SCENARIOS / f"{scenario}.yaml" for scenario in scenarios])
    assert [outcome.ok for outcome in outcomes] == [True] * len(scenarios)


def test_nobody_is_told_to_be_healed_when_it_is_too_late():
    """The Objective Room is found when its token is turned over: the advice belongs to the Clues before it."""
    assert "Heal and gather" in card("en", "clue")
    assert "heal" not in card("en", "objective").lower()
