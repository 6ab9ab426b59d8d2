// Fields of this shop's feed that are exported as Shopify metafields of the namespace "vitrine".

import { FACT_NAMES, LANGUAGES, type FeedRow } from "#catalogue";
import type { OwnFields } from "./draft.ts";

export const NAMESPACE = "vitrine";

const NUMBERS: ReadonlySet<string> = new Set([
  "old_inventory_quantity",
  "sold_num",
  "position",
  "viplevel",
] satisfies (keyof FeedRow)[]);
const BOOLEANS: ReadonlySet<string> = new Set(["is_promotion"] satisfies (keyof FeedRow)[]);

/** Exported with commas between their entries. */
const LISTS: ReadonlySet<string> = new Set(["department", ...FACT_NAMES] satisfies (keyof FeedRow)[]);

/** Product fields without a Shopify column, in the order of the export. */
export const PRODUCT_FIELDS = [
  "product_id",
  "title_zh",
  "vendor_text",
  "vendor_handle",
  "product_type_text",
  "product_type_zh_text",
  "product_type_cn",
  "department",
  "designermodelnumber",
  "sold_num",
  "is_promotion",
  "position",
  "viplevel",
  "visibility",
  "visible_from",
  "visible_until",
  "published_at",
  "created_at",
  "updated_at",
  ...FACT_NAMES,
] as const satisfies readonly (keyof FeedRow)[];

/** The designer's names in other languages; empty for most products. */
export const VENDOR_NAME_FIELDS: readonly string[] = LANGUAGES.filter(({ code }) => code !== "en").map(
  ({ code }) => `vendor_${code}`,
);

export const VARIANT_FIELDS = [
  "objectID",
  "color",
  "designercolor",
  "size",
  "options",
  "measurements",
  "variant_title",
  "old_inventory_quantity",
] as const satisfies readonly (keyof FeedRow)[];

const KNOWN: ReadonlySet<string> = new Set([...PRODUCT_FIELDS, ...VARIANT_FIELDS, "product_type"]);

export const isOwnField = (field: string): boolean => KNOWN.has(field) || /^(?:title|vendor)_[a-z]{2,3}$/u.test(field);

/** Converts values to the types of the feed. Invalid ones are reported by the validation of the feed. */
export const typedFields = (own: OwnFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(own).map(([field, text]) => {
      if (NUMBERS.has(field)) return [field, text.trim() === "" ? text : Number(text)];
      if (BOOLEANS.has(field)) return [field, text.toLowerCase() === "true"];
      return [field, LISTS.has(field) ? text.split(/,\s*/u).join("\t") : text];
    }),
  );
