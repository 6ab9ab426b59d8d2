import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated.ts";
import { operationsIn } from "./operations/documents.ts";
import { persistedOperations } from "./operations/persisted.ts";
import { dataType, variablesType } from "./operations/type-script.ts";

test("the schema's file, the persisted operations and the storefront's types are as committed [GQ-07]", () => {
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

const schema = buildSchema(`
  type Query { pets(ids: [ID!]!, sort: Sort = NAME, near: Place): [Pet!]!, owner: Owner }
  enum Sort { NAME AGE }
  input Place { x: Float! y: Float! zoom: Int = 3 note: String }
  union Pet = Cat | Dog
  interface Named { name: String! }
  type Cat implements Named { name: String!, lives: Int }
  type Dog implements Named { name: String!, owner: Owner! }
  type Owner implements Named { name: String!, pets: [Pet] }
`);
const read = (...sources: string[]) => {
  const [operation] = operationsIn(sources);
  return { variables: variablesType(schema, operation!), data: dataType(schema, operation!) };
};

test("variables become types: what may be left out is optional, inputs and enums are spelt out", () => {
  const { variables } = read("query q($ids: [ID!]!, $sort: Sort = AGE, $near: Place) { owner { name } }");
  expect(variables).toBe(
    '{ readonly ids: readonly (string)[]; readonly sort?: "NAME" | "AGE" | null; ' +
      "readonly near?: { readonly x: number; readonly y: number; readonly zoom?: number | null; readonly note?: string | null } | null }",
  );
  expect(read("query q { owner { name } }").variables).toBe("Record<string, never>");
});

test("data becomes types: unions by their members, fragments of other files and aliases included", () => {
  const { data } = read(
    "query q { pets(ids: []) { __typename ...N ... on Dog { keeper: owner { ...N } owner { name } } } owner { pets { ... on Cat { lives } } } }",
    "fragment N on Named { name }",
  );
  expect(data).toBe(
    "{ readonly pets: readonly (" +
      '{ readonly __typename: "Cat"; readonly name: string } | ' +
      '{ readonly __typename: "Dog"; readonly name: string; readonly keeper: { readonly name: string }; readonly owner: { readonly name: string } }' +
      ")[]; readonly owner: { readonly pets: readonly ({ readonly lives: number | null } | {  } | null)[] | null } | null }",
  );
});

test("an operation that uses a fragment from nowhere is refused by name", () => {
  expect(() => operationsIn(["query q { owner { ...Lost } }"])).toThrow("q uses the fragment Lost");
});
