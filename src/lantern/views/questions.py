"""An open question: who decides, what is asked, every legal answer, and why others are not legal."""

from __future__ import annotations

from functools import partial
from typing import Literal

from msgspec.structs import replace

from lantern.content.wording import capital
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, PutInOrder, Question, Refusal
from lantern.rules.attack.chances import at_least_one
from lantern.rules.attack.hero_attacks import Shoot
from lantern.rules.harm.easing import finds_something
from lantern.rules.map.searching import FINDS_ON, Scavenge
from lantern.rules.numbers.dice import REROLL_PRICE, other_ways
from lantern.rules.numbers.throws import RerollDie
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.plain import EndActivation, Stop
from lantern.rules.table.choices.spaces import MoveTo
from lantern.rules.table.choices.tiles import LookThroughDoor, LookThroughGate
from lantern.rules.table.events import Hit, Saved
from lantern.rules.table.game import Game
from lantern.rules.table.passing import default_of
from lantern.rules.table.policies import ASK, NEVER, policy_for, topic_of
from lantern.rules.table.state import must_wait
from lantern.rules.turn.activation import what_to_do
from lantern.rules.turn.any_time import AnyTime, UseNow
from lantern.rules.words import last_on
from lantern.views.answers import AnswerView, HitView, answer_views, hit_views
from lantern.views.dice import RollView, asked_roll
from lantern.views.enemies import striking
from lantern.views.faces import row_face
from lantern.views.look import ChapterLook, Look, Piece, Wire
from lantern.views.reactions import Topic, topic_view

QuestionForm = Literal["one", "some", "amount", "order", "confirm"]
Family = Literal["move", "hits", "dice", "hands", "tile", "amount", "order", "confirm", "list"]
FORMS: dict[type[Question], QuestionForm] = {
    ChooseOne: "one", ChooseSome: "some", ChooseAmount: "amount", PutInOrder: "order", Confirm: "confirm",
}  # fmt: skip
#: Questions that belong together in one panel.
FAMILIES: dict[str, Family] = {
    "move": "move", "assign-hits": "hits", "which-hits": "hits", "reroll": "dice", "roll-again": "dice", "lantern-oil": "dice",
    "move-die": "dice", "hit-harder": "dice", "special-shot": "dice", "add-damage": "dice", "hands": "hands",
    "clothes": "hands", "turn-tile": "tile",
}  # fmt: skip
#: Questions about dice that may be rolled again.
AGAIN = frozenset({"reroll", "roll-again"})
#: What somebody beside it can look through: it is seen while one moves, not only once one has stopped.
EXITS = (LookThroughDoor, LookThroughGate)
#: Rolls that stop Hits.
SAVES = frozenset({"willpower", "defense", "armor", "spirit-armor", "cover"})


class RefusalView(Wire, frozen=True):
    """Something that may not be done: what, why not, and by which rule."""

    key: str
    text: str
    rule: str
    space: int | None
    model: str | None


class WayView(Wire, frozen=True):
    """A way to roll dice again: by which question, what it costs or thanks to what, and how many dice at most."""

    kind: str
    name: str
    most: int
    free: bool


class QuestionView(Wire, frozen=True):
    """An open question. `id` goes back with the answer, so that a stale one is noticed.

    `least` and `most` bound a choice of several, or an amount. `default` is what Enter alone answers. `optional`: a policy
    of the hero can answer it (`policy` is the present one, `topics` is what one that is set here is about). `about` explains
    the card or ability it comes from, `because` says what the dice are to stop. `hits` are all Hits that are to be given (of
    `assign-hits`): the answer can say at once which of them go to the chosen enemy. `after` is what a hero can do once it
    stops (of `move`): all of it if it can go nowhere, else what it can look through where it stands, or search where it has
    gone; the answer can say that at once, too. `ways` are all ways to roll the dice again that it is about, its own first:
    the others are what is asked next, in this order, if the dice are let lie.
    """

    id: str
    number: int
    kind: str
    form: QuestionForm
    family: Family
    who: str
    who_name: str
    yours: bool
    prompt: str
    about: Piece | None
    answers: list[AnswerView]
    after: list[AnswerView]
    ways: list[WayView]
    least: int
    most: int
    default: int | list[int] | None
    optional: bool
    policy: Literal["ask", "matters", "never"]
    topics: list[Topic]
    roll: RollView | None
    because: str
    hits: list[HitView]
    refusals: list[RefusalView]
    interruptible: bool


