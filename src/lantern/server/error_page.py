"""The page for whoever comes to an address where there is nothing: it says so, and leads back."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from string import Template

from lantern.rules.words import Words
from lantern.server.wire import ProblemView

STATIC = Path(__file__).parent / "static"
#: The letters of the page: how they are called there, how heavy they are, and what their file is called before its hash.
LETTERS = (
    ("Rye", 400, "rye-latin-400-normal"),
    ("Alegreya Sans", 500, "alegreya-sans-latin-500-normal"),
    ("Alegreya Sans", 700, "alegreya-sans-latin-700-normal"),
)
STYLE = """
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px;
    box-sizing: border-box; text-align: center; color: #f0e4cb; font: 500 20px/1.4 "Alegreya Sans", sans-serif;
    background: radial-gradient(60% 60% at 50% 30%, #4a2a10, #0b0809 80%) #0b0809; }
  h1 { margin: 0; text-wrap: balance; font: 400 clamp(30px, 5vw, 46px)/1.1 Rye, Georgia, serif; color: #ffdfa3; }
  svg { width: 110px; height: 110px; color: #ffc562; filter: drop-shadow(0 0 22px rgb(255 170 60 / 0.7)); }
  main { display: grid; justify-items: center; gap: 16px; }
  p { margin: 0; max-width: 44ch; }
  a { min-height: 48px; display: inline-flex; align-items: center; padding: 0 24px; border-radius: 5px; color: #22170d;
    font: 400 22px/1 Rye, Georgia, serif; text-decoration: none; background: linear-gradient(#ffd98f, #e08a22); }
  a:focus-visible { outline: 3px solid #ffe0a0; outline-offset: 3px; }
"""
PAGE = Template("""<!doctype html>
<html lang="$lang">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>$style</style>
</head>
<body><main>
<svg aria-hidden="true"><use href="/icons.svg#old-lantern"></use></svg>
<h1>$title</h1><p>$text</p><p><a href="/">$back</a></p></main></body>
</html>
""")


@cache
def letters(static: Path = STATIC) -> str:
    """Write where the page's own letters are; without a page there are none."""
    found = [(*letter, next((static / "assets").glob(f"{letter[2]}-*.woff2"), None)) for letter in LETTERS]
    return "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url("/assets/{file.name}") format("woff2"); }}'
        for family, weight, _, file in found
        if file is not None
    )


def style() -> str:
    """Write the style of the page, which is allowed by its digest."""
    return letters() + STYLE


def error_page(words: Words, problem: ProblemView) -> str:
    """Write the page for a problem."""
    missing = problem.status == 404
    text = words.say.text("table-page-lost-text") if missing else problem.message
    title = words.say.text("table-page-lost" if missing else "table-page-wrong")
    return PAGE.substitute(
        lang=words.say.code,
        style=style(),
        title=escape(title),
        text=escape(text),
        back=escape(words.say.text("table-page-back")),
    )
