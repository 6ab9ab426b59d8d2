// Follows which price lists the catalogue has, by the products in the search index.

import { offeredPrices, PRICE_LISTS, type OfferedPrices, type PriceList } from "#catalogue";
import { startJob } from "#concurrency";
import type { SearchReader } from "#search";
import { all } from "#search/query";
import { viewerFilters } from "#search/visibility";

interface PricesParts {
  readonly search: SearchReader;
  /** Calls its listener after a change of the index. */
  readonly onUpdated?: ((listener: () => void) => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** While the index does not change, an interval costs one status request. */
const POLL_MS = 2_000;
/** Limits log lines while the index is down. */
const PAUSE_MS = 60_000;

/** Until the index has answered, every list is offered; while it is down, the last known ones. */
export async function openOfferedPrices({ search, onUpdated, onError }: PricesParts) {
  let current = offeredPrices(new Map());
  let seen: string | undefined;
  const run = async (): Promise<void> => {
    const { position, products: total } = await search.status();
    const state = `${position} ${total}`;
    if (state === seen) return;
    const counts = PRICE_LISTS.map(async (list) => [list, await countPriced(search, list)] as const);
    current = offeredPrices(new Map(await Promise.all(counts)));
    seen = state;
  };
  const job = startJob({ run, everyMs: POLL_MS, onError, startsAtOnce: false, pauseAfterErrorMs: PAUSE_MS });
  onUpdated?.(() => void job.nudge());
  await job.nudge();
  const prices: OfferedPrices = { list: (list) => current.list(list), market: (market) => current.market(market) };
  return { prices, close: job.close };
}

async function countPriced(search: SearchReader, priceList: PriceList): Promise<number> {
  const found = await search.search({ filter: all(...viewerFilters({ priceList, vipLevel: 0 })), limit: 0 });
  if (found.kind === "refused") throw new Error(`The index refused to count ${priceList}: ${found.message}`);
  return found.total;
}
