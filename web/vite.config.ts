import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

/** Where a server answers while the page is being worked on: `razzia serve`, and `npm run dev` beside it. */
const SERVER = process.env.RAZZIA_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte(), catalogues()],
  build: {
    outDir: "../src/razzia/server/web",
    emptyOutDir: true,
    target: "es2022",
    // The page is allowed to load files of its own server, and nothing that is written into it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, headers: { origin: SERVER } } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
