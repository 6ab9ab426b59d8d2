// Gift cards: bought, given, paid with and refunded to. Whoever has the code has the money; what is on a card is the sum of its
// entries in the books. In all of them "sales" is the other side: an order's payment enters only what is due besides cards.

export { readGiftCards, type GiftCard } from "./balances.ts";
export {
  cancelCardsOf,
  creditGiftCard,
  creditGiftCards,
  spentOnOrder,
  type CancelledCards,
  type Credit,
  type SpentOnOrder,
} from "./credit.ts";
export { findGiftCard, type CodeAsker, type FoundGiftCard } from "./find.ts";
export { findGiftCardForOperator, giftCardHistory, isSentGiftCard, type GiftCardMovement } from "./history.ts";
export { holdGiftCards, releaseHolds, spendHolds, type Held, type Spent } from "./holds.ts";
export { issueForOrder, makeCard, type NewGiftCard } from "./issue.ts";
export { GIFT_LENGTHS, lastDayOf, readGiftOrder, type GiftField, type GiftProblem, type ReadGift } from "./order.ts";
export { dayOf, resendGiftCard, sendDueGiftCards, type Sending } from "./send.ts";
