import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONFIGURATION_FILE, printConfiguration } from "./configuration.ts";

test("docs/configuration.md matches the schema; if not, run `npm run docs:configuration`", () => {
  expect(readFileSync(CONFIGURATION_FILE, "utf8")).toBe(printConfiguration());
});
