// Asks for the offer of another market on a first visit. The code that shows it loads only with an offer.

import { storedValue } from "#storefront/framework/browser-storage.ts";
import { DATA_MEDIA_TYPE } from "#storefront/framework/protocol.ts";
import { COUNTRY_DIALOG } from "./frame-ids.ts";

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

/** Time until which nothing is asked: a year after the visitor's answer, a day if there is nothing to offer. */
const quietUntil = storedValue("market-prompt", (value): value is number => typeof value === "number");

/** Not in the checkout, nor in a shop for one country: neither has the picker. */
export async function offerMarket(zone: string): Promise<void> {
  if (!document.getElementById(COUNTRY_DIALOG) || (quietUntil.read() ?? 0) > Date.now()) return;
  await askForOffer(zone).catch(() => undefined);
}

async function askForOffer(zone: string): Promise<void> {
  const query = new URLSearchParams({ path: location.pathname, zone });
  const response = await fetch(`/market-prompt?${query}`, {
    headers: { accept: `${DATA_MEDIA_TYPE};language=${document.documentElement.lang}` },
  });
  if (response.status === 204) quietUntil.write(Date.now() + DAY_MS);
  if (response.status !== 200) return;
  const { showMarketPrompt } = await import("./market-prompt.ts");
  showMarketPrompt(await response.json(), () => quietUntil.write(Date.now() + YEAR_MS));
}
