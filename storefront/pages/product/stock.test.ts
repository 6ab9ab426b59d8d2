import { expect, test } from "vitest";
import { product } from "#locales/product";
import type { SizeChoice } from "./product-data.ts";
import { messagesIn } from "#catalogue";
import { stockLine } from "./stock.ts";

const say = messagesIn(product, "en");

const size = (label: string, stock: number): SizeChoice => ({
  variantId: label,
  sku: label,
  label,
  name: label,
  picks: [label],
  elsewhere: {},
  stock,
});
const [small, medium, large] = [size("IT 38", 9), size("IT 42", 2), size("IT 46", 0)];

test("a chosen size that is nearly gone says how many are left", () => {
  expect(stockLine(say, [small, medium, large], medium)).toBe("Only 2 left in IT 42");
  expect(stockLine(say, [small, size("IT 40", 1)], size("IT 40", 1))).toBe("Last one in IT 40");
});

test("plenty, nothing chosen and a sold-out choice say nothing", () => {
  expect(stockLine(say, [small, medium, large], small)).toBeNull();
  expect(stockLine(say, [small, medium, large], undefined)).toBeNull();
  expect(stockLine(say, [small, medium, large], large)).toBeNull();
});

test("a product in one size is not said to be left in that size", () => {
  expect(stockLine(say, [size("One size", 3)], size("One size", 3))).toBe("Only 3 left");
});
