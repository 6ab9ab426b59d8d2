import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SECTION_TYPES } from "../../commerce/content/content.ts";

test("docs/content.md describes every section type and no other", () => {
  const [, table = ""] = readFileSync("docs/content.md", "utf8").split(/^\| type .*$/m);
  const [rows = ""] = table.split("\n\n");
  const documented = [...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, type]) => type);
  expect(documented.toSorted()).toEqual([...SECTION_TYPES].toSorted());
});
