# ruff: noqa: INP001 - a pack is data, not a Python package
"""The cards of the core pack that the effect language cannot say. What they do is on the card, as `text`."""

from lantern.rules.damage import stand_firm, take_corruption_hits, take_horror_hits, take_sanity_damage, take_wounds
from lantern.rules.depth_track import BLOOD_SPATTER, GROWING_DREAD, move_darkness
from lantern.rules.dice import roll, throw
from lantern.rules.elites import gain_elite
from lantern.rules.game import Context, Game
from lantern.rules.six_shooter import reload as fill_template


def terrors_of_betrayal(game: Game, context: Context) -> None:  # noqa: ARG001
    """Forbid Grit in the first turn of the next Fight; in a Fight, make one Enemy group more Elite."""
    game.state.betrayed = True
    kinds = sorted({enemy.kind for enemy in game.state.enemies.values()})
    if kinds:
        gain_elite(game, game.pick("elite-group", kinds), 1)


def terrible_dread(game: Game, context: Context) -> None:
    """Advance the Darkness; on a special space each Hero takes a Corruption Hit."""
    entered = game.state.darkness - 1
    move_darkness(game, 1)
    if entered in BLOOD_SPATTER | GROWING_DREAD and game.state.result is None:
        for hero in game.standing():
            take_corruption_hits(game, hero, 1, by=context.source)


def stench_beyond_reason(game: Game, context: Context) -> None:  # noqa: ARG001
    """Deal 2 Horror Hits to each Hero, and D3 Wounds for each that is not stopped."""
    for hero in game.standing():
        failed = len(stand_firm(game, hero, 2))
        take_sanity_damage(game, hero, failed)
        take_wounds(game, hero, sum(roll(game, "wounds", failed, "D3")))


def cosmic_insignificance(game: Game, context: Context) -> None:
    """Deal D6 Horror Hits to each Hero; the Sanity lost is lost for good."""
    for hero in game.standing():
        hits = roll(game, "horror-hits")[0]
        lost = min(take_horror_hits(game, hero, hits, by=context.source), hero.sanity_damage)
        sheet = game.content.heroes[hero.hero_class]
        hero.printed["sanity"] = hero.printed.get("sanity", sheet.sanity) - lost
        hero.sanity_damage -= lost
        game.numbers_changed()


def reload(game: Game, context: Context) -> None:
    """Put D6 shots back on the template; the die is the Hero's own."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    fill_template(hero, throw(game, hero, "reload")[0])
