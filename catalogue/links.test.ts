import * as fc from "fast-check";
import { expect, test } from "vitest";
import { prefixPath, stripPrefix } from "./links.ts";

test.each([
  ["fr", "/", "/fr"],
  ["fr", "/?page=2", "/fr?page=2"],
  ["fr", "/collections/women", "/fr/collections/women"],
  ["FR", "/cart#summary", "/fr/cart#summary"],
  ["de", "/fr/cart?x=/it/", "/de/cart?x=/it/"],
  ["fr", "/france/cart", "/fr/france/cart"],
  [undefined, "/collections/men", "/collections/men"],
  [null, "/fr/cart", "/cart"],
  ["fr", "https://example.org/it/cart", "https://example.org/it/cart"],
  ["fr", "//example.org/cart", "//example.org/cart"],
  ["fr", "/\\example.org", "/\\example.org"],
  ["fr", "mailto:care@example.org", "mailto:care@example.org"],
  ["fr", "#main", "#main"],
])("[RT-22] under %j the link %j is %j", (code, path, link) => {
  expect(prefixPath(code, path)).toBe(link);
});

test.each([
  ["/fr/cart?a=1", "fr", "/cart?a=1"],
  ["/FR", "fr", "/"],
  ["/eu/", "eu", "/"],
  ["/www?x=1#y", "www", "/?x=1#y"],
  ["/cart", undefined, "/cart"],
  ["/zz/cart", undefined, "/zz/cart"],
  ["/fr//example.org", "fr", "/example.org"],
  ["//example.org/cart", undefined, "/example.org/cart"],
  ["", undefined, "/"],
])("[RT-22] %j has the code %j and the path %j", (path, code, rest) => {
  expect(stripPrefix(path)).toEqual({ code, path: rest });
});

test.each([
  [
    "/collections/women-coats?menu%5Bdepartment%5D=women&page=2",
    "/it/collections/women-coats?menu%5Bdepartment%5D=women&page=2",
  ],
  ["/fr/products/silk-dress/12?size=S#details", "/it/products/silk-dress/12?size=S#details"],
  ["/fr", "/it"],
])("[RT-22] changing country keeps the page of %j", (url, switched) => {
  expect(prefixPath("it", url)).toBe(switched);
});

test("[RT-22] switching country and back gives the same address", () => {
  const segment = fc.constantFrom("collections", "women-coats", "qa", "fr", "a%2Fb", "été", "1");
  const segments = fc.array(segment, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(segments, fc.constantFrom("", "page=2", "to=/it/cart&x=%2F", "a[b][0]=c"), (parts, query) => {
      const path = `/fr/${parts.join("/")}?${query}`;
      expect(prefixPath("fr", prefixPath("kr", path))).toBe(path);
    }),
  );
});
