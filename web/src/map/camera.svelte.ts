export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** So small the whole of a large map can get; by hand it does not get smaller than LEAST. */
const SMALLEST = 0.03;
/** How long a short way takes, in milliseconds; a longer one starts gently, too. */
const GLIDE = 320;
export const LEAST = 0.2;
export const MOST = 2.6;

/** Where we look: a point of the plane (in drawing units) at the corner of the view, and how large. */
export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** True while the view moves, so that it is moved as a picture and drawn sharp afterwards. */
  moving = $state(false);
  /** Moved by somebody: then it stays where they want it, until something happens that matters. */
  byHand = $state(false);
  #settle: ReturnType<typeof setTimeout> | undefined;
  #glide = 0;
  #end = $state.raw<{ x: number; y: number; zoom: number } | null>(null);

  /** Where the view will be when it has come to rest. */
  get aim(): { x: number; y: number; zoom: number } {
    return this.#end ?? { x: this.x, y: this.y, zoom: this.zoom };
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.#stir();
  }

  /** Move by so many pixels, gently. */
  shift(dx: number, dy: number, glide: boolean): void {
    const { x: atX, y: atY, zoom } = this.aim;
    const [x, y] = [atX - dx / zoom, atY - dy / zoom];
    this.stop();
    if (glide) this.#glideTo(x, y, zoom);
    else [this.x, this.y, this.zoom] = [x, y, zoom];
    this.#stir();
  }

  /** Zoom by a factor and leave what is under (sx, sy) where it is. */
  zoomAt(factor: number, sx: number, sy: number): void {
    this.stop();
    const zoom = Math.min(MOST, Math.max(Math.min(LEAST, this.zoom), this.zoom * factor));
    this.x += sx / this.zoom - sx / zoom;
    this.y += sy / this.zoom - sy / zoom;
    this.zoom = zoom;
    this.#stir();
  }

  /** Show a box in the free part of a view of this size. */
  fit(box: Box, width: number, height: number, free: Insets, largest: number, glide: boolean, time = GLIDE): void {
    const [w, h] = [Math.max(80, width - free.left - free.right), Math.max(80, height - free.top - free.bottom)];
    const zoom = Math.min(largest, Math.max(SMALLEST, Math.min(w / box.w, h / box.h)));
    const x = box.x + box.w / 2 - (free.left + w / 2) / zoom;
    const y = box.y + box.h / 2 - (free.top + h / 2) / zoom;
    this.stop();
    if (glide) this.#glideTo(x, y, zoom, time);
    else [this.x, this.y, this.zoom] = [x, y, zoom];
    this.#stir();
  }

  stop(): void {
    cancelAnimationFrame(this.#glide);
    this.#end = null;
  }

  #glideTo(x: number, y: number, zoom: number, time = GLIDE): void {
    const from = [this.x, this.y, this.zoom] as const;
    this.#end = { x, y, zoom };
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / time);
      const eased = time > GLIDE ? t * t * (3 - 2 * t) : 1 - (1 - t) ** 3;
      this.zoom = from[2] + (zoom - from[2]) * eased;
      this.x = from[0] + (x - from[0]) * eased;
      this.y = from[1] + (y - from[1]) * eased;
      this.#stir();
      if (t < 1) this.#glide = requestAnimationFrame(step);
      else this.#end = null;
    };
    this.#glide = requestAnimationFrame(step);
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => {
      this.moving = false;
    }, 180);
  }
}
