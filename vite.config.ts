// How the browser bundle and the server bundle are built; `server/build.ts` and `server/dev.ts` run it.

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { localesGroup, localesPlugin } from "./server/locales-plugin.ts";

/** What the entry needs of what cards are made of, so that a page without cards does not load them. */
const BASE =
  /\/(?:storefront\/(?:framework\/browser-storage|features\/wishlist\/saved-list|ui\/(?:glyph|when-idle|public-config|language)|layout\/search-form\.module)|catalogue\/(?:pictures|messages))\./;
const CARDS =
  /\/(?:storefront\/(?:ui\/(?:picture|icon|button|breadcrumb|price|product-card|product-grid|visually-hidden|toast|auto-hide)|features\/(?:wishlist\/(?:wishlist-button|use-saved)|analytics\/track)|pages\/listing\/(?:counts|paging|skeletons|title-block))|catalogue\/(?:money|currencies)|search\/constants)\./;

export default defineConfig(({ command }) => ({
  appType: "custom",
  // Relative, so that chunks, styles and fonts load from wherever the entry came from: this origin or a CDN.
  base: "./",
  publicDir: "storefront/public",
  plugins: [routeTable(), localesPlugin(), layerOrder(), unusedInRouter(), react()],
  // The build gives its own id (server/build.ts).
  define: { __BUILD__: JSON.stringify("dev") },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // A style or font inlined as data: would need a weaker content security policy.
        assetsInlineLimit: 0,
        // Styles must be there before a page shows; its other scripts it asks for itself. Their names in the entry's list of what
        // each page needs would weigh a kilobyte on every page. Documents preload their own (server/assets/built-assets.ts).
        modulePreload: {
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === "js" ? needed.filter((file) => file.endsWith(".css")) : needed,
        },
        rolldownOptions: {
          // Whoever starts the shop has no use for what the bundler says of the time that plugins take.
          checks: { bundlerTimings: false },
          // The frame is rendered by the server, so nothing in the browser imports its styles: they are an entry of their own.
          input: ["storefront/entry-client.tsx", "storefront/layout/frame-styles.ts"],
          preserveEntrySignatures: "exports-only",
          output: {
            codeSplitting: {
              groups: [
                localesGroup,
                { name: "vendor", test: /node_modules|rolldown\/runtime|vite\/preload/ },
                { name: "base", test: BASE },
                // What nearly every page shows, in one file: a dozen small ones weigh a kilobyte more.
                { name: "cards", test: CARDS },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Packages choose between their two builds by it; left open, the server would run React's development build.
      ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
      resolve: {
        // One bundle starts faster than a thousand files; the dev server loads packages as they are.
        ...(command === "build" && { noExternal: true as const }),
        external: ["sharp", "@electric-sql/pglite", "pg-native", "vite", "@vitejs/plugin-react"],
      },
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // What finds files beside itself must be an entry: others may be put into a folder of their own.
          input: { main: "server/main.ts", serve: "server/serve.ts", "media-worker": "server/media/worker.ts" },
        },
      },
    },
  },
}));

/**
 * In the browser's copy of the route table the server modules are left out; in the server's each page is given its source file,
 * the key into the manifest. It fails closed: if a server import slipped through, the guard below would stop the build.
 */
function routeTable(): Plugin {
  return {
    name: "route-table",
    enforce: "pre",
    transform: {
      filter: { id: /\/storefront\/routes\.ts$/ },
      handler(code) {
        const isBrowser = this.environment.name === "client";
        return (
          code
            // The server has checked the names when it started.
            .replace(/= defineRoutes\(/, (match) => (isBrowser ? "= (" : match))
            .replaceAll(/server:\s*\(\)\s*=>\s*import\([^)]*\)/g, (match) => (isBrowser ? "server: true" : match))
            .replaceAll(/page:\s*(\(\)\s*=>\s*import\("\.\/([\w/.-]+)"\))/g, (match, load: string, file: string) =>
              isBrowser ? match : `page: ${load}, file: "storefront/${file}"`,
            )
        );
      },
    },
    load: {
      filter: { id: /\.server\.ts$|\/(server|commerce|api|demo)\// },
      handler(id) {
        if (this.environment.name === "client" && !id.includes("/node_modules/")) {
          this.error(`This module belongs to the server and must not reach the browser: ${id}`);
        }
      },
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr") return;
      const { client } = server.environments;
      // A change on the server side makes open pages run their loaders again rather than reload.
      if (/\.server\.ts$|\/(commerce|api|server)\//.test(file)) client?.hot.send("server:update", {});
      // Of what the server alone renders, as the frame, the browser has nothing to replace.
      else if (modules.length > 0 && !client?.moduleGraph.getModulesByFile(file)?.size)
        client?.hot.send({ type: "full-reload" });
    },
  };
}

/** Every style sheet declares the order of the cascade's layers itself, so that it never matters which one loads first. */
function layerOrder(): Plugin {
  const order = "@layer reset,tokens,base,components;";
  return {
    name: "layer-order",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        file.source = order + (typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source));
      }
    },
  };
}

/**
 * The router's own links and forms, which this shop does not use, are made by a call and then named: a bundler has to keep
 * both, unless it is told that nothing else sees them. Nor is the router watched from outside: without those who would be told,
 * what it would tell them falls away.
 */
function unusedInRouter(): Plugin {
  return {
    name: "unused-in-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/^const (\w+) = (?=\w+(?:\$1)?\.forwardRef\()/gm, "const $1 = /* @__PURE__ */ ")
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
          .replaceAll(/if \((?:init\.|opts\?\.)instrumentations\)/g, "if (false)")
          .replaceAll("= consumeInstrumentationClientResultMetaReceiver(router)", ""),
    },
  };
}
