// What the wishlist's pages are given by their loaders, and by the action when a form was sent.

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
  readonly label: string;
  readonly inStock: boolean;
}

export interface TagChoice {
  readonly id: string;
  readonly name: string;
  /** With it chosen, or given up; null where it would leave nothing. */
  readonly href: string | null;
  readonly isChosen: boolean;
}

export interface Named {
  readonly name: string;
  readonly href: string;
}

export interface WishlistView {
  readonly cards: readonly WishlistCard[];
  /** Of all that match the tags. */
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
  /** Where forms go: this page. */
  readonly action: string;
  readonly isGuest: boolean;
  readonly signIn: string;
  /** A guest's list is to go into the account's. */
  readonly isMergeDue: boolean;
  /** Links by which others see the list. */
  readonly links: number;
  readonly ways: readonly Named[];
}

export interface SharedData {
  readonly view: WishlistView;
  readonly ways: readonly Named[];
}
