import { expect, test } from "vitest";
import { safeReturn, withReturn } from "./return-to.ts";

test.each([
  ["/wishlist", "/wishlist"],
  ["/fr/products/a?size=38#photos", "/fr/products/a?size=38#photos"],
  ["/account/../cart", "/cart"],
  ["/collections/designer-é", "/collections/designer-%C3%A9"],
])("[RT-04] %s is a way on", (asked, way) => {
  expect(safeReturn(asked, "/account")).toBe(way);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "javascript:alert(1)",
  " /wishlist",
  "wishlist",
  "",
  "/login",
  "/de/login?returnTo=/login",
  "/cart/login",
])("[RT-04] %j is none", (asked) => {
  expect(safeReturn(asked, "/account")).toBe("/account");
});

test("[RT-04] an address with a query of its own is carried whole", () => {
  const login = withReturn("/login", "/collections/women?page=2&sort=a");
  expect(safeReturn(new URL(login, "http://x").searchParams.get("returnTo"), "/")).toBe(
    "/collections/women?page=2&sort=a",
  );
});
