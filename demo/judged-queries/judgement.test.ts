import { expect, test } from "vitest";
import { judgeSuggestions, leadsTo } from "./judge-suggestions.ts";
import {
  both,
  colour,
  gainOf,
  gradeOf,
  precisionOf,
  reciprocalRankOf,
  titled,
  type,
  type JudgedProduct,
} from "./judgement.ts";

const PRODUCT: JudgedProduct = {
  title: "Double-breasted wool coat",
  titleZh: "炭黑色羊毛双排扣大衣",
  vendor: "Imogen Ashcombe",
  type: "Coats",
  colours: ["Black"],
  designerColours: ["Off-black"],
  departments: ["women"],
  modelNumber: "IMO27S611503",
  handle: "double-breasted-wool-coat",
  vendorHandle: "imogen-ashcombe",
};

test("the first matching rule decides the grade", () => {
  const grades = [
    [3, both(type("Coats"), colour("Red"))],
    [2, titled("double breasted", "wool")],
    [1, type("Coats")],
  ] as const;
  expect(gradeOf({ text: "red coat", grades }, PRODUCT)).toBe(2);
  expect(gradeOf({ text: "red coat", grades: grades.slice(0, 1) }, PRODUCT)).toBe(0);
});

test("a rule matches words of a title and their beginnings, not their ends", () => {
  expect(titled("coat")({ ...PRODUCT, title: "Wool overcoat" })).toBe(false);
  expect(titled("breast")(PRODUCT)).toBe(true);
});

test("the gain is 1 for the best possible order, less for others, 0 for none", () => {
  const catalogue = [0, 1, 0, 3, 0, 3];
  expect(gainOf([3, 3, 1], catalogue)).toBe(1);
  // (7/1 + 1/log2 3 + 7/2) over (7/1 + 7/log2 3 + 1/2)
  expect(gainOf([3, 1, 3], catalogue)).toBeCloseTo(0.9341, 4);
  expect(gainOf([0, 3, 3], catalogue)).toBeLessThan(gainOf([3, 3, 0], catalogue));
  expect(gainOf([], catalogue)).toBe(0);
});

test("precision counts relevant and acceptable products out of the possible number", () => {
  expect(precisionOf([3, 2, 1, 0], [3, 2, 1, 0, 0])).toBe(1);
  expect(precisionOf([3, 0, 0], [3, 2, 2, 2])).toBe(0.25);
  expect(
    precisionOf(
      Array.from({ length: 10 }, () => 2),
      Array.from({ length: 50 }, () => 3),
    ),
  ).toBe(1);
});

test("the reciprocal rank is that of the first good answer", () => {
  expect(reciprocalRankOf([3, 0])).toBe(1);
  expect(reciprocalRankOf([1, 0, 2])).toBeCloseTo(1 / 3);
  expect(reciprocalRankOf([1, 0])).toBe(0);
});

test("a suggestion leads to the products that its listing shows", () => {
  const paths = ["/collections/women-coats", "/collections/imogen-ashcombe/coats", "/collections/clothing"];
  for (const path of paths) expect(leadsTo(path)(PRODUCT), path).toBe(true);
  for (const path of ["/collections/men-coats", "/collections/ostra", "/collections/shoes", "/products/other"]) {
    expect(leadsTo(path)(PRODUCT), path).toBe(false);
  }
});

test("a suggestion is right if most products of its listing are relevant", async () => {
  const shirt = { ...PRODUCT, handle: "shirt", type: "Shirts" };
  const query = { text: "coat", grades: [[3, type("Coats")]] as const };
  const suggest = async () => ["/products/shirt", "/collections/coats", "/collections/women"];
  const [verdict] = await judgeSuggestions([query], [PRODUCT, shirt, { ...shirt, handle: "other" }], suggest);
  expect(verdict).toMatchObject({ precision5: 1 / 3, reciprocalRank: 1 / 2 });
});
