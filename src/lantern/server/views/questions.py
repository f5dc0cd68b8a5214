"""An open question: who decides, what is asked, every legal answer, and why others are not legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import field

from lantern.board.joining import Fit
from lantern.board.turned import turned
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question, Refusal
from lantern.rules.kill_chance import kill_chance, wounds_of
from lantern.server.views.dice import RollView, asked_roll
from lantern.server.views.look import Look, Piece, Wire
from lantern.server.views.odds import Odds, odds_of, steps_to

Form = Literal["one", "some", "amount", "order", "confirm"]
Family = Literal["move", "hits", "dice", "hands", "tile", "amount", "order", "confirm", "list"]
#: Questions that belong together in one panel.
FAMILIES: dict[str, Family] = {
    "move": "move", "assign-hits": "hits", "which-hits": "hits", "reroll": "dice", "roll-again": "dice", "lantern-oil": "dice",
    "move-die": "dice", "hit-harder": "dice", "special-shot": "dice", "add-damage": "dice", "hands": "hands",
    "clothes": "hands", "turn-tile": "tile",
}  # fmt: skip
#: Answers that do no harm: the hero does nothing more. Enter alone gives them.
PASSES = frozenset({("move", "stop"), ("act", "done"), ("lantern-oil", "keep")})


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
    2 ... Wounds, so that the page can tell what several Hits do together.
    """

    key: str
    face: int
    critical: bool
    kills: dict[str, int]
    wounds: dict[str, list[float]]


class RefusalView(Wire, frozen=True):
    """Something that may not be done: what, why not, and by which rule."""

    key: str
    text: str
    rule: str
    space: int | None
    model: str | None


class QuestionView(Wire, frozen=True):
    """An open question. `id` goes back with the answer, so that a stale one is noticed.

    `least` and `most` bound a choice of several, or an amount. `default` is what Enter alone answers. `optional`: a policy
    of the hero can answer it (`policy` is the present one). `about` explains the card or ability it comes from. `hits` are
    all Hits that are to be given (of `assign-hits`): the answer can say at once which of them go to the chosen enemy.
    """

    id: str
    number: int
    kind: str
    form: Form
    family: Family
    who: str
    who_name: str
    yours: bool
    prompt: str
    about: Piece | None
    answers: list[AnswerView]
    least: int
    most: int
    default: int | list[int] | None
    optional: bool
    policy: Literal["ask", "matters", "never"]
    roll: RollView | None
    hits: list[HitView]
    refusals: list[RefusalView]
    interruptible: bool


class AnyTimeView(Wire, frozen=True):
    """Something that can be done at any time: sent as the answer, by its key."""

    key: str
    who: str
    who_name: str
    verb: str
    label: str
    detail: list[str]
    card: str | None
    model: str | None
    yours: bool


def question_view(look: Look, question: Question, number: int, answers: int, *, yours: bool) -> QuestionView:
    """Show an open question; `answers` is how many have been given in this game so far."""
    least, most = _bounds(question)
    source = question.about.get("source") or question.about.get("card")
    return QuestionView(
        id=question_id(question, number, answers),
        number=number,
        kind=question.kind,
        form=form_of(question),
        family=_family(question),
        who=question.who,
        who_name=look.who(question.who),
        yours=yours,
        prompt=look.words.ask_text(look.game, question),
        about=look.piece(source) if isinstance(source, str) and source and look.text(source) else None,
        answers=_answers(look, question),
        least=least,
        most=most,
        default=default_of(question),
        optional=question.default is not None,
        policy=_policy(look, question),
        roll=asked_roll(look, question),
        hits=_hits(look, question),
        refusals=[_refusal(look, refusal) for refusal in (question.refusals() if question.refusals is not None else [])],
        interruptible=question.interruptible,
    )


def question_id(question: Question, number: int, answers: int) -> str:
    """Name an open question: after how many answers it is asked, which of several it is, and what it asks."""
    return f"{answers}.{number}.{question.fingerprint():08x}"


def form_of(question: Question) -> Form:
    """Tell how a question is answered."""
    forms: tuple[tuple[type[Question], Form], ...] = (
        (ChooseOne, "one"), (ChooseSome, "some"), (ChooseAmount, "amount"), (PutInOrder, "order"), (Confirm, "confirm"),
    )  # fmt: skip
    return next(form for kind, form in forms if isinstance(question, kind))


def _family(question: Question) -> Family:
    plain: dict[Form, Family] = {"amount": "amount", "order": "order", "confirm": "confirm"}
    return FAMILIES.get(question.kind) or plain.get(form_of(question), "list")


def _bounds(question: Question) -> tuple[int, int]:
    if isinstance(question, ChooseSome | ChooseAmount):
        return question.least, question.most
    if isinstance(question, PutInOrder):
        return len(question.options), len(question.options)
    return 1, 1


