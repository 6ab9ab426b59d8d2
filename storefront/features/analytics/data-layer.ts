// The data layer of tag managers: `window.dataLayer`, with the signals of Google's Consent Mode v2 before any tag.
// https://developers.google.com/tag-platform/security/guides/consent

import type { Consent } from "#storefront/features/consent/consent.ts";
import type { DataLayer } from "./tracking.ts";

declare global {
  interface Window {
    dataLayer?: DataLayer;
  }
}

/** Everything is denied until the visitor's choice is read. */
export function openDataLayer(consent: Consent): void {
  window.dataLayer ??= [];
  command("consent", "default", signals([]));
  updateConsent(consent);
}

export const updateConsent = (consent: Consent): void => command("consent", "update", signals(consent));

/** Google's tags recognise a command only as an arguments object, not as an array. */
export function command(..._words: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments);
}

function signals(consent: Consent) {
  const state = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  const marketing = state(consent.includes("marketing"));
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: state(consent.includes("analytics")),
  };
}
