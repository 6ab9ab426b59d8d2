// Messages for a gift card that could not be added.

import { formatMoney, giftCardAmounts, moneyOf, messagesIn, type PriceLists } from "#catalogue";
import type { GiftField, GiftProblem } from "#commerce/gift-cards";
import type { Visitor } from "#storefront/framework/context.ts";
import { giftCardMessages } from "#locales/gift-card-messages";

export function giftMessages(
  problems: Readonly<Partial<Record<GiftField, GiftProblem>>>,
  { market: { priceList, currency }, language }: Pick<Visitor, "market" | "language">,
  lists: PriceLists,
): Readonly<Record<string, string>> {
  const say = messagesIn(giftCardMessages, language);
  const { least, most } = giftCardAmounts(lists, priceList);
  const write = (units: number): string => formatMoney(moneyOf(units, currency));
  const entries = Object.entries(problems) as [GiftField, GiftProblem][];
  return Object.fromEntries(
    entries.map(([field, problem]) => {
      if (problem === "out-of-bounds") return [field, say("outOfBounds", { least: write(least), most: write(most) })];
      if (problem === "too-long") return [field, say("tooLong")];
      if (problem === "link") return [field, say("link")];
      return [field, say(field)];
    }),
  );
}
