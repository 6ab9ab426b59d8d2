// What the sign-in page is given by its loader.

export interface LoginData {
  /** A link from a mail shows the confirmation of a registration, or that it no longer holds. */
  readonly view: "sign-in" | "confirm" | "expired";
  /** Where its forms are sent: this page, with what it was asked with. */
  readonly action: string;
  /** Whose registration is confirmed. */
  readonly email: string;
  readonly login: string;
  readonly forgotten: string;
  /** Where a guest goes on to; null outside the checkout. */
  readonly guest: string | null;
}
