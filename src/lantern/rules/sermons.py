"""The sermons of the Preacher: Faith, the casting roll, what it brings and what it risks (CLASS-07 to CLASS-12)."""

from __future__ import annotations

from typing import Any

from lantern.content.effects import Effect
from lantern.content.entries import Sermon
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import CorruptionHits
from lantern.core.questions import ChooseAmount, ChooseOne, Confirm
from lantern.rules.choices.models import ChooseHero
from lantern.rules.choices.things import ChooseCard
from lantern.rules.dice import throw
from lantern.rules.events import Preached, Took
from lantern.rules.game import Context, Game
from lantern.rules.hero_arms import in_sight
from lantern.rules.losing import lose
from lantern.rules.perform import perform
from lantern.rules.pools import in_pool
from lantern.rules.resources import gain_xp
from lantern.rules.state import Hero, State
from lantern.rules.values import value
from lantern.rules.who import choose_enemy, neighbours

CASTING_DICE = 2  # CLASS-10
DRAWN = 2  # CLASS-08
AGAINST_DREAD = 1  # what Growing Dread costs more than the Darkness


# -- Faith and what is known ----------------------------------------------------------------------


def learn_sermon(game: Game, hero: Hero, kind: str) -> None:
    """Draw 2 sermons of a type and keep the one that the player likes (CLASS-08)."""
    known = game.content.sermons.values()
    deck = sorted(sermon.id for sermon in known if sermon.type == kind and sermon.id not in hero.sermons)
    drawn: list[str] = []
    while deck and len(drawn) < DRAWN:
        drawn.append(game.pick("sermon", deck))
        deck.remove(drawn[-1])
    if drawn:
        options = [ChooseCard(sermon, "sermons") for sermon in drawn]
        hero.sermons.append(game.ask(ChooseOne(kind="learn-sermon", who=hero.id, options=options)).value)
        game.tell(Took(hero.id, hero.sermons[-1]))


# -- when -----------------------------------------------------------------------------------------


def sermons_ready(game: Game, hero: Hero, *timings: str) -> list[str]:
    """Return the sermons that a hero may perform now: at any time, or in its activation if they want it to stand (CLASS-09)."""
    known = [game.content.sermons[sermon] for sermon in hero.sermons]
    fitting = [sermon for sermon in known if ("activation" if sermon.standing else "any_time") in timings]
    return [sermon.id for sermon in fitting if _is_ready(game, hero, sermon)]


def _is_ready(game: Game, hero: Hero, sermon: Sermon) -> bool:
    if sermon.cancels or not _can_pay(game, hero, sermon):
        return False
    if sermon.standing and not _stands_still(game, hero):
        return False
    if sermon.target == "enemy":
        return bool(in_sight(game, hero, sermon.range))
    return bool(game.state.enemies) or not any(isinstance(effect, EnemyHits) for effect in sermon.effect)


def _can_pay(game: Game, hero: Hero, sermon: Sermon, more: int = 0) -> bool:
    """Tell whether there is Faith for a sermon that was not yet performed this turn (CLASS-09)."""
    return in_pool(game, hero, "faith") >= sermon.faith + more and game.state.uses.is_ready("turn", f"{hero.id}:{sermon.id}")


def _stands_still(game: Game, hero: Hero) -> bool:
    """Tell whether a hero has given up its move: in its activation, after the time for it."""
    activation = game.state.activation
    return activation is not None and activation.hero == hero.id and not (activation.moving or activation.walked)


# -- preaching ------------------------------------------------------------------------------------


def preach(game: Game, hero: Hero, name: str) -> None:
    """Perform a sermon: pay, cast, and if it works let it do what it does for its XP (CLASS-10, CLASS-11)."""
    sermon = game.content.sermons[name]
    paid = _how_much(game, hero, sermon)
    margin = cast(game, hero, sermon, paid)
    if margin is None:
        return
    context = Context(source=name, hero=hero.id, range=sermon.range, counted=paid if sermon.any_faith else margin)
    if not _choose_target(game, hero, sermon, context):
        return
    before = _what_counts(game.state)
    perform(game, effect_at(sermon, hero.level), context)
    if _what_counts(game.state) != before:
        gain_xp(game, hero, sermon.xp)


