/** Id of the form of a product, for its button in the head and for the preview. */
export const FORM = "product-form";
