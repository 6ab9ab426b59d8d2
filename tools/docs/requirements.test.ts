import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lines = [...readFileSync("docs/requirements.md", "utf8").matchAll(/^- ([A-Z]\w+-\d\d) (\(planned\))?/gm)];
const index = new Map(lines.map(([, id = "", planned]) => [id, planned !== undefined]));

const named = new Set(
  globSync("**/*.{test,spec,contract}.{ts,tsx}", { exclude: (name) => /^(node_modules|dist|data|\..*)$/.test(name) })
    .concat(globSync("search/testing/*.ts"))
    .filter((file) => !file.endsWith("requirements.test.ts"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\[([A-Z][A-Z\d]+-\d\d)\]/g)])
    .map(([, id = ""]) => id),
);

test("every requirement is named by a test, unless it is marked as planned", () => {
  expect(index.size).toBeGreaterThan(160);
  const unproven = [...index].filter(([id, isPlanned]) => !isPlanned && !named.has(id));
  expect(unproven.map(([id]) => id)).toEqual([]);
});

test("ids in titles are in the index, once", () => {
  expect([...named].filter((id) => !index.has(id))).toEqual([]);
  expect(lines).toHaveLength(index.size);
});
