// The search service as a process (--search-only): only the search APIs, health and metrics.

import { openInsights } from "./insights/open-insights.ts";
import { createSearchApp } from "./search/search-app.ts";
import { openSearch } from "./search/open-search.ts";
import { searchApis } from "./search/search-apis.ts";
import { runProcess } from "./run-process.ts";
import { openPublicReads } from "./reads/public-reads.ts";
import { openTranslation } from "./translation/open-translation.ts";

export const runSearch = (): Promise<void> =>
  runProcess(async (process) => {
    const { config, log, database, taxonomy, settings, health, onStop } = process;
    const search = await openSearch(process);
    const insights = openInsights({
      database,
      setting: settings.read,
      onError: (error) => log.error({ err: error }, "figures could not be written"),
    });
    onStop(() => insights.close());
    const { translator } = openTranslation({ config, database, log, setting: settings.read });
    const apis = searchApis({
      config,
      log,
      database,
      taxonomy: taxonomy.current,
      setting: settings.read,
      search,
      accounts: { database, now: () => new Date() },
      understand: translator.understand,
      reads: openPublicReads(config),
      insights,
    });
    // It answers from its index even while the database is down.
    const ping = async () => void (await search.products.status());
    const app = createSearchApp({ config, log, health: { ...health, ping }, apis });
    return { fetch: (request, env) => app.fetch(request, env) };
  }, "The search service is open at");
