import { expect, test } from "vitest";
import { categoryPageOf, type CategoryPage } from "./category-page.ts";
import { DEFAULT_TAXONOMY } from "./taxonomy/index.ts";

test.each<[string, CategoryPage]>([
  ["/collections/kids", { department: "kids" }],
  ["/collections/kids-sale", { department: "kids" }],
  ["/fr/collections/baby-girl-clothing", { department: "baby-girl", category: "clothing" }],
  ["/collections/girls", { department: "girls" }],
  ["/collections/teen-girl", { department: "teen-girl" }],
  ["/collections/baby-boy", { department: "baby-boy" }],
  ["/collections/boys-shoes/", { department: "boys", category: "shoes" }],
  ["/collections/teen-boy?page=2", { department: "teen-boy" }],
  ["/collections/women", { department: "women" }],
  ["/collections/men", { department: "men" }],
  ["/collections/men-sale-shoes", { department: "men", category: "shoes" }],
  ["/collections/Clothing", { category: "clothing" }],
  ["/collections/tote-bags", { category: "bags", productType: "tote-bags" }],
  ["/collections/accessories#top", { category: "accessories" }],
  ["/collections/rings", { productType: "rings" }],
  ["/collections/signet-ring", { productType: "rings" }],
  ["/collections/glove", { productType: "gloves" }],
  ["/collections/bucket-hat", { productType: "hats" }],
  ["/collections/men/linen-shirts", { department: "men", productType: "shirts" }],
  ["/collections/organic-t-shirts", { productType: "t-shirts" }],
  ["/collections/women-jeans", { department: "women", productType: "jeans" }],
  ["/collections/belt", { productType: "belts" }],
  ["/collections/women/shoes+bags", { department: "women" }],
  ["/collections/shirt-dresses", {}],
])("[LP-03] %s names %j", (path, page) => {
  expect(categoryPageOf(DEFAULT_TAXONOMY, path) ?? {}).toEqual(page);
});

test.each([
  "/",
  "/collections/ornaments",
  "/collections/linen?menu=women",
  "/collections/boyswear",
  "/girls/help",
  "/pages/designers",
])("[LP-03] %s is not a category page", (path) => {
  expect(categoryPageOf(DEFAULT_TAXONOMY, path)).toBeUndefined();
});
