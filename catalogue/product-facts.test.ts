import { expect, test } from "vitest";
import { chartFor } from "./sizes/index.ts";
import { DEFAULT_TAXONOMY } from "./taxonomy/index.ts";
import { cutIn, isGtin, materialsIn, patternIn, sizeParts } from "./product-facts.ts";

test("[OC-19] only barcodes with a valid check digit, and not for use within a company, count as GTINs", () => {
  expect(["4006381333931", "036000291452", "96385074", "00036000291452"].map(isGtin)).toEqual([true, true, true, true]);
  expect(["4006381333932", "00000000", "12345", "400638133393A"].map(isGtin)).toEqual([false, false, false, false]);
  // Valid check digits with reserved prefixes.
  expect(["2000000000008", "0200000000004", "9800000000007"].map(isGtin)).toEqual([false, false, false]);
});

test.each([
  ["80% wool, 20% nylon. Made in Italy.", ["wool", "nylon"]],
  ["5% elastane, 95% Organic Cotton", ["organic cotton", "elastane"]],
  ["Shell: 100% virgin wool. Lining: 100% cupro.", ["virgin wool"]],
  ["100% cotton made in Portugal", ["cotton"]],
  ["100% Baumwolle", ["baumwolle"]],
  ["60 % linen 40 % silk", ["linen", "silk"]],
  ["Material: Calf Leather. Brass buckle.", ["calf leather"]],
  ["20% off, and 15% less water in production", []],
  ["A coat for cold days.", []],
])("[OC-19] the materials of %j", (text, materials) => {
  expect(materialsIn(text)).toEqual(materials);
});

test("[OC-19] a title names a pattern, a title or a tag a cut", () => {
  expect(["Striped shirt", "Pinstripe suit", "Checked coat", "Polka-dot dress", "Plain coat"].map(patternIn)).toEqual([
    "striped",
    "striped",
    "checked",
    "polka dot",
    undefined,
  ]);
  expect([["Petite coat"], ["Coat", "Plus Size"], ["Plush coat"], ["Maternity jeans"]].map(cutIn)).toEqual([
    "petite",
    "plus",
    undefined,
    "maternity",
  ]);
});

test("[OC-19] a size is a value in a system that search engines know, or has none", () => {
  const dresses = chartFor(DEFAULT_TAXONOMY, { productType: "dresses", department: "women" });
  const bags = chartFor(DEFAULT_TAXONOMY, { productType: "tote-bags", department: "women" });
  expect(sizeParts("IT 42", dresses)).toEqual({ value: "42", system: "IT" });
  expect(sizeParts("GE 38", dresses)).toEqual({ value: "38", system: "DE" });
  expect(sizeParts("NUM 1", dresses)).toEqual({ value: "1" });
  expect(sizeParts("US Mini", bags)).toEqual({ value: "US Mini" });
  expect(["M", "XS/S", "32 in", "KR 55", "One size"].map((label) => sizeParts(label, dresses))).toEqual(
    ["M", "XS/S", "32 in", "KR 55", "One size"].map((value) => ({ value })),
  );
});
