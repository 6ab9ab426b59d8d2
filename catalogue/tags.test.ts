import { expect, test } from "vitest";
import {
  departmentInName,
  departmentOfTag,
  isDepartmentTag,
  isSeasonName,
  type Metafield,
  metatagDescription,
  tagKeywords,
  tagKind,
  seasonTitle,
  tagTitle,
} from "./tags.ts";
import { DEFAULT_TAXONOMY } from "./taxonomy/index.ts";

const field = (key: string, value: string, namespace = "tag"): Metafield => ({
  key,
  value,
  namespace,
  scope: "public",
});
const keywords = (value: string) => ({ metafields: [field("keywords", value)] });

test.each([
  ["category", "category"],
  ["sub_category", "sub_category"],
  ["vendor", "vendor"],
  ["season", "season"],
  [" Vendor , womenswear", "vendor"],
  ["shop, sub_category", "sub_category"],
  ["vendors", undefined],
  ["", undefined],
])("[TG-02] the keywords %j make a tag of the kind %j", (value, kind) => {
  expect(tagKind(keywords(value))).toBe(kind);
});

test("[TG-02] only the keywords metafield decides the kind", () => {
  expect(tagKind({ metafields: [field("note", "vendor")] })).toBeUndefined();
  expect(tagKeywords(keywords("a, B ,,c"))).toEqual(["a", "b", "c"]);
});

test("[TG-02] the description for the head is the metatag's", () => {
  const metafields = [field("description", "not this one"), field("description", "Coats and more.", "metatag")];
  expect(metatagDescription({ metafields })).toBe("Coats and more.");
  expect(metatagDescription({ metafields: [field("description", "", "metatag")] })).toBeUndefined();
  expect(metatagDescription({ metafields: [] })).toBeUndefined();
});

test("[TG-02] the value gender marks a department's tag, whatever its key", () => {
  expect(isDepartmentTag({ metafields: [field("type", "gender")] })).toBe(true);
  expect(isDepartmentTag({ metafields: [field("gender", "women")] })).toBe(false);
});

test.each([
  ["Women", "women"],
  ["WOMEN", "women"],
  ["Women's Shoes", "women"],
  ["Womenswear", "women"],
  ["Women – New", "women"],
  ["Men", "men"],
  ["men_sale", "men"],
  ["Men’s Coats", "men"],
  ["Menswear FW26", "men"],
  ["Women & Men", undefined],
  ["Ornaments", undefined],
  ["Garment care", undefined],
  ["Mendoza", undefined],
  ["Émen", undefined],
  ["Kids", undefined],
])("[TG-02] the name %j contains the department %j", (name, department) => {
  expect(departmentInName(name)).toBe(department);
});

test("[TG-02] a department's tag has the department of its name", () => {
  const metafields = [field("kind", "gender")];
  expect(departmentOfTag(DEFAULT_TAXONOMY, { name: "Women", metafields })).toBe("women");
  expect(departmentOfTag(DEFAULT_TAXONOMY, { name: "Menswear", metafields })).toBe("men");
  expect(departmentOfTag(DEFAULT_TAXONOMY, { name: "Baby Girl", metafields })).toBe("baby-girl");
  expect(departmentOfTag(DEFAULT_TAXONOMY, { name: "Unisex", metafields })).toBeUndefined();
  expect(departmentOfTag(DEFAULT_TAXONOMY, { name: "Women", metafields: [] })).toBeUndefined();
});

test.each([
  ["Season_FW26", "FW26"],
  ["Clothing", "Clothing"],
  ["Preseason_FW26", "Preseason_FW26"],
  ["AUP", ""],
  ["Season_AUP_2", ""],
  ["Aupaire", "Aupaire"],
])("[TG-02] [LP-22] the tag %j is titled %j", (name, title) => {
  expect(tagTitle(name)).toBe(title);
});

test.each([
  ["Season_FW26", "Autumn–winter 2026"],
  ["Season_AW26", "Autumn–winter 2026"],
  ["Season_SS27", "Spring–summer 2027"],
  ["Season_Resort27", undefined],
  ["FW26", undefined],
])("the season %j is %j in words", (name, title) => {
  expect(seasonTitle(name)).toBe(title);
});

test("seasons are recognised by their prefix", () => {
  expect(isSeasonName("Season_FW26")).toBe(true);
  expect(isSeasonName("Seasonal")).toBe(false);
});
