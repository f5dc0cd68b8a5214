"""A file of a pack that was read before is not parsed again, and whoever reads it cannot tell."""

import pytest
import yaml

from lantern.content import yaml_file
from lantern.content.yaml_file import NotYamlError, read_file_of_pack, read_yaml


@pytest.fixture
def parsed(monkeypatch):
    """List the texts that are parsed, with nothing read before."""
    texts = []

    def parsing(text, really=yaml_file._parsed):
        texts.append(text)
        return really(text)

    monkeypatch.setattr(yaml_file, "_packed", {})
    monkeypatch.setattr(yaml_file, "_parsed", parsing)
    return texts


@pytest.fixture
def file(tmp_path):
    return tmp_path / "cards.yaml"


def test_a_file_is_parsed_once_and_anew_when_its_text_is_another(parsed, file):
    file.write_text("id: cold-wind")
    assert [read_file_of_pack(file)["id"] for _ in range(3)] == ["cold-wind"] * 3
    file.write_text("id: warm-wind")  # at the same moment, as long as before
    assert read_file_of_pack(file) == {"id": "warm-wind"}
    assert parsed == ["id: cold-wind", "id: warm-wind"]


def test_what_one_reader_does_to_it_no_other_sees(parsed, file):
    file.write_text("bag: [bandages]")
    for _ in range(3):
        read = read_file_of_pack(file)
        read["bag"].append("whiskey")
        assert read == {"bag": ["bandages", "whiskey"]}


@pytest.mark.parametrize(
    "text",
    [
        "{1-3: a, 4: b, yes: no, empty: , list: [1, true, -5, 2024-01-01, 0x1f]}",
        "!!set {a, b}",
        "!!omap [{a: 1}]",
        "!!timestamp 2024-01-01",
        "!!binary aGVsbG8=",
        "!!float 1.5",
        "- &once [a]\n- *once",
        f"{2**70}",
        "",
    ],
)
def test_it_reads_the_same_the_second_time(parsed, file, text):
    file.write_text(text)
    first, second = read_file_of_pack(file), read_file_of_pack(file)
    assert first == second == read_yaml(file)
    assert type(first) is type(second)


def test_what_contains_itself_is_refused(file):
    file.write_text("&all [*all]")
    with pytest.raises(NotYamlError, match="too long or too deep"):
        read_file_of_pack(file)


def test_what_cannot_be_read_is_refused_each_time(parsed, file):
    file.write_text("{a: 1")
    for _ in range(2):
        with pytest.raises(NotYamlError):
            read_file_of_pack(file)


def test_only_so_many_are_kept(parsed, file, monkeypatch):
    monkeypatch.setattr(yaml_file, "MOST_PACKED", 2)
    for name in ("a", "b", "c", "b", "a"):
        file.write_text(yaml.safe_dump({"id": name}))
        assert read_file_of_pack(file) == {"id": name}
    assert [text.strip() for text in parsed] == ["id: a", "id: b", "id: c", "id: a"]
