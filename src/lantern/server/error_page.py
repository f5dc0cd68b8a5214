"""The page for whoever comes to an address where there is nothing: it says so, and leads back."""

from __future__ import annotations

from html import escape
from string import Template

from lantern.rules.words import Words
from lantern.server.wire import ProblemView

PAGE = Template("""<!doctype html>
<html lang="$lang">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px;
    box-sizing: border-box; text-align: center; color: #f0e4cb; font: 500 18px/1.4 Alegreya Sans, Georgia, serif;
    background: radial-gradient(60% 60% at 50% 30%, #4a2a10, #0b0809 80%) #0b0809; }
  h1 { margin: 0; font: 400 34px/1.1 Rye, Georgia, serif; color: #ffdfa3; }
  main { display: grid; justify-items: center; gap: 16px; }
  p { margin: 0; max-width: 44ch; }
  a { min-height: 48px; display: inline-flex; align-items: center; padding: 0 24px; border-radius: 5px; color: #22170d;
    font-weight: 700; text-decoration: none; background: linear-gradient(#ffd98f, #e08a22); }
  a:focus-visible { outline: 3px solid #ffe0a0; outline-offset: 3px; }
</style>
</head>
<body><main><h1>$title</h1><p>$text</p><p><a href="/">$back</a></p></main></body>
</html>
""")


def error_page(words: Words, problem: ProblemView) -> str:
    """Write the page for a problem."""
    missing = problem.status == 404
    text = words.say.text("table-page-lost-text") if missing else problem.message
    title = words.say.text("table-page-lost" if missing else "table-page-wrong")
    return PAGE.substitute(
        lang=words.say.code, title=escape(title), text=escape(text), back=escape(words.say.text("table-page-back"))
    )
