import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SECTION_TYPES } from "../../commerce/content/content.ts";

test("docs/content.md describes every section type and no other", () => {
  const [, ...tables] = readFileSync("docs/content.md", "utf8").split(/^\| type .*$/m);
  const rows = tables.map((table) => table.split("\n\n")[0]).join("\n");
  const documented = [...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, type]) => type);
  expect(documented.toSorted()).toEqual([...SECTION_TYPES].toSorted());
});
