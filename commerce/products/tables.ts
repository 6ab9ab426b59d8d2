// Products and variants by generation: an import writes a new generation next to the one on sale.
//
// Prices are thousandths by price list, {"eu_eur": 1250000}; a product is not sold in missing lists. Every query names the
// generation, so every index starts with it.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Facts, Measurement, VariantOption } from "#catalogue";
import type { Actor } from "#commerce/audit";
import type { ImportReport } from "./import-report.ts";
import type { AppliedLists, Prices } from "./product.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
/** Fields whose feed values differ from what the columns give (see feed-rows.ts); null if there are none. */
const written = () => jsonb("written").$type<Readonly<Record<string, unknown>>>();
const thousandths = (name: string) => jsonb(name).$type<Prices>();

/** A generation that continues the log of the one before, because few of its products differ. Indexes of that one follow it. */
interface Lineage {
  /** Earlier generations with the last numbers that they had, the latest first. */
  readonly before: readonly { readonly id: number; readonly sequence: number }[];
  /** Number of the last change that the import logged. */
  readonly imported: number;
}

export const catalogueGenerationTable = pgTable(
  "catalogue_generation",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    state: text("state", { enum: ["loading", "on-sale", "retired"] }).notNull(),
    /** Identifies the feed, to decide whether to import it again. */
    source: text("source").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    importedAt: moment("imported_at"),
    products: bigint("products", { mode: "number" }).notNull().default(0),
    variants: bigint("variants", { mode: "number" }).notNull().default(0),
    /** Number of the last change. */
    sequence: bigint("sequence", { mode: "number" }).notNull().default(0),
    /** The price lists that its prices were converted for; null for those of a new shop. */
    priceLists: jsonb("price_lists").$type<AppliedLists>(),
    /** Null if its log begins with it. */
    lineage: jsonb("lineage").$type<Lineage>(),
  },
  (generation) => [
    uniqueIndex("catalogue_generation_on_sale")
      .on(generation.state)
      .where(sql`${generation.state} = 'on-sale'`),
  ],
);

/**
 * Log of changed products since the import of a generation, numbered from 1 without gaps, for indexes that follow. The current
 * state is in the products' own rows.
 */
export const catalogueChangeTable = pgTable(
  "catalogue_change",
  {
    generation: integer("generation")
      .notNull()
      .references(() => catalogueGenerationTable.id, { onDelete: "cascade" }),
    sequence: bigint("sequence", { mode: "number" }).notNull(),
    productId: text("product_id").notNull(),
  },
  (change) => [primaryKey({ columns: [change.generation, change.sequence] })],
);

export const productTable = pgTable(
  "product",
  {
    generation: integer("generation")
      .notNull()
      .references(() => catalogueGenerationTable.id),
    id: text("id").notNull(),
    handle: text("handle").notNull(),
    title: text("title").notNull(),
    /** Titles in other languages by code, {"zh": …}. */
    titles: jsonb("titles").$type<Readonly<Record<string, string>>>().notNull(),
    vendor: text("vendor").notNull(),
    vendorText: text("vendor_text").notNull(),
    vendorHandle: text("vendor_handle").notNull(),
    /** The designer's name in other languages by code. */
    vendorNames: jsonb("vendor_names").$type<Readonly<Record<string, string>>>().notNull().default({}),
    largeImage: text("large_image").notNull(),
    images: text("images").array().notNull(),
    tags: text("tags").array().notNull(),
    departments: text("departments").array().notNull(),
    productType: text("product_type").notNull(),
    productTypeText: text("product_type_text").notNull(),
    productTypeZhText: text("product_type_zh_text").notNull(),
    productTypeCn: text("product_type_cn").notNull(),
    colours: text("colours").array().notNull(),
    designerModelNumber: text("designer_model_number").notNull(),
    bodyHtml: text("body_html").notNull(),
    /** Facts that the feed states; null if there are none. */
    facts: jsonb("facts").$type<Facts>(),
    soldCount: integer("sold_count").notNull(),
    isPromotion: boolean("is_promotion").notNull(),
    position: integer("position").notNull(),
    vipLevel: integer("vip_level").notNull(),
    /** Shoppers may see it now: the merchant shows it, and its schedule allows it. */
    isVisible: boolean("is_visible").notNull(),
    /** Null to show it as soon as the merchant does. */
    visibleFrom: moment("visible_from"),
    /** Null to show it without end. */
    visibleUntil: moment("visible_until"),
    /** True if its schedule alone hides it, otherwise null: the previous version does not write the column. */
    isHeld: boolean("is_held"),
    /** Next time at which its schedule shows or hides it; null if there is none. */
    visibilityChangesAt: moment("visibility_changes_at"),
    publishedAt: moment("published_at").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Lowest price of the variants in each list, and the compare-at price of that variant. */
    prices: thousandths("prices").notNull(),
    compareAtPrices: thousandths("compare_at_prices").notNull(),
    /** Lowest prices of the 30 days before the reductions began, where known and higher; null if there are none. */
    priorPrices: thousandths("prior_prices"),
    /** Prior prices that the feed states; null if there are none. */
    statedPriorPrices: thousandths("stated_prior_prices"),
    /** Lists whose prices are converted from another one; null if there are none. */
    converted: text("converted").array(),
    inventoryQuantity: integer("inventory_quantity").notNull(),
    /** Labels such as "department:women"; see labels.ts. */
    labels: text("labels").array().notNull(),
    /** Unused. The previous version still writes it, so the column is dropped in a later release. */
    searchText: text("search_text"),
    written: written(),
  },
  (product) => [
    primaryKey({ columns: [product.generation, product.id] }),
    uniqueIndex("product_by_handle").on(product.generation, product.handle),
    index("product_by_label").using("gin", product.labels),
    // Most products have none.
    index("product_by_vendor_names")
      .on(product.generation, product.vendor)
      .where(sql`${product.vendorNames} <> '{}'`),
    index("product_by_publication").on(product.generation, product.publishedAt.desc(), product.id),
    // Most products have none.
    index("product_by_schedule")
      .on(product.generation, product.visibilityChangesAt)
      .where(sql`${product.visibilityChangesAt} is not null`),
  ],
);

