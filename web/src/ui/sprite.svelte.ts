/** Where the icons are: a picture with a symbol for each, beside the page. */
export const SPRITE = "./icons.svg";

/** What is drawn inside each icon, once it has been read; for pictures that are put together from several things. */
class Icons {
  bodies = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Without them, or when the page is left before they are here, things are told apart by their names and colours. */
  async read(): Promise<void> {
    const sprite = await fetch(SPRITE).then((found) => (found.ok ? found.text() : ""), () => "");
    this.bodies = new Map(
      [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, name = "", body = ""]) => [name, body]),
    );
  }
}

export const icons = new Icons();
