import type { Frame } from "../stage/beats";
import type { Box, Insets } from "./camera.svelte";
import { S } from "./draw/pen";
import {
  EDGE,
  FINGER,
  fits,
  framed,
  framedWith,
  keptInside,
  LEGIBLE,
  largest,
  type Size,
  type Spaces,
  whatMatters,
  wholeFight,
} from "./framing";
import type { Scene } from "./scene";

/** Where a view looks: the point of the plane at its corner, and how large. */
export interface Aim {
  x: number;
  y: number;
  zoom: number;
}

/** A view of the map: how large it is, and how much of it is covered on each side. */
export interface Glass {
  size: Size;
  free: Insets;
}

/** What somebody is asked: who decides, and what can be chosen on the map, in spaces. */
export interface Asked {
  who: string;
  spots: readonly Spaces[];
  /** It is chosen with a finger. */
  taps?: boolean;
  /** Dice lie over the map, and the question is about them. */
  dice?: boolean;
}

/** How large the map is, on a phone and on a larger screen: smaller than `least` it comes nearer if it can (in a Fight, where everybody counts, later), and so `near` then. `Steady`: to no less it goes farther away than it must, so that it need not again with the next step. */
const SIZES = {
  phone: { least: LEGIBLE, fight: LEGIBLE, near: 0.75, steady: 0.58 },
  else: { least: 0.6, fight: 0.5, near: 0.9, steady: 0.68 },
};
const PHONE = 640;
const SLACK = 0.92;
/** What is tapped comes nearer if it is smaller than this, until a finger finds it easily. */
const TAPPED = 36 / S;
/** What is only held together by those who stand far apart comes nearer when it could be so much larger; what is new is shown to be looked at, and comes nearer sooner. */
const [NEARLY, NEW] = [0.7, 0.85];
/** What could be half as large again comes nearer, and what lies so far from the middle of an else empty view comes to it (of its free part). */
const [TINY, ASTRAY] = [0.66, 0.3];

export const roomOf = ({ size, free }: Glass): Size => ({
  w: Math.max(80, size.w - free.left - free.right),
  h: Math.max(80, size.h - free.top - free.bottom),
});
const isPhone = ({ size }: Glass): boolean => size.w <= PHONE;
const sizesOn = (glass: Glass) => SIZES[isPhone(glass) ? "phone" : "else"];
/** A box of the plane as it lies on the view. */
const onGlass = ({ x, y, zoom }: Aim, box: Box): Box => ({
  x: (box.x - x) * zoom,
  y: (box.y - y) * zoom,
  w: box.w * zoom,
  h: box.h * zoom,
});

/** A box in the middle of what is free. */
export function middleOn(box: Box, glass: Glass, nearest: number): Aim {
  const room = roomOf(glass);
  const zoom = Math.min(nearest, fits(box, room));
  return {
    x: box.x + box.w / 2 - (glass.free.left + room.w / 2) / zoom,
    y: box.y + box.h / 2 - (glass.free.top + room.h / 2) / zoom,
    zoom,
  };
}

/** Push the map aside so that a box is seen, as far as it must; the same aim if it is, null if there is no room for it. */
export function aside(aim: Aim, box: Box, { size, free }: Glass): Aim | null {
  const by = keptInside(onGlass(aim, box), size, free);
  if (!by) return null;
  return by[0] || by[1] ? { ...aim, x: aim.x - by[0] / aim.zoom, y: aim.y - by[1] / aim.zoom } : aim;
}

/**
 * Look so that all of a box is seen, and nothing smaller than `least` if there is room for that. The map stays where it is as
 * long as that is so; then it is pushed aside; and only if that is not enough it comes nearer or goes farther away.
 */
