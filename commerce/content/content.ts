// Schemas and types of the content that operators import and the shop returns.

import { z } from "zod";
import { Moment } from "#commerce/database";
import { inLanguages, ShopName, type FieldError } from "#commerce/settings";
import { readProductFilter } from "#search/product-filter";
import { PRODUCT_SCHEMA } from "#search/products";

const text = z.string().trim().min(1);
const slug = z
  .string()
  .regex(/^[\p{L}\p{N}\p{M}]+(?:[-_][\p{L}\p{N}\p{M}]+)*$/u, "must be words joined by hyphens")
  .refine((written) => written === written.toLowerCase(), "must be in lower case");
const link = z.string().regex(/^(?:\/(?!\/)|https:\/\/)/, "must be a path of this shop or an https URL");
const moment = Moment.transform((written) => new Date(written));

/** Hides brands, and products below a price, in one country. */
export const BlockProductFilter = z.strictObject({
  enabled: z.boolean(),
  countryCode: z.string().regex(/^[A-Za-z]{2}$/, "must be a two-letter country code"),
  regionCode: text,
  currencyCode: z.string().regex(/^[A-Z]{3}$/, "must be a currency code of three capital letters"),
  /** Thousandths of the currency. If absent, only brands are hidden. */
  minPrice: z.number().int().nonnegative().optional(),
  brands: z.array(text).default([]),
});
export type BlockProductFilter = z.output<typeof BlockProductFilter>;

export const Shop = z.strictObject({
  id: text,
  /** Renames the shop in its facts. Absent in exported files, so that one file has the name. */
  name: ShopName.optional(),
  slug,
  blockProductFilters: z.array(BlockProductFilter).default([]),
});
export type Shop = z.output<typeof Shop>;

export const Metafield = z.strictObject({ key: text, namespace: text, scope: text, value: z.string() });
export type Metafield = z.output<typeof Metafield>;

/** Products that a merchant can put in order. */
const MOST_ORDERED = 200;

function refuseMalformed(rule: string | null, context: z.RefinementCtx): void {
  const read = readProductFilter(rule ?? "", PRODUCT_SCHEMA);
  if (read.kind === "malformed") context.addIssue(`is not a filter: ${read.message}`);
}

const TagFields = z.strictObject({
  id: text,
  tagId: text,
  position: z.number().int().default(0),
  name: text,
  slug,
  isTopLevel: z.boolean().default(false),
  subTagIds: z.array(text).default([]),
  heroMediaUrl: link.nullable().default(null),
  displayTitle: text.nullable().default(null),
  seoTitle: text.nullable().default(null),
  seoDescription: text.nullable().default(null),
  seoUrl: link.nullable().default(null),
  metafields: z.array(Metafield).default([]),
  /** Titles and introductions by language; others are translated from English. */
  titles: inLanguages(text).default({}),
  descriptions: inLanguages(text).default({}),
  /** A search filter. With one, the collection has the products that match, and tags do not count. */
  rule: z.string().trim().max(2_000).nullable().default(null).superRefine(refuseMalformed),
  /** Ids of products that come first, in this order. */
  productOrder: z.array(text).max(MOST_ORDERED).default([]),
  /** Period in which the collection is shown; null means no limit. */
  showFrom: moment.nullable().default(null),
  showUntil: moment.nullable().default(null),
  /** Creation time; defaults to the time of the first import. */
  createdAt: moment.optional(),
});

export const TagContent = TagFields.refine(
  ({ showFrom, showUntil }) => !showFrom || !showUntil || showFrom < showUntil,
  { path: ["showUntil"], message: "must be after the start" },
);

/** A tag with ISO 8601 timestamps in UTC. */
export interface Tag extends Omit<z.output<typeof TagFields>, "createdAt"> {
  readonly shopId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const SectionItem = z.strictObject({
  image: link.optional(),
  mobileImage: link.optional(),
  imageWebp: link.optional(),
  mobileImageWebp: link.optional(),
  /** Silent video that plays over the image. */
  video: link.optional(),
  text: z.string().optional(),
  url: link.optional(),
  absoluteImageUrl: link.optional(),
  absoluteMobileImageUrl: link.optional(),
  absoluteImageWebpUrl: link.optional(),
  absoluteMobileImageWebpUrl: link.optional(),
  brand: z.string().optional(),
  productName: z.string().optional(),
  /** The image has a background, unlike a cut-out, so that no text may lie over it. */
  isPhotograph: z.boolean().optional(),
});
export type SectionItem = z.output<typeof SectionItem>;

/** Above every page, on the home page, and above the listing of the department that the section links to. */
export const SECTION_PLACES = ["top-bar", "page", "department"] as const;

const SectionFields = z.strictObject({
  id: text,
  place: z.enum(SECTION_PLACES),
  position: z.number().int().default(0),
  enabled: z.boolean().default(true),
  name: text,
  type: text,
  title: z.string().nullable().default(null),
  subTitle: z.string().nullable().default(null),
  link: link.nullable().default(null),
  items: z.array(SectionItem).default([]),
  locale: text.nullable().default(null),
  regionCode: text.nullable().default(null),
  localeLangCode: z.string().toLowerCase().min(2).default("en"),
  localeCountryCodes: z.array(z.string().toLowerCase().min(2)).min(1).default(["default"]),
  platforms: z.array(text).default([]),
  /** Period in which the section is shown; null means no limit. */
  showFrom: moment.nullable().default(null),
  showUntil: moment.nullable().default(null),
});

export const PageSectionContent = SectionFields.refine(
  ({ showFrom, showUntil }) => !showFrom || !showUntil || showFrom < showUntil,
  { path: ["showUntil"], message: "must be after the start" },
);

export interface PageSection extends z.output<typeof SectionFields> {
  readonly shopId: string;
}

/** Fields without which the storefront leaves a section out. */
export function sectionProblems({
  place,
  type,
  title,
  link: to,
  items,
}: Pick<PageSection, "place" | "type" | "title" | "link" | "items">): readonly FieldError[] {
  const has = (field: "text" | "url") => items.some((item) => item[field]);
  if (place === "top-bar") return has("text") ? [] : [{ path: "items", message: "needs a line of text" }];
  return [
    ...(title?.trim() ? [] : [{ path: "title", message: "is needed: the section is not shown without it" }]),
    ...((type === "department" || place === "department") && !to
      ? [{ path: "link", message: "is needed: enter the page of the department, such as /collections/women" }]
      : []),
    ...(type === "designers" && !has("url") ? [{ path: "items", message: "needs a link to each designer" }] : []),
  ];
}

/** All operator content of one shop. */
export const Content = z.strictObject({
  shop: Shop,
  tags: z.array(TagContent).default([]),
  sections: z.array(PageSectionContent).default([]),
});
export type Content = z.output<typeof Content>;
export type ContentInput = z.input<typeof Content>;
