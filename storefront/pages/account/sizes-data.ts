// The data of an account's page of sizes.

import type { MySizes } from "#storefront/features/my-sizes/stored-sizes.ts";
import type { AccountLinks } from "./account-data.ts";

export interface SizesData {
  readonly links: AccountLinks;
  readonly action: string;
  /** As the browser stores them. */
  readonly sizes: MySizes;
  /** Sizes of each chart, named in the visitor's language. */
  readonly charts: readonly { readonly id: string; readonly name: string; readonly sizes: readonly string[] }[];
}

/** Answer to the browser's own request. */
export interface SizesAnswer {
  readonly kind: "saved" | "invalid";
}
