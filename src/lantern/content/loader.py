"""Load packs: those of the game, those in the user's folder, and those named; all of them, or the boxes chosen for a table."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

from lantern.content import cache as stored
from lantern.content.folders import data_folder
from lantern.content.library import Content
from lantern.content.problems import BoxError, PackError, nearest
from lantern.content.switching import switched_off

__all__ = ["OWN_PACKS", "Content", "folders_of_packs", "forget", "load", "load_for_good", "only", "user_packs"]

OWN_PACKS = Path(__file__).parents[1] / "packs"
#: So many contents are kept in memory, those that nobody has asked for longest are forgotten first; tables keep theirs.
MOST = 12

_made: dict[tuple[tuple[Path, ...], bytes], Content] = {}
_making = Lock()


def user_packs() -> Path:
    """Find the folder into which a user puts packs."""
    return data_folder() / "packs"


def load(extra: Iterable[Path | str] = (), *, user: bool = True, sets: Iterable[str] = ()) -> Content:
    """Load all packs, or of these only the sets named; as long as no file changes, the same object is returned.

    A pack in the user's folder that cannot be loaded is set aside (`Content.aside`). Whatever is wrong with one of the game,
    or with one that was named, raises PackError with every problem.
    """
    named = tuple(Path(path).resolve() for path in extra)
    folders = folders_of_packs(named, user=user)
    return only(_content(folders, kept={OWN_PACKS.resolve(), *named}), sets)


#: After so many new things that may be garbage the collector looks, in a process that does nothing but play.
SELDOM = 50_000


def load_for_good(extra: Iterable[Path | str] = (), *, user: bool = True, sets: Iterable[str] = ()) -> Content:
    """Load packs that are kept until the process ends, which does nothing but play."""
    content = load(extra, user=user, sets=sets)
    keep_for_good()
    return content


def keep_for_good(seldom: int = SELDOM) -> None:
    """Keep everything that was loaded so far until the process ends.

    It is many small things of which none ever becomes garbage; so the collector need not look at them again and again, which
    takes a tenth of a second each time. Neither does a game leave anything for it; so it need not look often, which drives out
    of the caches what is played with.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(seldom)


def only(content: Content, sets: Iterable[str]) -> Content:
    """Return the content of some of the boxes that are in another; of all, if none is named.

    Raises BoxError where a box is not there, or cannot stand without one that was left out.
    """
    wanted = list(dict.fromkeys(sets))
    if not wanted or set(wanted) == set(content.versions):
        return content
    _refuse_what_is_not_there(content, wanted)
    _refuse_what_needs_others(content, wanted)
    chosen = _content([Path(place) for name, place in content.folders.items() if name in wanted])
    _refuse_what_cannot_be_played(chosen)
    return chosen


def folders_of_packs(extra: Iterable[Path] = (), *, user: bool = True) -> list[Path]:
    """List the folders of packs: the game's, the user's, and the extra ones, which win over a copy of the user's."""
    extra = list(extra)
    mine = _folders_of_user() if user else []
    found = [manifest.parent for manifest in sorted(OWN_PACKS.glob("*/pack.yaml"))]
    found += _but_copies(mine, extra) if mine and extra else mine
    once: dict[Path, Path] = {}
    for folder in (*found, *extra):
        once.setdefault(folder.resolve(), folder)
    return list(once.values())


def _folders_of_user() -> list[Path]:
    """List every folder among the user's packs that is not switched off; one without a pack.yaml is a mistake to be told."""
    place = user_packs()
    folders = sorted(folder for folder in place.glob("*") if folder.is_dir() and not folder.name.startswith((".", "_")))
    off = switched_off(place) if folders else frozenset()
    return [folder for folder in folders if folder.name not in off]


def _but_copies(mine: list[Path], named: list[Path]) -> list[Path]:
    """Leave out packs of the user of which a copy was named."""
    from lantern.content.packs import id_of  # noqa: PLC0415 - only where both are there

    ids = {id_of(folder) for folder in named} - {None}
    places = {folder.resolve() for folder in named}
    return [folder for folder in mine if folder.resolve() in places or id_of(folder) not in ids]


def _content(folders: list[Path], kept: Iterable[Path] | None = None) -> Content:
    """Make the content of these folders, or find it; packs may be set aside but for those in `kept` (None: all)."""
    state = stored.state_of(folders)
    key = (tuple(folders), state)
    with _making:
        content = _made.pop(key, None)
        if content is None:
            content = stored.recall(folders, state)
        if content is None:
            from lantern.content.build import build, build_what_is_good  # noqa: PLC0415 - only packs that changed are read

            content = build(folders) if kept is None else build_what_is_good(folders, kept)
            stored.remember(folders, state, content)
        _made[key] = content
        while len(_made) > MOST:
            del _made[next(iter(_made))]
    return content


def forget() -> None:
    """Forget all contents made so far."""
    with _making:
        _made.clear()


# -- what cannot be chosen ------------------------------------------------------------------------


def _refuse_what_is_not_there(content: Content, wanted: list[str]) -> None:
    for name in wanted:
        for pack in content.aside:
            if pack.pack == name:
                raise PackError(pack.problems)
        if name not in content.boxes:
            hint = nearest(name, content.boxes)
            raise BoxError(
                f'There is no box "{name}"; '
                + (f'did you mean "{hint}"?' if hint else f"there are {', '.join(content.boxes)}.")
            )


def _refuse_what_needs_others(content: Content, wanted: list[str]) -> None:
    for name in wanted:
        missing = [f'"{need}"' for need in content.boxes[name].needs if need not in wanted]
        if missing:
            raise BoxError(
                f'The box "{name}" cannot be played without {" and ".join(missing)}: take it in too, or leave this one out.'
            )


def _refuse_what_cannot_be_played(content: Content) -> None:
    lacking = [kind for kind in ("missions", "heroes", "worlds", "tiles") if not content.kind(kind)]
    if lacking or "entrance" not in content.tiles:
        boxes = " and ".join(f'"{name}"' for name in content.versions)
        raise BoxError(
            f"No adventure can be set up from {boxes} alone: there are no {lacking[0] if lacking else 'entrances'} in it."
        )
