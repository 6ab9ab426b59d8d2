// Entry point of `npm start`: runs the built bundle as one process, or as the parent of several workers.

import cluster from "node:cluster";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { explainBrokenInstall } from "./start/broken-install.ts";
import { explainFileFailure } from "./cli/file-failure.ts";
import { ConfigError, readArguments, readConfig, type Config } from "./config.ts";
import { OperatorError } from "./start/operator-error.ts";
import { keepPrivate } from "./start/private-files.ts";

// The bundle is dist/server/main.js, and the browser's files are in dist/client.
const client = join(dirname(fileURLToPath(import.meta.url)), "../client");

try {
  const { environment, importWords } = readArguments(process.argv.slice(2));
  const config = readConfig({ ...process.env, ...environment });
  if (importWords && cluster.isPrimary && !(await openedOwnShop(importWords, config))) {
    // Only a dry run was asked for.
  } else if (config.WORKERS > 1 && cluster.isPrimary) {
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
  const sentence = isExplained ? error.message : (explainBrokenInstall(error) ?? explainFileFailure(error));
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

/** Imports the merchant's file into a new shop. False if there is nothing to serve. */
async function openedOwnShop(words: readonly string[], config: Config): Promise<boolean> {
  const [{ openOwnShop }, { askIfTerminal }, { installIssueWords }] = await Promise.all([
    import("./cli/init.ts"),
    import("./cli/ask.ts"),
    import("#commerce/settings"),
  ]);
  installIssueWords();
  keepPrivate(config);
  const info = (text: string): void => console.error(text);
  const shop = await openOwnShop(words, config, { print: info, info, ask: askIfTerminal() });
  if (shop.kind === "exists") info(shop.message);
  return shop.kind !== "dry-run";
}
