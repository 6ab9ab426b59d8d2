import { expect, test } from "vitest";
import { searchedText } from "./sku.ts";

test("a SKU is searched by its model number", () => {
  expect(searchedText("HAL27S398264-WHIE-OS")).toBe("HAL27S398264");
  expect(searchedText(" iso26f627469-tann ")).toBe("iso26f627469");
});

test.each(["double-breasted coat", "t-shirt", "HAL27S398264", "high-rise", "wool-blend", "3-pack", "12345678-90", ""])(
  "other text is unchanged: %s",
  (text) => {
    expect(searchedText(text)).toBe(text);
  },
);
