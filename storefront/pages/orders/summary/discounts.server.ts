// The discounts of a summary: a row for each promotion, and a sentence on each line that it touches.

import { messagesIn, type LanguageCode } from "#catalogue";
import { discountName, sumByPromotion, type OrderDiscount } from "#commerce/orders";
import { discounts as texts } from "#locales/discounts";
import type { SummaryRow } from "./summary-data.ts";

type Amount = (thousandths: number) => string;

/** Without promotions that only add a gift. */
export const discountRows = (
  discounts: readonly OrderDiscount[],
  amount: Amount,
  language: LanguageCode,
): readonly SummaryRow[] =>
  sumByPromotion(discounts)
    .filter((discount) => discount.amount > 0)
    .map((discount) => ({
      kind: "discount",
      name: discountName(discount, language),
      amount: `−${amount(discount.amount)}`,
    }));

export function lineNotes(
  discounts: readonly OrderDiscount[],
  isComplimentary: boolean,
  amount: Amount,
  language: LanguageCode,
): readonly string[] {
  const say = messagesIn(texts, language);
  return discounts.map((discount) => {
    const name = discountName(discount, language);
    return isComplimentary ? say("gift", { name }) : say("off", { name, amount: amount(discount.amount) });
  });
}
