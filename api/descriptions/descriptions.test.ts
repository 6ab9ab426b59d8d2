// Every type, field, argument, input field and enum value of the schema is described.

import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { TABLE } from "./table.ts";

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** Descriptions by path: "Product.title", "Query.product(handleOrId)". */
function descriptions(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const check = (path: string, { description }: Described) => found.set(path, description?.trim() ?? "");
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  for (const type of types) {
    check(type.name, type);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
    }
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
  }
  for (const directive of schema.getDirectives()) {
    check(`@${directive.name}`, directive);
    for (const argument of directive.args) check(`@${directive.name}(${argument.name})`, argument);
  }
  return found;
}

test("[OC-17] every type, field, argument and enum value has a description", () => {
  const missing = [...descriptions()].filter(([, text]) => text === "").map(([path]) => path);
  expect(missing).toEqual([]);
});

test("every description of the table is used", () => {
  const used = descriptions();
  const unused = Object.entries(TABLE).flatMap(([type, texts]) =>
    Object.entries(texts)
      .filter(([name, text]) => used.get(name === "" ? type : `${type}.${name}`) !== text)
      .map(([name]) => `${type}.${name}`),
  );
  expect(unused).toEqual([]);
});
