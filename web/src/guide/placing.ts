export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
type Size = Pick<Box, "w" | "h">;
/** Something that a card should not cover, and how much more than other things it should not. */
export interface Kept extends Box {
  weight?: number;
}

/** What a card is about, and where its point shows along that, if that is not its middle. */
export interface About extends Box {
  middle?: number;
}

export interface Placed {
  x: number;
  y: number;
  /** Where the card is, seen from what it is about; its point shows the other way. */
  side: "left" | "right" | "above" | "below" | "inside";
  /** Where along that edge the point is. */
  point: number;
}

/** On a phone a card is a small tag until somebody wants to read it. */
export const PHONE = 640;
/** On a narrower screen there is no room beside anything. */
const NARROW = 700;
const GAP = 14;
const EDGE = 8;
const CONTROLS = 56;
/** On a phone the controls lie beside one another, along the lower edge of the map. */
const CONTROLS_BELOW = 106;
/** So high is the name of the place in the corner of the map. */
const NAME = 64;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** What of the map is free above that which lies at its foot. */
export function aboveFoot(map: Box, lying: readonly Box[]): Box {
  const tops = lying.map(({ y }) => y).filter((y) => y > map.y && y < map.y + map.h);
  return { ...map, h: Math.min(map.y + map.h, ...tops) - map.y };
}

/** On a phone the log, the way back and the menu stand in a column at the right of the head. */
const BUTTONS_ABOVE = 104;
/** So much of the map is left beside a card that lies on it, or the card goes over the head of the table. */
const LEFT = 150;

/** A card on a phone: at the lower edge of the free part of the map beside the controls, at its upper one, or over the head of the table beside the buttons there. */
export interface Docked extends Box {
  edge: "lower" | "upper" | "top";
  /** The lower edge of what is free: there it lies folded. */
  foot: number;
  /** There is room for all of it, and nobody stands there: it comes open. */
  clear: boolean;
  /** Somebody or something lies there that should be seen: the map makes room for it. */
  hides: boolean;
}
/** How much of the table a card covers, from its upper edge and from its lower one. */
export type Covered = { top: number; bottom: number };
/** That nobody is covered weighs so much more than that nothing is; that nobody is who can be chosen, as much again. */
export const NOBODY = 10;
/** How much of the free part of the map a card may take by itself. */
const SHARE = 0.55;
/** Its title with the row of buttons, a line of its text, and how wide a letter is. */
const [ROWS, LINE, LETTER] = [104, 18, 6.7];

/** What stands beside a card at each edge. */
const BESIDE = { lower: CONTROLS_BELOW, upper: 0, top: BUTTONS_ABOVE };

/** Where a card of so many letters lies on a phone, so that it covers nobody if it can, least of all who decides. */
export function docked(
  free: Box,
  letters: number,
  models: readonly Box[],
  {
    acts = [],
    ways = [],
    others = [],
    head = true,
    still = false,
    edge: lies,
  }: {
    acts?: readonly Box[];
    /** Where one can go: the map makes room for that. */
    ways?: readonly Box[];
    others?: readonly Box[];
    /** It is about what is written above the map: that stays free. */
    head?: boolean;
    /** The map makes no room. */
    still?: boolean;
    /** There it lies already. */
    edge?: Docked["edge"];
  } = {},
): Docked {
  const cost = (one: Box) => NOBODY * (NOBODY * covered(one, acts) + covered(one, models)) + covered(one, others);
  const room = (edge: Docked["edge"]): Docked => {
    const [x, w] = [free.x + EDGE, free.w - 2 * EDGE - BESIDE[edge]];
    const above = edge === "top" ? free.y : 0;
    const h = Math.min(above + free.h - 2 * EDGE, ROWS + LINE * Math.ceil((letters * LETTER) / (w - 20)));
    const y = edge === "lower" ? free.y + free.h - EDGE - h : free.y - above + EDGE;
    return {
      x,
      y,
      w,
      h,
      edge,
      foot: free.y + free.h - EDGE,
      clear: edge !== "top" && h <= SHARE * free.h && covered({ x, y, w, h }, models) === 0,
      hides: covered({ x, y, w, h }, [...acts, ...models, ...ways]) > 0,
    };
  };
  if (lies) return room(lies);
  const found = (["lower", "upper"] as const).map(room).reduce((best, one) => (cost(one) < cost(best) ? one : best));
  // Where the map must make room and little of it would be left, that is better below the head.
  const tight = free.h - found.h < LEFT && covered(found, [...acts, ...models]) > 0;
  return !still && !head && tight ? room("top") : found;
}

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

