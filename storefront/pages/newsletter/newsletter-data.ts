// The data of the newsletter's page and of its form's answer.

export interface NewsletterData {
  readonly home: string;
  readonly action: string;
  /** Token of the link in the mail; null without one. */
  readonly token: string | null;
}

export type NewsletterAnswer =
  | { readonly kind: "asked" | "confirmed"; readonly email: string }
  | { readonly kind: "expired" }
  /** With the address as typed, so that it can be corrected. */
  | { readonly kind: "invalid" | "limited"; readonly email: string; readonly message: string };
