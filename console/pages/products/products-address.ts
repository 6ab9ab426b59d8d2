// The address of the list of products with its filters.

import type { ProductFilters } from "./product-query.server.ts";

export const productsAddress = (filters: Partial<ProductFilters>, from = 0): string => {
  const { text, view, ...rest } = filters;
  const query = new URLSearchParams({
    ...(view && view !== "all" && { view }),
    ...(text && { q: text }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== "")),
    ...(from > 0 && { from: String(from) }),
  });
  return query.size === 0 ? "/console/products" : `/console/products?${query}`;
};