def default_of(question: Question) -> int | list[int] | None:
    """Return the answer that Enter alone gives, if there is one that does no harm."""
    if isinstance(question, ChooseSome) and not question.least:
        return []
    if isinstance(question.default, int | list):
        return question.default
    if isinstance(question, ChooseOne):
        return next((i for i, key in enumerate(question.keys) if (question.kind, key) in PASSES), None)
    return None


def _policy(look: Look, question: Question) -> Literal["ask", "matters", "never"]:
    found = look.state.policies.get(question.who, {}).get(question.kind, "matters")
    return "ask" if found == "ask" else "never" if found == "never" else "matters"


# -- answers --------------------------------------------------------------------------------------


def _answers(look: Look, question: Question) -> list[AnswerView]:
    if isinstance(question, ChooseAmount):
        return []
    texts = look.words.answer_texts(look.game, question)
    options: list[Option] | None = getattr(question, "options", None)
    if options is None:
        return [AnswerView(index=i, key=key, label=texts[i]) for i, key in enumerate(question.keys)]
    ways = steps_to(look, question)
    return [_answer(look, question, option, index, texts[index], ways) for index, option in enumerate(options)]


def _answer(
    look: Look, question: Question, option: Option, index: int, label: str, ways: dict[int, tuple[int, bool]]
) -> AnswerView:
    about = option.about or {}
    steps, held = ways.get(option.space, (None, False)) if option.space is not None and option.model is None else (None, False)
    return AnswerView(
        index=index,
        key=option.key,
        label=label,
        preview=look.words.preview_text(look.game, question, option),
        detail=look.text(option.card) if option.card else [],
        odds=odds_of(look, question, option),
        space=option.space,
        model=option.model,
        card=option.card,
        tile=_tile(question, option),
        door=option.value if _is_exit(option) else None,
        die=option.die,
        face=about.get("face"),
        critical=bool(about.get("critical")),
        items=option.key.split("+") if question.kind in {"hands", "clothes"} and option.key != "nothing" else [],
        ghost=_ghost(question, option, look) if isinstance(option.value, Fit) else None,
        steps=steps,
        held=held,
    )


def _tile(question: Question, option: Option) -> int | None:
    if option.key.startswith("scavenge:") or question.kind == "reveal-first":
        return int(option.value)
    return int(option.value[0]) if _is_exit(option) else None


def _is_exit(option: Option) -> bool:
    return option.key.startswith(("door:", "gate:", "exit:"))


def _ghost(question: Question, option: Option, look: Look) -> Ghost:
    """Show a tile where it would lie."""
    fit: Fit = option.value
    tile = look.content.tiles[question.about["tile"]]
    shape = turned(tile, fit.turns)
    return Ghost(
        tile=tile.id,
        section=fit.section,
        squares=[(fit.x + x, fit.y + y) for x, y in shape.cells],
        exits=[way.side for number, way in enumerate(shape.ways) if number != fit.entrance],
    )


def _hits(look: Look, question: Question) -> list[HitView]:
    """Show the Hits that wait to be given, to whom each may go, and whether it would be enough."""
    hero = look.state.heroes.get(question.who)
    if question.kind != "assign-hits" or question.preview is None or hero is None:
        return []
    found: dict[str, HitView] = {}
    for option in getattr(question, "options", []):
        if option.model is not None and option.key == option.model:  # not by a Ricochet
            enemy = look.state.enemies[option.model]
            for key, hit in question.preview(option).items():
                view = found.setdefault(key, HitView(key=key, face=hit.face, critical=hit.critical, kills={}, wounds={}))
                view.kills[enemy.id] = round(100 * kill_chance(look.game, hero, enemy, [hit]))
                view.wounds[enemy.id] = _chances(wounds_of(look.game, hero, enemy, hit))
    return list(found.values())


def _chances(wounds: Mapping[int, float]) -> list[float]:
    return [round(wounds.get(count, 0.0), 6) for count in range(max(wounds) + 1)]


def _refusal(look: Look, refusal: Refusal) -> RefusalView:
    return RefusalView(
        key=refusal.key,
        text=look.words.refusal_text(look.game, refusal),
        rule=refusal.rule,
        space=_space(look, refusal.key),
        model=refusal.key.partition(":")[2] if refusal.key.startswith("help:") else None,
    )


def _space(look: Look, key: str) -> int | None:
    if "#" not in key:
        return None
    space: int = look.game.board.space(key)
    return space


# -- at any time ----------------------------------------------------------------------------------


def any_time_views(look: Look, mine: frozenset[str]) -> list[AnyTimeView]:
    """Show what anybody may do in between."""
    return [_any_time(look, option, mine) for option in look.game.any_time_actions()]


def _any_time(look: Look, option: Option, mine: frozenset[str]) -> AnyTimeView:
    who, _, action = option.key.partition("/")
    return AnyTimeView(
        key=option.key,
        who=who,
        who_name=look.who(who),
        verb=action.partition(":")[0],
        label=look.words.any_time_text(look.game, option),
        detail=look.text(option.card) if option.card else [],
        card=option.card,
        model=option.model,
        yours=who in mine,
    )
