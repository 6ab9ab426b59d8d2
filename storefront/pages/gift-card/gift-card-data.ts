// What the pages of gift cards show; their loaders and actions answer it.

import type { FormAnswer } from "#storefront/features/forms/form-data.ts";

export interface GiftCardData {
  /** Where its forms go. */
  readonly action: string;
  readonly canonical: string;
  /** What is needed to buy one; null on the page of a card. */
  readonly shop: GiftShop | null;
  readonly start: string;
}

export interface GiftShop {
  readonly presets: readonly { readonly value: string; readonly label: string }[];
  /** Units in the symbol's place: "€", after or before the number. */
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

/** The answer to a code: the card that it opens. */
export interface OpenedCard {
  readonly lastFour: string;
  readonly balance: string;
  /** What is promised to orders that await their payment; null for nothing. */
  readonly held: string | null;
  readonly movements: readonly { readonly name: string; readonly amount: string; readonly date: string }[];
}

export interface GiftCardAnswer extends FormAnswer {
  readonly card?: OpenedCard;
}