class AnyTimeView(Wire, frozen=True):
    """Something that can be done at any time: sent as the answer, by its key.

    `card` is what it is done with, `thing` which copy of it where the hero has several. What does not matter would do nothing
    now: it heals, and nobody in its reach is hurt.
    """

    key: str
    who: str
    who_name: str
    verb: str
    label: str
    does: str
    card: str | None
    thing: str | None
    model: str | None
    yours: bool
    matters: bool


def question_view(look: ChapterLook, question: Question, number: int, position: str, *, yours: bool) -> QuestionView:
    """Show an open question; `position` names the position in which it is asked."""
    least, most = _bounds(question)
    roll = look.part("dice", lambda: asked_roll(look, question), lambda: None)
    then = look.part("question", lambda: _then(look, question), lambda: None)
    after = look.part("question", lambda: _after(look, question, then), list[AnswerView])
    say = look.words.ask_text if roll is None else look.words.ask_seen_text
    ways = look.part("dice", lambda: _ways(look, question), list[WayView])
    if after and not _can_go(question):
        say = partial(_stays, look)
    elif len(ways) > 1:
        say = partial(_again, look)
    return QuestionView(
        id=question_id(question, number, position),
        number=number,
        kind=question.kind,
        form=form_of(question),
        family=_family(question),
        who=question.who,
        who_name=look.part("question", lambda: look.who(question.who), lambda: question.who),
        yours=yours,
        prompt=look.part("question", lambda: say(look.game, question), lambda: question.kind),
        about=look.part("question", lambda: _about(look, question), lambda: None),
        answers=_answers(look, question, then),
        after=after,
        ways=ways,
        least=least,
        most=most,
        default=look.part("question", lambda: default_of(question), lambda: None),
        optional=question.default is not None,
        policy=_policy(look, question),
        topics=look.part("question", lambda: _topics(look, question), list[Topic]),
        roll=roll,
        because=look.part("question", lambda: _because(look, question), str),
        hits=look.part("question", lambda: hit_views(look, question), list),
        refusals=look.part("refusals", lambda: _refusals(look, question, then), list),
        interruptible=question.interruptible,
    )


def _then(look: ChapterLook, question: Question) -> ChooseOne | None:
    """Return what a hero would be asked who stopped where it stands."""
    game, options = look.game, getattr(question, "options", [])
    stops = question.kind == "move" and any(isinstance(option, Stop) for option in options)
    if not stops or not isinstance(game, Game):
        return None
    hero, activation = game.hero(question.who), game.state.activation
    if activation is None or must_wait(game.state, hero):
        return None
    return what_to_do(game, hero, activation)


def _after(look: ChapterLook, question: Question, then: ChooseOne | None) -> list[AnswerView]:
    """Show what a hero can do after its move that has nowhere to go: nobody has to stop first and be asked then.

    Of somebody who could go on it is what lies here: doors and Gates to look through, and the tile to which it has gone.
    """
    if then is None:
        return []
    game, options = look.game, then.options
    if _can_go(question) and isinstance(game, Game):
        activation = game.state.activation
        here = (*EXITS, Scavenge) if activation is not None and activation.walked else EXITS
        options = [option for option in options if isinstance(option, here)]
    offered = ChooseOne(kind=then.kind, who=then.who, options=options)
    return [one for one in answer_views(look, offered) if one.key not in question.keys]


def _answers(look: ChapterLook, question: Question, then: ChooseOne | None) -> list[AnswerView]:
    """Show every answer; of a stop after which nothing can be done, that it ends the activation (TURN-08)."""
    views = answer_views(look, question)
    if then is None or any(not isinstance(option, EndActivation) for option in then.options):
        return views
    said = look.say.text("preview-ends-the-activation")
    return [replace(one, preview=said) if one.key == Stop.key else one for one in views]


def _can_go(question: Question) -> bool:
    return any(isinstance(option, MoveTo) for option in getattr(question, "options", []))


def _stays(look: ChapterLook, game: AnyChapter, question: Question) -> str:  # noqa: ARG001 - as others ask
    """Ask a hero who has nowhere to go what it does."""
    about = question.about
    who = look.words.one(look.game, question.who)
    return capital(look.say.text("table-ask-stays", who=who, points=about.get("points", 0), escape=about.get("escape", 0)))


def _ways(look: ChapterLook, question: Question) -> list[WayView]:
    """Show all ways to roll dice again, each with its price: nobody is asked about the same dice twice."""
    if not isinstance(question, ChooseSome) or question.kind not in AGAIN:
        return []
    return [_way(look, each) for each in (question, *_others(look, question))]


