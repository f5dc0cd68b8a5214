# ruff: noqa: INP001 - a pack is data, not a Python package
"""Games of chance: dice, poker, the wheel."""

from functools import cache
from itertools import product
from math import comb
from typing import Any

from lantern.hooks import (
    Amount,
    ChapterGame,
    ChooseAmount,
    ChooseOne,
    ChooseSome,
    Confirm,
    Context,
    Draw,
    Foretold,
    Gain,
    Hero,
    Noted,
    Nothing,
    PickDie,
    Suffer,
    TurnTo,
    anywhere,
    at_least_one,
    be_cured,
    comes_to,
    could_raise,
    dice_for,
    gain,
    lose,
    perform,
    replace,
    roll,
    skill_dice,
    successes,
    throw,
)

from .shared import ATTENTION, here, visitors

#: What it costs to roll dice of the street again, the first time and each time after it (at most three).
AGAIN, MORE = 25, 50

STREET_DICE, MOST_REROLLS = 4, 4

STRAIGHT, OF_A_KIND = 300, 100

#: The highest side of a die.
SIX = 6

#: The number of dice of a hand of poker, what is bet at once, and how many times that at most.
HAND, BET, HIGHEST_BET = 5, 50, 5

#: What Cunning must show, by how many of the dice show the same, and how many the next; a straight is like three of a kind.
HANDS = {(5, 0): 2, (4, 1): 3, (3, 2): 4, (3, 1): 5, (2, 2): 5, (2, 1): 6, (1, 1): 6}

STRAIGHT_HAND = 4

#: The sides of the wheel that are the Devil's, how often it turns, and the points from which on something is won.
DEVILS, SPINS = 2, 6

PRIZES = ((36, 5_000), (31, 1_000), (25, 500), (18, 250), (13, 100), (10, 50))

#: From what on a die is a success at dirty poker, what it wins, and what a 1 costs.
EVEN, WON, FOUND_OUT = 4, 25, 50


