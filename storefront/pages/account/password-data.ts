// What the page of a forgotten password is given by its loader.

export interface PasswordData {
  /** Without a link an address is asked for; with one a new password, or it no longer holds. */
  readonly view: "ask" | "set" | "expired";
  readonly action: string;
  /** Whose password is set, for the password manager. */
  readonly email: string;
  readonly ask: string;
  readonly login: string;
}
