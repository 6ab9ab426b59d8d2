// The files that are made from the schema and the storefront's operations: `npm run graphql` writes them, a test compares them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, validate } from "graphql";
import { operationsIn, type Operation } from "./operations/documents.ts";
import { schema, schemaText } from "./schema.ts";

/** By path from the root of the repository. */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  const folder = join(root, "api/operations");
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".graphql"))
    .toSorted();
  const operations = operationsIn(files.map((name) => readFileSync(join(folder, name), "utf8")));
  for (const { name, text } of operations) {
    const [error] = validate(schema, parse(text));
    if (error) throw new Error(`The operation ${name} does not fit the schema: ${error.message}`);
  }
  return new Map([
    ["api/schema.graphql", schemaText()],
    ["api/operations/persisted.ts", persistedModule(operations)],
  ]);
}

const persistedModule = (operations: readonly Operation[]): string =>
  [
    "// The storefront's operations by id. Made by `npm run graphql` from the files beside it: change those.",
    "",
    "export const persistedOperations: ReadonlyMap<string, string> = new Map([",
    ...operations.map(({ id, text }) => `  [${JSON.stringify(id)}, ${JSON.stringify(text)}],`),
    "]);",
    "",
  ].join("\n");
