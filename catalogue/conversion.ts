// Amounts of a price list that follow from those of another one by the merchant's rate. Products are converted in the database, by the
// same rule (commerce/products/convert-prices.ts).

import { initialGiftCards } from "./initial-price-lists.ts";
import { smallestOf } from "./money.ts";
import { currencyOfList, type Conversion, type GiftCardAmounts, type PriceList } from "./price-lists.ts";
import type { PriceLists } from "./shop-price-lists.ts";

/** Multiples that converted amounts are rounded to, in thousandths; `minus` only for prices of products. */
export function roundingOf(list: PriceList, { round }: Conversion): { readonly to: number; readonly minus: number } {
  return {
    to: round ? Math.round(round.to * 1000) : smallestOf(currencyOfList(list)),
    minus: Math.round((round?.minus ?? 0) * 1000),
  };
}

/** An amount in major units of `conversion.from`, in those of the list. A charge never becomes free. */
export function convertAmount(amount: number, list: PriceList, conversion: Conversion): number {
  if (amount === 0) return 0;
  const { to } = roundingOf(list, conversion);
  return (Math.max(1, Math.round((amount * conversion.rate * 1000) / to)) * to) / 1000;
}

/** The price of a product in thousandths of `conversion.from`, in those of the list. */
export function convertThousandths(amount: number, list: PriceList, conversion: Conversion): number {
  const { to, minus } = roundingOf(list, conversion);
  return Math.max(1, Math.round((amount * conversion.rate) / to)) * to - minus;
}

/** Gift card values in whole units: presets, and the limits of an amount that the buyer enters. */
export function giftCardAmounts(lists: PriceLists, list: PriceList): GiftCardAmounts {
  const row = lists.row(list);
  if (row?.giftCards) return row.giftCards;
  if (!row?.convert) return initialGiftCards(list);
  const { rate, from } = row.convert;
  const { presets, least, most } = giftCardAmounts(lists, from);
  const converted = (amount: number): number => roundValue(amount * rate);
  return { presets: presets.map(converted), least: converted(least), most: converted(most) };
}

/** Whole and with two significant digits, because a value of 38,217 looks like a mistake. */
const roundValue = (amount: number): number => Math.max(1, Math.round(Number(amount.toPrecision(2))));
