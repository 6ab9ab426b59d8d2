// The operator's commands: `npm run shop -- <command>`.

import { ACCOUNTS_USAGE, runAccounts } from "./cli/accounts.ts";
import { AFTER_SALES, AFTER_SALES_USAGE, runAfterSales } from "./cli/after-sales.ts";
import { CATALOGUE_USAGE, runCatalogue, type Terminal } from "./cli/catalogue.ts";
import { CONTENT_USAGE, runContent } from "./cli/content.ts";
import { DATABASE_USAGE, runDatabase } from "./cli/database.ts";
import { DEMO_USAGE, runDemo } from "./cli/demo.ts";
import { explainFileFailure } from "./cli/file-failure.ts";
import { ORDERS_USAGE, runLedger, runOrders } from "./cli/orders.ts";
import { ConfigError, readConfig } from "./config.ts";
import { OperatorError } from "./start/operator-error.ts";

const USAGE = `${CATALOGUE_USAGE}\n${CONTENT_USAGE}\n${ACCOUNTS_USAGE}\n${ORDERS_USAGE}\n${AFTER_SALES_USAGE}\n${DATABASE_USAGE}\n${DEMO_USAGE}`;

const terminal: Terminal = { print: (text) => console.log(text), say: (text) => console.error(text) };

try {
  const [name, ...words] = process.argv.slice(2);
  if (name === "catalogue") await runCatalogue(words, readConfig(), terminal);
  else if (name === "content") await runContent(words, readConfig(), terminal);
  else if (name === "accounts") await runAccounts(words, readConfig(), terminal);
  else if (name === "orders") await runOrders(words, readConfig(), terminal);
  else if (name === "database") await runDatabase(words, readConfig(), terminal);
  else if (name === "ledger") await runLedger(words, readConfig(), terminal);
  else if (AFTER_SALES.some((subject) => subject === name)) {
    await runAfterSales([name ?? "", ...words], readConfig(), terminal);
  } else if (name === "demo") await runDemo(words, terminal.say);
  else throw new OperatorError(USAGE);
} catch (error) {
  const isUsage = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  const isExplained = error instanceof OperatorError || error instanceof ConfigError || isUsage;
  const sentence = isExplained ? error.message : explainFileFailure(error);
  if (sentence === undefined) throw error;
  console.error(isUsage ? `${sentence}\n${USAGE}` : sentence);
  process.exitCode = 1;
}
