// Asks for the offer of another market on a first visit. The code that shows it loads only with an offer.

import { askPage } from "#storefront/framework/ask-page.ts";
import { storedValue } from "#storefront/framework/browser-storage.ts";
import { COUNTRY_DIALOG } from "./frame-ids.ts";
import { MARKET_PROMPT, type MarketPrompt } from "./market-prompt-data.ts";

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
  const { loaderData, status, isThisBuild } = await askPage(`/market-prompt?${query}`);
  if (status === 204) quietUntil.write(Date.now() + DAY_MS);
  const prompt = loaderData?.[MARKET_PROMPT] as MarketPrompt | undefined;
  if (!prompt || !isThisBuild) return;
  const { showMarketPrompt } = await import("./market-prompt.ts");
  showMarketPrompt(prompt, () => quietUntil.write(Date.now() + YEAR_MS));
}
