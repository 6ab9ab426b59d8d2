// Products and their variants, by generation: an import writes a new generation beside the one on sale.
//
// Prices are thousandths by price list, {"eu_eur": 1250000}; a list that is missing means not for sale there. Every
// query names the generation on sale, so every index begins with it.

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
import type { Prices } from "./product.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
/** How the feed wrote what the columns would give back otherwise (see feed-rows.ts); null where nothing differs. */
const written = () => jsonb("written").$type<Readonly<Record<string, unknown>>>();
const thousandths = (name: string) => jsonb(name).$type<Prices>();

export const catalogueGenerationTable = pgTable(
  "catalogue_generation",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    state: text("state", { enum: ["loading", "on-sale", "retired"] }).notNull(),
    /** What the feed was made from, to tell whether it needs importing again. */
    source: text("source").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    importedAt: moment("imported_at"),
    products: bigint("products", { mode: "number" }).notNull().default(0),
    variants: bigint("variants", { mode: "number" }).notNull().default(0),
    /** The number of its last change; 0 as imported. */
    sequence: bigint("sequence", { mode: "number" }).notNull().default(0),
  },
  (generation) => [
    uniqueIndex("catalogue_generation_on_sale")
      .on(generation.state)
      .where(sql`${generation.state} = 'on-sale'`),
  ],
);

/**
 * What changed in a generation since it was imported, numbered from 1 without a gap, so that an index can follow. It names
 * products only: what they are now is in their own rows.
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
    soldCount: integer("sold_count").notNull(),
    isPromotion: boolean("is_promotion").notNull(),
    position: integer("position").notNull(),
    vipLevel: integer("vip_level").notNull(),
    isVisible: boolean("is_visible").notNull(),
    publishedAt: moment("published_at").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** The lowest price among the variants in each list, and what that variant cost before. */
    prices: thousandths("prices").notNull(),
    compareAtPrices: thousandths("compare_at_prices").notNull(),
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
    index("product_by_publication").on(product.generation, product.publishedAt.desc(), product.id),
  ],
);

export const variantTable = pgTable(
  "variant",
  {
    generation: integer("generation")
      .notNull()
      .references(() => catalogueGenerationTable.id),
    id: text("id").notNull(),
    productId: text("product_id").notNull(),
    /** Its place among the product's variants, as the feed lists them. */
    ordinal: integer("ordinal").notNull(),
    title: text("title").notNull(),
    size: text("size").notNull(),
    colour: text("colour").notNull(),
    designerColour: text("designer_colour").notNull(),
    sku: text("sku").notNull(),
    barcode: text("barcode").notNull(),
    inventoryQuantity: integer("inventory_quantity").notNull(),
    oldInventoryQuantity: integer("old_inventory_quantity").notNull(),
    /** Null where it costs what its product costs, which is nearly always. */
    prices: thousandths("prices"),
    compareAtPrices: thousandths("compare_at_prices"),
    written: written(),
  },
  (variant) => [
    primaryKey({ columns: [variant.generation, variant.id] }),
    index("variant_by_product").on(variant.generation, variant.productId),
  ],
);
