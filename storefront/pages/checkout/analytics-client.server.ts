// The browser of a buyer in GA4, for purchases that the shop itself sends. Null unless the buyer consents to analytics.

import { randomInt } from "node:crypto";
import type { AnalyticsClient } from "#commerce/analytics";
import { CONSENT, isConsentDue, type ConsentCategory } from "#commerce/settings";
import type { Destinations } from "#storefront/features/analytics/destinations/destinations.ts";
import { readConsent } from "#storefront/features/consent/consent.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";

type Sources = Pick<LoaderArgs, "request" | "visitor" | "config"> & {
  readonly shop: Pick<LoaderArgs["shop"], "setting" | "orderServices">;
};

export function analyticsClientOf({ request, visitor, shop, config }: Sources): AnalyticsClient | null {
  const { ga4 }: Destinations = config.destinations ?? {};
  if (!ga4?.isServerSide) return null;
  const cookies = request.headers.get("cookie") ?? "";
  const choice = readConsent(cookies);
  const clientId = GA_CLIENT.exec(cookies)?.[1];
  const settings = shop.setting(CONSENT);
  // Without a choice, the tag's own cookie proves that the page was allowed to load it. The server knows less of the country.
  const mayAssume =
    clientId !== undefined && request.headers.get("sec-gpc") !== "1" && !isConsentDue(settings, visitor);
  const consent = choice ?? (mayAssume ? settings.categories : []);
  const allows = (category: ConsentCategory) => consent.includes(category) && settings.categories.includes(category);
  if (!allows("analytics")) return null;
  return {
    clientId: clientId ?? newClient(shop.orderServices.now()),
    sessionId: sessionIn(cookies, ga4.id),
    allowsMarketing: allows("marketing"),
  };
}

/** "GA1.1.1234567890.1700000000": a random number and the seconds of the first visit. */
const GA_CLIENT = /(?:^|; )_ga=GA\d\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/;

/** "GS1.1.1700000000.…", or in a newer format "GS2.1.s1700000000$…". */
function sessionIn(cookies: string, id: string): string | null {
  return new RegExp(`(?:^|; )_ga_${id.slice(2)}=GS\\d\\.\\d\\.s?(\\d{1,20})`).exec(cookies)?.[1] ?? null;
}

/** For a browser that blocks the tag although its visitor agreed: a pseudonym of this order alone. */
const newClient = (now: Date): string => `${randomInt(2 ** 31)}.${Math.floor(now.getTime() / 1000)}`;
