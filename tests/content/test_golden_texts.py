"""How some entries read, word for word."""

from pathlib import Path

import pytest
import yaml

from lantern.content.render import render_card

GOLDEN = yaml.safe_load(Path(__file__).with_name("golden.yaml").read_text("utf-8"))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", GOLDEN)
def test_an_entry_reads_like_this(core, name, lang):
    kind, entry = name.split("/")
    assert render_card(core.kind(kind)[entry], core, lang) == GOLDEN[name][lang]