def ways_of_street_dice(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:  # noqa: ARG001 - it is the same for all
    """Tell how likely the first roll wins, before anything is paid for another."""
    rolls = [*product(range(1, SIX + 1), repeat=STREET_DICE)]
    return [("street-at-once", sum(_street_prize(list(faces)) > 0 for faces in rolls) / len(rolls))]


@anywhere
@comes_to(ways_of_street_dice)
def street_gambling(game: ChapterGame[Any], context: Context) -> None:
    """Roll four dice for a straight, or for four of a kind; any may be rolled again for money, the same ones more than once."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    faces = throw(game, hero, "street-dice", STREET_DICE, worth=lambda dice: not _street_prize(dice))
    for number in range(MOST_REROLLS):
        price = MORE if number else AGAIN
        if hero.gold < price or not (chosen := _rolled_again(game, hero, faces, price, context)):
            break
        lose(game, hero, "gold", price, context.source)
        for place, face in zip(chosen, roll(game, "street-dice", len(chosen)), strict=True):
            faces[place] = face
    if lucky := next((card.id for card in hero.conditions if "street_luck" in game.content.conditions[card.id].flags), None):
        _nudge(game, hero, faces, lucky)
    if prize := _street_prize(faces):
        gain(game, hero, "gold", prize, context.source)


def _rolled_again(game: ChapterGame[Any], hero: Hero, faces: list[int], price: int, context: Context) -> list[int]:
    """Ask which dice of a game are rolled again, for a price if there is one."""
    about = {"source": context.source, "faces": list(faces), "gold": price}
    options = [PickDie(place, face) for place, face in enumerate(faces)]
    question = ChooseSome(kind="gamble-dice", who=hero.id, options=options, least=0, most=len(faces), about=about)
    question.interruptible = False
    return [option.value for option in game.ask(question)]


def _nudge(game: ChapterGame[Any], hero: Hero, faces: list[int], lucky: str) -> None:
    """Let whoever has a streak of luck turn one die by 1."""
    ways = {(face, new): place for place, face in enumerate(faces) for new in (face - 1, face + 1) if 1 <= new <= SIX}
    turns = [TurnTo(place, face, new) for (face, new), place in ways.items()]
    about = {"source": lucky, "purpose": "street-dice", "faces": list(faces)}
    question = ChooseOne(kind="turn-die", who=hero.id, options=[Nothing(), *turns], about=about, default=0, interruptible=False)
    chosen = game.ask(question).value
    if chosen is not None:
        place, new = chosen
        faces[place] = new


def _street_prize(faces: list[int]) -> int:
    if len(set(faces)) == 1:
        return OF_A_KIND * faces[0]
    return STRAIGHT if len(set(faces)) == len(faces) and max(faces) - min(faces) == len(faces) - 1 else 0


def ways_of_a_hand(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:
    """Tell how likely the hand that is dealt wins, without drawing and without cheating."""
    hard = any("hard_poker" in game.content.conditions[card.id].flags for card in hero.conditions)
    needed, dice, won = 2 if hard else 1, dice_for(game, hero, "cunning"), 0.0
    for target, share in _hands_dealt().items():
        hit = at_least_one(1, target)
        won += share * sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(needed, dice + 1))
    return [("poker-as-dealt", won)]


@cache
def _hands_dealt() -> dict[int, float]:
    """Count what Cunning must show with each of the hands that can be dealt, as shares."""
    hands = [_needed_with(list(faces)) for faces in product(range(1, SIX + 1), repeat=HAND)]
    return {target: hands.count(target) / len(hands) for target in sorted(set(hands))}


@anywhere
@comes_to(ways_of_a_hand)
def five_card_draw(game: ChapterGame[Any], context: Context) -> None:
    """Play a hand of five dice: bet or fold, draw once, perhaps raise; the better the hand, the easier the test of Cunning."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    flags = {flag: card for card in hero.conditions for flag in game.content.conditions[card.id].flags}
    if "high_stakes" in flags:
        be_cured(game, hero, flags["high_stakes"])  # win or not, it is for one game
    faces = roll(game, "poker-hand", HAND)
    bet = _bet_of(game, hero, faces, context)
    if not bet:
        game.tell(Noted("folds", hero.id))
        return
    lose(game, hero, "gold", bet, context.source)
    drawn = _rolled_again(game, hero, faces, 0, context)
    for place, face in zip(drawn, roll(game, "poker-hand", len(drawn)) if drawn else (), strict=True):
        faces[place] = face
    if game.grit_of(hero) and hero.gold >= bet:
        raised = {"source": context.source, "faces": list(faces), "gold": bet, "target": _needed_with(faces)}
        if game.ask(Confirm(kind="raise-bet", who=hero.id, about=raised, default=0, interruptible=False)):
            lose(game, hero, "grit", 1)
            lose(game, hero, "gold", bet, context.source)
            bet *= 2
    if _bluffs(game, hero, _needed_with(faces), 2 if "hard_poker" in flags else 1, context):
        perform(game, (Gain(what="gold", count=Amount(dice=1, die="D6", times=25)),), context)
        gain(game, hero, "gold", 2 * bet, context.source)
        if "hard_poker" in flags:
            perform(game, (Gain(what="gold", count=Amount(dice=1, die="D6", times=100)),), context)
        if "high_stakes" in flags:
            _draw_of_a_world(game, context)


def _bet_of(game: ChapterGame[Any], hero: Hero, faces: list[int], context: Context) -> int:
    """Ask for the bet; who has too little for one may still sell something for it, or be lent it (TOWN-11), and else folds."""
    about = {"source": context.source, "faces": list(faces), "target": _needed_with(faces)}
    purse, stay = hero.gold, game.state.settlement.stay

    def question() -> ChooseAmount:
        most, alone = min(HIGHEST_BET, hero.gold // BET), could_raise(game, hero, BET)
        return ChooseAmount(kind="bet", who=hero.id, least=0, most=most, about=about, alone=alone)

    bet: int = game.ask(question) * BET
    if stay is not None:
        stay.brought += hero.gold - purse
    return bet


def _draw_of_a_world(game: ChapterGame[Any], context: Context) -> None:
    """Draw a World card, and an Artifact of that World."""
    worlds = [name for name, world in sorted(game.content.worlds.items()) if not world.earth]
    if worlds:
        perform(game, (Draw(deck="artifact", world=game.pick("world", worlds), optional=True),), context)


def _bluffs(game: ChapterGame[Any], hero: Hero, target: int, needed: int, context: Context) -> bool:
    """Test Cunning for a hand; who fails may try again once, and is looked at for it."""
    if successes(skill_dice(game, hero, "cunning", target), target) >= needed:
        return True
    about = {"source": context.source}
    question = Confirm(kind="cheat", who=hero.id, about=about, default=0, interruptible=False)
    if not game.ask(question):
        return False
    perform(game, (Suffer(condition=ATTENTION),), context)
    return successes(skill_dice(game, hero, "cunning", target), target) >= needed


def _needed_with(faces: list[int]) -> int:
    """Return what Cunning must show with a hand."""
    alike = sorted((faces.count(face) for face in set(faces)), reverse=True)
    if len(alike) == HAND and max(faces) - min(faces) == HAND - 1:
        return STRAIGHT_HAND
    return HANDS[alike[0], alike[1] if len(alike) > 1 else 0]


def ways_of_the_wheel(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:  # noqa: ARG001 - it is the same for all
    """Tell how likely somebody wins who spins until there are points enough for the least prize, and stops."""
    enough, turning, won = PRIZES[-1][0], {0: 1.0}, 0.0
    for _ in range(SPINS):
        spun: dict[int, float] = {}
        for points, chance in turning.items():
            for face in range(DEVILS + 1, SIX + 1):
                spun[points + face] = spun.get(points + face, 0.0) + chance / SIX
        won += sum(chance for points, chance in spun.items() if points >= enough)
        turning = {points: chance for points, chance in spun.items() if points < enough}
    return [("wheel-least-prize", won)]


@anywhere
@comes_to(ways_of_the_wheel)
def devils_wheel(game: ChapterGame[Any], context: Context) -> None:
    """Spin the wheel as often as one dares: each side adds its points, and those of the Devil take all of them."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    points = 0
    for number in range(SPINS):
        about = {"source": context.source, "points": points, "gold": _prize_for(points)}
        if number and not game.ask(Confirm(kind="spin-again", who=hero.id, about=about, interruptible=False)):
            break
        face = roll(game, "devils-wheel")[0]
        if face <= DEVILS:
            game.tell(Noted("devils-share", hero.id, points + face))
            return
        points += face
    game.tell(Noted("wheel-stops", hero.id, points))
    if prize := _prize_for(points):
        gain(game, hero, "gold", prize, context.source)
    if points >= PRIZES[0][0]:
        perform(game, (Draw(deck="artifact"),), context)
        for other in visitors(game, here(game, context)):
            if other is not hero:
                perform(game, (Gain(what="gold", count=Amount(dice=1, die="D6", times=25)),), replace(context, hero=other.id))


def _prize_for(points: int) -> int:
    """Return what points of the wheel win."""
    return next((gold for least, gold in PRIZES if points >= least), 0)


@anywhere
def dirty_poker(game: ChapterGame[Any], context: Context) -> None:
    """Play round after round for luck's sake; whoever shows a 1 is found out, and is not dealt in again."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    purse = hero.gold
    while True:
        faces = skill_dice(game, hero, "luck", EVEN)
        gain(game, hero, "gold", WON * successes(faces, EVEN), context.source)
        lose(game, hero, "gold", FOUND_OUT * faces.count(1), context.source)
        about = {"source": context.source, "gold": hero.gold}
        if 1 in faces or not game.ask(Confirm(kind="another-round", who=hero.id, about=about, interruptible=False)):
            break
    more = hero.gold - purse
    game.tell(Noted("game-won" if more > 0 else "game-lost" if more < 0 else "game-even", hero.id, abs(more)))
