import { type Chance, chanceOf, jitter } from "../../map/draw/chance";
import { fill, n, type Point, polygon, stroke } from "../../map/draw/pen";

/** The mouth of the mine in which the title hangs: rock, one great frame of timber, galleries behind it, rails. */
export const WIDE = 900;
export const HIGH = 800;
const MIDDLE = WIDE / 2;
/** Where all lines of the gallery meet. */
const DEEP: Point = [MIDDLE, 560];

interface Frame {
  left: number;
  right: number;
  top: number;
  foot: number;
  beam: number;
}

const FRONT: Frame = { left: 92, right: WIDE - 92, top: 74, foot: HIGH + 20, beam: 58 };

/** The same frame further in: everything comes nearer to the point where lines meet. */
const inwards = (share: number): Frame => ({
  left: FRONT.left + (DEEP[0] - FRONT.left) * share,
  right: FRONT.right + (DEEP[0] - FRONT.right) * share,
  top: FRONT.top + (DEEP[1] - FRONT.top) * share,
  foot: FRONT.foot + (DEEP[1] - FRONT.foot) * share,
  beam: FRONT.beam * (1 - share),
});

const rough = (chance: Chance, points: readonly Point[], size: number): string =>
  polygon(points.map(([x, y]) => [x + jitter(chance, size), y + jitter(chance, size)]));

function plank(chance: Chance, from: Point, to: Point, thick: number, tone: string, edge: string): string {
  const upright = Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1]);
  const [sx, sy] = upright ? [thick / 2, 0] : [0, thick / 2];
  const corners: Point[] = [
    [from[0] - sx, from[1] - sy],
    [to[0] - (upright ? sx : 0), to[1] - (upright ? 0 : sy)],
    [to[0] + (upright ? sx : 0), to[1] + (upright ? 0 : sy)],
    [from[0] + sx, from[1] + sy],
  ];
  let grain = "";
  for (let at = 0; at < 7; at++) {
    const off = (chance() - 0.5) * thick * 0.86;
    const [a, b] = [chance() * 0.5, 0.5 + chance() * 0.5];
    const on = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share + (upright ? off : 0),
      from[1] + (to[1] - from[1]) * share + (upright ? 0 : off),
    ];
    const [x1, y1] = on(a);
    const [x2, y2] = on(b);
    grain += `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2 + jitter(chance, 5))} ${n((y1 + y2) / 2 + jitter(chance, 5))} ${n(x2)} ${n(y2)}`;
  }
  return (
    fill(rough(chance, corners, thick / 24), tone, `stroke="#070403" stroke-width="${n(Math.max(1, thick / 16))}"`) +
    stroke(grain, edge, Math.max(0.6, thick / 40), 'opacity=".55"')
  );
}

function frame(chance: Chance, { left, right, top, foot, beam }: Frame, tone: string, edge: string): string {
  const brace = beam * 1.7;
  return (
    plank(chance, [left + beam / 2, top], [left + beam / 2, foot], beam, tone, edge) +
    plank(chance, [right - beam / 2, top], [right - beam / 2, foot], beam, tone, edge) +
    fill(
      rough(
        chance,
        [
          [left + beam, top + brace],
          [left + beam + brace, top],
          [left + beam + brace + beam * 0.5, top],
          [left + beam, top + brace + beam * 0.5],
        ],
        1,
      ),
      tone,
      'stroke="#070403"',
    ) +
    fill(
      rough(
        chance,
        [
          [right - beam, top + brace],
          [right - beam - brace, top],
          [right - beam - brace - beam * 0.5, top],
          [right - beam, top + brace + beam * 0.5],
        ],
        1,
      ),
      tone,
      'stroke="#070403"',
    ) +
    plank(chance, [left - beam * 0.5, top], [right + beam * 0.5, top], beam, tone, edge)
  );
}

/** Strokes of a woodcut, in clumps, over the rock around the opening. */
function rock(chance: Chance): string {
  let stones = "";
  for (let at = 0; at < 150; at++) {
    const [x, y] = [chance() * WIDE, chance() * HIGH];
    if (x > FRONT.left + 20 && x < FRONT.right - 20 && y > FRONT.top) continue;
    const size = 22 + chance() * 34;
    const points: Point[] = Array.from({ length: 7 }, (_, k) => {
      const angle = (k / 7) * Math.PI * 2;
      const reach = size * (0.75 + chance() * 0.35);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8];
    });
    const tone = ["#241b15", "#2b211a", "#1d1611", "#31261d"][Math.floor(chance() * 4)] as string;
    stones += fill(polygon(points), tone, 'stroke="#0a0705" stroke-width="2.5"');
  }
  let lines = "";
  for (let at = 0; at < 130; at++) {
    const [x, y] = [chance() * WIDE, chance() * HIGH];
    for (let k = 0; k < 4; k++)
      lines += `M${n(x + k * 6)} ${n(y + jitter(chance, 2))}l${n(9 + chance() * 6)} ${n(14 + chance() * 8)}`;
  }
  return stones + stroke(lines, "#9a7c55", 1.1, 'opacity=".22"');
}

function rails(chance: Chance): string {
  const floor = (x: number, share: number): Point => [x + (DEEP[0] - x) * share, HIGH + 20 + (DEEP[1] - HIGH - 20) * share];
  let sleepers = "";
  for (let at = 0; at < 13; at++) {
    const share = 1 - 0.8 ** at * 0.98;
    const [l, y] = floor(MIDDLE - 190, share);
    const [r] = floor(MIDDLE + 190, share);
    sleepers += fill(
      rough(
        chance,
        [
          [l, y],
          [r, y],
          [r + 3, y + 16 * (1 - share)],
          [l - 3, y + 16 * (1 - share)],
        ],
        1,
      ),
      "#2d2016",
      `opacity="${n(1 - share * 0.7)}"`,
    );
  }
  const rail = (side: number) =>
    fill(
      polygon([floor(MIDDLE + side * 120 - 9, 0), floor(MIDDLE + side * 120 + 9, 0), floor(MIDDLE + side * 120, 0.96)]),
      "#5b5046",
    ) +
    fill(
      polygon([floor(MIDDLE + side * 120 - 3, 0), floor(MIDDLE + side * 120 + 3, 0), floor(MIDDLE + side * 120, 0.96)]),
      "#b79a6d",
    );
  return sleepers + rail(-1) + rail(1);
}

/** Draw it once: always the same mine. */
export function mine(): string {
  const chance = chanceOf("the mouth of the mine");
  const tones = ["#4d3823", "#37281c", "#2a1f1d", "#241a24", "#20162b"];
  const inner = [0.8, 0.66, 0.48, 0.26].map((share, at) => {
    const tone = tones[4 - at] as string;
    return `<g opacity="${n(0.35 + at * 0.16)}">${frame(chance, inwards(share), tone, "#0a0606")}</g>`;
  });
  const opening = polygon([
    [FRONT.left, FRONT.top],
    [FRONT.right, FRONT.top],
    [FRONT.right, HIGH],
    [FRONT.left, HIGH],
  ]);
  return (
    rock(chance) +
    fill(opening, "#0a0709") +
    `<circle cx="${DEEP[0]}" cy="${DEEP[1]}" r="210" fill="url(#deep)"/>` +
    rails(chance) +
    inner.join("") +
    frame(chance, FRONT, "#4d3823", "#120b07")
  );
}
