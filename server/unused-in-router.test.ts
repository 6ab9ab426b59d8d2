import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { UNUSED } from "./unused-in-router.ts";

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve("react-router"))), "../production/lib");

const sources = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => readFileSync(join(FOLDER, file), "utf8"));

test.each(UNUSED)("the installed React Router has the unused part $part", ({ part }) => {
  expect(sources.filter((source) => source.search(part) >= 0)).not.toEqual([]);
});
