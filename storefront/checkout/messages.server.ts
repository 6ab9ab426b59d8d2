// What the checkout says when it cannot go on: each sentence says what to do.

import type { CardProblem, PaymentFailure } from "#commerce/payments";

/** What `?failed=` may say; anybody may write anything there. */
export function messageOfFailure(said: string | null): string | null {
  if (said === "expired") return EXPIRED;
  return said !== null && Object.hasOwn(FAILED, said) ? FAILED[said as PaymentFailure] : null;
}

export const FAILED: Readonly<Record<PaymentFailure, string>> = {
  declined: "Your bank declined this payment. Nothing was charged. Try another card, or another way to pay.",
  "insufficient-funds":
    "There is not enough on this card. Nothing was charged. Try another card, or another way to pay.",
  "challenge-failed": "Your bank could not confirm that it was you. Nothing was charged. Try again, or another card.",
  cancelled: "The payment was not made. Nothing was charged. You can try again.",
};

export const EXPIRED = "The time to pay ran out. Nothing was charged. You can try again.";
export const CHANGED =
  "Something changed since you saw it: prices, delivery or gift cards. Look once more, then order.";
export const SOLD_OUT = "While you were here the last of this was sold. Nothing was charged.";
export const BUSY =
  "The payment is taking longer than usual. Nothing is lost: press the button again in a moment, and it stays one order.";
export const NO_METHOD = "This way of paying is not available just now. Choose another.";
export const GIFT_CARD_UNKNOWN = "We know no card with this code. Check it against the email, letter by letter.";
export const GIFT_CARD_EMPTY = "There is nothing left on this card.";
export const GIFT_CARD_TOO_MANY = "No more than five cards pay for one order. Remove one first.";
export const GIFT_CARD_FOREIGN = "This card is in another currency, and pays where prices are in it.";

const CARD: Readonly<Record<CardProblem, readonly [field: string, message: string]>> = {
  "bad-number": ["number", "Check the number: it has 12 to 19 digits, as on the card."],
  "bad-expiry": ["expiry", "Enter month and year, as in 04 / 29."],
  expired: ["expiry", "This card has expired. Use another."],
  "bad-code": ["code", "Enter all 3 or 4 digits of the code on the card."],
};

/** By field. */
export const cardMessages = (problems: readonly CardProblem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(problems.map((problem) => CARD[problem]));
