// The part of analytics that loads when a page is idle: consent, the data layer, and the events of a page that came into view.

import { readConsent, type Consent, type ConsentPrompt } from "#storefront/features/consent/consent.ts";
import type { AnalyticsEvent, Insight } from "./events.ts";
import { openDataLayer, updateConsent } from "./data-layer.ts";
import { report } from "./insights.ts";
import { createTracking } from "./tracking.ts";

export * from "./view-events.ts";

/** Without a choice; undefined until it is known. */
let byDefault: Consent | undefined;
let isOpen = false;
let started: Promise<void> | undefined;
let setKnown: () => void;
/** Resolves with the first start that succeeds: the visitor's consent is known. */
const known = new Promise<void>((resolve) => (setKnown = resolve));

/** Once per document. Resolves when nothing is asked of the visitor any more. `code` is the country in the page's address. */
export const start = (code: string | null): Promise<void> =>
  (started ??= begin(code).then(setKnown, (error: unknown) => {
    // The next page tries again.
    started = undefined;
    throw error;
  }));

async function begin(code: string | null): Promise<void> {
  const banner = hasChosen() ? undefined : await decideDefault(code);
  openDataLayer(consentNow());
  isOpen = true;
  // The checkout is not interrupted, and pages inside an app have no place for it.
  if (!banner || document.querySelector("[data-frame]")) return;
  const { askConsent } = await import("#storefront/features/consent/banner.ts");
  await askConsent(banner);
  updateConsent(consentNow());
}

async function decideDefault(code: string | null): Promise<ConsentPrompt["banner"]> {
  const { decide } = await import("#storefront/features/consent/decide.ts");
  const { granted, banner } = await decide(code);
  byDefault = granted;
  return banner;
}

/** Sends events with the cookies of the moment they happened. */
export function send(happened: readonly (AnalyticsEvent | Insight)[], cookies: string): void {
  if (hasChosen()) start(null).catch(() => undefined);
  if (!mayMeasure(cookies)) return;
  tracking(cookies, ...happened.filter((one) => one.event !== undefined));
  // Only with a consent that applied when they happened.
  void known.then(() => isAllowed(cookies) && report(happened));
}

export const isAllowed = (cookies: string): boolean => consentIn(cookies)?.includes("analytics") ?? false;

const hasChosen = (): boolean => readConsent(document.cookie) !== undefined;

const consentIn = (cookies: string): Consent | undefined => readConsent(cookies) ?? byDefault;
const consentNow = (): Consent => consentIn(document.cookie) ?? [];

const mayMeasure = (cookies: string): boolean => consentIn(cookies)?.includes("analytics") ?? true;

const tracking = createTracking({
  dataLayer: () => (isOpen ? window.dataLayer : undefined),
  mayMeasure,
  cookies: () => document.cookie,
});
