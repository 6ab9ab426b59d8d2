import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printRequirements, readProofs, REQUIREMENTS_FILE } from "./requirements.ts";

const text = readFileSync(REQUIREMENTS_FILE, "utf8");
const lines = [...text.matchAll(/^- ([A-Z]\w+-\d\d) (\(planned\))?/gm)];
const index = new Map(lines.map(([, id = "", planned]) => [id, planned !== undefined]));
const proofs = readProofs();

test("every requirement is named by a test, unless it is marked as planned", () => {
  expect(index.size).toBeGreaterThan(160);
  const unproven = [...index].filter(([id, isPlanned]) => !isPlanned && !proofs.has(id));
  expect(unproven.map(([id]) => id)).toEqual([]);
});

test("ids in titles are in the index, once", () => {
  expect([...proofs.keys()].filter((id) => !index.has(id))).toEqual([]);
  expect(lines).toHaveLength(index.size);
});

test("docs/requirements.md names the tests of each requirement; if not, run `npm run docs:requirements`", () => {
  expect(text).toBe(printRequirements(text, proofs));
});
