// The data of the page that asks for the second factor.

/** Ways to complete a sign-in. */
export type SecondStep = "passkey" | "app" | "recovery";

export interface VerifyData {
  /** Expired if the sign-in was not continued in time, or the browser has none. */
  readonly view: SecondStep | "expired";
  readonly action: string;
  /** This page with the other ways that the account has. */
  readonly others: readonly { readonly way: SecondStep; readonly href: string }[];
  readonly login: string;
}
