// Whether a visitor may be measured: by what they said, and until then by what the law of their market asks.

/** Markets under the GDPR or a law like it, where measuring waits for a yes: the codes in front of their addresses. */
const DUE =
  "ad at be bg ch cy cz de dk ee es eu fi fr gb gg gr hr hu ie im is it je li lt lu lv mc mt nl no pl pt ro se si sk sm uk";

/** A cookie, so that the server may know it too. */
export const CONSENT_COOKIE = "analytics";

export type Consent = "granted" | "denied";

/** Of the market that a path is in. */
export const isConsentDue = (path: string): boolean => {
  const [, code = ""] = path.split("/", 2);
  return DUE.split(" ").includes(code.toLowerCase());
};

/** What cookies say of it; undefined when the visitor has not been asked or not answered. */
export const consentIn = (cookies: string): Consent | undefined => {
  const said = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  return said === "granted" || said === "denied" ? said : undefined;
};

export const mayMeasure = (cookies: string, path: string): boolean =>
  (consentIn(cookies) ?? (isConsentDue(path) ? "denied" : "granted")) === "granted";