const covered = (card: Box, keep: readonly Kept[]): number =>
  keep.reduce((sum, one) => sum + (one.weight ?? 1) * shared(card, one), 0);

/** How many places are tried along the free part of the map, each way. */
const TRIED = 7;
/** The place in the free part where a card covers least of what is to be seen there: at the lower edge if it can be, then at the others, then anywhere. */
function quietPlace(free: Box, card: Size, keep: readonly Kept[]): { x: number; y: number } {
  const [left, right] = [free.x + EDGE, Math.max(free.x + EDGE, free.x + free.w - card.w - CONTROLS - EDGE)];
  const [top, bottom] = [Math.min(free.y + NAME, free.y + free.h - card.h - EDGE), free.y + free.h - card.h - EDGE];
  const along = (from: number, to: number) => Array.from({ length: TRIED }, (_, at) => from + ((to - from) * at) / (TRIED - 1));
  const places = [
    [(left + right) / 2, bottom],
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
    ...along(bottom, top).flatMap((y) => along(left, right).map((x) => [x, y] as const)),
  ] as const;
  const costs = places.map(([x, y]) => covered({ x, y, ...card }, keep));
  const [x, y] = places[costs.indexOf(Math.min(...costs))] ?? places[0];
  return { x, y };
}

/**
 * Put a card beside something, on the side where the free part of the table is; never over it, never off the screen. What it
 * explains on the map is kept free.
 */
export function placed(about: About, free: Box, card: Size, all: Size, inside: boolean, keep: readonly Kept[] = []): Placed {
  const at = beside(about, free, card, all, inside, keep);
  const over = covered({ ...at, ...card }, keep);
  if (all.w < NARROW || at.side === "inside" || !over) return at;
  // Whoever stands there could be who decides, or who is to be chosen: another place is better, if one is free.
  const quiet = quietPlace(free, card, keep);
  return covered({ ...quiet, ...card }, keep) < over ? { ...quiet, side: "inside", point: 0 } : at;
}

function beside(about: About, free: Box, card: Size, all: Size, inside: boolean, keep: readonly Kept[]): Placed {
  const middle = about.middle ?? about.x + about.w / 2;
  const x = within(middle - card.w / 2, EDGE, all.w - card.w - EDGE);
  const y = within(about.y + Math.min(about.h / 2, 90) - card.h / 2, EDGE, all.h - card.h - EDGE);
  const pointX = within(middle - x, 18, card.w - 18);
  const pointY = within(about.y + Math.min(about.h / 2, 90) - y, 18, card.h - 18);
  if (inside) {
    const { x: left, y: top } = quietPlace(free, card, keep);
    return {
      x: within(left, EDGE, all.w - card.w - EDGE),
      y: within(top, EDGE, all.h - card.h - EDGE),
      side: "inside",
      point: 0,
    };
  }
  const narrow = all.w < NARROW;
  // What stands beside the map is explained below it, so that the map stays free for the answer.
  if (!narrow && about.x >= free.x + free.w && about.y + about.h + GAP + card.h <= all.h - EDGE)
    return { x, y: about.y + about.h + GAP, side: "below", point: pointX };
  // What stands right of the map has the controls of the map on its left: they stay free, too.
  const left = about.x - GAP - (about.x >= free.x + free.w ? CONTROLS : 0) - card.w;
  if (!narrow && left >= EDGE && about.x > free.x) return { x: left, y, side: "left", point: pointY };
  if (!narrow && about.x + about.w + GAP + card.w <= all.w - EDGE && about.x + about.w <= free.x + GAP)
    return { x: about.x + about.w + GAP, y, side: "right", point: pointY };
  if (about.y + about.h <= free.y + GAP && about.y + about.h + GAP + card.h <= all.h - EDGE)
    return { x, y: about.y + about.h + GAP, side: "below", point: pointX };
  const above = about.y - GAP - card.h;
  if (above >= EDGE) return { x, y: above, side: "above", point: pointX };
  // What it is about lies on the map, with no room at any side: it is the last thing to cover.
  return { ...quietPlace(free, card, [...keep, { ...about, weight: NOBODY * NOBODY }]), side: "inside", point: 0 };
}
