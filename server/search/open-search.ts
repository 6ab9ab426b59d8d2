// Opens the search of a process, and brings its indexes up to date: its own ones, or those of a search service.

import type { ServingProcess } from "../run-process.ts";
import { observeCluster } from "./observe-cluster.ts";
import { openRemoteSearch } from "./remote-search.ts";
import { searchServiceOf } from "./search-service.ts";
import { openShopSearch, type ShopSearch } from "./shop-search.ts";

export async function openSearch(process: ServingProcess): Promise<ShopSearch> {
  const { database, onStop } = process;
  const search = await chooseSearch(process);
  onStop(() => search.close());
  await search.catchUp(indexProgress());
  database.revisions.on("changes", search.onChanged);
  database.revisions.on("catalogue", search.onChanged);
  return search;
}

async function chooseSearch(process: ServingProcess): Promise<ShopSearch> {
  const { config, log, database, taxonomy, settings } = process;
  const { metrics } = process.health;
  const { SEARCH_URL: hosts, SEARCH_TOKEN: token } = config;
  if (hosts.length > 0) {
    const observe = observeCluster(metrics, log, "search service");
    return openRemoteSearch({
      database,
      setting: settings.read,
      hosts,
      token,
      observe,
      onAttempt: metrics.countSearchAttempt,
    });
  }
  return openShopSearch({
    database,
    taxonomy: taxonomy.current,
    onTaxonomyChange: taxonomy.onChange,
    setting: settings.read,
    onSettingChange: settings.onChange,
    service: await searchServiceOf(config, {
      print: (line) => console.error(line),
      observe: observeCluster(metrics, log),
    }),
    onError: (error) => log.error({ err: error }, "search index update failed"),
  });
}

/** Prints progress and speed every PROGRESS_STEP products. */
function indexProgress(): (products: number, of: number) => void {
  let printed: number | undefined;
  const started = performance.now();
  return (products, of) => {
    if (printed === undefined) console.error("Indexing the catalogue for search …");
    printed ??= 0;
    if (products - printed < PROGRESS_STEP && products < of) return;
    printed = products;
    const rate = Math.round(products / ((performance.now() - started) / 1000));
    console.error(
      `  ${products.toLocaleString("en")} of ${of.toLocaleString("en")} products, ${rate.toLocaleString("en")} per second`,
    );
  };
}

const PROGRESS_STEP = 4_000;
