// Background job of alerts: finds changes of saved products and writes mails to the outbox.

import { marketOf, type OfferedPrices } from "#catalogue";
import { startJob, type BackgroundJob } from "#concurrency";
import { viewerFor, type BrowsedShop } from "#browsing";
import { checkAlerts, type AlertCustomer, type AlertViewer } from "#commerce/alerts";
import { priceListsIn } from "#commerce/settings";

export interface OpenAlertsParts {
  readonly shop: BrowsedShop;
  readonly prices: OfferedPrices;
  /** Public origin of the shop, for links in mails. */
  readonly origin: string;
  readonly onMail: () => void;
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/** Customers are checked much less often; this is how soon a due one is found. */
const INTERVAL_MS = 60_000;

export function openAlerts({
  shop,
  prices,
  origin,
  onMail,
  onError,
  now = () => new Date(),
}: OpenAlertsParts): BackgroundJob {
  const parts = { database: shop.database, origin, viewerOf: alertViewers(shop, prices) };
  return startJob({
    everyMs: INTERVAL_MS,
    startsAtOnce: false,
    onError,
    run: async (closing) => {
      for (let hasMore = true; hasMore && !closing.aborted;) {
        const batch = await checkAlerts(parts, now());
        if (batch.mails > 0) onMail();
        hasMore = batch.hasMore;
      }
    },
  });
}

/** Customers as viewers of products. Fails rather than to show what is hidden from their country. */
export const alertViewers =
  (shop: BrowsedShop, prices: OfferedPrices) =>
  async ({ market: code, language, vipLevel }: AlertCustomer): Promise<AlertViewer | undefined> => {
    const known = marketOf(code);
    if (known === undefined) return undefined;
    const market = prices.market(known);
    const visitor = { market, country: null, language, vipLevel };
    const viewer = await viewerFor({ shop, visitor, onError: fail });
    return { viewer, market, convertedFrom: priceListsIn(shop.setting).row(market.priceList)?.convert?.from };
  };

const fail = (error: unknown): never => {
  throw error;
};