def intervene(game: Game, hero: Hero, card: str, deck: str) -> bool:
    """Let a hero answer a card just drawn with a sermon; tell whether the card is cancelled."""
    more = AGAINST_DREAD if deck == "dread" else 0
    for sermon in [game.content.sermons[name] for name in hero.sermons]:
        if not sermon.cancels or not _can_pay(game, hero, sermon, more):
            continue
        about = {"card": card, "source": sermon.id}
        if not game.ask(Confirm(kind="cancel-card", who=hero.id, about=about, default=0, interruptible=False)):
            continue
        if cast(game, hero, sermon, sermon.faith + more) is not None:
            gain_xp(game, hero, sermon.xp)
            return True
    return False


def cast(game: Game, hero: Hero, sermon: Sermon, faith: int) -> int | None:
    """Pay and make the casting roll; return by how much it beats its number, or None if it fails (CLASS-10)."""
    game.state.uses.exhaust("turn", f"{hero.id}:{sermon.id}")
    hero.acted = True  # FIGHTEND-06
    lose(game, hero, "faith", faith)
    more = value(game, hero, "casting")
    faces = throw(game, hero, sermon.type, CASTING_DICE, worth=lambda faces: sum(faces) + more < sermon.casting)
    total = sum(faces) + more
    total += _more_faith(game, hero, sermon, total)
    game.tell(Preached(hero.id, sermon.id, total, sermon.casting, total >= sermon.casting))
    if sermon.dangerous and len(set(faces)) == 1:
        danger = CorruptionHits(count=Amount(plus=faces[0]))  # CLASS-12
        perform(game, [danger], Context(source=sermon.id, hero=hero.id))
    return total - sermon.casting if total >= sermon.casting and not hero.dead else None


def _how_much(game: Game, hero: Hero, sermon: Sermon) -> int:
    """Choose how much Faith a sermon is worth, if it says that more may be paid."""
    if not sermon.any_faith:
        return sermon.faith
    about = {"source": sermon.id}
    question = ChooseAmount(
        kind="pay-faith", who=hero.id, least=sermon.faith, most=in_pool(game, hero, "faith"), about=about, interruptible=False
    )
    paid: int = game.ask(question)
    return paid


def _more_faith(game: Game, hero: Hero, sermon: Sermon, total: int) -> int:
    """Let a hero spend Faith for +1 each on a casting roll just made (CLASS-07)."""
    if not in_pool(game, hero, "faith"):
        return 0
    missing = sermon.casting - total
    helps = 0 < missing <= in_pool(game, hero, "faith")
    question = ChooseAmount(
        kind="more-faith",
        who=hero.id,
        least=0,
        most=in_pool(game, hero, "faith"),
        about={"total": total, "number": sermon.casting, "source": sermon.id},
        default=missing if helps else 0,
        matters=helps,
        interruptible=False,
    )
    spent: int = game.ask(question)
    return lose(game, hero, "faith", spent)


def _choose_target(game: Game, hero: Hero, sermon: Sermon, context: Context) -> bool:
    """Choose whom a sermon is for, now that it works; tell whether there is anybody."""
    if sermon.target == "enemy":
        found = choose_enemy(game, hero, sermon.range, context)
        context.enemy = found[0].id if found else None
        return bool(found)
    if sermon.target is not None:
        options = [ChooseHero(other.id) for other in for_whom(game, hero, sermon)]
        question = ChooseOne(kind="for-whom", who=hero.id, options=options, about={"source": sermon.id}, interruptible=False)
        context.target = game.ask(question).value
    return True


def for_whom(game: Game, hero: Hero, sermon: Sermon) -> list[Hero]:
    """Return the heroes whom a sermon may be for: a neighbour, or any within range, or all where the card has none."""
    if sermon.target == "neighbour":
        return [hero, *neighbours(game, hero)]
    reach = game.board.range
    return [other for other in game.standing() if not sermon.range or reach(hero.space, other.space) <= sermon.range]


def effect_at(sermon: Sermon, level: int) -> tuple[Effect, ...]:
    """Return what a sermon does for a hero of a level."""
    return max(((later.level, later.effect) for later in sermon.levels if later.level <= level), default=(0, sermon.effect))[1]


def _what_counts(state: State) -> Any:
    """Return what a sermon can change, to tell whether it did (CLASS-11)."""
    heroes = [(hero.wounds, hero.sanity_damage, dict(hero.markers)) for hero in state.heroes.values()]
    enemies = {enemy.id: enemy.wounds for enemy in state.enemies.values()}
    return heroes, enemies, len(state.boosts)
