/** Those who draw figures, faces, cards and scenes are fetched when the first picture of theirs is wanted; until then signs stand in. */
class Drawer<T> {
  #found = $state.raw<T | null>(null);
  #asked: Promise<void> | null = null;

  constructor(readonly fetch: () => Promise<T>) {}

  /** Whoever draws, or nobody yet; asking is enough to send for them. */
  get here(): T | null {
    void this.come();
    return this.#found;
  }

  /** One that could not be fetched is sent for again when somebody asks. */
  come(): Promise<void> {
    this.#asked ??= this.fetch().then(
      (found) => {
        this.#found = found;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }
}

export const cards = new Drawer(() => import("./cards/frame"));
export const faces = new Drawer(() => import("./faces/portrait"));
export const vignettes = new Drawer(() => import("./vignettes/vignette"));
export const figures = new Drawer(() => import("./figures/figure"));
export const mines = new Drawer(() => import("./mine/section"));
export const roads = new Drawer(() => import("./roads/road"));
export const rooms = new Drawer(() => import("./towns/rooms"));
export const towns = new Drawer(() => import("./towns/town"));
