// Product visibility as filters of the index.

import {
  CHINA_PRICE_1K,
  priceField,
  type PriceList,
  type Viewer,
  type VisibilityRule,
  visibilityRules,
} from "#catalogue";
import { any, exists, type Filter, is, not, within } from "./query.ts";

/** Filters for the products that a viewer can see. Pages, dialects, suggestions and recommendations all apply them. */
export const viewerFilters = (viewer: Viewer): readonly Filter[] => visibilityRules(viewer).map(filterOf);

function filterOf(rule: VisibilityRule): Filter {
  switch (rule.kind) {
    case "shown":
      return is("visibility", "YES");
    case "vip-level":
      // Also true for a product without a level.
      return not(within("viplevel", { above: rule.atMost }));
    case "priced":
      return hasPrice(rule.list);
    case "no-vendor-of":
      return not(is("vendor", ...rule.vendors));
    case "price-from": {
      const { name, unit } = priceAttribute(rule.list);
      return not(within(name, { below: (rule.thousandths * unit) / 1_000 }));
    }
  }
}

/** The price attribute of a list. China's storefront filters and sorts in thousandths. */
export const priceAttribute = (list: PriceList): { readonly name: string; readonly unit: 1 | 1000 } =>
  list === "cn_cny" ? { name: CHINA_PRICE_1K, unit: 1_000 } : { name: priceField(list), unit: 1 };

// Feeds have either field for China. Prices of 0 are not indexed.
const hasPrice = (list: PriceList): Filter =>
  list === "cn_cny" ? any(exists(CHINA_PRICE_1K), exists(priceField(list))) : exists(priceField(list));