export function towards(aim: Aim, box: Box, glass: Glass, least: number, near = sizesOn(glass).near): Aim {
  const room = roomOf(glass);
  const most = fits(box, room);
  const best = Math.min(most, near, largest(room));
  const small = aim.zoom < (most >= least ? Math.max(least && TINY * best, least) : NEARLY * most);
  if (aim.zoom <= most && !small) return aside(aim, box, glass) ?? aim;
  const zoom = Math.min(most, small ? Math.min(near, largest(room)) : Math.max(least, sizesOn(glass).steady, SLACK * most));
  // What is looked at stays where it is on the view while it changes its size.
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const there = { x: x - ((x - aim.x) * aim.zoom) / zoom, y: y - ((y - aim.y) * aim.zoom) / zoom, zoom };
  return aside(there, box, glass) ?? middleOn(box, glass, zoom);
}

/** Bring a box to the middle of what is free if it lies far from it; what fills most of the view lies nowhere else. */
export function gathered(aim: Aim, box: Box, glass: Glass): Aim {
  const [room, at] = [roomOf(glass), onGlass(aim, box)];
  const [dx, dy] = [at.x + at.w / 2 - glass.free.left - room.w / 2, at.y + at.h / 2 - glass.free.top - room.h / 2];
  const astray = Math.abs(dx) > ASTRAY * room.w || Math.abs(dy) > ASTRAY * room.h;
  return astray ? { ...aim, x: aim.x + dx / aim.zoom, y: aim.y + dy / aim.zoom } : aim;
}

/** Where the map goes to show something, that has as much around it on all sides. */
const inTheMiddle = (aim: Aim, to: Aim, box: Box, glass: Glass): Aim => (to === aim ? aim : middleOn(box, glass, to.zoom));

/** Follows what happens on the map, from one thing that must be seen to the next. */
export class Watch {
  /** What a scene has shown that is new: it stays in view while there is room for it. */
  #fresh: Box | null = null;

  /** A moment of a scene. What matters is shown as a whole, the rest is only kept in view; `shows`: something is there that was not. */
  scene(aim: Aim, scene: Scene, frame: Frame, glass: Glass, shows: "new" | "way" | "else" = "else"): Aim {
    const box = framedWith(scene, frame, roomOf(glass), isPhone(glass));
    if (!box) return aim;
    if (frame.matters || shows === "way") this.#fresh = shows === "new" ? box : null;
    if (frame.matters) {
      const { near, ...least } = sizesOn(glass);
      const fresh = shows === "new" ? NEW * Math.min(near, fits(box, roomOf(glass))) : 0;
      const to = towards(aim, box, glass, Math.max(fresh, least[scene.enemies.length ? "fight" : "least"]));
      return inTheMiddle(aim, to, box, glass);
    }
    const [way, own] = [frame, { models: frame.models }].map((part) => framed(scene, part, EDGE)); // the whole way may be too long
    return (way && aside(aim, way, glass)) ?? (own && aside(aim, own, glass)) ?? aim;
  }

  /** A question: whoever decides sees what can be chosen, what is new, and the Fight as a whole. */
  question(aim: Aim, scene: Scene, asked: Asked, glass: Glass): Aim {
    const box = whatMatters(scene, { ...asked, phone: isPhone(glass) }, roomOf(glass), this.#fresh);
    if (!box) return aim;
    if (asked.dice) return this.#besideDice(towards(aim, box, glass, 0), scene, asked.who, glass); // nobody looks nearer because of dice
    const to = asked.taps
      ? towards(aim, box, glass, TAPPED, FINGER)
      : towards(aim, box, glass, sizesOn(glass)[scene.enemies.length ? "fight" : "least"]);
    return to === aim ? gathered(aim, box, glass) : inTheMiddle(aim, to, box, glass);
  }

  /** Who is in a Fight stays in view beside the dice, as far as there is room for all and the map need only be pushed aside. */
  #besideDice(aim: Aim, scene: Scene, who: string, glass: Glass): Aim {
    const fight = wholeFight(scene, who, EDGE);
    return (fight && aside(aim, fight, glass)) ?? aim;
  }
}
