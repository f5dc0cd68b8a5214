import type { Point } from "./draw/pen";
import { FAR } from "./light";
import type { Scene } from "./scene";

/** A small picture that is stretched over the map: its softness is the blur of the light. */
export interface Painted {
  picture: HTMLCanvasElement;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Pixels per space. */
const FINE = 14;

type Pen = CanvasRenderingContext2D;

function sheet(x: number, y: number, w: number, h: number, fine: number): { pen: Pen; done: () => Painted } | null {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(w * fine);
  canvas.height = Math.ceil(h * fine);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.scale(fine, fine);
  pen.translate(-x, -y);
  return { pen, done: () => ({ picture: canvas, x, y, w, h }) };
}

function glow(pen: Pen, [x, y]: Point, radius: number, stops: readonly (readonly [number, string])[]): CanvasGradient {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

function trace(pen: Pen, seen: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of seen) pen.lineTo(x, y);
  pen.closePath();
}

/** Darkness over the whole map, cut open by what the lantern shows; a weaker halo lets the walls catch some light. */
export function paintDark(scene: Scene, lamp: Point | null, seen: readonly Point[]): Painted | null {
  const left = Math.min(...scene.tiles.map((tile) => tile.x)) - 4;
  const top = Math.min(...scene.tiles.map((tile) => tile.y)) - 4;
  const w = Math.max(...scene.tiles.map((tile) => tile.x + tile.w)) + 4 - left;
  const h = Math.max(...scene.tiles.map((tile) => tile.y + tile.h)) + 4 - top;
  const paper = sheet(left, top, w, h, Math.min(FINE, 1400 / Math.max(w, h)));
  if (!paper) return null;
  const { pen } = paper;
  pen.fillStyle = "rgb(8 6 10)";
  pen.filter = `blur(${FINE * 0.8}px)`;
  pen.globalAlpha = 0.72;
  pen.beginPath();
  for (const tile of scene.tiles) pen.rect(tile.x - 2.2, tile.y - 2.2, tile.w + 4.4, tile.h + 4.4);
  pen.fill();
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = "destination-out";
  for (const tile of scene.tiles) {
    if (!tile.lit) continue;
    pen.filter = `blur(${FINE * 0.5}px)`;
    pen.fillStyle = "rgb(0 0 0 / 0.46)"; // all of the tile is lit, also where the lamp itself throws a shadow
    pen.beginPath();
    for (const space of tile.spaces) {
      const place = scene.spaces.get(space);
      if (place) pen.rect(place.x, place.y, 1, 1);
    }
    pen.fill();
  }
  if (lamp) {
    pen.filter = `blur(${FINE * 0.16}px)`;
    pen.fillStyle = glow(pen, lamp, 8.2, [
      [0, "rgb(0 0 0)"],
      [0.3, "rgb(0 0 0 / 0.97)"],
      [0.58, "rgb(0 0 0 / 0.6)"],
      [1, "rgb(0 0 0 / 0)"],
    ]);
    trace(pen, seen);
    pen.fill();
    pen.filter = "none";
    pen.fillStyle = glow(pen, lamp, 6.4, [
      [0, "rgb(0 0 0 / 0.6)"],
      [0.55, "rgb(0 0 0 / 0.42)"],
      [1, "rgb(0 0 0 / 0)"],
    ]);
    pen.beginPath();
    pen.arc(lamp[0], lamp[1], 6.4, 0, 7);
    pen.fill();
  }
  return paper.done();
}

/** The warm colour of the light, laid over what is seen. */
export function paintWarm(lamp: Point, seen: readonly Point[]): Painted | null {
  const [x, y, size] = [lamp[0] - FAR, lamp[1] - FAR, FAR * 2];
  const paper = sheet(x, y, size, size, FINE);
  if (!paper) return null;
  const { pen } = paper;
  pen.filter = `blur(${FINE * 0.16}px)`;
  pen.fillStyle = glow(pen, lamp, 7, [
    [0, "rgb(255 213 138 / 0.95)"],
    [0.3, "rgb(255 174 74 / 0.8)"],
    [0.7, "rgb(200 100 30 / 0.4)"],
    [1, "rgb(90 36 8 / 0)"],
  ]);
  trace(pen, seen);
  pen.fill();
  return paper.done();
}

/** The bright middle of the light. */
export function paintCore(lamp: Point, seen: readonly Point[]): Painted | null {
  const [x, y, size] = [lamp[0] - 4, lamp[1] - 4, 8];
  const paper = sheet(x, y, size, size, FINE);
  if (!paper) return null;
  const { pen } = paper;
  pen.filter = `blur(${FINE * 0.16}px)`;
  pen.fillStyle = glow(pen, lamp, 3.8, [
    [0, "rgb(255 208 132 / 0.5)"],
    [0.5, "rgb(240 138 42 / 0.17)"],
    [1, "rgb(240 138 42 / 0)"],
  ]);
  trace(pen, seen);
  pen.fill();
  return paper.done();
}
