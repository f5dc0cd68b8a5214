import { type Point, S } from "./draw/pen";
import { type Speed, walk } from "./motion";
import type { Scene } from "./scene";

/** Where something stands on the map, by the middle of its base; `trail` are the spaces that it has just gone over. */
export interface Standing {
  place: Point;
  w: number;
  h: number;
  trail: readonly number[];
  scene: Scene;
  speed: Speed;
}

/** Put a drawing where it is, and let it walk there if it was elsewhere. */
export function stands(node: SVGGElement, at: Standing) {
  let was = at.place;
  node.style.transform = `translate(${was[0]}px, ${was[1]}px)`;
  return {
    update({ place, w, h, trail, scene, speed }: Standing) {
      const [x, y] = place;
      if (was[0] === x && was[1] === y) return;
      node.style.transform = `translate(${x}px, ${y}px)`;
      const way = trail.flatMap((space): Point[] => {
        const found = scene.spaces.get(space);
        return found ? [[(found.x + w / 2) * S, (found.y + h / 2) * S]] : [];
      });
      walk(node, way.length > 1 ? [was, ...way.slice(1), place] : [was, place], speed);
      was = place;
    },
  };
}
