// Entry point of `npm start`: runs the built bundle as one process, or as the parent of several workers.

import cluster from "node:cluster";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { explainBrokenInstall } from "./start/broken-install.ts";
import { ConfigError, readArguments, readConfig } from "./config.ts";
import { OperatorError } from "./start/operator-error.ts";

// The bundle is dist/server/main.js, and the browser's files are in dist/client.
const client = join(dirname(fileURLToPath(import.meta.url)), "../client");

try {
  const config = readConfig({ ...process.env, ...readArguments(process.argv.slice(2)) });
  if (config.WORKERS > 1 && cluster.isPrimary) {
    // Imported on demand, to keep the parent process small.
    const { runParent } = await import("./workers/run-parent.ts");
    await runParent(config);
  } else if (config.SEARCH_ONLY) {
    // Without the modules of the pages.
    const { runSearch } = await import("./run-search.ts");
    await runSearch();
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
