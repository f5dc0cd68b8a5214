# ruff: noqa: INP001 - a pack is data, not a Python package
"""What items do."""

from lantern.hooks import (
    PARTY,
    ChooseCard,
    ChooseOne,
    Context,
    Game,
    Nothing,
    Option,
    TopOfDread,
    cards_in_play,
    discard_dread,
    discard_source,
    leave_play,
    roll,
)

DISPELLED = 3

TOLLED = 4


def break_the_statue(game: Game, context: Context) -> None:  # noqa: ARG001
    """Discard every Darkness card in play whose die shows 3 or more."""
    for card in cards_in_play(game, "darkness"):
        if roll(game, "statue")[0] >= DISPELLED:
            leave_play(game, card)


def ring_the_bell(game: Game, context: Context) -> None:
    """Discard a Darkness card in play or the top of the Growing Dread stack, one after the other, until a roll fails."""
    state = game.state
    while True:
        darkness = cards_in_play(game, "darkness")
        options: list[Option] = [ChooseCard(card, "cards") for card in darkness]
        options += [TopOfDread()] if state.dread else []
        options.append(Nothing())
        about = {"source": context.source}
        question = ChooseOne(kind="next-card", who=context.hero or PARTY, options=options, about=about, interruptible=False)
        card = game.ask(question).value
        if card is None or roll(game, "bell")[0] < TOLLED:
            return
        leave_play(game, card) if card else discard_dread(game, state.dread.pop())


def remove_parasite(game: Game, context: Context) -> None:
    """Free a hero of the parasite that it could never discard."""
    assert context.hero is not None
    discard_source(game, game.hero(context.hero), "soul-parasite")
