/** So long it takes until one of those who come stands there, in milliseconds. */
export const RISE = 360;
/** They come one after the other, so far apart at most; at this share of the moment all of them stand there. */
const [APART, UP] = [170, 2 / 3];

/** How long one of so many waits until it comes, in a moment of this length. */
export function late(at: number, many: number, length: number): number {
  if (at < 1) return 0;
  return at * Math.max(0, Math.min(APART, (UP * length - RISE) / (many - 1)));
}
