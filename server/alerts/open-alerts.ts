// Background job of alerts: finds changes of saved products and new products of saved searches, and writes mails to the outbox.

import { marketOf, type OfferedPrices } from "#catalogue";
import { startJob, type BackgroundJob } from "#concurrency";
import { listingAt, newestIn, viewerFor, type BrowsedShop } from "#browsing";
import { checkAlerts, type AlertCustomer, type AlertParts, type AlertViewer } from "#commerce/alerts";
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
  const parts = { database: shop.database, origin, onError, ...alertPorts(shop, prices) };
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

/** The shop as a customer sees it. Fails rather than show products that are hidden in their country. */
export function alertPorts(shop: BrowsedShop, prices: OfferedPrices): Pick<AlertParts, "viewerOf" | "newestIn"> {
  const browsingOf = ({ market: code, language, vipLevel }: AlertCustomer) => {
    const known = marketOf(code);
    return (
      known && { shop, visitor: { market: prices.market(known), country: null, language, vipLevel }, onError: fail }
    );
  };
  return {
    viewerOf: async (customer): Promise<AlertViewer | undefined> => {
      const browsing = browsingOf(customer);
      if (!browsing) return undefined;
      const { market } = browsing.visitor;
      const convertedFrom = priceListsIn(shop.setting).row(market.priceList)?.convert?.from;
      return { viewer: await viewerFor(browsing), market, convertedFrom };
    },
    newestIn: async ({ path, query }, customer, range) => {
      const browsing = browsingOf(customer);
      const listing = browsing && (await listingAt(browsing, path, `?${query}`));
      return listing && newestIn(browsing, listing, range);
    },
  };
}

const fail = (error: unknown): never => {
  throw error;
};
