// The data of an account's page of favourite designers.

import type { FavouriteDesigners } from "#storefront/features/favourite-designers/stored-designers.ts";
import type { AccountLinks } from "./account-data.ts";

export interface AccountDesignersData {
  readonly links: AccountLinks;
  readonly action: string;
  /** As the browser stores them. */
  readonly designers: FavouriteDesigners;
  readonly shown: readonly { readonly handle: string; readonly name: string; readonly href: string }[];
}

/** Answer to the browser's own request. */
export interface DesignersAnswer {
  readonly kind: "saved" | "invalid";
}
