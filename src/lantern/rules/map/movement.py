"""A hero's move: the Move roll, spaces, escape tests, dragging (MOVE, ESCAPE, KO-10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from lantern.board.sets import bits
from lantern.board.walking import Reach
from lantern.content.bends.moving import (
    Barges,
    Escapes,
    EscapesOn,
    EscapeStride,
    GritOnMove,
    HeavyGoing,
    MoveLost,
    StrikesNeighbours,
)
from lantern.content.verbs.attacks import PressOn
from lantern.core.questions import Chance, ChooseOne, Confirm, Option, Refusal
from lantern.rules.attack.chances import escape_chance
from lantern.rules.belongings.abilities import options_at, unpaid_refusals, use_ability
from lantern.rules.belongings.light import pick_up_light
from lantern.rules.fight.arrivals import place_arrivals
from lantern.rules.fight.fixed_map import forbidden, must_stay, thresholds
from lantern.rules.fight.placement import remember_entrances
from lantern.rules.harm.damage import take_hits
from lantern.rules.harm.grit import add_grit_dice, recover_grit
from lantern.rules.harm.pursuit import shake_off
from lantern.rules.map.barging import make_way, spaces_given_way
from lantern.rules.map.gates import be_infected, feel_the_void
from lantern.rules.mission.present import is_there
from lantern.rules.mission.worlds import arrive
from lantern.rules.numbers.bends import bends, bent
from lantern.rules.numbers.dice import dice_of, throw
from lantern.rules.numbers.in_play import enemy_keywords, powers_of_all
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import in_turn, performs
from lantern.rules.numbers.triggers import fire, note_use, spend_grit
from lantern.rules.numbers.values import added_to, enemy_value, hero_has, value
from lantern.rules.table.choices.dice import CountDie
from lantern.rules.table.choices.models import Drag
from lantern.rules.table.choices.plain import LetGo, Nothing, SpendGrit, Stop
from lantern.rules.table.choices.spaces import MoveTo
from lantern.rules.table.choices.using import Use
from lantern.rules.table.events import Escaped, Moved
from lantern.rules.table.game import Context, Game, touches
from lantern.rules.table.state import Activation, Hero, must_wait

if TYPE_CHECKING:
    from lantern.rules.words import Words

FIXED_MOVE = 4  # OPT-02
DRAG_COST = 2  # KO-10
GRIT = SpendGrit()
STOP = Stop()
#: When abilities and items may be used that are offered during the move.
TIMINGS = ("activation", "before_move", "free_attack")


class Escape(Option):
    """Test to get away from enemies that hold the hero back: so much is needed (ESCAPE-01)."""

    target: int

    key: ClassVar[str] = "escape"
    shapes: ClassVar[tuple[str, ...]] = ("escape",)

    @property
    def value(self) -> int:
        """Return what is needed."""
        return self.target

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say what is needed."""
        return words.say.text("option-escape", target=self.target)

    def deed(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Name it."""
        return words.say.text("refusal-what-escape")

    def preview(self, words: Words, game: Game, who: str) -> str:
        """Say how likely the hero gets away."""
        return words.chance_text(self.odds(game, who).chance)

    def odds(self, game: Game, who: str) -> Chance:
        """Return how likely the hero gets away."""
        hero = game.hero(who)
        return Chance("escape", escape_chance(game, hero, escape_target(game, hero, self.target)))


def roll_move(game: Game, hero: Hero, activation: Activation) -> bool:
    """Make the Move roll, always; a 1 lets the hero recover a Grit (MOVE-01, MOVE-06, GRIT-11).

    Return whether the activation is lost by it (MUT-18).
    """
    torn = bent(game, hero, MoveLost)
    again, dear = partial(_is_better_again, torn), partial(_is_worth_grit, torn)
    added = added_to(game, hero, "move") if game.telling else ()
    face = _move_die(game, hero, throw(game, hero, "move", dice_of(game, hero, "move"), worth=again, dear=dear, added=added))
    die = FIXED_MOVE if game.state.options.fixed_hero_move else face
    activation.points = max(1, die + value(game, hero, "move"))  # MUT-08
    activation.moving = True
    others = bends(game, hero, GritOnMove)
    lucky = face == 1 or (bool(others) and face in [bend.face for _, bend in others])
    if lucky and game.ask(Confirm(kind="recover-grit", who=hero.id, about={"face": face}, default=1, matters=False)):
        if face != 1:
            note_use(game, hero, next(source for source, bend in others if bend.face == face))
        recover_grit(game, hero)
        fire(game, "move_grit", hero)  # TARGA-10
    fire(game, "move_rolled", hero=hero, counted=face)
    return torn is not None and face >= torn.face


def _is_better_again(torn: MoveLost | None, faces: list[int]) -> bool:
    """Tell whether a Move roll may well be better a second time."""
    return max(faces) in {2, 3} or _is_worth_grit(torn, faces)


def _is_worth_grit(torn: MoveLost | None, faces: list[int]) -> bool:
    """Tell whether a Move roll is worth a Grit: whoever is only slow buys a whole die of steps with it (GRIT-02)."""
    return torn is not None and faces[0] >= torn.face


def _move_die(game: Game, hero: Hero, faces: list[int]) -> int:
    """Choose which of several Move dice counts."""
    if len(set(faces)) == 1:
        return faces[0]
    options = [CountDie(i, face) for i, face in enumerate(faces)]
    face: int = game.ask(ChooseOne(kind="move-die", who=hero.id, options=options, about={"faces": list(faces)})).value
    return face


def move(game: Game, hero: Hero, activation: Activation) -> None:
    """Move step by step as the hero likes, until it stops (MOVE-02 to MOVE-07)."""
    reach: Reach | None = None
    given = 0

    def where() -> ChooseOne:
        nonlocal reach
        if game.position != given and must_wait(game.state, hero):  # who was asked did something else first
            return ChooseOne(kind="move", who=hero.id, options=[STOP])
        held_by = held_back(game, hero) if game.state.enemies else 0
        reach = None if held_by else reach_of(game, hero, activation)
        return where_to(game, hero, activation, reach, held_by)

    while True:
        if game.state.arrivals:  # those who come in the middle of a move may end it, and the turn (TURN-12)
            place_arrivals(game)
        if activation.stuck or must_wait(game.state, hero):
            break
        given = game.position
        choice = game.ask(where)
        match choice:
            case MoveTo() if reach is not None:
                walk(game, hero, activation, reach, choice.space)
            case Stop():
                if not game.state.arrivals:
                    break
            case _:
                _do_while_moving(game, hero, activation, choice)
    activation.moving = False
    strike_neighbours(game, hero)
    fire(game, "move_ends", hero)


def _do_while_moving(game: Game, hero: Hero, activation: Activation, choice: Option) -> None:
    match choice:
        case Escape():
            escape(game, hero, activation)
        case SpendGrit():
            spend_grit(game, hero)
            add_grit_dice(game, hero)
        case Drag():
            activation.dragging = choice.hero
        case LetGo():
            activation.dragging = None
        case Use():
            use_ability(game, hero, choice.usable)


def strike_neighbours(game: Game, hero: Hero) -> None:
    """Roll for each hero beside one who hears voices: if it is low that hero takes Hits."""
    voices = None if hero.ko or hero.dead else bent(game, hero, StrikesNeighbours)
    if voices is not None:
        _roll_for_neighbours(game, hero, voices)


def _roll_for_neighbours(game: Game, hero: Hero, voices: StrikesNeighbours) -> None:
    for other in in_turn(game, [other for other in game.standing() if game.board.adjacent[hero.space] >> other.space & 1]):
        if throw(game, hero, "voices-within", worth=lambda faces: faces[0] <= voices.up_to)[0] <= voices.up_to:
            take_hits(game, other, voices.hits, by="hearing-voices")


def where_to(game: Game, hero: Hero, activation: Activation, reach: Reach | None, held_by: int) -> ChooseOne:
    """Offer the spaces a hero can walk to, or to escape from those that hold it, and what else it may do while moving."""
    if reach is None:
        options: list[Option] = [] if is_trapped(game, hero) else [Escape(held_by)]  # ESCAPE-01
    else:
        ways = game.known_ways or game.space_options  # as a rule they are known
        options = list(map(ways.__getitem__, bits(reach.spaces & ~(1 << hero.space))))
        if len(game.overall.standing or game.standing()) < len(game.state.heroes):  # somebody is down
            _offer_to_drag(game, hero, activation, options)
    if hero.grit and game.grit_of(hero):
        options.append(GRIT)  # GRIT-02
    options += options_at(game, hero, TIMINGS)
    options.append(STOP)
    return ChooseOne(
        kind="move",
        who=hero.id,
        options=options,
        about={"points": activation.points, "escape": held_by},
        refusals=partial(_refusals, game, hero, activation),
    )


def reach_of(game: Game, hero: Hero, activation: Activation) -> Reach:
    """Find where a hero can walk with the points it has left (MOVE-02, MOVE-03); past models is past Barriers (BOARD-10)."""
    cost = DRAG_COST if activation.dragging else 1
    if activation.points < cost:
        return game.board.reach(hero.space, 0)
    stops = stopping_spaces(game, hero) if game.state.enemies else 0
    return reach_past(game, hero, activation.points, stops, cost)


def reach_past(game: Game, hero: Hero, points: int, stops: int, cost: int = 1) -> Reach:
    """Find where a hero can walk with some points if it is held back only in some spaces."""
    blocked, through = game.occupied(), 0
    passes = hero_has(game, hero, "moves_through_models")
    if passes:
        blocked, through = 0, blocked
    elif bent(game, hero, Barges) is not None:
        blocked &= ~spaces_given_way(game, hero)
    if game.content.missions[game.state.mission].map:
        blocked |= forbidden(game, hero.space, hero=True)
        stops |= thresholds(game)
    heavy = heavy_going(game) if game.state.in_play else []
    for spaces, _ in heavy:
        stops |= spaces
    found = game.board.reach(hero.space, points, blocked, through, stops, cost, passes)
    for spaces, _ in heavy:
        for space in bits(found.spaces & spaces & ~(1 << hero.space)):
            if found.cost(space) + more_to_enter(heavy, space) > points:
                found.spaces &= ~(1 << space)
    return found


def heavy_going(game: Game) -> list[tuple[int, int]]:
    """Return the tiles that cost more to enter, as sets of spaces, each with how much more: those on which a card says so."""
    heavy: list[tuple[int, int]] = []
    for card in game.state.in_play:
        if card.tile is not None:
            here = game.board.tile_mask[card.tile]
            for bend in game.content.cards[card.id].bend:
                if isinstance(bend, HeavyGoing):
                    heavy.append((here, bend.more))  # noqa: PERF401 - asked at every step of a move, and quicker so
    return heavy


def more_to_enter(heavy: list[tuple[int, int]], space: int) -> int:
    """Return how much more it costs to enter a space: what the last card on its tiles says."""
    return next((more for spaces, more in reversed(heavy) if spaces >> space & 1), 0)


def stopping_spaces(game: Game, hero: Hero) -> int:
    """Return the spaces next to enemies that the hero has not yet covered by a test (ESCAPE-03, ESCAPE-07)."""
    stops = 0
    board, slips = game.board, bends(game, hero, Escapes)
    for enemy in game.state.enemies.values():
        if enemy_value(game, enemy.kind, "escape") > hero.escaped and not (slips and slips_past(game, slips, enemy.kind)):
            for space in enemy.spaces:
                stops |= board.adjacent[space]
    return stops


def slips_past(game: Game, slips: Sequence[tuple[str, Escapes]], kind: str) -> bool:
    """Tell whether a type of enemy cannot hold a hero back that has what lets it escape without a test."""
    return any(bend.keyword is None or bend.keyword in enemy_keywords(game, kind) for _, bend in slips)


def held_back(game: Game, hero: Hero) -> int:
    """Return the Escape value a hero must beat before it moves on, or 0 (ESCAPE-01, ESCAPE-04).

    Who is behind a Wall is not adjacent and holds nobody; a Barrier changes nothing (ESCAPE-06).
    """
    holding = game.enemies_adjacent_to(hero.space)
    if not holding:
        return 0
    slips = bends(game, hero, Escapes)
    highest = 0
    for enemy in holding:
        if not (slips and slips_past(game, slips, enemy.kind)):
            highest = max(highest, enemy_value(game, enemy.kind, "escape"))
    return highest if highest > hero.escaped else 0


def is_trapped(game: Game, hero: Hero) -> bool:
    """Tell whether a card in play forbids the test to escape where a hero stands."""
    return any("no_escape" in power.flags and is_there(game, source, hero) for source, power in powers_of_all(game))


def escape_target(game: Game, hero: Hero, target: int) -> int:
    """Return what an Escape roll must show: the value of those who hold the hero, or what it always passes with (LOC-37)."""
    easy = bent(game, hero, EscapesOn)
    return target if easy is None else min(target, easy.target)


def escape(game: Game, hero: Hero, activation: Activation) -> None:
    """Test to escape: success covers this value for the rest of the turn, failure ends the move (ESCAPE-02, ESCAPE-05)."""
    value_held = held_back(game, hero)
    target = escape_target(game, hero, value_held)
    dice = dice_of(game, hero, "escape")
    passed = max(throw(game, hero, "escape", dice, target=target, worth=lambda faces: max(faces) < target)) >= target
    game.tell(Escaped(hero.id, target, passed))
    if passed:
        hero.escaped = value_held
        for source, bend in bends(game, hero, EscapeStride):
            if is_ready(game, hero, source, bend.limit, "stride"):
                exhaust(game, hero, source, bend.limit, "stride")
                note_use(game, hero, source)
                activation.points += bend.spaces
    else:
        activation.stuck = True
        fire(game, "escape_failed", hero)


def walk(game: Game, hero: Hero, activation: Activation, reach: Reach, space: int) -> None:
    """Walk to a space by a shortest way."""
    path = reach.path_to(space)
    activation.points -= (len(path) - 1) * reach.cost_of_a_step
    if game.state.in_play and (heavy := heavy_going(game)):
        activation.points -= more_to_enter(heavy, space)
    body = game.hero(activation.dragging) if activation.dragging is not None else None
    trail = _trail(body, path) if body is not None else []
    activation.walked = True
    go_along(game, hero, path)
    if body is not None:
        arrive(game, body, trail[-1])
    if game.board.through_gate:
        feel_the_void(game, hero, path)
    if body is not None:
        be_infected(game, body, trail)


def go_along(game: Game, hero: Hero, path: list[int]) -> None:
    """Go a way: who is left behind loses the hero, and it picks the light up where it lies."""
    if game.telling:
        game.tell(Moved(hero.id, tuple(path)))
    if bent(game, hero, Barges) is not None:
        make_way(game, hero, path)
    arrive(game, hero, path[-1])
    if game.state.enemies:
        shake_off(game, hero, path)
    remember_entrances(game, path)  # PLACE-10
    pick_up_light(game, hero, path)


@performs(PressOn)
def press_on(game: Game, effect: PressOn, context: Context) -> None:
    """Let a hero move on at once over one that fell beside it, past all others without a test."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if hero.ko or hero.dead or not touches(game.board.adjacent[hero.space], list(context.spaces)):
        return
    reach = reach_past(game, hero, effect.spaces, 0)
    options: list[Option] = [game.space_options[space] for space in bits(reach.spaces & ~(1 << hero.space))]
    about = {"source": context.source, "spaces": effect.spaces}
    question = ChooseOne(kind="press-on", who=hero.id, options=[Nothing(), *options], about=about, interruptible=False)
    space = game.ask(question).value if options else None
    if space is not None:
        path = reach.path_to(space)
        go_along(game, hero, path)
        feel_the_void(game, hero, path)


# -- dragging -------------------------------------------------------------------------------------


def _offer_to_drag(game: Game, hero: Hero, activation: Activation, options: list[Option]) -> None:
    if activation.dragging is not None:
        options.append(LetGo())
        return
    for other in game.state.heroes.values():
        if other.ko and not other.dead and (game.board.adjacent[hero.space] | 1 << hero.space) >> other.space & 1:
            options.append(Drag(other.id))  # noqa: PERF401 - hardly ever is there one


def _trail(body: Hero, path: list[int]) -> list[int]:
    """Return the way of the KO marker that follows: beside the hero, or in its space if the drag began there (KO-11)."""
    return path if body.space == path[0] else [body.space, *path[:-1]]


# -- why not --------------------------------------------------------------------------------------


def _refusals(game: Game, hero: Hero, activation: Activation) -> list[Refusal]:
    refused = []
    held_by = held_back(game, hero)
    board = game.board
    near = board.adjacent[hero.space]
    passes = hero_has(game, hero, "moves_through_models")
    for space in bits(near):
        step = game.space_options[space]
        if game.occupied() >> space & 1:
            refused.append(Refusal(step, "another model stands there", "MOVE-03"))
        elif held_by:
            reason = f"an adjacent enemy must first be escaped ({held_by}+)"
            refused.append(Refusal(step, reason, "ESCAPE-01", {"number": held_by}))
        elif forbidden(game, hero.space, hero=True) >> space & 1:
            stays = must_stay(game, hero.space)
            reason = "the hero stays until the token here is revealed" if stays else "a token lies there, and a fight is on"
            refused.append(Refusal(step, reason, "MISSION-25" if stays else "MISSION-24"))
        elif activation.points < (DRAG_COST if activation.dragging else 1):
            refused.append(Refusal(step, "no movement points are left", "MOVE-01"))
        elif not (passes or board.step[hero.space] >> space & 1):
            refused.append(Refusal(step, "a Barrier is in the way", "BOARD-09"))
    if held_by and is_trapped(game, hero):
        refused.append(Refusal(Escape(held_by), "here nobody can Escape", "ESCAPE-01", {"number": "none"}))
    if not game.grit_of(hero):
        refused.append(Refusal(GRIT, "the hero has no Grit", "GRIT-02"))
    return refused + unpaid_refusals(game, hero, *TIMINGS)
