// The row of gift wrapping in a summary.

import { messagesIn, type GiftOptions, type LanguageCode } from "#catalogue";
import { labels } from "#locales/labels";
import type { SummaryRow } from "./summary-data.ts";

/** None if it is not wrapped. */
export function giftWrapRows(
  options: GiftOptions | null,
  price: number,
  amount: (thousandths: number) => string,
  language: LanguageCode,
): readonly SummaryRow[] {
  const say = messagesIn(labels, language);
  return options?.isWrapped
    ? [{ kind: "gift-wrap", name: say("giftWrap"), amount: price === 0 ? say("giftWrapFree") : amount(price) }]
    : [];
}
