// The data of the sign-in page.

export interface LoginData {
  /** A link from a mail shows the confirmation of a registration, or that it has expired. */
  readonly view: "sign-in" | "confirm" | "expired";
  /** Address of the forms: this page with its query. */
  readonly action: string;
  /** Email address of the registration to confirm. */
  readonly email: string;
  readonly login: string;
  readonly forgotten: string;
  /** Next page for a guest; null outside the checkout. */
  readonly guest: string | null;
  /** Name of the page's route, for its passkey form; null where browsers make no passkeys. */
  readonly passkeyRoute: "login" | "cart-login" | null;
}
