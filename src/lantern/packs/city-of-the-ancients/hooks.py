# ruff: noqa: INP001 - a pack is data, not a Python package
"""The cards of this box that the effect language cannot say. What they do is on the card, as `text`."""

from lantern.hooks import (
    PARTY,
    ChooseCard,
    ChooseOne,
    Context,
    Game,
    Nothing,
    Option,
    TopOfDread,
    Wounds,
    brace,
    cards_in_play,
    discard_dread,
    in_turn,
    leave_play,
    roll,
    take_wounds,
    value,
)

LOST_ON = 2
SWARM = 12


def ice_scarabs(game: Game, context: Context) -> None:
    """Let scarabs bite every hero, the strong less."""
    for hero in in_turn(game, game.standing()):
        brace(game, hero, Wounds, SWARM - value(game, hero, "strength"), context.source)
        strength = value(game, hero, "strength")
        take_wounds(game, hero, max(0, sum(roll(game, "scarabs", 2, added=(("strength", -strength),))) - strength))


def lose_the_trail(game: Game, context: Context) -> None:  # noqa: ARG001
    """Roll for each Clue found; it is lost on a low roll."""
    state = game.state
    if state.clues:
        state.clues -= sum(face <= LOST_ON for face in roll(game, "trail", state.clues))


def silence_the_scream(game: Game, context: Context) -> None:
    """Discard a card of the Darkness, the Growing Dread or the Void that is in play, or the top of the Growing Dread stack."""
    state = game.state
    cards = [*cards_in_play(game, "darkness"), *cards_in_play(game, "dread")]
    void = [card for card in cards_in_play(game, "encounter") if "Void" in game.content.cards[card.partition("#")[0]].keywords]
    options: list[Option] = [ChooseCard(card, "cards") for card in (*cards, *void)]
    options += [TopOfDread()] if state.dread else []
    if not options:
        return
    about = {"source": context.source}
    question = ChooseOne(
        kind="next-card", who=context.hero or PARTY, options=[*options, Nothing()], about=about, interruptible=False
    )
    card = game.ask(question).value
    if card is not None:
        leave_play(game, card) if card else discard_dread(game, state.dread.pop())
