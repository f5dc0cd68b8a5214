import { shape } from "../pencil";

/** Faces are drawn finer than figures: a brush of their own. */
export const INK = "#0D0705";
export const paint = (d: string, fill: string, edge = INK, width = 2.6, more = ""): string => shape(d, fill, edge, width, more);
export const line = (d: string, colour = INK, width = 2, more = ""): string => shape(d, "none", colour, width, more);
/** The same on the other side of the face. */
export const mirrored = (drawn: string): string => `<g transform="matrix(-1 0 0 1 200 0)">${drawn}</g>`;
