import { expect, test } from "vitest";
import { resolveCollection } from "./collections.ts";
import { pageKindOf, pageKindOfTag, STRIPS, stripsOn } from "./strips.ts";
import { DEFAULT_TAXONOMY } from "./taxonomy/index.ts";

test.each([
  ["all", "everything"],
  ["sale", "everything"],
  ["new-arrivals", "everything"],
  ["women", "department"],
  ["men-sale", "department"],
  ["kids", "kids"],
  ["teen-girl", "kids-department"],
  ["shoes", "category"],
  ["sale-bags", "category"],
  ["kids-clothing", "category"],
  ["women-sale-shoes", "department-category"],
  ["girls-shoes", "department-category"],
  ["coats", "product-type"],
  ["kids-coats", "product-type"],
  ["men-coats", "department-product-type"],
] as const)("[LP-02] %s is a page of the kind %s", (slug, kind) => {
  const collection = resolveCollection(DEFAULT_TAXONOMY, slug);
  expect(collection && pageKindOf(DEFAULT_TAXONOMY, collection)).toBe(kind);
});

test("[LP-02] the kind of a tag's slug is the tag's kind", () => {
  expect(pageKindOfTag("vendor")).toBe("vendor");
  expect(pageKindOfTag("season")).toBe("season");
  expect(pageKindOfTag("sub_category")).toBe("tag");
  expect(pageKindOfTag(undefined)).toBe("tag");
});

test.each([
  // kind, strips without a chosen category, strips with one
  ["everything", "department topCategory designer", "department topCategory productType designer"],
  ["department", "topCategory designer", "topCategory productType designer"],
  ["kids", "department topCategory designer", "department topCategory productType designer"],
  ["kids-department", "topCategory designer", "topCategory productType designer"],
  ["category", "department productType designer", "department productType designer"],
  ["department-category", "productType designer", "productType designer"],
  ["product-type", "department designer", "department designer"],
  ["department-product-type", "designer", "designer"],
  ["vendor", "department topCategory productType", "department topCategory productType"],
  ["season", "department topCategory designer", "department topCategory productType designer"],
  ["tag", "department topCategory designer", "department topCategory productType designer"],
  ["search", "department topCategory productType designer", "department topCategory productType designer"],
] as const)("[LP-02] a page of the kind %s shows %s, and with a chosen category %s", (kind, before, after) => {
  expect(shown([kind], false)).toBe(before);
  expect(shown([kind], true)).toBe(after);
});

test("[LP-02] the table has only the rows tested above", () => {
  expect(Object.keys(STRIPS)).toHaveLength(12);
});

test("[LP-22] a page of combined tags shows only the strips that all of them show", () => {
  expect(shown(["vendor", "department-category"], true)).toBe("productType");
});

const shown = (...page: Parameters<typeof stripsOn>): string =>
  Object.entries(stripsOn(...page))
    .filter(([, isShown]) => isShown)
    .map(([strip]) => strip)
    .join(" ");
