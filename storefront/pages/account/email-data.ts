// The data of the page that a link in a mail opens, to confirm an account's new address.

export interface EmailData {
  readonly action: string;
  /** The present and the new address; null if the link is invalid, expired or used. */
  readonly change: { readonly from: string; readonly to: string } | null;
  readonly account: string;
}

export type EmailAnswer =
  | { readonly kind: "changed" | "waiting"; readonly email: string }
  | { readonly kind: "expired" }
  | { readonly kind: "limited"; readonly message: string };