def _others(look: ChapterLook, question: Question) -> list[ChooseSome]:
    return other_ways(look.game, question) if isinstance(question, ChooseSome) and question.kind in AGAIN else []


def _way(look: ChapterLook, question: ChooseSome) -> WayView:
    source = str(question.about.get("source", ""))
    name = look.words.about_text(look.game, question, "source") if source else look.words.resource("grit", REROLL_PRICE)
    return WayView(kind=question.kind, name=name, most=question.most, free=bool(source))


def _again(look: ChapterLook, game: AnyChapter, question: Question) -> str:
    """Ask which dice are rolled again, in whichever way."""
    purpose = look.words.about_text(game, question, "purpose")
    return look.say.text("table-ask-again", who=look.who(question.who), purpose=purpose)


def question_id(question: Question, number: int, position: str) -> str:
    """Name an open question: in which position it is asked, which of several it is, and what it asks.

    One that is open beside those of others keeps its name while they act; it goes by what its own hero has done.
    """
    if question.moment is not None:
        return f"{question.moment}.{question.who}.{question.fingerprint():08x}"
    return f"{position}.{number}.{question.fingerprint():08x}"


def _about(look: ChapterLook, question: Question) -> Piece | None:
    """Show the card or ability that a question comes from."""
    source = question.about.get("source") or question.about.get("card")
    if not isinstance(source, str) or not source:
        return None
    if source in look.content.charts and (row := _row_of(look, source)) is not None:
        return row
    if isinstance(look, Look) and source in look.state.types:
        return striking(look, source)
    kinds = look.words.about_kinds(look.game, question, source)
    if source in look.content.items and (use := look.use(source, *kinds)):
        return Piece(id=source, name=look.words.thing(source, *kinds), text=[use])
    return look.piece(source, *kinds) if look.text(source, *kinds) else None


def _because(look: ChapterLook, question: Question) -> str:
    """Say what dice are to stop that may be rolled again: the Hits, and whose they are; or what they can still bring."""
    save = question.about.get("purpose")
    if save == "scavenge" and isinstance(question, ChooseSome):
        return _can_be_found(look, question)
    if save == "damage" and isinstance(question, ChooseSome):
        return _what_wounds(look, question)
    if save == "to-hit" and isinstance(question, ChooseSome):
        return _what_hits(look, question)
    if save not in SAVES or "faces" not in question.about:
        return _stake_text(look, question)
    for event in reversed(look.game.events):
        if isinstance(event, Saved) and (event.who, event.save) == (question.who, save):
            break  # that was another time
        if isinstance(event, Hit) and event.who == question.who:
            return " ".join(filter(None, (look.words.event_text(look.game, event), _stake_text(look, question))))
    return _stake_text(look, question)


def _stake_text(look: ChapterLook, question: Question) -> str:
    """Say what a hero loses if the dice stay as they are."""
    die = next((option for option in getattr(question, "options", []) if isinstance(option, RerollDie)), None)
    if die is None or die.thrown.stake is None:
        return ""
    stake = die.thrown.stake(die.thrown.faces)
    return look.say.text(
        "table-stake",
        what=look.say.text(
            f"table-stake-{stake.loss}", least=stake.least, most=stake.most, sure=_yes(stake.least == stake.most)
        ),
        none=_yes(not stake.most),
        dice=len(die.thrown.faces),
        before=look.words.stat(stake.before) if stake.before else "none",
        falls=_yes(stake.falls),
    )


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _can_be_found(look: ChapterLook, question: ChooseSome) -> str:
    """Say how likely it is that a search brings a card, or one more, if all dice without a 6 are rolled again (SEARCH-06)."""
    faces = question.about["faces"]
    dice = min(question.most, sum(faces[option.value] < FINDS_ON for option in question.options))
    sixes = sum(face >= FINDS_ON for face in faces)
    percent = round(100 * at_least_one(dice, FINDS_ON))
    return look.say.text("table-because-scavenge", sixes=sixes, dice=dice, percent=percent) if dice else ""


