import { DEFAULT_TAXONOMY, chartFor } from "#catalogue";
import { expect, test } from "vitest";
import { colourIn } from "./colour.ts";
import { departmentsIn } from "./department.ts";
import { productTypeIn } from "./product-type.ts";
import { sizeIn } from "./size.ts";

test.each([
  ["Coats", "Coats"],
  ["Women's Trench Coats", "Coats"],
  ["Apparel & Accessories > Clothing > Pants", "Pants"],
  ["Clothing > Dresses > Home", "Dresses"],
  ["Men > Trainers", "Sneakers"],
  ["Hoodies", "Sweatshirts"],
  ["T-Shirt", "T-Shirts"],
  ["Scarves & Shawls", "Scarves"],
  ["2271", "Dresses"],
  ["Surfboards", undefined],
  ["", undefined],
])("the type %j maps to %s [SR-20]", (text, name) => {
  expect(productTypeIn(DEFAULT_TAXONOMY, [text])?.name).toBe(name);
});

test.each([
  ["Black", "Black"],
  ["slate blue", "Blue"],
  ["Navy blue", "Navy"],
  ["Rose gold", "Gold"],
  ["Ecru", "White"],
  ["Black/White", "multi"],
  ["Multicolour", "multi"],
  ["Clear", "Transparent"],
  ["Xyzzy", undefined],
])("the colour %j maps to %s [SR-20]", (text, colour) => {
  expect(colourIn(text)).toBe(colour);
});

test.each([
  ["Coats", "women", "Medium", undefined, "M"],
  ["Coats", "women", "2XL", undefined, "XXL"],
  ["Coats", "women", "it 40", undefined, "IT 40"],
  ["Coats", "women", "40", "IT", "IT 40"],
  ["Coats", "women", "40", undefined, "IT 40"],
  ["Coats", "women", "99", undefined, undefined],
  ["Coats", "women", "40", "MEX", undefined],
  ["Tote Bags", "women", "OS", undefined, "Only One Size"],
  ["Tote Bags", "women", "", undefined, "Only One Size"],
  ["Coats", "girls", "6Y", undefined, "6Y"],
  ["Jeans", "women", '28"', undefined, "28 in"],
])("%s for %s in size %j (%s) map to %s [SR-20]", (productType, department, text, system, label) => {
  const chart = chartFor(DEFAULT_TAXONOMY, { productType, department });
  expect(chart && sizeIn(chart, text, system)).toBe(label);
});

test.each([
  [{ gender: "female", texts: [] }, ["women"]],
  [{ gender: "unisex", ageGroup: "adult", texts: [] }, ["women", "men"]],
  [{ gender: "male", ageGroup: "kids", texts: [] }, ["boys"]],
  [{ ageGroup: "infant", texts: [] }, ["baby-girl", "baby-boy"]],
  [{ texts: ["Women", "New"] }, ["women"]],
  [{ texts: ["Men's Shoes"] }, ["men"]],
  [{ texts: ["Teen Girl"] }, ["teen-girl"]],
  [{ texts: ["Ornaments"] }, []],
])("%j maps to %j [SR-20]", (said, departments) => {
  expect(departmentsIn(DEFAULT_TAXONOMY, said)).toEqual(departments);
});
