"""What to do about the Darkness, and about cards and harm that are about to come."""

from __future__ import annotations

from lantern.core.questions import Answer, ChooseOne, Confirm
from lantern.players.heuristic.judging import best, chance
from lantern.players.heuristic.worth import worth
from lantern.views.observation import BLOOD_SPATTER, GROWING_DREAD, Observation, card_of

#: A card that does so much harm to the party is worth an effort.
BAD_CARD = -2.0
LASTING = -3.0
LITTLE = 4


def lantern_oil(seen: Observation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Burn oil when it is likely to hold the Darkness back."""
    faces = question.about["faces"]
    if faces[0] == faces[1]:
        return 0
    low = faces.index(min(faces))
    needed = seen.hold_back_target() - faces[1 - low]
    wanted = chance(max(1, needed)) >= 0.5
    return next((i for i, option in enumerate(question.options) if wanted and option.die == low), 0)


def hold_back_anew(seen: Observation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Give something up to roll again when the Darkness would bring a card or is near the Entrance, or for a bad event."""
    faces = question.about["faces"]
    before = seen.darkness - 1
    if faces[0] == faces[1]:
        wanted = worth(seen, None, seen.depth_event(faces[0]).effect) < BAD_CARD
    else:
        fails = seen.hold_back_total(faces) < seen.hold_back_target()
        wanted = fails and (before in BLOOD_SPATTER | GROWING_DREAD or before <= LITTLE)
    return 1 if wanted else 0


# -- cards ----------------------------------------------------------------------------------------


def card_worth(seen: Observation, card: str) -> float:
    """Return what a card does to the party: Encounters, Darkness and Dread do mostly harm."""
    entry = seen.content.cards.get(card_of(card))
    if entry is None:
        return 0.0
    lasting = LASTING if entry.remains_in_play else 0.0
    return lasting + worth(seen, None, entry.effect)


def redraw(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Send back an ambush, an attack that tells nothing, or a card that does harm."""
    card = str(question.about.get("card", ""))
    token = seen.content.exploration.get(card)
    if token is not None:
        return int(token.ambush or (token.attack and not token.clue))
    return int(card_worth(seen, card) < BAD_CARD)


def own_token(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Bring a token of one's own, which has a Clue or may have one, as long as Clues are looked for."""
    return int(seen.objective_tile < 0)


def draw_three(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Choose among three instead of a card that does harm."""
    return int(card_worth(seen, str(question.about.get("card", ""))) < BAD_CARD)


def best_card(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Take the card that does most good, or least harm."""
    return best([card_worth(seen, str(option.card)) for option in question.options], luck)


def cancel_card(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Try to cancel a card that does harm."""
    return int(card_worth(seen, str(question.about.get("card", ""))) < BAD_CARD)


def cancel_dread(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Give a Grit each only against the worst."""
    bad = card_worth(seen, str(question.about.get("card", ""))) < 2 * BAD_CARD
    return int(bad and seen.hero(question.who).grit >= 1)


def keep_from_happening(seen: Observation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Use what keeps harm away when little is left, and what holds the Darkness when it matters."""
    hero = seen.hero(question.who)
    moment = question.kind.removeprefix("cancel-")
    if moment == "harm":
        wanted = min(seen.health_left(hero), seen.sanity_left(hero)) <= LITTLE
    elif moment == "darkness-moves":
        wanted = seen.darkness - 1 in BLOOD_SPATTER or seen.darkness <= LITTLE
    elif moment == "depth-event":
        wanted = True
    elif moment in {"voices", "sanity-harm"}:
        wanted = seen.sanity_left(hero) <= LITTLE + 2
    else:
        wanted = card_worth(seen, str(question.about.get("card", ""))) < BAD_CARD
    return 1 if wanted else 0
