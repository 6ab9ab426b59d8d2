// Loads the visitor's privacy choices. The form is answered by server/visitor/set-consent.ts.

import { CONSENT, isConsentDue } from "#commerce/settings";
import { readConsent } from "#storefront/features/consent/consent.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import type { ConsentData } from "./consent-data.ts";

export function loader({ request, url, visitor, shop, out }: LoaderArgs): ConsentData {
  out.set("cache-control", "private, no-store");
  const link = linkFor(visitor);
  const settings = shop.setting(CONSENT);
  const isAsked = isConsentDue(settings, visitor);
  const hasPrivacySignal = request.headers.get("sec-gpc") === "1";
  const byDefault = isAsked || hasPrivacySignal ? [] : settings.categories;
  const granted = readConsent(request.headers.get("cookie") ?? "") ?? byDefault;
  return {
    categories: settings.categories.map((category) => ({ category, isGranted: granted.includes(category) })),
    isAsked,
    hasPrivacySignal,
    isSaved: url.searchParams.has("saved"),
    to: link("/privacy-choices?saved"),
    policy: link("/pages/privacy-cookie-policy"),
  };
}
