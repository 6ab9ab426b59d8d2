// Tables of operator content: the shop and its rules, tags with metafields, and sections of pages and the top bar.

import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Texts } from "#commerce/settings";
import { SECTION_PLACES, type BlockProductFilter, type SectionItem } from "./content.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const shopTable = pgTable("shop", {
  id: text("id").primaryKey(),
  /** Empty: the facts have the name. Versions before the facts require the column. */
  name: text("name").notNull(),
  slug: text("slug").notNull().unique(),
  blockProductFilters: jsonb("block_product_filters").$type<BlockProductFilter[]>().notNull(),
});

export const tagTable = pgTable(
  "tag",
  {
    id: text("id").primaryKey(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** The operator's own id, used in URLs that refer to a tag by id. */
    tagId: text("tag_id").notNull(),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    isTopLevel: boolean("is_top_level").notNull(),
    subTagIds: text("sub_tag_ids").array().notNull(),
    heroMediaUrl: text("hero_media_url"),
    displayTitle: text("display_title"),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    seoUrl: text("seo_url"),
    /** Keyed by language. */
    titles: jsonb("titles").$type<Texts>().notNull().default({}),
    descriptions: jsonb("descriptions").$type<Texts>().notNull().default({}),
    /** A search filter; null for a collection of the products that carry the tag. */
    rule: text("rule"),
    /** Ids of the first products. */
    productOrder: text("product_order").array().notNull().default([]),
    /** Period in which the collection is shown; null means no limit. */
    showFrom: moment("show_from"),
    showUntil: moment("show_until"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (tag) => [
    uniqueIndex("tag_by_slug").on(tag.shopId, tag.slug),
    uniqueIndex("tag_by_tag_id").on(tag.shopId, tag.tagId),
    index("tag_by_creation").on(tag.shopId, tag.createdAt, tag.id),
  ],
);

export const metafieldTable = pgTable(
  "metafield",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => tagTable.id, { onDelete: "cascade" }),
    /** The operator's order. */
    ordinal: integer("ordinal").notNull(),
    key: text("key").notNull(),
    namespace: text("namespace").notNull(),
    scope: text("scope").notNull(),
    value: text("value").notNull(),
  },
  (field) => [primaryKey({ columns: [field.ownerId, field.ordinal] })],
);

export const pageSectionTable = pgTable(
  "page_section",
  {
    id: text("id").primaryKey(),
    shopId: text("shop_id")
      .notNull()
      .references(() => shopTable.id),
    place: text("place", { enum: SECTION_PLACES }).notNull(),
    position: integer("position").notNull(),
    enabled: boolean("enabled").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    title: text("title"),
    subTitle: text("sub_title"),
    link: text("link"),
    items: jsonb("items").$type<SectionItem[]>().notNull(),
    locale: text("locale"),
    regionCode: text("region_code"),
    localeLangCode: text("locale_lang_code").notNull(),
    localeCountryCodes: text("locale_country_codes").array().notNull(),
    /** Empty means all platforms. */
    platforms: text("platforms").array().notNull(),
    /** Period in which the section is shown; null means no limit. */
    showFrom: moment("show_from"),
    showUntil: moment("show_until"),
  },
  (section) => [index("page_section_by_language").on(section.shopId, section.localeLangCode)],
);
