// The visitor's choice of what the shop may measure, in a cookie that the server sets and scripts read.

import type { ConsentCategory } from "#commerce/settings";

export const CONSENT_COOKIE = "consent";

/** Categories that are allowed. */
export type Consent = readonly ConsentCategory[];

/** The choice in a Cookie header, or in the cookies that scripts see; undefined before the visitor has made one. */
export function readConsent(cookies: string): Consent | undefined {
  const value = /(?:^|; )(?:__Host-)?consent=([\w.]+)/.exec(cookies)?.[1];
  if (value === undefined) return undefined;
  return value.split(".").filter((one): one is ConsentCategory => one === "analytics" || one === "marketing");
}

/** "none" for nothing: an empty cookie would count as no choice. */
export const printConsent = (consent: Consent): string => consent.join(".") || "none";

/** The name of the prompt in the answer. */
export const CONSENT_PROMPT = "consent-prompt";

/** The server's answer to a visitor without a choice. */
export interface ConsentPrompt {
  /** Allowed without asking: where visitors opt out, and their browser does not. */
  readonly granted: Consent;
  /** Texts of the banner; absent where nothing is asked. */
  readonly banner?: {
    readonly title: string;
    readonly text: string;
    readonly decline: string;
    readonly choose: string;
    readonly agree: string;
    /** Address of the page with the categories. */
    readonly choices: string;
  };
}
