// The data of the wishlist's pages.

import type { VariantOption } from "#catalogue";
import type { CardProduct } from "#storefront/ui/product-card.tsx";

export interface WishlistCard extends CardProduct {
  /** The product's. */
  readonly id: string;
  readonly itemId: string;
  readonly sku: string;
  readonly inStock: boolean;
  readonly choices: readonly SizeOption[];
}

export interface SizeOption {
  readonly variantId: string;
  /** As in the catalogue. */
  readonly size: string;
  readonly options: readonly VariantOption[];
  /** Size and options for the visitor. */
  readonly label: string;
  readonly inStock: boolean;
}

export interface TagChoice {
  readonly id: string;
  readonly name: string;
  /** Link that selects or clears it; null if nothing would be left. */
  readonly href: string | null;
  readonly isChosen: boolean;
}

export interface Named {
  readonly name: string;
  readonly href: string;
}

export interface WishlistView {
  readonly cards: readonly WishlistCard[];
  /** Number of products that match the tags. */
  readonly total: number;
  readonly page: number;
  /** Addresses of the pages, the first at 0. */
  readonly pages: readonly string[];
  readonly sorts: readonly (Named & { readonly isCurrent: boolean })[];
  readonly tags: readonly TagChoice[];
  /** Without any tag. */
  readonly all: string;
}

export interface WishlistData {
  readonly view: WishlistView;
  /** Address of the forms: this page. */
  readonly action: string;
  readonly isGuest: boolean;
  readonly signIn: string;
  /** True if a guest's list must be merged into the account's. */
  readonly isMergeDue: boolean;
  /** Number of active share links. */
  readonly links: number;
  readonly ways: readonly Named[];
}

export interface SharedData {
  readonly view: WishlistView;
  readonly ways: readonly Named[];
}