/** Popularity of a product, calculated from the insights. Belongs to no generation, so it survives imports. */
export const productPopularityTable = pgTable("product_popularity", {
  productId: text("product_id").primaryKey(),
  /** Tenths of a month of newness (search/selection.ts). */
  worth: integer("worth").notNull(),
});

export const variantTable = pgTable(
  "variant",
  {
    generation: integer("generation")
      .notNull()
      .references(() => catalogueGenerationTable.id),
    id: text("id").notNull(),
    productId: text("product_id").notNull(),
    /** Position among the product's variants, in the feed's order. */
    ordinal: integer("ordinal").notNull(),
    title: text("title").notNull(),
    size: text("size").notNull(),
    /** Null if there are none. */
    options: jsonb("options").$type<readonly VariantOption[]>(),
    /** Null if there are none. */
    measurements: jsonb("measurements").$type<readonly Measurement[]>(),
    colour: text("colour").notNull(),
    designerColour: text("designer_colour").notNull(),
    sku: text("sku").notNull(),
    barcode: text("barcode").notNull(),
    inventoryQuantity: integer("inventory_quantity").notNull(),
    oldInventoryQuantity: integer("old_inventory_quantity").notNull(),
    /** Null if the product's prices apply, which is nearly always. */
    prices: thousandths("prices"),
    compareAtPrices: thousandths("compare_at_prices"),
    priorPrices: thousandths("prior_prices"),
    statedPriorPrices: thousandths("stated_prior_prices"),
    written: written(),
  },
  (variant) => [
    primaryKey({ columns: [variant.generation, variant.id] }),
    index("variant_by_product").on(variant.generation, variant.productId),
    // SKUs of earlier versions may be longer than an index can hold.
    index("variant_by_sku").on(variant.generation, sql`left(${variant.sku}, 200)`),
  ],
);

/**
 * Prices over time, across generations: one row for each change of a product's prices, in all lists. A variant has rows while its prices
 * differ from the product's, which apply before its first row. price-history.ts writes them.
 */
export const priceHistoryTable = pgTable(
  "price_history",
  {
    productId: text("product_id").notNull(),
    /** Empty for the prices of the product. */
    variantId: text("variant_id").notNull(),
    startsAt: moment("starts_at").notNull(),
    /** Empty while the product is not in the catalogue. */
    prices: thousandths("prices").notNull(),
    /** Lists with a compare-at price, in order. */
    reduced: text("reduced").array().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.productId, entry.variantId, entry.startsAt] })],
);

/** Imports that were started in the console. The file is on disk (server/catalogue/import-jobs.ts); the row survives a restart. */
export const catalogueImportTable = pgTable(
  "catalogue_import",
  {
    id: text("id").primaryKey(),
    fileName: text("file_name").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** Options as on the command line, without "dry-run". */
    options: jsonb("options").$type<Readonly<Record<string, string>>>().notNull(),
    state: text("state", { enum: ["uploading", "checking", "checked", "applying", "done", "failed"] }).notNull(),
    /** Products that were read so far. */
    progress: integer("progress").notNull().default(0),
    report: jsonb("report").$type<ImportReport>(),
    /** The member of staff in whose name it runs. */
    operator: jsonb("operator").$type<Actor["operator"]>().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (one) => [index("catalogue_import_by_time").on(one.createdAt)],
);
