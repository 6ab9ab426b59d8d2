// Promotions with their filters ready to run on the lines of carts.

import { attributesIn, readProductFilter, type ProductPredicate } from "#search/product-filter";
import type { IndexSchema } from "#search/schema";
import { currenciesOf } from "./currencies.ts";
import type { Promotion } from "./promotion.ts";

export interface CompiledPromotion extends Promotion {
  readonly matches: ProductPredicate;
  /** Attributes that `matches` reads. */
  readonly attributes: readonly string[];
  /** Currencies that all its amounts include; undefined if it applies in every currency. */
  readonly currencies: readonly string[] | undefined;
  /** Matches the pieces that one gets, for a named reward. */
  readonly isReward: ProductPredicate;
}

/** Undefined if a filter is no longer valid, for example because it names the prices of a removed price list. */
export function compilePromotion(promotion: Promotion, schema: IndexSchema): CompiledPromotion | undefined {
  const { conditions, effect } = promotion;
  const products = readProductFilter(conditions.products ?? "", schema);
  const rewards = readProductFilter((effect.kind === "buy-get" ? effect.products : undefined) ?? "", schema);
  if (products.kind === "malformed" || rewards.kind === "malformed") return undefined;
  return {
    ...promotion,
    currencies: currenciesOf(promotion),
    matches: products.matches,
    attributes: attributesIn(products.filter),
    isReward: rewards.matches,
  };
}
