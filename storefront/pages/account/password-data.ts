// The data of the page for a forgotten password.

export interface PasswordData {
  /** Without a link it asks for an address; with one, for a new password unless the link has expired. */
  readonly view: "ask" | "set" | "expired";
  readonly action: string;
  /** Email address of the account, for the password manager. */
  readonly email: string;
  readonly ask: string;
  readonly login: string;
}
