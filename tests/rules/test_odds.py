"""What happens how often: the rules themselves, thousands of times, beside the exact odds.

The exact odds are worked out here from the rulebook's words alone, in fractions. Seeds are fixed, so a test either always
holds or never does; a result further from the odds than `SURE` standard deviations is no accident.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise, product
from math import comb
from typing import Any

import pytest

from lantern.content.loader import load
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Question
from lantern.core.table import solo
from lantern.rules.adventure import Adventure
from lantern.rules.attack.hero_attacks import melee_attack
from lantern.rules.darkness.depth_track import DARKNESS_START, ENTRANCE, advance_party_marker, hold_back_the_darkness
from lantern.rules.harm.damage import take_hits
from lantern.rules.map.searching import scavenge
from lantern.rules.table.events import Hit
from lantern.scenarios.given import Situation

SURE = 4
D6 = range(1, 7)
Chance = dict[int, Fraction]


class Keen:
    """Strikes with every Hit whatever comes first."""

    def answer(self, _game: Any, question: Question) -> Answer:
        if isinstance(question, ChooseOne):
            return 0
        assert isinstance(question, ChooseSome)
        return list(range(question.most))


def table(**given: Any) -> Adventure:
    """Set a table as a scenario does."""
    player = solo(Keen())
    setting = Situation(load(user=False), {"seed": 1914, "given": given}, player)
    return Adventure(setting.start, player, setting.content)


def again_and_again(game: Adventure, times: int) -> Iterator[None]:
    """Let something happen so many times, each time as a step of its own."""
    for _ in range(times):
        game.begin_step([], holding=False)
        game.events.clear()
        yield


def each_die(outcome: Any) -> Chance:
    """Return the odds of what one die brings."""
    odds: Chance = {}
    for face in D6:
        for result, share in outcome(face).items():
            odds[result] = odds.get(result, Fraction(0)) + share / 6
    return odds


def together(odds: Chance, times: int) -> Chance:
    """Return the odds of the sum of several independent results."""
    total: Chance = {0: Fraction(1)}
    for _ in range(times):
        added: Chance = {}
        for (one, share), (two, other) in product(total.items(), odds.items()):
            added[one + two] = added.get(one + two, Fraction(0)) + share * other
        total = added
    return total


def each_survives(wounds: int, chance: Fraction) -> Chance:
    """Return the odds of how many of so many Wounds get through, each with the same chance."""
    return {left: comb(wounds, left) * chance**left * (1 - chance) ** (wounds - left) for left in range(wounds + 1)}


def saved_on(target: int) -> Fraction:
    """Return the chance that a die reaches a number; 0 is no save at all."""
    return Fraction(7 - target, 6) if target else Fraction(0)


def is_close(seen: Counter[int], odds: Chance) -> None:
    """Compare the mean, and the share of each result, with the exact odds."""
    trials = seen.total()
    assert sum(odds.values()) == 1
    assert set(seen) <= {result for result, share in odds.items() if share}
    mean = sum(result * share for result, share in odds.items())
    spread = sum(share * (result - mean) ** 2 for result, share in odds.items())
    seen_mean = Fraction(sum(result * count for result, count in seen.items()), trials)
    assert (seen_mean - mean) ** 2 <= SURE**2 * spread / trials
    for result, share in odds.items():
        off = Fraction(seen[result], trials) - share
        assert off**2 <= SURE**2 * share * (1 - share) / trials, (result, seen[result], float(share * trials))


# -- attacks --------------------------------------------------------------------------------------


def fight(combat: int, to_hit: int, defense: int = 0, armor: int = 0) -> Adventure:
    """Let a hero stand beside something that never falls."""
    return table(
        board={"ascii": "ME"},
        heroes=[{"class": "us-marshal", "at": "M", "grit": 0, "items": [], "combat": combat, "to_hit_melee": to_hit}],
        enemies=[{"kind": "hungry-dead", "at": "E", "defense": defense, "armor": armor, "health": 10_000}],
    )


@pytest.mark.proves("ATTACK-02", "ATTACK-05")
@pytest.mark.parametrize(("combat", "to_hit"), [(1, 5), (2, 4), (3, 3)])
def test_to_hit_dice_hit_as_often_as_they_should(combat, to_hit):
    game = fight(combat, to_hit)
    hero, enemy = game.hero("us-marshal"), next(iter(game.state.enemies.values()))
    seen: Counter[int] = Counter()
    for _ in again_and_again(game, 3_000):
        enemy.wounds = 0
        melee_attack(game, hero)
        seen[sum(event.hits for event in game.events if isinstance(event, Hit))] += 1
    is_close(seen, each_survives(combat, saved_on(to_hit)))


@pytest.mark.proves("ATTACK-06", "ATTACK-12", "SAVE-12")
@pytest.mark.parametrize(("to_hit", "defense", "armor"), [(4, 3, 0), (4, 5, 0), (3, 2, 5)])
def test_damage_is_what_defense_and_armor_leave_of_it(to_hit, defense, armor):
    combat = 2
    game = fight(combat, to_hit, defense, armor)
    hero, enemy = game.hero("us-marshal"), next(iter(game.state.enemies.values()))
    seen: Counter[int] = Counter()
    for _ in again_and_again(game, 3_000):
        enemy.wounds = 0
        melee_attack(game, hero)
        seen[enemy.wounds] += 1

    def left_of(face: int) -> Chance:
        """A miss does nothing; a 6 is Critical and meets no Defense; every Wound meets the Armor."""
        if face < to_hit:
            return {0: Fraction(1)}
        through = each_die(lambda damage: {max(0, damage - (0 if face == 6 else defense)): Fraction(1)})
        odds: Chance = {}
        for wounds, share in through.items():
            for left, chance in each_survives(wounds, 1 - saved_on(armor)).items():
                odds[left] = odds.get(left, Fraction(0)) + share * chance
        return odds

    is_close(seen, together(each_die(left_of), combat))


@pytest.mark.proves("SAVE-01", "SAVE-07")
@pytest.mark.parametrize(("hits", "damage", "defense", "armor"), [(3, 2, 4, 0), (2, 3, 3, 6), (1, 4, 5, 4)])
def test_a_hero_takes_what_its_defense_and_armor_leave(hits, damage, defense, armor):
    stats = {"defense": defense, "health": 10_000, "grit": 0} | ({"armor": armor} if armor else {})
    game = table(heroes=[{"class": "us-marshal", "at": "12", "items": [], **stats}])
    hero = game.hero("us-marshal")
    seen: Counter[int] = Counter()
    for _ in again_and_again(game, 3_000):
        hero.wounds = 0
        seen[take_hits(game, hero, hits, damage=damage)] += 1
        assert hero.wounds <= hits * damage

    def left_of(face: int) -> Chance:
        return {0: Fraction(1)} if face >= defense else each_survives(damage, 1 - saved_on(armor))

    is_close(seen, together(each_die(left_of), hits))


# -- searching ------------------------------------------------------------------------------------


@pytest.mark.proves("SEARCH-06")
def test_three_dice_find_something_in_91_of_216(content):
    game = table(heroes=[{"class": "us-marshal", "at": "12", "grit": 0}])
    hero, here = game.hero("us-marshal"), game.state.tiles[0]
    deck = game.state.decks["scavenge"]
    deck.cards[:] = ["nothing-here"] * 8
    found: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    for _ in again_and_again(game, 5_000):
        here.scavenged, hero.xp = 0, 0
        scavenge(game, hero, 0)
        found[here.scavenged] += 1
        cards[hero.xp // content.cards["nothing-here"].xp] += 1
    missed = Fraction(5, 6) ** 3
    is_close(found, {0: missed, 1: 1 - missed})
    is_close(cards, each_survives(3, Fraction(1, 6)))


# -- the Darkness ---------------------------------------------------------------------------------

#: The party finds a new tile every so many turns.
PACE = 3
#: No card does anything, and no Depth Event but the third, which moves the Darkness 2 spaces.
QUIET = {
    "charts": [
        {"id": "depth-events-mines", "name": "Quiet", "die": "D6", "rows": {"1-2": [], "3": {"darkness": 2}, "4-6": []}}
    ],
    "cards": [{"id": f"nothing-{deck}", "name": "Nothing", "deck": deck} for deck in ("darkness", "dread")],
}


def steps_at(turn: int) -> Chance:
    """Return the odds of how far the Darkness comes in a turn: the deeper the party has walked, the more must be rolled."""
    party = min(turn // PACE, 16)
    target = 7 if party <= 5 else 8 if party <= 10 else 9
    odds: Chance = {}
    for one, two in product(D6, D6):
        steps = (2 if one == 3 else 0) if one == two else int(one + two < target)
        odds[steps] = odds.get(steps, Fraction(0)) + Fraction(1, 36)
    return odds


def length_of_the_march(turns: int) -> list[Fraction]:
    """Return, for each number of turns, the chance that the Darkness is out by then: a chain of 17 places."""
    at: Chance = {16: Fraction(1)}
    out = [Fraction(0)]
    for turn in range(turns):
        moved: Chance = {}
        for (place, share), (steps, chance) in product(at.items(), steps_at(turn).items()):
            there = max(0, place - steps) if place else 0
            moved[there] = moved.get(there, Fraction(0)) + share * chance
        at = moved
        out.append(at.get(0, Fraction(0)))
    return out


@pytest.mark.proves("DEPTH-04", "DEPTH-12", "WIN-03")
def test_the_darkness_marches_as_long_as_it_should():
    game = table(heroes=[{"class": "us-marshal", "at": "12"}], content=QUIET)
    state = game.state
    marches = 1_500
    seen: Counter[int] = Counter()
    for _ in again_and_again(game, marches):
        state.darkness, state.party_marker, state.result, state.dread = DARKNESS_START, ENTRANCE, None, []
        for deck in ("darkness", "dread"):
            state.decks[deck].cards[:] = [f"nothing-{deck}"] * 9
            state.decks[deck].discard.clear()
        turn = 0
        while state.result is None:
            if turn and turn % PACE == 0:
                advance_party_marker(game)
            hold_back_the_darkness(game)
            turn += 1
        assert state.result == "darkness-escaped"
        seen[turn] += 1
    out = length_of_the_march(max(seen))
    done = 0
    for turn, chance in enumerate(out):
        done += seen[turn]
        off = Fraction(done, marches) - chance
        assert off**2 <= SURE**2 * chance * (1 - chance) / marches, (turn, done, float(chance * marches))
    by_turn = length_of_the_march(150)
    length = {turn: now - before for turn, (before, now) in enumerate(pairwise(by_turn), start=1)}
    mean = sum(turn * share for turn, share in length.items())
    spread = sum((turn - mean) ** 2 * share for turn, share in length.items())
    average = Fraction(sum(turn * count for turn, count in seen.items()), marches)
    assert (average - mean) ** 2 <= SURE**2 * spread / marches
