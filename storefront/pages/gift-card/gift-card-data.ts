// The data of the gift card pages.

import type { FormAnswer } from "#storefront/features/forms/form-data.ts";

export interface GiftCardData {
  /** Address of the forms. */
  readonly action: string;
  readonly canonical: string;
  /** Options for buying one; null on the page of a card. */
  readonly shop: GiftShop | null;
  readonly start: string;
}

export interface GiftShop {
  readonly presets: readonly { readonly value: string; readonly label: string }[];
  /** Currency symbol: "€". */
  readonly symbol: string;
  readonly least: number;
  readonly most: number;
  /** "Between €25 and €2.500." */
  readonly bounds: string;
  /** "2026-11-15" */
  readonly today: string;
  readonly lastDay: string;
  readonly senderName: string;
}

/** The card of a code. */
export interface OpenedCard {
  readonly lastFour: string;
  readonly balance: string;
  /** Amount reserved for unpaid orders; null for none. */
  readonly held: string | null;
  readonly movements: readonly { readonly name: string; readonly amount: string; readonly date: string }[];
}

export interface GiftCardAnswer extends FormAnswer {
  readonly card?: OpenedCard;
}
