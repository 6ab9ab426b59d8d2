// Vite configuration of the browser and server bundles, used by `server/build.ts` and `server/dev.ts`.

import react from "@vitejs/plugin-react";
import { relative } from "node:path";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { CONSOLE_MANIFEST } from "./server/assets/console-manifest.ts";
import { shortClassName } from "./server/short-class-names.ts";
import { localesGroup, localesPlugin } from "./server/locales-plugin.ts";
import { pageStyles } from "./server/page-styles.ts";
import { unusedInRouter } from "./server/unused-in-router.ts";

/** Modules that both the entry and the cards use, separate so that a page without cards does not load the cards. */
const BASE =
  /\/(?:storefront\/(?:framework\/(?:browser-storage|signed-in-account)|features\/wishlist\/saved-list|ui\/(?:glyph|when-idle|public-config|language|wordmark\.module)|layout\/search-form\.module)|catalogue\/(?:pictures|messages))\./;
const CARDS =
  /\/(?:storefront\/(?:ui\/(?:picture|icon|button|breadcrumb|price|product-card|product-grid|visually-hidden|toast|auto-hide)|features\/(?:wishlist\/(?:wishlist-button|use-saved)|analytics\/track)|pages\/listing\/(?:behaviour\/changed-by|counts|paging|listing-context|skeletons|title-block))|catalogue\/(?:money|currencies)|search\/constants)\./;

export default defineConfig(({ command }) => ({
  appType: "custom",
  // Relative, so that chunks, styles and fonts load from the entry's origin, which may be a CDN.
  base: "./",
  publicDir: "storefront/public",
  plugins: [routeTable(), localesPlugin(), pageStyles(), unusedInRouter(), react()],
  ...(command === "build" && { css: { modules: { generateScopedName: shortClassName } } }),
  // Production builds set their own id (server/build.ts).
  define: { __BUILD__: JSON.stringify("dev") },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // A style or font inlined as data: would need a weaker content security policy.
        assetsInlineLimit: 0,
        // Preload only styles, which a page needs before it shows. Listing the scripts of every page would add a kilobyte to the
        // entry, and documents preload their own (server/assets/built-assets.ts).
        modulePreload: {
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === "js" ? needed.filter((file) => file.endsWith(".css")) : needed,
        },
        rolldownOptions: {
          // Plugin timings are noise to someone who starts the shop.
          checks: { bundlerTimings: false },
          // The frame is rendered on the server, so no browser module imports its styles: they are a separate entry.
          input: ["storefront/entry-first.ts", "storefront/entry-client.tsx", "storefront/layout/frame-styles.ts"],
          preserveEntrySignatures: "exports-only",
          output: {
            // The entry names every page's files, and hashes do not compress: shorter ones save 100 bytes.
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:6][extname]",
            codeSplitting: {
              groups: [
                localesGroup,
                // Packages that every page needs. QR codes are drawn on a few pages only.
                { name: "vendor", test: /node_modules\/(?!uqr\/)|rolldown\/runtime|vite\/preload/ },
                { name: "base", test: BASE },
                // Nearly every page shows cards. One file is a kilobyte smaller than a dozen.
                { name: "cards", test: CARDS },
              ],
            },
          },
        },
      },
    },
    // The merchant's console: a separate bundle, which shoppers never load.
    console: {
      consumer: "client",
      resolve: { conditions: [...defaultClientConditions] },
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: "assets/console",
        manifest: CONSOLE_MANIFEST,
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: { checks: { bundlerTimings: false }, input: ["console/entry-client.tsx"] },
      },
    },
    ssr: {
      // Without it, the server bundle would contain React's development build.
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      resolve: {
        // One bundle starts faster than a thousand files; the dev server loads packages as they are.
        ...(command === "build" && { noExternal: true as const }),
        // Passkeys load on demand, and their packages rely on an order of imports that bundling changes.
        external: [
          "sharp",
          "@electric-sql/pglite",
          "pg-native",
          "vite",
          "@vitejs/plugin-react",
          "@simplewebauthn/server",
          "@simplewebauthn/server/helpers",
        ],
      },
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // Modules that locate files relative to themselves must be entries; other chunks may be moved to another folder.
          input: {
            main: "server/main.ts",
            serve: "server/serve.ts",
            "media-worker": "server/media/worker.ts",
            "search-index-thread": "search/engine/build-thread.ts",
          },
        },
      },
    },
  },
}));

/**
 * Removes server modules from the browser's route table, and adds to the server's the source file of each page, its key in the
 * manifest. If a server import gets through anyway, the `load` hook below stops the build.
 */
function routeTable(): Plugin {
  return {
    name: "route-table",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:storefront|console)\/routes\.ts$/ },
      handler(code, id) {
        const isBrowser = this.environment.name !== "ssr";
        const folder = /(\w+)\/routes\.ts$/.exec(id)?.[1];
        return (
          code
            // The server checks the names when it starts.
            .replace(/= define(?:Routes|Console)\(/, (match) => (isBrowser ? "= (" : match))
            .replaceAll(/server:\s*\(\)\s*=>\s*import\([^)]*\),/g, (match) => (isBrowser ? "" : match))
            // Only the server shares documents.
            .replaceAll(/\bisShared: true(?: as const)?,/g, (match) => (isBrowser ? "" : match))
            .replaceAll(/page:\s*(\(\)\s*=>\s*import\("\.\/([\w/.-]+)"\))/g, (match, load: string, file: string) =>
              isBrowser ? match : `page: ${load}, file: "${folder}/${file}"`,
            )
        );
      },
    },
    load: {
      filter: { id: /\.server\.tsx?$|\/(server|commerce|api|demo)\// },
      handler(id) {
        // Relative to the project, which may itself be in a folder of such a name.
        const isServerSide = /\.server\.tsx?$|^(?:server|commerce|api|demo)\//.test(relative(import.meta.dirname, id));
        if (this.environment.name !== "ssr" && isServerSide) {
          this.error(`A server module must not be imported in the browser: ${id}`);
        }
      },
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr") return;
      const { client } = server.environments;
      // After a change on the server, open pages run their loaders again instead of reloading.
      if (/\.server\.ts$|\/(commerce|api|server)\//.test(file)) client?.hot.send("server:update", {});
      // Modules that only the server renders, such as the frame, cannot be replaced in the browser.
      else if (modules.length > 0 && !client?.moduleGraph.getModulesByFile(file)?.size)
        client?.hot.send({ type: "full-reload" });
    },
  };
}
