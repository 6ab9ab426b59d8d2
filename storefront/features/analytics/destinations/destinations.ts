// Loads the configured destinations of analytics. Called only with consent, and loaded only in shops that have any.

import type { Consent } from "#storefront/features/consent/consent.ts";
import type { DataLayer } from "../tracking.ts";
import { openGa4, type Ga4Tag } from "./ga4.ts";
import { openGtm } from "./gtm.ts";
import { openMatomo, type MatomoTag } from "./matomo.ts";
import { openPlausible, type PlausibleTag } from "./plausible.ts";

export interface Destinations {
  /** Container of Google Tag Manager. */
  readonly gtm?: string;
  readonly ga4?: Ga4Tag;
  readonly matomo?: MatomoTag;
  readonly plausible?: PlausibleTag;
}

/** A container itself decides what each tag in it may do, so either consent opens it; the others measure. */
export function openDestinations({ gtm, ga4, matomo, plausible }: Destinations, consent: Consent): void {
  const layer: DataLayer = (window.dataLayer ??= []);
  if (consent.includes("analytics")) {
    if (ga4) openGa4(ga4, layer);
    if (matomo) openMatomo(matomo, layer);
    if (plausible) openPlausible(plausible, layer);
  }
  if (gtm && consent.length > 0) openGtm(gtm);
}
