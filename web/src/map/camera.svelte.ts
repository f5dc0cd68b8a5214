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

/** How long a short way takes, in milliseconds; a longer one starts gently, too. */
const GLIDE = 320;
/** By hand the map does not get smaller or larger than this. */
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

  /** Zoom by a factor and leave what is under (sx, sy) where it is. */
  zoomAt(factor: number, sx: number, sy: number): void {
    this.stop();
    const zoom = Math.min(MOST, Math.max(Math.min(LEAST, this.zoom), this.zoom * factor));
    this.x += sx / this.zoom - sx / zoom;
    this.y += sy / this.zoom - sy / zoom;
    this.zoom = zoom;
    this.#stir();
  }

  /** Look somewhere: go there gently, or be there at once. */
  look({ x, y, zoom }: { x: number; y: number; zoom: number }, glide: boolean, time = GLIDE): void {
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
