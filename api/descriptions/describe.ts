// Completes the schema with descriptions from the tables. A description beside a field's code comes first.

import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, isUnionType } from "graphql";
import { COMMON } from "./common.ts";
import { TABLE } from "./table.ts";

interface Describable {
  readonly name: string;
  description?: string | null | undefined;
}

export function describe(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const own = TABLE[type.name] ?? {};
    const say = (of: Describable, key: string) => {
      of.description ??= own[key] ?? COMMON[of.name];
    };
    if (isUnionType(type)) type.description ??= `Results of \`${operationOf(schema, type.name) ?? type.name}\`.`;
    else say(type, "");
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        say(field, field.name);
        for (const argument of field.args) say(argument, `${field.name}(${argument.name})`);
      }
    }
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) say(field, field.name);
    if (isEnumType(type)) for (const value of type.getValues()) say(value, value.name);
  }
  return schema;
}

/** The first operation that returns a union. */
function operationOf(schema: GraphQLSchema, union: string): string | undefined {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return fields.find(({ type }) => String(type).replaceAll(/[![\]]/g, "") === union)?.name;
}
