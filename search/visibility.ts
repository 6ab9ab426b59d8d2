// Who sees which product, as filters of the index.

import {
  CHINA_PRICE_1K,
  priceField,
  type PriceList,
  type Viewer,
  type VisibilityRule,
  visibilityRules,
} from "#catalogue";
import { any, exists, type Filter, is, not, within } from "./query.ts";

/** What exists for a viewer, whatever is searched: pages, dialects, suggestions and recommendations alike. */
export const viewerFilters = (viewer: Viewer): readonly Filter[] => visibilityRules(viewer).map(filterOf);

function filterOf(rule: VisibilityRule): Filter {
  switch (rule.kind) {
    case "shown":
      return is("visibility", "YES");
    case "vip-level":
      // Also true of a product without a level.
      return not(within("viplevel", { above: rule.atMost }));
    case "priced":
      return hasPrice(rule.list);
    case "no-vendor-of":
      return not(is("vendor", ...rule.vendors));
    case "price-from": {
      const { name, unit } = priceAttribute(rule.list);
      return within(name, { atLeast: (rule.thousandths * unit) / 1_000 });
    }
  }
}

/** China's storefront filters and sorts in thousandths. */
export const priceAttribute = (list: PriceList): { readonly name: string; readonly unit: 1 | 1000 } =>
  list === "cn_cny" ? { name: CHINA_PRICE_1K, unit: 1_000 } : { name: priceField(list), unit: 1 };

// Feeds give either field for China; an index has no price of 0.
const hasPrice = (list: PriceList): Filter =>
  list === "cn_cny" ? any(exists(CHINA_PRICE_1K), exists(priceField(list))) : exists(priceField(list));
