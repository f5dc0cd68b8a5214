"""Whatever an author writes, the loader answers with content or with a list of problems."""

import copy
import random
import string
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lantern.content import Content, PackError
from lantern.content.build import build
from lantern.content.effects import VERBS
from lantern.content.entries import KINDS
from lantern.content.loader import OWN_PACKS
from lantern.content.yaml_file import NotYamlError, read_file_of_pack, read_yaml

CORE = OWN_PACKS / "core"
FILES = sorted(path for path in CORE.rglob("*.yaml") if path.name != "pack.yaml")
WRITTEN = [(path.relative_to(CORE).parts[0].removesuffix(".yaml"), read_yaml(path)) for path in FILES]
ENTRIES = [(kind, entry) for kind, written in WRITTEN for entry in (written if isinstance(written, list) else [written])]

words = st.sampled_from(
    [
        *KINDS,
        *VERBS,
        "id",
        "name",
        "effect",
        "who",
        "count",
        "source",
        "original",
        "on",
        "D6",
        "self",
        "1-3",
        "each_hero",
        "pass",
    ]
)
scalars = st.none() | st.booleans() | st.integers() | words | st.text(max_size=8) | st.floats(allow_nan=False)
keys = words | st.integers(0, 70) | st.text(max_size=5)
hows = st.sampled_from(["drop", "rename", "double", "put"])
written = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(words | st.integers(0, 70) | st.text(max_size=5), inner, max_size=5)
    ),
    max_leaves=25,
)
quick = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])


def content_or_reasons(folder: Path) -> Content | None:
    """Read a pack; when it is refused, every reason says where and what."""
    try:
        return build([folder])
    except PackError as error:
        reasons = error.problems
    assert reasons
    assert all(reason.message and reason.file and str(reason) for reason in reasons)
    return None


def read(files: dict[str, str | bytes]) -> None:
    """Read a pack of these files: it is content, or it is refused with reasons."""
    with TemporaryDirectory() as place:
        folder = Path(place) / "fuzz"
        folder.mkdir()
        (folder / "pack.yaml").write_text("{id: fuzz, name: Fuzz, version: '1'}")
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
        content = content_or_reasons(folder)
        assert content is None or set(content.versions) == {"fuzz"}


@quick
@given(st.dictionaries(st.sampled_from(sorted(KINDS)), written, min_size=1, max_size=3))
def test_random_structures(files):
    read({f"{kind}.yaml": yaml.safe_dump(entry, allow_unicode=True) for kind, entry in files.items()})


@quick
@given(written)
def test_random_manifests(manifest):
    read({"pack.yaml": yaml.safe_dump(manifest)})


@quick
@given(st.sampled_from(sorted(KINDS)), st.binary(max_size=80) | st.text(alphabet=string.printable, max_size=80))
def test_random_bytes(kind, text):
    read({f"{kind}.yaml": text})
    read({"hooks.py": text})


def places(value, path=()):
    """All places in a structure."""
    yield path
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in children:
        yield from places(inner, (*path, key))


def changed(entry, path, new, how):
    """Change one place of an entry: put something else there, drop it, rename it, or double it."""
    if not path:
        return new
    entry = copy.deepcopy(entry)
    inside = entry
    for key in path[:-1]:
        inside = inside[key]
    key = path[-1]
    if how == "drop":
        del inside[key]
    elif how == "rename" and isinstance(inside, dict):
        inside[f"{key}x"] = inside.pop(key)
    elif how == "double" and isinstance(inside, list):
        inside.append(inside[key])
    else:
        inside[key] = new
    return entry


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(ENTRIES),
    st.lists(
        st.tuples(st.integers(0, 10_000), written, st.sampled_from(["drop", "rename", "double", "put"])), min_size=1, max_size=3
    ),
)
def test_mutations_of_real_entries(real, changes):
    kind, entry = real
    for place, new, how in changes:
        known = list(places(entry))
        entry = changed(entry, known[place % len(known)], new, how)
    read({f"{kind}.yaml": yaml.safe_dump(entry, allow_unicode=True)})


@pytest.mark.parametrize("seed", range(10))
def test_a_mutated_core_pack_loads_whole_or_not_at_all(seed, tmp_path):
    """With one entry changed, the pack is refused, or every other entry is there as before."""
    chance = random.Random(seed)
    number = chance.randrange(len(FILES))
    kind, entries = WRITTEN[number]
    known = list(places(entries))[1:]
    broken = changed(
        entries, chance.choice(known), chance.choice([None, 7, "x", [], {}]), chance.choice(["drop", "rename", "put"])
    )
    folder = tmp_path / "core"
    for path in CORE.rglob("*"):
        if path.suffix in {".yaml", ".py"} and path != FILES[number]:
            copied = folder / path.relative_to(CORE)
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_bytes(path.read_bytes())
    target = folder / FILES[number].relative_to(CORE)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(yaml.safe_dump(broken, allow_unicode=True), "utf-8")
    content = content_or_reasons(folder)
    if content is not None:
        others = {(k, e.id) for k, e in build([CORE]) if k != kind}
        assert others <= {(k, e.id) for k, e in content}


@pytest.mark.parametrize(
    "text",
    [
        "&a [*a]",
        "- &a {id: a, name: A, effect: [*a]}",
        "&a {id: a, effect: &b [*a, *b]}",
        "[" * 2000 + "]" * 2000,
        "{a: " * 2000 + "1" + "}" * 2000,
        "a: &x [1,1,1,1,1,1,1,1]\nb: &y [*x,*x,*x,*x,*x,*x,*x,*x]\nc: &z [*y,*y,*y,*y,*y,*y,*y,*y]",
        'id: a\nname: "\\ud800"',
        "id: 99999999999999999999999999999999\n",
        "id: a\ncopies: 999999999999999999999\n",
        "!!python/object/apply:os.system [ls]",
        "? [a, b]\n: c",
        "\x00",
        "id: !!binary abc",
        "id: !!set {a, b}",
        "--- 1\n--- 2",
        "%YAML 9.9\n---\na: 1",
    ],
)
@pytest.mark.parametrize("kind", ["cards", "enemies", "tiles"])
def test_tricks(text, kind):
    read({f"{kind}.yaml": text})


def test_a_bomb_of_aliases_is_refused_before_it_is_read(monkeypatch):
    lines = ["- &a0 {dread: 1}"]
    lines += [f"- &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9)]
    monkeypatch.setattr(yaml, "load", lambda *_, **__: pytest.fail("it was read"))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "cards.yaml"
        path.write_text("id: bomb\nname: Bomb\ndeck: dread\nsource: original\neffect:\n" + "\n".join(lines))
        with pytest.raises(NotYamlError, match="too long or too deep"):
            read_file_of_pack(path)
