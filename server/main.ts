// Starts the shop from its built bundle: `npm start` ends here.

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageFiles } from "#storefront/rendering/entry-server.tsx";
import { createApp } from "./app.ts";
import { readAssets } from "./assets.ts";
import { staticFiles } from "./http/static-files.ts";
import { runShop } from "./run-shop.ts";

// The bundle is dist/server/main.js; the browser's files are beside it in dist/client.
const client = join(dirname(fileURLToPath(import.meta.url)), "../client");

await runShop(async (parts) => {
  const [assets, files] = await Promise.all([
    readAssets(client, pageFiles, parts.config.CDN_DOMAIN ?? ""),
    staticFiles(client),
  ]);
  const app = createApp({ ...parts, assets, files });
  return { fetch: (request, env) => app.fetch(request, env) };
});
