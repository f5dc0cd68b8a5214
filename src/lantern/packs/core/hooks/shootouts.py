# ruff: noqa: INP001 - a pack is data, not a Python package
"""Shootouts in the streets of a town (FRONTIER-11)."""

from typing import Any

from lantern.hooks import (
    Amount,
    ChapterGame,
    Confirm,
    Context,
    Gain,
    Hero,
    Hits,
    LeaveTown,
    Noted,
    Suffer,
    anywhere,
    in_turn,
    perform,
    replace,
    roll,
    skill_dice,
    successes,
)

from .shared import DUEL_XP, TRUE_SHOT

#: How many gunmen come for each hero who stands, how many rounds are fought, and what a Hit of theirs does.
GUNMEN, ROUNDS, LEAD = 2, 3, 2


@anywhere
def shootout_in_the_streets(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody run from the law that rides in, or shoot it out; the town is no place to stay in any case."""
    _stand_or_run(game, context, "ran-from-the-law")


@anywhere
def jailbreak(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody run from those who break out, or shoot it out; the town is no place to stay in any case."""
    _stand_or_run(game, context, "ran-from-a-jailbreak")


def _stand_or_run(game: ChapterGame[Any], context: Context, shame: str) -> None:
    """Ask everybody whose day is not over; who runs, or is too late, begins the next adventure without Grit."""
    stood = []
    for hero in in_turn(game, game.present()):
        question = Confirm(kind="stand-and-fight", who=hero.id, about={"source": context.source}, interruptible=False)
        if _is_about(game, hero) and game.ask(question):
            stood.append(hero.id)
        else:
            perform(game, (Suffer(condition=shame),), replace(context, hero=hero.id))
    _shoot_it_out(game, stood, context)
    perform(game, (LeaveTown(when="evening", who="each_hero"),), context)


def _shoot_it_out(game: ChapterGame[Any], stood: list[str], context: Context) -> None:
    """Fight up to three rounds: who is left when no gunman is has won, and is paid for it."""
    gunmen = GUNMEN * len(stood)
    if not gunmen:
        return
    game.tell(Noted("shootout-begins", number=gunmen))
    for _ in range(ROUNDS):
        for hero in _standing(game, stood):
            gunmen -= successes(skill_dice(game, hero, "agility", TRUE_SHOT), TRUE_SHOT) if gunmen > 0 else 0
        gunmen = max(0, gunmen)
        if not gunmen:
            break
        game.tell(Noted("shootout-goes-on", number=gunmen))
        _are_shot_at(game, stood, gunmen, context)
        if not _standing(game, stood):
            break
    game.tell(Noted("shootout-lost", number=gunmen) if gunmen else Noted("shootout-won"))
    reward = (Gain(what="xp", count=Amount(plus=DUEL_XP)), Gain(what="gold", count=Amount(dice=1, die="D6", times=50)))
    for hero in _standing(game, stood) if not gunmen else ():
        perform(game, reward, replace(context, hero=hero.id))


def _are_shot_at(game: ChapterGame[Any], stood: list[str], gunmen: int, context: Context) -> None:
    """Let those gunmen who are left shoot: their Hits are dealt out in turn among those who stand."""
    hits = successes(roll(game, "gunman", gunmen, target=TRUE_SHOT), TRUE_SHOT)
    targets = _standing(game, stood)
    for place, hero in enumerate(targets):
        mine = len(range(place, hits, len(targets)))
        if mine:
            bullets = Hits(count=Amount(plus=mine), damage=Amount(plus=LEAD))
            perform(game, (bullets,), replace(context, hero=hero.id))


def _standing(game: ChapterGame[Any], stood: list[str]) -> list[Hero]:
    """Return those of them who have neither fallen nor died (TOWN-23)."""
    return [hero for hero in in_turn(game, game.present()) if hero.id in stood and _is_about(game, hero)]


def _is_about(game: ChapterGame[Any], hero: Hero) -> bool:
    """Tell whether the day of a hero goes on."""
    stay = game.state.settlement.stay
    return stay is not None and hero.id not in stay.finished
