import { expect, test } from "vitest";
import { findVendors } from "./vendor-names.ts";

const names = new Map([
  ["新井巴", "Tomoe Arai"],
  ["新井", "Arai"],
  ["エーギル", "Ægir"],
  ["Эгир", "Ægir"],
  ["إيغير", "Ægir"],
]);

test.each([
  ["新井巴大衣", ["Tomoe Arai"], "大衣"],
  ["大衣 新井", ["Arai"], "大衣"],
  ["エーギルのコート", ["Ægir"], "のコート"],
  ["пальто эгир", ["Ægir"], "пальто"],
  // Part of another word.
  ["эгирский", [], "эгирский"],
  ["معطف إيغير", ["Ægir"], "معطف"],
  ["wool coat", [], "wool coat"],
])("[I18-01] the designers in %s are %j, and %s is left", (query, vendors, rest) => {
  expect(findVendors(query, names)).toEqual({ vendors, rest });
});
