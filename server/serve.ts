// One serving process, run from the built bundle.

import { pageFiles } from "#storefront/entry-server.ts";
import { createApp } from "./app.ts";
import { readAssets } from "./assets/built-assets.ts";
import { readConsoleAssets } from "./assets/console-assets.ts";
import { staticFiles } from "./http/static-files.ts";
import { runShop } from "./run-shop.ts";

/** `client`: folder with the browser's files. */
export const serve = (client: string): Promise<void> =>
  runShop(async (parts) => {
    const cdn = parts.config.CDN_DOMAIN ?? "";
    const [assets, consoleHead, files] = await Promise.all([
      readAssets(client, pageFiles, cdn),
      readConsoleAssets(client, cdn),
      staticFiles(client),
    ]);
    const app = createApp({ ...parts, assets, consoleHead, files });
    return {
      fetch: (request, env) => app.fetch(request, env),
      ...(parts.documents && { before: parts.documents.before }),
    };
  });
