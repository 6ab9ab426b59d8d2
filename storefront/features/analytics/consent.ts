// Consent to analytics: the visitor's choice, or the default that the law of their market requires.

/** Address codes of markets under the GDPR or a similar law, where analytics needs consent. */
const DUE =
  "ad at be bg ch cy cz de dk ee es eu fi fr gb gg gr hr hu ie im is it je li lt lu lv mc mt nl no pl pt ro se si sk sm uk";

/** A cookie, so that the server can read it too. */
const CONSENT_COOKIE = "analytics";

export type Consent = "granted" | "denied";

/** True if the market of a path requires consent. */
export const isConsentDue = (path: string): boolean => {
  const [, code = ""] = path.split("/", 2);
  return DUE.split(" ").includes(code.toLowerCase());
};

/** The visitor's choice; undefined before they have made one. */
const consentIn = (cookies: string): Consent | undefined => {
  const said = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1);
  return said === "granted" || said === "denied" ? said : undefined;
};

export const mayMeasure = (cookies: string, path: string): boolean =>
  (consentIn(cookies) ?? (isConsentDue(path) ? "denied" : "granted")) === "granted";
