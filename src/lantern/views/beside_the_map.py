"""The words of a table whose map lies in view: a place is described from where somebody stands, and never called by a code."""

from __future__ import annotations

from msgspec import Struct

from lantern.board.placement import Capped, Joined
from lantern.content.language import LANGUAGES
from lantern.content.library import Content
from lantern.content.nouns import Noun
from lantern.content.wording import capital, ended
from lantern.core.questions import Option
from lantern.rules.table import events
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.choices.spaces import OnSpace
from lantern.rules.table.game import Game
from lantern.rules.words import Words


class WordsBesideTheMap(Words):
    """Words for somebody who sees the map."""

    def tile_noun(self, game: AnyChapter, index: int) -> Noun:
        """Name a tile; its letter stands nowhere on the map."""
        assert isinstance(game, Game)
        return self.say.called(game.board.tiles[index].name, {})

    def option_text(self, game: AnyChapter, option: Option) -> str:
        """Describe a space, or an enemy with its place."""
        if isinstance(option, OnSpace) and isinstance(game, Game):
            return capital(self.whereabouts(game, option.space))
        if isinstance(option, ChooseEnemy) and isinstance(game, Game):
            return f"{self.who(game, option.enemy)} ({self._way_to(game, option.space)})"
        return super().option_text(game, option)

    def deed_text(self, game: AnyChapter, option: Option) -> str:
        """Describe the space of a step that cannot be made."""
        if isinstance(option, OnSpace) and isinstance(game, Game):
            return self.say.text("table-step", where=self.whereabouts(game, option.space))
        return super().deed_text(game, option)

    def event_text(self, game: AnyChapter, event: Struct) -> str:
        """Tell what happened; where it did is seen on the map."""
        message, args = self.told(game, event)
        seen = f"{message}-seen"
        if not self.say.has(seen) or not isinstance(game, Game):
            return capital(ended(self.say.text(message, **args)))
        return capital(ended(self.say.text(seen, **args, **self._place_of(game, event))))

    def whereabouts(self, game: Game, space: int) -> str:
        """Describe a space: by what it lies, and how far from whoever acts."""
        where = self._way_to(game, space)
        if (side := _door_at(game, space)) is not None:
            return self.say.text("table-by-the-door", side=self.say.text(f"side-{side}"), where=where)
        near = game.enemies_adjacent_to(space)
        return self.say.text("table-next-to", who=self.one(game, near[0].id), where=where) if near else where

    def _way_to(self, game: Game, space: int) -> str:
        """Say how far a space lies to which side of whoever acts; else where on its tile it lies."""
        board = game.board
        (x, y), activation = board.xy[space], game.state.activation
        stands = game.hero(activation.hero).space if activation is not None else -1
        if stands < 0 or board.section[stands] != board.section[space]:
            return self._on_its_tile(game, space)
        if stands == space:
            return self.say.text("table-right-here")
        from_x, from_y = board.xy[stands]
        far = {"N": from_y - y, "S": y - from_y, "W": from_x - x, "E": x - from_x}
        return ", ".join(self.say.text(f"table-far-{side}", count=count) for side, count in far.items() if count > 0)

    def _on_its_tile(self, game: Game, space: int) -> str:
        board = game.board
        tile = board.tiles_of[space][-1]
        (x, y), here = board.xy[space], board.placements[tile]
        return self.say.text("table-on-tile", tile=self.tile_noun(game, tile), row=1 + y - here.y, place=1 + x - here.x)

    def _place_of(self, game: Game, event: Struct) -> dict[str, str | int]:
        """Tell where something came to pass: how far it went, and on which tile it is now."""
        match event:
            case events.Moved(path=path):
                tile, before = game.board.tiles_of[path[-1]][-1], game.board.tiles_of[path[0]]
                into = "none" if tile in before else self.tile_noun(game, tile)
                return {"steps": len(path) - 1, "into": into}
            case events.Placed(space=space) | events.CompanionLeft(space=space):
                return {"tile": self.tile_noun(game, game.board.tiles_of[space][-1])}
        return {}


def _door_at(game: Game, space: int) -> str | None:
    """Return the side of the door that leads on from a space to where nobody has been."""
    board = game.board
    for tile, connector in board.connectors_at(space):
        if not isinstance(board.placements[tile].doors[connector], Joined | Capped):
            return board.turned[tile].ways[connector].side
    return None


def words_beside_the_map(content: Content) -> dict[str, Words]:
    """Return the words of a content for those who see the map, in every language; each content has its own."""
    made: dict[str, Words] | None = content.shelves.get("words beside the map")
    if made is None:
        fresh = {lang: WordsBesideTheMap(content, lang) for lang in LANGUAGES}
        made = content.shelves.setdefault("words beside the map", fresh)
    return made
