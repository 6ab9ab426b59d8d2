// The discounts of a cart, with the data about them that its order stores.

import type { Price } from "#catalogue";
import type { CartLine } from "#commerce/cart";
import type { Discounts } from "#commerce/promotions";

export interface CartDiscounts extends Discounts {
  /** Gifts with purchase that are in stock. */
  readonly complimentary: readonly Complimentary[];
  /** Prices of one piece by line, where they are those that cards show; lines with other discounts have none. */
  readonly shownPrices: ReadonlyMap<string, Price>;
  /** Ids of the entered codes that apply, by promotion. */
  readonly codeIds: ReadonlyMap<string, string>;
  /** Applied promotions whose uses, budget or customers are limited. */
  readonly limited: readonly string[];
  /** True if an applied promotion depends on who buys. */
  readonly isPersonal: boolean;
  /** True if an applied promotion depends on the delivery country. */
  readonly isOfCountry: boolean;
  /** Identifies the buyer to promotions; null while the email is unknown. */
  readonly customer: string | null;
}

export interface Complimentary {
  readonly promotionId: string;
  /** One piece for nothing. Its id is the variant's. */
  readonly line: CartLine;
}
