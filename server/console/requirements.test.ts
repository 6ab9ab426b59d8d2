import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printRequirements, REQUIREMENTS_FILE } from "./requirements.ts";

test("docs/requirements.md names the tests of each requirement; if not, run `npm run docs:requirements`", () => {
  const text = readFileSync(REQUIREMENTS_FILE, "utf8");
  expect(text).toBe(printRequirements(text));
});

test("every requirement of the specification is proven by a test", () => {
  const [specification = ""] = readFileSync(REQUIREMENTS_FILE, "utf8").split("\n# Part 2");
  const unproven = [...specification.matchAll(/^- ([A-Z0-9]{2,3}-\d\d) .*\n(?! {2}Proof: )/gm)].map(([, id]) => id);
  expect(unproven).toEqual([]);
});
