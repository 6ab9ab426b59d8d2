// The simulator: what a cart would cost a customer with the shop's promotions, and why each other promotion does not apply. It runs the
// shop's own calculation on current products and prices.

import { inArray, or } from "drizzle-orm";
import { currencyOfList, priceIn, type FeedRow, type PriceList, type Taxonomy } from "#catalogue";
import { readFeedRows, saleRowsOf, variantTable, productTable } from "#commerce/products";
import { productFactsOf } from "#search/product-filter";
import { productRecordsIn } from "#search/products";
import { schemaOf } from "./active.ts";
import { compilePromotion } from "./compile.ts";
import { discountsOf } from "./discounts-of.ts";
import type { Discounts, PricedLine } from "./priced-cart.ts";
import { openPromotions, type PromotionServices } from "./promotions.ts";
import { customerKey, findCodes, readUsage } from "./usage.ts";

export interface Simulation {
  readonly priceList: PriceList;
  /** True if the market shows reductions from prior prices, which decides what is already reduced. */
  readonly hasPriorPrices: boolean;
  readonly country: string;
  /** `item` is the id or SKU of a variant, or the handle or id of a product, whose first variant is taken. */
  readonly lines: readonly { readonly item: string; readonly quantity: number }[];
  readonly delivery: number | null;
  readonly vipLevel: number;
  readonly hasOrdered: boolean | null;
  /** Counts earlier uses by this customer. */
  readonly email: string | null;
  readonly paymentMethod: string | null;
  readonly codes: readonly string[];
  readonly at: Date;
  /** Treated as active, so that a draft can be tried. */
  readonly asActive?: string | undefined;
}

export interface SimulatedLine {
  readonly id: string;
  readonly item: string;
  readonly variantId: string;
  readonly title: string;
  readonly vendor: string;
  readonly size: string;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly isReduced: boolean;
}

export interface Simulated {
  readonly currency: string;
  readonly lines: readonly SimulatedLine[];
  /** Items that no product has, or that are not sold in the market. */
  readonly unknown: readonly string[];
  readonly subtotal: number;
  readonly total: number;
  readonly discounts: Discounts;
}

export async function simulate(
  services: PromotionServices & { readonly taxonomy: () => Taxonomy },
  given: Simulation,
): Promise<Simulated> {
  const { database, setting, shopId, taxonomy } = services;
  const schema = schemaOf(setting);
  const rows = await readItems(
    services,
    given.lines.map(({ item }) => item),
  );
  const recordOf = productRecordsIn(taxonomy());
  const priced = given.lines.map(({ item, quantity }, index) => {
    const found = rows(item);
    const price = found && priceIn(found.row, given.priceList, given.hasPriorPrices);
    if (found === undefined || price === undefined) return { item };
    const { row, product } = found;
    const line: PricedLine = {
      id: String(index).padStart(3, "0"),
      productId: row.product_id,
      facts: productFactsOf(recordOf(product), schema).get(row.objectID) ?? null,
      unitPrice: price.price.thousandths,
      quantity,
      isReduced: price.compareAt !== undefined,
    };
    return { item, line, row };
  });
  const lines = priced.flatMap(({ line }) => line ?? []);
  const promotions = (await openPromotions(services)).map((promotion) =>
    promotion.id === given.asActive ? { ...promotion, state: "active" as const } : promotion,
  );
  const currency = currencyOfList(given.priceList);
  const usage = await readUsage(database.sql, {
    promotionIds: promotions.map(({ id }) => id),
    currency,
    customer: given.email === null ? null : customerKey(given.email),
  });
  const discounts = discountsOf(
    {
      currency,
      priceList: given.priceList,
      country: given.country,
      lines,
      delivery: given.delivery,
      customer: { vipLevel: given.vipLevel, hasOrdered: given.hasOrdered },
      paymentMethod: given.paymentMethod,
      codes: await findCodes(database.sql, shopId, given.codes),
      usage,
    },
    promotions.flatMap((promotion) => compilePromotion(promotion, schema) ?? []),
    given.at,
  );
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  return {
    currency,
    lines: priced.flatMap(({ item, line, row }) => (line && row ? [describe(item, line, row)] : [])),
    unknown: priced.filter(({ line }) => line === undefined).map(({ item }) => item),
    subtotal,
    total: subtotal + (given.delivery ?? 0) - discounts.total,
    discounts,
  };
}

const describe = (item: string, line: PricedLine, row: FeedRow): SimulatedLine => ({
  id: line.id,
  item,
  variantId: row.objectID,
  title: row.title,
  vendor: row.vendor,
  size: row.size,
  unitPrice: line.unitPrice,
  quantity: line.quantity,
  isReduced: line.isReduced,
});

interface FoundItem {
  readonly row: FeedRow;
  /** All rows of its product. */
  readonly product: readonly FeedRow[];
}

/** The variants of typed items, with all rows of their products. */
async function readItems(
  { database }: Pick<PromotionServices, "database">,
  items: readonly string[],
): Promise<(item: string) => FoundItem | undefined> {
  if (items.length === 0) return () => undefined;
  const wanted = [...new Set(items)];
  const ofVariants = await database.sql
    .select({ id: variantTable.productId })
    .from(variantTable)
    .where(or(inArray(variantTable.id, wanted), inArray(variantTable.sku, wanted)));
  const ofProducts = await database.sql
    .select({ id: productTable.id })
    .from(productTable)
    .where(or(inArray(productTable.id, wanted), inArray(productTable.handle, wanted)));
  const ids = [...new Set([...ofVariants, ...ofProducts].map(({ id }) => id))];
  const products = ids.length === 0 ? [] : ((await readFeedRows(database, ids, saleRowsOf)) ?? []);
  const find = (matches: (row: FeedRow) => boolean): FoundItem | undefined => {
    for (const product of products) {
      const row = product.find(matches);
      if (row) return { row, product };
    }
    return undefined;
  };
  return (item) =>
    find(({ objectID }) => objectID === item) ??
    find(({ sku }) => sku === item) ??
    find(({ handle, product_id: id }) => handle === item || id === item);
}
