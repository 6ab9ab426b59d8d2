import { expect, test } from "vitest";
import { numberIn, numbersOf } from "./product-numbers.ts";

const row = (designermodelnumber: string, sku: string) => ({ designermodelnumber, sku });

test("[SF-06] a product is indexed by its model number and by what its SKUs begin with", () => {
  expect(numbersOf([row("HAL27S398264", "HAL27S398264-WHIE-S"), row("HAL27S398264", "HAL27S398264-WHIE-M")])).toBe(
    "hal27s398264\thal27s398264whie",
  );
  expect(numbersOf([row("", "501-30"), row("", "501-32"), row("", "")])).toBe("50130\t50132");
  expect(numbersOf([row("A.1", "SHIRT-S")])).toBe("");
});

test.each([
  ["HAL27S398264-WHIE-OS", "hal27s398264whie"],
  [" iso26f 627469 tann ", "iso26f627469tann"],
  ["501/30", "50130"],
  ["SHIRT-001-BLACK", "shirt001black"],
])("[SF-06] the query %j may be the number %j", (text, number) => {
  expect(numberIn(text)).toBe(number);
});

test.each(["double-breasted coat", "t-shirt", "size 42 boots", "42", "3-p", ""])("%j is no number", (text) => {
  expect(numberIn(text)).toBeUndefined();
});
