"""The legal answers of a question: their words, what they point at on the map, and what to expect of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import field

from lantern.board.turned import turned
from lantern.core.questions import Chance, ChooseAmount, Option, Question
from lantern.rules.attack.assigning import GiveHits
from lantern.rules.attack.hero_attacks import Melee, Shoot
from lantern.rules.attack.kill_chance import kill_chance, wounds_of
from lantern.rules.attack.special_hits import spendable
from lantern.rules.belongings.hero_arms import HeroHit
from lantern.rules.map.searching import Scavenge
from lantern.rules.numbers.throws import FACES
from lantern.rules.table.choices.dice import ForHit, GiveHit, OnDie
from lantern.rules.table.choices.plain import Nothing, Stop
from lantern.rules.table.choices.things import Hold
from lantern.rules.table.choices.tiles import Exit, Explore, LayTile
from lantern.rules.table.choices.town import Visit
from lantern.rules.table.state import Hero
from lantern.rules.turn.activation import attack_options
from lantern.views.look import ChapterLook, Look, Wire
from lantern.views.odds import Odds, odds_of, steps_to
from lantern.views.visits import visit_text

#: So many amounts are told one by one.
FEW_AMOUNTS = 3


class Ghost(Wire, frozen=True):
    """A tile as it would lie: squares of its section, and the sides by which it would lead on."""

    tile: str
    section: int
    squares: list[tuple[int, int]]
    exits: list[str]


class AnswerView(Wire, frozen=True, omit_defaults=True):
    """A legal answer: its number (what is sent back), its key, its words, and what it points at.

    `door` is a tile and its connector. `steps` is the length of the way to a space, `held`: whoever stops there must escape
    before moving on.
    """

    index: int
    key: str
    label: str
    preview: str = ""
    does: str = ""
    detail: list[str] = field(default_factory=list)
    odds: Odds | None = None
    space: int | None = None
    model: str | None = None
    card: str | None = None
    tile: int | None = None
    door: tuple[int, int] | None = None
    die: int | None = None
    face: int | None = None
    critical: bool = False
    items: list[str] = field(default_factory=list)
    ghost: Ghost | None = None
    steps: int | None = None
    held: bool = False


class HitView(Wire, frozen=True):
    """A Hit that waits to be given to somebody: `key` names it in the answer to `which-hits`.

    `kills` is, for each enemy that it may go to, the chance in per cent that it alone is enough; `wounds` the chances of 0, 1,
    2 ... Wounds, so that the page can tell what several Hits do together. `aid` is something that the hero can spend on it once
    the Damage is seen, so many times (`aids`), and `aided` are the chances of Wounds with that.
    """

    key: str
    face: int
    critical: bool
    kills: dict[str, int]
    wounds: dict[str, list[float]]
    sides: int = 6
    aid: str = ""
    aids: int = 0
    aided: dict[str, list[float]] = field(default_factory=dict)


def answer_views(look: ChapterLook, question: Question) -> list[AnswerView]:
    """Show every legal answer; an amount is just a number, unless there are few and each is something of its own."""
    if isinstance(question, ChooseAmount):
        return look.part("question", partial(_amount_views, look, question), list)
    texts = look.part("question", lambda: look.words.answer_texts(look.game, question), lambda: list(question.keys))
    options: list[Option] | None = getattr(question, "options", None)
    if options is None:
        return [AnswerView(index=i, key=key, label=texts[i]) for i, key in enumerate(question.keys)]
    ways: dict[int, tuple[int, bool]] = {}
    if isinstance(look, Look):
        ways = look.part("question", partial(steps_to, look, question), dict)
    return look.each(
        "question",
        range(len(options)),
        lambda index: _answer(look, question, options[index], index, texts[index], ways),
        lambda index: _bare_answer(options[index], index, texts[index]),
    )


def _amount_views(look: ChapterLook, question: ChooseAmount) -> list[AnswerView]:
    """Say what each of a few amounts is, and what is left for the other thing."""
    message = f"amount-{question.kind}"
    if question.most - question.least >= FEW_AMOUNTS or not look.say.has(message):
        return []
    points = int(question.about["points"])
    return [
        AnswerView(index=amount, key=str(amount), label=_amount_text(look, message, amount, points - amount))
        for amount in range(question.least, question.most + 1)
    ]


def _amount_text(look: ChapterLook, message: str, amount: int, rest: int) -> str:
    return look.say.text(message, amount=amount, rest=rest, both="yes" if amount and rest else "no")


def _then(look: Look, hero: Hero) -> str:
    """Say which attacks wait for a hero who stops moving here: they are not offered before (TURN-08)."""
    attacks = [option for option in attack_options(look.game, hero) if isinstance(option, Melee | Shoot)]
    told = [f"{option.text(look.words, look.game)} ({_percent(option.odds(look.game, hero.id))}%)" for option in attacks]
    return look.say.text("table-then", what="; ".join(told)) if told else ""


def _percent(chance: Chance | None) -> int:
    return round(100 * chance.chance) if chance is not None else 0


def _bare_answer(option: Option, index: int, label: str) -> AnswerView:
    """Show an answer so that it can be given, and nothing of what to expect."""
    return AnswerView(index=index, key=option.key, label=label, space=option.space, model=option.model)


def _answer(
    look: ChapterLook, question: Question, option: Option, index: int, label: str, ways: dict[int, tuple[int, bool]]
) -> AnswerView:
    odds = odds_of(look, question, option)
    preview = option.preview(look.words, look.game, question.who)
    if isinstance(option, Nothing):
        preview = _as_it_is(look, question)
    if isinstance(option, Stop) and isinstance(look, Look):
        preview = _then(look, look.game.hero(question.who))
    if isinstance(option, Visit):
        preview = visit_text(look, look.game.hero(question.who), option.location)
    steps, held = ways.get(option.space, (None, False)) if option.space is not None and option.model is None else (None, False)
    return AnswerView(
        index=index,
        key=option.key,
        label=label,
        preview="" if odds and preview == look.say.text("preview-chance", percent=odds.percent) else preview,
        does=look.use(option.card, *option.kinds) if option.card else "",
        detail=look.text(option.card, *option.kinds) if option.card else [],
        odds=odds,
        space=option.space,
        model=option.model,
        card=option.card,
        tile=option.tile if isinstance(option, Scavenge | Exit | Explore) else None,
        door=option.value if isinstance(option, Exit) else None,
        die=index if isinstance(option, GiveHit) else option.die,  # only the Hits that may go there lie in the tray
        face=option.face if isinstance(option, OnDie | GiveHit | ForHit) else None,
        critical=isinstance(option, GiveHit | ForHit) and option.hit.critical,
        items=list(option.things) if isinstance(option, Hold) else [],
        ghost=_ghost(option, look) if isinstance(option, LayTile) else None,
        steps=steps,
        held=held,
    )


def _as_it_is(look: ChapterLook, question: Question) -> str:
    """Say what comes of Hits for which nothing is used; nothing where none are asked about."""
    others = [option for option in getattr(question, "options", []) if isinstance(option, ForHit)]
    return others[0].blows.now().text(look.words) if others else ""


def _ghost(option: LayTile, look: ChapterLook) -> Ghost:
    """Show a tile where it would lie."""
    fit, tile = option.fit, look.content.tiles[option.tile]
    shape = turned(tile, fit.turns)
    return Ghost(
        tile=tile.id,
        section=fit.section,
        squares=[(fit.x + x, fit.y + y) for x, y in shape.cells],
        exits=[way.side for number, way in enumerate(shape.ways) if number != fit.entrance],
    )


def hit_views(look: ChapterLook, question: Question) -> list[HitView]:
    """Show the Hits that wait to be given, to whom each may go, and whether it would be enough."""
    hero = look.state.heroes.get(question.who)
    if not isinstance(look, Look) or question.kind != "assign-hits" or hero is None:
        return []
    found: dict[str, HitView] = {}
    for option in getattr(question, "options", []):
        if isinstance(option, GiveHits):  # not carried anywhere
            enemy = look.state.enemies[option.enemy]
            for key, hit in option.hits(look.game, hero.id).items():
                aids = spendable(look.game, hero, hit.arm)
                aid = next(((pool, each) for pool, each in aids if each.damage or each.times > 1), None)
                view = found.setdefault(key, _hit_view(look, hero, key, hit, aid[0] if aid is not None else None))
                if aid is not None:
                    view.aided[enemy.id] = _chances(wounds_of(look.game, hero, enemy, hit, aid[1]))
                view.kills[enemy.id] = round(100 * kill_chance(look.game, hero, enemy, [hit]))
                view.wounds[enemy.id] = _chances(wounds_of(look.game, hero, enemy, hit))
    return list(found.values())


def _hit_view(look: Look, hero: Hero, key: str, hit: HeroHit, aid: str | None) -> HitView:
    return HitView(
        key=key,
        face=hit.face,
        critical=hit.critical,
        kills={},
        wounds={},
        sides=len(FACES[hit.arm.to_hit_die]),
        aid=look.words.thing(aid, "pools") if aid is not None else "",
        aids=hero.pools.get(aid, 0) if aid is not None else 0,
    )


def _chances(wounds: Mapping[int, float]) -> list[float]:
    return [round(wounds.get(count, 0.0), 6) for count in range(max(wounds) + 1)]
