// Bags: a guest's, opened by a token, and an account's. Every operation names the bag by its owner; what cannot be done is a
// returned value. No operation asks the database once a line.

export { addLines, type AddedLine, type AddedLines, type AddOrder, type NothingAdded } from "./add.ts";
export {
  MOST_LINES,
  MOST_OF_ONE,
  type Cart,
  type CartChange,
  type CartKey,
  type CartLine,
  type CartRefusal,
  type NoCart,
  type Refused,
} from "./cart.ts";
export { closeCart, lockCart, lockCartRow, type LineRow, type LockedCart } from "./carts.ts";
export { acceptChanges, type Shown } from "./changes.ts";
export { removeLine, setQuantity, type NoLine, type QuantitySet, type Removed } from "./lines.ts";
export { isWhollyMerged, mergeCarts, type MergedCart } from "./merge.ts";
export { findCart, readCart } from "./read.ts";
export { CART_LIFE_MS, type Asked } from "./rules.ts";
export { noteCartLook, sweepCarts } from "./sweep.ts";
