// Writes the variables and the data of an operation as TypeScript types, from the schema.

import {
  type FieldNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import type { Operation } from "./documents.ts";

export function variablesType(schema: GraphQLSchema, { definition }: Operation): string {
  const members = (definition.variableDefinitions ?? []).map((variable) => {
    const type = inputOf(schema, variable);
    const isOptional = !isNonNullType(type) || variable.defaultValue !== undefined;
    return member(variable.variable.name.value, inputType(type), isOptional);
  });
  return members.length === 0 ? "Record<string, never>" : braces(members);
}

export function dataType(schema: GraphQLSchema, operation: Operation): string {
  const root = schema.getRootType(operation.definition.operation);
  if (!root) throw new Error(`The schema has no ${operation.definition.operation}.`);
  return objectType({ schema, operation }, root, [operation.definition.selectionSet]);
}

interface Scope {
  readonly schema: GraphQLSchema;
  readonly operation: Operation;
}

function inputOf(schema: GraphQLSchema, { type, variable }: VariableDefinitionNode): GraphQLInputType {
  const found = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
  if (!found) throw new Error(`The type of $${variable.name.value} is not in the schema.`);
  return found as GraphQLInputType;
}

function inputType(type: GraphQLInputType): string {
  if (!isNonNullType(type)) return `${presentInput(type)} | null`;
  return presentInput(type.ofType);
}

function presentInput(type: GraphQLInputType): string {
  if (isListType(type)) return `readonly (${inputType(type.ofType)})[]`;
  if (!isInputObjectType(type)) return leafType(type);
  const members = Object.values(type.getFields()).map((field) =>
    member(field.name, inputType(field.type), !isNonNullType(field.type) || field.defaultValue !== undefined),
  );
  return braces(members);
}

function outputType(scope: Scope, type: GraphQLOutputType, selections: readonly SelectionSetNode[]): string {
  if (!isNonNullType(type)) return `${presentOutput(scope, type, selections)} | null`;
  return presentOutput(scope, type.ofType, selections);
}

function presentOutput(scope: Scope, type: GraphQLOutputType, selections: readonly SelectionSetNode[]): string {
  if (isListType(type)) return `readonly (${outputType(scope, type.ofType, selections)})[]`;
  if (isObjectType(type)) return objectType(scope, type, selections);
  if (isAbstractType(type)) {
    const members = scope.schema.getPossibleTypes(type).map((one) => objectType(scope, one, selections));
    return [...new Set(members)].join(" | ");
  }
  return leafType(type);
}

function objectType(scope: Scope, type: GraphQLObjectType, selections: readonly SelectionSetNode[]): string {
  const fields = new Map<string, FieldNode[]>();
  for (const selection of selections) collectFields(scope, type, selection, fields);
  const members = [...fields].map(([key, nodes]) => {
    const name = nodes[0]!.name.value;
    if (name === "__typename") return member(key, JSON.stringify(type.name), false);
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}.`);
    return member(
      key,
      outputType(
        scope,
        field.type,
        nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      ),
      false,
    );
  });
  return braces(members);
}

function collectFields(
  { schema, operation }: Scope,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  into: Map<string, FieldNode[]>,
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      into.set(key, [...(into.get(key) ?? []), selection]);
      continue;
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? operation.fragments.get(selection.name.value)! : selection;
    const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
    const applies =
      !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
    if (applies) collectFields({ schema, operation }, type, fragment.selectionSet, into);
  }
}

function leafType(type: GraphQLInputType | GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isEnumType(named)) {
    return named
      .getValues()
      .map(({ name }) => JSON.stringify(name))
      .join(" | ");
  }
  const known = SCALARS[named.name];
  if (known === undefined) throw new Error(`There is no TypeScript type for the scalar ${named.name}.`);
  return known;
}

const SCALARS: Readonly<Record<string, string>> = {
  ID: "string",
  String: "string",
  Int: "number",
  Float: "number",
  Boolean: "boolean",
};

const member = (name: string, type: string, isOptional: boolean): string =>
  `readonly ${name}${isOptional ? "?" : ""}: ${type}`;

const braces = (members: readonly string[]): string => `{ ${members.join("; ")} }`;
