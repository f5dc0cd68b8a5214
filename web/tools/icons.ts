import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ICON_NAMES } from "../src/ui/icon-names.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The icons that are used, as one picture with a symbol for each. */
function sprite(): string {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as IconSet;
  const symbols = [...new Set<string>(ICON_NAMES)].map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`There is no icon '${name}' in game-icons; see src/ui/icon-names.ts.`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** Serve and build `icons.svg` next to the page. */
export function icons(): Plugin {
  return {
    name: "icons",
    configureServer(server) {
      server.middlewares.use("/icons.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icons.svg", source: sprite() });
    },
  };
}
