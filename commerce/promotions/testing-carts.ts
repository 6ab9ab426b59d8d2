// Carts and promotions for tests.

import { PRODUCT_SCHEMA } from "#search";
import { productFactsOf, type ProductFacts } from "#search/product-filter";
import { compilePromotion, type CompiledPromotion } from "./compile.ts";
import type { PricedCart, PricedLine } from "./priced-cart.ts";
import type { Promotion } from "./promotion.ts";

export const NOW = new Date("2026-11-20T10:00:00Z");

export function factsOf(fields: Readonly<Record<string, string | number>>, id = "v"): ProductFacts {
  const record = { id: `product of ${id}`, fields, variants: [{ id, fields: {} }] };
  return productFactsOf(record, PRODUCT_SCHEMA).get(id)!;
}

/** `unitPrice` in thousandths; `fields` as in the search index. */
export const line = (
  id: string,
  unitPrice: number,
  quantity = 1,
  { fields = {}, ...more }: Partial<PricedLine> & { readonly fields?: Readonly<Record<string, string>> } = {},
): PricedLine => ({
  id,
  productId: `product of ${id}`,
  facts: factsOf({ product_type: "Coats", vendor: "Shirane", ...fields }, id),
  unitPrice,
  quantity,
  isReduced: false,
  ...more,
});

export const cartOf = (lines: readonly PricedLine[], more: Partial<PricedCart> = {}): PricedCart => ({
  currency: "EUR",
  priceList: "eu_eur",
  country: "DE",
  lines,
  delivery: null,
  customer: { vipLevel: 0, hasOrdered: null },
  paymentMethod: null,
  codes: [],
  usage: new Map(),
  ...more,
});

export const promotion = (id: string, given: Partial<Promotion>): CompiledPromotion => {
  const compiled = compilePromotion(
    {
      id,
      name: { en: id },
      state: "active",
      trigger: "automatic",
      startsAt: null,
      endsAt: null,
      conditions: {},
      effect: { kind: "percentage", of: "lines", percent: 10 },
      priority: 0,
      combines: "all",
      ...given,
    },
    PRODUCT_SCHEMA,
  );
  if (compiled === undefined) throw new Error(`The promotion ${id} has a malformed filter`);
  return compiled;
};
