import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTENT_FILE, withSectionTypes } from "./content.ts";

test("docs/content.md describes every section type and no other; if not, run `npm run docs:content`", () => {
  const document = readFileSync(CONTENT_FILE, "utf8");
  expect(document).toBe(withSectionTypes(document));
});
