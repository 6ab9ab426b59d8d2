// Gift cards: bought, given away, spent and refunded to. A card belongs to the holder of its code, and its balance is the sum of its
// ledger entries. The contra account is always "sales", so an order's payment enters only the amount not paid by cards.

export * as giftCardMails from "./mails.ts";
export { readGiftCards, type GiftCard } from "./balances.ts";
export { cancelBoughtCards, creditGiftCards } from "./credit.ts";
export { findGiftCard } from "./find.ts";
export {
  findGiftCardForOperator,
  findGiftCardsForOperator,
  giftCardHistory,
  isSentGiftCard,
  type GiftCardMovement,
} from "./history.ts";
export { holdGiftCards, releaseHolds, spendHolds } from "./holds.ts";
export { giveGiftCard } from "./give.ts";
export { createGiftCard, issueForOrder } from "./issue.ts";
export { lastDeliveryDay, readGiftOrder, type GiftField, type GiftProblem } from "./order.ts";
export { dayOf, resendGiftCard, sendDueGiftCards, type Sending } from "./send.ts";
