// Finds out what applies to a visitor without a choice: the default of their country, or a question. Loaded only for them.

import { askPage } from "#storefront/framework/ask-page.ts";
import { storedValue } from "#storefront/framework/browser-storage.ts";
import { localTimeZone } from "#storefront/framework/local-time-zone.ts";
import { CONSENT_PROMPT, type Consent, type ConsentPrompt } from "./consent.ts";

export interface Decision {
  /** Allowed without asking. */
  readonly granted: Consent;
  /** Asks the visitor, and resolves with the answer; absent where nothing is asked. */
  readonly ask?: () => Promise<void>;
}

/** `code` is the country in the page's address. */
export async function decide(code: string | null): Promise<Decision> {
  const { granted, banner } = await loadPrompt(code);
  // The checkout is not interrupted, and pages inside an app have no place for it.
  if (!banner || document.querySelector("[data-frame]")) return { granted };
  return { granted, ask: async () => (await import("./banner.ts")).askConsent(banner) };
}

async function loadPrompt(code: string | null): Promise<ConsentPrompt> {
  // A visitor whose browser objects is not asked either.
  if ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl) return { granted: [] };
  // Asked once for each tab, because most visitors without a stored choice are in countries that need none.
  const known = storedValue(`consent ${code}`, isConsent, () => sessionStorage);
  const granted = known.read();
  if (granted) return { granted };
  const query = new URLSearchParams({
    path: location.pathname,
    zone: localTimeZone(),
  });
  const { loaderData, status, isThisBuild } = await askPage(`/consent-prompt?${query}`);
  const prompt = loaderData?.[CONSENT_PROMPT] as ConsentPrompt | undefined;
  if (!prompt || !isThisBuild) throw new Error(`The consent prompt answered ${status} instead of data of this build.`);
  // That page asks itself.
  if (prompt.banner?.choices === location.pathname) return { granted: prompt.granted };
  if (!prompt.banner) known.write(prompt.granted);
  return prompt;
}

const isConsent = (value: unknown): value is Consent => Array.isArray(value);
