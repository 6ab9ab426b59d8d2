import { expect, test } from "vitest";
import { pathBehind } from "./country-links.ts";

test.each([
  ["/de/collections/women?page=2", "de", "/collections/women?page=2"],
  ["/collections/women", null, "/collections/women"],
  ["/de", "de", ""],
  ["/de?a=1", "de", "?a=1"],
  ["/", null, ""],
  ["/?a=1#top", null, "?a=1#top"],
])("[RT-22] behind the code of %s stands the page", (path, code, rest) => {
  expect(pathBehind(path, code)).toBe(rest);
});
