// The files that are made from the schema and the storefront's operations: `npm run graphql` writes them, a test compares them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, validate } from "graphql";
import { operationsIn, type Operation } from "./operations/documents.ts";
import { dataType, variablesType } from "./operations/type-script.ts";
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
    ["storefront/features/graphql/operations.ts", clientModule(operations)],
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

const clientModule = (operations: readonly Operation[]): string =>
  [
    "// The storefront's operations: their ids, and the types of what goes in and comes out.",
    "// Made by `npm run graphql` from api/operations/*.graphql: change those.",
    "",
    'import type { Operation } from "./operation.ts";',
    ...operations.flatMap((operation) => [
      "",
      `export type ${typeName(operation)}Variables = ${variablesType(schema, operation)};`,
      `export type ${typeName(operation)}Data = ${dataType(schema, operation)};`,
      `export const ${operation.name}: Operation<${typeName(operation)}Variables, ${typeName(operation)}Data> = {`,
      `  name: ${JSON.stringify(operation.name)},`,
      `  id: ${JSON.stringify(operation.id)},`,
      "};",
    ]),
    "",
  ].join("\n");

const typeName = ({ name }: Operation): string => name.slice(0, 1).toUpperCase() + name.slice(1);
