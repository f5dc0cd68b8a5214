/** From this size on a screen is large: what is read on it is larger, too. TableTop has the same in its style. */
const [WIDE, TALL] = [1600, 900];
const LARGER = 1.2;

/** How much larger everything is on a screen of this size. */
export const glassOf = (width: number, height: number): number => (width >= WIDE && height >= TALL ? LARGER : 1);

/** How large a card is on the stage, of its natural size: as large as there is room, and panels may be covered by it. */
export const cardScale = (width: number, height: number): number =>
  Math.min(1.12 * glassOf(width, height) ** 2, (width - 20) / CARD.w, (height - 40) / CARD.h);
export const CARD = { w: 340, h: 476 };

/** So narrow the question comes from below; its place is free until then, and if it is this high a scene is told there. */
export const NARROW = 1000;
const TALE = 136;
export const saidBelow = (width: number, below: number): boolean => width <= NARROW && below >= TALE;
/** On a narrow screen the ways to hurry a scene on lie at the lower edge, always at the same place, where a thumb is; they take so much. */
export const HURRY = 62;
