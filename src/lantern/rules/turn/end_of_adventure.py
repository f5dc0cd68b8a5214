"""The end of an adventure: won or lost, what it brings, and how the heroes go home (WIN, CAMP-01)."""

from __future__ import annotations

from lantern.core.uses import Uses
from lantern.rules.belongings.resources import let_pass
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.fight.arrivals import discard_threats
from lantern.rules.harm.damage import take_corruption_hits
from lantern.rules.harm.grit import rest
from lantern.rules.harm.recovery import get_up_at_home, recover
from lantern.rules.mission.worlds import home_of
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.quantities import dark_stone_carried
from lantern.rules.numbers.throws import Stake
from lantern.rules.numbers.triggers import fire
from lantern.rules.table.copies import all_cards
from lantern.rules.table.events import Earned, Ended, Gained
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import Bet, Hero

ARCHIVE_MARKERS = 5  # TARGA-05
CORRUPTING = 3  # CAMP-06: 1, 2 or 3


def end_adventure(game: Game) -> None:
    """Go through the steps of the end, all heroes finishing one before the next begins (CAMP-01)."""
    state = game.state
    assert state.result is not None
    game.tell(Ended(state.result))
    state.phase = "over"
    _leave_the_board(game)
    state.progress.fallen = [hero.id for hero in living(game) if hero.ko]
    for hero in living(game):
        if hero.ko:
            recover(game, hero, on_board=False)  # CAMP-02, WIN-02
    for hero in living(game):
        hero.wounds = hero.sanity_damage = 0  # CAMP-03, HEAL-02
        hero.markers.clear()  # CAMP-04
    game.numbers_changed()
    mission = game.content.missions[state.mission]
    fire(game, "adventure_ends")
    for hero in state.heroes.values():
        if hero.dead:
            let_pass(game, hero, "adventure_ends")
    perform(game, mission.reward if state.result == "won" else mission.failure, Context(source="reward"))  # CAMP-05, WIN-05
    if state.options.campaign:  # CAMP-20
        pick_up_the_fallen(game)
        settle_bets(game)
        learn_from_the_archive(game)
        for hero in living(game):
            dark_stone_corruption(game, hero)
        pick_up_the_fallen(game)
    _clear_the_table(game)
    if state.options.campaign:
        for hero in living(game):
            rest(game, hero)  # CAMP-09: with the Max Grit of the road, whatever lay on the table


def living(game: Game) -> list[Hero]:
    """Return the heroes that take part in the steps of the end (CAMP-21)."""
    return [hero for hero in game.state.heroes.values() if not hero.dead]


def pick_up_the_fallen(game: Game) -> None:
    """Let nobody go home KO'd: what failure or Dark Stone did came after the healing (CAMP-05, TOWN-23)."""
    for hero in living(game):
        if hero.ko:
            get_up_at_home(game, hero)


def _leave_the_board(game: Game) -> None:
    """Leave all enemies behind, wherever the heroes are (WIN-06)."""
    state = game.state
    discard_threats(state, state.arrivals)
    state.arrivals.clear()
    state.enemies.clear()
    game.enemies_moved()
    state.types.clear()
    state.fight = None
    game.numbers_changed()


def _clear_the_table(game: Game) -> None:
    """Discard what remained in play, and ready what could be used once (CAMP-18, CARD-02)."""
    state = game.state
    kept = [card for held in all_cards(state) for card in held.kept]
    for card in (*[card.id for card in state.in_play], *state.dread, *kept):
        if card in game.content.exploration or game.content.cards[card].copies:
            state.decks[home_of(game, card)].put_aside(card)
    state.in_play.clear()
    for held in all_cards(state):
        held.uses, held.kept = Uses(), []
        item = game.content.items.get(held.id)
        if item is None or "keeps_markers" not in item.flags:
            held.marks = 0
    state.dread.clear()
    state.boosts.clear()
    state.uses = Uses()
    state.revive_tokens = 0
    game.numbers_changed()


def settle_bets(game: Game) -> None:
    """Let who has bet on where the Darkness is now win, and the others lose their stake (LOC-40)."""
    for hero in game.state.heroes.values():
        if hero.bet is not None and (won := won_by(hero.bet, game.state.darkness)):
            hero.owed += won
            game.tell(Earned(hero.id, won, ""))
        hero.bet = None


def won_by(bet: Bet, darkness: int) -> int:
    """Return what a bet wins with the Darkness so far from the Entrance (LOC-40)."""
    return bet.stake * bet.times if bet.space == DARKNESS_START - darkness else 0


def learn_from_the_archive(game: Game) -> None:
    """Turn every five Archive markers into Library Knowledge of all who took part; the rest is lost (TARGA-05, CAMP-17)."""
    learned, game.state.archive_markers = game.state.archive_markers // ARCHIVE_MARKERS, 0
    for hero in living(game) if learned else ():
        hero.library_knowledge += learned
        game.tell(Gained(hero.id, "library_knowledge", learned))


def dark_stone_corruption(game: Game, hero: Hero) -> None:
    """Roll a die for each Dark Stone carried; each 1 to 3 is a Corruption Hit (CAMP-06)."""
    stones = dark_stone_carried(game, hero)
    if stones:
        faces = throw(game, hero, "dark-stone", stones, worth=lambda faces: min(faces) <= CORRUPTING, stake=_corrupting)
        take_corruption_hits(game, hero, _hits(faces), by="dark-stone")


def _corrupting(faces: list[int]) -> Stake:
    """Tell what Dark Stone may cost, before Willpower."""
    return Stake("corruption", _hits(faces), _hits(faces), before="willpower")


def _hits(faces: list[int]) -> int:
    return sum(face <= CORRUPTING for face in faces)
