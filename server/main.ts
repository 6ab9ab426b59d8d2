// Starts the shop from its built bundle: `npm start` ends here. One process, or the parent of several.

import cluster from "node:cluster";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { explainBrokenInstall } from "./start/broken-install.ts";
import { ConfigError, readArguments, readConfig } from "./config.ts";
import { OperatorError } from "./start/operator-error.ts";

// The bundle is dist/server/main.js; the browser's files are beside it in dist/client.
const client = join(dirname(fileURLToPath(import.meta.url)), "../client");

try {
  const config = readConfig({ ...process.env, ...readArguments(process.argv.slice(2)) });
  if (config.WORKERS > 1 && cluster.isPrimary) {
    // Loaded only where it is needed: a parent is to weigh little.
    const { runParent } = await import("./workers/run-parent.ts");
    await runParent(config);
  } else {
    const { serve } = await import("./serve.ts");
    await serve(client);
  }
} catch (error) {
  const isExplained = error instanceof OperatorError || error instanceof ConfigError;
  const sentence = isExplained ? error.message : explainBrokenInstall(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
