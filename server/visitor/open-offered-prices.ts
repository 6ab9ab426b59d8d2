// Follows which price lists the catalogue has, by the products in the search index.

import {
  offeredPrices,
  plainCurrencies,
  type OfferedPrices,
  type PriceList,
  type PriceLists,
  type SoldMarkets,
  writePlainly,
} from "#catalogue";
import { startJob } from "#concurrency";
import { marketsSold, priceListsIn, type ReadSetting } from "#commerce/settings";
import type { SearchReader } from "#search";
import { all } from "#search/query";
import { viewerFilters } from "#search/visibility";

interface PricesParts {
  readonly search: SearchReader;
  readonly setting: ReadSetting;
  readonly onSettingChange?: ((listener: () => void) => void) | undefined;
  /** Calls its listener after a change of the index. */
  readonly onUpdated?: ((listener: () => void) => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** While the index does not change, an interval costs one status request. */
const POLL_MS = 2_000;
/** Limits log lines while the index is down. */
const PAUSE_MS = 60_000;

/** Until the index has answered, every list is offered; while it is down, the last known ones. */
export async function openOfferedPrices({ search, setting, onSettingChange, onUpdated, onError }: PricesParts) {
  let lists = priceListsIn(setting);
  let current = offeredPrices(new Map(), lists);
  let soldTo: SoldMarkets | undefined;
  let seen: string | undefined;
  const run = async (): Promise<void> => {
    const { position, products: total } = await search.status();
    const state = `${position} ${total}`;
    const wanted: PriceLists = priceListsIn(setting);
    const sold = marketsSold(setting);
    if (state === seen && wanted === lists && sold === soldTo) return;
    const counts = await Promise.all(
      wanted.codes.map(async (list) => [list, await countPriced(search, list)] as const),
    );
    lists = wanted;
    soldTo = sold;
    current = offeredPrices(new Map(counts.map(([list, count]) => [list, count ?? 0])), lists);
    writePlainly(plainCurrencies([sold.home, ...sold.countries].map(current.market)));
    // An index without a new list is being rebuilt; count again.
    seen = counts.every(([, count]) => count !== undefined) ? state : undefined;
  };
  const job = startJob({ run, everyMs: POLL_MS, onError, startsAtOnce: false, pauseAfterErrorMs: PAUSE_MS });
  onUpdated?.(() => void job.nudge());
  onSettingChange?.(() => void job.nudge());
  await job.nudge();
  const prices: OfferedPrices = { list: (list) => current.list(list), market: (market) => current.market(market) };
  return { prices, close: job.close };
}

/** Undefined if the index does not have the list yet. */
async function countPriced(search: SearchReader, priceList: PriceList): Promise<number | undefined> {
  const found = await search.search({ filter: all(...viewerFilters({ priceList, vipLevel: 0 })), limit: 0 });
  if (found.kind === "refused" && found.reason === "unknown-attribute") return undefined;
  if (found.kind === "refused") throw new Error(`The index refused to count ${priceList}: ${found.message}`);
  return found.total;
}
