import { expect, test } from "vitest";
import { withWords } from "./as-you-type.ts";

test("[SB-04] other words keep the filters and lead back to the first page", () => {
  const address = "/de/pages/search?qTitle=coat&refinementList%5Bvendor%5D%5B0%5D=Ostra&page=3";
  expect(withWords(address, "wool coat")).toBe(
    "/de/pages/search?qTitle=wool+coat&refinementList%5Bvendor%5D%5B0%5D=Ostra",
  );
  expect(withWords("/pages/search?qTitle=coat", "")).toBe("/pages/search");
  expect(withWords("/pages/search", "a&b=c")).toBe("/pages/search?qTitle=a%26b%3Dc");
});
