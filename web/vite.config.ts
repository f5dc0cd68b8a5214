import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./tools/icons.ts";
import { packed } from "./tools/packed.ts";

const SERVER = process.env.LANTERN_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  base: "./",
  plugins: [svelte(), icons(), packed()],
  build: {
    outDir: "../src/lantern/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } } },
});
