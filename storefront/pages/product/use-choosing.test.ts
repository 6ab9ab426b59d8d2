import { expect, test } from "vitest";
import { moneyOf } from "#catalogue";
import type { SizeChoice } from "./product-data.ts";
import { chosenPrice } from "./use-choosing.ts";

const price = { price: moneyOf(40, "EUR"), isFrom: true };
const size = (more: Partial<SizeChoice>) => more as SizeChoice;

test("the lowest price is one to start from until a variant is chosen, and then its own", () => {
  expect(chosenPrice({ price }, undefined)).toEqual(price);
  expect(chosenPrice({ price }, size({}))).toEqual({ price: moneyOf(40, "EUR"), isFrom: false });
  expect(chosenPrice({ price }, size({ price: { price: moneyOf(55, "EUR") } }))).toEqual({
    price: moneyOf(55, "EUR"),
    isFrom: false,
  });
});
