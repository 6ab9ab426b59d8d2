// The data of the page with the visitor's privacy choices.

import type { ConsentCategory } from "#commerce/settings";

export interface ConsentData {
  /** The visitor's choices, with the current state. */
  readonly categories: readonly { readonly category: ConsentCategory; readonly isGranted: boolean }[];
  /** True where nothing is measured before the visitor agrees. */
  readonly isAsked: boolean;
  /** True if the browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
  /** True after the form was sent. */
  readonly isSaved: boolean;
  /** Address to which the form returns. */
  readonly to: string;
  /** Address of the privacy policy. */
  readonly policy: string;
}
