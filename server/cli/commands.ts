// The commands of `npm run shop -- …`, by their first word. docs/commands.md lists them with examples. The code of a command is loaded when
// it runs: that of all takes seconds.

import { readConfig, type Config } from "../config.ts";
import type { Terminal } from "./terminal.ts";

type Run = (words: readonly string[], terminal: Terminal) => Promise<void>;

export const commands: Readonly<Record<string, Run>> = {
  init: configured(async () => (await import("./init.ts")).runInit),
  catalogue: configured(async () => (await import("./catalogue.ts")).runCatalogue),
  shop: configured(async () => (await import("./shop.ts")).runShopData),
  pictures: configured(async () => (await import("./pictures.ts")).runPictures),
  merchandising: configured(async () => (await import("./merchandising.ts")).runMerchandising),
  looks: configured(async () => (await import("./looks.ts")).runLooks),
  synonyms: configured(async () => (await import("./synonyms.ts")).runSynonyms),
  meanings: configured(async () => (await import("./meanings.ts")).runMeanings),
  accounts: configured(async () => (await import("./accounts.ts")).runAccounts),
  newsletter: configured(async () => (await import("./newsletter.ts")).runNewsletter),
  people: configured(async () => (await import("./people.ts")).runPeople),
  orders: configured(async () => (await import("./orders.ts")).runOrders),
  tax: configured(async () => (await import("./orders.ts")).runTax),
  ledger: configured(async () => (await import("./orders.ts")).runLedger),
  returns: configured(async () => (await import("./after-sales.ts")).runReturns),
  reviews: configured(async () => (await import("./after-sales.ts")).runReviews),
  "gift-cards": configured(async () => (await import("./after-sales.ts")).runGiftCards),
  promotions: configured(async () => (await import("./promotions.ts")).runPromotions),
  security: configured(async () => (await import("./security.ts")).runSecurity),
  staff: configured(async () => (await import("./staff.ts")).runStaff),
  tokens: configured(async () => (await import("./tokens.ts")).runTokens),
  webhooks: configured(async () => (await import("./webhooks.ts")).runWebhooks),
  events: configured(async () => (await import("./webhooks.ts")).runEvents),
  database: configured(async () => (await import("./database.ts")).runDatabase),
  locales: async (words, terminal) => (await import("./locales.ts")).runLocales(words, terminal),
  demo: async (words, { info }) => (await import("./demo.ts")).runDemo(words, info),
};

type RunConfigured = (words: readonly string[], config: Config, terminal: Terminal) => Promise<void>;

function configured(load: () => Promise<RunConfigured>): Run {
  return async (words, terminal) => {
    const config = readConfig();
    const [run, { installIssueWords }] = await Promise.all([load(), import("#commerce/settings")]);
    installIssueWords();
    await run(words, config, terminal);
  };
}
