"""The grammar of each language, as far as cards need it: articles, prepositions that grow together with them, gender, number.

A language is a file here, its messages in `locale/<code>`, and its names in the packs. Messages call these functions:
`A($noun)` and `THE($noun)` put an article before a noun, `OF`, `TO`, `IN`, `ON`, `WITH`, `FROM` a preposition and the
article;
`GENDER($noun)` and `COUNT($noun)` tell forms apart; `MANY($noun)` is the plural; `BESIDE` and `BESIDES` are a keyword as it
stands beside what has it, one or several.
"""

from __future__ import annotations

from lantern.content.tongues.english import English
from lantern.content.tongues.italian import Italian
from lantern.content.tongues.tongue import Tongue

TONGUES: dict[str, Tongue] = {"en": English(), "it": Italian()}
