import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated.ts";
import { operationsIn } from "./operations/documents.ts";
import { persistedOperations } from "./operations/persisted.ts";

test("the schema file and the persisted operations are up to date [GQ-07]", () => {
  for (const [path, content] of generatedFiles(".")) {
    expect(content === readFileSync(path, "utf8"), `${path} is out of date: npm run graphql`).toBe(true);
  }
});

test("a persisted operation is stored by the hash of its text", () => {
  expect(persistedOperations.size).toBeGreaterThan(0);
  for (const [id, text] of persistedOperations) {
    expect(id).toBe(createHash("sha256").update(text).digest("hex"));
    expect(parse(text).definitions.filter(({ kind }) => kind === "OperationDefinition")).toHaveLength(1);
  }
});

test("an operation with an unknown fragment throws with its name", () => {
  expect(() => operationsIn(["query q { owner { ...Lost } }"])).toThrow("q uses the fragment Lost");
});
