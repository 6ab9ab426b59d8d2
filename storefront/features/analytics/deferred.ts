// The part of analytics that loads when a page is idle: consent, the data layer, and the events of a page that came into view.

import { readConsent, type Consent } from "#storefront/features/consent/consent.ts";
import type { Decision } from "#storefront/features/consent/decide.ts";
import { STATE_ELEMENT, type DocumentState } from "#storefront/framework/protocol.ts";
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
    // The next call tries again.
    started = undefined;
    throw error;
  }));

async function begin(code: string | null): Promise<void> {
  let ask: Decision["ask"];
  if (!hasChosen()) {
    const { decide } = await import("#storefront/features/consent/decide.ts");
    ({ granted: byDefault, ask } = await decide(code));
  }
  openDataLayer(consentNow());
  isOpen = true;
  if (import.meta.env.DEV) void import("./debug-overlay.ts");
  openDestinations();
  if (!ask) return;
  await ask();
  updateConsent(consentNow());
  openDestinations();
}

/** Loads the configured destinations, if there are any and the visitor consents. */
function openDestinations(): void {
  const consent = consentNow();
  const { config } = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "{}") as Partial<DocumentState>;
  const destinations = config?.destinations;
  if (destinations && consent[0]) {
    import("./destinations/destinations.ts")
      .then((it) => it.openDestinations(destinations, consent))
      .catch(() => undefined);
  }
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