def _what_wounds(look: ChapterLook, question: ChooseSome) -> str:
    """Say what a die of Damage must show to get past the Defense of whom it is for, and how likely that is (ATTACK-11)."""
    dice = [option for option in question.options if isinstance(option, RerollDie)]
    if not dice or (wounding := dice[0].thrown.wounding) is None:
        return ""
    faces = dice[0].thrown.faces
    told = wounding(faces)
    needs: dict[tuple[int, int, int], list[int]] = {}
    for option in dice:
        shown = [face for face, _ in option.thrown.sides(option.die)]
        defense, least = told.dice[option.die]
        percent = round(100 * sum(face >= least for face in shown) / len(shown))
        needs.setdefault((defense, max(1, least), percent), []).append(option.face)
    lies = look.say.text("table-lies", dice=len(faces), comes=told.toll.text(look.words))
    return " ".join(
        [
            lies,
            *(
                look.say.text(
                    "table-because-damage",
                    faces=look.words.faces(faces) if len(needs) > 1 else "all",
                    defense=defense,
                    least=least,
                    percent=percent,
                    dice=len(faces),
                )
                for (defense, least, percent), faces in needs.items()
            ),
        ]
    )


def _what_hits(look: ChapterLook, question: ChooseSome) -> str:
    """Say how many Hits there are if the dice stay as they are."""
    die = next((option for option in question.options if isinstance(option, RerollDie)), None)
    if die is None:
        return ""
    thrown = die.thrown
    hits = sum(face >= thrown.target_of(place) for place, face in enumerate(thrown.faces))
    return look.say.text("table-lies", dice=len(thrown.faces), comes=look.say.text("table-lies-hits", hits=hits))


def _row_of(look: ChapterLook, chart: str) -> Piece | None:
    """Show the row of a chart that was rolled last: a question that comes from a chart comes from that."""
    rolled = last_on(look.game, chart)
    if rolled is None:
        return None
    face = row_face(look, "chart", chart, rolled)
    return Piece(id=chart, name=face.name, text=face.text)


def form_of(question: Question) -> QuestionForm:
    """Tell how a question is answered."""
    return next(form for kind, form in FORMS.items() if isinstance(question, kind))


def _family(question: Question) -> Family:
    plain: dict[QuestionForm, Family] = {"amount": "amount", "order": "order", "confirm": "confirm"}
    return FAMILIES.get(question.kind) or plain.get(form_of(question), "list")


def _bounds(question: Question) -> tuple[int, int]:
    if isinstance(question, ChooseSome | ChooseAmount):
        return question.least, question.most
    if isinstance(question, PutInOrder):
        return len(question.options), len(question.options)
    return 1, 1


def _policy(look: ChapterLook, question: Question) -> Literal["ask", "matters", "never"]:
    found = policy_for(look.state.policies, question)
    return "ask" if found == ASK else "never" if found == NEVER else "matters"


def _topics(look: ChapterLook, question: Question) -> list[Topic]:
    """Name what a policy that is set here is about: the question, and the other ways to roll the same dice again."""
    others = _others(look, question) if question.default is not None else []
    topics = dict.fromkeys(topic_of(each) for each in (question, *others) if each.default is not None)
    return [topic_view(look, question.who, topic) for topic in topics]


# -- why not --------------------------------------------------------------------------------------


def _refusals(look: ChapterLook, question: Question, then: ChooseOne | None) -> list[RefusalView]:
    """Say what may not be done, and while a hero moves which weapons would reach nobody if it stopped here."""
    refused = question.refusals() if question.refusals is not None else []
    if then is not None and then.refusals is not None:
        refused = [*refused, *(refusal for refusal in then.refusals() if isinstance(refusal.option, Shoot))]
    return [_refusal(look, refusal) for refusal in refused]


def _refusal(look: ChapterLook, refusal: Refusal) -> RefusalView:
    return RefusalView(
        key=refusal.key,
        text=look.words.refusal_text(look.game, refusal),
        rule=refusal.rule,
        space=refusal.option.space,
        model=refusal.option.model,
    )


# -- at any time ----------------------------------------------------------------------------------


def any_time_views(look: ChapterLook, mine: frozenset[str]) -> list[AnyTimeView]:
    """Show what anybody may do in between."""
    return [_any_time(look, action, mine) for action in look.game.any_time_actions()]


def _any_time(look: ChapterLook, action: AnyTime, mine: frozenset[str]) -> AnyTimeView:
    return AnyTimeView(
        key=action.key,
        who=action.who,
        who_name=look.who(action.who),
        verb=action.verb,
        label=look.words.option_text(look.game, action),
        does=look.use(action.card, *action.kinds) if action.card else "",
        card=action.card,
        thing=action.thing,
        model=action.model,
        yours=action.who in mine,
        matters=not isinstance(action, UseNow)
        or not isinstance(look.game, Game)
        or finds_something(look.game, look.game.hero(action.who), action.usable),
    )
