// The destinations of analytics that browsers load, from the configuration.

import type { Destinations } from "#storefront/features/analytics/destinations/destinations.ts";
import type { Config } from "../config.ts";

/** Empty without any, so that documents say nothing of it. */
export function destinationsOf(config: Config): { readonly destinations?: Destinations } {
  const { GTM_CONTAINER: gtm, GA4_MEASUREMENT_ID: id, MATOMO_URL: url, MATOMO_SITE_ID: siteId } = config;
  const { PLAUSIBLE_DOMAIN: domain, PLAUSIBLE_SCRIPT_URL: script } = config;
  const destinations: Destinations = {
    ...(gtm && { gtm }),
    ...(id && { ga4: { id, ...(config.GA4_API_SECRET && { isServerSide: true }) } }),
    ...(url && siteId && { matomo: { url, siteId } }),
    ...(domain && { plausible: { domain, script } }),
  };
  return Object.keys(destinations).length > 0 ? { destinations } : {};
}
