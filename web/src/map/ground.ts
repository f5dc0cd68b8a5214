import { type Baked, SHARP } from "./bake";
import { S } from "./draw/pen";
import { paintCore, paintDark, paintWarm } from "./lamp";
import { visible } from "./light";
import type { Scene, SceneTile } from "./scene";

/** The longest side of the picture of the ground, in pixels. */
const LARGEST = 4096;
/** Free space around the tiles, in spaces. */
const AROUND = 3;

/** Where the picture of the ground lies, in spaces, and how fine it is. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  fine: number;
}

export interface Laid {
  tile: SceneTile;
  baked: Baked;
}

export function frameOf(tiles: readonly SceneTile[]): Frame {
  const x = Math.min(...tiles.map((tile) => tile.x)) - AROUND;
  const y = Math.min(...tiles.map((tile) => tile.y)) - AROUND;
  const w = Math.max(...tiles.map((tile) => tile.x + tile.w)) + AROUND - x;
  const h = Math.max(...tiles.map((tile) => tile.y + tile.h)) + AROUND - y;
  return { x, y, w, h, fine: Math.min(SHARP * S, LARGEST / Math.max(w, h)) };
}

/** Paint the whole ground, with the light on it, as one picture: it is then moved about, never drawn again. */
export function paintGround(canvas: HTMLCanvasElement, frame: Frame, laid: readonly Laid[], scene: Scene): void {
  canvas.width = Math.round(frame.w * frame.fine);
  canvas.height = Math.round(frame.h * frame.fine);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const put = (picture: CanvasImageSource, x: number, y: number, w: number, h: number) =>
    pen.drawImage(picture, (x - frame.x) * frame.fine, (y - frame.y) * frame.fine, w * frame.fine, h * frame.fine);
  for (const part of ["under", "floor"] as const)
    for (const { tile, baked } of laid) {
      const { x, y, w, h } = baked.drawing;
      put(baked[part], tile.x + x, tile.y + y, w, h);
    }
  const bearer = scene.heroes.find((hero) => hero.lantern);
  const lamp = bearer ? ([bearer.x + 0.5, bearer.y + 0.5] as const) : null;
  const seen = lamp ? visible(scene, lamp[0], lamp[1]) : [];
  const light = [
    ["source-over", paintDark(scene, lamp, seen)],
    ["overlay", lamp && paintWarm(lamp, seen)],
    ["screen", lamp && paintCore(lamp, seen)],
  ] as const;
  for (const [how, painted] of light) {
    if (!painted) continue;
    pen.globalCompositeOperation = how;
    put(painted.picture, painted.x, painted.y, painted.w, painted.h);
  }
  pen.globalCompositeOperation = "source-over";
}

/** What the picture depends on; as long as it is the same, nothing is painted. */
export function lookOf(scene: Scene): string {
  const bearer = scene.heroes.find((hero) => hero.lantern);
  const tiles = scene.tiles.map(
    (tile) => `${tile.index}${tile.lit ? "+" : ""}${tile.doors.map((door) => door.state[0]).join("")}`,
  );
  return `${bearer?.x} ${bearer?.y} ${tiles.join(" ")}`;
}
