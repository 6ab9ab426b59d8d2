// The form that adds the selected size to the cart; the size fields refer to it by id.

export const BUY_FORM = "buy";
/** The field that carries the variant. */
export const SIZE_FIELD = "variantId";
