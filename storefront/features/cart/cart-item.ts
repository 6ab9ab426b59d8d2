// The name under which the browser stores the number of pieces in the cart. Separate, because every page loads it.

export const CART_ITEM = "bag";
