/** The side of a space in the drawing. */
export const S = 56;

export type Point = readonly [x: number, y: number];

/** A number as short as it can be drawn. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const polygon = (points: readonly Point[]): string =>
  `${points.map(([x, y], at) => `${at ? "L" : "M"}${n(x)} ${n(y)}`).join("")}Z`;

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${n(x)} ${n(y)}`).join("");

export const fill = (d: string, colour: string, more = ""): string => (d ? `<path d="${d}" fill="${colour}" ${more}/>` : "");

export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  d ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>` : "";

/** A closed outline with so many teeth: `depth` is where the gaps are, as a share of the radius. */
export function toothed(radius: number, teeth: number, depth: number): string {
  const points: Point[] = [];
  for (let at = 0; at < teeth * 2; at++) {
    const angle = (Math.PI * at) / teeth - Math.PI / 2;
    const reach = at % 2 ? radius * depth : radius;
    points.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }
  return polygon(points);
}

/** A line that wanders: cracks, roots, ripples. */
export function wander(chance: () => number, from: Point, steps: number, length: number, bend: number): Point[] {
  let [x, y] = from;
  let angle = chance() * Math.PI * 2;
  const points: Point[] = [from];
  for (let at = 0; at < steps; at++) {
    angle += (chance() - 0.5) * bend;
    x += Math.cos(angle) * length;
    y += Math.sin(angle) * length;
    points.push([x, y]);
  }
  return points;
}
