import { expect, test } from "vitest";
import { shortClassName } from "./short-class-names.ts";

test("a class has the same short name in every bundle, and other classes have others", () => {
  const card = shortClassName("card", "/shop/storefront/ui/product-card.module.css");
  expect(card).toMatch(/^[a-z][A-Za-z\d]{4}$/);
  expect(shortClassName("card", "/shop/storefront/ui/product-card.module.css?inline")).toBe(card);
  expect(shortClassName("card", "/shop/storefront/ui/other.module.css")).not.toBe(card);
  expect(shortClassName("box", "/shop/storefront/ui/product-card.module.css")).not.toBe(card);
});

test("two classes with the same short name stop the build", () => {
  const names = Array.from({ length: 60_000 }, (_, at) => `name-${at}`);
  expect(() => {
    for (const name of names) shortClassName(name, "/shop/a.module.css");
  }).toThrow(/^The classes "\S+ name-\d+" and "\S+ name-\d+" have the same short name: rename one\.$/);
});
