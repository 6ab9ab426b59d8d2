// Whether a visitor may be measured: by what they said, and until then by what the law of their market asks.

/** Markets under the GDPR or a law like it, where measuring waits for a yes: country and region codes of addresses. */
const DUE =
  "ad at be bg ch cy cz de dk ee es eu fi fr gb gg gr hr hu ie im is it je li lt lu lv mc mt nl no pl pt ro se si sk sm uk";

/** A cookie, so that the server may know it too. */
export const CONSENT_COOKIE = "analytics";

export type Consent = "granted" | "denied";

export const isConsentDue = (code: string | null): boolean => code !== null && DUE.split(" ").includes(code);

/** What cookies say of it; undefined when the visitor has not been asked or not answered. */
export const consentIn = (cookies: string): Consent | undefined => {
  const said = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  return said === "granted" || said === "denied" ? said : undefined;
};

export const mayMeasure = (cookies: string, code: string | null): boolean =>
  (consentIn(cookies) ?? (isConsentDue(code) ? "denied" : "granted")) === "granted";
