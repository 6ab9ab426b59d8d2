// The form that adds the selected variant to the cart; the fields of size and options refer to it by id.

import type { ProductChoice } from "./product-data.ts";

export const BUY_FORM = "buy";
/** The field that carries the variant. */
export const SIZE_FIELD = "variantId";

/** The field of a choice. The only choice carries the variant; several are resolved by the cart's page. */
export const fieldOf = (choices: readonly ProductChoice[], at: number): string =>
  choices.length === 1 && choices[0]?.isSize === true ? SIZE_FIELD : `pick-${at}`;
