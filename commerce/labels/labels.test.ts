import { expect, test } from "vitest";
import { listed, named, sentences, sizeName, variantName } from "./index.ts";

test("a designer's own number is shown as a number, and other sizes as they are labelled", () => {
  expect(["NUM 1", "IT 40", "M", "Only One Size"].map((size) => sizeName(size, "de"))).toEqual([
    "1",
    "IT 40",
    "M",
    "Einheitsgröße",
  ]);
  const options = [{ name: "Fit", value: "Slim" }];
  expect(variantName({ colour: "Black", size: "NUM 1", options }, "en")).toBe("Black · Size 1 · Fit Slim");
});

test.each([
  ["en", "Blue, S", "Total: €5"],
  ["de", "Blue, S", "Total: €5"],
  ["fr", "Blue, S", "Total : €5"],
  ["ko", "Blue, S", "Total: €5"],
  ["ja", "Blue、S", "Total：€5"],
  ["zh", "Blue，S", "Total：€5"],
  ["ar", "Blue، S", "\u2068Total\u2069: \u2068€5\u2069"],
] as const)("in %s options are joined as %s, and a value follows its name as %s", (language, variant, row) => {
  expect(variantName({ colour: "Blue", size: "S", options: [] }, language)).toBe(variant);
  expect(named("Total", "€5", language)).toBe(row);
});

test("what is empty is not joined, and only some languages have a space between sentences", () => {
  expect(listed(["", "a", "", "b", "c"], "en")).toBe("a, b, c");
  expect(listed([""], "ja")).toBe("");
  expect([sentences(["a.", "b."], "en"), sentences(["a。", "b。"], "zh")]).toEqual(["a. b.", "a。b。"]);
});

test("[SZ-04] shoes of Japan and Korea are the foot in cm and mm, and numbers of Japanese garments have their counter", () => {
  const sizes = ["JP 23.5", "JP 27 / Wide", "KR 240", "JP 9", "KR 66"];
  expect(sizes.map((size) => sizeName(size, "ja"))).toEqual(["23.5 cm", "27 cm / Wide", "240 mm", "9号", "KR 66"]);
  expect(sizes.map((size) => sizeName(size, "en"))).toEqual(["23.5 cm", "27 cm / Wide", "240 mm", "JP 9", "KR 66"]);
});
