// The discounts of an order or a checkout as shoppers read them. Pure.

import type { LanguageCode } from "#catalogue";
import { nameIn, type Texts } from "#commerce/settings";

interface Share {
  readonly promotionId: string;
  readonly code: string | null;
  readonly name: Texts;
  readonly amount: number;
}

/** The sum of each promotion's shares, in the order of their first ones. */
export function sumByPromotion<Discount extends Share>(shares: readonly Discount[]): readonly Discount[] {
  const sums = new Map<string, Discount>();
  for (const share of shares) {
    const before = sums.get(share.promotionId);
    sums.set(share.promotionId, { ...share, ...before, amount: (before?.amount ?? 0) + share.amount });
  }
  return [...sums.values()];
}

/** The code that the shopper entered, or else the promotion's name. */
export const discountName = ({ code, name }: Pick<Share, "code" | "name">, language: LanguageCode): string =>
  code ?? nameIn(name, language);
