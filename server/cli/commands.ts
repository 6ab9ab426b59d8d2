// The commands of `npm run shop -- …`, by their first word. docs/commands.md lists them with examples.

import { readConfig, type Config } from "../config.ts";
import { ACCOUNTS_USAGE, runAccounts } from "./accounts.ts";
import { AFTER_SALES, AFTER_SALES_USAGE, runAfterSales } from "./after-sales.ts";
import { CATALOGUE_USAGE, runCatalogue } from "./catalogue.ts";
import { DATABASE_USAGE, runDatabase } from "./database.ts";
import { DEMO_USAGE, runDemo } from "./demo.ts";
import { INIT_USAGE, runInit } from "./init.ts";
import { LOCALES_USAGE, runLocales } from "./locales.ts";
import { LOOKS_USAGE, runLooks } from "./looks.ts";
import { MERCHANDISING_USAGE, runMerchandising } from "./merchandising.ts";
import { NEWSLETTER_USAGE, runNewsletter } from "./newsletter.ts";
import { ORDERS_USAGE, runLedger, runOrders, runTax } from "./orders.ts";
import { PEOPLE_USAGE, runPeople } from "./people.ts";
import { PROMOTIONS_USAGE, runPromotions } from "./promotions.ts";
import { runSecurity, SECURITY_USAGE } from "./security.ts";
import { runShopData, SHOP_USAGE } from "./shop.ts";
import { PICTURES_USAGE, runPictures } from "./pictures.ts";
import { runStaff, STAFF_USAGE } from "./staff.ts";
import { runTokens, TOKENS_USAGE } from "./tokens.ts";
import { MEANINGS_USAGE, runMeanings } from "./meanings.ts";
import { runSynonyms, SYNONYMS_USAGE } from "./synonyms.ts";
import type { Terminal } from "./terminal.ts";
import { runEvents, runWebhooks, WEBHOOKS_USAGE } from "./webhooks.ts";

type Run = (words: readonly string[], terminal: Terminal) => Promise<void>;

export const commands: Readonly<Record<string, Run>> = {
  init: configured(runInit),
  catalogue: configured(runCatalogue),
  shop: configured(runShopData),
  pictures: configured(runPictures),
  merchandising: configured(runMerchandising),
  looks: configured(runLooks),
  synonyms: configured(runSynonyms),
  meanings: configured(runMeanings),
  accounts: configured(runAccounts),
  newsletter: configured(runNewsletter),
  people: configured(runPeople),
  orders: configured(runOrders),
  tax: configured(runTax),
  ledger: configured(runLedger),
  ...Object.fromEntries(
    AFTER_SALES.map((subject) => [
      subject,
      configured((words, config, terminal) => runAfterSales([subject, ...words], config, terminal)),
    ]),
  ),
  promotions: configured(runPromotions),
  security: configured(runSecurity),
  staff: configured(runStaff),
  tokens: configured(runTokens),
  webhooks: configured(runWebhooks),
  events: configured(runEvents),
  database: configured(runDatabase),
  locales: async (words, terminal) => runLocales(words, terminal),
  demo: (words, { info }) => runDemo(words, info),
};

export const USAGE = [
  INIT_USAGE,
  CATALOGUE_USAGE,
  SHOP_USAGE,
  PICTURES_USAGE,
  MERCHANDISING_USAGE,
  LOOKS_USAGE,
  SYNONYMS_USAGE,
  MEANINGS_USAGE,
  ACCOUNTS_USAGE,
  PEOPLE_USAGE,
  NEWSLETTER_USAGE,
  ORDERS_USAGE,
  AFTER_SALES_USAGE,
  PROMOTIONS_USAGE,
  SECURITY_USAGE,
  STAFF_USAGE,
  TOKENS_USAGE,
  WEBHOOKS_USAGE,
  DATABASE_USAGE,
  LOCALES_USAGE,
  DEMO_USAGE,
].join("\n");

function configured(run: (words: readonly string[], config: Config, terminal: Terminal) => Promise<void>): Run {
  return (words, terminal) => run(words, readConfig(), terminal);
}
