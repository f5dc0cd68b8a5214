"""A plot as a picture: lines over numbers, for pages that people read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDE, HIGH = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 120, 40, 40
COLOURS = ("#841a13", "#22170d", "#3d6b66", "#b4611b", "#5a3f86")
STEPS = 4
#: Numbers below this are told with their tenths or hundredths.
FEW = 10
#: Two names at the ends of lines are so far from each other at least.
APART = 14


def line_plot(title: str, lines: Mapping[str, Sequence[float | None]], unit: str = "", most: float | None = None) -> str:
    """Draw lines over the numbers from 1 on; where a line has no value it has a gap. Its name stands at its end."""
    length = max((len(values) for values in lines.values()), default=1)
    top = most or max((value for values in lines.values() for value in values if value is not None), default=1.0) or 1.0

    def place(number: int, value: float) -> tuple[float, float]:
        across = (WIDE - LEFT - RIGHT) * (number / max(1, length - 1))
        return LEFT + across, HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * min(1.0, value / top)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#f4ecd8"/><text x="{LEFT}" y="24" font-size="16">{escape(title)}</text>',
    ]
    digits = 0 if top >= FEW else 1 if top >= 1 else 2
    for step in range(STEPS + 1):
        value = top * step / STEPS
        y = place(0, value)[1]
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}" stroke="#22170d" stroke-opacity=".2"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:,.{digits}f}{escape(unit)}</text>')
    ticks = [(place(number, 0)[0], number + 1) for number in range(length)]
    parts += [f'<text x="{x:.1f}" y="{HIGH - 16}" text-anchor="middle">{number}</text>' for x, number in ticks]
    ends: list[tuple[float, float, str]] = []
    for colour, (name, values) in zip(COLOURS, lines.items(), strict=False):
        known = [(place(number, value), value) for number, value in enumerate(values) if value is not None]
        if not known:
            continue
        path = "L".join(f"{x:.1f} {y:.1f}" for (x, y), _ in known)
        (x, y), _ = known[-1]
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        ends.append((y, x, f'fill="{colour}">{escape(name)}</text>'))
    above = 0.0
    for y, x, name in sorted(ends):  # from above, so that names stand in the order of their lines
        above = max(y, above + APART)
        parts.append(f'<text x="{x + 8:.1f}" y="{above + 4:.1f}" {name}')
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar_plot(title: str, bars: Mapping[str, float], unit: str = "", most: float = 100.0) -> str:
    """Draw one bar beside the other, each with its value over it and its name under it."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#f4ecd8"/><text x="{LEFT}" y="24" font-size="16">{escape(title)}</text>',
        f'<path d="M{LEFT} {HIGH - BOTTOM}H{WIDE - LEFT}" stroke="#22170d"/>',
    ]
    room = (WIDE - 2 * LEFT) / max(1, len(bars))
    for place, (name, value) in enumerate(bars.items()):
        high = (HIGH - TOP - BOTTOM - 20) * min(1.0, value / most)
        x, y = LEFT + room * (place + 0.5), HIGH - BOTTOM - high
        colour = COLOURS[place % len(COLOURS)]
        parts.append(f'<rect x="{x - room / 4:.1f}" y="{y:.1f}" width="{room / 2:.1f}" height="{high:.1f}" fill="{colour}"/>')
        parts.append(f'<text x="{x:.1f}" y="{y - 6:.1f}" text-anchor="middle">{value:,.0f}{escape(unit)}</text>')
        parts.append(f'<text x="{x:.1f}" y="{HIGH - 20}" text-anchor="middle">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
