"""What to do about the Darkness, and about cards and harm that are about to come."""

from __future__ import annotations

from lantern.core.questions import Answer, ChooseOne, Confirm
from lantern.players.heuristic.judging import best, chance, health_left, sanity_left
from lantern.players.heuristic.worth import worth
from lantern.rules.charts import chart_row
from lantern.rules.depth_track import BLOOD_SPATTER, GROWING_DREAD, hold_back_target, hold_back_total, world_of_the_light
from lantern.rules.game import Game

#: A card that does so much harm to the party is worth an effort.
BAD_CARD = -2.0
LASTING = -3.0
LITTLE = 4


def lantern_oil(game: Game, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Burn oil when it is likely to hold the Darkness back."""
    faces = question.about["faces"]
    if faces[0] == faces[1]:
        return 0
    low = faces.index(min(faces))
    needed = hold_back_target(game) - faces[1 - low]
    wanted = chance(max(1, needed)) >= 0.5
    return next((i for i, option in enumerate(question.options) if wanted and option.die == low), 0)


def hold_back_anew(game: Game, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Give something up to roll again when the Darkness would bring a card or is near the Entrance, or for a bad event."""
    faces = question.about["faces"]
    before = game.state.darkness - 1
    if faces[0] == faces[1]:
        chart = game.content.worlds[world_of_the_light(game)].depth_events
        wanted = worth(game, None, chart_row(game, chart, faces[0]).effect) < BAD_CARD
    else:
        fails = hold_back_total(game, faces) < hold_back_target(game)
        wanted = fails and (before in BLOOD_SPATTER | GROWING_DREAD or before <= LITTLE)
    return 1 if wanted else 0


# -- cards ----------------------------------------------------------------------------------------


def card_worth(game: Game, card: str) -> float:
    """Return what a card does to the party: Encounters, Darkness and Dread do mostly harm."""
    entry = game.content.cards.get(card)
    if entry is None:
        return 0.0
    lasting = LASTING if entry.remains_in_play else 0.0
    return lasting + worth(game, None, entry.effect)


def redraw(game: Game, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Send back an ambush, an attack that tells nothing, or a card that does harm."""
    card = str(question.about.get("card", ""))
    token = game.content.exploration.get(card)
    if token is not None:
        return int(token.ambush or (token.attack and not token.clue))
    return int(card_worth(game, card) < BAD_CARD)


def draw_three(game: Game, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Choose among three instead of a card that does harm."""
    return int(card_worth(game, str(question.about.get("card", ""))) < BAD_CARD)


def best_card(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Take the card that does most good, or least harm."""
    return best([card_worth(game, str(option.card)) for option in question.options], luck)


def cancel_card(game: Game, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Try to cancel a card that does harm."""
    return int(card_worth(game, str(question.about.get("card", ""))) < BAD_CARD)


def cancel_dread(game: Game, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Give a Grit each only against the worst."""
    bad = card_worth(game, str(question.about.get("card", ""))) < 2 * BAD_CARD
    return int(bad and game.hero(question.who).grit >= 1)


def keep_from_happening(game: Game, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Use what keeps harm away when little is left, and what holds the Darkness when it matters."""
    hero = game.hero(question.who)
    state = game.state
    moment = question.kind.removeprefix("cancel-")
    if moment == "harm":
        wanted = min(health_left(game, hero), sanity_left(game, hero)) <= LITTLE
    elif moment == "darkness-moves":
        wanted = state.darkness - 1 in BLOOD_SPATTER or state.darkness <= LITTLE
    elif moment == "depth-event":
        wanted = True
    elif moment in {"voices", "sanity-harm"}:
        wanted = sanity_left(game, hero) <= LITTLE + 2
    else:
        wanted = card_worth(game, str(question.about.get("card", ""))) < BAD_CARD
    return 1 if wanted else 0
