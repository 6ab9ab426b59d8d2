// Visibility of products as SQL conditions, for every query of the catalogue.

import { eq, lte, notInArray, sql, type SQL } from "drizzle-orm";
import { type PriceList, type Viewer as AnyViewer, type VisibilityRule, visibilityRules } from "#catalogue";
import { catalogueGenerationTable, productTable } from "./tables.ts";

/** The visitor and their market, which decide which products exist for them. */
export interface Viewer extends AnyViewer {
  readonly priceList: PriceList;
}

/** Id of the generation on sale, as a subquery. */
export const ON_SALE = sql`(select id from ${catalogueGenerationTable} where state = 'on-sale')`;

/** Conditions on the product table under which a product exists for the viewer. */
export const visibleTo = (viewer: Viewer): SQL[] => [
  eq(productTable.generation, ON_SALE),
  ...visibilityRules(viewer).map(conditionOf),
];

function conditionOf(rule: VisibilityRule): SQL {
  switch (rule.kind) {
    case "shown":
      return eq(productTable.isVisible, true);
    case "vip-level":
      return lte(productTable.vipLevel, rule.atMost);
    case "priced":
      return sql`${productTable.prices} ? ${rule.list}`;
    case "no-vendor-of":
      return notInArray(productTable.vendor, [...rule.vendors]);
    case "price-from":
      return sql`coalesce((${productTable.prices} ->> ${rule.list})::bigint >= ${rule.thousandths}, true)`;
  }
}
