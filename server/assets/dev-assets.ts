// The tags that load a page from the dev server. Styles are inlined, to avoid a flash of unstyled content.

import react from "@vitejs/plugin-react";
import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment, ViteDevServer } from "vite";
import type { ConsoleHead } from "#console/framework/pages.server.tsx";
import type { Assets } from "#storefront/framework/render-document.tsx";
import { ENTRY, FIRST, scriptTag } from "./script-tag.ts";

const PREAMBLE_PATH = "/@vitrine/preamble.js";

/** A file, because the content security policy allows no inline script in development either. */
export const preamble = (): Plugin => ({
  name: "preamble",
  configureServer: ({ middlewares }) => {
    middlewares.use(PREAMBLE_PATH, (_request, response) => {
      response.setHeader("content-type", "text/javascript");
      response.end(react.preambleCode.replace("__BASE__", "/"));
    });
  },
});

export function devAssets(vite: ViteDevServer, environment: () => RunnableDevEnvironment): Assets {
  return {
    head: async (file) => {
      const head = await devTags(vite, environment(), [
        ENTRY,
        "storefront/layout/layout.tsx",
        "storefront/layout/frame.tsx",
        file,
      ]);
      return head + scriptTag({ first: `/${FIRST}`, entry: `/${ENTRY}`, modules: [] });
    },
  };
}

/** The tags of the console's pages. */
export const devConsoleAssets =
  (vite: ViteDevServer, environment: () => RunnableDevEnvironment): ConsoleHead =>
  async (file) => {
    const head = await devTags(vite, environment(), ["console/layout/layout.tsx", file]);
    return `${head}<script type="module" src="/console/entry-client.tsx"></script>`;
  };

type Sources = readonly (string | undefined)[];

async function devTags(vite: ViteDevServer, ssr: RunnableDevEnvironment, sources: Sources): Promise<string> {
  const styles = await Promise.all(stylesOf(vite, ssr, sources).map((module) => styleTag(ssr, module)));
  const first = [PREAMBLE_PATH, "/@vite/client"].map((path) => `<script type="module" src="${path}"></script>`);
  return [...styles, ...first].join("");
}

/** Vite's browser client adopts a style element that carries its module's id. */
async function styleTag(ssr: RunnableDevEnvironment, module: EnvironmentModuleNode): Promise<string> {
  const { default: css } = await ssr.runner.import<{ default: string }>(`${module.url}?inline`);
  return `<style data-vite-dev-id="${module.id}">${css}</style>`;
}

/** Every style that the layout and the page import, in import order. */
function stylesOf(vite: ViteDevServer, ssr: RunnableDevEnvironment, sources: Sources): EnvironmentModuleNode[] {
  const seen = new Set<EnvironmentModuleNode>();
  const styles: EnvironmentModuleNode[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module) || /^\/(?:storefront|console)\/routes\.ts/.test(module.url)) return;
    seen.add(module);
    if (module.url.endsWith(".css")) styles.push(module);
    else module.importedModules.forEach(visit);
  };
  for (const source of sources) {
    if (source) ssr.moduleGraph.getModulesByFile(`${vite.config.root}/${source}`)?.forEach(visit);
  }
  return styles;
}
