// The data of the page about signing in to an account.

import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import type { AccountLinks } from "./account-data.ts";

export interface SecurityData {
  readonly links: AccountLinks;
  readonly action: string;
  readonly email: string;
  /** False until the owner has confirmed to be present, by a recent sign-in or the password: then nothing else is shown. */
  readonly isConfirmed: boolean;
  readonly authenticator: ShownAuthenticator;
  /** Null where browsers make no passkeys, and the account has none. */
  readonly passkeys: ShownPasskeys | null;
  /** Number of unused recovery codes; null without a second factor. */
  readonly recoveryCodes: number | null;
  /** Confirmation of the last change. */
  readonly saved: string | null;
}

export type ShownAuthenticator =
  | { readonly state: "none" }
  /** Being set up: the secret as the address of a QR code, and as a text in groups. */
  | { readonly state: "setup"; readonly uri: string; readonly secret: string }
  | { readonly state: "added"; readonly since: string };

export interface ShownPasskeys {
  readonly list: readonly ShownPasskey[];
  /** Name of this browser, for the next one; null if no more can be added. */
  readonly suggestedName: string | null;
  readonly max: number;
}

export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly lastUsed: string | null;
}

export interface SecurityAnswer extends FormAnswer {
  /** New recovery codes, which are shown only in this answer. */
  readonly codes?: readonly string[];
}
