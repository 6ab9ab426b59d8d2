// The data of the page that asks for the second factor.

export interface VerifyData {
  /** Expired if the sign-in was not continued in time, or the browser has none. */
  readonly view: "app" | "recovery" | "expired";
  readonly action: string;
  /** This page with the other kind of code. */
  readonly other: string;
  readonly login: string;
}
