import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated.ts";
import { operationsIn } from "./operations/documents.ts";
import { persistedOperations } from "./operations/persisted.ts";

test("the schema's file and the persisted operations are as committed [GQ-07]", () => {
  for (const [path, content] of generatedFiles(".")) {
    expect(content === readFileSync(path, "utf8"), `${path} is out of date: npm run graphql`).toBe(true);
  }
});

test("a persisted operation is kept under the hash of its text", () => {
  expect(persistedOperations.size).toBeGreaterThan(0);
  for (const [id, text] of persistedOperations) {
    expect(id).toBe(createHash("sha256").update(text).digest("hex"));
    expect(parse(text).definitions.filter(({ kind }) => kind === "OperationDefinition")).toHaveLength(1);
  }
});

test("an operation that uses a fragment from nowhere is refused by name", () => {
  expect(() => operationsIn(["query q { owner { ...Lost } }"])).toThrow("q uses the fragment Lost");
});
