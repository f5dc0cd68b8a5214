import { S } from "./draw/pen";
import type { Plan } from "./draw/plan";
import { type Drawing, drawTile } from "./draw/tile";

/** A tile as two pictures: what lies under every floor, and the floor. */
export interface Baked {
  under: ImageBitmap;
  floor: ImageBitmap;
  drawing: Drawing;
}

/** Pixels per drawing unit: sharp when zoomed in, small enough for forty tiles. */
export const SHARP = 1.5;
const cache = new Map<string, Promise<Baked>>();

const keyOf = (plan: Plan): string =>
  [
    plan.id,
    plan.world,
    plan.squares.map(({ x, y }) => `${x}.${y}`).join(" "),
    plan.doors.map((door) => `${door.side}${door.state}${door.squares[0].x}.${door.squares[0].y}`).join(" "),
  ].join("|");

/** Draw a tile once and keep it as a picture for as long as the page lives; one that failed is drawn again when it is wanted again. */
export function bake(plan: Plan): Promise<Baked> {
  const key = keyOf(plan);
  let baked = cache.get(key);
  if (!baked) {
    baked = pictures(drawTile(plan));
    cache.set(key, baked);
    baked.catch(() => cache.delete(key));
  }
  return baked;
}

async function pictures(drawing: Drawing): Promise<Baked> {
  const [under, floor] = await Promise.all([picture(drawing.under, drawing), picture(drawing.floor, drawing)]);
  return { under, floor, drawing };
}

async function picture(svg: string, { w, h }: Drawing): Promise<ImageBitmap> {
  const source = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(w * S * SHARP);
  canvas.height = Math.round(h * S * SHARP);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(source);
  return createImageBitmap(canvas);
}
