import type { CutMark, Woodcut } from "../../lib/wire";
import { chanceOf } from "../../map/draw/chance";
import { n } from "../pencil";

/** A woodcut of a real adventure: the rock in engraver's lines, the floor white, the walls cut black, the way in blood. */
export const INK = "#22170D";
export const PAPER = "#EADFC3";
export const BLOOD = "#841A13";
const FLOOR = "#EFE6CE";
/** Lines of the rock: how far apart, and how thick near a wall, further off, and beyond. */
const GAP = 3.6;
const THICK = [2.9, 2, 1.05] as const;
/** Most squares across of which the engraver keeps the proportions. */
const MARGIN = 3;

type Draw = (mark: CutMark, x: number, y: number, size: number) => string;

export function woodcut({ squares, path, marks }: Woodcut, width: number, height: number, seed: string, draw: Draw): string {
  if (!squares.length) return "";
  const chance = chanceOf(seed);
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
  const size = Math.min(width / (right - left + MARGIN), height / (bottom - top + MARGIN));
  const px = (x: number) => (width - (right - left) * size) / 2 + (x - left) * size;
  const py = (y: number) => (height - (bottom - top) * size) / 2 + (y - top) * size;
  const floor = new Set(squares.map(([x, y]) => `${x},${y}`));
  const is = (x: number, y: number) => floor.has(`${x},${y}`);
  /** How many squares from the floor a point is, as far as it matters. */
  const away = (x: number, y: number): number => {
    const [cx, cy] = [(x - px(left)) / size + left, (y - py(top)) / size + top];
    const [fx, fy] = [Math.floor(cx), Math.floor(cy)];
    let least = 9;
    for (let a = fx - 2; a <= fx + 2; a++)
      for (let b = fy - 2; b <= fy + 2; b++) {
        if (!is(a, b)) continue;
        const [dx, dy] = [Math.max(a - cx, 0, cx - a - 1), Math.max(b - cy, 0, cy - b - 1)];
        least = Math.min(least, Math.hypot(dx, dy));
      }
    return least;
  };
  return (
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>` +
    rock(width, height, away, chance) +
    ground(squares, is, px, py, size, chance) +
    way(path, px, py, size) +
    marks.map((mark) => sign(mark, px(mark.x + 0.5), py(mark.y + 0.5), size, draw)).join("") +
    `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" fill="none" stroke="${INK}" stroke-width="4"/>` +
    `<rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="none" stroke="${INK}" stroke-width="1.2"/>`
  );
}

function rock(width: number, height: number, away: (x: number, y: number) => number, chance: () => number): string {
  const cut = ["", "", ""];
  for (let y = -6; y < height + 6; y += GAP) {
    let pen = -1;
    for (let x = -4; x <= width + 4; x += 5) {
      const bent = y + Math.sin(x * 0.016 + y * 0.05) * 6;
      const far = away(x, bent);
      const which = far <= 0 ? -1 : far < 0.55 ? 0 : far < 1.3 ? 1 : chance() < 0.1 ? -1 : 2;
      if (which >= 0) cut[which] += `${which === pen ? "L" : "M"}${n(x)} ${n(bent)}`;
      pen = which;
    }
  }
  return cut.map((d, at) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${THICK[at]}"/>`).join("");
}

function ground(
  squares: readonly (readonly [number, number])[],
  is: (x: number, y: number) => boolean,
  px: (x: number) => number,
  py: (y: number) => number,
  size: number,
  chance: () => number,
): string {
  let floor = "";
  let ticks = "";
  let walls = "";
  let shade = "";
  for (const [x, y] of squares) {
    const [X, Y] = [px(x), py(y)];
    floor += `M${n(X)} ${n(Y)}h${n(size + 0.3)}v${n(size + 0.3)}h${n(-size - 0.3)}z`;
    for (let tick = 0; tick < 2; tick++)
      ticks += `M${n(X + chance() * size * 0.8)} ${n(Y + chance() * size)}l${n(size * 0.22 * chance())} ${n((chance() - 0.5) * 3)}`;
    if (is(x + 1, y)) ticks += `M${n(X + size)} ${n(Y + size * 0.2)}v${n(size * 0.6)}`;
    if (is(x, y + 1)) ticks += `M${n(X + size * 0.2)} ${n(Y + size)}h${n(size * 0.6)}`;
    if (!is(x, y - 1)) {
      walls += `M${n(X)} ${n(Y)}h${n(size)}`;
      for (let at = 0; at < 6; at++)
        shade += `M${n(X + (at * size) / 6 + 2)} ${n(Y)}l${n(-size * 0.1)} ${n(size * (0.16 + chance() * 0.2))}`;
    }
    if (!is(x - 1, y)) {
      walls += `M${n(X)} ${n(Y)}v${n(size)}`;
      for (let at = 0; at < 5; at++)
        shade += `M${n(X)} ${n(Y + (at * size) / 5 + 2)}l${n(size * (0.14 + chance() * 0.18))} ${n(-size * 0.06)}`;
    }
    if (!is(x, y + 1)) walls += `M${n(X)} ${n(Y + size)}h${n(size)}`;
    if (!is(x + 1, y)) walls += `M${n(X + size)} ${n(Y)}v${n(size)}`;
  }
  return (
    `<path d="${floor}" fill="${FLOOR}"/><path d="${ticks}" stroke="${INK}" stroke-width=".8" opacity=".6"/>` +
    `<path d="${shade}" stroke="${INK}" stroke-width="1.1"/><path d="${walls}" stroke="${INK}" stroke-width="${n(Math.min(4.4, size * 0.22))}" stroke-linecap="square"/>`
  );
}

/** The way of the lantern; between two worlds it breaks off. */
function way(path: Woodcut["path"], px: (x: number) => number, py: (y: number) => number, size: number): string {
  let d = "";
  path.forEach(([x, y], at) => {
    const before = path[at - 1];
    const near = before && Math.hypot(before[0] - x, before[1] - y) < 6;
    d += `${near ? "L" : "M"}${n(px(x + 0.5))} ${n(py(y + 0.5))}`;
  });
  return (
    d &&
    `<path d="${d}" fill="none" stroke="${BLOOD}" stroke-width="${n(Math.max(1.6, Math.min(2.4, size * 0.14)))}" stroke-dasharray="6 5"/>`
  );
}

/** Signs are of a size that can be seen, however small the map has become. */
const LEAST = 26;
function sign(mark: CutMark, x: number, y: number, size: number, draw: Draw): string {
  const side = Math.max(LEAST, size * (mark.kind === "foes" ? 1.5 : 1.3));
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(side * 0.56)}" fill="${FLOOR}" stroke="${mark.kind === "dead" ? BLOOD : INK}" stroke-width="1"/>${draw(mark, x, y, side)}`;
}
