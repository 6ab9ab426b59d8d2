// What to do about the order of a gift card that was not taken.

import { formatPrice, giftCardAmounts, moneyOf, type PriceList } from "#catalogue";
import type { GiftField, GiftProblem } from "#commerce/gift-cards";

const MISSING: Readonly<Record<GiftField, string>> = {
  amount: "Enter a whole amount.",
  recipientName: "Enter the name of whom it is for.",
  recipientEmail: "Enter their email address, as in name@example.com.",
  senderName: "Enter your name, so that they know whom it is from.",
  message: "Write something, or leave it out.",
  deliverOn: "Choose a day from today to a year from now.",
};

export function giftMessages(
  problems: Readonly<Partial<Record<GiftField, GiftProblem>>>,
  priceList: PriceList,
  currency: string,
): Readonly<Record<string, string>> {
  const { least, most } = giftCardAmounts(priceList);
  const write = (units: number): string => formatPrice(moneyOf(units, currency));
  const entries = Object.entries(problems) as [GiftField, GiftProblem][];
  return Object.fromEntries(
    entries.map(([field, problem]) => {
      if (problem === "out-of-bounds") return [field, `Choose between ${write(least)} and ${write(most)}.`];
      if (problem === "too-long") return [field, "This is too long: leave something out."];
      if (problem === "link") return [field, "Leave out addresses of pages and of mailboxes."];
      return [field, MISSING[field]];
    }),
  );
}
