// The form that puts the chosen size into the bag: the sizes' fields belong to it, wherever it stands in the page.

export const BUY_FORM = "buy";
/** The field that carries the variant. */
export const SIZE_FIELD = "variantId";
