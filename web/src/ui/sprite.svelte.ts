/** Where the icons are: a picture with a symbol for each, beside the page. */
export const SPRITE = "./icons.svg";

/** What is drawn inside each icon, once it has been read; for pictures that are put together from several things. */
class Icons {
  bodies = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Without them, or when the page is left before they are here, things are told apart by their names and colours. */
  async read(): Promise<void> {
    const found = await fetch(SPRITE).catch(() => null);
    const sprite = found?.ok ? await found.text().catch(() => "") : "";
    this.bodies = new Map(
      [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, name = "", body = ""]) => [name, body]),
    );
  }
}

export const icons = new Icons();
