// Notices at the foot of the window, one after the other: a question of consent, then the offer of another market.

import { start } from "#storefront/features/analytics/deferred.ts";
import { offerMarket } from "./market-intent.ts";

/** `code` is the country in the page's address. */
export async function showNotices(code: string | null, timeZone: string): Promise<void> {
  await start(code);
  // A zone without a place, such as Etc/UTC, says nothing about the visitor.
  if (/^(?!Etc)\w+\//.test(timeZone)) await offerMarket(timeZone);
}
