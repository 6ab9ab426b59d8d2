// Carts of guests, identified by a token, and of accounts. Every operation checks the owner, returns expected failures as values,
// and needs the same number of statements for any number of lines.

export { addLines, type NothingAdded } from "./add.ts";
export {
  MAX_LINES,
  MAX_QUANTITY,
  type Cart,
  type CartChange,
  type CartKey,
  type CartLine,
  type CartRefusal,
  type NoCart,
  type Refused,
} from "./cart.ts";
export { closeCart, lockCart, lockCartRow } from "./carts.ts";
export { acceptChanges, type ShownLine } from "./changes.ts";
export { addCode, clearCodes, MAX_CODES, removeCode, type CodeAdded } from "./codes.ts";
export { withDraftCart, type DraftCart } from "./draft.ts";
export { clearGiftOptions, setGiftOptions, type GiftOptionsForm, type GiftOptionsSet } from "./gift-options.ts";
export { removeLine, setQuantity, type Removed } from "./lines.ts";
export { isFullyMerged, mergeCarts } from "./merge.ts";
export { findCart, readCart, readComplimentary } from "./read.ts";
export { CART_LIFE_MS, type LineRequest } from "./rules.ts";
export { recordCartView, sweepCarts } from "./sweep.ts";
