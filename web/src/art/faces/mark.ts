import { n } from "../pencil";
import { INK, line } from "./brush";
import type { Look } from "./look";
import type { Mark } from "./marks";

/** Violet on a face always means the other side. */
export const VOID = "#A77BE0";
export const DEEP = "#5B3690";

export const tentacle = (d: string, wide: number): string =>
  line(d, INK, wide + 5) +
  line(d, DEEP, wide) +
  line(d, VOID, wide * 0.28, `stroke-dasharray="1 ${n(wide * 0.62)}" transform="translate(-2 1)"`);
export const inside = (drawn: string): string => `<g clip-path="url(#face)">${drawn}</g>`;
export const spot = (x: number, y: number, r: number, fill: string, edge = INK, width = 1.6): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`;

export type Draw = (look: Look, chance: () => number) => string;
/** Marks that are drawn at the same time: behind the face, in it, under the hat or over it. */
export type Layer = Partial<Record<Mark, Draw>>;
